"""A campaign played in the terminal: gathering, decisions between matches, and the matches themselves."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from brassboard.campaign import Campaign, handover
from brassboard.catalogue import Opened
from brassboard.cli import files
from brassboard.cli.screen import Screen
from brassboard.cli.table_view import build_table_view
from brassboard.cli.terminal_session import COMMANDS, QuitRequested, TerminalSession
from brassboard.installed_game import InstalledGame
from brassboard.kernel import BadInput, Decision, Illegal, Present, Seat
from brassboard.sentences import Sentences
from brassboard.texts import Texts

HUMAN = "human"
"""In the roster of a campaign: a person at this screen."""
OTHER_NAMES = {
    **COMMANDS,
    "": "play",
    "1": "play",
    "start": "play",
    "spielen": "play",
    "weiter": "play",
    "aussetzen": "absent",
    "mitspielen": "join",
    "gehen": "leave",
    "bogen": "sheet",
    "kapitel": "rail",
}
GATHERING = ("play", "absent", "join", "leave", "sheet", "rail", "save", "help", "quit")
MakeBot = Callable[[str, Seat], Any]


class LedgerTerminal(TerminalSession):
    """The decisions of a campaign between two matches."""

    def __init__(self, session: "CampaignSession", humans: list[Seat], bots: dict[Seat, Any]) -> None:
        campaign = session.campaign
        super().__init__(campaign.ledger, session.sentences, session.screen, humans, bots, autosave=False)
        self.session = session

    @property
    def goes_on(self) -> bool:
        return any([seat >= 0 for seat in self.match.awaited])

    def _show_welcome(self) -> None:
        self.session.show_rail()

    def _show_end(self) -> None:
        if self.is_shared:
            self.screen.clear()

    def _show_farewell(self) -> None:
        self.session.stopped = True

    def _save(self, seat: Seat, decision: Decision, rest: list[str]) -> bool:
        self.session.save()
        return False


class MatchTerminal(TerminalSession):
    """A match of a campaign. Its file is that of the campaign."""

    session: "CampaignSession"

    def _save(self, seat: Seat, decision: Decision, rest: list[str]) -> bool:
        self.session.save()
        return False

    def _show_farewell(self) -> None:
        self.session.stopped = True


class CampaignSession:
    """One campaign in the terminal, kept in one file."""

    def __init__(
        self,
        campaign: Campaign,
        installed: InstalledGame,
        path: Path,
        screen: Screen,
        lang: str,
        make_bot: MakeBot,
    ) -> None:
        self.campaign = campaign
        self.installed = installed
        self.path = path
        self.screen = screen
        self.lang = lang
        self.make_bot = make_bot
        self.absent: set[Seat] = set()
        self.stopped = False

    @property
    def sentences(self) -> Sentences:
        """Return the sentences about the campaign, also those that it has opened so far."""
        return Sentences(self.installed, self.lang, opened=Opened(self.campaign.gates), rules=self.campaign.ledger.game)

    @property
    def t(self) -> Texts:
        return self.installed.texts(self.lang, Opened(self.campaign.gates))

    def play(self) -> int:
        """Play until the campaign is over or someone quits. The file is replaced after every hand-over."""
        self.screen.heading(self.sentences.title)
        self.save(say=False)
        try:
            while not self.campaign.over and not self.stopped:
                self._play_next()
                self.save(say=False)
        except (QuitRequested, EOFError, KeyboardInterrupt):
            self.stopped = True
        if self.campaign.over:
            self._show_end()
        else:
            self.save(say=False)
            self.screen.line()
            self.screen.line(self.t("campaign-kept", command=self._command()))
            self.screen.line(self.t("play-goodbye"))
        return 0

    def _play_next(self) -> None:
        campaign = self.campaign
        if campaign.gathering:
            self._gather()
        elif campaign.match is not None:
            self._play_match()
        else:
            held = handover.seated_in(campaign.ledger)
            LedgerTerminal(self, [s for s in held if self._is_human(s)], self._bots(held, held)).play()

    def _play_match(self) -> None:
        match, seats = self.campaign.match, self.campaign.seats
        assert match is not None
        match.position.checked = True  # Check that every question comes from what its seat may know.
        humans = [place for place, seat in enumerate(seats) if self._is_human(seat)]
        bots = self._bots(seats, range(len(seats)))
        sentences = Sentences(self.installed, self.lang, opened=Opened(self.campaign.gates))
        terminal = MatchTerminal(match, sentences, self.screen, humans, bots, autosave=False)
        terminal.session = self
        terminal.play()

    def _is_human(self, seat: Seat) -> bool:
        return self.campaign.roster.get(str(seat), HUMAN) == HUMAN

    def _bots(self, seats: Any, places: Any) -> dict[Seat, Any]:
        """Return a bot for each place whose seat of the campaign a bot holds."""
        roster = self.campaign.roster
        pairs = zip(places, seats, strict=True)
        return {place: self.make_bot(roster[str(seat)], seat) for place, seat in pairs if not self._is_human(seat)}

    # Gathering

    def _gather(self) -> None:
        self.show_rail()
        self._show_company()
        while True:
            parts = self.screen.ask(self.t("campaign-prompt")).split()
            word = parts[0].lower() if parts else ""
            command = OTHER_NAMES.get(word, word)
            try:
                if command not in GATHERING:
                    raise BadInput(self.t("campaign-unknown", commands=", ".join(GATHERING)))
                if getattr(self, f"_{command}")(parts[1:]):
                    return
            except Illegal as refused:
                self.screen.show_error(self.sentences.denial(refused.denial))
            except BadInput as problem:
                self.screen.show_error(problem.what)

    def _play(self, rest: list[str]) -> bool:
        """Start the next match with everyone who is not absent."""
        held = handover.seated_in(self.campaign.ledger)
        present = Present(tuple([seat for seat in held if seat not in self.absent]))
        denial = self.campaign.ledger.why_not_gather(present) if present.seats else None
        if denial is not None:
            raise Illegal(denial)
        self.campaign.start(present.seats)
        self.absent = set()
        return True

    def _absent(self, rest: list[str]) -> bool:
        """Let a seat stay away from the next match, or come back."""
        seat = self._seat_of(rest)
        if seat not in handover.seated_in(self.campaign.ledger):
            raise BadInput(self.t("denied-chair-empty", seat=self.sentences.seat(seat)))
        self.absent ^= {seat}
        self._show_company()
        return False

    def _join(self, rest: list[str]) -> bool:
        """Give an empty chair to a person at this screen."""
        held = handover.seated_in(self.campaign.ledger)
        free = [seat for seat in range(self.campaign.ledger.setup.players) if seat not in held]
        seat = self._seat_of(rest) if rest else next(iter(free), -1)
        if seat < 0:
            raise BadInput(self.t("campaign-full"))
        self.campaign.join(seat)
        self.campaign.roster[str(seat)] = HUMAN
        return self._roster_changed()

    def _leave(self, rest: list[str]) -> bool:
        """Let a seat leave the campaign for good."""
        seat = self._seat_of(rest)
        self.campaign.leave(seat)
        self.campaign.roster.pop(str(seat), None)
        self.absent.discard(seat)
        return self._roster_changed()

    def _roster_changed(self) -> bool:
        """Save, and show who is there; return whether the campaign asks something else now."""
        self.save(say=False)
        if self.campaign.gathering:
            self._show_company()
        return not self.campaign.gathering

    def _seat_of(self, rest: list[str]) -> Seat:
        """Return the seat of a player's number; 1 is the first player."""
        chairs = self.campaign.ledger.setup.players
        if len(rest) != 1 or not rest[0].isdigit() or not 1 <= int(rest[0]) <= chairs:
            raise BadInput(self.t("campaign-which", count=chairs))
        return int(rest[0]) - 1

    def _sheet(self, rest: list[str]) -> bool:
        self.screen.show_table(build_table_view(self.campaign.ledger, None, self.sentences))
        return False

    def _rail(self, rest: list[str]) -> bool:
        self.show_rail()
        return False

    def _save(self, rest: list[str]) -> bool:
        self.save()
        return False

    def _help(self, rest: list[str]) -> bool:
        forms = {"absent": "absent 2", "join": "join 4", "leave": "leave 2"}
        rows = [[forms.get(command, command), self.t(f"campaign-commands.{command}")] for command in GATHERING]
        self.screen.rows(rows, styles=("bold cyan",))
        return False

    def _quit(self, rest: list[str]) -> bool:
        raise QuitRequested

    # What is shown

    def show_rail(self) -> None:
        """Show the matches of the campaign. What lies behind a closed gate has no title."""
        for leg in handover.rail_of(self.campaign.ledger):
            untitled = self.t("campaign-left-out" if leg.status == "past" else "campaign-sealed")
            title = self.t(leg.title) if leg.title and self.t.has(leg.title) else untitled
            won = self.t("campaign-won", seats=self.sentences.seats(leg.won)) if leg.won else ""
            sign = {"past": "✓", "now": "▸"}.get(leg.status, "·")
            line = f"{sign} {leg.number}. {title}" + (f" – {won}" if won else "")
            self.screen.line(line, style="bold" if leg.status == "now" else "dim" if leg.status == "ahead" else "")

    def _show_company(self) -> None:
        names: list[str] = []
        for seat in handover.seated_in(self.campaign.ledger):
            held = self.campaign.roster.get(str(seat), HUMAN)
            who = self.t("play-person") if held == HUMAN else self.t("play-bot", name=held)
            away = f", {self.t('campaign-absent')}" if seat in self.absent else ""
            names.append(f"{self.sentences.seat(seat)}: {who}{away}")
        self.screen.line(" · ".join(names))

    def _show_end(self) -> None:
        self.show_rail()
        self._sheet([])
        result = self.campaign.result
        assert result is not None
        ending = self.sentences.ending(result)
        if ending:
            self.screen.line(ending)
        winners = self.sentences.seats(result.winners)
        self.screen.line(self.t("campaign-over", seats=winners), style="bold green")
        self.screen.line(self.t("campaign-check", file=str(self.path)), style="dim")

    def save(self, say: bool = True) -> None:
        """Replace the file of the campaign."""
        files.write_campaign(self.campaign, self.path)
        if say:
            self.screen.line(self.t("play-saved", file=str(self.path)), style="green")

    def _command(self) -> str:
        lang = f" --lang {self.lang}" if self.lang != "en" else ""
        return f"brassboard play {self.installed.id} --campaign {self.path}{lang}"
