"""Map files, one JSON per board (format: base.md §3)."""
