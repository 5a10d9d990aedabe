"""The actions of The Smog Riders: everything a player may choose."""

from typing import Annotated

from brassboard.kernel import Action, Ref

SquareName = Annotated[str, Ref("square")]
DoorName = Annotated[str, Ref("door")]
RoomName = Annotated[str, Ref("room")]
CharacterId = Annotated[str, Ref("character")]
TurretId = Annotated[str, Ref("turret")]
TurretType = Annotated[str, Ref("turret-kind")]
FigureId = Annotated[str, Ref("figure")]  # a character or a turret
CardId = Annotated[str, Ref("card")]
ItemId = Annotated[str, Ref("item")]
FactionId = Annotated[str, Ref("faction")]
SkillId = Annotated[str, Ref("skill")]
DieText = Annotated[str, Ref("die")]
Colour = Annotated[str, Ref("colour")]
AstralName = Annotated[str, Ref("astral")]
SeatId = Annotated[int, Ref("seat")]


# Set-up


class Side(Action, frozen=True, tag="faction"):
    faction: FactionId


class Draft(Action, frozen=True, tag="draft"):
    character: CharacterId


class Deploy(Action, frozen=True, tag="deploy"):
    character: CharacterId
    to: SquareName


class Summon(Action, frozen=True, tag="summon"):
    """The minion the defender brings into play."""

    character: CharacterId


class Post(Action, frozen=True, tag="post"):
    """The square on which a new minion stands."""

    to: SquareName


class Emplace(Action, frozen=True, tag="emplace"):
    to: SquareName


class Reinforce(Action, frozen=True, tag="reinforce"):
    """The reinforcement chosen from round 7 on: a minion, or a card and a turret (SR-REINF-19)."""

    what: Annotated[str, Ref("reinforcement")]


# Moving


class Move(Action, frozen=True, tag="move"):
    character: CharacterId
    to: SquareName


class Open(Action, frozen=True, tag="open"):
    character: CharacterId
    door: DoorName


class Close(Action, frozen=True, tag="close"):
    character: CharacterId
    door: DoorName


class Hurry(Action, frozen=True, tag="hurry"):
    """Give up an Agility die for 2 movement points."""

    character: CharacterId


class Portal(Action, frozen=True, tag="portal"):
    character: CharacterId


class Give(Action, frozen=True, tag="give"):
    character: CharacterId
    teammate: CharacterId


class Take(Action, frozen=True, tag="take"):
    character: CharacterId
    at: SquareName


class Drop(Action, frozen=True, tag="drop"):
    character: CharacterId
    item: ItemId


class Leave(Action, frozen=True, tag="leave"):
    character: CharacterId


class Pick(Action, frozen=True, tag="item"):
    """One of the items that are passed on, picked up or searched for."""

    item: ItemId


class End(Action, frozen=True, tag="end"):
    """End the phase."""


# Cards


class Equip(Action, frozen=True, tag="equip"):
    card: CardId
    character: CharacterId


class Play(Action, frozen=True, tag="play"):
    card: CardId


class Discard(Action, frozen=True, tag="discard"):
    card: CardId


class On(Action, frozen=True, tag="on"):
    """The figure an effect is used on."""

    figure: FigureId


class In(Action, frozen=True, tag="in"):
    """The room an effect is used in."""

    room: RoomName


class At(Action, frozen=True, tag="at"):
    """The square on which a figure is placed."""

    square: SquareName


class Through(Action, frozen=True, tag="door"):
    """The door an effect is used on."""

    door: DoorName


class Way(Action, frozen=True, tag="way"):
    """One of the ways a card or reward may be used."""

    way: Annotated[str, Ref("way")]


# Stygia


class Enter(Action, frozen=True, tag="enter"):
    """The Stygian square to which a walker goes."""

    access: AstralName


class Travel(Action, frozen=True, tag="travel"):
    character: CharacterId
    to: AstralName
    die: Colour


class BackUp(Action, frozen=True, tag="backup"):
    character: CharacterId
    room: RoomName
    dice: int


class ComeBack(Action, frozen=True, tag="return"):
    character: CharacterId
    die: Colour


class Stay(Action, frozen=True, tag="stay"):
    """Pay 1 Mind to stay against the tide."""

    character: CharacterId


class Drift(Action, frozen=True, tag="drift"):
    """Let the tide move a walker outward."""

    character: CharacterId


# Pools


class LoseDie(Action, frozen=True, tag="lose"):
    """The die a stunned character loses."""

    character: CharacterId
    die: Colour


class Rest(Action, frozen=True, tag="rest"):
    character: CharacterId


class Roll(Action, frozen=True, tag="roll"):
    room: RoomName


class Luck(Action, frozen=True, tag="luck"):
    """Spend a luck point to reroll dice."""


class Again(Action, frozen=True, tag="reroll"):
    """A die that is rolled again."""

    die: DieText


class Reroller(Action, frozen=True, tag="rethink"):
    """The skill that rolls one die of a teammate again."""

    character: CharacterId
    die: DieText


class Turn(Action, frozen=True, tag="face"):
    """A die and the face to which Loaded Die turns it."""

    die: DieText
    face: int


class Cancel(Action, frozen=True, tag="cancel"):
    """Cancel the curse of one die with 1 luck point."""

    die: DieText


class Suffer(Action, frozen=True, tag="suffer"):
    """The character that takes the wound of a Punishment curse."""

    character: CharacterId


class Four(Action, frozen=True, tag="four"):
    """The skill that turns a die into a 4."""

    character: CharacterId
    die: DieText


class Nudge(Action, frozen=True, tag="nudge"):
    character: CharacterId
    die: DieText
    by: int


class Place(Action, frozen=True, tag="place"):
    die: DieText
    slot: Annotated[str, Ref("slot")]


class Use(Action, frozen=True, tag="use"):
    """Carry out an action whose dice are assigned."""

    figure: FigureId
    skill: SkillId


class Aim(Action, frozen=True, tag="aim"):
    figure: FigureId


class Along(Action, frozen=True, tag="along"):
    """The direction of a straight line."""

    direction: Annotated[str, Ref("direction")]


class Revive(Action, frozen=True, tag="revive"):
    character: CharacterId
    comrade: CharacterId


class Lay(Action, frozen=True, tag="lay"):
    """Lay the dice assigned to the room card on it."""


class Against(Action, frozen=True, tag="against"):
    """The player an effect is used against."""

    seat: SeatId
