"""The local table: its world, and its page in a real browser."""
