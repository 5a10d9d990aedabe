"""A new item is one row and its texts: these tests add one to a copy of the game, and change a reaction and a mission.

The decks have fixed slots (AL-DECK-02) and the colours of missions fixed numbers (AL-MISS-01), so new designs of these
take the place of old ones.
"""

from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from brassboard.games.alone.content import read_items, read_missions, read_reactions
from brassboard.games.alone.queries import station
from brassboard.kernel import BadInput, Match
from brassboard.testing import random_decisions
from brassboard.texts import texts_for
from games.alone.rules.setting_up import Beginning
from games.copies import GAMES, Copy

TONIC = """
[[item]]
id = "TONI"
copies = 1
action = "interact"
material = "chemical"
needs = "metal"
charges = 2
use = "calm(+1); adren(+1)"
upgraded = "calm(+2); adren(+1)"
mark = "ours"
"""
TONIC_TEXTS = """
alone-item-TONI = Tonic
    .use = Gain 1 self-control and 1 adrenaline.
    .upgraded = And 1 more self-control.
    .text = Interact. { alone-item-TONI.use } { alone-item-TONI.upgraded }
"""
ONE_STIMULANT = ('id = "STIM"\ncopies = 2', 'id = "STIM"\ncopies = 1')


def with_tonic(folder: Path, row: str = TONIC) -> Copy:
    """The equipment deck keeps its 40 cards: one Stimulant goes."""
    return Copy("alone", folder).append("content/items.toml", row).replace("content/items.toml", *ONE_STIMULANT)


def with_dread(folder: Path, basic: str = "calm(-1); draw(1)") -> Copy:
    """R03 is another card."""
    return Copy("alone", folder).replace(
        "content/reactions.toml",
        'basic = "cmove(1, any, 2)"\ndangerous = "dice(all, 1)"',
        f'basic = "{basic}"\ndangerous = "life(-1)"',
    )


def with_errand(folder: Path) -> Copy:
    """MG1 is another mission."""
    old = 'steps = ["use(G, 2)"]\nreward = "light_boxes"'
    return Copy("alone", folder).replace("content/missions.toml", old, 'steps = ["use(Q, 1)"]\nreward = "adren(+2)"')


def first_turn(copy: Copy, item: str = "") -> Beginning:
    """The first turn on k1 as printed, everything drawn in its order; the Hero has this item, or none."""
    game = copy.load().GAME
    options = {"map": "k1", "variety": False, "character": "doctor", "decks": "red_violet"}
    options["difficulty"] = "nightmare" if item else "impossible"
    stage = Beginning.__new__(Beginning)
    stage.match = Match.begin(game, game.setup(2, options), checked=True, by_hand=True)
    stage.until("shuffle_equipment")
    pile = import_module(f"{copy.folder.name}.content").EQUIPMENT
    top = pile.index(item) if item else 0
    stage.chance_answers(top, *[place for place in range(len(pile)) if place != top])
    return stage.to_turn_1()


def hero_does(stage: Beginning, *texts: str) -> Beginning:
    """The Hero answers, and Evil and the Hero pass everything between."""
    for text in texts:
        while text not in stage.options():
            stage.answer("pass", seat=stage.asked[0])
        stage.answer(text, seat=0)
    return stage


def test_an_item_is_one_row_and_its_texts_and_can_be_used(tmp_path: Path) -> None:
    copy = with_tonic(tmp_path)
    for lang in ("en", "de"):
        copy.append(f"texts/{lang}.ftl", TONIC_TEXTS)
    assert copy.changed_lines() <= 12
    stage = first_turn(copy, "TONI")
    hero = stage.board.hero
    assert [item.id for item in hero.items] == ["TONI"]
    hero.calm = 10
    hero_does(stage, "use:TONI,0")
    assert (hero.calm, hero.adrenaline, hero.items[0].charges) == (11, 4, 1)
    for lang in ("en", "de"):
        assert texts_for(copy.folder, lang, strict=True).describe("alone", "item", "TONI").endswith(".")


