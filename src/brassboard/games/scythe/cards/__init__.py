"""What the cards of Scythe give and what the objective cards count."""
