"""A new card is one row and its two texts: these tests add some to a copy of the duel and play them."""

from pathlib import Path

import pytest

from brassboard.games.duel.content import CARDS
from brassboard.kernel import BadInput
from brassboard.testing import random_decisions
from games.copies import GAMES, Copy, texts_missing
from games.duel.helper import ADA, BEN, Table

TONIC = """
[[card]]
id = "tonic"
copies = 2
on = "turn"
does = "heal(2); stamina(1)"
mark = "ours"
"""
ENGLISH = """
duel-card-tonic = Tonic
    .text = In your turn: regain 2 health and 1 stamina.
"""
GERMAN = """
duel-card-tonic = Stärkungsmittel
    .text = In deinem Zug: Gewinne 2 Leben und 1 Ausdauer zurück.
"""


def with_row(folder: Path, row: str) -> Copy:
    return Copy("duel", folder).append("content/cards.toml", row)


def test_a_card_is_one_row_and_its_texts_and_can_be_played(tmp_path: Path) -> None:
    copy = with_row(tmp_path, TONIC).append("texts/en.ftl", ENGLISH).append("texts/de.ftl", GERMAN)
    assert copy.changed_lines() <= 10
    table = Table(game=copy.load().GAME).hand(ADA, "tonic").health(ADA, 3).dice(move=[1, 1, 1]).stamina(ADA, 2)
    assert "play:tonic" in table.options()
    table.answer("play:tonic")
    assert (table.fighter(ADA).hp, table.fighter(ADA).stamina) == (5, 3), "both calls, one after the other"
    assert table.board.discard == ("tonic",)
    assert texts_missing("duel", copy.folder, [*CARDS, "tonic"]) == []


def test_a_card_with_several_calls_waits_for_each_of_them(tmp_path: Path) -> None:
    row = TONIC.replace('"turn"', '"rolled"').replace("heal(2); stamina(1)", "stamina(1); reroll; heal(1)")
    table = Table(game=with_row(tmp_path, row).load().GAME).hand(ADA, "tonic").health(ADA, 3).stamina(ADA, 2)
    table.roll(1, 1, 1).answer("play:tonic")
    assert table.chance
    assert (table.fighter(ADA).hp, table.fighter(ADA).stamina) == (3, 3), "the new roll comes before the health"
    table.roll(6, 6, 6)
    assert table.fighter(ADA).hp == 4
    assert table.asked == (ADA, "place")


def test_a_second_card_may_counter(tmp_path: Path) -> None:
    row = TONIC.replace('"turn"', '"card_played"').replace("heal(2); stamina(1)", "cancel")
    table = Table(game=with_row(tmp_path, row).load().GAME).hand(ADA, "patch").health(ADA, 3).dice(move=[1, 1, 1])
    table.hand(BEN, "tonic", "counter").answer("play:patch")
    assert table.options() == ["play:counter", "play:tonic", "pass"]
    table.answer("play:tonic")
    assert table.fighter(ADA).hp == 3
    assert table.board.discard == ("patch", "tonic")


def test_bots_and_random_play_take_a_new_card_as_they_find_it(tmp_path: Path) -> None:
    stats = random_decisions(with_row(tmp_path, TONIC).load().GAME, 1500, players=(2, 3))
    assert stats.decisions >= 1500


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ('on = "turn"\n', "", 'content/cards.toml: card "tonic": on is missing'),
        ('mark = "ours"\n', "", 'content/cards.toml: card "tonic": mark is missing: write mark = "ours"'),
        ("stamina(1)", "stamma(1)", 'card "tonic": does: column 10: unknown verb .stamma. .did you mean stamina'),
    ],
)
def test_a_card_that_forgets_something_is_refused_when_the_game_is_loaded(
    tmp_path: Path, old: str, new: str, problem: str
) -> None:
    with pytest.raises(BadInput, match=problem):
        with_row(tmp_path, TONIC.replace(old, new)).load()


def test_a_card_without_its_texts_is_named_with_what_to_write(tmp_path: Path) -> None:
    copy = with_row(tmp_path, TONIC).append("texts/en.ftl", ENGLISH)
    copy.append("texts/de.ftl", GERMAN.splitlines()[1] + "\n")
    assert texts_missing("duel", copy.folder, ["tonic", "luck"]) == [
        "texts/de.ftl: card tonic has no text: write .text = … below duel-card-tonic"
    ]
    assert texts_missing("duel", GAMES / "duel", ["tonic"])[0] == (
        "texts/en.ftl: card tonic has no name: write duel-card-tonic = …"
    )
