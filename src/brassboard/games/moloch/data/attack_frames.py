"""The frames of attacks, damage and ether."""

from brassboard.kernel import Dice, EndForm, Frame, Nobody, Permutation, Public

from .actions import (
    Again,
    Bonus,
    Counter,
    Crown,
    On,
    Pay,
    Roll,
    ToAgent,
    ToPower,
    Trade,
    Use,
    Weapon,
)


class AttackRule(Frame, tag="moloch.attack"):
    """The six steps of an attack."""

    attacker: Public[int]  # -1: no figure makes it
    seat: Public[int]
    target: Public[int]
    kind: Public[str]
    joined: Public[tuple[int, ...]] = ()
    fixed: Public[int] = 0  # exactly so many dice: an attack of a card
    aims: Public[tuple[str, ...]] = ()
    only_weapon: Public[str] = ""  # the weapon that must be used
    bare: Public[bool] = False  # no weapon may be used
    sweep: Public[bool] = False  # every adjacent enemy is a target
    more: Public[int] = 0  # dice by the effect that made it
    charging: Public[bool] = False
    counter: Public[bool] = False
    controlled: Public[bool] = False
    reroll_given: Public[bool] = False
    first: Public[int] = -1  # the target first named
    changed: Public[bool] = False  # the target was changed
    weapon: Public[Weapon | None] = None
    boost: Public[int] = -1  # ether paid for the weapon's effect; -1: not paid
    pay: Public[Pay | None] = None
    bonus: Public[Bonus | Roll | None] = None
    paid: Public[tuple[int, ...]] = ()  # abilities switched on
    paid_x: Public[tuple[int, ...]] = ()  # what each of them cost
    extra: Public[On | EndForm | None] = None
    targets: Public[tuple[int, ...]] = ()  # all of them, the main one first
    chances: Public[tuple[int, ...]] = ()  # rerolls still to be offered: abilities, or 0
    faces: Public[tuple[int, ...]] = ()
    rerolled: Public[tuple[int, ...]] = ()
    dice: Public[Dice | None] = None
    reroll: Public[tuple[Again | EndForm, ...]] = ()
    hand: Public[int] = 0  # dice that are being rerolled
    by: Public[int] = -1  # the ability that rerolls them
    traded: Public[int] = -1
    trade: Public[Trade | None] = None
    crowns_left: Public[int] = -1
    crowns_as_ether: Public[int] = 0
    crown: Public[Crown | None] = None
    at: Public[int] = 0  # the target that is being resolved
    last: Public[int] = 0  # damage placed on the last target
    dealt: Public[tuple[int, ...]] = ()  # damage placed on each target
    counters: Public[int] = 0  # targets that were asked to strike back
    strike: Public[Counter | Use | EndForm | None] = None


class Defence(Frame, tag="moloch.defence"):
    """One target defends and suffers."""

    target: Public[int]
    seat: Public[int]
    elusive: Public[bool] = False
    used: Public[tuple[int, ...]] = ()  # paid defence effects
    chances: Public[tuple[int, ...]] = ()
    faces: Public[tuple[int, ...]] = ()
    rerolled: Public[tuple[int, ...]] = ()
    hand: Public[int] = 0
    by: Public[int] = -1
    dice: Public[Dice | None] = None
    reroll: Public[tuple[Again | EndForm, ...]] = ()
    before: Public[int] = 0  # damage it had
    placed: Public[int] = 0
    dazed: Public[int] = 0  # damage by daze
    result: Public[int] = 0


class Wound(Frame, tag="moloch.wound"):
    """Damage is known and placed, unless it is prevented (window C); the result is what was placed."""

    figure: Public[int]
    amount: Public[int]
    source: Public[str]  # attack, fire, disengage, daze or card
    used: Public[tuple[int, ...]] = ()  # effects that prevented some of it
    result: Public[int] = 0


class Harm(Frame, tag="moloch.harm"):
    """Damage that comes from no attack, and what follows from it."""

    figure: Public[int]
    amount: Public[int]
    source: Public[str]
    in_step: Public[bool] = False  # an affliction waits until the step is finished (RM-RULING-77)
    before: Public[int] = 0
    placed: Public[int] = 0


class Consequences(Frame, tag="moloch.consequences"):
    """What follows from damage on a figure: defeat, effects on damage and defeat, affliction."""

    figure: Public[int]
    before: Public[int]
    dealt: Public[int]
    attacker: Public[int] = -1
    by_attack: Public[bool] = False
    in_step: Public[bool] = False
    blow: Public[tuple[int, ...]] = ()  # the attacker's effects on this target, paid for already
    fell: Public[bool] = False
    where: Public[int] = -1  # the square on which it was hurt
    upkeep: Public[int] = 0


class Aftermath(Frame, tag="moloch.aftermath"):
    """Effects on damage or defeat, offered one after the other (window D, RM-RULING-111)."""

    waiting: Public[tuple[str, ...]]  # "figure ability": whose effect it is
    about: Public[int]  # the figure that suffered
    attacker: Public[int] = -1
    dealt: Public[int] = 0
    where: Public[int] = -1
    use: Public[Use | EndForm | None] = None


class AfflictionRule(Frame, tag="moloch.affliction"):
    """A gentleman draws an affliction and suffers it."""

    figure: Public[int]
    order: Nobody[Permutation | None] = None
    card: Public[str] = ""


class PayEther(Frame, tag="moloch.pay"):
    """A figure or a power card pays ether; a gentleman's goes to the Nemesis."""

    figure: Public[int]  # -1: a power card
    amount: Public[int]
    power: Public[str] = ""
    pay: Public[Pay | None] = None


class HandOver(Frame, tag="moloch.hand_over"):
    """The Nemesis splits ether among power cards and agents."""

    seat: Public[int]
    amount: Public[int]
    split: Public[ToPower | ToAgent | None] = None


class CounterRule(Frame, tag="moloch.counter"):
    """A figure strikes back."""

    figure: Public[int]
    seat: Public[int]
    target: Public[int]
    kind: Public[str] = ""  # empty: to be chosen
    cost: Public[int] = 1
    more: Public[int] = 0
    ability: Public[int] = -1  # the card that makes it, instead of the special
    strike: Public[Counter | None] = None
