"""Before the first move: a table is opened, people sit down, rules are chosen, it starts."""
