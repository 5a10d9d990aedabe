"""The clean-up phase at the end of a round."""
