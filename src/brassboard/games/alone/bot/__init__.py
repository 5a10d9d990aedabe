"""What bots know of Alone."""
