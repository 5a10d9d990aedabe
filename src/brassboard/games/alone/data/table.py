"""The table of Alone: the Hero's sheet, the maze he sees, Evil's cards, and the secret map only Evil sees.

A sector is an index of the secret map. Nothing the Hero can see holds one (AL-KNOW-11): to him a sector in the maze is
a `Tile` with a number of its own, and a creature in the maze is a `Figure` with a number of its own. Only
`Secret.sectors` joins both worlds. Directions are 0 to 3 for north, east, south and west, and 4 for stairs.
"""

from typing import Annotated, Final, TypeVar

import msgspec

from brassboard.kernel import Part, Public, Ref, Team, Value, masked, nobody, own, team

T = TypeVar("T")
TeamOnly = Annotated[T, team(counted=False)]
"""For Evil only, and even the number of things is a secret."""
FirstHand = Annotated[T, own(stock="first")]
SecondHand = Annotated[T, own(stock="second")]
FirstDeck = Annotated[T, nobody(stock="first")]
SecondDeck = Annotated[T, nobody(stock="second")]
FirstSpent = Annotated[T, masked(stock="first")]
SecondSpent = Annotated[T, masked(stock="second")]
EquipmentDeck = Annotated[T, nobody(stock="equipment")]
RedDeck = Annotated[T, nobody(stock="red_missions")]

SeatId = Annotated[int, Ref("seat")]
ItemId = Annotated[str, Ref("item")]
CardId = Annotated[str, Ref("card")]
MissionId = Annotated[str, Ref("mission")]
CharacterId = Annotated[str, Ref("character")]
CreatureKind = Annotated[str, Ref("creature")]
DeckColour = Annotated[str, Ref("deck")]
RoomLetter = Annotated[str, Ref("room")]
Shape = Annotated[str, Ref("shape")]
StairColour = Annotated[str, Ref("stair")]
Difficulty = Annotated[str, Ref("difficulty")]

HERO: Final = 0
"""The seat of the Hero; all other seats are Evil (AL-SETUP-02)."""


# The secret map


class Creature(Value, frozen=True):
    """A creature on the secret map. `id` is Evil's lasting number; `figure` the Hero's number of it, -1 if hidden."""

    id: int
    kind: str
    sector: int
    wounded: bool = False
    figure: int = -1
    moved_to: int = -1
    """The sector where its last move or teleport by Evil ended this turn; -1 if it was not moved (AL-RULING-63)."""
    bonus: int = 0
    """Extra dice in its attacks until the end of the turn."""


class Clue(Value, frozen=True):
    """A marker of a `find` step; one of its mission is the real one (AL-MISS-13)."""

    sector: int
    colour: str
    real: bool = False


class Secret(Part):
    """What every Evil seat sees and the Hero does not (AL-KNOW-03). `seat` is the first Evil seat."""

    seat: Public[int]
    floors: TeamOnly[tuple[str, ...]] = ()
    """The ids of the two printed floors."""
    turns: TeamOnly[tuple[int, ...]] = ()
    """How each floor is turned and mirrored, 0 to 7."""
    rooms: Team[str] = ""
    """The letters of the eight room places in reading order, floor 1 first."""
    swap: Team[int] = -1
    """Whether the stair colours of floor 2 are swapped, 0 or 1."""
    hero: Team[int] = -1
    """The Hero's sector."""
    sectors: TeamOnly[tuple[int, ...]] = ()
    """The sector of each tile number, tiles that are gone included."""
    revealed: Team[int] = 0
    """Bit set of the sectors in the maze. This and the next two are -1 for those who may not see them."""
    lit: Team[int] = 0
    danger: Team[int] = 0
    blocked: Team[int] = 0
    """Bit set of the blocked doors."""
    creatures: TeamOnly[tuple[Creature, ...]] = ()
    """In the order of their ids."""
    last_id: Team[int] = 0
    """The last number given to a creature."""
    clues: TeamOnly[tuple[Clue, ...]] = ()
    apostle_seen: Team[bool] = False
    """Whether the Apostle has been revealed before (AL-BOSS-04)."""


# The maze: all the Hero sees


