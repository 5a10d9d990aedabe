"""Who knows what: the Hero, the Evil players, the leader and spectators; and that nothing else shows."""

import json
from random import Random
from typing import Any

import pytest

from brassboard.games.alone.data.core_frames import Thinking
from brassboard.games.alone.rules.reactions import imagine_offers
from brassboard.kernel import determinize
from games.alone.helper import Stage
from games.alone.reacting import lane, last_turn, noises, play, reacting, until

PUBLIC = (
    "hero", "missions", "round", "round_marker", "turn", "leader", "difficulty", "decks", "row", "first_discard",
    "second_discard", "lost_items", "owed", "tiles", "figures", "gone", "told", "here", "nightmare", "boss",
)  # fmt: skip
"""The fields of the table that everyone sees."""
SECRETS = ("floors", "turns", "rooms", "swap", "hero", "lit", "danger", "blocked", "creatures", "clues")
"""The fields of the secret map that every Evil seat sees."""


def team(*deeds: str) -> Stage:
    """Three Evil players who hold different cards, a station with all kinds of things on it, and some deeds done."""
    stage = lane("R01", "R02", "R12", players=4).hand(2, "V01", "V02", "V05").hand(3, "R03", "V03", "V12")
    stage.creature("worm", "1E1", wounded=True)
    stage.creature("spore", "1A3")
    stage.danger("1A2", "1C1").light("1E3").block("1D1-1D2").item("JETP")
    for deed in deeds:
        stage.answer(deed, seat=0)
    return stage


def shown(stage: Stage, seat: int | None) -> dict[str, Any]:
    """All that a seat receives, but for the decision that waits for it and for its own number and undo."""
    view = stage.match.view(seat)
    own = ("seat", "decision", "number", "undo", "given")
    received: dict[str, Any] = {
        "view": {name: value for name, value in view.items() if name not in own},
        "events": [repr(event) for event in stage.told(seat)],
        "journal": stage.match.journal_of(seat),
        "waiting": stage.match.waiting(seat),
    }
    return received


def sizes(table: Any) -> list[int]:
    """The sizes of hands and piles."""
    hands = [len(player[deck]) for player in table["evil"] for deck in ("first", "second")]
    return [*hands, *[len(table[pile]) for pile in ("first_deck", "second_deck", "equipment", "first_down")]]


# What everyone sees


@pytest.mark.rule("AL-KNOW-01")
def test_everyone_sees_the_same_public_things() -> None:
    stage = until(team("move:west"), "end")
    stage.answer("pass", seat=1).answer("offer:V01,up", seat=2).answer("pass", seat=3).evil("accept:2")
    stage.answer("pass", "pass", seat=2)
    assert stage.board.row[0].card == "V01"
    views = [stage.seen_by(seat) for seat in (0, 1, 2, 3, None)]
    for name in PUBLIC:
        assert all(view[name] == views[0][name] for view in views), name
    assert all(sizes(view) == sizes(views[0]) for view in views)
    assert views[0]["hero"]["items"][0]["charges"] == 3
    assert [player["decks"] for player in views[0]["evil"]] == [[0], [1], [0, 1]]


@pytest.mark.rule("AL-KNOW-02", "AL-RULING-51")
def test_the_hero_has_no_secret_and_a_spectator_sees_what_he_sees() -> None:
    stage = team()
    for deed in ("move:west", "explore:west", "search", "locate"):
        assert shown(stage, 0) == shown(stage, None)
        stage.answer(deed, seat=0)
        assert shown(stage, 0) == shown(stage, None)
        if deed == "locate":
            stage.answer("target:room.M", "target:kind.worm", seat=0)
        while stage.asked[0] != 0 or stage.kind != "act":
            assert shown(stage, 0) == shown(stage, None)
            options = stage.options()
            stage.answer("pass" if "pass" in options else options[-1], seat=stage.asked[0])


# What Evil sees


@pytest.mark.rule("AL-KNOW-03")
def test_every_evil_seat_sees_the_whole_secret_map() -> None:
    stage = team()
    views = [stage.seen_by(seat)["secret"] for seat in (1, 2, 3)]
    assert views[0] == views[1] == views[2]
    assert views[0]["floors"] == ["test-lane.1", "test-lane.2"]
    assert [(one["kind"], one["wounded"]) for one in views[0]["creatures"]] == [("worm", True), ("spore", False)]
    maps = [stage.match.view(seat)["standing"]["map"] for seat in (1, 2, 3)]
    assert maps[0] == maps[1] == maps[2]
    assert list(maps[0]["supply"]) == [2, 3, 3, 3, 2], "markers of each kind that are left"


