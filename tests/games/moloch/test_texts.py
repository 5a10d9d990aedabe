"""What Rise of Moloch can ask, offer, tell or refuse has words in both languages, and everything has its name."""

import ast
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import brassboard
from brassboard.games import moloch
from brassboard.games.moloch import GAME
from brassboard.games.moloch.campaign.events import ChaosChanged, Scarred
from brassboard.games.moloch.campaign.ledger import CAMPAIGN
from brassboard.games.moloch.content import ABILITIES, MINION_SHEETS, VERSIONS
from brassboard.games.moloch.data.actions import Bonus, Buy, Summon, Version, Weapon
from brassboard.games.moloch.data.chapter_events import ProgressChanged
from brassboard.games.moloch.data.events import CardRevealed, Damaged, DefenceRolled, DoorOpened, RowPlaced
from brassboard.games.moloch.data.setup_events import BenefitBought
from brassboard.games.moloch.rules.setup import LEVEL_NAMES
from brassboard.games.moloch.scenario.registry import CHAPTERS, SHIPPED
from brassboard.games.moloch.scenario.vocabulary import FAVOURS, OBJECTS
from brassboard.kernel import Decision, Game, Match
from brassboard.kernel.game import KERNEL_ACTIONS, LEDGER_ACTIONS, tag_of
from brassboard.sentences import Sentences
from brassboard.testing.campaign_play import quick_campaign
from brassboard.texts import Texts, texts_for
from games.moloch.helper import EVERYTHING

BOX = brassboard.game("moloch")
FOLDER = Path(str(moloch.__file__)).parent
RAW = re.compile(r"[⟨{$]|moloch-|\b[a-z]+_[a-z]+\b|None|Nichts|\b(?:clown|lamias|lotties|bobby)\d")
"""What no player should read: keys, placeholders and ids."""
BARE = ("seat", "square", "door", "edge")
"""Kinds whose ids are their names, as the board shows them."""
LONGEST_PROMPT = 60
LONGER_IN_GERMAN = 1.25
MORE_IN_GERMAN = 8
RULES = (GAME, CAMPAIGN)


class Strict(Sentences):
    """Words that give nothing its bare id."""

    def name(self, kind: str, value: Any) -> str:
        name = super().name(kind, value)
        known = kind in BARE or value is None or self.t.known("moloch", kind, str(value))
        assert known, f"{kind} {value} has no name"
        return name


@pytest.fixture(params=["en", "de"])
def t(request: pytest.FixtureRequest) -> Texts:
    return texts_for("moloch", request.param, strict=True, opened=EVERYTHING)


@pytest.fixture
def words(t: Texts) -> Sentences:
    return Strict(BOX, t.lang, t, EVERYTHING)


def fields(cls: Any) -> dict[str, Any]:
    return dict.fromkeys(cls.__struct_fields__, 1)


def sources() -> Iterator[ast.AST]:
    """Every node of the game's modules."""
    for file in FOLDER.rglob("*.py"):
        yield from ast.walk(ast.parse(file.read_text(encoding="utf-8")))


def calls(*names: str) -> Iterator[ast.Call]:
    """Every call of functions or classes with these names."""
    for node in sources():
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in names:
            yield node


def strings(node: ast.AST) -> list[str]:
    return [one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)]


# Things


def test_everything_that_is_not_in_the_box_has_a_name_too(words: Sentences) -> None:
    harms = {word for node in calls("Harm", "Wound") for word in strings(node.args[2])}
    actions = [special.id for id in SHIPPED for special in CHAPTERS[id].at("action")]
    things = {
        "minion": tuple(MINION_SHEETS),
        "version": VERSIONS,
        "object": OBJECTS,
        "favour": FAVOURS,
        "crown": ("hit", "ether"),
        "harm": ("trap", *harms),
        "special": ("charge", "elusive", "counter", *actions),
        "marker": tuple(dict.fromkeys([marker.kind for id in SHIPPED for marker in CHAPTERS[id].markers])),
        "district": tuple(dict.fromkeys([district for id in SHIPPED for district in CHAPTERS[id].districts])),
        "way": tuple([f"{one.key}.{way}" for one in ABILITIES for way in (0, 1) if len(one.does.ways) > 1]),
    }
    assert harms >= {"attack", "fire", "disengage"}
    for kind, ids in things.items():
        assert ids, kind
        names = [words.name(kind, id) for id in ids]
        assert len(set(names)) == len(set(ids)), f"two {kind} with one name"
    assert words.title == ("Rise of Moloch" if words.lang == "en" else "Aufstieg von Moloch")
    assert words.t("moloch-blurb")


