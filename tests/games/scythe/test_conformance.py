"""Every number of players, every faction, the Automas and every switch pass the conformance kit, deep into a game."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from brassboard.games.scythe import GAME
from brassboard.games.scythe.content import CLOCKWISE, FACTIONS, LEVELS, MATS
from brassboard.games.scythe.data.frames import FactoryTop
from brassboard.kernel import Match, read_save
from brassboard.kernel.game import OptionValue
from brassboard.testing import Case, Tally, case, leak_at, run_check
from brassboard.testing.depth import in_turn
from brassboard.testing.play import Chooser, Point, try_start
from games.scythe.helper import Stage

LOOKS = {"play": (800, 1), "lens": (40, 17), "saves": (5, 67), "undo": (5, 61), "legality": (4, 71), "leaks": (4, 73)}
"""How often each check looks, and after how many decisions it looks again: some hundred are played in any case."""
SWITCHES: dict[str, OptionValue] = {"deals": True, "ask_always": True, "promos": True, "open_coins": True}
AUTOMAS: tuple[tuple[int, dict[str, OptionValue]], ...] = (
    (1, {"automas": 1, "level": "autometta"}),
    (1, {"automas": 2, "level": "automa", "cooperative": True}),
    (1, {"automas": 3, "level": "automaszyna", "shared_deck": True}),
    (1, {"automas": 3, "level": "ultimaszyna", "cooperative": True, "shared_deck": True, **SWITCHES}),
    (2, {"automas": 1, **SWITCHES}),
    (3, {"automas": 4, "cooperative": True, "level": "ultimaszyna"}),
)


def name(value: Case | str) -> str:
    return value if isinstance(value, str) else value.name


def factions(players: int, first: int) -> dict[str, OptionValue]:
    """Neighbours round the board, each faction once."""
    return {f"faction_{seat}": CLOCKWISE[(first + seat) % len(CLOCKWISE)] for seat in range(players)}


def variants() -> list[Case]:
    """Each with a seed of its own."""
    chosen: list[tuple[int, dict[str, OptionValue]]] = [(players, {}) for players in sorted(GAME.players)]
    chosen += [(2, factions(2, first)) for first in range(len(FACTIONS))]
    chosen += [(2, {"mat_0": mat, "promos": True}) for mat in MATS]
    chosen += [(3, {**factions(3, 2), **SWITCHES}), (7, SWITCHES), (5, {"invaders": False, "deals": True})]
    return [case(GAME, players, options, seed) for seed, (players, options) in enumerate([*chosen, *AUTOMAS])]


@pytest.mark.parametrize(("one", "check"), in_turn(variants(), tuple(LOOKS)), ids=name)
def test_a_variant_passes(one: Case, check: str) -> None:
    looks, every = LOOKS[check]
    verdict = run_check(check, replace(one, decisions=looks, every=every))
    assert verdict.ok, str(verdict)
    assert verdict.counts["decisions"] == looks


def test_the_variants_have_everything() -> None:
    options = [dict(one.setup.options) for one in variants()]
    assert {one.setup.players for one in variants()} == set(range(1, 8))
    assert {each["faction_0"] for each in options} >= set(FACTIONS)
    assert {each["mat_0"] for each in options} >= set(MATS)
    assert {each["level"] for each in options} == set(LEVELS)


def test_a_table_that_cannot_be_is_refused() -> None:
    assert try_start(GAME, 5, {"automas": 2}) is not None
    assert try_start(GAME, 5, {"automas": 3}) is None
    assert try_start(GAME, 2, {"faction_0": "nordic", "faction_1": "nordic"}) is None
    assert try_start(GAME, 6, {"invaders": False}) is None


# What random play seldom meets. Each situation is laid out; nobody learns what he may not, now or in the next answers


def fighting() -> Stage:
    stage = Stage("nordic", "crimea", "saxony", deals=True)
    stage.units("nordic", "D3", ["D3"]).units("crimea", "D3", ["D3"], ["D3"]).mechs("crimea", scout="D3")
    for faction, cards in (("nordic", (2, 3, 4)), ("crimea", (2, 5, 5)), ("saxony", (3, 4))):
        stage.cards(faction, *cards).objectives(faction, stage.seat(faction) + 1, stage.seat(faction) + 5)
    return stage.combat("nordic", "crimea", "D3", "D2").settle()  # Scout takes a card


def dialling() -> Stage:
    stage = fighting()
    while stage.kind != "dial":
        stage.answer("pass")
    return stage


def one_dial_set() -> Stage:
    return dialling().answer("dial:3", "add:4", seat=0)


def claiming() -> Stage:
    stage = Stage("nordic", "crimea", "saxony").factory_pile(3, 7, 9, 12).units("nordic", "D3").moving("nordic")
    return stage.answer("move:character,D3,E4", "done")


def claimed() -> Stage:
    """The next one looks at what is left."""
    return claiming().answer("claim:7")


def peeking() -> Stage:
    stage = Stage("saxony", "nordic", "crimea", promos=True).cards("nordic", 2, 5).cards("crimea", 3, 4, 5)
    stage.encounter(31).units("saxony", character="G1").moving("saxony").answer("move:character,G1,G2", "done")
    return stage.answer("choose:3")


def looking() -> Stage:
    return peeking().answer("peek:2")


def relocating() -> Stage:
    stage = Stage("saxony", "nordic", promos=True).cards("saxony", 2, 5).cards("nordic", 3, 4)
    stage.encounter(42).units("saxony", character="G1", mechs=["G2"]).moving("saxony")
    return stage.answer("move:character,G1,G2", "done", "choose:2")


def spending() -> Stage:
    stage = Stage("nordic", "crimea").factory_card("nordic", 4).cards("nordic", 2, 4, 5).cards("crimea", 3, 3)
    return stage.at_step(FactoryTop(0), "choose_entry")


def coercing() -> Stage:
    stage = Stage("crimea", "nordic").cards("crimea", 2, 4).goods("H3", metal=4).turn_of("crimea", "deploy")
    return stage.answer("bottom")


SELDOM: tuple[Callable[[], Stage], ...] = (
    fighting,
    dialling,
    one_dial_set,
    claiming,
    claimed,
    peeking,
    looking,
    relocating,
    spending,
    coercing,
)


@pytest.mark.parametrize("laid", SELDOM, ids=lambda laid: laid.__name__)
def test_nothing_leaks_in_what_seldom_happens(laid: Callable[[], Stage]) -> None:
    match = laid().match
    match.by_hand = False
    tally = Tally(hidden={}, varied={})
    for seat in (*range(match.setup.players), None):
        for salt in range(6):
            point = Point(match, match.awaited[0], None, Chooser(f"{laid.__name__} {seat} {salt}"))
            assert leak_at(point, seat, tally, salt, depth=4) == ""
    assert tally.differed > 0
    assert tally.steps > 0


@pytest.mark.parametrize("laid", SELDOM, ids=lambda laid: laid.__name__)
def test_what_seldom_happens_can_be_saved_and_seen_through_a_lens(laid: Callable[[], Stage]) -> None:
    match = laid().match
    seat = match.awaited[0]
    decision = match.decision_of(seat)
    assert decision is not None
    assert [str(option) for option in match.lens(seat).options] == [str(option.action) for option in decision.options]
    again = Match.load(GAME, read_save(match.save(), "save"), "save").decision_of(seat)
    assert again is not None
    assert again.options == decision.options
