"""What each rule in progress remembers, and who may see it."""

from typing import Annotated

from brassboard.kernel import Done, Frame, Nobody, Number, Order, Own, Pass, Picks, Public, Ref, Value

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
    walked: bool  # it used its own move; a carried worker has not
    loads: tuple[Load, ...] = ()


class Boon(Value, frozen=True):
    """Something to gain: a word of the cards' vocabulary and how much."""

    what: str
    n: int


# Set-up


class Session(Frame, tag="scythe.session"):
    at: Public[int] = 0  # the set-up step in progress


class Shuffling(Frame, tag="scythe.shuffling"):
    deck: Public[str]
    order: Nobody[Order | None] = None


class FactoryDeal(Frame, tag="scythe.factory_deal"):
    order: Nobody[Order | None] = None


class TileDraw(Frame, tag="scythe.tile_draw"):
    drawn: Public[Picks | None] = None


class FactionDeal(Frame, tag="scythe.faction_deal"):
    order: Public[Order | None] = None


class MatDeal(Frame, tag="scythe.mat_deal"):
    order: Public[Order | None] = None


class Layout(Frame, tag="scythe.layout"):
    """Pieces, tracks, hands and encounter tokens as the mats say."""


class AutomaDeal(Frame, tag="scythe.automa_deal"):
    seat: Public[int]
    order: Nobody[Order | None] = None


# The turn


class Turn(Frame, tag="scythe.turn"):
    seat: Public[int]
    section: Public[Section | None] = None
    top: Public[bool] = False
    bottom: Public[bool] = False
    act: Public[Top | Bottom | Reveal | Give | End | None] = None


class Gift(Frame, tag="scythe.gift"):
    seat: Public[int]
    to: Public[int]
    amount: Own[tuple[Number, ...]] = ()


class Drawing(Frame, tag="scythe.drawing"):
    seat: Public[int]
    count: Public[int]
    order: Nobody[Order | None] = None


class Offering(Frame, tag="scythe.offering"):
    """A bonus the player may decline."""

    seat: Public[int]
    what: Public[str]
    n: Public[int]
    answer: Public[Accept | Decline | None] = None


class Gaining(Frame, tag="scythe.gaining"):
    """What a card gives, one thing after the other."""

    seat: Public[int]
    boons: Public[tuple[Boon, ...]]
    placement: Public[str]  # character, worker or mech
    place: Public[tuple[Place | Done, ...]] = ()
    count: Public[tuple[Number, ...]] = ()
    site: Public[Produce | Done | None] = None  # where new workers go, and how many
    peek: Public[Peek | None] = None


class Looking(Frame, tag="scythe.looking"):
    """Somebody looks at another's combat cards."""

    seat: Public[int]
    cards: Own[tuple[int, ...]] = ()
    done: Public[Done | None] = None


class Relocating(Frame, tag="scythe.relocating"):
    seat: Public[int]
    to: Public[Relocate | Done | None] = None
    cargo: Public[tuple[Carry, ...]] = ()


class Benefit(Frame, tag="scythe.benefit"):
    """Upgrade, deploy, build or enlist, without cost."""

    seat: Public[int]
    what: Public[str]
    at: Public[int] = -1  # where it must be placed; -1: with a worker
    mech: Public[bool] = False  # with a mech instead
    choice: Public[Upgrade | Deploy | Build | Enlist | Done | None] = None


class BottomAction(Frame, tag="scythe.bottom_action"):
    seat: Public[int]
    section: Public[int]
    paid: Public[tuple[Pay | Coerce, ...]] = ()
    had: Public[int] = 0  # recruits enlisted before
    entitled: Public[tuple[int, ...]] = ()  # whose recruit bonus is still to come


class Bolstering(Frame, tag="scythe.bolstering"):
    seat: Public[int]
    choice: Public[str]


class Trading(Frame, tag="scythe.trading"):
    seat: Public[int]
    choice: Public[str]
    place: Public[tuple[Place | Done, ...]] = ()


class Producing(Frame, tag="scythe.producing"):
    seat: Public[int]
    left: Public[int]
    mill: Public[bool] = True  # the Mill's territory may still produce
    made: Public[tuple[int, ...]] = ()  # territories that have produced
    produce: Public[Produce | Done | None] = None


