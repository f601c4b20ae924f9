"""Rules of Seafarers (seafarers.md)."""