def test_options_of_a_match_have_headings_and_choices(t: Texts) -> None:
    for rules in RULES:
        for option in rules.options:
            assert t(f"moloch-option-{option.name}")
    assert all([t.known("moloch", "chapter", id) for id in SHIPPED])
    assert all([t.known("moloch", "level", level) for level in LEVEL_NAMES])


def test_each_version_is_told_where_it_is_chosen(words: Sentences) -> None:
    first, second = (words.option_text(Version("tobias", version), {"sheet": "tobias"}) for version in VERSIONS)
    assert " 12" in first
    assert " 14" not in first
    assert " 14" in second


# Sentences


def test_options_and_events_say_all_their_arguments(t: Texts) -> None:
    for rules in RULES:
        for verb, action in rules.verbs.items():
            if action not in (*KERNEL_ACTIONS, *LEDGER_ACTIONS):
                assert t(f"moloch-do-{verb}", **fields(action))
        for event in rules.events:
            if tag_of(event).startswith("moloch."):
                assert t(tag_of(event).replace(".", "-"), **fields(event)).endswith("."), event


def test_refusals_say_why(t: Texts) -> None:
    for rules in RULES:
        for kind in rules.kinds:
            for requirement in kind.requirements:
                said = t(f"moloch-denied-{requirement.rule.lower()}", **dict.fromkeys(requirement.args, 1))
                assert said.endswith("."), requirement.rule


def test_every_reason_of_a_refusal_has_its_own_words(t: Texts) -> None:
    for rule, reasons in reasons_given().items():
        said = [t(f"moloch-denied-{rule.lower()}", why=reason) for reason in reasons]
        assert len(set(said)) == len(reasons) > 1, rule


def reasons_given() -> dict[str, set[str]]:
    """The reasons that requirements with an argument `why` return, by their rule."""
    found: dict[str, set[str]] = {}
    for node in sources():
        if isinstance(node, ast.FunctionDef) and node.decorator_list:
            rule, *args = strings(node.decorator_list[0]) or [""]
            if "why" in args:
                tuples = [one for part in ast.walk(node) if isinstance(part, ast.Return) for one in ast.walk(part)]
                given = [one for one in tuples if isinstance(one, ast.Tuple) and len(one.elts) == 1]
                found.setdefault(rule, set()).update([word for one in given for word in strings(one)])
    assert {"RM-ORDER-03", "RM-EFF-07", "RM-OVER-03", "RM-ALLY-01", "RM-RULING-09", "RM-SPEC-01"} <= set(found)
    return found


def test_no_text_is_left_over(t: Texts) -> None:
    """Keys of questions, options, events, refusals, windows, steps and ends are all used by a rule."""
    engine = (*KERNEL_ACTIONS, *LEDGER_ACTIONS)
    verbs = {verb for rules in RULES for verb, action in rules.verbs.items() if action not in engine}
    tags = {tag_of(event).replace(".", "-") for rules in RULES for event in rules.events if "." in tag_of(event)}
    refusals = {
        requirement.rule.lower() for rules in RULES for kind in rules.kinds for requirement in kind.requirements
    }
    used = {
        "ask": questions() | {"react"},
        "do": verbs,
        "denied": refusals,
        "moment": set(GAME.book.moments),
        "option": {option.name for rules in RULES for option in rules.options}
        | {f"{name}-{chapter}" for name in ("chapter", "start") for chapter in SHIPPED},
        "end": {"rm-over-03", "rm-camp-06"},
        "effect": {"attack_order", "wild_mob", *[word for node in calls("Effect") for word in strings(node.args[0])]},
        "step": {word.rpartition("-")[2] for word in pending_steps()},
    }
    for group, names in used.items():
        assert {key.removeprefix(f"moloch-{group}-") for key in t.keys(f"moloch-{group}-")} == names, group
    told = [key for key in t.keys("moloch-") if key.count("-") == 1]
    assert sorted(told) == sorted(["moloch-title", "moloch-blurb", "moloch-legend", *tags])


