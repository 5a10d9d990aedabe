"""The frames of the rules: what each rule in progress remembers, and who may see it."""

from brassboard.kernel import Dice, Drawn, EndForm, Frame, Nobody, Number, Own, Pass, Permutation, Public, Value

from .actions import (
    Again,
    Against,
    Aim,
    Along,
    At,
    BackUp,
    Cancel,
    Close,
    ComeBack,
    Deploy,
    Discard,
    Draft,
    Drift,
    Drop,
    Emplace,
    End,
    Enter,
    Equip,
    Four,
    Give,
    Hurry,
    In,
    Lay,
    Leave,
    LoseDie,
    Move,
    Nudge,
    On,
    Open,
    Pick,
    Place,
    Play,
    Portal,
    Post,
    Reinforce,
    Rest,
    Revive,
    Roll,
    Side,
    Stay,
    Suffer,
    Summon,
    Take,
    Through,
    Travel,
    Turn,
    Use,
    Way,
)


class Blow(Value, frozen=True):
    """The markers one figure suffers: wounds, a stunned marker, madness."""

    figure: str
    wounds: int = 0
    stun: bool = False
    madness: int = 0
    poison: bool = False


class Deed(Value, frozen=True):
    """One effect of a skill, a reward or a card, as `content.Effect` has it."""

    what: str
    n: int = 1
    scope: str = ""


# The game, its rounds and turns


class Session(Frame, tag="smog_riders.session"):
    picks: Public[tuple[int, ...]] = ()  # the seats whose draft picks are still to come
    first: Public[Drawn | None] = None
    order: Nobody[Permutation | None] = None
    areas: Public[Permutation | None] = None
    waiting: Public[tuple[str, ...]] = ()  # characters still to be placed
    guards: Public[int] = 0  # minions the scenario lets the defender place
    side: Public[Side | None] = None
    draft: Public[Draft | None] = None
    deploy: Public[Deploy | None] = None


class Round(Frame, tag="smog_riders.round"):
    seats: Public[tuple[int, ...]] = ()  # attackers whose turn is still to come
    rooms: Public[tuple[int, ...]] = ()  # rooms whose penalty is still to come
    room: Public[In | None] = None


class Ready(Frame, tag="smog_riders.ready"):
    """The start of a turn: all dice are back, and stunned characters lose one."""

    seat: Public[int]
    stunned: Public[tuple[str, ...]] = ()
    lose: Public[LoseDie | None] = None


class AttackTurn(Frame, tag="smog_riders.attack_turn"):
    seat: Public[int]
    rest: Public[tuple[Rest | EndForm, ...]] = ()
    rolled: Public[tuple[int, ...]] = ()  # rooms whose pool was rolled
    act: Public[Roll | Equip | Play | Revive | End | None] = None
    revived: Public[tuple[str, ...]] = ()


class DefenceTurn(Frame, tag="smog_riders.defence_turn"):
    seat: Public[int]
    rolled: Public[tuple[int, ...]] = ()
    act: Public[Roll | Play | End | None] = None


class Reinforcements(Frame, tag="smog_riders.reinforcements"):
    seat: Public[int]
    minions: Public[int] = 0
    turrets: Public[int] = 0
    cards: Public[int] = 0
    extra_minions: Public[int] = 0  # added by the scenario; they need not be taken
    extra_turrets: Public[int] = 0
    reinforce: Public[Reinforce | None] = None
    act: Public[Summon | Emplace | Play | End | None] = None


class HandLimit(Frame, tag="smog_riders.hand_limit"):
    seat: Public[int]
    discard: Public[tuple[Discard, ...]] = ()


class DrawCards(Frame, tag="smog_riders.draw_cards"):
    seat: Public[int]
    count: Public[int]
    lacking: Public[int] = 0
    order: Nobody[Permutation | None] = None


