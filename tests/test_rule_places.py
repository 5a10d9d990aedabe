"""A rule's id leads to its code: each topic of a rulebook has its chapter, and the chapter's modules name the rule."""

import re
from functools import cache
from pathlib import Path

import pytest

from brassboard.catalogue.book import Catalogue
from brassboard.catalogue.entries import ID, Entry

GAMES = Path(__file__).parents[1] / "src" / "brassboard" / "games"
LEAST = 0.95  # the share of a game's ids that must be found in their chapter
MOST_MODULES = 3  # more than this many modules are no chapter any more

Places = dict[str, tuple[str, ...]]
"""The modules of the chapter for each topic of an id (`SC-MOVE`), as paths inside the game's folder."""

ABILITIES = ("rules/factions.py", "rules/movement_abilities.py", "rules/combat_abilities.py")

SCYTHE: Places = {
    "SC-SETUP": ("rules/setup.py",),
    "SC-TURN": ("rules/turn.py", "queries.py"),
    "SC-TERR": ("queries.py", "content/map_tables.py"),
    "SC-RES": ("rules/payment.py",),
    "SC-UNIT": ("queries.py", "rules/move.py", "rules/after_moves.py"),
    "SC-MOVE": ("rules/move.py", "rules/enter_territory.py", "rules/after_moves.py"),
    "SC-WATER": ("content/map_tables.py", "rules/movement_abilities.py", "rules/move.py"),
    "SC-BOLSTER": ("rules/top_row.py", "cards/gains.py"),
    "SC-TRADE": ("rules/top_row.py", "rules/turn.py"),
    "SC-PRODUCE": ("rules/top_row.py", "cards/gains.py"),
    "SC-BOTTOM": ("rules/bottom_row.py",),
    "SC-UPGRADE": ("rules/bottom_row.py",),
    "SC-DEPLOY": ("rules/bottom_row.py",),
    "SC-BUILD": ("rules/bottom_row.py", "rules/top_row.py", "rules/movement_abilities.py"),
    "SC-ENLIST": ("rules/bottom_row.py",),
    "SC-COMBAT": ("rules/combat.py", "rules/after_moves.py", "rules/stars.py"),
    "SC-ENC": ("rules/encounters.py", "rules/after_moves.py", "cards/gains.py"),
    "SC-FACTORY": ("rules/factory.py", "rules/after_moves.py", "rules/scoring.py"),
    "SC-OBJ": ("cards/objectives.py",),
    "SC-STAR": ("rules/stars.py",),
    "SC-END": ("rules/stars.py",),
    "SC-SCORE": ("rules/scoring.py",),
    "SC-BONUS": ("rules/scoring.py",),
    "SC-DEAL": ("rules/turn.py", "rules/combat.py"),
    "SC-SPEED": ABILITIES[1:],
    "SC-POL": ABILITIES,
    "SC-SAX": ABILITIES,
    "SC-NOR": ABILITIES,
    "SC-RUS": ABILITIES,
    "SC-CRI": ABILITIES,
    "SC-ALB": ABILITIES,
    "SC-TOG": ABILITIES,
    "SC-BIG": ("rules/movement_abilities.py", "rules/scoring.py"),
    "SC-MAT": ("content/mats.py",),
    "SA-GEN": ("rules/automa.py", "queries.py", "rules/turn.py"),
    "SA-SETUP": ("rules/setup.py",),
    "SA-TURN": ("rules/automa.py",),
    "SA-HEX": ("rules/automa_moves.py",),
    "SA-WORKER": ("rules/automa_moves.py",),
    "SA-MECH": ("rules/automa_moves.py",),
    "SA-CHAR": ("rules/automa_moves.py", "rules/automa.py"),
    "SA-ENC": ("rules/automa_moves.py",),
    "SA-ATTACK": ("rules/automa_moves.py",),
    "SA-RAID": ("rules/automa_moves.py",),
    "SA-GAIN": ("rules/automa.py",),
    "SA-COMBAT": ("rules/automa_combat.py", "rules/combat.py", "rules/automa.py"),
    "SA-CONQ": ("rules/automa_combat.py",),
    "SA-STAR": ("rules/automa.py", "rules/stars.py"),
    "SA-SCORE": ("rules/scoring.py",),
    "SA-INV": ("rules/automa.py", "rules/factions.py"),
}

