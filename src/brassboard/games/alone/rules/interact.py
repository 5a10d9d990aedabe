"""The Interact action: switch boxes and lines of light."""
