"""A sitting at the table: whose turn it is, what was typed, and what is shown to whom: only what he may know."""

from itertools import groupby
from typing import Any

from brassboard.cli import files
from brassboard.cli.input_parsing import chosen, chosen_one, is_choice
from brassboard.cli.match_result import show_ending
from brassboard.cli.question import read_dice, show_question, show_request
from brassboard.cli.screen import Screen
from brassboard.cli.table_view import Tableau, seen_by, tableau
from brassboard.cli.verify import check
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
from brassboard.sentences import Words

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
}  # what else a command may be called
ASKED = ("help", "why", "undo", "log", "look", "rules", "save", "quit")


class Leave(Exception):
    """The people at the table want to stop."""


class Sitting:
    """One match in the terminal. `humans` sit at the screen in turn; `bots` answer for the other seats."""

    def __init__(
        self, match: Match, words: Words, screen: Screen, humans: list[Seat], bots: dict[Seat, Any], keep: bool = True
    ) -> None:
        self.match = match
        self.words = words
        self.t = words.t
        self.screen = screen
        self.humans = humans
        self.bots = bots
        self.keeps = keep
        self.looking: Seat | None = humans[0] if len(humans) == 1 else None
        self.read: dict[Seat | None, int] = {}
        self.shown: Tableau | None = None
        self.explained: set[Seat] = set()  # who knows what the drawing means

    @property
    def several(self) -> bool:
        return len(self.humans) > 1

    # The course of a match

    def play(self) -> int:
        """Play until the match is over or somebody leaves."""
        try:
            self._welcome()
            while not self.match.over:
                self._next()
        except (Leave, EOFError, KeyboardInterrupt):
            self._farewell()
            return 0
        except Exception:
            self._farewell()
            raise
        self._end()
        return 0

    def _welcome(self) -> None:
        seats = [
            f"{self.words.seat(seat)}: {self._who(seat)}" for seat in range(self.match.setup.players)
        ]  # "Player 1: you", "Player 2: bot (greedy)"
        self.screen.heading(f"{self.words.title} · {' · '.join(seats)}")
        if not self.match.by_hand:
            self.screen.line(self.t("play-commitment", commitment=self.match.commitment), style="dim")
        self.screen.line(self.t("play-help"))

    def _who(self, seat: Seat) -> str:
        if seat in self.bots:
            return self.t("play-bot", name=type(self.bots[seat]).__name__.lower())
        return self.t("play-person" if self.several else "you")

    def _next(self) -> None:
        awaited = self.match.awaited
        if awaited == (CHANCE,):
            self._roll()
            return
        for seat in awaited:
            if seat in self.bots:
                self.match.take(self.bots[seat].choose(self.match.lens(seat)), seat=seat)
                return
        self._human(awaited[0])

    def _human(self, seat: Seat) -> None:
        decision = self.match.decision_of(seat)
        assert decision is not None
        if self._passes_by_itself(decision):
            self.match.take(decision.options[0], seat=seat)
            return
        self._hand_over(seat)
        self._show(seat, decision)
        while not self._obey(self.screen.ask(self._asks(seat)), seat, decision):
            pass

    def _asks(self, seat: Seat) -> str:
        return self.words.seat(seat) if self.several else self.t("play-prompt")

    def _passes_by_itself(self, decision: Decision) -> bool:
        """With others at the screen this would tell them what the hand does not hold; bots do not look."""
        return not self.several and len(decision.options) == 1 and isinstance(decision.options[0].action, Pass)

    def _hand_over(self, seat: Seat) -> None:
        if self.looking == seat:
            return
        if self.read:  # somebody's table is on the screen
            self.screen.clear()
        self.looking = None
        self.shown = None
        self.screen.panel(self.t("play-hidden-turn", seat=self.words.seat(seat)))
        while self._leaves(self.screen.ask(self.t("play-enter"))):
            pass
        self.screen.clear()
        self.looking = seat

    def _leaves(self, typed: str) -> bool:
        """At a hand-over nothing but leaving is understood; Enter goes on."""
        if COMMANDS.get(typed.lower(), typed.lower()) == "quit":
            raise Leave
        return bool(typed)

    # What is shown

    def _show(self, seat: Seat, decision: Decision) -> None:
        now = tableau(self.match, seat, self.words)
        news = self._news(seat)
        if self.screen.fancy and self.shown is not None and (news or now != self.shown):
            self.screen.clear()
        if now != self.shown:
            self.screen.heading(f"{self.words.title} · {self.words.seat(seat)}")
            self.screen.tableau(now, explain=seat not in self.explained)
            self.explained.add(seat)
        elif self.screen.fancy and news:
            self.screen.tableau(now)
        self.shown = now
        if news:
            self.screen.line()
            self.screen.line(self.t("play-log"), style="bold")
            self.screen.bullets(news)
        show_question(decision, self.words, self.screen, seen_by(self.match, seat).table)

    def _news(self, seat: Seat | None) -> list[str]:
        """What happened since this seat last looked; what was taken back meanwhile is left out."""
        seen = self.match.events(self.read.get(seat, 0), seat)
        if seen:
            self.read[seat] = seen[-1].number + 1
        said = [self.words.event(each) for each in seen if not each.withdrawn]
        runs = [(text, len(list(same))) for text, same in groupby(said)]
        return [text if count == 1 else f"{text} (×{count})" for text, count in runs]

    # What is typed

    def _obey(self, typed: str, seat: Seat, decision: Decision) -> bool:
        """Do what was typed; whether the table must be shown anew."""
        words = typed.split()
        if not words:
            if len(decision.options) > 1:
                self._complain(self.t("play-help"))
                return False
            words = ["1"]
        command = COMMANDS.get(words[0].lower(), words[0].lower())
        try:
            if command in ASKED and not is_choice(words[0], decision):
                return bool(getattr(self, f"_{command}")(seat, decision, words[1:]))
            self.match.take(chosen(self.match, decision, words), seat=seat)
            return True
        except Illegal as refused:
            self._refuse(refused.denial)
        except BadInput as problem:
            self._complain(self._unclear(problem, words))
        return False

    def _unclear(self, problem: BadInput, words: list[str]) -> str:
        """The problem in the reader's language, as far as we have words for it."""
        verb = words[0].partition(":")[0]
        known = self.match.game.verbs.get(verb)
        if problem.where.startswith("option") and known is None:
            return self.t("error-unknown-option", option=words[0][:40])
        if problem.where.startswith("option") and known is not None:
            syntax = syntax_of(known)
            form = ",".join(argument.name for argument in syntax.arguments)
            return self.t("play-write-it", form=f"{verb}:{form}" if form else verb)
        return self.t("error-bad-input", what=str(problem))

    def _complain(self, text: str) -> None:
        self.screen.complain(text)

    def _refuse(self, denial: Denial) -> None:
        self._complain(self.words.denial(denial))
        self._quote(denial.rule)

    def _quote(self, rule: str) -> None:
        """The rule itself, in the catalogue's words; of a ruling what was decided, not what was asked."""
        if not rule:
            return
        entry = self._entry(rule)
        said = dict(entry.texts).get("ruling", entry.headline) if entry else ""
        self.screen.line(f"{rule}: {said}" if said else rule, style="dim")

    def _entry(self, rule: str) -> Any:
        try:
            return self.words.box.catalogue.get(rule, self.words.lang)
        except BadInput:
            return None

    # Commands

    def _help(self, seat: Seat, decision: Decision, rest: list[str]) -> bool:
        self.screen.line(self.t("play-help"))
        rows = [["1", self.t("play-commands.number")], ["1 3 2", self.t("play-commands.several")]]
        rows.append([decision.options[0].text, self.t("play-commands.text")])
        forms = {"why": "why OPTION", "rules": "rules ID", "save": "save FILE"}
        rows += [[forms.get(command, command), self.t(f"play-commands.{command}")] for command in ASKED]
        self.screen.rows(rows, styles=("bold cyan",))
        return False

    def _why(self, seat: Seat, decision: Decision, rest: list[str]) -> bool:
        if not rest:
            self._complain(self.t("play-why-what", option=decision.options[0].text))
            return False
        option = chosen_one(rest[0], decision)
        denial = self.match.why_not(option, seat)
        if denial is None:
            self.screen.line(self.t("play-allowed"), style="green")
            self._quote(next((each.rule for each in decision.options if each.text == option), ""))
        else:
            self._refuse(denial)
        return False

    def _undo(self, seat: Seat, decision: Decision, rest: list[str]) -> bool:
        """Back to the last real choice: a pass that was made for the player is taken back along with it."""
        consent: tuple[Seat, ...] = ()
        undone = False
        while not undone or self._still_passing(seat):
            if not consent and not self.match.may_undo(seat):
                if not any(line.who == seat for _, line in standing_choices(self.match.lines)):
                    self._complain(self.t("denied-nothing-to-undo"))
                    return undone
                if not self._all_agree():
                    return undone
                consent = tuple(other for other in range(self.match.setup.players) if other != seat)
            try:
                self.match.undo(seat, consent)
            except Illegal as refused:
                self._refuse(refused.denial)
                return undone
            undone = True
        return True

    def _still_passing(self, seat: Seat) -> bool:
        now = self.match.decision_of(seat)
        return now is not None and self._passes_by_itself(now)

    def _all_agree(self) -> bool:
        self.screen.line(self.t("denied-undo-barrier"))
        answer = self.screen.ask(self.t("play-consent" if self.several else "play-consent-alone")).lower()
        return answer in ("yes", "y", "ja", "j")

    def _log(self, seat: Seat, decision: Decision, rest: list[str]) -> bool:
        rows = [
            [self.words.event(each), self.t("play-withdrawn") if each.withdrawn else "", each.rule]
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
        """A rule by its number, the rules of a topic or with these words; without any, the rule in progress."""
        book, lang = self.words.box.catalogue, self.words.lang
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
            self._complain(f"{self.t('rules-unknown-id', game=self.words.title, id=asked)} {hint}".strip())
        self.screen.rows([[each.id, each.headline] for each in found], styles=("bold",))
        return False

    def _save(self, seat: Seat, decision: Decision, rest: list[str]) -> bool:
        if not rest:
            self._complain(self.t("play-save-where"))
            return False
        path = files.write(self.match, " ".join(rest))
        self.screen.line(self.t("play-saved", file=str(path)), style="green")
        return False

    def _quit(self, seat: Seat, decision: Decision, rest: list[str]) -> bool:
        raise Leave

    # Chance by hand

    def _roll(self) -> None:
        """The table's own dice. What nobody may see, such as a shuffled deck, still comes from the machine."""
        request = self.match.position.asked
        assert isinstance(request, Request)
        frame = self.match.position.stack[-1]
        public = self.match.position.audience(frame, request.into, CHANCE) == EVERYONE
        if request.kind != "dice" or not public:
            self.match.take(outcome(request, self.match.key, self.match.draws), seat=CHANCE)
            return
        if self.several and self.looking is not None:
            self.looking = None
            self.screen.clear()
        show_request(self.match, request, self.words, self.screen)
        while (answer := self._rolled(request)) is None:
            self._complain(self.t("play-dice-wrong", count=request.n, sides=request.sides))
        self.match.take(answer, seat=CHANCE)

    def _rolled(self, request: Request) -> Action | None:
        """What the dice show; Enter lets the machine roll, None is no answer."""
        typed = self.screen.ask(self.t("play-dice"))
        if COMMANDS.get(typed.lower(), typed.lower()) == "quit":
            raise Leave
        return read_dice(typed, request) if typed else outcome(request, self.match.key, self.match.draws)

    # The end

    def _end(self) -> None:
        looker = None if self.several or not self.humans else self.humans[0]
        if self.several:
            self.screen.clear()
        news = [] if self.several else self._news(looker)
        self.screen.heading(self.words.title)
        self.screen.tableau(tableau(self.match, looker, self.words))
        if news:
            self.screen.line()
            self.screen.bullets(news)
        self.screen.line()
        show_ending(self.match, self.words, self.screen)
        self.screen.line()
        self._about_dice()
        path = files.keep(self.match) if self.keeps else None
        if path is not None:
            self.screen.line(self.t("play-kept-end", file=str(path)), style="dim")

    def _about_dice(self) -> None:
        if self.match.by_hand:
            self.screen.line(self.t("verify-by-hand", count=self.match.draws, commitment=self.match.commitment))
            return
        verdict = check(self.match.game, self.match.journal)
        key = "verify-dice-failed" if verdict.wrong else "verify-dice"
        self.screen.line(self.t(key, count=verdict.draws, commitment=self.match.commitment), style="dim")

    def _farewell(self) -> None:
        if self.several:  # somebody's hand may be on the screen
            self.screen.clear()
        self.screen.line()
        path = files.keep(self.match) if self.keeps and not self.match.over else None
        if path is not None:
            self.screen.line(self.t("play-kept", command=self._command(str(path))))
        self.screen.line(self.t("play-goodbye"))

    def _command(self, file: str) -> str:
        """What brings this sitting back."""
        words = ["brassboard play --load", file]
        if self.humans != [0]:
            words.append(f"--humans {','.join(map(str, self.humans)) or 'none'}")
        if self.words.lang != "en":
            words.append(f"--lang {self.words.lang}")
        return " ".join(words)
