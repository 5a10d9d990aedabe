"""Everything the duel can ask, offer, tell or refuse has words in both languages."""

import random
from typing import Any

import pytest

from brassboard.games.duel import GAME
from brassboard.games.duel.campaign import GRUDGE
from brassboard.games.duel.content import CARDS, DECK
from brassboard.games.duel.setup import OPTIONS, UPGRADES
from brassboard.games.duel.turn import SLOTS
from brassboard.kernel import Match
from brassboard.kernel.game import KERNEL_ACTIONS, tag_of
from brassboard.texts import Texts, texts_for
from games.copies import GAMES, texts_missing


@pytest.fixture(params=["en", "de"])
def t(request: pytest.FixtureRequest) -> Texts:
    return texts_for("duel", request.param, strict=True)


def fields(cls: Any) -> dict[str, Any]:
    return dict.fromkeys(cls.__struct_fields__, 1)


def test_every_card_has_its_name_and_text_in_both_languages() -> None:
    assert texts_missing("duel", GAMES / "duel", list(CARDS)) == []


def test_things_have_names_and_printed_texts(t: Texts) -> None:
    for kind, names in (("card", set(DECK)), ("slot", SLOTS), ("upgrade", UPGRADES[1:])):
        for name in names:
            assert t.name("duel", kind, name) != name or t.lang == "en"
            assert t.describe("duel", kind, name)
    assert t("duel-upgrade-none")
    for choice in OPTIONS:
        assert t(f"duel-option-{choice.name}")
    for key in ("duel-title", "duel-blurb", "duel_grudge-title", "duel_grudge-blurb"):
        assert t(key)


def test_options_and_events_say_all_their_arguments(t: Texts) -> None:
    for verb, action in GAME.verbs.items():
        if action not in KERNEL_ACTIONS:
            assert t(f"duel-do-{verb}", **fields(action))
    for event in GAME.events:
        if tag_of(event).startswith("duel."):
            assert t(tag_of(event).replace(".", "-"), **fields(event))


def test_refusals_say_why(t: Texts) -> None:
    for kind in GAME.kinds:
        for requirement in kind.requirements:
            assert t(f"duel-denied-{requirement.rule.lower()}", **dict.fromkeys(requirement.args, 1))


@pytest.mark.parametrize(
    ("left", "english", "german"),
    [(1, "1 movement point ", "1 Bewegungspunkt."), (2, "2 movement points ", "2 Bewegungspunkte.")],
)
def test_a_refusal_counts_movement_points_in_singular_and_plural(
    t: Texts, left: int, english: str, german: str
) -> None:
    assert {"en": english, "de": german}[t.lang] in t("duel-denied-du-move-01", left=left)


def test_every_question_has_a_prompt(t: Texts) -> None:
    luck = random.Random(1)
    asked = set()
    for seed in range(12):
        match = Match.begin(GAME, GAME.setup(3), seed=seed)
        while not match.over:
            decision = match.decision
            key, args = decision.prompt
            assert t(key, **args)
            asked.add((decision.kind, args.get("moment", "")))
            match.take(luck.choice(decision.options))
        assert t(f"duel-end-{match.result.reason.lower()}")
    assert asked == {
        ("act", ""), ("place", ""), ("dial", ""), ("lay", ""),
        ("react", "rolled"), ("react", "struck"), ("react", "card_played"),
    }  # fmt: skip
    assert len({t("duel-ask-react", moment=moment) for moment in GAME.book.moments}) == len(GAME.book.moments)


def test_the_grudge_asks_in_words_too(t: Texts) -> None:
    assert t("duel-ask-upgrade")
    for rule in ("du-goal-01", "du-goal-02", "du-grudge-04"):
        assert t(f"duel-end-{rule}")
    assert {tag_of(event) for event in GRUDGE.events} <= {tag_of(event) for event in GAME.events}
