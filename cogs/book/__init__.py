"""Reading: the log of a game, what happened since one's last turn, the board, help."""
