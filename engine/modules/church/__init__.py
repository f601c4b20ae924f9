"""Church, Belief & Reformation."""

from engine.modules.church.definition import Church

MODULE = Church