DUEL: Places = {
    "DU-GOAL": ("turn.py", "setup.py"),
    "DU-SETUP": ("setup.py", "turn.py", "content/__init__.py"),
    "DU-TURN": ("turn.py",),
    "DU-POOL": ("turn.py",),
    "DU-MOVE": ("turn.py",),
    "DU-STRIKE": ("strike.py", "turn.py"),
    "DU-CARD": ("cards.py",),
    "DU-TRAP": ("cards.py", "turn.py"),
    "DU-GRUDGE": ("campaign.py",),
}

SMOG_RIDERS: Places = {
    "SR-SETUP": ("rules/setup.py",),
    "SR-CHAR": ("content/components.py", "rules/setup.py"),
    "SR-TEAM": ("rules/setup.py",),
    "SR-DRAFT": ("scenario/draft.py", "rules/setup.py"),
    "SR-DFT": ("scenario/draft.py", "rules/setup.py"),
    "SR-ROUND": ("rules/round.py", "rules/turn.py"),
    "SR-POOL": ("rules/pools.py", "rules/pool_dice.py"),
    "SR-DICE": ("rules/pool_dice.py", "rules/die_changes.py"),
    "SR-REQ": ("rules/assignment.py", "content/dice_needs.py"),
    "SR-MOVE": ("rules/movement.py", "rules/walking.py", "rules/reach.py"),
    "SR-LOS": ("rules/reach.py", "rules/aiming.py"),
    "SR-DOOR": ("rules/doors.py",),
    "SR-ROOM": ("rules/rooms.py",),
    "SR-SOLVE": ("rules/rooms.py",),
    "SR-OBJ": ("rules/objects.py",),
    "SR-EQUIP": ("rules/equipment.py",),
    "SR-MARK": ("rules/objects.py",),
    "SR-TUR": ("rules/combat.py", "rules/aiming.py"),
    "SR-ATT": ("rules/combat.py", "rules/wounds.py"),
    "SR-DEF": ("cards/timing.py", "cards/windows.py"),
    "SR-RETAL": ("rules/combat.py",),
    "SR-MAGIC": ("cards/effects.py", "cards/timing.py"),
    "SR-SPEC": ("content/skills.py",),
    "SR-CURSE": ("rules/stygia.py",),
    "SR-STY": ("rules/stygia.py",),
    "SR-TIDE": ("rules/tide.py",),
    "SR-PORTAL": ("rules/portals.py",),
    "SR-EJECT": ("rules/exits.py",),
    "SR-REV": ("rules/recovery.py",),
    "SR-REINF": ("rules/reinforcements.py",),
    "SR-MIN": ("rules/minions.py",),
    "SR-SCN": ("scenario/registry.py", "rules/setup.py"),
    "SR-S1": ("rules/scoring.py",),
    "SR-S2": ("rules/scoring.py",),
    "SR-S3": ("rules/scoring.py",),
    "SR-S4": ("rules/scoring.py",),
    "SR-S5": ("rules/scoring.py",),
    "SR-S6": ("rules/scoring.py",),
    "SR-END": ("rules/scoring.py",),
}
"""A first proposal: the chapters of the Smog Riders are still being brought together."""

CHECKED: dict[str, Places] = {"scythe": SCYTHE, "duel": DUEL}
UNDER_WORK: dict[str, Places] = {"smog_riders": SMOG_RIDERS}
"""Games whose modules are still being sorted. Move a game to CHECKED when `misplaced` says 95 % or more."""


@cache
def rules_of(game: str) -> tuple[Entry, ...]:
    """Return the playable rules and rulings of a game; gaps, examples and planned booklets have no code to find."""
    entries = Catalogue.of(GAMES / game).counted()
    return tuple([entry for entry in entries if entry.kind in ("rule", "ruling")])


