"""Rules of the base game (base.md)."""
