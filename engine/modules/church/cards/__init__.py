"""The red progress cards, one file per group (church.md §10)."""

from engine.modules.church.cards.anathema import PlayAnathema
from engine.modules.church.cards.church_tax import PlayChurchTax
from engine.modules.church.cards.exile import PlayExile
from engine.modules.church.cards.granary import PlayGranary
from engine.modules.church.cards.knights import PlayBlessing, PlayCrusade, PlaySuperstition
from engine.modules.church.cards.lent import PlayLent
from engine.modules.church.cards.pawn import PlayInquisitor
from engine.modules.church.cards.reform import PlayReform

AFTER_ROLL = (
    PlayAnathema,
    PlayBlessing,
    PlayChurchTax,
    PlayCrusade,
    PlayExile,
    PlayGranary,
    PlayInquisitor,
    PlayLent,
    PlayReform,
    PlaySuperstition,
)
