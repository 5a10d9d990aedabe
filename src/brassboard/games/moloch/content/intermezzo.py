"""What lies between chapters: places to visit, benefits for the Nemesis, and the extras of the levels."""

from typing import Final

from brassboard.kit.content import Row

from .abilities import Ability, read_abilities
from .components import ORIGIN, Origin
from .effects import PROFESSIONS

PLACE_TYPES: Final = ("token", "visit", "next")
BENEFIT_TYPES: Final = ("now", "perm", "atk", "def")
OFFERS: Final = ("utensils", "simple", "artefacts", "advantage")
MOST_SPACES: Final = 5
MOST_POINTS: Final = 9


class Place:
    """A place of the intermezzo plan, or a place card, which has one space (RM-INT-06, RM-INT-10, RM-INT-12).

    A printed place offers cards: each space has `cards` of the stack `offer`. A place card has abilities.
    """

    def __init__(self, row: Row, printed: bool) -> None:
        self.id: Final = row.id
        self.printed: Final = printed
        self.points: Final = row.number("points", 0, MOST_POINTS)  # for the Nemesis, each visit
        self.spaces: Final = row.number("spaces", 1, MOST_SPACES) if printed else 1
        self.offer: Final = row.choice("offer", OFFERS) if printed else ""
        self.cards: Final = row.number("cards", 1, 2) if printed else 0
        admits = row.choices("professions", PROFESSIONS) if "professions" in row.data else PROFESSIONS
        self.professions: Final[tuple[str, ...]] = admits  # whom it admits
        self.group: Final = row.flag("group")  # its token is the group's, not the visitor's
        self.abilities: Final[tuple[Ability, ...]] = () if printed else read_abilities(row, PLACE_TYPES)
        self.origin: Final = Origin(row, "name")
        if not self.professions:
            raise row.error("somebody may visit a place: write professions, or leave them out if all may")
        if not printed and not self.abilities:
            raise row.error("a place card gives something: write abilities = [{ type = …, does = … }]")
        if self.group and self.token is None:
            raise row.error('group is for tokens: write an ability with type = "token", or leave group out')

    @property
    def token(self) -> Ability | None:
        """Return the ability that is used once in the next chapter, if the place gives such a token."""
        found = [ability for ability in self.abilities if ability.type == "token"]
        return found[0] if found else None


PRINTED_PLACE: Final = ("spaces", "points", "offer", "cards", *ORIGIN)
"""The fields of a place of the plan."""
PLACE_CARD: Final = ("points", "professions", "group", "abilities", *ORIGIN)
"""The fields of a place card."""


class Benefit:
    """A benefit the Nemesis buys with conspiracy points (RM-INT-13, RM-INT-14, RM-RULING-82)."""

    def __init__(self, row: Row) -> None:
        self.id: Final = row.id
        self.price: Final = row.number("price", 1, MOST_POINTS)
        self.target: Final = row.choice("target", ("none", "agent", "minion"))  # one agent figure, one minion type
        self.times: Final = row.number("times", 0, MOST_POINTS)  # per chapter; 0 without a limit
        self.abilities: Final[tuple[Ability, ...]] = read_abilities(row, BENEFIT_TYPES, free=True)
        self.origin: Final = Origin(row, "name")
        if len(self.abilities) != 1:
            raise row.error(f"a benefit has one ability, not {len(self.abilities)}")
        if (self.ability.type == "now") != (self.target == "none"):
            raise row.error('a benefit for nobody acts at once: write target = "none" with type = "now", or neither')

    @property
    def ability(self) -> Ability:
        return self.abilities[0]


BENEFIT: Final = ("price", "target", "times", "abilities", *ORIGIN)
"""The fields of a benefit."""

LEVEL: Final = (
    "simple", "special", "royal", "artefacts", "utensils", "advantages", "more_advantages", "points", "powers", *ORIGIN,
)  # fmt: skip
"""The fields of a level."""


class Level:
    """The extras of both sides in a single adventure or a new campaign (RM-SETUP-11 to -15)."""

    def __init__(self, row: Row) -> None:
        self.id: Final = row.id
        self.simple: Final = row.number("simple", 0, 9)  # random equipment, shared freely
        self.special: Final = row.number("special", 0, 9)
        self.royal: Final = row.number("royal", 0, 9)
        self.artefacts: Final = row.number("artefacts", 0, 9)
        self.utensils: Final = row.number("utensils", 0, 9)
        self.advantages: Final = row.number("advantages", 0, 3)  # of choice, for each gentleman
        self.more_advantages: Final = row.number("more_advantages", 0, 4)  # so many gentlemen choose 1 more
        self.points: Final = row.number("points", 0, 20)  # conspiracy points
        self.powers: Final = row.number("powers", 0, 4)  # of choice, besides the basic ones
        self.origin: Final = Origin(row, "name")

    def cards(self, stack: str) -> int:
        """Return how many random cards of an equipment stack the gentlemen draw."""
        drawn = {
            "simple": self.simple, "special": self.special, "royal": self.royal, "artefacts": self.artefacts,
            "utensils": self.utensils,
        }  # fmt: skip
        return drawn.get(stack, 0)
