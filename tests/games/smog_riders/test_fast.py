"""What is listed quickly is what the requirements say, in every scenario and with any number of players."""

import random
from collections.abc import Iterator, Sequence
from itertools import count
from typing import Any

import pytest

from brassboard.games.smog_riders import GAME
from brassboard.games.smog_riders.cards.targets import CHOICES, USEFUL, can_help
from brassboard.games.smog_riders.cards.timing import CARDS, ELSEWHERE, cards_now
from brassboard.games.smog_riders.cards.windows import anything_to_name
from brassboard.games.smog_riders.content import DEFENCE
from brassboard.games.smog_riders.data.frames import AttackTurn, Movement
from brassboard.games.smog_riders.data.table import FALLEN, MAP, UNENTERED, Character
from brassboard.games.smog_riders.queries import (
    are_enemies,
    figures_in_sight,
    has_special,
    is_leader,
    on_map,
    sees,
    square_of,
)
from brassboard.games.smog_riders.rules.movement import reachable_squares
from brassboard.games.smog_riders.rules.movement_phase import KINDS, all_moves
from brassboard.games.smog_riders.rules.pools import has_dice, pool_of
from brassboard.games.smog_riders.scenario.registry import SCENARIOS
from brassboard.games.smog_riders.scenario.static_map import Site
from brassboard.kernel import Kind, Position, Request, RuleError, Seat, stream, text_of
from brassboard.kit import bits
from brassboard.testing.depth import in_turn

LOOKS, EVERY = 60, 11
"""How often we look, and at which decisions."""
SETUPS = in_turn(tuple(SCENARIOS), tuple(GAME.players))


def looks(scenario: str, players: int) -> Iterator[tuple[Position[Any], Seat]]:
    """Moments of random games. Passing is chosen less often than it is offered, so that more happens."""
    setup = GAME.setup(players, {"scenario": scenario})
    looked = 0
    for seed in count():
        choice, luck = random.Random(f"{scenario} {players} {seed}"), stream(seed)
        position, asked = GAME.position(setup), 0
        while isinstance(position.asked, Request) or position.seat >= 0:
            if isinstance(position.asked, Request):
                position.chance(luck.outcome(position.asked))
                continue
            asked += 1
            if asked % EVERY == 0 and position.table.round:  # who is not yet placed has no square
                yield position, position.seat
                looked += 1
                if looked == LOOKS:
                    return
            option = choice.choice(position.options)
            if text_of(option) in ("end", "pass"):
                option = choice.choice(position.options)
            position.answer(position.seat, option)


def by_requirements(m: Position[Any], seat: Seat, kinds: Sequence[Kind]) -> list[str]:
    return [text_of(act) for kind in kinds for act in kind.filtered(m, seat)]


@pytest.mark.parametrize(("scenario", "players"), SETUPS)
def test_all_moves_are_those_no_requirement_denies(scenario: str, players: int) -> None:
    looked = 0
    for position, seat in looks(scenario, players):
        if type(position.stack[-1]) is Movement:
            looked += 1
            found = [text_of(act) for act in all_moves(position, seat)]
            assert found == by_requirements(position, seat, KINDS), position.path()
    assert looked > 5


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
            try:
                allowed = kind.filtered(position, seat)
            except RuleError:
                continue  # it looks for a rule that is not in progress
            assert kind.fast is not None
            assert list(kind.fast(position, seat)) == allowed, (kind.verb, position.path())
            met.update([kind.verb] if allowed else [])
    assert {"roll", "play"} <= met


@pytest.mark.parametrize(("scenario", "players"), SETUPS)
def test_a_card_is_good_for_something_where_there_is_something_to_play_it_on(scenario: str, players: int) -> None:
    for position, _ in looks(scenario, players):
        for card in CHOICES.keys() & USEFUL.keys():
            for seat in range(players):
                found = can_help(position, seat, card)
                assert found == (len(CHOICES[card](position, seat)) > 0), (card, seat, position.path())


@pytest.mark.rule("SR-RULING-62")
@pytest.mark.parametrize(("scenario", "players"), SETUPS)
def test_a_window_stays_shut_only_where_no_card_of_the_deck_could_be_played(scenario: str, players: int) -> None:
    answers = [card for card in DEFENCE if card not in ELSEWHERE and not DEFENCE[card].own_turn]
    for position, _ in looks(scenario, players):
        if position.inside(AttackTurn) and not anything_to_name(position):
            defender = position.table.defender
            assert [card for card in answers if can_help(position, defender, card)] == [], position.path()


@pytest.mark.parametrize(("scenario", "players"), SETUPS)
def test_whether_there_are_dice_is_what_the_pool_says(scenario: str, players: int) -> None:
    for position, _ in looks(scenario, players):
        for seat in range(players):
            for room in range(len(position.table.rooms)):
                assert has_dice(position, seat, room) == (len(pool_of(position, seat, room)[0]) > 0)


def step_by_step(m: Position[Any], one: Character) -> list[int]:
    """Where its points lead, rule by rule and one step at a time, on a map that remembers nothing."""
    table, place = m.table, Site(SCENARIOS[m.table.scenario])
    defends, room = one.seat == table.defender, place.room_of[one.square]
    guns = {gun.square for gun in table.turrets}
    standing = {other.square: other for other in table.characters if other.at == MAP}
    lying = {other.square for other in table.characters if other.at == FALLEN}

    def may_enter(square: int) -> bool:
        area = place.room_of[square]
        foreign = place.scenario.exits == "none" and area in place.scenario.areas
        foreign = foreign and area != table.sides[one.seat].area
        if square in guns or (place.areas[area] if defends else foreign):  # SR-MOVE-10, SR-RULING-97
            return False
        if is_leader(m, one) and area != room:  # SR-RULING-81
            return False
        enemy = square in standing and are_enemies(m, one.seat, standing[square].seat)
        return not enemy or has_special(m, one, "through_enemies")  # SR-MOVE-07

    def is_free(square: int) -> bool:
        return square not in guns and square not in standing and square not in lying

    def goes_on(square: int) -> bool:  # SR-ROOM-01
        return defends or not is_free(square) or table.rooms[place.room_of[square]].state != UNENTERED

    reached, front = {one.square}, {one.square}
    for _ in range(one.points):
        beside = {near for square in front for near in bits.members(place.near(square, table.open))}
        new = {square for square in beside - reached if may_enter(square)}
        reached |= new
        front = {square for square in new if goes_on(square)}
    return sorted([square for square in reached if is_free(square)])


@pytest.mark.parametrize(("scenario", "players"), SETUPS)
def test_characters_reach_what_they_reach_step_by_step(scenario: str, players: int) -> None:
    """Nothing that is kept from one question to the next is stale."""
    looked = 0
    for position, seat in looks(scenario, players):
        for one in on_map(position, seat) if type(position.stack[-1]) is Movement else ():
            looked += one.points > 0
            assert reachable_squares(position, one) == step_by_step(position, one), (one, position.path())
    assert looked > 5


@pytest.mark.parametrize(("scenario", "players"), SETUPS)
def test_figures_in_view_are_those_that_are_seen_one_by_one(scenario: str, players: int) -> None:
    for position, _ in looks(scenario, players):
        there = [one for one in position.table.characters if one.at == MAP and one.square >= 0]
        figures = [*[one.id for one in there], *[gun.id for gun in position.table.turrets]]
        for one in there:
            seen = [other for other in figures if sees(position, one.square, square_of(position, other))]
            assert figures_in_sight(position, one.square, figures) == seen