class Flee(Frame, tag="smog_riders.flee"):
    """Cards that are shuffled back into the Magic deck."""

    cards: Public[tuple[str, ...]]
    order: Nobody[Permutation | None] = None


# Moving


class Movement(Frame, tag="smog_riders.movement"):
    seat: Public[int]
    bonus: Public[int] = 0  # points a card or skill gave, to be spent at once; 0: the movement phase
    movers: Public[tuple[str, ...]] = ()  # the characters that got the bonus points
    saved: Public[tuple[int, ...]] = ()  # the points of the team before the bonus
    act: Public[Move | Open | Close | Hurry | Portal | Give | Take | Drop | Leave | Equip | Play | End | None] = None
    rooms: Public[tuple[int, ...]] = ()  # rooms just entered first: room, door used, next room, …


class HandOver(Frame, tag="smog_riders.hand_over"):
    """Items that are passed on or picked up one after the other for 1 movement point."""

    seat: Public[int]
    character: Public[str]
    to: Public[str] = ""  # the receiving teammate; "" for a pick-up from the square
    square: Public[int] = -1
    done: Public[int] = 0
    item: Public[Pick | EndForm | None] = None


class Drag(Frame, tag="smog_riders.drag"):
    seat: Public[int]
    figure: Public[str]
    steps: Public[int]
    toward: Public[str] = ""
    at: Public[At | EndForm | None] = None


class Nearest(Frame, tag="smog_riders.nearest"):
    """A figure that is placed on a square or the nearest free one."""

    character: Public[str]
    square: Public[int]
    fallen: Public[bool] = False
    at: Public[At | None] = None


# Rooms


class Reveal(Frame, tag="smog_riders.reveal"):
    seat: Public[int]
    room: Public[int]
    door: Public[int] = -1
    turrets: Public[tuple[str, ...]] = ()
    emplace: Public[Emplace | None] = None


class Solve(Frame, tag="smog_riders.solve"):
    seat: Public[int]
    room: Public[int]


class Penalty(Frame, tag="smog_riders.penalty"):
    room: Public[int]
    next: Public[int] = 0


class PlaceTurret(Frame, tag="smog_riders.place_turret"):
    seat: Public[int]
    kind: Public[str]
    room: Public[int]
    emplace: Public[Emplace | None] = None


class Summoning(Frame, tag="smog_riders.summoning"):
    """A minion that is placed: which one, and where."""

    seat: Public[int]
    rooms: Public[tuple[int, ...]]
    character: Public[str] = ""
    summon: Public[Summon | None] = None
    post: Public[Post | None] = None


# Stygia


class EnterStygia(Frame, tag="smog_riders.enter_stygia"):
    seat: Public[int]  # the figure's own player
    character: Public[str]
    enter: Public[Enter | None] = None
    shifted: Public[Enter | None] = None


class StygiaPhase(Frame, tag="smog_riders.stygia"):
    seat: Public[int]
    act: Public[Travel | BackUp | ComeBack | Equip | Play | End | None] = None


class Return(Frame, tag="smog_riders.return"):
    seat: Public[int]
    character: Public[str]
    room: Public[In | None] = None
    at: Public[At | None] = None


class Drifting(Frame, tag="smog_riders.drifting"):
    """A walker that moves Stygian squares without dice."""

    seat: Public[int]
    character: Public[str]
    steps: Public[int]
    enter: Public[Enter | EndForm | None] = None


class Tide(Frame, tag="smog_riders.tide"):
    ring: Public[int] = 0  # Access, outer, inner, Eye
    waiting: Public[tuple[str, ...]] = ()  # walkers of this ring, in turn order
    act: Public[Stay | Drift | None] = None
    enter: Public[Enter | None] = None


class Retaliation(Frame, tag="smog_riders.retaliation"):
    dice: Public[Dice | None] = None


class Ejections(Frame, tag="smog_riders.ejections"):
    waiting: Public[tuple[str, ...]]
    on: Public[On | None] = None


