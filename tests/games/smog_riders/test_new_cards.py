"""A new card is one row and its two texts: these tests add some to a copy of the game and play them."""

from pathlib import Path

import pytest

from brassboard.games.smog_riders.content import read_defence, read_magic
from brassboard.kernel import BadInput
from brassboard.testing import random_decisions
from games.copies import GAMES, Copy, texts_missing
from games.smog_riders.helper import Stage

WORKSHOP = "west_workshop"
DEFENDER = 1
SECOND_WIND = """
[[card]]
id = "second_wind"
copies = 1
kind = "A"
on = "turn"
target = "own_wounded"
does = "heal(1); steam(1)"
mark = "ours"
"""
CLOCKWORK_HARNESS = """
[[card]]
id = "clockwork_harness"
copies = 1
kind = "E"
gives = "movement(2); ward(2); first_steam(1); sight"
mark = "ours"
"""
SCALDING = """
[[card]]
id = "scalding"
copies = 1
on = "turn"
target = "rooms_with_attackers + basic_turrets"
does = "harm(wound(1), madness(1)) | upgrade(mkii); steam(1)"
mark = "ours"
"""


def with_magic(folder: Path, row: str = SECOND_WIND) -> Copy:
    """The deck keeps its 40 cards: one Adrenaline goes."""
    copy = Copy("smog_riders", folder).append("content/magic.toml", row)
    return copy.replace("content/magic.toml", 'id = "adrenaline"\ncopies = 2', 'id = "adrenaline"\ncopies = 1')


def with_defence(folder: Path, row: str = SCALDING) -> Copy:
    copy = Copy("smog_riders", folder).append("content/defence.toml", row)
    return copy.replace("content/defence.toml", 'id = "bulkhead"\ncopies = 3', 'id = "bulkhead"\ncopies = 2')


def window(copy: Copy, *hand: str) -> Stage:
    """Two attackers in the west workshop; the window of the defender when they have moved."""
    stage = Stage(game=copy.load().GAME).put("mapuche", "D6").put("charlotte", "C6")
    return stage.hand(DEFENDER, *hand).answer("end")


def test_a_magic_card_is_one_row_and_its_texts_and_can_be_played(tmp_path: Path) -> None:
    copy = with_magic(tmp_path)
    copy.append(
        "texts/en.ftl", "\nsmog_riders-card-second_wind = Second Wind\n    .text = Heal 1 wound. Gain 1 Steam Power.\n"
    )
    copy.append("texts/de.ftl", "\nsmog_riders-card-second_wind = Zweiter Atem\n    .text = Heile 1 Verletzung.\n")
    assert copy.changed_lines() <= 10
    stage = Stage(game=copy.load().GAME).change("mapuche", wounds=2).stock(0, steam=0).hand(0, "second_wind")
    stage.answer("play:second_wind", "on:mapuche")
    assert (stage.who("mapuche").wounds, stage.side(0).steam) == (1, 1), "both calls, one after the other"
    assert stage.board.magic_discard == ("second_wind",)
    assert stage.kind == "move"
    assert texts_missing("smog_riders", copy.folder, ["second_wind"]) == []


def test_equipment_is_one_row_and_gives_what_the_row_says(tmp_path: Path) -> None:
    stage = window(with_magic(tmp_path, CLOCKWORK_HARNESS), "slaughter").gear("mapuche", "clockwork_harness")
    stage.answer("play:slaughter", f"in:{WORKSHOP}").pass_windows()
    assert (stage.who("mapuche").wounds, stage.who("charlotte").wounds) == (0, 1), "ward(2)"
    stage.stock(0, steam=0)
    while stage.board.round == 1 or stage.kind != "move":
        stage.answer(stage.options()[-1])
    assert (stage.who("mapuche").points, stage.who("charlotte").points) == (5, 3), "movement(2)"
    assert stage.side(0).steam == 1, "first_steam(1)"


def test_a_card_waits_for_its_target(tmp_path: Path) -> None:
    stage = Stage(game=with_magic(tmp_path).load().GAME).hand(0, "second_wind")
    assert stage.denied("play:second_wind") == "SR-RULING-92", "nobody is wounded"


def test_a_reaction_is_for_the_moment_its_row_names(tmp_path: Path) -> None:
    row = SECOND_WIND.replace('on = "turn"', 'on = "harm"').replace("own_wounded", "own_harmed")
    row = row.replace('"A"', '"R"').replace("heal(1); steam(1)", "spare(3); steam(1)")
    stage = window(with_magic(tmp_path, row), "slaughter").hand(0, "second_wind").stock(0, steam=0)
    stage.answer("play:slaughter", f"in:{WORKSHOP}")
    assert "play:second_wind" in stage.options()
    stage.answer("play:second_wind", "on:mapuche").pass_windows()
    assert (stage.who("mapuche").wounds, stage.who("charlotte").wounds, stage.side(0).steam) == (0, 1, 1)