def pending_steps() -> set[str]:
    """What an intermezzo says is still to be decided, from a whole campaign."""
    assert CAMPAIGN.ledger is not None
    steps = CAMPAIGN.ledger.steps
    assert steps is not None
    return {step.key for point in quick_campaign(GAME, 3, 1) for step in steps(point.ledger.position)}


def test_sentences_fit_their_numbers_and_answers(words: Sentences) -> None:
    said = [
        words.event(event)
        for event in (
            RowPlaced(0, 6),
            RowPlaced(1, 1),
            CardRevealed("minions", 0),
            Damaged("clown3", 1, "fire"),
            DefenceRolled("shambling10", ("hit+", "dodge")),
            DoorOpened("", "d2"),
            DoorOpened("emma", "d2"),
            BenefitBought("minion_die", "clown"),
            ProgressChanged(1, 5),
            ProgressChanged(-2, 3),
            ChaosChanged(1),
            ChaosChanged(-1),
            Scarred("lamias", 2),
        )
    ]
    options = [
        words.option(action)
        for action in (
            Summon("ragged", "C4"), Weapon(None), Weapon("revolver"), Bonus("executioner.0", 1), Bonus("berserk.0"),
            Buy("pool"), Buy("agent_melee", "lamias2"),
        )
    ]  # fmt: skip
    if words.lang == "en":
        assert said == [
            "The Nemesis places 6 cards.",
            "The gentlemen place 1 card.",
            "Next card of the Nemesis: Minions.",
            "Fire: Killer clown 3 suffers 1 damage.",
            "Shambling zombie 10 defends: hit+ and dodge.",
            "A skeleton key opens door d2.",
            "Emma Swanson opens door d2.",
            "The Nemesis buys Strong Minions for Killer clowns.",
            "Progress +1: it is 5 now.",
            "Progress −2: it is 3 now.",
            "Starting chaos cards in the next chapter: 1 more.",
            "Starting chaos cards in the next chapter: 1 fewer.",
            "Scarred: Lamias (2 figures).",
        ]
        assert options == [
            "Place a ragged zombie on C4",
            "Use no weapon",
            "Use Revolver",
            "Use Executioner (1 ether)",
            "Use Berserk",
            "Buy Ether Pool",
            "Buy Skilled Fighter for Lamia 2",
        ]
    else:
        assert said == [
            "Die Nemesis legt 6 Karten.",
            "Die Gentlemen legen 1 Karte.",
            "Nächste Karte der Nemesis: Schergen.",
            "Feuer: Killer-Clown 3 erleidet 1 Schaden.",
            "Schlurfender Zombie 10 verteidigt sich: Treffer+ und Ausweichen.",
            "Ein Dietrich öffnet Tür d2.",
            "Emma Swanson öffnet Tür d2.",
            "Die Nemesis kauft: Starke Schergen (Killer-Clowns).",
            "Fortschritt +1, jetzt 5.",
            "Fortschritt −2, jetzt 3.",
            "Erste Chaoskarten im nächsten Kapitel: 1 mehr.",
            "Erste Chaoskarten im nächsten Kapitel: 1 weniger.",
            "Vernarbt: Lamien (2 Figuren).",
        ]
        assert options == [
            "Auf C4: Zerfetzter Zombie",
            "Ohne Waffe",
            "Revolver benutzen",
            "Nutzen: Scharfrichter (1 Äther)",
            "Nutzen: Berserker",
            "Kaufen: Äthervorrat",
            "Kaufen: Geübter Kämpfer (Lamie 2)",
        ]


# Questions


def questions() -> set[str]:
    """What the rules ask: the second argument of every `ask` and `some`."""
    return {kind for node in calls("ask", "some") for kind in strings(node.args[1])}


def test_every_question_has_a_prompt(t: Texts) -> None:
    asked = questions()
    assert {"act", "step", "split", "summon", "spread_to", "hand_over", "visit", "seat", "row", "propose"} <= asked
    assert not sorted([kind for kind in asked if not t.has(f"moloch-ask-{kind}")])


def test_every_window_has_its_own_prompt(t: Texts) -> None:
    moments = sorted(GAME.book.moments)
    assert moments == ["attack_declared", "before_defence", "between", "chaos_played", "damage_known", "revealed"]
    assert len({t("moloch-ask-react", moment=moment) for moment in [*moments, "other"]}) == len(moments) + 1


