"""Pools: how dice are put on actions."""

from collections import Counter
from itertools import product
from random import Random
from typing import Any

import pytest

from brassboard.games.smog_riders.content import CHARACTERS, MAGIC, Needs
from brassboard.games.smog_riders.data.actions import Place
from brassboard.games.smog_riders.rules.assignment import NO_SLOT, ROOM_SLOT, DicePlacement, Slot, slots_of
from games.smog_riders.helper import Stage
from games.smog_riders.rules.rolling_pools import WORKSHOP, spread_out

# Requirements in play: what the form offers


def placeable(stage: Stage, slot: str) -> set[tuple[str, ...]]:
    """Every set of dice the form lets the player put on this slot."""
    pool = stage.pool
    order = tuple(sorted(pool.dice, key=lambda die: (-int(die[1]), die)))
    found = set()
    for places in assignments(order, slots_of(stage.position, pool)):
        found.add(tuple(sorted(place.die for place in places if place.slot == slot)))
    return found - {()}


def assignments(order: tuple[str, ...], slots: list[Slot]) -> list[tuple[Place, ...]]:
    """Every complete answer to the form, in the order it asks."""
    spreading: Any = DicePlacement(order, slots)
    done: list[tuple[Place, ...]] = []
    todo: list[tuple[Place, ...]] = [()]
    while todo:
        given = todo.pop()
        asked = spreading.following(None, None, 0, given)
        if asked is None:
            assert len(given) == len(order)
            done.append(given)
            continue
        assert asked.options, f"a dead end after {given}"
        assert len(set(asked.options)) == len(asked.options)
        todo.extend((*given, option) for option in asked.options)
    return done


@pytest.mark.rule("SR-REQ-01", "SR-EX-17")
def test_a_sum_in_play() -> None:
    stage = spread_out(mapuche="E7").gear("mapuche", "steam_justice").put("kelly", "C5")  # 6+ with one gap
    stage.roll_room(WORKSHOP, "R3", "R3", "B6")
    assert placeable(stage, "mapuche.steam_justice.1") == {("B6",)}
    stage = Stage(team=("ignatius", "mapuche", "charlotte")).put("ignatius", "E7").rolling()  # 6+ with two gaps
    stage.roll_room(WORKSHOP, "R3", "M3", "M1")
    assert placeable(stage, "ignatius.second") == {("M3", "R3")}


@pytest.mark.rule("SR-REQ-02")
def test_an_exact_value_in_the_form() -> None:
    """No skill in the box asks for one; the form knows it."""
    order = ("R5", "R4", "B4", "B3")
    found = {tuple(p.die for p in places if p.slot == "x") for places in assignments(order, [Slot("x", Needs("=4"))])}
    assert found == {(), ("R4",), ("B4",)}


@pytest.mark.rule("SR-REQ-06")
def test_any_die_fits_one_or_more_in_play() -> None:
    """The skills that ask for any die turn it into a 4, so a 4 is not offered."""
    stage = spread_out(charlotte="E7", mapuche="E6").change("mapuche", used=("second",))
    stage.roll_room(WORKSHOP, "R1", "R2", "B3", "B5", "M6")
    assert stage.offers("four") == {f"charlotte,{die}" for die in ("R1", "R2", "B3", "B5", "M6")}


@pytest.mark.rule("SR-REQ-03", "SR-REQ-04", "SR-REQ-05")
def test_equal_dice_and_ladders_in_play() -> None:
    stage = Stage(team=("vikka", "magda", "jack")).put("vikka", "E7").put("magda", "E6").put("hans", "C5")
    stage.rolling().roll_room(WORKSHOP, "R2", "B2", "M3", "R4", "R5", "B1")
    assert placeable(stage, "vikka.second") == {("B2", "R2")}
    ladders = placeable(stage, "magda.second")
    assert all(sorted(int(die[1]) for die in dice) in ([1, 2, 3], [2, 3, 4], [3, 4, 5]) for dice in ladders)
    assert len(ladders) == 5
    stage = Stage(team=("patty", "hans", "amelia")).put("patty", "E7").room(WORKSHOP).rolling()
    stage.roll_room(WORKSHOP, "R5", "R5", "M5")
    assert placeable(stage, "patty.second") == {("M5", "R5", "R5")}


@pytest.mark.rule("SR-REQ-07", "SR-EX-19")
def test_a_conditional_alternative_in_play() -> None:
    stage = Stage(team=("morsiarty", "kelly", "jack")).put("morsiarty", "E7").put("jack", "E6").rolling()
    stage.roll_room(WORKSHOP, "R2", "M2", "M1", "R5", "B2", "B4")
    assert placeable(stage, "morsiarty.second") == {("M2",), ("R5",)}


