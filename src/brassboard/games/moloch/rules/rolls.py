"""Rolls and rerolls: any roll made for a figure, and its chances to roll dice again (RM-RULING-34, RM-RULING-87)."""

from typing import Final

from brassboard.kernel import END_RULE, Flow, dice, goto, rule, some
from brassboard.kernel.data import Action

from ..cards.uses import held, pay_for, utensil_done
from ..content import ABILITIES, CONSTANTS
from ..data.actions import Again
from ..data.events import DiceRolled, Rerolled
from ..data.frames import OwnRoll
from ..queries import Scene, outfit
from .attack_effects import symbol_of, symbols_of
from .ether import can_pay

FREE_CHANCE: Final = -1
"""A chance to reroll that costs nothing."""


# Chances to reroll


def own_roll_chances(m: Scene, number: int) -> list[int]:
    """Return the abilities that reroll any own roll: each copy of a card is one chance."""
    figure = m.table.figures[number]
    return [ability.number for ability in outfit(m.table, figure).triggered.get("own_roll", ())]


def chance_open(m: Scene, number: int, chance: int) -> bool:
    """Whether a chance to reroll can be used: paid, and its card still held."""
    if chance == FREE_CHANCE:
        return True
    figure = m.table.figures[number]
    ability = ABILITIES[chance]
    return can_pay(m.table, figure, ability.cost) and held(m.table, number, ability) > 0 and not figure.defeated


def dice_left(faces: tuple[int, ...], rerolled: tuple[int, ...]) -> list[int]:
    """Return the places of dice that were not rerolled, equal symbols next to each other."""
    left = [place for place in range(len(faces)) if place not in rerolled]
    return sorted(left, key=lambda place: (symbol_of(faces[place]), place))


def chosen_places(faces: tuple[int, ...], rerolled: tuple[int, ...], again: list[Again]) -> list[int]:
    """Return the places of the dice that these choices mean."""
    left = dice_left(faces, rerolled)
    found: list[int] = []
    for one in again:
        place = next(place for place in left if symbol_of(faces[place]) == one.symbol and place not in found)
        found.append(place)
    return found


def with_new(faces: tuple[int, ...], places: tuple[int, ...], new: tuple[int, ...]) -> tuple[int, ...]:
    """Return the roll with new faces at these places."""
    changed = list(faces)
    for place, face in zip(places, new, strict=True):
        changed[place] = face
    return tuple(changed)


def pay_chance_of(m: Scene, number: int, chance: int) -> Flow:
    """Pay for a reroll, or discard its card."""
    return None if chance == FREE_CHANCE else pay_for(m, number, ABILITIES[chance])


def coin_done(m: Scene, number: int, chance: int) -> Flow:
    """A utensil that rerolled dice is done (resourceful)."""
    return None if chance == FREE_CHANCE else utensil_done(m, number, ABILITIES[chance])


# Rolls that are no attack


def throw(roll: OwnRoll, m: Scene) -> Flow:
    """Roll the dice."""
    return dice(roll.count, len(CONSTANTS.faces), into="dice")


def see(roll: OwnRoll, m: Scene) -> Flow:
    """See them; it is an own roll of the figure (RM-RULING-87)."""
    assert roll.dice is not None
    roll.faces = roll.dice.faces
    roll.dice = None
    m.emit(DiceRolled(m.table.figures[roll.figure].id, symbols_of(roll.faces)))
    roll.chances = tuple(own_roll_chances(m, roll.figure))
    return None


def offer_chance(roll: OwnRoll, m: Scene) -> Flow:
    """Offer the next chance to reroll."""
    while roll.chances and not chance_open(m, roll.figure, roll.chances[0]):
        roll.chances = roll.chances[1:]
    left = dice_left(roll.faces, roll.rerolled)
    if not roll.chances or not left:
        roll.result = roll.faces
        return END_RULE
    options: list[Action] = [Again(symbol_of(roll.faces[place])) for place in left]
    return some(roll.seat, "reroll", options, 0, len(options), into="reroll")


def pay_chance(roll: OwnRoll, m: Scene) -> Flow:
    """Pay for it."""
    chance, roll.chances = roll.chances[0], roll.chances[1:]
    again = [one for one in roll.reroll if isinstance(one, Again)]
    if not again:
        return goto(offer_chance)
    roll.hand, roll.by = len(again), chance
    roll.rerolled = (*roll.rerolled, *chosen_places(roll.faces, roll.rerolled, again))
    return pay_chance_of(m, roll.figure, chance)


def roll_again(roll: OwnRoll, m: Scene) -> Flow:
    """Roll them again."""
    return dice(roll.hand, len(CONSTANTS.faces), into="dice")


def see_again(roll: OwnRoll, m: Scene) -> Flow:
    """Put them into the roll."""
    assert roll.dice is not None
    roll.faces = with_new(roll.faces, roll.rerolled[-roll.hand :], roll.dice.faces)
    roll.dice = None
    roll.reroll = ()
    m.emit(Rerolled(symbols_of(roll.faces)))
    return None


def done_again(roll: OwnRoll, m: Scene) -> Flow:
    """What rerolled them is done."""
    return coin_done(m, roll.figure, roll.by)


def more_chances(roll: OwnRoll, m: Scene) -> Flow:
    """Offer the other chances."""
    return goto(offer_chance)


rule(
    OwnRoll,
    (throw, "RM-RULING-87"),
    (see, "RM-RULING-87"),
    (offer_chance, "RM-RULING-34"),
    (pay_chance, "RM-RULING-34"),
    (roll_again, "RM-EFF-03"),
    (see_again, "RM-EFF-03"),
    (done_again, "RM-EQUIP-05"),
    (more_chances, "RM-RULING-34"),
)
