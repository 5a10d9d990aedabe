"""Events of the match and its rounds: set-up, missions, clean-up, the end."""
