"""The Explore action."""
