"""Alexander the Great, a scenario for three and four players (alexander.md)."""

from engine.modules.alexander.definition import Alexander

MODULE = Alexander