@pytest.mark.rule("AL-KNOW-03", "AL-MAP-04")
def test_the_hero_sees_nothing_of_it() -> None:
    stage = team().table(map="random")
    blank = stage.seen_by(0)["secret"]
    for name in SECRETS:
        assert blank[name] in (-1, "", []), name
    assert stage.match.view(0)["standing"]["map"] is None
    assert "test-lane" not in json.dumps(stage.match.view(0))


@pytest.mark.rule("AL-KNOW-04", "AL-TALK-01")
def test_each_evil_seat_alone_sees_its_hand() -> None:
    stage = lane("R01", "R13", players=3).hand(2, "V01", "V13")
    until(stage.answer("move:west", seat=0), "end")
    for seat, foreign in ((0, "RV"), (1, "V"), (2, "R"), (None, "RV")):
        received = json.dumps(stage.match.view(seat)) + json.dumps(stage.match.journal_of(seat))
        cards = [f"{colour}{number:02}" for colour in foreign for number in range(1, 14)]
        assert not [card for card in cards if card in received]
    assert stage.seen_by(1)["evil"][0]["first"] == ["R01", "R13"]
    assert stage.seen_by(2)["evil"][0]["first"] == ["", ""]


@pytest.mark.rule("AL-KNOW-04", "AL-RULING-45")
def test_a_card_face_down_is_known_to_its_player_only_and_one_face_up_to_all() -> None:
    stage = lane("R01", "R13", players=3).hand(2, "V01", "V13")
    until(stage.answer("move:west", seat=0), "end")
    play(stage, "V13", "kind:spore", "at:1E3", facing="down", seat=2)
    play(stage, "R01", "side:0", "pass")
    assert [stage.seen_by(seat)["second_down"][0]["card"] for seat in (0, 1, 2)] == ["", "", "V13"]
    for seat in (0, 1, None):
        assert "V13" not in json.dumps(shown(stage, seat))
        assert [card["card"] for card in stage.seen_by(seat)["row"]] == ["", "R01"]


@pytest.mark.rule("AL-KNOW-05", "AL-LEAD-02")
def test_the_leader_is_told_who_offers_and_the_facing_but_not_the_card() -> None:
    stage = until(team("move:west"), "end")
    stage.answer("pass", seat=1).answer("offer:V05,down", seat=2).answer("offer:V03,up", seat=3)
    assert stage.asked == (1, "accept")
    decision = stage.match.view(1)["decision"]
    assert list(decision["prompt"]["args"]["offers"]) == ["2 down", "3 up"]
    for seat in (0, 1, 2, 3, None):
        received = json.dumps(shown(stage, seat)["view"]["frames"]) + json.dumps(shown(stage, seat)["journal"])
        assert ("V05" in received) == (seat == 2)
        assert ("V03" in received) == (seat == 3)
    assert "2 down" not in json.dumps(shown(stage, 2)), "nor are teammates told"


@pytest.mark.rule("AL-KNOW-06")
def test_nobody_sees_decks_or_the_red_mission() -> None:
    stage = team()
    for seat in (0, 1, 2, 3, None):
        view = stage.seen_by(seat)
        for pile in ("first_deck", "second_deck", "equipment", "reds"):
            assert set(view[pile]) == {""}
        assert not [id for id in stage.board.reds if id in json.dumps(stage.match.view(seat))]


# What the Hero is told


@pytest.mark.rule("AL-KNOW-08", "AL-RULING-38")
def test_of_a_standard_reaction_he_sees_a_card_back_and_the_notices() -> None:
    stage = reacting("R10", "R12")
    before = len(stage.told(0))
    play(stage, "R10", "kind:worm", "at:1D3", facing="down")
    assert [type(event).__name__ for event in stage.told(0)[before:]] == ["CardFaceDown", "Noise"]


@pytest.mark.rule("AL-KNOW-13", "AL-KNOW-07")
def test_of_a_card_face_up_he_sees_the_card_and_the_notices() -> None:
    stage = reacting("R01", "R12")
    hybrid, _ = stage.creature("hybrid", "1E2"), stage.creature("hybrid", "1E1")
    before = len(stage.told(0))
    play(stage, "R01", "side:1", f"creature:c{hybrid}", "kind:worm", "at:1E3")
    assert [type(event).__name__ for event in stage.told(0)[before:]] == ["CardFaceUp", "Noise"]
    assert "side" not in json.dumps(stage.match.journal_of(0))


@pytest.mark.rule("AL-KNOW-09", "AL-FLOW-12")
def test_passing_looks_alike_with_and_without_a_playable_card() -> None:
    stages = [lane(card, "R13").answer("move:west", seat=0) for card in ("R02", "R11")]
    assert "offer:R02,up" in stages[0].options(1)
    assert stages[1].options(1) == ["pass"]
    for _ in range(3):
        assert shown(stages[0], 0) == shown(stages[1], 0)
        assert shown(stages[0], None) == shown(stages[1], None)
        for stage in stages:
            if stage.asked[0] == 1:
                stage.evil("pass")
    assert stages[0].asked == stages[1].asked == (0, "act")
    assert stages[0].match.numbers[0] == stages[1].match.numbers[0]


