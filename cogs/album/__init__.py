"""The game in pictures beside the board: hand, offers, dice, points, harvest, standing, film."""