class Tile(Part):
    """A sector in the maze. `links` are north, east, south and west: 0 wall, 1 passage, 2 door."""

    number: Public[int]
    island: Public[int]
    """Tiles with the same number are drawn relative to each other (AL-KNOW-11)."""
    floor: Public[int]
    x: Public[int]
    y: Public[int]
    links: Public[tuple[int, ...]]
    shape: Public[Shape]
    room: Public[RoomLetter] = ""
    switch: Public[bool] = False
    stair: Public[StairColour] = ""
    via: Public[int] = -1
    """The tile from which a stair led here when this tile was laid, or -1."""
    lit: Public[bool] = False
    danger: Public[bool] = False
    blocked: Public[int] = 0
    """Bit set of the directions whose door is blocked."""
    markers: Public[tuple[str, ...]] = ()
    """The colours of the missions whose state marker lies here."""


class GoneTile(Value, frozen=True):
    """A tile that left the maze, as the Hero remembers it."""

    number: int
    island: int
    floor: int
    x: int
    y: int
    links: tuple[int, ...]
    shape: str
    room: str
    switch: bool
    stair: str
    via: int
    left: int
    """How many facts had been told when it left."""
    until: int = 0
    """How many tiles had been laid when it left."""
    lit: bool = False
    danger: bool = False
    blocked: int = 0
    """Bit set of the directions whose door was blocked."""
    markers: tuple[str, ...] = ()
    """The colours of the missions whose state marker lay there. This and the three before are as he saw them last."""


class Figure(Part):
    """A creature in the maze."""

    number: Public[int]
    kind: Public[CreatureKind]
    tile: Public[int]
    wounded: Public[bool] = False


class Fact(Value, frozen=True):
    """Something the Hero was told or did that says something about the secret map; kept for those who reason about it.

    `what` is one of: noise (word: a direction, other_floor, out_of_hearing, stairs), answer (word: target, number:
    distance or -1 for none, same_floor; kind: the rooms a mission marks, * for corridors), lit (the Hero switched a
    light line: word direction, number of further sectors; or the boxes of a reward), blocked, opened (direction of a
    door of the tile, or all), card (a face-up card), sought (word: the kind a Seeker Drone looked for, number: how far,
    same_floor: whether it found one), shown, moved, left (by a direction), hidden, vanished (a figure appeared on a
    tile, moved to it, left it, left the maze together with it, or was teleported away), taken (a tile was taken out
    because the supply lacks its shape; word: the way of the reveal, others: the tiles that could have been taken
    instead), danger, cleared (a marker came or went, or all of the floor), owed (number of markers in clean-up), turned
    (the marker of a mission, word: its colour). `number` is a tile unless said otherwise; `kind` and `wounded` tell the
    figure. `doubtful` marks an answer that a card allowed to be false. `tiles` is how many tiles had been laid by then
    and `here` is the Hero's tile.
    """

    what: str
    tiles: int
    here: int
    word: str = ""
    number: int = 0
    same_floor: bool = True
    doubtful: bool = False
    round: int = 0
    turn: int = 0
    kind: str = ""
    wounded: bool = False
    others: tuple[int, ...] = ()


# The Hero


class Item(Part):
    id: Public[ItemId]
    charges: Public[int]
    upgraded: Public[bool] = False


class Hero(Part):
    character: Public[CharacterId] = ""
    life: Public[int] = 12
    calm: Public[int] = 12
    """Self-control."""
    adrenaline: Public[int] = 3
    adrenaline_bonus: Public[int] = 0
    """What rewards add to the adrenaline maximum for good."""
    experience: Public[tuple[int, ...]] = (0, 0, 0, 0, 0)
    """Points for the skills of spore, parasite, cultist, hybrid and worm."""
    items: Public[list[Item]] = msgspec.field(default_factory=list)
    companions: Public[tuple[str, ...]] = ()
    sacrificed: Public[tuple[str, ...]] = ()
    tokens: Public[tuple[str, ...]] = ()
    searched: Public[tuple[str, ...]] = ()
    """Letters of the rooms that were searched."""
    used_round: Public[tuple[str, ...]] = ()
    """Abilities used this round; `Turn.used` has those of the turn."""
    met: Public[bool] = False
    """Whether a creature was in the Hero's sector at any time this round (AL-MISS-10)."""
    station_plan: Public[bool] = False