@pytest.mark.rule("AL-KNOW-09")
def test_offers_and_refusals_look_like_passes() -> None:
    stages = [until(team("move:west"), "end") for _ in range(2)]
    for offer, stage in zip(("offer:V01,up", "pass"), stages, strict=True):
        stage.answer("pass", seat=1).answer(offer, seat=2).answer("pass", seat=3)
    assert stages[0].asked == (1, "accept")
    stages[0].evil("accept:none")
    assert stages[0].asked == stages[1].asked == (0, "act")
    for seat in (0, None):
        assert shown(stages[0], seat) == shown(stages[1], seat)


@pytest.mark.rule("AL-KNOW-09", "AL-KNOW-13")
def test_the_hero_sees_neither_that_evil_chooses_nor_how_often() -> None:
    stage = reacting("R01", "R13")
    hybrid, _ = stage.creature("hybrid", "1E2"), stage.creature("hybrid", "1E1")
    waiting = shown(stage, 0)
    assert waiting["waiting"] == {"teams": [1]}
    assert waiting["view"]["path"][-1] == "Window.think"
    assert "Thinking" not in json.dumps(waiting)
    whole = stage.match.view(0)
    for choice in ("offer:R01,up", "side:1", f"creature:c{hybrid}", "kind:worm"):
        stage.evil(choice)
        assert shown(stage, 0) == shown(stage, None) == waiting
        assert stage.match.view(0) == whole, "with its number and what may be undone"
    stage.evil("at:1E3")
    assert noises(stage) == ["east"]
    assert stage.match.view(0)["number"] == whole["number"]


@pytest.mark.rule("AL-KNOW-09", "AL-NOISE-02")
def test_the_hero_does_not_see_that_a_direction_was_chosen() -> None:
    stages = []
    for sector in ("1C3", "1D3"):
        stage = lane("R10", "R13")
        stage.creature("worm", sector)
        until(stage.answer("search", seat=0), "end")
        waiting = shown(stage, 0)
        stage.evil("offer:R10,down", "side:0", "done")
        if stage.kind == "noise":
            assert shown(stage, 0) == waiting
            stage.evil("noise:east")
        stages.append(stage)
    assert shown(stages[0], 0) == shown(stages[1], 0)


@pytest.mark.rule("AL-KNOW-09", "AL-MISS-15")
def test_the_hero_does_not_see_whether_a_round_end_leaves_evil_a_choice() -> None:
    stages = [last_turn(lane(missions=("MG3", "MB3"))) for _ in range(2)]
    stages[0].light("1E3")
    for stage in stages:
        stage.answer("search", seat=0)
        while stage.kind not in ("darken", "no_choice"):
            stage.evil(stage.options(1)[-1])
    assert stages[0].options(1) == ["at:1E3", "done"]
    assert stages[1].options(1) == ["done"]
    assert shown(stages[0], 0) == shown(stages[1], 0)


@pytest.mark.rule("AL-KNOW-09")
def test_teammates_see_neither_offers_nor_who_made_one() -> None:
    stages = [until(team("move:west"), "end") for _ in range(2)]
    for offer, stage in zip(("offer:V01,up", "pass"), stages, strict=True):
        stage.answer("pass", seat=1).answer(offer, seat=2)
    for seat in (1, 3):
        assert shown(stages[0], seat) == shown(stages[1], seat)


# Places and figures


@pytest.mark.rule("AL-KNOW-11")
def test_ways_over_two_stairs_are_not_related() -> None:
    stage = lane(start="1A3")
    for step in ("move:stairs", "move:east", "move:stairs"):
        stage.answer(step, seat=0)
    assert stage.hero_at == "1E3"
    old, new = [tile for tile in stage.seen_by(0)["tiles"] if tile["floor"] == 1]
    assert (old["stair"], new["stair"]) == ("red", "blue")
    assert old["island"] != new["island"]
    assert (old["x"], old["y"]) == (new["x"], new["y"]) == (0, 0), "each is drawn from its own beginning"


@pytest.mark.rule("AL-KNOW-11")
def test_a_sector_that_comes_back_has_a_new_number() -> None:
    stage = reacting("G13", "G10")
    old = stage.name("1C1")
    play(stage, "G13", "at:1C1")
    until(stage, "end").evil("pass")
    while stage.kind != "act":
        stage.dice("mm")
    stage.answer("move:east", seat=0).quiet()
    if stage.chance:
        stage.dice("m").quiet()
    assert stage.hero_at == "1C1"
    assert stage.name("1C1") != old


