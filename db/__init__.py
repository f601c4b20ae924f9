"""Storage: the tables, their migrations, the queries, and ``Table``, the only way to move."""
