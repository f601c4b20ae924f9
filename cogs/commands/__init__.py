"""Slash commands: every move, and everything there is to read, for who prefers to type."""
