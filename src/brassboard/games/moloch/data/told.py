"""What a campaign tells a chapter before it begins. Only ids and numbers; the rules read it once, in `begin`."""

from brassboard.kernel import Value


class Member(Value, frozen=True):
    """A gentleman of the group, with all that the intermezzo settled for him."""

    id: str
    seat: int  # of the match
    role: str
    advantages: tuple[str, ...] = ()
    cards: tuple[str, ...] = ()
    gains: tuple[str, ...] = ()  # places whose gain he has in this chapter


class Told(Value, frozen=True):
    """The part of the campaign sheet that a chapter needs.

    The first chapter of a campaign is told a `level` and no group: its set-up asks for everything, as in a single
    adventure. Every later one is told the group and no level.
    """

    chapter: str
    level: str = ""
    group: tuple[Member, ...] = ()
    leader: str = ""
    stock: tuple[str, ...] = ()
    powers: tuple[str, ...] = ()
    stones: tuple[str, ...] = ()  # those of the Nemesis
    points: int = 0
    chaos: int = 0  # chaos cards more or fewer at the start
    scars: tuple[str, ...] = ()  # sheets of agents, one entry for each scarred figure
    tokens: tuple[str, ...] = ()  # as in `Party.tokens`
    favours: tuple[str, ...] = ()
    versions: tuple[str, ...] = ()  # those fixed before the chapter: "clown b"
