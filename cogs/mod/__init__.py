"""What moderators may do: repair everything, with a reason, where all can see it."""
