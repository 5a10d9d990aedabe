"""Frames of the match and its rounds: set-up, rounds, clean-up, missions."""

from brassboard.kernel import Frame, Public


class Play(Frame, tag="alone.play"):
    """The whole match: set-up, then rounds until someone wins."""


class Round(Frame, tag="alone.round"):
    """A round: eight turns, then clean-up."""

    turns: Public[int] = 0
    """Turns that have ended."""
