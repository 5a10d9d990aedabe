"""What the page shows besides the table: values of figures, goals and their progress, the row, the attack in progress.

All of it follows from what the viewer may know. Only the row of activation cards differs between viewers.
"""

from brassboard.kernel import Value


class FigureStanding(Value, frozen=True):
    """A figure as its sheet, its cards and the situation make it now."""

    id: str
    agi: int
    acc: int
    strength: int
    life: int  # damage that defeats it
    left: int  # damage at which a gentleman draws an affliction; 0 for all others
    ether: int  # the most it can hold; 0 if it has none
    actions: int  # in one activation
    slots: int  # for arsenal cards that are still free
    specials: tuple[str, ...]
    weapons: tuple[str, ...]
    engaged: tuple[str, ...]  # standing enemies next to it, by id
    burns: bool  # fire lies on its square and would hurt it


class GoalStanding(Value, frozen=True):
    """One condition of a win line, with how far it has come. A line of several conditions has several of these."""

    line: int
    side: int
    moment: str  # at_once, cleanup or limit
    verb: str  # what must hold; "" for the limit of rounds
    who: str = ""  # the sheet, or the kind of carrier
    letters: tuple[str, ...] = ()  # of the squares to reach
    have: int = 0
    need: int = 0


class RowCard(Value, frozen=True):
    """A place of the activation row, in board order."""

    side: int
    place: int  # in its own row, from 0
    card: str  # "" if the viewer does not know it
    state: str  # done, acting, or down (it lies face down)


class PowerStanding(Value, frozen=True):
    power: str
    ether: int  # that lies on it
    cost: int
    payable: bool  # with the pool
    used: bool  # it cannot be used again in this activation


class AimStanding(Value, frozen=True):
    """An attack the acting figure could make now, with its best weapon and without anything paid."""

    kind: str  # melee, ranged or charge
    target: str
    weapon: str
    dice: int
    defence: int
    cover: bool
    tenths: int  # expected damage in tenths


class ReachStanding(Value, frozen=True):
    """A square the acting figure could walk to, the cheapest way, and the damage on it."""

    square: str
    cost: int
    damage: int
    way: tuple[str, ...]


class TurnStanding(Value, frozen=True):
    """Whose actions run, and what is left to it."""

    figure: str
    seat: int
    actions: int
    points: int  # of the move in progress; -1 between moves
    reach: tuple[ReachStanding, ...]
    aims: tuple[AimStanding, ...]


class AttackStanding(Value, frozen=True):
    """The attack in progress: six steps, both rolls, and what is to be expected."""

    attacker: str  # "" if no figure makes it
    target: str  # the one that defends now
    kind: str
    step: int  # 1 to 6
    weapon: str
    boost: int  # ether paid for the weapon's effect; -1: not paid
    paid: tuple[str, ...]  # bonuses, by key
    joined: tuple[str, ...]
    targets: tuple[str, ...]
    effects: tuple[str, ...]  # that are on: fire, knock, daze, leech, area
    value: int  # the attribute; -1 if the dice of a card are rolled
    dice: int
    rolled: tuple[str, ...]  # symbols
    worth: tuple[int, ...]  # hits of each die; a crown taken as ether is none
    hits: int  # -1: not rolled yet
    cover: bool
    shields: tuple[str, ...]  # figures in the line of fire that give cover
    agility: int
    defence: int  # dice
    elusive: bool  # it was paid for
    more: int  # dice that elusive could still add; 0 if it cannot be used
    defended: tuple[str, ...]
    wards: tuple[bool, ...]  # which dice ward a hit off
    warded: int  # -1: not rolled yet
    damage: int  # placed on the target; -1: not known yet
    tenths: int  # expected damage in tenths
    elusive_tenths: int  # the same if elusive is used; -1 if it cannot be
    to_affliction: int  # damage until the target draws an affliction; 0 if it does not
    to_defeat: int


class Standing(Value, frozen=True):
    """What a viewer is shown, from the moment the chapter is laid out."""

    figures: tuple[FigureStanding, ...]
    goals: tuple[GoalStanding, ...]
    row: tuple[RowCard, ...]
    powers: tuple[PowerStanding, ...]
    rounds: int
    chaos: int  # cards in the Nemesis's hand
    supply: tuple[tuple[str, int], ...]  # minion types and figures left
    hits_to_break: int
    fires: int  # markers left
    curtain: bool  # it hangs: nobody sees through the windows behind it
    turn: TurnStanding | None = None
    attack: AttackStanding | None = None
