"""What the channel is shown: composing, drawing and sending the posts of a game."""
