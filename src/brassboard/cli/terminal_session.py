"""A match played in the terminal: whose turn it is, what was typed, and what each player may see."""

from itertools import groupby
from typing import Any

from brassboard.bots import choose
from brassboard.cli import files
from brassboard.cli.input_parsing import is_choice, parse_choice, parse_choices
from brassboard.cli.match_result import show_result
from brassboard.cli.question import read_dice, show_question, show_request
from brassboard.cli.screen import Screen
from brassboard.cli.table_view import TableView, build_table_view, visible_lens
from brassboard.cli.verify import verify_journal
from brassboard.kernel import (
    CHANCE,
    EVERYONE,
    Action,
    BadInput,
    Decision,
    Denial,
    Illegal,
    Match,
    Pass,
    Request,
    Seat,
    outcome,
)
from brassboard.kernel.action_text import syntax_of
from brassboard.kernel.match import standing_choices
from brassboard.sentences import Sentences

COMMANDS = {
    "?": "help",
    "hilfe": "help",
    "warum": "why",
    "zurück": "undo",
    "verlauf": "log",
    "rule": "rules",
    "regel": "rules",
    "regeln": "rules",
    "speichern": "save",
    "tisch": "look",
    "q": "quit",
    "exit": "quit",
    "ende": "quit",
}  # Other names of commands.
COMMAND_NAMES = ("help", "why", "undo", "log", "look", "rules", "save", "quit")


class QuitRequested(Exception):
    """A player wants to stop."""


