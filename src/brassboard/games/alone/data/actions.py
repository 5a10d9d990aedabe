"""The actions of Alone: everything a player may choose.

The Hero names directions of his own sector, tiles of the maze (`m7`) and figures by their numbers. Evil names sectors
(`1D3`), doors (`1C4-1D4`) and creatures (`c3`) of the secret map. Where the Hero sees an answer of Evil, it names only
what the Hero knows (AL-KNOW-11, AL-KNOW-12). "None of these" is always the kernel's `pass`, and the end of a sequence
of choices its `done`.
"""

from typing import Annotated

from brassboard.kernel import Action, Ref

from .table import CardId, CharacterId, CreatureKind, DeckColour, ItemId, MissionId, SeatId

Direction = Annotated[str, Ref("direction")]
TileName = Annotated[str, Ref("tile")]
FigureId = Annotated[int, Ref("figure")]
SectorName = Annotated[str, Ref("sector")]
DoorName = Annotated[str, Ref("door")]
CreatureName = Annotated[str, Ref("creature-marker")]
Track = Annotated[str, Ref("track")]
TargetName = Annotated[str, Ref("target")]
SkillId = Annotated[str, Ref("skill")]
AbilityId = Annotated[str, Ref("ability")]
Facing = Annotated[str, Ref("facing")]
SideNumber = Annotated[int, Ref("side")]
FloorWord = Annotated[str, Ref("floor-word")]
NoiseWord = Annotated[str, Ref("noise")]
ActionKind = Annotated[str, Ref("action")]


# Set-up and clean-up


class Character(Action, frozen=True, tag="character"):
    character: CharacterId


class Decks(Action, frozen=True, tag="decks"):
    """The two decks of the match. With 2 Evil players the first is the leader's own."""

    first: DeckColour
    second: DeckColour


class Owners(Action, frozen=True, tag="owners"):
    """With 3 Evil players: the players before whom the first and the second deck are laid."""

    first: SeatId
    second: SeatId


class DrawFrom(Action, frozen=True, tag="draw_from"):
    deck: DeckColour


class Mark(Action, frozen=True, tag="mark"):
    """Place a danger marker in this sector."""

    sector: SectorName


class Unmark(Action, frozen=True, tag="unmark"):
    """Remove a danger marker of a full floor to make room."""

    sector: SectorName


class Discard(Action, frozen=True, tag="discard"):
    card: CardId


class Split(Action, frozen=True, tag="split"):
    """The Evil player who draws the next card."""

    seat: SeatId


# The Hero's turn


class BulletTime(Action, frozen=True, tag="bullet_time"):
    pass


class Surge(Action, frozen=True, tag="surge"):
    """Bullet Time by the skill Surge, without paying adrenaline."""


class Sacrifice(Action, frozen=True, tag="sacrifice"):
    companion: CharacterId


class Heal(Action, frozen=True, tag="heal"):
    """The Ship's Doctor's ability at the start of a round."""

    track: Track


class Consult(Action, frozen=True, tag="consult"):
    """Use the Station Plan."""


class Move(Action, frozen=True, tag="move"):
    direction: Direction


class Open(Action, frozen=True, tag="open"):
    """Open a blocked door instead of a step."""

    direction: Direction


class Explore(Action, frozen=True, tag="explore"):
    direction: Direction


class Attack(Action, frozen=True, tag="attack"):
    figure: FigureId


class Locate(Action, frozen=True, tag="locate"):
    pass


class Search(Action, frozen=True, tag="search"):
    pass


class Switch(Action, frozen=True, tag="switch"):
    """Repair the switch box here and light this direction; `here` if every way out is closed."""

    direction: Direction


class Work(Action, frozen=True, tag="work"):
    """Interact for a step of this mission."""

    mission: MissionId


class Use(Action, frozen=True, tag="use"):
    """Use an item. `place` is its number in the Hero's store, because he may have two alike."""

    item: ItemId
    place: int


class Charges(Action, frozen=True, tag="charges"):
    """Pay so many charges for a use of an item."""

    n: int


class EndTurn(Action, frozen=True, tag="end"):
    pass


