"""The only attack of each of the 18 characters as a minion; and that no skill of theirs is left without a test."""

from collections.abc import Iterable

import pytest

from brassboard.games.smog_riders.content import CHARACTERS
from brassboard.games.smog_riders.data.frames import Blow, Harm
from brassboard.games.smog_riders.data.table import MAP
from games.smog_riders.helper import Stage
from games.smog_riders.rules import test_skills_abyssal, test_skills_commonsteam
from games.smog_riders.rules.using_skills import ROOM, refused, roll, stage_for, use, wounds

MINION_TABLE = {
    "clayton": (2, 2, 3, "ranged", 8), "arcturus": (2, 2, 3, "ranged", 8), "charlotte": (2, 2, 3, "ranged", 8),
    "mapuche": (2, 3, 1, "melee", 7), "amelia": (2, 2, 2, "ranged", 8), "patty": (2, 2, 2, "melee", 7),
    "hans": (2, 2, 2, "ranged", 8), "ottoline": (2, 1, 3, "ranged", 5), "ignatius": (2, 2, 3, "melee", 7),
    "morsiarty": (2, 2, 3, "ranged", 8), "kelly": (2, 2, 3, "melee", 7), "magda": (2, 2, 2, "ranged", 8),
    "jack": (2, 2, 2, "melee", 7), "fucatchu": (2, 2, 1, "melee", 7), "duane": (2, 3, 1, "melee", 7),
    "vikka": (2, 2, 2, "ranged", 8), "yusra": (2, 1, 3, "ranged", 5), "tom": (2, 3, 2, "melee", 7),
}  # fmt: skip


@pytest.mark.rule("SR-CHAR-01", "SR-CHAR-07", "SR-MIN-01")
@pytest.mark.parametrize("minion", MINION_TABLE)
def test_a_minion_and_its_only_attack(minion: str) -> None:
    count, health, mind, reach, needs = MINION_TABLE[minion]
    victim = "hans" if CHARACTERS[minion].faction == "abyssal" else "magda"  # 4 Health each
    least = ("G5",) if needs == 5 else ("G6", f"G{needs - 6}")
    too_low = ("G4",) if needs == 5 else ("G5", f"G{needs - 6}")

    def at(square: str) -> Stage:
        stage = stage_for(victim, at=square).put(minion, "C5")
        return stage.rolling(stage.defender)

    stage = at("D6")
    stage.answer(f"roll:{ROOM}")
    assert stage.pool.dice == ("G",) * count, "generic dice"
    stage = use(at("D6"), minion, "main", *least)
    assert wounds(stage, victim) == [1]
    assert not stage.who(victim).stunned
    assert refused(at("D6"), minion, "main", *too_low)
    far = roll(at("F8"), *least).assign(**{f"{minion}_main": least})
    if reach == "ranged":
        assert wounds(far.answer(f"use:{minion},main"), victim) == [1]
    else:
        assert far.kind != "perform", "too far"
    stage = at("D6")
    stage.frames(Harm(0, "card", (Blow(minion, madness=mind),)))
    assert stage.who(minion).stunned
    stage.frames(Harm(0, "card", (Blow(minion, health - 1),)))
    assert stage.who(minion).at == MAP
    stage.frames(Harm(0, "card", (Blow(minion, 1),)))
    assert stage.who(minion).at == "out"


def test_the_tables_of_this_file_are_complete() -> None:
    assert set(MINION_TABLE) == set(CHARACTERS)
    names = [*vars(test_skills_commonsteam), *vars(test_skills_abyssal)]
    for one in CHARACTERS:
        for what in ("main", "second", "special"):
            assert covered(names, f"test_{one}_{what}_"), f"{one} {what}"


def covered(names: Iterable[str], start: str) -> bool:
    return any(name.startswith(start) for name in names)
