"""Databases as released versions left them, each with what its games must still be."""
