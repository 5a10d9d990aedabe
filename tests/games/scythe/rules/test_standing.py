"""How everybody stands, as each viewer is told: control, triumphs, objectives, and the score if the game ended now."""

import json
import random
from typing import Any

import msgspec
import pytest

from brassboard.games.scythe import GAME
from brassboard.games.scythe.cards.objectives import holds
from brassboard.games.scythe.content import BOARD, OBJECTIVES, RESOURCES
from brassboard.games.scythe.content.map_tables import LAKES, NAMES
from brassboard.games.scythe.data.actions import Move
from brassboard.games.scythe.data.frames import Moving
from brassboard.games.scythe.data.table import AUTOMA
from brassboard.games.scythe.rules.scoring import coins_known, total
from brassboard.kernel import Match, Seat
from brassboard.kit.bits import members
from games.scythe.helper import Stage
from games.scythe.test_extension_points import PLUGGED
from web_fixtures import FIXTURE, with_standing

FIVE = ("upgrades", "mechs", "structures", "recruits", "workers")


def told(stage: Stage, viewer: Seat | None = 0) -> dict[str, Any]:
    standing: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(stage.match.view(viewer)["standing"]))
    return standing


def of(stage: Stage, faction: str, viewer: Seat | None = 0) -> dict[str, Any]:
    """What a viewer is told of a player, with the score by the names of its parts."""
    standing = told(stage, viewer)
    one: dict[str, Any] = standing["players"][stage.seat(faction)]
    assert one["seat"] == stage.seat(faction)
    names = standing["parts"]
    one["coins"] = dict(zip(names, one["coins"], strict=True))
    one["counted"] = dict(zip(names, one["counted"], strict=True))
    one["reached"] = dict(zip([space["id"] for space in standing["track"]], one["reached"], strict=True))
    return one


def control(stage: Stage, faction: str) -> list[str]:
    return [NAMES[at] for at in of(stage, faction)["control"]]


# Control


@pytest.mark.rule("SC-TERR-02")
def test_control_is_by_units_and_by_structures_without_an_enemy() -> None:
    stage = Stage("nordic", "saxony").units("saxony", workers=["H1"]).structures("saxony", mill="C5")
    assert control(stage, "saxony") == ["C5", "H1"]
    assert control(stage, "nordic") == ["B4", "B5"]
    stage.moving("nordic").answer("move:worker,B4,C5", "done")
    assert control(stage, "saxony") == ["H1"]
    assert control(stage, "nordic") == ["B5", "C5"]


@pytest.mark.rule("SC-TERR-03")
def test_while_a_combat_waits_the_hex_is_the_defenders() -> None:
    stage = Stage("saxony", "nordic").units("saxony", mechs=["G1"], workers=[]).goods("H1", food=3)
    stage.units("nordic", mechs=["H1"], workers=[]).moving("saxony").answer("move:mech,G1,H1")
    assert control(stage, "nordic") == ["H1"]
    assert control(stage, "saxony") == []
    assert of(stage, "nordic")["resources"][RESOURCES.index("food")] == 3
    assert sum(of(stage, "saxony")["resources"]) == 0


def test_before_the_set_up_nobody_stands_anywhere() -> None:
    stage = Stage.fresh(players=2)
    assert [told(stage, viewer) for viewer in (0, 1, None)] == [None, None, None]


# The score if the game ended now


@pytest.mark.rule("SC-SCORE-01", "SC-SCORE-02", "SC-SCORE-04")
def test_the_score_in_its_parts_with_what_each_part_counts() -> None:
    stage = Stage("nordic", "saxony").change("nordic", popularity=10, coins=7).stars("nordic", *FIVE)
    stage.units("nordic", workers=["B4", "B5", "C5", "D5", "E5", "F4", "D3", "C4"])
    stage.goods("B4", oil=6).goods("B5", wood=7)
    stage.board.tile = ""
    one = of(stage, "nordic")
    assert one["coins"] == {
        "coins": 7, "stars": 20, "territories": 24, "resources": 12, "structures": 0, "meander": 0,
    }  # fmt: skip
    assert one["counted"] == {
        "coins": None, "stars": 5, "territories": 8, "resources": 13, "structures": 0, "meander": 0,
    }  # fmt: skip
    assert one["total"] == 63 == total(stage.board, 0)
    assert one["tier"] == 1


