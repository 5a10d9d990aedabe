"""The table of Rise of Moloch: the scene with its figures, both sides' cards, and who may see them.

A figure keeps its place in `Table.figures` for the whole chapter; one that is not on the board has no square. Squares
and edges are numbers of the chapter's ground. All of a figure is public; hidden are the chaos hand, the activation
cards that lie face down, the face-down markers of a chapter and the order of every deck (RM-RULING-90).
"""

from typing import Annotated, Final, TypeVar

from brassboard.kernel import Part, Public, Ref, masked, nobody, own, team

T = TypeVar("T")
ChaosHand = Annotated[T, own(stock="chaos")]
ChaosDeck = Annotated[T, nobody(stock="chaos")]
AfflictionDeck = Annotated[T, nobody(stock="afflictions")]
UpperCard = Annotated[T, masked(stock="upper")]
LowerCard = Annotated[T, masked(stock="lower")]
MarkerKind = Annotated[T, masked(stock="markers")]
TeamOnly = Annotated[T, team(counted=False)]
ChapterId = Annotated[str, Ref("chapter")]
Level = Annotated[str, Ref("level")]
SeatId = Annotated[int, Ref("seat")]
FigureId = Annotated[str, Ref("figure")]
FigureKind = Annotated[str, Ref("figure-kind")]
SheetId = Annotated[str, Ref("sheet")]
ActivationCard = Annotated[str, Ref("activation")]

NEMESIS: Final = 0
"""The seat of the Nemesis (RM-RULING-100); the others are the gentlemen's."""
NEMESIS_SIDE: Final = 0
GENTLEMEN_SIDE: Final = 1
NO_SQUARE: Final = -1
NOBODY: Final = -1
"""In place of a figure: none."""

GENTLEMAN: Final = "gentleman"
AGENT: Final = "agent"
MINION: Final = "minion"
ALLY: Final = "ally"


class Figure(Part):
    id: Public[FigureId]
    kind: Public[FigureKind]
    sheet: Public[SheetId]
    side: Public[int]
    seat: Public[SeatId] = -1  # who decides for it
    version: Public[str] = "a"
    square: Public[int] = NO_SQUARE
    damage: Public[int] = 0
    ether: Public[int] = 0
    down: Public[bool] = False  # knocked down
    defeated: Public[bool] = False  # a gentleman who lies defeated on his square
    role: Public[str] = ""
    advantages: Public[tuple[str, ...]] = ()
    cards: Public[tuple[str, ...]] = ()  # equipment, sorted; an agent's are Moloch stones
    benefits: Public[tuple[str, ...]] = ()  # what the Nemesis bought for it
    gains: Public[tuple[str, ...]] = ()  # places whose gain this gentleman has in this chapter
    afflictions: Public[tuple[str, ...]] = ()
    upkeep: Public[tuple[int, ...]] = ()  # numbers of the abilities on which ether lies
    copied: Public[str] = ""  # the advantage that copycat is a copy of
    carries: Public[bool] = False  # the token of the chapter
    life: Public[int] = 0  # instead of the printed life, if the chapter says so
    vip: Public[bool] = False
    left: Public[bool] = False  # it left the scene undefeated (RM-RULING-63)


class UpperSlot(Part):
    """A place of the gentlemen's row of activation cards."""

    seen: Public[int]
    card: UpperCard[ActivationCard]


class LowerSlot(Part):
    """A place of the Nemesis's row of activation cards."""

    seen: Public[int]
    card: LowerCard[ActivationCard]


class Marker(Part):
    """A face-down marker of the chapter."""

    square: Public[int]
    seen: Public[int]
    kind: MarkerKind[str]


class Nemesis(Part):
    seat: Public[int] = NEMESIS
    hand: ChaosHand[tuple[str, ...]] = ()  # kinds of chaos card, sorted
    first_hand: Public[int] = 2  # chaos cards drawn at set-up
    pool: Public[int] = 0
    powers: Public[tuple[str, ...]] = ()
    on_powers: Public[tuple[int, ...]] = ()  # ether on each power card
    points: Public[int] = 0  # conspiracy points not yet spent
    stones: Public[tuple[str, ...]] = ()  # his Moloch stones before they are assigned
    minion_benefits: Public[tuple[str, ...]] = ()  # "minion_die clown"


class Party(Part):
    """What the gentlemen's seats share. Its seat is the first of them: all of them see its team fields."""

    seat: Public[int] = 1
    players: Public[int] = 1  # how many seats play the gentlemen
    leader: Public[str] = ""  # the gentleman who leads
    stock: Public[tuple[str, ...]] = ()  # equipment nobody holds
    tokens: Public[tuple[str, ...]] = ()  # places whose token waits: "sabbath abigail", "westminster_chapel"
    plans: TeamOnly[tuple[str, ...]] = ()  # the rows proposed to the leader, cards joined by "+", one a seat
    favours: Public[tuple[str, ...]] = ()


class Table(Part):
    chapter: Public[ChapterId]
    level: Public[Level]
    nemesis: Public[Nemesis]
    party: Public[Party]
    figures: Public[list[Figure]]
    upper: Public[list[UpperSlot]]
    lower: Public[list[LowerSlot]]
    markers: Public[list[Marker]]
    campaign: Public[bool] = False
    round: Public[int] = 1
    phase: Public[str] = "setup"  # setup, command, activation or clean_up
    deaths: Public[int] = 0
    progress: Public[int] = 0
    gone: Public[tuple[int, ...]] = ()  # edges that are no longer there, sorted: opened and burnt doors, rubble
    rubble: Public[tuple[int, ...]] = ()  # those of them that became rubble
    fire: Public[tuple[int, ...]] = ()  # squares, sorted
    fresh_fire: Public[tuple[int, ...]] = ()  # fire laid in this clean-up: it does not spread yet
    objects: Public[tuple[int, ...]] = ()  # squares of the circles or seals left
    token: Public[int] = NO_SQUARE  # where the token of the chapter lies, if nobody carries it
    burning: Public[tuple[str, ...]] = ()  # districts
    active: Public[str] = ""  # the activation card that is being resolved
    side: Public[int] = -1  # the side whose card is being resolved
    used_card: Public[tuple[str, ...]] = ()  # what was used while this card is resolved: "emma 12"
    used_round: Public[tuple[str, ...]] = ()
    used_chapter: Public[tuple[str, ...]] = ()
    fallen: Public[tuple[str, ...]] = ()  # sheets of agents and allies defeated in this chapter, one entry each
    events: Public[tuple[str, ...]] = ()  # what happened once and for all: specials done, facts for the campaign
    versions: Public[tuple[str, ...]] = ()  # "clown b"
    chaos_deck: ChaosDeck[tuple[str, ...]] = ()
    chaos_discard: Public[tuple[str, ...]] = ()
    affliction_deck: AfflictionDeck[tuple[str, ...]] = ()
    affliction_discard: Public[tuple[str, ...]] = ()
    utensils: Annotated[tuple[str, ...], nobody(stock="utensils")] = ()
    simple: Annotated[tuple[str, ...], nobody(stock="simple")] = ()
    special: Annotated[tuple[str, ...], nobody(stock="special")] = ()
    royal: Annotated[tuple[str, ...], nobody(stock="royal")] = ()
    artefacts: Annotated[tuple[str, ...], nobody(stock="artefacts")] = ()
    discards: Public[tuple[str, ...]] = ()  # equipment
    out: Public[tuple[str, ...]] = ()  # equipment of the campaign that is not in this chapter's stacks
    winner: Public[int] = -1  # the side
    ended: Public[str] = ""  # the win line that ended the chapter: "at_once 1"
