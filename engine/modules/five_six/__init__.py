"""Five and six players (five_six.md): a bigger board, and what the others do between turns."""

from engine.modules.five_six.definition import FiveSix

MODULE = FiveSix