# Pools and combat


class Pool(Frame, tag="smog_riders.pool"):
    seat: Public[int]
    room: Public[int]
    extra: Public[int] = 0  # generic dice a card adds
    owners: Public[tuple[str, ...]] = ()  # the character that brought each die; "" for companions and turrets
    dice: Public[tuple[str, ...]] = ()
    rolled: Public[Dice | None] = None
    cursed: Public[tuple[str, ...]] = ()
    nudged: Public[bool] = False
    rethought: Public[bool] = False
    change: Public[Cancel | Four | Nudge | Pass | End | None] = None
    suffer: Public[Suffer | None] = None
    places: Public[tuple[Place, ...]] = ()
    slots: Public[tuple[str, ...]] = ()  # slots with dice that are not yet carried out
    act: Public[Use | Lay | Equip | Play | End | None] = None


class Reroll(Frame, tag="smog_riders.reroll"):
    """Dice of the pool below that are rolled again."""

    seat: Public[int]
    luck: Public[bool] = False  # a luck point pays for it
    by: Public[str] = ""  # or a character's skill, for one die
    die: Public[str] = ""
    again: Public[tuple[Again | EndForm, ...]] = ()
    places: Public[tuple[int, ...]] = ()
    dice: Public[Dice | None] = None


class LoadDie(Frame, tag="smog_riders.load_die"):
    seat: Public[int]
    face: Public[Turn | None] = None


class Perform(Frame, tag="smog_riders.perform"):
    seat: Public[int]
    figure: Public[str]
    skill: Public[str]
    dice: Public[tuple[str, ...]]
    targets: Public[tuple[str, ...]] = ()
    aim: Public[Aim | None] = None
    along: Public[Along | None] = None
    other: Public[Aim | EndForm | None] = None
    steam: Public[tuple[Number, ...]] = ()
    felled: Public[bool] = False


class Harm(Frame, tag="smog_riders.harm"):
    """The wounds, stuns and madness of one effect, placed together on all victims."""

    seat: Public[int]  # the player credited with it; -1 for nobody
    cause: Public[str]  # attack, turret, card, curse, penalty, retaliation, tide
    blows: Public[tuple[Blow, ...]]
    by: Public[str] = ""
    skill: Public[str] = ""
    fled: Public[tuple[str, ...]] = ()
    ejected: Public[tuple[str, ...]] = ()
    laid_down: Public[tuple[str, ...]] = ()  # walkers that fell
    laid_at: Public[tuple[int, ...]] = ()  # the squares of their walker markers


class Gain(Frame, tag="smog_riders.gain"):
    """The effects of a skill, a reward or a card besides harm, one after the other."""

    seat: Public[int]
    deeds: Public[tuple[Deed, ...]]
    figure: Public[str] = ""  # the figure that acts
    target: Public[str] = ""  # the figure its attack hit
    room: Public[int] = -1
    next: Public[int] = 0
    on: Public[On | None] = None


class Attach(Frame, tag="smog_riders.attach"):
    """Equipment that has to be laid beside a character."""

    seat: Public[int]
    card: Public[str]
    on: Public[On | None] = None


class Search(Frame, tag="smog_riders.search"):
    seat: Public[int]
    wanted: Public[str] = ""  # a companion that must be in the deck; "" for any equipment
    found: Own[tuple[str, ...]] = ()  # the equipment in the deck, which only the searching player sees
    item: Public[Pick | None] = None
    order: Nobody[Permutation | None] = None


class Equipping(Frame, tag="smog_riders.equipping"):
    """Equipment laid beside a character while others may react."""

    seat: Public[int]
    card: Public[str]
    character: Public[str]


class PlayCard(Frame, tag="smog_riders.play_card"):
    seat: Public[int]
    card: Public[str]
    on: Public[On | In | Through | Against | None] = None
    way: Public[Way | None] = None
    next: Public[int] = 0  # which call of what the card does comes next
