"""The library of floors: every floor keeps the invariants, none is there twice, and it keeps its secret for long."""

from itertools import islice
from pathlib import Path
from random import Random
from statistics import median

import pytest

import alone_floors as tool
from brassboard.games.alone.content import text_of
from brassboard.games.alone.scenario.floor import (
    TURNS,
    Floor,
    printed_signature,
    printed_step,
    signature,
    turn_direction,
    turned_place,
)
from brassboard.games.alone.scenario.library import (
    FILE,
    add_floor,
    find_floor,
    fitting_places,
    floor_of_line,
    is_known,
    library_ids,
    line_of_floor,
)
from brassboard.games.alone.scenario.registry import check_scenario, pair_text
from brassboard.kernel import BadInput

EVERY = [id for number in (1, 2) for id in library_ids(number)]


# The floors


def test_the_library_has_enough_floors_numbered_in_order() -> None:
    assert len(EVERY) >= 500
    assert min(len(library_ids(number)) for number in (1, 2)) >= 250
    assert [str(n) for n in range(1, len(EVERY) + 1)] == EVERY


def test_every_pair_of_floors_is_a_map_without_mistakes() -> None:
    """Each floor is in one of the pairs: the check of map files knows all eight invariants."""
    for one, two in zip(library_ids(1), library_ids(2), strict=True):
        text = pair_text(f"pair-{one}", find_floor(one), find_floor(two))
        assert check_scenario(text, "pair") == [], (one, two)


def test_any_floor_1_goes_with_any_floor_2() -> None:
    luck = Random(1)
    for _ in range(40):
        one, two = luck.choice(library_ids(1)), luck.choice(library_ids(2))
        text = pair_text("pair", find_floor(one), find_floor(two), "".join(luck.sample("MLCGEAQS", 8)))
        assert check_scenario(text, "pair") == [], (one, two)


def test_no_two_floors_are_the_same_even_turned_mirrored_or_with_swapped_stairs() -> None:
    for number in (1, 2):
        forms = [tool.canonical(find_floor(id)) for id in library_ids(number)]
        assert len(set(forms)) == len(forms)


def test_the_facts_of_every_floor_lie_within_those_of_k1_to_k3() -> None:
    spread = tool.Spread()
    assert [id for id in EVERY if not spread.allow(tool.all_facts(find_floor(id)))] == []


def test_only_floors_1_have_a_start() -> None:
    assert {find_floor(id).start >= 0 for id in library_ids(1)} == {True}
    assert {find_floor(id).start for id in library_ids(2)} == {-1}


# The file


def test_a_floor_is_the_line_that_draws_it() -> None:
    lines = dict(line.split("/", 1) for line in text_of(FILE).splitlines()[1:])
    for id in EVERY[::37]:
        assert line_of_floor(find_floor(id)) == lines[id]
        assert floor_of_line(id, lines[id]).sig == find_floor(id).sig


def test_a_line_with_too_few_grid_lines_is_refused() -> None:
    with pytest.raises(BadInput, match=r"floor 7 has 2 grid lines; it needs 9"):
        floor_of_line("7", "#.-#./|  |")


def test_a_floor_of_a_map_is_found_by_its_id_and_no_other_with_the_same() -> None:
    floor = find_floor("17")
    assert is_known(floor)
    assert is_known(floor.turned(3))
    assert not is_known(Floor("17", floor.lines))
    mine = Floor("mine.1", floor.lines)
    add_floor(mine)
    assert find_floor("mine.1") is mine


@pytest.mark.parametrize("kind", tool.KINDS, ids=["floor 1", "floor 2"])
def test_the_tool_makes_the_floors_of_the_file_again(kind: tool.Kind) -> None:
    made = islice(tool.make_floors(kind, tool.FLOORS, tool.SEED), 3)
    for id, floor in zip(library_ids(kind.number), made, strict=False):
        assert line_of_floor(floor) == line_of_floor(find_floor(id))


def test_the_tool_writes_a_library_or_measures_the_shipped_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(tool, "FILE", tmp_path / "floors.txt")
    monkeypatch.setattr("sys.argv", ["alone_floors", "--floors", "2", "--seed", "3"])
    tool.main()
    lines = (tmp_path / "floors.txt").read_text("utf-8").splitlines()
    assert lines[0] == tool.HEADER
    assert [line.split("/")[0] for line in lines[1:]] == ["1", "2", "3", "4"]
    assert [len(line.split("/")) for line in lines[1:]] == [10] * 4
    monkeypatch.setattr("sys.argv", ["alone_floors", "--measure"])
    monkeypatch.setattr(tool, "WALKS", 20)
    tool.main()
    assert "floor 2" in capsys.readouterr().out


# How long it keeps its secret


@pytest.mark.parametrize("number", [1, 2])
def test_after_six_tiles_more_than_three_floors_fit(number: int) -> None:
    counts = tool.measure(number, walks=150, seed=8)
    assert median(counts[5]) > 3
    assert [median(fitting) for fitting in counts] == sorted([median(fitting) for fitting in counts], reverse=True)
    assert min(min(fitting) for fitting in counts) >= 1  # The true floor always fits.


# Look-ups


def test_places_and_signatures_of_a_turned_floor_turn_back_to_those_of_the_printed_one() -> None:
    floor = find_floor("17")
    for turn in range(TURNS):
        turned = floor.turned(turn)
        for sector in range(floor.size):
            assert turned_place(floor.x[sector], floor.y[sector], turn) == (turned.x[sector], turned.y[sector])
            assert printed_signature(turned.sig[sector], turn) == floor.sig[sector]
            dx, dy = turned.x[sector] - turned.x[0], turned.y[sector] - turned.y[0]
            assert printed_step(dx, dy, turn) == (floor.x[sector] - floor.x[0], floor.y[sector] - floor.y[0])


def test_a_signature_keeps_room_switch_box_and_stair_when_it_is_turned_back() -> None:
    sig = signature((1, 2, 0, 1), True, True, "blue")
    for turn in range(TURNS):
        links = [0, 0, 0, 0]
        for direction in range(4):
            links[turn_direction(direction, turn)] = (1, 2, 0, 1)[direction]
        turned = signature((links[0], links[1], links[2], links[3]), True, True, "blue")
        assert printed_signature(turned, turn) == sig


@pytest.mark.parametrize("number", [1, 2])
def test_fitting_places_are_all_entrances_with_a_signature(number: int) -> None:
    few = library_ids(number)[::40]
    by_sig: dict[int, set[tuple[str, int, int]]] = {}
    for id in few:
        for turn in range(TURNS):
            floor = find_floor(id).turned(turn)
            for sector in (floor.start,) if number == 1 else (floor.red, floor.blue):
                by_sig.setdefault(floor.sig[sector], set()).add((id, turn, sector))
    for sig, places in by_sig.items():
        assert {place for place in fitting_places(number, sig) if place[0] in few} == places
    assert fitting_places(number, signature((0, 0, 0, 0), False, False, "")) == []
