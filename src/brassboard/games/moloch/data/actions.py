"""The actions of Rise of Moloch: everything a player may choose."""

from typing import Annotated

from brassboard.kernel import Action, Ref

SquareName = Annotated[str, Ref("square")]
DoorName = Annotated[str, Ref("door")]
EdgeName = Annotated[str, Ref("edge")]
FigureId = Annotated[str, Ref("figure")]
SheetId = Annotated[str, Ref("sheet")]
GentlemanId = Annotated[str, Ref("figure")]
CardId = Annotated[str, Ref("card")]
PowerId = Annotated[str, Ref("power")]
RoleId = Annotated[str, Ref("role")]
AbilityKey = Annotated[str, Ref("ability")]
ActivationCard = Annotated[str, Ref("activation")]
AttackKind = Annotated[str, Ref("attack-kind")]
Symbol = Annotated[str, Ref("symbol")]
SeatId = Annotated[int, Ref("seat")]


# Set-up


class Version(Action, frozen=True, tag="version"):
    """Which version of a sheet plays in this chapter."""

    sheet: SheetId
    version: Annotated[str, Ref("version")]


class Assign(Action, frozen=True, tag="assign"):
    """Give a Moloch stone to an agent."""

    stone: CardId
    agent: FigureId


class Enlist(Action, frozen=True, tag="enlist"):
    """A gentleman of the group."""

    gentleman: Annotated[str, Ref("gentleman")]


class SeatAt(Action, frozen=True, tag="seat"):
    """Which seat plays a gentleman."""

    gentleman: Annotated[str, Ref("gentleman")]
    seat: SeatId


class Lead(Action, frozen=True, tag="lead"):
    gentleman: GentlemanId


class TakeRole(Action, frozen=True, tag="role"):
    gentleman: GentlemanId
    role: RoleId


class Give(Action, frozen=True, tag="give"):
    """Give a card of the stock to a gentleman."""

    card: CardId
    gentleman: GentlemanId


class Store(Action, frozen=True, tag="store"):
    """Leave a card in the stock, or without one, discard it."""

    card: CardId


class Learn(Action, frozen=True, tag="learn"):
    """Take an advantage."""

    card: CardId


class LearnFor(Action, frozen=True, tag="learn_for"):
    """Which gentleman takes one more advantage."""

    gentleman: GentlemanId


class Unlearn(Action, frozen=True, tag="unlearn"):
    """Put an advantage back."""

    card: CardId


class Gain(Action, frozen=True, tag="gain"):
    """Take a power card."""

    power: PowerId


class PutBack(Action, frozen=True, tag="put_back"):
    power: PowerId


class Buy(Action, frozen=True, tag="buy"):
    """Buy a benefit for conspiracy points."""

    benefit: Annotated[str, Ref("benefit")]
    on: Annotated[str | None, Ref("benefit-target")] = None


class Deploy(Action, frozen=True, tag="deploy"):
    """Put a figure on a square."""

    figure: FigureId
    to: SquareName


# The row of activation cards


class Card(Action, frozen=True, tag="card"):
    """The next card of the row."""

    card: ActivationCard


class NameFirst(Action, frozen=True, tag="name_first"):
    """Name the card that opens the Nemesis's row."""

    card: ActivationCard


class Swap(Action, frozen=True, tag="swap"):
    """Swap two places of the own row."""

    first: int
    second: int


# An activation


class Activate(Action, frozen=True, tag="activate"):
    """Which figure is next."""

    figure: FigureId


class Move(Action, frozen=True, tag="move"):
    """Take a move action."""


class Attack(Action, frozen=True, tag="attack"):
    kind: AttackKind
    target: FigureId


class Charge(Action, frozen=True, tag="charge"):
    target: FigureId


class Rest(Action, frozen=True, tag="rest"):
    pass


class Revive(Action, frozen=True, tag="revive"):
    gentleman: GentlemanId


class StandUp(Action, frozen=True, tag="stand"):
    pass


