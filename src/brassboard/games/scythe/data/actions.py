"""The options among which a player of Scythe chooses."""

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
    """Move the action token to a section: 1 to 4 on the player mat, 5 for the Factory card."""

    section: SectionNo


class Top(Action, frozen=True, tag="top"):
    """Take the top-row action for this: moves or coins, power or cards, resources or popularity, produce, factory."""

    choice: TopChoice


class Bottom(Action, frozen=True, tag="bottom"):
    """Take the bottom-row action of the section."""


class Reveal(Action, frozen=True, tag="reveal"):
    """Reveal an objective."""

    objective: ObjectiveNo


class Give(Action, frozen=True, tag="give"):
    """Give coins to another player."""

    seat: SeatId


class End(Action, frozen=True, tag="end"):
    """End the turn."""


# Moving


class Move(Action, frozen=True, tag="move"):
    """Move a unit one step."""

    unit: UnitKind
    origin: HexName
    to: HexName


class Go(Action, frozen=True, tag="go"):
    """Move the same unit one step further."""

    to: HexName


class Carry(Action, frozen=True, tag="carry"):
    """Take this many workers, or tokens of a resource, along."""

    what: Annotated[str, Ref("cargo")]
    n: int


class Relocate(Action, frozen=True, tag="relocate"):
    """Move units to this hex (encounter 42)."""

    to: HexName


# Top row


class Place(Action, frozen=True, tag="place"):
    """Place one gained resource token on a hex."""

    resource: ResourceName
    at: HexName


class Produce(Action, frozen=True, tag="produce"):
    """Let this many workers (and the Mill) produce on a territory; or place this many new workers there."""

    at: HexName
    n: int


# Paying


class Pay(Action, frozen=True, tag="pay"):
    """Pay one resource token from a territory."""

    resource: ResourceName
    at: HexName


class Coerce(Action, frozen=True, tag="coerce"):
    """Pay a combat card in place of a resource token, by Coercion."""

    card: CombatCard


class Spend(Action, frozen=True, tag="spend"):
    """Spend a combat card as a cost."""

    card: CombatCard


# Bottom row


class Upgrade(Action, frozen=True, tag="upgrade"):
    """Move a cube from a top-row box to a cost box of a bottom-row action."""

    box: BoxId
    bottom: BottomId


class Deploy(Action, frozen=True, tag="deploy"):
    """Deploy a mech."""

    mech: MechId
    at: HexName


class Build(Action, frozen=True, tag="build"):
    """Build a structure."""

    structure: StructureId
    at: HexName


class Enlist(Action, frozen=True, tag="enlist"):
    """Enlist the recruit of a bottom-row action for a one-time bonus."""

    bottom: BottomId
    bonus: BonusId


class Accept(Action, frozen=True, tag="gain"):
    """Take the bonus."""


class Decline(Action, frozen=True, tag="decline"):
    """Decline the bonus."""


class StarOn(Action, frozen=True, tag="star"):
    """Place the star for this triumph."""

    space: SpaceId


# Combat


class Fight(Action, frozen=True, tag="fight"):
    """Fight the combat on this hex next."""

    at: HexName


class Use(Action, frozen=True, tag="use"):
    """Use an ability before the combat."""

    mech: MechId


class Dial(Action, frozen=True, tag="dial"):
    """Spend this much power in the combat."""

    n: int


class Add(Action, frozen=True, tag="add"):
    """Add a combat card in the combat."""

    card: CombatCard


class Retreat(Action, frozen=True, tag="retreat"):
    """Send a beaten unit to this hex."""

    unit: UnitKind
    to: HexName


# Encounters, the Factory, tokens


class Choose(Action, frozen=True, tag="choose"):
    """Take an option of an encounter card, or an entry of a Factory card."""

    offer: Annotated[int, Ref("offer")]


class Claim(Action, frozen=True, tag="claim"):
    """Keep a Factory card."""

    card: FactoryNo


class Peek(Action, frozen=True, tag="peek"):
    """Look at the combat cards of this player."""

    seat: SeatId


class Flag(Action, frozen=True, tag="flag"):
    """Place a Flag under Albion's character."""


class Lay(Action, frozen=True, tag="lay"):
    """Lay a Trap under Togawa's character. Everybody sees this; which Trap it is, is chosen next and in secret."""


class SetTrap(Action, frozen=True, tag="trap"):
    """Choose this Trap."""

    trap: TrapNo


class Arm(Action, frozen=True, tag="arm"):
    """Arm a disarmed Trap again, by Shinobi."""

    at: HexName
