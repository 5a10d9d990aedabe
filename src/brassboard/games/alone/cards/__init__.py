"""What the words of the effect language do in Alone."""
