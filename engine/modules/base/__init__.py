"""Base game (base.md). Every other module builds on it."""

from engine.modules.base.definition import Base

MODULE = Base