class Halt(Action, frozen=True, tag="halt"):
    """Take no further step of a longer move."""


class Block(Action, frozen=True, tag="block"):
    direction: Direction


class Sweep(Action, frozen=True, tag="sweep"):
    """Remove the danger marker of this tile after a look."""

    tile: TileName


class Target(Action, frozen=True, tag="target"):
    """Name a target of a Locate."""

    target: TargetName


class Upgrade(Action, frozen=True, tag="upgrade"):
    """Upgrade an item with a charge of another one."""

    item: ItemId
    place: int
    payer: ItemId
    payer_place: int


class FreeUpgrade(Action, frozen=True, tag="upgrade_free"):
    item: ItemId
    place: int


class Ability(Action, frozen=True, tag="ability"):
    """Use this ability with or after an action."""

    ability: AbilityId


class Reduce(Action, frozen=True, tag="reduce"):
    """Use this ability to make a loss smaller."""

    ability: AbilityId


class Light(Action, frozen=True, tag="light"):
    tile: TileName


class Clear(Action, frozen=True, tag="clear"):
    """Remove the danger marker of this tile by an effect."""

    tile: TileName


class Door(Action, frozen=True, tag="door"):
    """A door, named by a tile of the maze beside it and its direction there."""

    tile: TileName
    direction: Direction


class Charge(Action, frozen=True, tag="charge"):
    """Put a charge on this item."""

    item: ItemId
    place: int


class Drain(Action, frozen=True, tag="drain"):
    """Lose a charge of this item."""

    item: ItemId
    place: int


class Push(Action, frozen=True, tag="push"):
    """Push the attacked creature in this direction."""

    direction: Direction


class Aim(Action, frozen=True, tag="aim"):
    """The tile that an item hits."""

    tile: TileName


class Face(Action, frozen=True, tag="face"):
    """The direction of a look or of a line of light."""

    direction: Direction


class Side(Action, frozen=True, tag="side"):
    """One of several effects a text offers, counted from 0."""

    side: SideNumber


class Skill(Action, frozen=True, tag="skill"):
    skill: SkillId


class Regain(Action, frozen=True, tag="regain"):
    track: Track


class Trap(Action, frozen=True, tag="trap"):
    """What the Hero loses to a Booby Trap: life or item."""

    what: Annotated[str, Ref("trap")]


# Evil


class Offer(Action, frozen=True, tag="offer"):
    """Offer a card, `up` (face up) or `down` (face down, as a standard reaction)."""

    card: CardId
    facing: Facing


class Pick(Action, frozen=True, tag="creature"):
    """A creature on the secret map."""

    creature: CreatureName


class Step(Action, frozen=True, tag="step"):
    """A creature steps into this sector."""

    sector: SectorName


class Unbar(Action, frozen=True, tag="unbar"):
    """Open this blocked door."""

    door: DoorName


class Bar(Action, frozen=True, tag="bar"):
    """Block this door."""

    door: DoorName


class Kind(Action, frozen=True, tag="kind"):
    """A kind of creature."""

    kind: CreatureKind


class At(Action, frozen=True, tag="at"):
    """A sector of the secret map."""

    sector: SectorName


class Swipe(Action, frozen=True, tag="swipe"):
    item: ItemId


class Lie(Action, frozen=True, tag="lie"):
    """Change the distance in the answer about a target to this number."""

    target: TargetName
    distance: int


class Noise(Action, frozen=True, tag="noise"):
    """Name one of the tied directions of a noise."""

    word: NoiseWord


class Floor(Action, frozen=True, tag="floor"):
    """Name one of the tied floors in the answer about a target: same or other."""

    target: TargetName
    word: FloorWord


class TakeTile(Action, frozen=True, tag="take_tile"):
    """Take this tile out of the maze, because the supply has none of its shape."""

    tile: TileName


class Attacker(Action, frozen=True, tag="attacker"):
    """The next creature to attack."""

    figure: FigureId


class Waive(Action, frozen=True, tag="waive"):
    """Let the Hero go without an opportunity attack, or strike."""

    let_go: bool
