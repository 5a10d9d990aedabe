"""The frames of Scythe: what each rule in progress stores, and who may see it."""

from typing import Annotated

from brassboard.kernel import Drawn, EndForm, Frame, Nobody, Number, Own, Pass, Permutation, Public, Ref, Value

from .actions import (
    Accept,
    Add,
    Arm,
    Bottom,
    Build,
    Carry,
    Choose,
    Claim,
    Coerce,
    Decline,
    Deploy,
    Dial,
    End,
    Enlist,
    Fight,
    Flag,
    Give,
    Go,
    Lay,
    Move,
    Pay,
    Peek,
    Place,
    Produce,
    Relocate,
    Retreat,
    Reveal,
    Section,
    SetTrap,
    Spend,
    StarOn,
    Top,
    Upgrade,
    Use,
)


class Load(Value, frozen=True):
    """Resources that came along with a unit's last step, and where they were picked up."""

    resource: str
    n: int
    start: int


class Trek(Value, frozen=True):
    """A unit that was moved or carried in this Move action: where it began and where it stands."""

    unit: str
    start: int
    at: int
    walked: bool  # True if it used its own move; a carried worker did not
    loads: tuple[Load, ...] = ()


class Boon(Value, frozen=True):
    """A gain: a word of the cards' vocabulary and how much."""

    what: str
    n: int


# Set-up


class Session(Frame, tag="scythe.session"):
    """The whole game: the set-up steps, then one turn after the other."""

    at: Public[int] = 0  # the set-up step in progress


class Shuffling(Frame, tag="scythe.shuffling"):
    """A deck is shuffled."""

    deck: Public[str]
    order: Nobody[Permutation | None] = None


class FactoryDeal(Frame, tag="scythe.factory_deal"):
    """Factory cards are shuffled and placed by the board."""

    order: Nobody[Permutation | None] = None


class TileDraw(Frame, tag="scythe.tile_draw"):
    """A structure bonus tile is drawn."""

    drawn: Public[Drawn | None] = None


class FactionDeal(Frame, tag="scythe.faction_deal"):
    """Factions are dealt."""

    order: Public[Permutation | None] = None


class MatDeal(Frame, tag="scythe.mat_deal"):
    """Player mats are dealt."""

    order: Public[Permutation | None] = None


class Layout(Frame, tag="scythe.layout"):
    """Pieces, tracks, hands and encounter tokens are laid out as the mats say."""


class AutomaDeal(Frame, tag="scythe.automa_deal"):
    """The deck of an Automa is shuffled."""

    seat: Public[int]
    order: Nobody[Permutation | None] = None


# The turn


class Turn(Frame, tag="scythe.turn"):
    """A person's turn."""

    seat: Public[int]
    section: Public[Section | None] = None
    top: Public[bool] = False
    bottom: Public[bool] = False
    act: Public[Top | Bottom | Reveal | Give | End | None] = None


class Gift(Frame, tag="scythe.gift"):
    """A player gives coins to another."""

    seat: Public[int]
    to: Public[int]
    amount: Own[tuple[Number, ...]] = ()


class Drawing(Frame, tag="scythe.drawing"):
    """A player draws more combat cards than the deck has."""

    seat: Public[int]
    count: Public[int]
    order: Nobody[Permutation | None] = None


class Offering(Frame, tag="scythe.offering"):
    """A player may take or decline a bonus."""

    seat: Public[int]
    what: Public[str]
    n: Public[int]
    answer: Public[Accept | Decline | None] = None


class Gaining(Frame, tag="scythe.gaining"):
    """A player gains what a card gives, one gain after the other."""

    seat: Public[int]
    boons: Public[tuple[Boon, ...]]
    placement: Public[str]  # character, worker or mech
    place: Public[tuple[Place | EndForm, ...]] = ()
    count: Public[tuple[Number, ...]] = ()
    site: Public[Produce | EndForm | None] = None  # where new workers go, and how many
    peek: Public[Peek | None] = None


class Looking(Frame, tag="scythe.looking"):
    """A player looks at another player's combat cards."""

    seat: Public[int]
    cards: Own[tuple[int, ...]] = ()
    done: Public[EndForm | None] = None


class Relocating(Frame, tag="scythe.relocating"):
    """A player moves units from the character's territory to an adjacent one (encounter 42)."""

    seat: Public[int]
    to: Public[Relocate | EndForm | None] = None
    cargo: Public[tuple[Carry, ...]] = ()


class Benefit(Frame, tag="scythe.benefit"):
    """A player upgrades, deploys, builds or enlists without paying."""

    seat: Public[int]
    what: Public[str]
    at: Public[int] = -1  # the hex on which it must be placed; -1: any with a worker
    mech: Public[bool] = False  # it is placed on a hex with a mech instead of a worker
    choice: Public[Upgrade | Deploy | Build | Enlist | EndForm | None] = None


class BottomAction(Frame, tag="scythe.bottom_action"):
    """A player takes a bottom-row action."""

    seat: Public[int]
    section: Public[int]
    paid: Public[tuple[Pay | Coerce, ...]] = ()
    had: Public[int] = 0  # bit set of the recruits enlisted before the action
    entitled: Public[tuple[int, ...]] = ()  # whose recruit bonus is still to come


class Bolstering(Frame, tag="scythe.bolstering"):
    """A player takes Bolster."""

    seat: Public[int]
    choice: Public[str]


