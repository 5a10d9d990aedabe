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
    "SR-TEAM": ("rules/setup.py", "queries.py"),
    "SR-DRAFT": ("rules/setup.py", "data/table.py"),
    "SR-CHAR": ("queries.py", "rules/markers.py"),
    "SR-SETUP": ("rules/setup.py", "rules/portals.py", "scenario/static_map.py"),
    "SR-DICE": ("rules/pools.py", "rules/markers.py"),
    "SR-EQUIP": ("rules/equipment.py", "rules/assignment.py"),
    "SR-MAGIC": ("cards/timing.py", "cards/decks.py", "content/magic.toml"),
    "SR-DEF": ("cards/timing.py", "cards/decks.py", "content/defence.toml"),
    "SR-MARK": ("rules/markers.py", "rules/scoring.py"),
    "SR-ROUND": ("rules/round.py",),
    "SR-MOVE": ("rules/movement.py", "rules/movement_phase.py"),
    "SR-PORTAL": ("rules/portals.py",),
    "SR-DOOR": ("rules/doors.py", "rules/rooms.py"),
    "SR-OBJ": ("rules/objects.py",),
    "SR-ROOM": ("rules/rooms.py", "rules/movement.py", "rules/defence_turn.py"),
    "SR-CURSE": ("rules/pools.py",),
    "SR-STY": ("rules/stygia.py", "rules/portals.py", "scenario/static_map.py"),
    "SR-POOL": ("rules/pools.py", "rules/assignment.py", "rules/round.py"),
    "SR-REQ": ("content/dice_needs.py", "rules/combat.py"),
    "SR-SOLVE": ("rules/rooms.py", "rules/assignment.py", "rules/defence_turn.py"),
    "SR-ATT": ("rules/combat.py",),
    "SR-LOS": ("queries.py", "scenario/static_map.py"),
    "SR-SPEC": ("cards/benefits.py", "rules/assignment.py"),
    "SR-REV": ("rules/recovery.py",),
    "SR-DFT": ("rules/defence_turn.py",),
    "SR-MIN": ("rules/minions.py", "queries.py", "rules/doors.py"),
    "SR-TUR": ("rules/turrets.py",),
    "SR-REINF": ("rules/defence_turn.py",),
    "SR-TIDE": ("rules/tide.py",),
    "SR-EJECT": ("rules/tide.py", "rules/markers.py"),
    "SR-RETAL": ("rules/tide.py", "rules/round.py"),
    "SR-SCN": ("scenario/registry.py",),
    "SR-S1": ("content/scenarios/factory.scenario", "rules/objects.py", "rules/scoring.py"),
    "SR-S2": ("content/scenarios/vault.scenario", "rules/objects.py", "rules/scoring.py"),
    "SR-S3": ("content/scenarios/jail.scenario", "rules/portals.py", "rules/setup.py"),
    "SR-S4": ("content/scenarios/leak.scenario", "rules/portals.py", "rules/doors.py"),
    "SR-S5": ("content/scenarios/tunnel.scenario", "rules/portals.py", "rules/doors.py"),
    "SR-S6": ("content/scenarios/king.scenario", "rules/markers.py", "rules/scoring.py"),
    "SR-END": ("rules/scoring.py",),
}

MOLOCH: Places = {
    "RM-OVER": ("rules/round.py", "campaign/chapters.py", "rules/goals.py"),
    "RM-COMP": ("content/__init__.py", "content/rules.toml", "content/minions.toml"),
    "RM-GENT": ("content/gentlemen.toml", "content/components.py"),
    "RM-AGENT": ("content/agents.toml", "content/minions.toml", "rules/cast.py"),
    "RM-ALLY": ("content/allies.toml", "rules/damage.py", "rules/chapter.py"),
    "RM-EQUIP": ("content/equipment.toml", "content/cards.py", "cards/uses.py"),
    "RM-ROLE": ("content/roles.toml", "rules/group.py"),
    "RM-ADV": ("content/advantages.toml", "content/cards.py", "campaign/visits.py"),
    "RM-POWER": ("content/powers.toml", "rules/chaos.py", "rules/ether.py"),
    "RM-CHAOS": ("rules/chaos.py", "content/chaos.toml", "cards/card_rules.py"),
    "RM-AFFL": ("rules/afflictions.py", "content/afflictions.toml"),
    "RM-BOARD": ("scenario/ground.py", "rules/entering.py", "cards/card_rules.py"),
    "RM-SETUP": ("rules/setup.py", "rules/cast.py", "campaign/chapters.py"),
    "RM-CMD": ("rules/round.py",),
    "RM-ORDER": ("rules/activation.py", "rules/round.py", "rules/figure_actions.py"),
    "RM-ACT": ("rules/figure_actions.py", "rules/movement.py", "rules/aiming.py"),
    "RM-MINION": ("rules/activation.py", "rules/charge.py", "rules/damage.py"),
    "RM-DIS": ("rules/entering.py", "queries.py"),
    "RM-CMB": ("rules/aiming.py", "cards/duty.py", "rules/attack_effects.py"),
    "RM-LOS": ("rules/aiming.py", "scenario/ground.py"),
    "RM-COVER": ("rules/aiming.py", "rules/attack_effects.py"),
    "RM-ATK": ("rules/attack.py", "rules/attack_effects.py", "rules/defence.py"),
    "RM-EFF": ("rules/attack.py", "rules/attack_effects.py", "rules/blow.py"),
    "RM-SPEC": ("rules/charge.py", "rules/counter_attack.py", "content/gentlemen.toml"),
    "RM-TYPE": ("rules/figure_actions.py", "rules/activation.py", "rules/damage.py"),
    "RM-ETHER": ("rules/ether.py", "rules/damage.py"),
    "RM-DMG": ("rules/damage.py", "queries.py", "rules/handing.py"),
    "RM-FIRE": ("rules/fire.py", "rules/entering.py", "rules/activation.py"),
    "RM-CLEAN": ("rules/cleanup.py", "rules/fire.py", "rules/round.py"),
    "RM-CAMP": ("campaign/chapters.py", "campaign/ledger.py", "rules/cleanup.py"),
    "RM-INT": ("campaign/plan.py", "campaign/visits.py", "content/benefits.toml"),
    "RM-PLACE": ("rules/round.py", "rules/activation.py", "content/places.toml"),
    "RM-CHAP": ("rules/districts.py", "rules/chapter.py", "content/agents.toml"),
}

CHECKED: dict[str, Places] = {"scythe": SCYTHE, "duel": DUEL, "smog_riders": SMOG_RIDERS, "moloch": MOLOCH}


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
    content = home / "content"
    for path in sorted([*home.rglob("*.py"), *content.rglob("*.toml"), *content.rglob("*.scenario")]):
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


def test_a_range_names_every_id_in_it() -> None:
    assert ids_in('"""SC-SETUP-10 to -12, SA-HEX-01."""') == {"SC-SETUP-10", "SC-SETUP-11", "SC-SETUP-12", "SA-HEX-01"}


def test_a_rule_that_nobody_names_is_reported() -> None:
    places = {**DUEL, "DU-MOVE": ("cards.py",)}
    assert any([each.startswith("DU-MOVE-01 (cards.py)") for each in missing("duel", places)])
    assert "DU-MOVE-01" in misplaced("duel", places)