@pytest.mark.rule("SC-SCORE-03", "SC-FACTORY-01")
def test_the_factory_counts_as_three_territories() -> None:
    stage = Stage("nordic", "saxony").units("nordic", character="E4", workers=["B4"])
    assert len(of(stage, "nordic")["control"]) == 2
    assert of(stage, "nordic")["counted"]["territories"] == 4


@pytest.mark.rule("SC-SCORE-05")
def test_structures_are_paid_by_the_tile() -> None:
    stage = Stage("nordic", "saxony").structures("nordic", mill="C4", mine="F4")
    stage.board.tile = "lakes_adjacent"
    one = of(stage, "nordic")
    assert (one["counted"]["structures"], one["coins"]["structures"]) == (4, 6)


@pytest.mark.rule("SC-RULING-26")
def test_coins_and_totals_are_told_to_those_who_see_the_coins() -> None:
    stage = Stage("nordic", "saxony").change("nordic", coins=31).change("saxony", coins=17)
    for viewer, sees in ((0, "nordic"), (1, "saxony"), (None, "")):
        for faction, coins in (("nordic", 31), ("saxony", 17)):
            one = of(stage, faction, viewer)
            assert one["coins"]["coins"] == (coins if faction == sees else None)
            assert one["total"] == (total(stage.board, stage.seat(faction)) if faction == sees else None)
            assert one["coins"]["territories"] is not None
    stage = Stage("nordic", "saxony", open_coins=True).change("nordic", coins=31)
    assert {of(stage, "nordic", viewer)["total"] for viewer in (0, 1, None)} == {total(stage.board, 0)}


def test_a_seat_that_may_know_the_coins_is_named_by_the_mask() -> None:
    stage = Stage("nordic", "saxony", "polania").change("nordic", seen=0b011)
    assert [coins_known(stage.who("nordic"), viewer) for viewer in (0, 1, 2, -3)] == [True, True, False, False]
    assert [of(stage, "nordic", viewer)["total"] is None for viewer in (0, 1, 2, None)] == [False, False, True, True]


@pytest.mark.rule("SA-SCORE-01")
def test_an_automa_is_paid_neither_for_resources_nor_for_structures() -> None:
    stage = Stage("nordic", automas=("saxony",)).units("saxony", workers=["H1"]).goods("H1", food=6)
    one = of(stage, "saxony")
    assert stage.who("saxony").kind == AUTOMA
    assert (one["coins"]["resources"], one["coins"]["structures"]) == (0, 0)
    assert one["resources"][RESOURCES.index("food")] == 6, "it controls them all the same"


@pytest.mark.rule("SC-SCORE-01")
def test_at_the_end_everybody_is_told_everything_and_who_has_won() -> None:
    stage = Stage("nordic", "saxony").stars("nordic", *FIVE).change("nordic", power=14)
    assert told(stage)["winners"] is None
    stage.turn_of("nordic", "bolster").answer("top:power")
    assert stage.match.result is not None
    for viewer in (0, 1, None):
        standing = told(stage, viewer)
        assert tuple(one["total"] for one in standing["players"]) == stage.match.result.scores
        assert tuple(standing["winners"]) == stage.match.result.winners == (0,)


@pytest.mark.rule("SA-SCORE-03")
def test_an_automa_that_has_won_is_named() -> None:
    stage = Stage("nordic", automas=("saxony",)).change("saxony", coins=90).stars("nordic", *FIVE)
    stage.change("nordic", power=14).turn_of("nordic", "bolster").answer("top:power")
    assert stage.match.result is not None
    assert stage.match.result.winners == ()
    assert told(stage)["winners"] == [1]