class TerminalSession:
    """One match in the terminal. The players at seats `humans` share the screen; `bots` play the other seats."""

    def __init__(
        self,
        match: Match,
        sentences: Sentences,
        screen: Screen,
        humans: list[Seat],
        bots: dict[Seat, Any],
        autosave: bool = True,
    ) -> None:
        self.match = match
        self.sentences = sentences
        self.t = sentences.t
        self.screen = screen
        self.humans = humans
        self.bots = bots
        self.autosaves = autosave
        self.viewer: Seat | None = humans[0] if len(humans) == 1 else None
        self.last_read: dict[Seat | None, int] = {}
        self.shown: TableView | None = None
        self.explained: set[Seat] = set()  # The seats that have seen what the drawing means.

    @property
    def is_shared(self) -> bool:
        return len(self.humans) > 1

    @property
    def goes_on(self) -> bool:
        """Return whether there is still something to answer."""
        return not self.match.over

    # The course of a match

    def play(self) -> int:
        """Play until the match is over or someone quits. Return the exit code."""
        try:
            self._show_welcome()
            while self.goes_on:
                self._play_next()
        except (QuitRequested, EOFError, KeyboardInterrupt):
            self._show_farewell()
            return 0
        except Exception:
            self._show_farewell()
            raise
        self._show_end()
        return 0

    def _show_welcome(self) -> None:
        seats = [
            f"{self.sentences.seat(seat)}: {self._seat_holder(seat)}" for seat in range(self.match.setup.players)
        ]  # "Player 1: you", "Player 2: bot (greedy)"
        self.screen.heading(f"{self.sentences.title} · {' · '.join(seats)}")
        if not self.match.by_hand:
            self.screen.line(self.t("play-commitment", commitment=self.match.commitment), style="dim")
        self.screen.line(self.t("play-help"))

    def _seat_holder(self, seat: Seat) -> str:
        if seat in self.bots:
            return self.t("play-bot", name=type(self.bots[seat]).__name__.lower())
        return self.t("play-person" if self.is_shared else "you")

    def _play_next(self) -> None:
        awaited = self.match.awaited
        if awaited == (CHANCE,):
            self._roll()
            return
        for seat in awaited:
            if seat in self.bots:
                self.match.take(choose(self.bots[seat], self.match.lens(seat)), seat=seat)
                return
        self._ask_person(awaited[0])

    def _ask_person(self, seat: Seat) -> None:
        decision = self.match.decision_of(seat)
        assert decision is not None
        if self._is_automatic_pass(decision):
            self.match.take(decision.options[0], seat=seat)
            return
        self._hand_over(seat)
        self._show(seat, decision)
        while not self._handle_input(self.screen.ask(self._prompt_for(seat)), seat, decision):
            pass

    def _prompt_for(self, seat: Seat) -> str:
        return self.sentences.seat(seat) if self.is_shared else self.t("play-prompt")

    def _is_automatic_pass(self, decision: Decision) -> bool:
        """Return whether to pass without asking. With several players at the screen this would reveal the hand."""
        return not self.is_shared and len(decision.options) == 1 and isinstance(decision.options[0].action, Pass)

    def _hand_over(self, seat: Seat) -> None:
        if self.viewer == seat:
            return
        if self.last_read:  # Someone's table is on the screen.
            self.screen.clear()
        self.viewer = None
        self.shown = None
        self.screen.panel(self.t("play-hidden-turn", seat=self.sentences.seat(seat)))
        while self._must_ask_again(self.screen.ask(self.t("play-enter"))):
            pass
        self.screen.clear()
        self.viewer = seat

    def _must_ask_again(self, typed: str) -> bool:
        """Return whether to ask again. Before the next player looks, only Enter and quitting are understood."""
        if COMMANDS.get(typed.lower(), typed.lower()) == "quit":
            raise QuitRequested
        return bool(typed)

    # What is shown

    def _show(self, seat: Seat, decision: Decision) -> None:
        now = build_table_view(self.match, seat, self.sentences)
        news = self._new_events(seat)
        if self.screen.fancy and self.shown is not None and (news or now != self.shown):
            self.screen.clear()
        if now != self.shown:
            self.screen.heading(f"{self.sentences.title} · {self.sentences.seat(seat)}")
            self.screen.show_table(now, explain=seat not in self.explained)
            self.explained.add(seat)
        elif self.screen.fancy and news:
            self.screen.show_table(now)
        self.shown = now
        if news:
            self.screen.line()
            self.screen.line(self.t("play-log"), style="bold")
            self.screen.bullets(news)
        show_question(decision, self.sentences, self.screen, visible_lens(self.match, seat).table)

    def _new_events(self, seat: Seat | None) -> list[str]:
        """Return what happened since this seat last looked, without what was undone in the meantime."""
        seen = self.match.events(self.last_read.get(seat, 0), seat)
        if seen:
            self.last_read[seat] = seen[-1].number + 1
        said = [self.sentences.event(each) for each in seen if not each.withdrawn]
        runs = [(text, len(list(same))) for text, same in groupby(said)]
        return [text if count == 1 else f"{text} (×{count})" for text, count in runs]

    # What is typed

    def _handle_input(self, typed: str, seat: Seat, decision: Decision) -> bool:
        """Do what was typed. Return whether the table must be shown again."""
        parts = typed.split()
        if not parts:
            if len(decision.options) > 1:
                self._show_error(self.t("play-help"))
                return False
            parts = ["1"]
        command = COMMANDS.get(parts[0].lower(), parts[0].lower())
        try:
            if command in COMMAND_NAMES and not is_choice(parts[0], decision):
                return bool(getattr(self, f"_{command}")(seat, decision, parts[1:]))
            self.match.take(parse_choices(self.match, decision, parts), seat=seat)
            return True
        except Illegal as refused:
            self._show_denial(refused.denial)
        except BadInput as problem:
            self._show_error(self._describe_problem(problem, parts))
        return False

    def _describe_problem(self, problem: BadInput, parts: list[str]) -> str:
        """Return the problem in the player's language, as far as a text for it exists."""
        verb = parts[0].partition(":")[0]
        known = self.match.game.verbs.get(verb)
        if problem.where.startswith("option") and known is None:
            return self.t("error-unknown-option", option=parts[0][:40])
        if problem.where.startswith("option") and known is not None:
            syntax = syntax_of(known)
            form = ",".join(argument.name for argument in syntax.arguments)
            return self.t("play-write-it", form=f"{verb}:{form}" if form else verb)
        return self.t("error-bad-input", what=str(problem))

    def _show_error(self, text: str) -> None:
        self.screen.show_error(text)

    def _show_denial(self, denial: Denial) -> None:
        denial = self.sentences.installed.denial_for(denial, self.sentences.opened)
        self._show_error(self.sentences.denial(denial))
        self._show_rule(denial.rule)

    def _show_rule(self, rule: str) -> None:
        """Show a rule in the words of the catalogue: for a ruling the decision, not the question."""
        if not rule:
            return
        entry = self._entry(rule)
        said = dict(entry.texts).get("ruling", entry.headline) if entry else ""
        self.screen.line(f"{rule}: {said}" if said else rule, style="dim")

    def _entry(self, rule: str) -> Any:
        try:
            return self.sentences.catalogue.get(rule, self.sentences.lang)
        except BadInput:
            return None

    # Commands

    def _help(self, seat: Seat, decision: Decision, rest: list[str]) -> bool:
        self.screen.line(self.t("play-help"))
        rows = [["1", self.t("play-commands.number")], ["1 3 2", self.t("play-commands.several")]]
        rows.append([decision.options[0].text, self.t("play-commands.text")])
        forms = {"why": "why OPTION", "rules": "rules ID", "save": "save FILE"}
        rows += [[forms.get(command, command), self.t(f"play-commands.{command}")] for command in COMMAND_NAMES]
        self.screen.rows(rows, styles=("bold cyan",))
        return False

    def _why(self, seat: Seat, decision: Decision, rest: list[str]) -> bool:
        if not rest:
            self._show_error(self.t("play-why-what", option=decision.options[0].text))
            return False
        option = parse_choice(rest[0], decision)
        denial = self.match.why_not(option, seat)
        if denial is None:
            self.screen.line(self.t("play-allowed"), style="green")
            self._show_rule(next((each.rule for each in decision.options if each.text == option), ""))
        else:
            self._show_denial(denial)
        return False

    def _undo(self, seat: Seat, decision: Decision, rest: list[str]) -> bool:
        """Undo back to the last real choice: automatic passes are undone along with it."""
        consent: tuple[Seat, ...] = ()
        undone = False
        while not undone or self._still_passing(seat):
            if not consent and not self.match.may_undo(seat):
                if not any(line.who == seat for _, line in standing_choices(self.match.lines)):
                    self._show_error(self.t("denied-nothing-to-undo"))
                    return undone
                if not self._all_agree():
                    return undone
                consent = tuple(other for other in range(self.match.setup.players) if other != seat)
            try:
                self.match.undo(seat, consent)
            except Illegal as refused:
                self._show_denial(refused.denial)
                return undone
            undone = True
        return True

    def _still_passing(self, seat: Seat) -> bool:
        now = self.match.decision_of(seat)
        return now is not None and self._is_automatic_pass(now)

    def _all_agree(self) -> bool:
        self.screen.line(self.t("denied-undo-barrier"))
        answer = self.screen.ask(self.t("play-consent" if self.is_shared else "play-consent-alone")).lower()
        return answer in ("yes", "y", "ja", "j")

    def _log(self, seat: Seat, decision: Decision, rest: list[str]) -> bool:
        rows = [
            [self.sentences.event(each), self.t("play-withdrawn") if each.withdrawn else "", each.rule]
            for each in self.match.events(0, seat)
        ]
        self.screen.rows(rows, styles=("", "italic", "dim"))
        return False

    def _look(self, seat: Seat, decision: Decision, rest: list[str]) -> bool:
        self.shown = None
        self.explained.discard(seat)
        self._show(seat, decision)
        return False

    def _rules(self, seat: Seat, decision: Decision, rest: list[str]) -> bool:
        """Show a rule by its id, the rules of a topic, or a search; without arguments, the rule of the current
        question.
        """
        book, lang = self.sentences.catalogue, self.sentences.lang
        asked = " ".join(rest) or decision.rule
        entry = book.get(asked, lang)
        if entry is not None:
            texts = [text for field, text in entry.texts if field != "check"]
            self.screen.panel("\n\n".join(texts), title=entry.id)
            return False
        found = book.by_topic(asked, lang) or book.search(asked, lang)
        if not found:
            near = book.nearest(asked)
            hint = self.t("error-did-you-mean", names=", ".join(near)) if near else ""
            self._show_error(f"{self.t('rules-unknown-id', game=self.sentences.title, id=asked)} {hint}".strip())
        self.screen.rows([[each.id, each.headline] for each in found], styles=("bold",))
        return False

    def _save(self, seat: Seat, decision: Decision, rest: list[str]) -> bool:
        if not rest:
            self._show_error(self.t("play-save-where"))
            return False
        path = files.write(self.match, " ".join(rest))
        self.screen.line(self.t("play-saved", file=str(path)), style="green")
        return False

    def _quit(self, seat: Seat, decision: Decision, rest: list[str]) -> bool:
        raise QuitRequested

    # Chance by hand

    def _roll(self) -> None:
        """Ask for rolled dice. Hidden chance, such as a shuffled deck, still comes from the program."""
        request = self.match.position.asked
        assert isinstance(request, Request)
        frame = self.match.position.stack[-1]
        public = self.match.position.audience(frame, request.into, CHANCE) == EVERYONE
        if request.kind != "dice" or not public:
            self.match.take(outcome(request, self.match.key, self.match.draws), seat=CHANCE)
            return
        if self.is_shared and self.viewer is not None:
            self.viewer = None
            self.screen.clear()
        show_request(self.match, request, self.sentences, self.screen)
        while (answer := self._read_roll(request)) is None:
            self._show_error(self.t("play-dice-wrong", count=request.n, sides=request.sides))
        self.match.take(answer, seat=CHANCE)

    def _read_roll(self, request: Request) -> Action | None:
        """Return what the dice show, or None if the input is no valid roll. Enter lets the program roll."""
        typed = self.screen.ask(self.t("play-dice"))
        if COMMANDS.get(typed.lower(), typed.lower()) == "quit":
            raise QuitRequested
        return read_dice(typed, request) if typed else outcome(request, self.match.key, self.match.draws)

    # The end

    def _show_end(self) -> None:
        viewer = None if self.is_shared or not self.humans else self.humans[0]
        if self.is_shared:
            self.screen.clear()
        news = [] if self.is_shared else self._new_events(viewer)
        self.screen.heading(self.sentences.title)
        self.screen.show_table(build_table_view(self.match, viewer, self.sentences))
        if news:
            self.screen.line()
            self.screen.bullets(news)
        self.screen.line()
        show_result(self.match, self.sentences, self.screen)
        self.screen.line()
        self._show_dice_check()
        path = files.autosave(self.match) if self.autosaves else None
        if path is not None:
            self.screen.line(self.t("play-kept-end", file=str(path)), style="dim")

    def _show_dice_check(self) -> None:
        if self.match.by_hand:
            self.screen.line(self.t("verify-by-hand", count=self.match.draws, commitment=self.match.commitment))
            return
        verdict = verify_journal(self.match.game, self.match.journal)
        key = "verify-dice-failed" if verdict.wrong else "verify-dice"
        self.screen.line(self.t(key, count=verdict.draws, commitment=self.match.commitment), style="dim")

    def _show_farewell(self) -> None:
        if self.is_shared:  # A player's hand may be on the screen.
            self.screen.clear()
        self.screen.line()
        path = files.autosave(self.match) if self.autosaves and not self.match.over else None
        if path is not None:
            self.screen.line(self.t("play-kept", command=self._command(str(path))))
        self.screen.line(self.t("play-goodbye"))

    def _command(self, file: str) -> str:
        """Return the command that continues this match."""
        parts = ["brassboard play --load", file]
        if self.humans != [0]:
            parts.append(f"--humans {','.join(map(str, self.humans)) or 'none'}")
        if self.sentences.lang != "en":
            parts.append(f"--lang {self.sentences.lang}")
        return " ".join(parts)
