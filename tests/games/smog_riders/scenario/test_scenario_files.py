"""Scenario files: the six of the rulebook and our own are right, and one's own can be added."""

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest

from brassboard.games.smog_riders.scenario import registry as module
from brassboard.games.smog_riders.scenario.registry import (
    FORMS,
    OBJECT_FLAGS,
    POINTS,
    SCENARIOS,
    Scenario,
    check_scenario,
    read_scenario,
    register,
)
from brassboard.kernel import BadInput
from brassboard.kit.bits import members
from games.smog_riders.scenario.texts import SIX, TEXTS

RULES = tomllib.loads((files("brassboard.games.smog_riders") / "rulebook" / "en.toml").read_text("utf-8"))


def room(scenario: Scenario, name: str) -> int:
    return scenario.board.room(name)


def room_of(scenario: Scenario, square: int) -> str:
    return scenario.board.room_names[scenario.board.room_of[square]]


def on_foot(scenario: Scenario, opened: tuple[str, ...] = ()) -> set[str]:
    """The rooms one gets to from the start; closed doors are opened, others only if they are named."""
    board = scenario.board
    names = [
        name
        for name, state in zip(board.door_names, board.door_states, strict=True)
        if state in ("open", "closed") or name in opened
    ]
    reached = 0
    for start in scenario.areas or (scenario.start_room,):
        reached |= board.reach(members(board.rooms[start])[0], -1, board.opened(*names))
    return {name for number, name in enumerate(board.room_names) if board.rooms[number] & reached}


def points(scenario: Scenario) -> set[str]:
    return {
        " ".join(
            [p.who, p.what, *([p.kind] if p.kind else []), str(p.n), *([f"before {p.before}"] if p.before else [])]
        )
        for p in scenario.points
    }


def turrets_in(scenario: Scenario, name: str) -> list[str]:
    return [kind for _, square, kind in scenario.turrets if room_of(scenario, square) == name]


def wanted(scenario: Scenario, kind: str) -> list[int]:
    """How many of these objects are in play with 1, 2 and 3 attackers."""
    return [sum(1 for k, _, n in scenario.marks if k == kind and n <= attackers) for attackers in (1, 2, 3)]


# The rulebook's six


@pytest.mark.rule("SR-SCN-02")
def test_the_six_scenarios_of_the_rulebook_come_first() -> None:
    assert tuple(SCENARIOS)[:6] == SIX
    titles = ["Assault to the Factory", "Assault to the Vault", "The Jail", "The Leak", "Tunnel", "Check to the King"]
    assert [SCENARIOS[name].title for name in SIX] == titles
    assert [SCENARIOS[name].number for name in SIX] == [1, 2, 3, 4, 5, 6]
    assert [SCENARIOS[name].rounds for name in SIX] == [8, 10, 9, 12, 10, 11]


@pytest.mark.parametrize("name", TEXTS)
def test_the_files_have_no_mistake(name: str) -> None:
    assert check_scenario(TEXTS[name], name) == []
    assert SCENARIOS[name].id == name


@pytest.mark.parametrize("name", SIX)
def test_every_line_of_the_six_says_whose_it_is(name: str) -> None:
    inside = False
    for line in TEXTS[name].splitlines():
        inside = inside and line != "end"
        word = line.split(" ")[0]
        if word in FORMS and word not in ("map", "scenario", "grid") and not inside:
            assert "# rulebook" in line or "# ours" in line, line
        inside = inside or line == "grid"


@pytest.mark.rule("SR-S1-12", "SR-GAP-07")
def test_the_factory_has_three_areas_a_boiler_room_and_plans() -> None:
    factory = SCENARIOS["factory"]
    assert len(factory.areas) == 3
    assert factory.exit_rooms == factory.areas
    assert turrets_in(factory, "boiler_room") == ["flame"]
    assert {room_of(factory, square) for _, square, _ in factory.marks} == {"pump_hall"}
    assert factory.objects == {"plan": ("one_per_team", "home")}
    assert (factory.exits, factory.target, factory.needs, factory.guards) == ("none", 7, "plan", ())
    assert points(factory) == {
        "attacker delivered plan 5", "attacker turret boiler 3", "attacker at_home 1", "defender fell 1",
        "defender not_delivered plan 2",
    }  # fmt: skip


@pytest.mark.rule("SR-S2-01", "SR-GAP-08")
def test_two_mkii_turrets_stand_in_the_central_hall_of_the_vault() -> None:
    vault = SCENARIOS["vault"]
    assert turrets_in(vault, "central_hall") == ["mkii", "mkii"]
    assert len(vault.turrets) == 2
    assert all(room_of(vault, square).endswith("_vault") for _, square, _ in vault.marks)
    assert len({room_of(vault, square) for _, square, _ in vault.marks}) == 6
    assert (vault.objects, vault.exits) == ({"chest": ("alone", "out")}, "any")
    assert vault.exit_rooms == vault.areas
    assert points(vault) == {
        "attacker delivered chest 1", "attacker solved chest 1", "attacker most chest 2", "attacker friendly_fire 2",
        "defender not_delivered chest 2", "defender inside 1", "defender fell 2",
    }  # fmt: skip