@pytest.mark.rule("SR-REQ-08", "SR-EX-18")
def test_alternative_pairs_in_play() -> None:
    stage = spread_out(mapuche="E7", charlotte="E6").gear("mapuche", "devastating").put("kelly", "C5")
    stage.roll_room(WORKSHOP, "R1", "R2", "B3", "B4", "M6")
    assert placeable(stage, "mapuche.devastating.1") == {("R1", "R2"), ("B3", "B4")}


@pytest.mark.rule("SR-REQ-10")
def test_each_die_must_show_five_in_play() -> None:
    stage = Stage(team=("ottoline", "mapuche", "charlotte")).put("ottoline", "E7").put("kelly", "C5").rolling()
    stage.roll_room(WORKSHOP, "B5", "B4", "M6")
    assert placeable(stage, "ottoline.main") == {("B5",), ("M6",), ("B5", "M6")}


# The form itself: every valid assignment once, and no dead end


NEEDS = sorted(
    {
        skill.needs.text
        for one in CHARACTERS.values()
        for skill in (one.main, one.second, one.minion)
    }
    | {skill.needs.text for card in MAGIC.values() for skill in card.skills}
    | {"=4", "4+[1]"}
)  # fmt: skip


def valid(order: tuple[str, ...], slots: list[Slot]) -> set[tuple[tuple[str, ...], ...]]:
    """By brute force: what lies on each slot, for every assignment in which each slot is empty or fulfilled."""
    found = set()
    for chosen in product(range(len(slots) + 1), repeat=len(order)):
        laid = [
            tuple(sorted(die for die, at in zip(order, chosen, strict=True) if at == slot))
            for slot in range(len(slots))
        ]
        if all(fulfilled(slot, dice) for slot, dice in zip(slots, laid, strict=True)):
            found.add(tuple(laid))
    return found


def fulfilled(slot: Slot, dice: tuple[str, ...]) -> bool:
    if slot.needs is None or not dice:
        return True
    return all(len(die) == 2 for die in dice) and slot.needs.met(dice)


def random_pool(luck: Random) -> tuple[tuple[str, ...], list[Slot]]:
    colours = luck.choice(("RBM", "RBM", "G", "RB"))
    faces = luck.choice((range(1, 7), range(1, 7), range(2, 5), range(4, 7)))
    dice = [luck.choice(colours) + str(luck.choice(faces)) for _ in range(luck.randint(1, 5))]
    slots = [Slot(f"s{at}", Needs(luck.choice(NEEDS))) for at in range(luck.randint(1, 4))]
    if luck.random() < 0.5:
        slots.append(Slot(ROOM_SLOT, None))
        if luck.random() < 0.5:
            dice[0] = dice[0][0] + "4r"  # counts on the room card only
    return tuple(sorted(dice, key=lambda die: (-int(die[1]), die))), slots


@pytest.mark.rule("SR-POOL-05", "SR-RULING-92")
@pytest.mark.parametrize("seed", range(60))
def test_the_form_reaches_every_valid_assignment_exactly_once(seed: int) -> None:
    luck = Random(seed)
    for _ in range(5):
        order, slots = random_pool(luck)
        names = [slot.name for slot in slots]
        reached = []
        for places in assignments(order, slots):
            assert [place.die for place in places] == list(order)
            assert {place.slot for place in places} <= {*names, NO_SLOT}
            reached.append(tuple(tuple(sorted(p.die for p in places if p.slot == name)) for name in names))
        shown = f"{order} on {[(slot.name, slot.needs) for slot in slots]}"
        assert len(reached) == len(set(reached)), f"an assignment with a twin: {shown}"
        assert set(reached) == valid(order, slots), shown


@pytest.mark.rule("SR-POOL-05")
def test_equal_dice_of_a_big_pool_are_interchangeable() -> None:
    order = ("R6",) * 4 + ("R1",) * 4
    slots = [Slot("a", Needs("7+[2]")), Slot("b", Needs("7+[2]")), Slot(ROOM_SLOT, None)]
    reached = assignments(order, slots)
    counts = {tuple(Counter((p.die, p.slot) for p in places).items()) for places in reached}
    assert len(reached) == len(counts)
    assert {tuple(sorted(p.die for p in places if p.slot == "a")) for places in reached} == {
        (), ("R6", "R6"), ("R1", "R6"),
    }  # fmt: skip
