"""The events of a campaign between its chapters; others are those of set-up."""

from typing import Annotated

from brassboard.kernel import Event, Ref

GentlemanId = Annotated[str, Ref("gentleman")]
CardId = Annotated[str, Ref("card")]
PlaceId = Annotated[str, Ref("place")]
SheetId = Annotated[str, Ref("sheet")]
SideId = int


class ChapterWon(Event, frozen=True, tag="moloch.chapter_won"):
    chapter: Annotated[str, Ref("chapter")]
    side: SideId


class CardsWon(Event, frozen=True, tag="moloch.cards_won"):
    """Equipment for the common stock."""

    cards: tuple[CardId, ...]


class StoneWon(Event, frozen=True, tag="moloch.stone_won"):
    stone: CardId
    side: SideId


class PointsWon(Event, frozen=True, tag="moloch.points_won"):
    """Conspiracy points for the Nemesis."""

    n: int


class ChaosChanged(Event, frozen=True, tag="moloch.chaos_changed"):
    """The Nemesis starts the next chapter with more or fewer chaos cards."""

    n: int


class FavourWon(Event, frozen=True, tag="moloch.favour_won"):
    favour: Annotated[str, Ref("favour")]


class Scarred(Event, frozen=True, tag="moloch.scarred"):
    sheet: SheetId
    figures: int


class ScarsHealed(Event, frozen=True, tag="moloch.scars_healed"):
    sheet: SheetId


class PlaceGone(Event, frozen=True, tag="moloch.place_gone"):
    """A place card leaves the campaign."""

    place: PlaceId


class PlanLaid(Event, frozen=True, tag="moloch.plan_laid"):
    """The place cards of this intermezzo."""

    places: tuple[PlaceId, ...]


class Visited(Event, frozen=True, tag="moloch.visited"):
    gentleman: GentlemanId
    place: PlaceId


class TokenWon(Event, frozen=True, tag="moloch.token_won"):
    """Something for the next chapter."""

    place: PlaceId


class Gambled(Event, frozen=True, tag="moloch.gambled"):
    gentleman: GentlemanId
    dice: tuple[Annotated[str, Ref("symbol")], ...]


class CardDropped(Event, frozen=True, tag="moloch.card_dropped"):
    """A card of the intermezzo is discarded."""

    card: CardId


class AdvantageReturned(Event, frozen=True, tag="moloch.advantage_returned"):
    gentleman: GentlemanId
    card: CardId


class PowerPutBack(Event, frozen=True, tag="moloch.power_put_back"):
    power: Annotated[str, Ref("power")]


class Exchanged(Event, frozen=True, tag="moloch.exchanged"):
    goes: GentlemanId
    comes: GentlemanId


class Inherited(Event, frozen=True, tag="moloch.inherited"):
    place: PlaceId
    gentleman: GentlemanId
