"""What a chapter reports to its campaign when it is over."""

from brassboard.kernel import Value


class Survivor(Value, frozen=True):
    """A gentleman of the group, as he leaves the chapter."""

    id: str
    seat: int  # of the match
    advantages: tuple[str, ...] = ()


class ChapterEnd(Value, frozen=True):
    """The end of a chapter. The first chapter of a campaign also reports what its set-up settled for good."""

    winner: int  # the side
    group: tuple[Survivor, ...] = ()
    leader: str = ""
    equipment: tuple[str, ...] = ()  # held by gentlemen or left in their stock
    discards: tuple[str, ...] = ()
    powers: tuple[str, ...] = ()
    fallen: tuple[str, ...] = ()  # sheets of agents, one entry for each figure defeated
    facts: tuple[str, ...] = ()  # what the chapter remembers for its rewards
    burning: int = 0  # districts
    used: tuple[str, ...] = ()  # favours that were used up