@pytest.mark.rule("SR-S3-04", "SR-GAP-09")
def test_two_minions_start_in_the_room_from_which_all_cells_are_entered() -> None:
    jail = SCENARIOS["jail"]
    guard = room(jail, "guard_room")
    assert jail.guards == ((guard, 2),)
    cells = {number for number, name in enumerate(jail.board.room_names) if name.startswith("cell_")}
    joined = [
        {jail.board.room_of[one], jail.board.room_of[two]}
        for one, two in (jail.board.door_sides(door) for door in range(len(jail.board.doors)))
    ]
    for cell in cells:
        assert [pair for pair in joined if cell in pair] == [{cell, guard}]
    assert {jail.board.room_of[square] for _, square, _ in jail.marks} == cells
    assert jail.objects == {"prisoner": ("no_stygia", "out")}
    assert points(jail) == {
        "attacker delivered prisoner 2", "attacker minion 1", "attacker solved prisoner 1",
        "defender not_delivered prisoner 2", "defender fell 1",
    }  # fmt: skip


@pytest.mark.rule("SR-S4-04", "SR-GAP-10")
def test_no_path_on_foot_leads_to_the_key_rooms_of_the_leak() -> None:
    leak = SCENARIOS["leak"]
    keys = {"key_room_a", "key_room_b"}
    assert not on_foot(leak) & {*keys, "X"}
    assert on_foot(leak, ("A",)) & keys == {"key_room_a"}
    assert "X" in on_foot(leak, ("C",))
    assert {room_of(leak, square) for kind, square, n in leak.marks if (kind, n) == ("key", 1)} == keys
    assert leak.objects == {"key": ("key", "opens_room")}
    states = dict(zip(leak.board.door_names, leak.board.door_states, strict=True))
    assert (states["A"], states["B"], states["C"]) == ("sealed_pickup", "sealed_pickup", "sealed_key")
    for name in keys:
        assert leak.board.room_flags[room(leak, name)] == ("stygia_only",)
    assert (leak.areas, leak.start_room) == ((), room(leak, "strongroom"))
    assert leak.exit_rooms == (room(leak, "X"),)
    assert (leak.limiter, leak.extra_from, leak.advice) == ("limiter", 7, (4,))
    assert points(leak) == {
        "attacker turret limiter 3", "attacker first key 2", "attacker escaped 1", "attacker team_out 5 before 10",
        "defender inside 2", "defender fell 1", "defender no_team 5 before 10",
    }  # fmt: skip


@pytest.mark.rule("SR-S5-03", "SR-GAP-11")
def test_both_anterooms_of_the_tunnel_are_closed_to_stygia_and_guarded() -> None:
    tunnel = SCENARIOS["tunnel"]
    closed = [
        tunnel.board.room_names[number] for number, flags in enumerate(tunnel.board.room_flags) if "nostygia" in flags
    ]
    assert sorted(closed) == ["north_anteroom", "south_anteroom"]
    assert not on_foot(tunnel) & {*closed, "X"}
    assert "X" in on_foot(tunnel, ("A",))
    assert "X" in on_foot(tunnel, ("B",))
    states = dict(zip(tunnel.board.door_names, tunnel.board.door_states, strict=True))
    assert (states["A"], states["B"]) == ("guarded:t1", "guarded:t2")
    assert [id for id, _, _ in tunnel.turrets] == ["t1", "t2"]
    assert len(tunnel.areas) == 3
    assert tunnel.exit_rooms == (room(tunnel, "X"),)
    assert points(tunnel) == {
        "attacker turret t1 3", "attacker turret t2 3", "attacker escaped 2 before 8", "attacker solved any 1",
        "defender fell 2", "defender inside 2",
    }  # fmt: skip


@pytest.mark.rule("SR-S6-01", "SR-GAP-12")
def test_no_door_leads_into_the_leaders_room_while_door_a_is_closed() -> None:
    king = SCENARIOS["king"]
    assert room_of(king, king.leader) == "leaders_quarters"
    assert "leaders_quarters" not in on_foot(king)
    assert on_foot(king) == set(king.board.room_names) - {"leaders_quarters"}
    assert "leaders_quarters" in on_foot(king, ("A",))
    assert king.board.door_states[king.board.door("A")] == "sealed_inside"
    assert (king.wins, king.points, king.target) == ("leader", (), 0)
    assert king.objects == {"leader": ("alone", "no_stygia", "out")}


