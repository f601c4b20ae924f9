"""The playing surface: the live post, the private panel generated from the legal actions."""
