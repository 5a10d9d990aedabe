"""Sentences in both languages: nothing a duel can say is without words, and missing words never stop anybody."""

import pytest

import brassboard
from brassboard.kernel import Denial, Display, Match, read_action, stream
from brassboard.kernel.data import Accept, Number, Pass, Undone
from brassboard.sentences import Words
from brassboard.texts import Texts, texts_for

DUEL = brassboard.game("duel")


def play(match: Match, words: Words, seed: int) -> list[str]:
    """Everything a random match can say to everybody."""
    said: list[str] = []
    luck = stream(seed)
    while match.decision is not None:
        for seat in match.awaited:
            decision = match.decision_of(seat)
            assert decision is not None
            said.append(words.prompt(decision))
            said += [words.option(option) for option in decision.options]
            for text in ("move:A1", "strike:0", "play:patch", "open:d1", "end", "strike:1"):
                denial = match.why_not(text, seat)
                said += [words.denial(denial)] if denial else []
        said += [words.effect(effect) for effect in match.position.state.effects]
        options = match.decision.options
        match.take(options[luck.randrange(len(options))])
    assert match.result is not None
    said.append(words.ending(match.result))
    for seat in range(match.setup.players):
        said += [words.event(seen) for seen in match.events(0, seat)]
    return said


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("players", [2, 4])
def test_a_duel_has_words_for_everything(lang: str, players: int) -> None:
    words = Words(DUEL, lang, texts_for("duel", lang, strict=True))
    for seed in range(4):
        for sentence in play(DUEL.new(players=players, seed=seed), words, seed):
            assert sentence
            assert not any(mark in sentence for mark in ("⟨", "{", "$", "duel.", "duel-", ":,"))


def test_without_texts_canonical_text_is_said() -> None:
    words = Words(DUEL, "en", Texts("en"))
    match = DUEL.new(seed=7)
    said = play(match, words, 7)
    assert "place:5,move" in said
    assert "drew: seat Player 2" in said
    assert "Pass" in said
    assert not any("⟨" in sentence for sentence in said)


def test_seats_and_things_have_names() -> None:
    english, german = Words(DUEL, "en"), Words(DUEL, "de")
    assert (english.seat(0), german.seat(1), english.seat(-1)) == ("Player 1", "Spieler 2", "Chance")
    assert english.seats([0, 1, 2]) == "Player 1, Player 2 and Player 3"
    assert (english.name("card", "luck"), german.name("card", "luck")) == ("Luck", "Glück")
    assert english.name("square", "B2") == "B2"
    assert english.name("seat", None) == "None"
    assert english.thing("snare") == "Snare"
    assert english.thing("zebra") == "zebra"


def test_the_engines_own_choices_and_events() -> None:
    words = Words(DUEL, "de")
    assert words.option(Accept(1)) == "Angebot von Spieler 2 annehmen"
    assert words.option(Number(3)) == "3"
    assert Words(DUEL, "en", Texts("en")).option(Pass()) == "Pass"
    assert words.event(Undone(0)) == "Spieler 1 nimmt eine Wahl zurück."


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("key", ["over", "not-asked", "not-now", "no-candidate", "undo-barrier", "nothing-to-undo"])
def test_every_refusal_of_the_kernel_has_words(lang: str, key: str) -> None:
    assert Words(DUEL, lang).denial(Denial("", key, {})) == Texts(lang, strict=True)(f"denied-{key}")


def test_an_unknown_refusal_is_said_bare() -> None:
    assert Words(DUEL).denial(Denial("ZZ-X-01", "odd", {"left": 2})) == "ZZ-X-01: odd (left 2)"
    assert Words(DUEL).denial(Denial("ZZ-X-01", "denied", {})) == "The rules do not allow this now."


def test_names_a_game_gives_itself_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    display = Display(name_of=lambda kind, value: "the drain" if value == "B2" else None)
    monkeypatch.setattr(DUEL.rules, "display", display)
    assert Words(DUEL).name("square", "B2") == "the drain"
    assert Words(DUEL).name("card", "luck") == "Luck"


def test_ids_that_are_put_together_have_names_too() -> None:
    riders = Words(brassboard.game("smog_riders"), "en")
    assert riders.name("turret", "t07") == "Turret 7"
    assert riders.name("turret", "t1") == "Door turret A"
    assert riders.name("skill", "stunner.1") == "Stunner (ladder)"
    assert riders.name("slot", "clayton.stunner.1") == "Colonel Clayton: Stunner (ladder)"
    assert riders.name("slot", "t07.fire") == "Turret 7: fire"
    assert riders.name("square", "t07.fire") == "t07.fire"


def test_what_a_thing_says_to_one_verb_only() -> None:
    riders = Words(brassboard.game("smog_riders"), "en")
    verbs = riders.box.rules.verbs
    assert riders.about(read_action("draft:clayton", verbs)).startswith("Dice: Strength, Agility, Magic.")
    assert riders.about(read_action("summon:clayton", verbs)).startswith("2 generic dice.")
    assert riders.about(read_action("move:clayton,B2", verbs)) == ""


def test_things_known_by_number_have_printed_texts_too() -> None:
    scythe = Words(brassboard.game("scythe"), "en")
    verbs = scythe.box.rules.verbs
    assert scythe.about(read_action("reveal:3", verbs)) == "Control at least 3 farms at the end of your turn."
    assert scythe.about(read_action("claim:5", verbs)) == "Pay 1 power: gain 2 popularity."
    assert scythe.about(read_action("give:1", verbs)) == "", "a seat"


def test_what_the_question_is_about_says_what_an_option_means() -> None:
    scythe = Words(brassboard.game("scythe"), "en")
    second = read_action("choose:2", scythe.box.rules.verbs)
    assert scythe.about(second) == ""
    assert scythe.about(second, {"encounter": 1, "left": 2}) == "Buy poultry: pay 2 coins, gain 4 food."
    assert scythe.about(second, {"factory": 2}) == "Make 1 upgrade."
    assert scythe.about(second, {"factory": 3}) == "", "a card without a choice"
    assert scythe.things({"encounter": 1, "left": 2, "seat": 0}) == [("encounter", 1)]
    assert scythe.printed("encounter", None) == ""
