"""The actions of the intermezzo; the others are those of set-up."""

from typing import Annotated

from brassboard.kernel import Action, Ref

GentlemanId = Annotated[str, Ref("gentleman")]
CardId = Annotated[str, Ref("card")]


class Visit(Action, frozen=True, tag="visit"):
    """Go to a place."""

    gentleman: Annotated[str, Ref("figure")]  # A figure has no printed text: that of the place is shown.
    place: Annotated[str, Ref("place")]


class TakeCards(Action, frozen=True, tag="take_cards"):
    """Take the cards of one space."""

    cards: tuple[CardId, ...]


class Exchange(Action, frozen=True, tag="exchange"):
    """Let a gentleman sit out for another one."""

    goes: GentlemanId
    comes: GentlemanId


class Inherit(Action, frozen=True, tag="inherit"):
    """Give what a gentleman who sits out has won to another one."""

    gentleman: GentlemanId
