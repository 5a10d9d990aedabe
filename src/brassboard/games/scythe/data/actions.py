"""What a player of Scythe may choose."""

from typing import Annotated

from brassboard.kernel import Action, Ref

HexName = Annotated[str, Ref("hex")]
UnitKind = Annotated[str, Ref("unit")]
ResourceName = Annotated[str, Ref("resource")]
MechId = Annotated[str, Ref("mech")]
StructureId = Annotated[str, Ref("structure")]
BoxId = Annotated[str, Ref("box")]
BottomId = Annotated[str, Ref("bottom")]
BonusId = Annotated[str, Ref("bonus")]
TopChoice = Annotated[str, Ref("top-choice")]
SectionNo = Annotated[int, Ref("section")]
ObjectiveNo = Annotated[int, Ref("objective")]
FactoryNo = Annotated[int, Ref("factory")]
SpaceId = Annotated[str, Ref("space")]
TrapNo = Annotated[int, Ref("trap")]
SeatId = Annotated[int, Ref("seat")]
CombatCard = Annotated[int, Ref("combat-card")]


# The turn


class Section(Action, frozen=True, tag="section"):
    """Where the action token goes: 1 to 4 on the player mat, 5 the Factory card."""

    section: SectionNo


class Top(Action, frozen=True, tag="top"):
    """The top-row action, with what it gives: moves or coins, power or cards, resources or popularity, produce."""

    choice: TopChoice


class Bottom(Action, frozen=True, tag="bottom"):
    """The bottom-row action of the section."""


class Reveal(Action, frozen=True, tag="reveal"):
    objective: ObjectiveNo


class Give(Action, frozen=True, tag="give"):
    """Coins for another player."""

    seat: SeatId


class End(Action, frozen=True, tag="end"):
    """End the turn."""


# Moving


class Move(Action, frozen=True, tag="move"):
    unit: UnitKind
    origin: HexName
    to: HexName


class Go(Action, frozen=True, tag="go"):
    """A further step of the same unit."""

    to: HexName


class Carry(Action, frozen=True, tag="carry"):
    """How many workers, or tokens of a resource, come along."""

    what: Annotated[str, Ref("cargo")]
    n: int


class Relocate(Action, frozen=True, tag="relocate"):
    """Encounter 42: where the units that come along go."""

    to: HexName


# Top row


class Place(Action, frozen=True, tag="place"):
    """One resource token gained, and where it lies."""

    resource: ResourceName
    at: HexName


class Produce(Action, frozen=True, tag="produce"):
    """How many workers (and the Mill) produce on a territory; or how many new workers a card puts there."""

    at: HexName
    n: int


# Paying


class Pay(Action, frozen=True, tag="pay"):
    """One resource token from a territory."""

    resource: ResourceName
    at: HexName


class Coerce(Action, frozen=True, tag="coerce"):
    """Coercion: a combat card in place of a resource."""

    card: CombatCard


class Spend(Action, frozen=True, tag="spend"):
    """A combat card as a cost."""

    card: CombatCard


# Bottom row


class Upgrade(Action, frozen=True, tag="upgrade"):
    box: BoxId
    bottom: BottomId


class Deploy(Action, frozen=True, tag="deploy"):
    mech: MechId
    at: HexName


class Build(Action, frozen=True, tag="build"):
    structure: StructureId
    at: HexName


class Enlist(Action, frozen=True, tag="enlist"):
    bottom: BottomId
    bonus: BonusId


class Accept(Action, frozen=True, tag="gain"):
    """Take the bonus."""


class Decline(Action, frozen=True, tag="decline"):
    """Do without it."""


class StarOn(Action, frozen=True, tag="star"):
    """Which triumph the last star is for."""

    space: SpaceId


# Combat


class Fight(Action, frozen=True, tag="fight"):
    """Which combat comes next."""

    at: HexName


class Use(Action, frozen=True, tag="use"):
    """An ability that acts before combat."""

    mech: MechId


class Dial(Action, frozen=True, tag="dial"):
    n: int


class Add(Action, frozen=True, tag="add"):
    """A combat card for the combat."""

    card: CombatCard


class Retreat(Action, frozen=True, tag="retreat"):
    """Where a beaten unit goes."""

    unit: UnitKind
    to: HexName


# Encounters, the Factory, tokens


class Choose(Action, frozen=True, tag="choose"):
    """An option of an encounter card, or an entry of a Factory card."""

    offer: Annotated[int, Ref("offer")]


class Claim(Action, frozen=True, tag="claim"):
    card: FactoryNo


class Peek(Action, frozen=True, tag="peek"):
    """Whose combat cards to look at."""

    seat: SeatId


class Flag(Action, frozen=True, tag="flag"):
    """Albion places a Flag under its character."""


class Lay(Action, frozen=True, tag="lay"):
    """Togawa lays a Trap under its character: that is open, which one is chosen next and in secret."""


class SetTrap(Action, frozen=True, tag="trap"):
    """It is this Trap."""

    trap: TrapNo


class Arm(Action, frozen=True, tag="arm"):
    """Shinobi: a disarmed Trap is armed again."""

    at: HexName
