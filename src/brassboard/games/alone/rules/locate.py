"""The Locate action and its answers."""