@pytest.mark.rule("SC-SCORE-01")
@pytest.mark.parametrize("players", [2, 5, 7])
def test_in_real_play_it_is_what_the_rules_count(players: int) -> None:
    luck = random.Random(players)
    match = Match.begin(GAME, GAME.setup(players), seed=players)
    seen = 0
    for _ in range(250):
        table = match.position.table
        for viewer in (0, players - 1, None):
            standing = match.view(viewer)["standing"]
            if standing is not None:
                seen += 1
                for one in standing["players"]:
                    known = one["seat"] == viewer or match.over
                    assert one["total"] == (total(table, one["seat"]) if known else None)
        if match.over:
            break
        asked = match.awaited[0]
        match.take(luck.choice(match.decision_of(asked).options), asked)  # type: ignore[union-attr]
    assert seen > 300


# Triumphs


@pytest.mark.rule("SC-STAR-01")
def test_how_far_each_triumph_is() -> None:
    stage = Stage("nordic", "saxony").upgraded("nordic", "moves upgrade", "power deploy").change("nordic", wins=1)
    assert [space["id"] for space in told(stage)["track"]] == list(stage.board.track)
    needs = {space["id"]: space["need"] for space in told(stage)["track"]}
    assert (needs["upgrades"], needs["combat_1"], needs["combat_2"], needs["popularity"]) == (6, 1, 2, 18)
    reached = of(stage, "nordic", viewer=1)["reached"]
    assert (reached["upgrades"], reached["combat_1"], reached["combat_2"], reached["power"]) == (2, 1, 1, 5)


@pytest.mark.rule("SC-STAR-01", "SC-SAX-01")
def test_whether_a_victory_would_place_a_star() -> None:
    stage = Stage("nordic", "saxony").change("nordic", wins=1).change("saxony", wins=5)
    assert of(stage, "nordic")["win_earns_star"] is True
    assert of(stage, "saxony")["win_earns_star"] is True, "Saxony has no limit"
    stage.change("nordic", wins=2)
    assert of(stage, "nordic")["win_earns_star"] is False


# Objectives


@pytest.mark.rule("SC-OBJ-01")
def test_only_the_holder_is_told_of_objectives() -> None:
    stage = Stage("nordic", "saxony").objectives("nordic", 10, 12).units("nordic", workers=["B4", "F2", "B5"])
    assert told(stage, 0)["objectives"] == [
        {"no": 10, "have": 2, "need": 3, "met": False},
        {"no": 12, "have": 5, "need": 20, "met": False},
    ]
    assert told(stage, 1)["objectives"] == []
    assert told(stage, None)["objectives"] == []
    stage.units("nordic", workers=["B4", "F2", "G5"])
    assert told(stage, 0)["objectives"][0] == {"no": 10, "have": 3, "need": 3, "met": True}


@pytest.mark.rule("SC-OBJ-01")
def test_several_parts_are_counted_as_parts() -> None:
    stage = Stage("nordic", "saxony").objectives("nordic", 5).units("nordic", character="E4")
    stage.change("saxony", power=6)
    assert told(stage)["objectives"] == [{"no": 5, "have": 1, "need": 2, "met": False}]


@pytest.mark.rule("SC-OBJ-01")
@pytest.mark.parametrize("no", sorted(OBJECTIVES))
def test_progress_is_full_exactly_where_the_objective_is_met(no: int) -> None:
    luck = random.Random(no)
    stage = Stage("nordic", "saxony", promos=True).no_encounters()
    one = stage.who("nordic")
    land = [name for name in NAMES if not name.startswith("base_")]
    for _ in range(40):
        stage.units("nordic", workers=[luck.choice(land[:12]) for _ in range(luck.randrange(1, 9))])
        stage.change(
            "nordic", power=luck.choice((0, 5, 16)), coins=luck.choice((0, 20)), popularity=luck.choice((3, 18))
        )
        stage.goods(BOARD.names[one.workers[0]], oil=luck.randrange(6), metal=5, wood=luck.randrange(3), food=1)
        stage.objectives("nordic", no)
        found = told(stage)["objectives"][0]
        assert found["met"] == all(holds(stage.position, one, part) for part in OBJECTIVES[no].all)
        assert (found["have"] == found["need"]) == found["met"]
        assert 0 <= found["have"] <= found["need"]