class Use(Action, frozen=True, tag="use"):
    """Use what a card, a gift or a power does."""

    ability: AbilityKey


class UsePower(Action, frozen=True, tag="power"):
    power: PowerId


class PlayChaos(Action, frozen=True, tag="chaos"):
    card: CardId


class UseToken(Action, frozen=True, tag="token"):
    """Use a token won in an intermezzo."""

    place: Annotated[str, Ref("place")]


class Search(Action, frozen=True, tag="search"):
    """Turn up a face-down marker."""

    square: SquareName


class Break(Action, frozen=True, tag="break"):
    """Break a circle or a seal."""

    square: SquareName
    attribute: Annotated[str, Ref("attribute")]


class Special(Action, frozen=True, tag="special"):
    """An action of a figure that the chapter names."""

    what: Annotated[str, Ref("special")]


class End(Action, frozen=True, tag="end"):
    """End the activation."""


# Inside a move


class Step(Action, frozen=True, tag="step"):
    to: SquareName


class Open(Action, frozen=True, tag="open"):
    door: DoorName


class PassCard(Action, frozen=True, tag="hand"):
    """Pass a card to an adjacent gentleman."""

    card: CardId
    to: GentlemanId


class Carry(Action, frozen=True, tag="carry"):
    """Take up the token."""


class HandToken(Action, frozen=True, tag="hand_token"):
    to: FigureId


class Escort(Action, frozen=True, tag="escort"):
    """Let the ally step onto the square just left."""

    ally: FigureId


class Stop(Action, frozen=True, tag="stop"):
    """End the move."""


# Whom, where, how much


class On(Action, frozen=True, tag="on"):
    """The figure an effect concerns."""

    figure: FigureId


class At(Action, frozen=True, tag="at"):
    """The square an effect concerns."""

    square: SquareName


class Edge(Action, frozen=True, tag="edge"):
    """The edge an effect concerns."""

    edge: EdgeName


class Summon(Action, frozen=True, tag="summon"):
    """Place a minion."""

    type: Annotated[str, Ref("minion")]
    to: SquareName


class Way(Action, frozen=True, tag="way"):
    """Which of the two things a card does."""

    way: Annotated[str, Ref("way")]


class Take(Action, frozen=True, tag="take"):
    """Take a card."""

    card: CardId


class Discard(Action, frozen=True, tag="discard"):
    card: CardId


class ToPower(Action, frozen=True, tag="to_power"):
    """Lay one ether on a power card."""

    power: PowerId


class ToAgent(Action, frozen=True, tag="to_agent"):
    """Give one ether to an agent."""

    agent: FigureId


# An attack


class Join(Action, frozen=True, tag="join"):
    figure: FigureId


class Weapon(Action, frozen=True, tag="weapon"):
    weapon: Annotated[str | None, Ref("card")] = None


class Pay(Action, frozen=True, tag="pay"):
    """Pay so much ether, or so much from the pool."""

    ether: int


class Bonus(Action, frozen=True, tag="bonus"):
    """Switch an attack bonus on."""

    ability: AbilityKey
    ether: int = 0


class Roll(Action, frozen=True, tag="roll"):
    """Roll the dice as they are."""


class Again(Action, frozen=True, tag="again"):
    """Roll a die that shows this symbol again."""

    symbol: Symbol


class Crown(Action, frozen=True, tag="crown"):
    """A crown as a hit or as ether."""

    taken: Annotated[str, Ref("crown")]


class Trade(Action, frozen=True, tag="trade"):
    """How many dice change their symbol."""

    dice: int


class Guard(Action, frozen=True, tag="guard"):
    """Become the target of the attack instead."""

    figure: FigureId


class Elude(Action, frozen=True, tag="elude"):
    """Defend with more dice."""


class Counter(Action, frozen=True, tag="counter"):
    """Strike back."""

    kind: AttackKind
    target: FigureId


class District(Action, frozen=True, tag="district"):
    """Set a district on fire."""

    district: Annotated[str, Ref("district")]
