"""Frames of the match and its rounds: set-up, rounds, clean-up, missions."""

from brassboard.kernel import Drawn, Frame, Nobody, Permutation, Public, Team

from .actions import Character, Decks, Owners


class Play(Frame, tag="alone.play"):
    """The whole match: set-up, then rounds until someone wins."""

    character: Public[str] = "choose"
    """The option: choose, random, or the Hero's character."""
    decks: Public[str] = "choose"
    """The option: choose, or two colours of decks."""


class SetUp(Frame, tag="alone.set_up"):
    """Set-up, in the order of AL-SETUP-01 to AL-SETUP-08. `seat` is the leader.

    What chance answers about the map is cleared when the map is laid, and the orders of decks when they are stacked.
    """

    seat: Public[int]
    option: Public[str] = "choose"
    """The option `character`."""
    deck_option: Public[str] = "choose"
    lower: Team[Drawn | None] = None
    """Which library floor is floor 1."""
    upper: Team[Drawn | None] = None
    lower_turn: Team[Drawn | None] = None
    """How floor 1 is turned and mirrored (AL-SETUP-09)."""
    upper_turn: Team[Drawn | None] = None
    rooms: Team[Permutation | None] = None
    swap: Team[Drawn | None] = None
    character: Public[Character | None] = None
    drawn: Public[Drawn | None] = None
    """The character drawn by chance."""
    green: Public[Drawn | None] = None
    blue: Public[Drawn | None] = None
    reds: Nobody[Permutation | None] = None
    ammunition: Public[Drawn | None] = None
    equipment: Nobody[Permutation | None] = None
    decks: Public[Decks | None] = None
    owners: Public[Owners | None] = None
    first: Nobody[Permutation | None] = None
    second: Nobody[Permutation | None] = None


class Round(Frame, tag="alone.round"):
    """A round: eight turns, then clean-up."""

    turns: Public[int] = 0
    """Turns that have ended."""


class CleanUp(Frame, tag="alone.clean_up"):
    """The clean-up at the end of a round, AL-END-01 to AL-END-12."""


# Missions


class WorkOn(Frame, tag="alone.work_on"):
    """The Hero interacts for a step of a mission (AL-MISS-06)."""

    mission: Public[str]


class Fulfil(Frame, tag="alone.fulfil"):
    """Missions whose last step is done are fulfilled, one after the other (AL-MISS-11)."""

    left: Public[tuple[str, ...]]
    mission: Public[str] = ""
    """The mission that is being fulfilled."""
    main: Public[str] = ""
    """The red mission that it starts, or empty."""


class RoundEnd(Frame, tag="alone.round_end"):
    """What missions do at the end of a round, green before blue before red (AL-END-10)."""

    place: Public[int] = 0
    """How many missions are done."""
