"""What is listed quickly is what the requirements say, in every scenario and with any number of players."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from brassboard.games.smog_riders import GAME
from brassboard.games.smog_riders.card_targets import CHOICES, USEFUL, can_help
from brassboard.games.smog_riders.figures import in_view, sees, square_of
from brassboard.games.smog_riders.frames import Movement
from brassboard.games.smog_riders.gathering import any_dice, pool_of
from brassboard.games.smog_riders.ground import reach
from brassboard.games.smog_riders.movement import KINDS, all_moves
from brassboard.games.smog_riders.playing import CARDS, cards_now
from brassboard.games.smog_riders.scenario import SCENARIOS
from brassboard.games.smog_riders.site import site
from brassboard.games.smog_riders.table import MAP
from brassboard.kernel import CHANCE, Kind, Position, Seat, stream, text_of

LEAST, EVERY = 2, 11
"""How many games at least, and at which decisions we look."""
SETUPS = [(scenario, players) for scenario in SCENARIOS for players in GAME.players]


def looks(scenario: str, players: int) -> Iterator[tuple[Position[Any], Seat]]:
    """Moments of random games. Passing is chosen less often than it is offered, so that more happens."""
    setup = GAME.setup(players, {"scenario": scenario})
    for seed in range(LEAST):
        choice, luck = random.Random(f"{scenario} {players} {seed}"), stream(seed)
        position = GAME.position(setup)
        asked = 0
        while position.asked is not None:
            if position.seat == CHANCE:
                position.chance(luck.outcome(position.asked))  # type: ignore[arg-type]
                continue
            asked += 1
            if asked % EVERY == 0:
                yield position, position.seat
            option = choice.choice(position.options)
            if text_of(option) in ("end", "pass"):
                option = choice.choice(position.options)
            position.answer(position.seat, option)


def by_requirements(m: Position[Any], seat: Seat, kinds: tuple[Kind, ...]) -> list[str]:
    return [text_of(act) for kind in kinds for act in kind.filtered(m, seat)]


@pytest.mark.parametrize(("scenario", "players"), SETUPS)
def test_all_moves_are_those_no_requirement_denies(scenario: str, players: int) -> None:
    looked = 0
    for position, seat in looks(scenario, players):
        if type(position.stack[-1]) is Movement:
            looked += 1
            found = [text_of(act) for act in all_moves(position, seat)]
            assert found == by_requirements(position, seat, tuple(KINDS)), position.path()
    assert looked > 10


@pytest.mark.parametrize(("scenario", "players"), SETUPS)
def test_cards_in_hand_are_those_no_requirement_denies(scenario: str, players: int) -> None:
    for position, seat in looks(scenario, players):
        found = [text_of(act) for act in cards_now(position, seat)]
        assert found == by_requirements(position, seat, CARDS), position.path()


@pytest.mark.parametrize(("scenario", "players"), SETUPS)
def test_every_narrow_or_fast_list_is_that_of_the_requirements(scenario: str, players: int) -> None:
    """The conformance kit asks the same, of fewer positions."""
    kinds = [kind for kind in GAME.kinds if kind.fast is not None and kind not in KINDS]
    met: set[str] = set()
    for position, seat in looks(scenario, players):
        for kind in kinds:
            if kind.verb in {text_of(option).partition(":")[0] for option in position.options}:
                assert kind.fast is not None
                assert list(kind.fast(position, seat)) == kind.filtered(position, seat), (kind.verb, position.path())
                met.add(kind.verb)
    assert {"roll", "play", "use"} <= met


@pytest.mark.parametrize(("scenario", "players"), SETUPS)
def test_a_card_is_good_for_something_where_there_is_something_to_play_it_on(scenario: str, players: int) -> None:
    for position, _ in looks(scenario, players):
        if position.table.round:
            for card in CHOICES.keys() & USEFUL.keys():
                for seat in range(players):
                    found = can_help(position, seat, card)
                    assert found == (len(CHOICES[card](position, seat)) > 0), (card, seat, position.path())


@pytest.mark.parametrize(("scenario", "players"), SETUPS)
def test_whether_there_are_dice_is_what_the_pool_says(scenario: str, players: int) -> None:
    for position, _ in looks(scenario, players):
        for seat in range(players):
            for room in range(len(position.table.rooms)):
                assert any_dice(position, seat, room) == (len(pool_of(position, seat, room)[0]) > 0)


@pytest.mark.parametrize(("scenario", "players"), SETUPS)
def test_reach_and_sight_are_those_of_the_map(scenario: str, players: int) -> None:
    """Nothing that is kept from one question to the next is stale: asked of a map nobody has looked at before."""
    fresh = type(site(scenario))(SCENARIOS[scenario])
    for position, _ in looks(scenario, players):
        table = position.table
        there = [one for one in table.characters if one.at == MAP and one.square >= 0]
        for one in there:
            ends = reach(position, one)
            ways = fresh.walk.reach(one.square, max(0, one.points), fresh.opened(table.open))
            assert all([ways >> square & 1 for square in ends])
            figures = [other.id for other in there if other is not one] + [gun.id for gun in table.turrets]
            seen = [figure for figure in figures if sees(position, one.square, square_of(position, figure))]
            assert in_view(position, one.square, figures) == seen