class FactoryTop(Frame, tag="scythe.factory_top"):
    seat: Public[int]
    choose: Public[Choose | None] = None
    spend: Public[Spend | None] = None
    paid: Public[tuple[Pay | Coerce, ...]] = ()


class StarPlacing(Frame, tag="scythe.star_placing"):
    seat: Public[int]
    star: Public[StarOn | None] = None


# Moving


class Moving(Frame, tag="scythe.moving"):
    seat: Public[int]
    units: Public[int]  # that may still be moved
    steps: Public[int] = 1  # of each
    treks: Public[tuple[Trek, ...]] = ()
    move: Public[Move | Done | None] = None
    go: Public[Go | Done | None] = None
    cargo: Public[tuple[Carry, ...]] = ()
    unit: Public[str] = ""
    at: Public[int] = -1
    to: Public[int] = -1
    left: Public[int] = 0
    stopped: Public[str] = ""  # the name of the hook that stopped it
    hook: Public[int] = 0
    leapt: Public[tuple[int, ...]] = ()  # hexes with an own Trap somebody went to by Shinobi


class Springing(Frame, tag="scythe.springing"):
    """A Trap goes off."""

    seat: Public[int]
    owner: Public[int]
    at: Public[int]
    drawn: Nobody[Picks | None] = None


class Aftermath(Frame, tag="scythe.aftermath"):
    """After the moves: combats, the encounter, the Factory card, a Flag or Trap."""

    seat: Public[int]
    treks: Public[tuple[Trek, ...]]
    leapt: Public[tuple[int, ...]] = ()
    fight: Public[Fight | None] = None
    token: Public[Flag | Lay | Done | None] = None
    arm: Public[Arm | Done | None] = None


class Laying(Frame, tag="scythe.laying"):
    """Togawa chooses which Trap it lays."""

    seat: Public[int]
    trap: Own[SetTrap | None] = None  # the owner's secret (SC-RULING-30)


class Combat(Frame, tag="scythe.combat"):
    seat: Public[int]  # the attacker
    foe: Public[int]  # the defender; a module's unit k is -1 - k
    at: Public[int]
    treks: Public[tuple[Trek, ...]] = ()
    givers: Public[tuple[int, ...]] = ()
    give: Public[Give | Pass | None] = None
    powers: Public[tuple[str, ...]] = ()  # abilities that act before the dials, "seat ability", still to come
    use: Public[Use | Pass | None] = None
    dials: Public[tuple[tuple[Dial | Add | Done, ...], ...]] = ()
    bids: Public[tuple[int, ...]] = ()  # the two totals
    attack_cards: Public[tuple[int, ...]] = ()  # power spent, then the values of the cards
    defence_cards: Public[tuple[int, ...]] = ()
    won: Public[int] = -9  # attacker or defender
    retreat: Public[tuple[Retreat, ...]] = ()


class Scouting(Frame, tag="scythe.scouting"):
    """Crimea takes a card at random."""

    seat: Public[int]
    foe: Public[int]
    drawn: Nobody[Picks | None] = None


class AutomaBid(Frame, tag="scythe.automa_bid"):
    """An Automa draws a card for the combat: what it spends and adds."""

    seat: Public[int]
    order: Nobody[Order | None] = None
    drawn: Nobody[Picks | None] = None
    card: Public[int] = 0
    result: Public[tuple[int, ...]] = ()  # power spent, then the values of its cards


# Encounters and the Factory


class Meeting(Frame, tag="scythe.meeting"):
    seat: Public[int]
    card: Public[Annotated[int, Ref("encounter")]] = 0
    chosen: Public[tuple[int, ...]] = ()
    choose: Public[Choose | Done | None] = None


class Claiming(Frame, tag="scythe.claiming"):
    seat: Public[int]
    claim: Public[Claim | None] = None


# The Automa


class AutomaTurn(Frame, tag="scythe.automa_turn"):
    seat: Public[int]
    order: Nobody[Order | None] = None
    card: Public[int] = 0
    scheme: Public[int] = 0
    doing: Public[int] = 0  # the move that is tried
    unit: Public[str] = ""  # what was moved
    origin: Public[int] = -1
    at: Public[int] = -1  # where it was put
    gain: Public[int] = 0
    drawn: Nobody[Picks | None] = None
    neighbours: Public[tuple[int, ...]] = ()  # whose recruit bonus is still to come
