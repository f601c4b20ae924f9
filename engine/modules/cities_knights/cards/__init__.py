"""The progress cards that are played, one file per domain and one per card of several steps."""

from engine.modules.cities_knights.cards.commercial_harbor import PlayCommercialHarbor
from engine.modules.cities_knights.cards.deserter import PlayDeserter
from engine.modules.cities_knights.cards.diplomat import PlayDiplomat
from engine.modules.cities_knights.cards.master_merchant import PlayMasterMerchant
from engine.modules.cities_knights.cards.politics import (
    PlayBishop,
    PlayIntrigue,
    PlaySaboteur,
    PlayWarlord,
)
from engine.modules.cities_knights.cards.science import (
    PlayAlchemist,
    PlayCrane,
    PlayEngineer,
    PlayInventor,
    PlayIrrigation,
    PlayMedicine,
    PlayMining,
    PlayRoadBuilding,
)
from engine.modules.cities_knights.cards.smith import PlaySmith
from engine.modules.cities_knights.cards.spy import PlaySpy
from engine.modules.cities_knights.cards.trade import (
    PlayMerchant,
    PlayMerchantFleet,
    PlayResourceMonopoly,
    PlayTradeMonopoly,
)
from engine.modules.cities_knights.cards.wedding import PlayWedding

BEFORE_ROLL = (PlayAlchemist,)
AFTER_ROLL = (
    PlayCommercialHarbor,
    PlayMasterMerchant,
    PlayMerchant,
    PlayMerchantFleet,
    PlayResourceMonopoly,
    PlayTradeMonopoly,
    PlayBishop,
    PlayDeserter,
    PlayDiplomat,
    PlayIntrigue,
    PlaySaboteur,
    PlaySpy,
    PlayWarlord,
    PlayWedding,
    PlayCrane,
    PlayEngineer,
    PlayInventor,
    PlayIrrigation,
    PlayMedicine,
    PlayMining,
    PlayRoadBuilding,
    PlaySmith,
)
