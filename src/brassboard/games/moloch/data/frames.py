"""The frames of rounds, activations and moves: what each rule in progress remembers, and who may see it."""

from brassboard.kernel import Dice, EndForm, Frame, Public

from .actions import (
    Activate,
    Again,
    At,
    Attack,
    Break,
    Carry,
    Charge,
    End,
    Escort,
    HandToken,
    Join,
    Move,
    NameFirst,
    Open,
    PassCard,
    PlayChaos,
    Rest,
    Revive,
    Search,
    Special,
    StandUp,
    Step,
    Stop,
    Swap,
    Use,
    UsePower,
    UseToken,
)

FigureChoice = (
    Move | Attack | Charge | Rest | Revive | StandUp | Use | UsePower | PlayChaos | UseToken | Search | Break | Special
    | End
)  # fmt: skip
"""What a figure that is acting may choose."""
MoveChoice = Step | Open | PassCard | Carry | HandToken | Escort | Stop


class Play(Frame, tag="moloch.play"):
    """The chapter, from set-up to its end."""


class Round(Frame, tag="moloch.round"):
    """Command, activation and clean-up."""

    first: Public[str] = ""  # the card that must open the Nemesis's row (RM-PLACE-02)
    seance: Public[NameFirst | EndForm | None] = None


# Activations


class Activation(Frame, tag="moloch.activation"):
    """One activation card, turned up and carried out."""

    card: Public[str]
    side: Public[int]
    called_off: Public[bool] = False
    power_used: Public[bool] = False  # one power card in each Nemesis activation (RM-POWER-04)
    powers_used: Public[tuple[str, ...]] = ()  # on the chaos card each once (RM-POWER-05)
    reviving: Public[tuple[int, ...]] = ()  # gentlemen who rise when this activation ends
    placed: Public[tuple[int, ...]] = ()  # minions placed while the minions act: they do not (RM-RULING-08)


class NoFigure(Frame, tag="moloch.no_figure"):
    """A Nemesis card without a figure to activate: chaos, or one whose figures are gone (RM-RULING-04)."""

    act: Public[UsePower | PlayChaos | End | None] = None


class Group(Frame, tag="moloch.group"):
    """Several figures that act one after the other: minions, allies, an agent with several figures."""

    seat: Public[int]
    waiting: Public[tuple[int, ...]]  # figures that have not acted yet
    actions: Public[int] = 1
    attacked: Public[tuple[int, ...]] = ()  # targets already attacked by this group (RM-RULING-27)
    joint: Public[bool] = True  # figures that attack the same target do so together
    named: Public[bool] = False  # named by an effect; who is not picked has not been activated
    fire_check: Public[bool] = True
    only: Public[str] = "any"  # which kind of action
    rerolls: Public[bool] = False
    figure: Public[int] = -1  # whose actions are running
    next: Public[Activate | UsePower | PlayChaos | End | None] = None


class FigureTurn(Frame, tag="moloch.figure_turn"):
    """A figure with actions left."""

    figure: Public[int]
    seat: Public[int]
    actions: Public[int]
    mode: Public[str] = "activation"  # activation, group (one of several), or granted (actions by an effect)
    only: Public[str] = "any"
    controlled: Public[bool] = False  # the other side decides for it (RM-RULING-75)
    free_charge: Public[bool] = False  # a charge costs no ether and needs no special
    rerolls: Public[bool] = False  # its attacks have a reroll
    fire_check: Public[bool] = True
    news: Public[bool] = False  # something happened since the other side was last asked
    act: Public[FigureChoice | None] = None


class StartOfActivation(Frame, tag="moloch.start"):
    """Upkeep, fire, and what happens when the activation of a figure starts (RM-RULING-66)."""

    figure: Public[int]
    seat: Public[int]
    waiting: Public[tuple[int, ...]] = ()  # abilities
    paid: Public[int] = 0
    use: Public[Use | EndForm | None] = None


# Moves


class MoveAction(Frame, tag="moloch.move"):
    """A move in progress: points left, and what it may ignore."""

    figure: Public[int]
    seat: Public[int]
    points: Public[int]
    ignored: Public[tuple[str, ...]] = ()
    forced: Public[bool] = False  # moved by the other side: no disengage damage
    by_effect: Public[bool] = False  # no doors, no cards, no tokens
    toward: Public[int] = -1  # each step must come nearer to this square
    away: Public[int] = -1  # each step must lead farther from this square
    charge: Public[int] = -1  # the target of a charge: the walk ends beside it
    tramples: Public[bool] = False
    last: Public[int] = -1  # the square just left, for an escort
    beside: Public[bool] = False  # the ally to escort was adjacent before that step
    step: Public[MoveChoice | None] = None


class StepRule(Frame, tag="moloch.step"):
    """One step: leave, arrive, and what follows."""

    figure: Public[int]
    to: Public[int]
    ignored: Public[tuple[str, ...]] = ()
    forced: Public[bool] = False
    start: Public[int] = -1
    before: Public[int] = 0  # damage the figure had
    left: Public[int] = 0  # damage it had when it left the square


class EnterRule(Frame, tag="moloch.enter"):
    """A figure has entered a square: fire, goals, what the chapter says."""

    figure: Public[int]
    ignored: Public[tuple[str, ...]] = ()
    square: Public[int] = -1


class ChargeRule(Frame, tag="moloch.charge"):
    """A charge: a walk, then a blow."""

    figure: Public[int]
    seat: Public[int]
    target: Public[int]
    controlled: Public[bool] = False
    free: Public[bool] = False


class JoinAttack(Frame, tag="moloch.join"):
    """An attack of minions or allies: who joins, fire for all of them, then the attack."""

    figure: Public[int]
    seat: Public[int]
    target: Public[int]
    kind: Public[str]
    joined: Public[tuple[int, ...]] = ()
    burning: Public[int] = 0  # how many of them have passed the fire check
    rerolls: Public[bool] = False
    fire_check: Public[bool] = True
    join: Public[Join | EndForm | None] = None


class RestRule(Frame, tag="moloch.rest"):
    """A gentleman rests."""

    figure: Public[int]


class ReviveRule(Frame, tag="moloch.revive"):
    """A defeated gentleman gets up."""

    figure: Public[int]
    reviver: Public[int] = -1


class Relocate(Frame, tag="moloch.relocate"):
    """A figure that may not stay on its square is put on the nearest free one (RM-RULING-73)."""

    figure: Public[int]
    seat: Public[int]
    to: Public[At | None] = None


# Rolls that are no attack


class OwnRoll(Frame, tag="moloch.own_roll"):
    """Dice rolled for a figure, with its rerolls; the result is their faces."""

    figure: Public[int]
    seat: Public[int]
    count: Public[int]
    why: Public[str]
    chances: Public[tuple[int, ...]] = ()  # abilities that may reroll and have not been offered; 0 costs nothing
    faces: Public[tuple[int, ...]] = ()
    rerolled: Public[tuple[int, ...]] = ()  # places of the dice that were rerolled
    hand: Public[int] = 0  # dice that are being rerolled
    by: Public[int] = -1  # the ability that rerolls them
    reroll: Public[tuple[Again | EndForm, ...]] = ()
    dice: Public[Dice | None] = None
    result: Public[tuple[int, ...]] = ()


class SwapRule(Frame, tag="moloch.swap"):
    """The gentlemen swap two of their cards that lie face down."""

    seat: Public[int]
    swap: Public[Swap | None] = None
