"""A Hero with everything: whatever he uses, his options and refusals follow from what he sees."""

import random

import pytest

from brassboard.games.alone import GAME
from brassboard.games.alone.content import EQUIPMENT
from brassboard.kernel import CHANCE, RuleError, text_of
from games.alone.helper import Stage

DECISIONS = 120


def equipped(luck: random.Random) -> Stage:
    """A Hero with many items, companions and skills, with creatures, markers and blocks around him."""
    stage = Stage(character="technician", players=3, missions=("MG6", "MB3"))
    for item in luck.sample(EQUIPMENT, 14):
        stage.item(item, upgraded=luck.random() < 0.5)
    stage.sheet(companions=("pilot", "commander", "doctor"), experience=(2, 2, 2, 2, 2), station_plan=True)
    stage.reveal("1C3", "1B3", "1D4", "1E3").light("1D3", "1C3").danger("1D3", "1B3", "1A1").block("1C4-1D4")
    for kind, code in (("worm", "1D3"), ("spore", "1C3"), ("cultist", "1B2"), ("hybrid", "1A1"), ("parasite", "2B3")):
        stage.creature(kind, code)
    stage.hand(1, *luck.sample(stage.board.first_deck, 5)).hand(2, *luck.sample(stage.board.second_deck, 5))
    return stage


def check_lens(stage: Stage) -> None:
    """The Hero's options are the same on his lens, and so is everything that is refused."""
    lens = stage.match.lens(0)
    assert [text_of(action) for action in lens.options] == stage.options(0)
    for kind in GAME.kinds:
        try:
            on_table = kind.filtered(stage.position, 0)
        except RuleError:
            continue  # This kind needs a rule that is not in progress.
        assert kind.filtered(lens, 0) == on_table, kind.verb


@pytest.mark.rule("AL-ITEM-10", "AL-KNOW-11", "AL-HERO-04")
@pytest.mark.parametrize("seed", range(6))
def test_the_options_of_a_hero_with_everything_follow_from_what_he_sees(seed: int) -> None:
    luck = random.Random(seed)
    stage = equipped(luck)
    used: set[str] = set()
    for _ in range(DECISIONS):
        if stage.over:
            break
        if stage.chance:
            request = stage.position.asked
            places = [str(luck.randrange(6) + 1) for _ in range(request.n)]
            if request.kind != "dice":
                places = [str(place) for place in luck.sample(range(request.sides), request.n)]
            stage.answer(f"{request.kind}:" + ",".join(places), seat=CHANCE)
            continue
        seat = stage.asked[0]
        if seat == 0:
            check_lens(stage)
        options = stage.options(seat)
        uses = [option for option in options if option.startswith(("use:", "sacrifice:", "ability:", "consult"))]
        chosen = luck.choice(uses if uses and luck.random() < 0.7 else options)
        used.add(chosen.partition(",")[0])
        stage.answer(chosen, seat=seat)
    assert len([option for option in used if option.startswith("use:")]) >= 4
