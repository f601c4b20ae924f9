"""For whoever operates the bot, and what it owes everybody: health, stored data, honest dice."""