@cache
def citations(game: str) -> dict[str, frozenset[str]]:
    """Return the ids that each source or content file of a game names, by its path inside the game's folder.

    `SC-SETUP-10 to -14` names the ids from 10 to 14. The rulebook and the texts are no code, and a bot is no rule.
    """
    home = GAMES / game
    found: dict[str, frozenset[str]] = {}
    for path in sorted([*home.rglob("*.py"), *(home / "content").rglob("*.toml")]):
        name = path.relative_to(home).as_posix()
        if not name.startswith("bot/"):
            found[name] = frozenset(ids_in(path.read_text("utf-8")))
    return found


def ids_in(text: str) -> set[str]:
    """Return the ids a text names, those inside a range included."""
    found = {match[0] for match in ID.finditer(text)}
    for first in re.finditer(ID.pattern + r" to -(?P<last>\d{2,})", text):
        topic = f"{first['prefix']}-{first['topic']}"
        found |= {f"{topic}-{number:02}" for number in range(int(first["number"]), int(first["last"]) + 1)}
    return found


def topic_of(identity: str) -> str:
    """Return the part of an id that names its chapter: `SC-MOVE` of `SC-MOVE-03`."""
    return identity.rpartition("-")[0]


def missing(game: str, places: Places) -> list[str]:
    """Return the rules that no module of their chapter names, and the rulings that no module of the game names."""
    cited = citations(game)
    anywhere = frozenset().union(*cited.values())
    found: list[str] = []
    for entry in rules_of(game):
        modules = places.get(topic_of(entry.id), ())
        if entry.kind == "ruling":
            if entry.id not in anywhere:
                found.append(f"{entry.id} (anywhere)")
        elif not any([entry.id in cited[module] for module in modules if module in cited]):
            found.append(f"{entry.id} ({', '.join(modules) or 'no chapter in the table'})")
    return found


def misplaced(game: str, places: Places) -> str:
    """Return the share of ids found in their chapter, and the list of the others, for the message of a failure."""
    lost = missing(game, places)
    share = 1 - len(lost) / len(rules_of(game))
    return f"{game}: {share:.1%} of {len(rules_of(game))} ids are named in their chapter; not: {', '.join(lost)}"


@pytest.mark.parametrize("game", CHECKED)
def test_a_rule_is_found_in_the_module_of_its_chapter(game: str) -> None:
    lost = missing(game, CHECKED[game])
    assert len(lost) <= (1 - LEAST) * len(rules_of(game)), misplaced(game, CHECKED[game])


@pytest.mark.parametrize("game", CHECKED)
def test_a_chapter_is_few_modules_and_they_exist(game: str) -> None:
    topics = {topic_of(entry.id) for entry in rules_of(game) if entry.kind == "rule"}
    places = CHECKED[game]
    assert set(places) == topics
    for topic, modules in places.items():
        assert 1 <= len(modules) <= MOST_MODULES, topic
        for module in modules:
            assert (GAMES / game / module).is_file(), f"{topic}: there is no {module}"


@pytest.mark.parametrize("game", CHECKED)
def test_no_module_names_an_id_that_the_catalogue_does_not_have(game: str) -> None:
    known = set(Catalogue.of(GAMES / game).ids)
    prefixes = {identity.partition("-")[0] for identity in known}
    for module, ids in citations(game).items():
        unknown = sorted([each for each in ids - known if each.partition("-")[0] in prefixes])
        assert not unknown, f"{module} names {', '.join(unknown)}"


@pytest.mark.parametrize("game", UNDER_WORK)
def test_the_chapters_of_a_game_under_work_are_counted(game: str) -> None:
    assert " ids are named in their chapter" in misplaced(game, UNDER_WORK[game])


def test_a_range_names_every_id_in_it() -> None:
    assert ids_in('"""SC-SETUP-10 to -12, SA-HEX-01."""') == {"SC-SETUP-10", "SC-SETUP-11", "SC-SETUP-12", "SA-HEX-01"}


def test_a_rule_that_nobody_names_is_reported() -> None:
    places = {**DUEL, "DU-MOVE": ("cards.py",)}
    assert any([each.startswith("DU-MOVE-01 (cards.py)") for each in missing("duel", places)])
    assert "DU-MOVE-01" in misplaced("duel", places)
