"""The damage to expect, against a count of every single roll."""

from itertools import product

import pytest

from brassboard.games.moloch.content import CONSTANTS, MINION_SHEETS, WEAPONS
from brassboard.games.moloch.data.actions import Weapon
from brassboard.games.moloch.data.attack_frames import AttackRule, Defence
from brassboard.games.moloch.rules.odds import expected_tenths, mean_tenths, successes
from games.moloch.helper import Stage

FACES = CONSTANTS.faces


def counted(dice: int, defence: int, warding: tuple[str, ...]) -> float:
    """Roll everything there is: the mean damage of hits less what is warded off."""
    total = 0
    for mine in product(FACES, repeat=dice):
        hits = sum([symbol in ("hit", "hit+", "crown") for symbol in mine])
        for theirs in product(FACES, repeat=defence):
            total += max(0, hits - sum([symbol in warding for symbol in theirs]))
    return float(total / len(FACES) ** (dice + defence))


def attacking(table: Stage, attacker: str, target: str, kind: str, **fields: object) -> int:
    """Lay an attack on the stack and ask for its expected damage."""
    seat = table.figure(attacker).seat
    attack = AttackRule(table.number(attacker), seat, table.number(target), kind, **fields)  # type: ignore[arg-type]
    table.position.stack.append(attack)
    found = expected_tenths(table.position, attack, Defence(table.number(target), table.figure(target).seat))
    table.position.stack.pop()
    return found


def test_successes_of_dice() -> None:
    assert successes(0, 3, 6) == [1]
    assert successes(3, 3, 6) == [27, 81, 81, 27]


def test_the_mean_is_rounded_to_tenths() -> None:
    assert mean_tenths({(3, 0): 1}, 0, 2, 6, lambda hits: max(0, hits)) == 30
    assert mean_tenths({(0, 0): 2, (1, 0): 1}, 0, 2, 6, lambda hits: max(0, hits)) == 3


@pytest.mark.rule("RM-ATK-06", "RM-ATK-12")
def test_a_blow_is_worth_what_all_rolls_are_on_average() -> None:
    table = Stage(acting="drago", at="E5").place("shambling1", "E6")
    agility = MINION_SHEETS["shambling"]["a"].agi
    assert attacking(table, "drago", "shambling1", "melee") == round(10 * counted(3, agility, ("dodge",)))


@pytest.mark.rule("RM-ATK-13", "RM-COVER-01")
def test_cover_wards_hits_off() -> None:
    table = Stage(acting="emerson", at="H5").place("drago", "E5").place("clown1", "F5")
    assert attacking(table, "emerson", "drago", "ranged") == round(10 * counted(5, 3, ("dodge", "cover")))
    free = Stage(acting="emerson", at="H5").place("drago", "E5")
    assert attacking(free, "emerson", "drago", "ranged") == round(10 * counted(5, 3, ("dodge",)))


@pytest.mark.rule("RM-EFF-11")
def test_dice_that_symbols_take_from_the_defender_count_roll_by_roll() -> None:
    """The claw, boosted: each hit+ is 2 hits and takes 1 die from the defender."""
    table = Stage(acting="drago", at="E5").give("claw", "drago").place("shambling1", "E6")
    rolled, agility = 3 + WEAPONS["claw"].melee, MINION_SHEETS["shambling"]["a"].agi
    total = 0.0
    for mine in product(FACES, repeat=rolled):
        hits = sum([2 if symbol == "hit+" else 1 for symbol in mine if symbol in ("hit", "hit+", "crown")])
        left = max(0, agility - mine.count("hit+"))
        spread = successes(left, FACES.count("dodge"), len(FACES))
        total += sum([ways * max(0, hits - warded) for warded, ways in enumerate(spread)]) / len(FACES) ** left
    found = attacking(table, "drago", "shambling1", "melee", weapon=Weapon("claw"), boost=1)
    assert found == round(10 * total / len(FACES) ** rolled)


@pytest.mark.rule("RM-TYPE-08")
def test_what_is_prevented_for_nothing_is_taken_off() -> None:
    """Rubber bones: 1 damage of each attack on a clown of version A is prevented."""
    table = Stage(acting="drago", at="E5").place("clown1", "E6")
    agility = MINION_SHEETS["clown"]["a"].agi
    total = 0
    for mine in product(FACES, repeat=3):
        for theirs in product(FACES, repeat=agility):
            hits = sum([symbol in ("hit", "hit+", "crown") for symbol in mine]) - theirs.count("dodge")
            total += max(0, hits - 1)
    assert attacking(table, "drago", "clown1", "melee") == round(10 * total / len(FACES) ** (3 + agility))


def test_a_chapter_may_lower_the_damage_but_not_below_1() -> None:
    """Chapter VI: each seal takes 1 damage from an attack on Turnbull, as long as 1 is left."""
    table = Stage("6", acting="drago", at="G3").place("turnbull", "G2")
    seals, agility = len(table.board.objects), 3
    assert seals == 4
    total = 0
    for mine in product(FACES, repeat=3):
        for theirs in product(FACES, repeat=agility):
            hits = sum([symbol in ("hit", "hit+", "crown") for symbol in mine]) - theirs.count("dodge")
            total += max(1, hits - seals) if hits > 0 else 0
    assert attacking(table, "drago", "turnbull", "melee") == round(10 * total / len(FACES) ** (3 + agility))