class Mission(Part):
    """An open mission. `step` is the group of steps in progress; each step of the group has a count."""

    id: Public[MissionId]
    colour: Public[str]
    step: Public[int] = 0
    counts: Public[tuple[int, ...]] = ()
    prepared: Public[tuple[bool, ...]] = ()
    fulfilled: Public[bool] = False


# Evil


class EvilSeat(Part):
    """An Evil player. Cards of the two decks are two stocks, so that no card is imagined in the wrong pile."""

    seat: Public[int]
    decks: Public[tuple[int, ...]] = ()
    """The decks it may draw from: 0, 1 or both."""
    first: FirstHand[tuple[str, ...]] = ()
    second: SecondHand[tuple[str, ...]] = ()


class FirstDown(Part):
    """A card of the first deck that was played or discarded face down: only its player knows it (AL-RULING-45)."""

    seat: Public[int]
    seen: Public[int]
    in_row: Public[bool]
    card: FirstSpent[str] = ""


class SecondDown(Part):
    seat: Public[int]
    seen: Public[int]
    in_row: Public[bool]
    card: SecondSpent[str] = ""


class RowCard(Part):
    """A reaction card on the reaction spaces this round. `card` is empty for one that lies face down."""

    seat: Public[int]
    deck: Public[int]
    turn: Public[int]
    spaces: Public[int]
    card: Public[CardId] = ""
    dangerous: Public[bool] = False


class Opened(Part):
    """What was a secret until the match was over (AL-KNOW-10). The fields are named as in `Secret` and `Table`."""

    floors: Public[tuple[str, ...]]
    turns: Public[tuple[int, ...]]
    rooms: Public[str]
    swap: Public[int]
    hero: Public[int]
    sectors: Public[tuple[int, ...]]
    revealed: Public[int]
    lit: Public[int]
    danger: Public[int]
    blocked: Public[int]
    creatures: Public[tuple[Creature, ...]]
    clues: Public[tuple[Clue, ...]]
    hands: Public[tuple[tuple[CardId, ...], ...]]
    """The hands of the Evil players, in seat order."""
    first_deck: Public[tuple[CardId, ...]]
    second_deck: Public[tuple[CardId, ...]]
    equipment: Public[tuple[ItemId, ...]]
    reds: Public[tuple[MissionId, ...]]


class Table(Part):
    difficulty: Public[Difficulty]
    spaces: Public[int]
    spill_over: Public[bool]
    map: Public[str]
    """The option: random, or the name of a map."""
    variety: Public[bool]
    secret: Public[Secret]
    hero: Public[Hero]
    evil: Public[list[EvilSeat]]
    tiles: Public[list[Tile]]
    figures: Public[list[Figure]]
    missions: Public[list[Mission]]
    row: Public[list[RowCard]]
    first_down: Public[list[FirstDown]]
    second_down: Public[list[SecondDown]]
    here: Public[int] = -1
    """The number of the tile the Hero stands on."""
    gone: Public[tuple[GoneTile, ...]] = ()
    last_tile: Public[int] = -1
    last_figure: Public[int] = 0
    told: Public[tuple[Fact, ...]] = ()
    leader: Public[SeatId] = 1
    round: Public[int] = 0
    round_marker: Public[int] = 6
    turn: Public[int] = 0
    nightmare: Public[bool] = False
    owed: Public[int] = 0
    """Danger markers Evil may still place in this clean-up."""
    decks: Public[tuple[str, ...]] = ()
    """The colours of the two decks in play."""
    first_deck: FirstDeck[tuple[str, ...]] = ()
    second_deck: SecondDeck[tuple[str, ...]] = ()
    first_discard: Public[tuple[str, ...]] = ()
    second_discard: Public[tuple[str, ...]] = ()
    equipment: EquipmentDeck[tuple[str, ...]] = ()
    lost_items: Public[tuple[str, ...]] = ()
    """Equipment cards out of the game."""
    reds: RedDeck[tuple[str, ...]] = ()
    """The red missions still face down; the first one is the main mission of this match until it is turned up."""
    boss: Public[str] = ""
    """The kind of boss the red mission has brought, or empty."""
    boss_dead: Public[bool] = False
    winner: Public[str] = ""
    """hero or evil."""
    opened: Public[Opened | None] = None
    """Everything that was hidden, once the match is over."""