class Trading(Frame, tag="scythe.trading"):
    """A player takes Trade."""

    seat: Public[int]
    choice: Public[str]
    place: Public[tuple[Place | EndForm, ...]] = ()


class Producing(Frame, tag="scythe.producing"):
    """A player takes Produce."""

    seat: Public[int]
    left: Public[int]
    mill: Public[bool] = True  # the Mill's territory may still produce
    made: Public[tuple[int, ...]] = ()  # territories that have produced
    produce: Public[Produce | EndForm | None] = None


class FactoryTop(Frame, tag="scythe.factory_top"):
    """A player takes the top action of the Factory card."""

    seat: Public[int]
    choose: Public[Choose | None] = None
    spend: Public[Spend | None] = None
    paid: Public[tuple[Pay | Coerce, ...]] = ()


class StarPlacing(Frame, tag="scythe.star_placing"):
    """A player places stars."""

    seat: Public[int]
    star: Public[StarOn | None] = None


# Moving


class Moving(Frame, tag="scythe.moving"):
    """A player takes Move."""

    seat: Public[int]
    units: Public[int]  # how many units may still be moved
    steps: Public[int] = 1  # how many steps each of them has
    treks: Public[tuple[Trek, ...]] = ()
    move: Public[Move | EndForm | None] = None
    go: Public[Go | EndForm | None] = None
    cargo: Public[tuple[Carry, ...]] = ()
    unit: Public[str] = ""
    at: Public[int] = -1
    to: Public[int] = -1
    left: Public[int] = 0
    stopped: Public[str] = ""  # the name of the hook that stopped the unit
    hook: Public[int] = 0
    leapt: Public[tuple[int, ...]] = ()  # hexes with an own Trap that a unit reached by Shinobi


class Springing(Frame, tag="scythe.springing"):
    """An enemy unit springs a Trap."""

    seat: Public[int]
    owner: Public[int]
    at: Public[int]
    drawn: Nobody[Drawn | None] = None


class Aftermath(Frame, tag="scythe.aftermath"):
    """What follows the moves: combats, the encounter, the Factory card, a Flag or Trap."""

    seat: Public[int]
    treks: Public[tuple[Trek, ...]]
    leapt: Public[tuple[int, ...]] = ()
    fight: Public[Fight | None] = None
    token: Public[Flag | Lay | EndForm | None] = None
    arm: Public[Arm | EndForm | None] = None


class Laying(Frame, tag="scythe.laying"):
    """Togawa chooses which Trap it lays."""

    seat: Public[int]
    trap: Own[SetTrap | None] = None  # the owner's secret (SC-RULING-30)


class Combat(Frame, tag="scythe.combat"):
    """Two sides fight on a territory."""

    seat: Public[int]  # the attacker
    foe: Public[int]  # the defender; a module's unit k is -1 - k
    at: Public[int]
    treks: Public[tuple[Trek, ...]] = ()
    givers: Public[tuple[int, ...]] = ()
    give: Public[Give | Pass | None] = None
    powers: Public[tuple[str, ...]] = ()  # abilities still to act before the dials, as "seat ability"
    use: Public[Use | Pass | None] = None
    dials: Public[tuple[tuple[Dial | Add | EndForm, ...], ...]] = ()
    bids: Public[tuple[int, ...]] = ()  # the two totals
    attack_cards: Public[tuple[int, ...]] = ()  # power spent, then the values of the cards
    defence_cards: Public[tuple[int, ...]] = ()
    won: Public[int] = -9  # the side that won
    retreat: Public[tuple[Retreat, ...]] = ()


class Scouting(Frame, tag="scythe.scouting"):
    """Crimea takes a random combat card from its opponent."""

    seat: Public[int]
    foe: Public[int]
    drawn: Nobody[Drawn | None] = None


class AutomaBid(Frame, tag="scythe.automa_bid"):
    """An Automa draws a card for a combat: it says how much power and how many cards the Automa uses."""

    seat: Public[int]
    order: Nobody[Permutation | None] = None
    drawn: Nobody[Drawn | None] = None
    card: Public[int] = 0
    result: Public[tuple[int, ...]] = ()  # power spent, then the values of its cards


# Encounters and the Factory


class Meeting(Frame, tag="scythe.meeting"):
    """A character has an encounter."""

    seat: Public[int]
    card: Public[Annotated[int, Ref("encounter")]] = 0
    chosen: Public[tuple[int, ...]] = ()
    choose: Public[Choose | EndForm | None] = None


class Claiming(Frame, tag="scythe.claiming"):
    """A character visits the Factory for the first time."""

    seat: Public[int]
    claim: Public[Claim | None] = None


# The Automa


class AutomaTurn(Frame, tag="scythe.automa_turn"):
    """An Automa's turn."""

    seat: Public[int]
    order: Nobody[Permutation | None] = None
    card: Public[int] = 0
    scheme: Public[int] = 0
    doing: Public[int] = 0  # index of the move that is tried
    unit: Public[str] = ""  # the kind of the moved unit
    origin: Public[int] = -1
    at: Public[int] = -1  # where it was put
    gain: Public[int] = 0
    drawn: Nobody[Drawn | None] = None
    neighbours: Public[tuple[int, ...]] = ()  # whose recruit bonus is still to come
