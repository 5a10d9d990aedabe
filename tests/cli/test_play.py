import io
import sys
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import brassboard
from brassboard.cli.screen import CLEAR_SCROLLBACK, Screen
from brassboard.cli.terminal_session import TerminalSession
from brassboard.kernel import Match, stream
from brassboard.sentences import Sentences
from cli.parlour_game import INSTALLED as PARLOUR
from cli.person import Person, finished

CARDS = ("luck", "counter", "dodge", "snare", "valve", "patch")


def test_a_whole_game_alone_by_typing_numbers(person: Person) -> None:
    out = person.runs("play duel --seed 3", *["1"] * 400)
    assert person.code == 0
    assert "Player 1: you · Player 2: bot (greedy)" in out
    assert "The match is over." in out
    assert " won." in out
    assert "rolls and shuffles match the secret" in out
    assert "⟨" not in out
    person.runs(f"verify {person.folder}/state/brassboard/duel.save")
    assert person.code == 0


def test_the_commitment_is_told_before_the_first_die_and_after_the_last(person: Person) -> None:
    out = person.runs("play duel --seed 3 --players 2 --bots random,random")
    assert out.count(brassboard.game("duel").new(seed=3).commitment) == 2


def test_in_german(person: Person) -> None:
    lines = ["hilfe", "warum strike:1", "regel DU-MOVE-01", "0", "blau", *["1"] * 300]
    out = person.runs("play duel --seed 3 --lang de", *lines)
    assert person.code == 0
    for text in ("Verlauf", "Deine Wahl: hilfe", "Spieler 1 wirft", "Die Partie ist zu Ende.", "Gewonnen: "):
        assert text in out
    assert "„blau“ ist keine der Optionen." in out
    for english in ("Log", "Player", "Type an option", "The match"):
        assert english not in out


def test_all_dice_at_once_and_one_by_one(person: Person) -> None:
    out = person.runs("play duel --seed 3", "pass", "1 2 3")
    assert "To place 6, 4, 3 at once, type one number for each" in out
    assert "Movement points 2, Strikes 1" in out
    assert "Player 1 is on guard" in out
    out = person.runs("play duel --seed 3", "pass", "place:6,move", "2", "3")
    assert "So far: 6 on move; 4 on strike." in out
    assert "Movement points 2, Strikes 1" in out


def test_too_many_numbers_and_closed_slots_are_refused(person: Person) -> None:
    out = person.runs("play duel --seed 3 --by-hand", "2 2 6", "pass", "1 1 1 1", "1 9", "1 2", "1 3 1")
    assert "Too many choices at once: you can make only 3 here." in out
    assert "The list has no number 9. Choose 1 to 3." in out
    assert "\n2 cannot go there." in out
    assert "Movement points 3" in out  # of two equal dice it does not matter which goes where


def test_why_says_the_rule_in_its_own_words(person: Person) -> None:
    out = person.runs("play duel --seed 3", "pass", "1 2 3", "why strike:1", "why 1", "why", "why move:Z9", "why 99")
    assert "Player 2 is out of reach" in out
    assert "DU-STRIKE-02: A strike reaches" in out
    assert "This is allowed." in out
    assert "DU-MOVE-01: " in out
    assert "for example: why move:A1" in out
    assert "That is not an option here." in out
    assert "The list has no number 99." in out


def test_a_forbidden_choice_is_refused_with_its_rule(person: Person) -> None:
    out = person.runs("play duel --seed 3", "pass", "1 2 3", "strike:1")
    assert "out of reach" in out
    assert "DU-STRIKE-02: " in out


def test_undo(person: Person) -> None:
    out = person.runs("play duel --seed 3", "pass", "1 2 3", "move:A1", "undo", "undo", "log")
    assert "Player 1 undoes a choice." in out
    after = out.rsplit("Your choice: log", 1)[1]
    assert "Player 1 steps to A1.      undone  DU-TURN-05" in after
    assert "So far: 6 on move; 4 on strike." in out  # the last die is in the hand again


def test_beyond_dice_undo_asks(person: Person) -> None:
    out = person.runs("play duel --seed 3", "undo", "1", "undo", "no", "undo", "yes")
    assert "There is nothing to undo." in out
    assert "Undo anyway (yes or no)? Dice will be rolled again.: no" in out
    assert out.count("1  Play Luck") == 2
    assert "Player 1 undoes a choice." in out


@pytest.mark.parametrize("name", ["evening.save", "evening.journal"])
def test_save_and_load(person: Person, name: str) -> None:
    out = person.runs("play duel --seed 3", "pass", "1 2 3", "move:A1", f"save {name}", "quit")
    assert f"Saved to {name}." in out
    again = person.runs(f"play --load {name}", "look", "undo")
    assert person.code == 0
    assert "1 | 1   .   .   .   2   . |" in again
    assert "Player 1 undoes a choice." in again
    person.runs(f"play duel --load {name}")
    assert person.code == 0