# Modules


def test_what_a_module_adds_is_counted_without_a_word_in_the_page() -> None:
    stage = Stage("nordic", "saxony", game=PLUGGED).change("nordic", coins=9)
    one = of(stage, "nordic")
    assert one["coins"]["stoker"] == 100
    assert one["total"] == total(stage.board, 0)
    assert one["reached"]["rich"] == 9
    assert of(stage, "nordic", viewer=1)["reached"]["rich"] is None, "it counts coins nobody else may see"
    assert of(stage, "nordic", viewer=None)["reached"]["rich"] is None


# The page's own tests


# What a step would mean


def next_steps(stage: Stage, viewer: Seat | None = 0) -> tuple[Any, Any, Any]:
    """The fights and flights by hex, and the cargo, as a viewer is told."""
    standing = told(stage, viewer)
    fights = {NAMES[fight["hex"]]: fight for fight in standing["fights"]}
    flights = {NAMES[flight["hex"]]: (flight["workers"], flight["popularity"]) for flight in standing["flights"]}
    cargo = [
        (each["unit"], NAMES[each["hex"]], each["what"], each["least"], each["most"]) for each in standing["cargo"]
    ]
    return fights, flights, cargo


@pytest.mark.rule("SC-COMBAT-06", "SC-COMBAT-14")
def test_a_player_who_moves_is_told_what_a_combat_would_be() -> None:
    stage = Stage("saxony", "rusviet").units("saxony", mechs=["G1"], workers=[]).cards("saxony", 2, 3, 4)
    stage.units("rusviet", workers=["H1", "H1"]).mechs("rusviet", peoples_army="H1").cards("rusviet", 5, 5, 5)
    stage.change("rusviet", power=9).change("saxony", power=4, popularity=1).moving("saxony")
    fights, flights, _ = next_steps(stage)
    assert (set(fights), flights) == ({"H1"}, {})
    fight = fights["H1"]
    assert fight["foe"] == 1
    assert fight["attacker"] == {"seat": 0, "power": 4, "cards": 1}, "the mech that enters"
    assert fight["defender"] == {"seat": 1, "power": 7, "cards": 2}, "a mech, and a worker with People's Army"
    assert (fight["workers"], fight["popularity"], fight["losses"]) == (2, 1, [])
    for other in (1, None):
        assert next_steps(stage, other) == ({}, {}, []), "whoever does not move is told nothing"


@pytest.mark.rule("SC-SAX-04", "SC-RULING-17", "SC-POL-04")
def test_abilities_count_in_what_a_combat_would_be() -> None:
    stage = Stage("saxony", "polania").units("saxony", workers=[]).structures("saxony", mine="H1")
    stage.units("polania", mechs=["H1"], workers=["H1"]).mechs("saxony", disarm="G1").moving("saxony")
    assert next_steps(stage)[0]["H1"]["losses"] == [{"mech": "disarm", "power": 2}], "the own Mine is a tunnel"
    stage.structures("saxony").ask_again()
    assert next_steps(stage)[0]["H1"]["losses"] == []
    stage = Stage("polania", "saxony").units("polania", workers=[]).mechs("polania", camaraderie="G1")
    stage.units("saxony", mechs=["H1"], workers=["H1"]).moving("polania")
    fight = next_steps(stage)[0]["H1"]
    assert (fight["workers"], fight["popularity"]) == (1, 0)


@pytest.mark.rule("SC-MOVE-08", "SC-RULING-09")
def test_a_player_who_moves_is_told_which_workers_would_flee() -> None:
    stage = Stage("polania", "saxony").units("polania", workers=[]).mechs("polania", camaraderie="G1")
    stage.units("saxony", workers=["H1", "H1", "C5"]).change("polania", popularity=1).moving("polania")
    fights, flights, _ = next_steps(stage)
    assert (fights, flights) == ({}, {"C5": (1, 1), "H1": (2, 1)})