def test_a_defence_card_does_to_each_kind_of_target_what_is_for_it(tmp_path: Path) -> None:
    copy = with_defence(tmp_path)
    assert copy.changed_lines() <= 10
    stage = window(copy, "scalding", "shock").no_turrets()
    stage.answer("play:scalding", f"in:{WORKSHOP}").pass_windows()
    assert [(stage.who(one).wounds, stage.who(one).madness) for one in ("mapuche", "charlotte")] == [(1, 1)] * 2
    assert stage.board.defence_discard == ("scalding",)

    stage = window(copy, "scalding", "shock").stock(DEFENDER, steam=0).no_turrets()
    gun = stage.turret("basic", "E5")
    stage.answer("play:scalding")
    assert stage.options() == [f"in:{WORKSHOP}", f"on:{gun}"]
    stage.answer(f"on:{gun}")
    assert (stage.board.turrets[0].kind, stage.side(DEFENDER).steam) == ("mkii", 1)


def test_a_later_call_skips_what_an_earlier_one_has_destroyed(tmp_path: Path) -> None:
    row = SCALDING.replace("rooms_with_attackers + ", "").replace("harm(wound(1), madness(1)) | ", "harm(wound(1)); ")
    stage = window(with_defence(tmp_path, row), "scalding", "shock").stock(DEFENDER, steam=0).no_turrets()
    gun = stage.turret("basic", "E5")
    stage.answer("play:scalding")
    if stage.kind == "card":
        stage.answer(f"on:{gun}")
    stage.pass_windows()
    assert stage.board.turrets == []
    assert stage.side(DEFENDER).steam >= 1, "the last call is still done"


def test_bots_and_random_play_take_new_cards_as_they_find_them(tmp_path: Path) -> None:
    copy = with_magic(tmp_path).append("content/defence.toml", SCALDING)
    copy.replace("content/defence.toml", 'id = "bulkhead"\ncopies = 3', 'id = "bulkhead"\ncopies = 2')
    stats = random_decisions(copy.load().GAME, 1500, players=(2, 3))
    assert stats.decisions >= 1500


# A card that forgets something


def refused(read: object, file: str, row: str, problem: str) -> None:
    text = (GAMES / "smog_riders" / "content" / file).read_text("utf-8")
    with pytest.raises(BadInput, match=problem) as caught:
        read(text + row, file)  # type: ignore[operator]
    assert caught.value.where.startswith(file)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('on = "turn"\n', "", '"second_wind": on is missing: write on = "before_roll"'),
        ('"turn"', '"turns"', "on must be one of turn, harm, rolled, before_roll, not 'turns' .did you mean turn"),
        ('"turn"', '"before_roll"', "on: attackers play nothing before a roll"),
        ('mark = "ours"\n', "", '"second_wind": mark is missing: write mark = "ours"'),
        ('target = "own_wounded"\n', "", r'heal\(1\) needs a target: write target = "own_wounded", or another of'),
        ("own_wounded", "wounded", "target: unknown target 'wounded' .did you mean own_wounded.*: known are own_"),
        ("own_wounded", "own_wounded + ", "target: unknown target ''"),
        ("own_wounded", "own_rooms", r"does: heal\(1\) is not for a room: write target = .own_wounded., or another"),
        ("own_wounded", "own_wounded + own_rooms", r"does: heal\(1\) is not for a room"),
        ("; steam", " | steam", r"does: 2 ways \(\|\) for 1 targets \(\+\): write a way for each"),
        ("own_wounded", "own_wounded + own_walkers", "the Magic deck must have 40 cards"),
        ("heal(1); steam(1)", "heal(1); reroll", 'reroll is for another moment: write on = "rolled"'),
        ("own_wounded", "own_harmed", 'own_harmed is for another moment: write on = "harm"'),
        ('does = "heal(1); steam(1)"\n', "", r'does is missing: write does = "steam\(1..9\)"'),
        ("steam(1)", "steem(1)", "does: column 10: unknown verb 'steem' .did you mean steam"),
        ("heal(1); steam(1)", "harm(wound(1), stum)", "does: column 16: unknown verb 'stum' .did you mean stun"),
        ('on = "turn"\n', 'on = "turn"\nwhen = "sunny"\n', "when must be one of .*own_madness, .*not 'sunny'"),
        ('"A"', '"E"', '"second_wind": equipment is laid beside a character, not played: leave on out'),
        ("copies = 1", "copies = 1\ntext = 'Heal'", "unknown field 'text': known are id, copies, kind, "),
        ('"A"', '"A"', "the Magic deck must have 40 cards, not 41: add or remove copies"),
    ],
)  # fmt: skip
def test_a_card_that_forgets_something_is_refused_with_file_row_and_remedy(old: str, new: str, problem: str) -> None:
    assert SECOND_WIND.count(old) == 1
    refused(read_magic, "magic.toml", SECOND_WIND.replace(old, new), problem)


def test_a_defence_card_is_checked_as_strictly() -> None:
    refused(read_defence, "defence.toml", SCALDING.replace(' + basic_turrets"', '"'), r"2 ways \(\|\) for 1 targets")
    twice = SCALDING.replace("rooms_with_attackers", "turrets_at_hand")
    refused(read_defence, "defence.toml", twice, "does: two ways for a turret: name targets of different kinds")
    refused(read_defence, "defence.toml", SCALDING.replace('on = "turn"\n', ""), '"scalding": on is missing')


def test_a_card_without_its_texts_is_named_with_what_to_write() -> None:
    assert texts_missing("smog_riders", GAMES / "smog_riders", ["second_wind", "brace"]) == [
        "texts/en.ftl: card second_wind has no name: write smog_riders-card-second_wind = …",
        "texts/de.ftl: card second_wind has no name: write smog_riders-card-second_wind = …",
    ]