def test_saving_spares_files_that_are_no_matches(person: Person) -> None:
    (person.folder / "letter.txt").write_text("Dear Ada")
    out = person.runs(
        "play duel --seed 3", "save letter.txt", "save", "save nowhere/a.save", "save a.save", "save a.save"
    )
    assert (person.folder / "letter.txt").read_text() == "Dear Ada"
    assert "no match of ours" in out
    assert "for example: save evening.save" in out
    assert "No such file or directory" in out
    assert out.count("Saved to a.save.") == 2


def test_leaving_says_how_to_go_on(person: Person) -> None:
    out = person.runs("play duel --seed 3 --humans 0,1 --lang de", "", "2", "ende")
    kept = person.folder / "state" / "brassboard" / "duel.save"
    command = f"brassboard play --load {kept} --humans 0,1 --lang de"
    assert command in out
    assert "Spieler 1" in person.runs(command.removeprefix("brassboard "))
    assert person.code == 0


def test_ctrl_c_leaves_cleanly(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    def pressed(self: Screen, prompt: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(Screen, "ask", pressed)
    out = person.runs("play duel --seed 3")
    assert person.code == 0
    assert "brassboard play --load" in out


def test_a_home_that_cannot_be_written_is_no_error(person: Person, monkeypatch: pytest.MonkeyPatch) -> None:
    (person.folder / "state").write_text("a file, not a folder")
    out = person.runs("play duel --seed 3", "quit")
    assert person.code == 0
    assert "--load" not in out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("", "help shows all commands"),
        ("blue", "“blue” is not one of the options."),
        ("99", "The list has no number 99. Choose 1 to 2."),
        ("0", "The list has no number 0."),
        ("-1", "“-1” is not one of the options."),
        ("move:", "Write it as move:to."),
        ("move:a,b,c", "Write it as move:to."),
        ("dice:1,2,3", "This is not possible now."),
        ("1 2", "Too many choices at once"),
        ("\x1b[4~\x00", "help shows all commands"),
        ("rules XX-NO-99", "has no rule XX-NO-99"),
        ("rules DU-MOVE-1", "Did you mean DU-MOVE-01"),
        ("rules", "DU-POOL-02"),
        ("rules trap", "DU-TRAP-01"),
        ("why " + "x" * 5000, "at most 4000 characters"),
        ("é" * 100, "is not one of the options"),
    ],
)
def test_whatever_is_typed_gets_a_clear_answer(person: Person, typed: str, answer: str) -> None:
    out = person.runs("play duel --seed 3", typed)
    assert person.code == 0
    assert answer in out.split("Your choice: ", 1)[1]
    assert "Player 1 rolls 3, 6, 4." in out


def test_every_command_is_in_the_help(person: Person) -> None:
    out = person.runs("play duel --seed 3", "?")
    for command in ("why OPTION", "undo", "log", "look", "rules ID", "save FILE", "help", "quit", "1 3 2"):
        assert f"\n{command} " in out


def test_dice_by_hand(person: Person) -> None:
    out = person.runs("play duel --seed 3 --by-hand", "1 2", "7 1 1", "six", "456", "pass", "1 1 1")
    assert "Player 1: roll 3 dice (1 to 6)." in out
    assert out.count("Type 3 numbers from 1 to 6") == 3
    assert "Player 1 rolls 4, 5, 6." in out
    assert "commitment" not in out
    out = person.runs("play duel --seed 3 --by-hand", "", "quit")
    assert "Player 1 rolls 3, 6, 4." in out  # the machine's own


def test_dice_by_hand_to_the_end(person: Person) -> None:
    out = person.runs("play duel --seed 3 --by-hand --players 2 --bots random,random", *[""] * 200)
    assert "These dice were rolled by hand" in out
    person.runs(f"verify {person.folder}/state/brassboard/duel.save")
    assert person.code == 0


# Several people at one screen


