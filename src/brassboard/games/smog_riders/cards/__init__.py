"""Magic and Defence cards: when they may be played, on what, and what their effects do."""