# Length


def told_at_most(pattern: fluent.Pattern) -> str:
    """A text with a short word for each argument, in its longest variant."""
    said = ""
    for part in pattern.elements:
        if isinstance(part, fluent.TextElement):
            said += part.value
        elif isinstance(part.expression, fluent.SelectExpression):
            said += max([told_at_most(variant.value) for variant in part.expression.variants], key=len)
        else:
            said += "·····"
    return said


def sentences_of(lang: str) -> dict[str, str]:
    """The questions, options, events and refusals of a language, without names and printed texts."""
    short = re.compile(r"moloch-(ask|do|denied|moment|step|option|end|phase)-.*|moloch-[a-z_]+")
    read = FluentParser().parse((FOLDER / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")).body
    messages = [one for one in read if isinstance(one, fluent.Message) and one.value is not None]
    return {one.id.name: told_at_most(one.value) for one in messages if short.fullmatch(one.id.name) and one.value}


def test_german_is_not_much_longer_than_english() -> None:
    english, german = sentences_of("en"), sentences_of("de")
    for key, said in english.items():
        if key != "moloch-legend":
            most = max(LONGER_IN_GERMAN * len(said), len(said) + MORE_IN_GERMAN)
            assert len(german[key]) <= most, f"{key}: {german[key]}"


# Play


def read_decision(words: Sentences, decision: Decision) -> tuple[str, set[str]]:
    """The question, and what its first options say."""
    key, _ = decision.prompt
    assert words.t.has(key), key
    texts = {words.option(option) for option in decision.options}
    texts |= {words.option_text(option, decision.args) for option in decision.options[:3]}
    return words.prompt(decision), texts


def check(words: Sentences, prompts: set[str], texts: set[str]) -> None:
    unread = sorted(text for text in texts | prompts if RAW.search(text))
    assert not unread, unread[:10]
    assert not [prompt for prompt in prompts if len(prompt) > LONGEST_PROMPT]


@pytest.mark.parametrize(("players", "chapter"), [(2, "1"), (3, "2"), (4, "3"), (5, "4"), (2, "5"), (3, "6")])
def test_a_random_chapter_reads_well(players: int, chapter: str, words: Sentences) -> None:
    """No key, no bare id, no Fluent error in anything a player is asked, offered, told or refused."""
    luck = random.Random(f"{players} {chapter}")
    texts: set[str] = set()
    prompts: set[str] = set()
    match = Match.begin(GAME, GAME.setup(players, {"chapter": chapter}), seed=players)
    offered: list[str] = []
    while not match.over:
        seat = match.awaited[0]
        decision = match.decision_of(seat)
        assert decision is not None
        prompt, said = read_decision(words, decision)
        prompts.add(prompt)
        texts |= said
        chosen = luck.choice(decision.options)
        offered = [*offered[-40:], chosen.text]
        denial = match.why_not(luck.choice(offered), seat)
        if denial is not None:
            texts.add(words.denial(denial))
        match.take(chosen, seat)
    assert match.result is not None
    texts.add(words.ending(match.result))
    for viewer in (*range(players), None):
        texts.update(words.event(seen) for seen in match.events(0, viewer))
    check(words, prompts, texts)


@pytest.mark.parametrize("players", [2, 4])
def test_a_random_campaign_reads_well(players: int, words: Sentences) -> None:
    texts: set[str] = set()
    prompts: set[str] = set()
    ledger: Match | None = None
    for seed in (1, 2):
        for point in quick_campaign(GAME, players, seed):
            ledger = point.ledger
            for seat in [seat for seat in ledger.awaited if seat >= 0]:
                decision = ledger.decision_of(seat)
                assert decision is not None
                prompt, said = read_decision(words, decision)
                prompts.add(prompt)
                texts |= said
        assert ledger is not None
        assert ledger.result is not None
        texts.add(words.ending(ledger.result))
        texts.update(words.event(seen) for seen in ledger.events(0, None) if is_ours(CAMPAIGN, seen))
    check(words, prompts, texts)


def is_ours(rules: Game, seen: Any) -> bool:
    """Whether an event is the game's and not the engine's, as that a player came."""
    return type(seen.event) in rules.events and tag_of(type(seen.event)).startswith("moloch.")
