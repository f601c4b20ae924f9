"""The bot on simulated Discord: a small language for end-to-end tests, over SimCord."""