@pytest.mark.rule("SC-UNIT-03", "SC-UNIT-04", "SC-WATER-05")
def test_a_player_who_moves_is_told_what_may_come_along() -> None:
    stage = Stage("saxony", "nordic").units("saxony", mechs=["G1"], workers=["G1", "G1", "H1"]).goods("G1", metal=3)
    stage.moving("saxony")
    assert next_steps(stage)[2] == [
        ("mech", "G1", "worker", 0, 2), ("mech", "G1", "metal", 0, 3), ("worker", "G1", "metal", 0, 3),
    ]  # fmt: skip
    lake = next(NAMES[at] for at in members(LAKES))
    stage = Stage("saxony", "nordic").units("saxony", mechs=[lake], workers=[lake]).goods(lake, oil=2).moving("saxony")
    assert [each for each in next_steps(stage)[2] if each[0] == "mech"] == [
        ("mech", lake, "worker", 1, 1), ("mech", lake, "oil", 2, 2),
    ], "nothing is left alone on a lake"  # fmt: skip


@pytest.mark.rule("SC-COMBAT-05", "SC-COMBAT-06")
def test_everybody_is_told_the_limits_of_the_combat_that_is_fought() -> None:
    stage = Stage("saxony", "nordic", "polania").units("saxony", mechs=["H1"], character="H1").cards("saxony", 2, 3, 4)
    stage.units("nordic", mechs=["H1"], workers=["H1"]).change("saxony", power=3).combat(
        "saxony", "nordic", "H1", came_from="G1"
    )
    for viewer in (0, 1, 2, None):
        fights, flights, cargo = next_steps(stage, viewer)
        assert fights["H1"]["attacker"] == {"seat": 0, "power": 3, "cards": 2}
        assert fights["H1"]["workers"] == 1
        assert (flights, cargo) == ({}, [])


def test_what_a_step_would_mean_is_what_happens() -> None:
    """Random play: combats, workers that flee and the question for cargo come exactly where they were foretold."""
    luck, seen = random.Random(5), {"fight": 0, "flight": 0, "cargo": 0}
    for seed in range(3):
        match = Match.begin(GAME, GAME.setup(3), seed=seed)
        while match.decision is not None and match.decision.number < 1500:
            seat, option = match.decision.seat, luck.choice(match.decision.options)
            if not isinstance(option.action, Move):
                match.take(option)
                continue
            move, standing = option.action, match.view(seat)["standing"]
            at = (move.unit, move.origin)
            cargo = [each for each in standing["cargo"] if (each["unit"], NAMES[each["hex"]]) == at]
            match.take(option)
            asked = match.decision
            assert (asked is not None and asked.kind == "carry") == bool(cargo)
            if cargo:
                first = cargo[0]
                carried = [f"carry:{first['what']},{n}" for n in range(first["least"], first["most"] + 1)]
                assert [each.text for each in asked.options] == carried
                seen["cargo"] += 1
            while match.decision is not None and match.decision.kind == "carry":
                match.take(luck.choice(match.decision.options))
            moving = match.position.nearest(Moving)
            stopped = moving.stopped if moving is not None and move.unit != "worker" else ""
            for name, kind in (("fights", "combat"), ("flights", "workers")):
                foretold = [NAMES[each["hex"]] for each in standing[name]]
                if stopped in ("combat", "workers"):
                    assert (move.to in foretold) == (stopped == kind)
                seen[name[:-1]] += stopped == kind
    assert min(seen.values()) > 0, seen


def test_the_recorded_views_of_the_page_have_the_standing_the_rules_give() -> None:
    """Where this fails, run tools/web_fixtures.py."""
    recorded = json.loads(FIXTURE.read_text("utf-8"))
    assert len(recorded["views"]) > 8
    for view in recorded["views"].values():
        assert with_standing(view) == view