@pytest.mark.rule("SR-S6-03")
def test_two_flamethrowers_stand_in_the_central_room() -> None:
    king = SCENARIOS["king"]
    assert turrets_in(king, "central_room") == ["flame", "flame"]
    assert len(king.turrets) == 2
    assert king.open_rooms == (room(king, "central_room"),)


@pytest.mark.rule("SR-RULING-72")
def test_one_plan_but_two_chests_and_prisoners_for_each_attacker() -> None:
    assert wanted(SCENARIOS["factory"], "plan") == [1, 2, 3]
    assert wanted(SCENARIOS["vault"], "chest") == [2, 4, 6]
    assert wanted(SCENARIOS["jail"], "prisoner") == [2, 4, 6]


@pytest.mark.rule("SR-RULING-77")
def test_limiter_and_door_turrets_are_mkii() -> None:
    assert [kind for _, _, kind in SCENARIOS["leak"].turrets] == ["mkii"]
    assert [kind for _, _, kind in SCENARIOS["tunnel"].turrets] == ["mkii", "mkii"]


def test_the_depot_is_small_and_has_two_ways_into_its_strongroom() -> None:
    depot = SCENARIOS["depot"]
    assert "strongroom" not in on_foot(depot)
    assert "strongroom" in on_foot(depot, ("vault",))
    assert "strongroom" in on_foot(depot, ("hatch",))
    assert (depot.rounds, depot.advice, set(depot.objects)) == (7, (2,), {"key", "crate"})
    assert wanted(depot, "crate") == [2, 4, 6]


# What does not matter in a file, a file of one's own, and the reference


def test_comments_blank_lines_and_the_ends_of_lines_of_other_systems_do_not_matter() -> None:
    text = TEXTS["depot"].replace("..YYYYSSS..\n", "..YYYYSSS..   # the yard\n# a row of its own\n")
    text = "\ufeff" + text.replace("\n", "\r\n")
    assert check_scenario(text, "a") == []
    depot = read_scenario(text, "a")
    assert depot.board.to_text() == SCENARIOS["depot"].board.to_text()
    title = read_scenario(TEXTS["depot"].replace("Night at the Depot", "Nächtliche Übergabe"), "a").title
    assert title == "Nächtliche Übergabe"


def test_rooms_are_named_by_letter_or_name_in_any_order() -> None:
    text = "minions siding 2\nreinforce yard O\n" + TEXTS["depot"]
    depot = read_scenario(text, "a")
    assert depot.guards == ((room(depot, "siding"), 2),)
    assert depot.open_rooms == (room(depot, "yard"), room(depot, "office"))


@pytest.fixture
def shelf() -> Iterator[None]:
    before = dict(SCENARIOS)
    yield
    SCENARIOS.clear()
    SCENARIOS.update(before)


@pytest.mark.usefixtures("shelf")
def test_a_scenario_of_ones_own_is_registered_once() -> None:
    mine = read_scenario(TEXTS["depot"].replace("scenario depot", "scenario mine"), "mine.scenario")
    register(mine)
    assert SCENARIOS["mine"] is mine
    assert list(SCENARIOS)[-1] == "mine"
    with pytest.raises(BadInput, match='there is a scenario "mine" already'):
        register(mine)
    with pytest.raises(BadInput, match='"depot" already'):
        register(read_scenario(TEXTS["depot"], "depot.scenario"))


def test_the_reference_names_every_line_flag_and_kind_of_points() -> None:
    page = (Path(__file__).parents[4] / "docs" / "how-to-write-a-scenario.md").read_text("utf-8")
    for word in (
        *FORMS,
        *OBJECT_FLAGS,
        *module.ROOM_FLAGS,
        *module.DOOR_STATES,
        *POINTS["attacker"],
        *POINTS["defender"],
    ):
        assert f"`{word}" in page, word


def test_the_rulebook_numbers_are_those_of_the_catalogue() -> None:
    """The scenarios' rounds are named in the rules themselves."""
    rules = {rule["id"]: rule["text"] for rule in RULES["rule"]}
    assert f"round {SCENARIOS['factory'].rounds} " in rules["SR-S1-10"]
    assert f"{SCENARIOS['vault'].rounds} rounds" in rules["SR-S2-05"]
    assert f"round {SCENARIOS['jail'].rounds}." in rules["SR-S3-05"]
    assert f"round {SCENARIOS['leak'].rounds}." in rules["SR-S4-09"]
    assert f"round {SCENARIOS['tunnel'].rounds} " in rules["SR-S5-01"]
    assert f"before round {SCENARIOS['king'].rounds + 1} " in rules["SR-S6-07"]
