"""Trade between players: composing offers and counter-offers card by card."""