class Onlooker:
    """Watches a hotseat: at each prompt, is anything on the screen that who sits there may not know?"""

    def __init__(self, match: Match, capsys: pytest.CaptureFixture[str], seed: int, lang: str = "en") -> None:
        self.words = Sentences(brassboard.game("duel"), lang)
        self.match = match
        self.capsys = capsys
        self.luck = stream(seed)
        self.prompts = self.handed = 0
        humans = list(range(match.setup.players))
        self.sitting = TerminalSession(match, self.words, Screen(), humans, {}, autosave=False)
        self.sitting.screen.ask = self.ask  # type: ignore[method-assign]
        self.hands = self.held()

    def held(self) -> list[set[str]]:
        return [{self.words.name("card", card) for card in f.hand} for f in self.match.position.table.fighters]

    def ask(self, prompt: str) -> str:
        shown = self.capsys.readouterr().out
        looker = self.sitting.viewer
        public = {self.words.name("card", card) for card in self.match.position.table.discard}
        for seat, hand in enumerate(self.held()):
            if seat != looker:
                mine = self.held()[looker] if looker is not None else set()
                for card in hand - mine - public:
                    assert card not in shown, f"seat {looker} is shown {card} of seat {seat}:\n{shown}"
        self.prompts += 1
        if looker is None:
            self.handed += 1
            return ""
        decision = self.match.decision_of(looker)
        assert decision is not None
        return str(self.luck.randrange(len(decision.options)) + 1)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_nobody_sees_anothers_hand(players: int, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    match = brassboard.game("duel").new(players=players, seed=players, checked=True)
    onlooker = Onlooker(match, capsys, players, lang)
    assert onlooker.sitting.play() == 0
    assert onlooker.match.over
    assert onlooker.handed > 5
    assert onlooker.prompts > 3 * onlooker.handed / 2


def test_the_screen_changes_hands_with_an_empty_screen(person: Person) -> None:
    out = person.runs("play duel --seed 3 --bots none", "noise", "", "2", "1 1 1", "end", "", "1")
    assert "Player 1, it's your turn. Everyone else, look away. Press Enter when you are ready." in out
    before, after = out.split("Player 2, it's your turn.", 1)
    assert "Player 1: end" in before
    assert "(hidden)" in after.split("Enter: ", 1)[1]
    mine = brassboard.game("duel").new(seed=3).position.table.fighters[0].hand
    hers = brassboard.game("duel").new(seed=3).position.table.fighters[1].hand
    words = Sentences(brassboard.game("duel"))
    for card in set(hers) - set(mine):
        assert words.name("card", card) not in before
    for card in set(mine) - set(hers):
        assert words.name("card", card) not in after


def test_leaving_at_the_hand_over(person: Person) -> None:
    assert "See you at the table." in person.runs("play duel --seed 3 --bots none", "quit")


def test_sealed_dials_are_asked_one_after_the_other(person: Person) -> None:
    walk = ["", "pass", "1 1 1"]
    out = person.runs("play duel --seed 3 --by-hand --bots none", "6 6 6", "", "pass", "1 1 2", "move:C1", "strike:1",
                      "3", "", "1", *walk)  # fmt: skip
    dialling = out.split("Player 1: strike:1")[1]
    assert dialling.index("Player 1: 3") < dialling.index("Player 2, it's your turn.")
    assert "dial:2" not in dialling.split("Player 2, it's your turn.")[1].split("Player 2: 1")[0].split("Dial ")[0]


def test_on_a_terminal_the_hand_over_wipes_screen_and_scrollback(monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.StringIO()
    console = Console(file=out, force_terminal=True, width=100, highlight=False)
    match = brassboard.game("duel").new(seed=3, checked=True)
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n2\n1 1 1\nend\n\n"))
    TerminalSession(match, Sentences(brassboard.game("duel")), Screen(console), [0, 1], {}, autosave=False).play()
    first, second = out.getvalue().split("Player 2, it's your turn.", 1)
    assert "╭" in first
    assert CLEAR_SCROLLBACK in first.rsplit("end", 1)[1]
    assert CLEAR_SCROLLBACK in second
    assert "\x1b[2J" in second


@pytest.mark.parametrize("width", [60, 120])
def test_a_whole_game_on_a_terminal(width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.StringIO()
    console = Console(file=out, force_terminal=True, width=width, highlight=False)
    installed = brassboard.game("duel")
    monkeypatch.setattr(sys, "stdin", io.StringIO("help\nlog\nrules\nrules trap\nwhy 1\nwhy move:Z9\n" + "1\n" * 400))
    from brassboard.bots import bot

    sitting = TerminalSession(
        installed.new(seed=3, checked=True),
        Sentences(installed),
        Screen(console),
        [0],
        {1: bot("random")},
        autosave=False,
    )
    assert sitting.play() == 0
    assert "The match is over." in out.getvalue()


# Who sits where


@pytest.mark.parametrize(
    ("flags", "seats"),
    [
        ("", "Player 1: you · Player 2: bot (greedy)"),
        ("--players 3 --bots random", "Player 1: you · Player 2: bot (random) · Player 3: bot (random)"),
        ("--bots random,greedy", "Player 1: you · Player 2: bot (random) · Player 3: bot (greedy)"),
        ("--humans 1 --players 2", "Player 1: bot (greedy) · Player 2: you"),
        ("--humans 0,2 --bots random", "Player 1: at this screen · Player 2: bot (random) · Player 3: at this screen"),
        ("--humans none --bots random,random", "Player 1: bot (random) · Player 2: bot (random)"),
        ("--players 2 --bots random,greedy", "Player 1: bot (random) · Player 2: bot (greedy)"),
        ("--bots greedy:worlds=1", "Player 1: you · Player 2: bot (greedy)"),
        ("--option rounds=4", "Player 1: you · Player 2: bot (greedy)"),
    ],
)
def test_seats(person: Person, flags: str, seats: str) -> None:
    assert seats in person.runs(f"play duel --seed 1 {flags}")
    assert person.code == 0


@pytest.mark.parametrize(
    ("command", "complaint"),
    [
        ("play chess", "there is no game 'chess'; games are alone, duel"),
        ("play duel --players 9", "players must be one of 2, 3, 4, not 9"),
        ("play duel --humans 7 --players 2", "--humans: there is no seat 7; seats are 0 to 1"),
        ("play duel --humans first", '--humans: name seats by their numbers, such as 0,1, not "first"'),
        ("play duel --players 4 --humans 0 --bots random,random", "3 seats are without a person, but 2 bots are named"),
        ("play duel --bots gredy", "there is no bot 'gredy'; did you mean greedy?"),
        ("play duel --option rounds", '--option: write it as name=value, not "rounds"'),
        ("play duel --option rounds=5", "option rounds must be one of"),
        ("play duel --option pace=2", "there is no option 'pace'"),
        ("play --load nowhere.save", "nowhere.save: No such file or directory"),
        ("play --load letter.txt", "letter.txt: this is no Brassboard save"),
        ("play --load cut.save", "cut.save: the file was cut short or edited"),
        ("play --load good.save --players 2", "--players: a loaded match has this already"),
        ("play alone --load good.save", "this is a match of duel, not of alone"),
    ],
)
def test_what_cannot_be_understood_is_one_line(person: Person, command: str, complaint: str) -> None:
    save = finished().save()
    (person.folder / "letter.txt").write_text("Dear Ada")
    (person.folder / "good.save").write_bytes(save)
    (person.folder / "cut.save").write_bytes(save[:-5])
    out = person.runs(command)
    assert (person.code, out) == (2, "")
    assert complaint in person.err
    assert person.err.count("\n") == 1


def test_play_without_a_game_says_which_there_are(person: Person) -> None:
    assert "brassboard play duel" in person.runs("play")
    assert (person.code, person.err) == (0, "")


def test_a_match_that_is_over_can_be_looked_at(person: Person) -> None:
    Path(person.folder / "good.save").write_bytes(finished().save())
    assert "The match is over." in person.runs("play --load good.save")


# A game without drawing and texts, with every shape of form


def parlour(monkeypatch: pytest.MonkeyPatch, capsys: Any, *lines: str) -> tuple[Match, str]:
    match = PARLOUR.new(checked=True)
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
    TerminalSession(match, Sentences(PARLOUR), Screen(), [0], {}, autosave=False).play()
    return match, capsys.readouterr().out


def test_a_bare_game_can_be_played(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    match, out = parlour(monkeypatch, capsys, "why pick:zebra", "rules PA-TEA-01", "3 1", "2 1 3", "1 2", "1", "done")
    assert match.over
    assert [line.text for line in match.lines] == [
        "pick:apple", "pick:cake", "done", "pick:bun", "pick:apple", "pick:cake", "pay:left", "pay:right",
        "pick:apple", "done",
    ]  # fmt: skip
    assert "\nChoose 1 to 3\n" in out
    assert "\nChoose the order\n" in out
    assert "1  pick:apple  pick:apple  PA-TEA-01" in out
    assert "bell: seat Player 2, loud Yes, rooms hall and attic" in out
    assert "The match is a draw." in out


def test_what_is_hidden_in_a_bare_game_is_called_hidden(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    _, out = parlour(monkeypatch, capsys)
    assert "Player 1  cake    key" in out
    assert "Player 2  hidden  1 (hidden)" in out
    assert "pie" not in out
    assert "polite Yes" in out


def test_a_batch_must_stay_inside_its_form(monkeypatch: pytest.MonkeyPatch, capsys: Any) -> None:
    match, out = parlour(monkeypatch, capsys, "1 2 3 4", "1 1", "2 3", "1 2 3", "1 1", "1 1 1 1 1", "1 done")
    assert match.over
    assert "Too many choices at once" in out


def test_bots_hurry_where_somebody_waits_for_them() -> None:
    from brassboard.bots import Hard
    from brassboard.cli.play import _bot

    hard = _bot("hard", 1)
    assert isinstance(hard, Hard)
    assert (hard.seconds, hard.turn_seconds) == (1.0, 4.0)