def test_its_upgraded_text_replaces_the_plain_one(tmp_path: Path) -> None:
    stage = first_turn(with_tonic(tmp_path), "TONI")
    hero = stage.board.hero
    hero.calm, hero.items[0].upgraded = 10, True
    hero_does(stage, "use:TONI,0")
    assert (hero.calm, hero.adrenaline) == (12, 4)


def play_dread(stage: Beginning) -> Beginning:
    """The Hero moves, and Evil plays the new card at the end of the turn."""
    hero_does(stage, "move:south")
    while "offer:R03,up" not in stage.options():
        stage.answer("pass", seat=stage.asked[0])
    stage.answer("offer:R03,up", seat=1)
    while stage.kind == "draw_from":
        stage.answer("draw_from:red", seat=1)
    return stage


def test_a_reaction_is_one_changed_row_and_can_be_played(tmp_path: Path) -> None:
    copy = with_dread(tmp_path)
    assert copy.changed_lines() <= 2
    stage = first_turn(copy)
    held = stage.board.evil[0].first
    play_dread(stage)
    assert (stage.board.hero.calm, stage.board.hero.life) == (11, 12)
    assert len(stage.board.evil[0].first) == len(held), "one card played, one drawn"


def test_its_lower_half_is_for_danger(tmp_path: Path) -> None:
    stage = first_turn(with_dread(tmp_path))
    stage.board.secret.danger |= 1 << station(stage.board).sector_of["1D4"]
    play_dread(stage)
    assert (stage.board.hero.calm, stage.board.hero.life) == (11, 11)


def test_a_mission_is_one_changed_row_and_can_be_fulfilled(tmp_path: Path) -> None:
    copy = with_errand(tmp_path)
    assert copy.changed_lines() <= 2
    stage = hero_does(first_turn(copy), "move:south", "move:west")
    assert stage.board.tiles[-1].markers == ("green",)
    hero_does(stage, "work:MG1")
    assert stage.board.missions[0].fulfilled
    assert stage.board.hero.adrenaline == 5


def test_random_play_takes_new_cards_as_it_finds_them(tmp_path: Path) -> None:
    copy = with_tonic(tmp_path)
    copy.replace("content/missions.toml", 'steps = ["use(G, 2)"]', 'steps = ["use(Q, 1)"]')
    assert random_decisions(copy.load().GAME, 800, players=(2, 3)).decisions >= 800


# A row that forgets something


def refused(read: Callable[[str, str], object], file: str, old: str, new: str, problem: str) -> None:
    text = (GAMES / "alone" / "content" / file).read_text("utf-8") + (TONIC if file == "items.toml" else "")
    assert old in text
    with pytest.raises(BadInput, match=problem) as caught:
        read(text.replace(old, new), file)
    assert caught.value.where.startswith(file)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("calm(+1); adren(+1)", "calm(+1); adrem(+1)", "use: column 11: unknown verb 'adrem' .did you mean adren"),
        ('charges = 2\nuse = "calm(+1)', 'use = "calm(+1)', '"TONI": charges is missing'),
        ("calm(+1); adren(+1)", "calm(+1); gear(1)", "belongs to another action: write action = .search"),
        (TONIC, TONIC, "the equipment deck must have 40 cards, not 41: add or remove copies"),
    ],
)
def test_an_item_that_forgets_something_is_refused_with_its_remedy(old: str, new: str, problem: str) -> None:
    refused(read_items, "items.toml", old, new, problem)


def test_reactions_and_missions_are_checked_as_strictly() -> None:
    refused(
        read_reactions, "reactions.toml", '"cmove(1, any, 2)"', '"nocond"', 'for another moment: write timing = "roll"'
    )
    refused(read_missions, "missions.toml", '"use(G, 2)"', '"use(G, 2)", "dance(G)"', "unknown verb 'dance'")