@pytest.mark.rule("AL-KNOW-12")
def test_a_creature_seen_again_is_new_to_the_hero() -> None:
    views = []
    for leaver in (1, 2):
        stage = reacting("R03", "R03")
        for _ in range(2):
            stage.creature("parasite", "1C1")
        other = 3 - leaver
        play(stage, "R03", f"creature:c{leaver}", "step:1D1", "done")
        assert stage.figure(leaver) == -1
        play(stage, "R03", f"creature:c{leaver}", "step:1C1", "done")
        assert stage.figure(leaver) == 3
        assert stage.figure(other) in (1, 2)
        views.append([figure["kind"] for figure in stage.seen_by(0)["figures"]])
    assert views == [["parasite", "parasite"]] * 2


# Telling the truth


@pytest.mark.rule("AL-TALK-03", "AL-LOC-06", "AL-RULING-42")
def test_without_a_card_answers_are_true() -> None:
    stage = lane("R08")
    stage.creature("worm", "1A3")
    stage.answer("locate", "target:kind.worm", "target:stair.blue", seat=0).evil("pass")
    assert stage.kind != "lie"
    answered = [(event.target, event.distance, event.floor) for event in stage.notices("answered")]
    assert answered == [("kind.worm", 4, "same"), ("stair.blue", 4, "same")]


# The end


@pytest.mark.rule("AL-KNOW-10")
def test_when_the_match_is_over_everything_is_shown() -> None:
    stage = reacting("G10", "G13", "B01", players=3).hand(2, "G03").sheet(life=0, calm=1)
    stage.creature("worm", "1E2", wounded=True)
    play(stage, "G10", "pass")
    assert stage.over
    for seat in (0, 1, 2, None):
        opened = stage.seen_by(seat)["opened"]
        assert opened["floors"] == ["test-lane.1", "test-lane.2"]
        assert [(one["kind"], one["sector"]) for one in opened["creatures"]] == [("worm", stage.sector("1E2"))]
        assert [sorted(hand) for hand in opened["hands"]] == [["B01", "G13"], ["G03"]]
        assert "" not in opened["reds"]
    assert any("offer:G10,up" in line for line in stage.match.journal_of(0))


# What a teammate may imagine


@pytest.mark.rule("AL-KNOW-04", "AL-KNOW-05")
@pytest.mark.parametrize("viewer", [1, 2, 3])
def test_imagined_offers_agree_with_what_a_teammate_knows(viewer: int) -> None:
    stage = until(team("move:west"), "end")
    stage.answer("offer:R01,up", seat=1).answer("offer:V05,down", seat=2).answer("pass", seat=3)
    mine = shown(stage, viewer)
    offered = set()
    for seed in range(40):
        world = determinize(stage.position, viewer, Random(seed), imagine_offers)
        assert world.awaited() == (1,)
        offers = world.within(Thinking).offers
        assert any(offers)
        assert offers[viewer] == stage.position.within(Thinking).offers[viewer], "his own"
        if viewer == 1:
            assert [offer.facing if offer else "" for offer in offers[1:]] == ["up", "down", ""]
        offered.add(str(offers))
        world.answer(1, world.options[0])
    assert len(offered) > 1
    assert shown(stage, viewer) == mine


@pytest.mark.rule("AL-KNOW-04")
@pytest.mark.parametrize("facing", ["up", "down"])
def test_an_imagined_teammate_holds_the_card_he_is_playing(facing: str) -> None:
    stage = until(team("move:west"), "end")
    stage.answer("pass", seat=1).answer(f"offer:V01,{facing}", seat=2).answer("pass", seat=3).evil("accept:2")
    held = set()
    for seed in range(40):
        world = determinize(stage.position, 1, Random(seed), imagine_offers)
        thinking = world.within(Thinking)
        held.add(thinking.card)
        assert thinking.card in (*world.table.evil[1].first, *world.table.evil[1].second)
        while world.awaited() == (2,) and not world.table.row:
            world.answer(2, world.options[-1])
        assert len(world.table.row) == 1
    assert held == {"V01"} if facing == "up" else len(held) > 1


@pytest.mark.rule("AL-KNOW-09")
def test_worlds_the_hero_imagines_begin_the_thinking_anew() -> None:
    stage = reacting("R01", "R13")
    hybrid, _ = stage.creature("hybrid", "1E2"), stage.creature("hybrid", "1E1")
    mine = shown(stage, 0)
    for choice in ("offer:R01,up", "side:1", f"creature:c{hybrid}", "kind:worm"):
        stage.evil(choice)
        world = determinize(stage.position, 0, Random(1), lambda m, viewer, luck: copy_map(stage, m))
        assert world.path().endswith("Window.think › Thinking.offer_card")
    assert shown(stage, 0) == mine


def copy_map(stage: Stage, m: Any) -> None:
    """Put the true secret map into an imagined world."""
    m.table.secret = stage.board.secret.__copy__()
