"""What cards, gifts and powers do, and what their bearers have by them."""
