"""The ledger of a campaign in memory: a table whose match is the campaign, and which opens the tables of its matches.

Everything a hand-over writes is one transaction: the line of the ledger, the state of the episode, and the table of the
next match if the ledger asks for one.
"""

import asyncio
import secrets
import time
from collections.abc import Callable, Coroutine
from typing import Any

from brassboard.campaign import handover
from brassboard.installed_game import InstalledGame
from brassboard.kernel import MATCH, Action, Form, Illegal, Left, Match, Outcome, Seat, Seated, Void, read_action
from brassboard.kernel.data import MatchRequest

from .autoplay import SUBSTITUTE_BOT
from .bot_pool import BotPool
from .campaign_wire import campaign_plain, current_table, new_ledger, present_of, start_denial
from .connection import Connection, Refused
from .episode_end import note_gates
from .episode_writes import open_episode, record_episode, void_episode
from .gates import opened_by
from .persistence import Loaded, SavedProgress
from .records import BOT, OVER, PERSON, PLAYING, RUNNING, Chair, Episode, TableRecord
from .side_writes import put_table
from .store import JointWrites, Store
from .table_session import PASS_DELAY, TableSession
from .wire import Plain, encoded

RETRIES = 3
PROXY, ABSENT, VOID = "proxy:", "absent:", "void"
"""What people vote on: a bot's answer for a seat, that a seat stays away, that the match does not count."""


class LedgerSession(TableSession):
    """The ledger of one campaign in memory."""

    vote_after = 0.0
    """For how many seconds a seat must keep the campaign waiting before the others may vote about it."""

    def __init__(
        self, loaded: Loaded, installed: InstalledGame, store: Store, pool: BotPool, pass_delay: float = PASS_DELAY
    ) -> None:
        super().__init__(loaded, installed, store, pool, pass_delay)
        self.episodes: list[Episode] = []
        """The matches of the campaign as they were last read from disk."""
        self.match_record: TableRecord | None = None
        """The table of the match that is being played, as it was last read from disk: its gates are open, too."""
        self._hand_over = JointWrites()
        """What is written together with the next line of the ledger."""
        self._told_gates = opened_by(self.record)
        """The gates that everyone here knows to be open."""
        self._question = _public_question(self.match)
        """What everyone could see of the open question after the last answer that anyone noticed."""

    async def refresh(self) -> None:
        """Read the matches of the campaign again."""
        self.episodes = await asyncio.to_thread(self.store.episodes, self.record.id)
        table = current_table(self.episodes)
        self.match_record = await asyncio.to_thread(self.store.record, table) if table is not None else None

    # What readers see

    def campaign_plain(self, person: str) -> Plain:
        """Return the campaign as plain data for this person."""
        opened = opened_by(self.record, self.match_record)
        plain = campaign_plain(self.record, self.match, self.episodes, person, opened, self.rules)
        return {**plain, "vote_after": self.vote_after}

    async def greet(self, connection: Connection, events: int, chat: int) -> None:
        await super().greet(connection, events, chat)
        await self.refresh()
        connection.campaign = 0
        self.broadcast_campaign()

    def broadcast_campaign(self) -> None:
        """Tell everyone for whom something of the campaign has changed."""
        letters: dict[str, bytes] = {}
        for connection in self.members.greeted:
            letter = letters.get(connection.person)
            if letter is None:
                campaign = self.campaign_plain(connection.person)
                letter = letters[connection.person] = encoded({"t": "campaign", "campaign": campaign})
            if connection.campaign != hash(letter):
                connection.campaign = hash(letter)
                connection.push(letter)

    def replace_state(self, loaded: Loaded) -> None:
        super().replace_state(loaded)
        self._question = _public_question(self.match)
        self._run(self._refresh_and_tell)

    async def save_record(self) -> None:
        await super().save_record()
        self.broadcast_campaign()

    async def _refresh_and_tell(self) -> None:
        await self.refresh()
        opened = opened_by(self.record, self.match_record)
        if opened != self._told_gates:
            self._told_gates = opened
            self.members.broadcast({"t": "gates", "gates": sorted(opened)})
        self.broadcast_campaign()

    def _run(self, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Run something beside the current task. The session stays in memory until it is done."""
        self.busy += 1

        async def working() -> None:
            try:
                await work()
            finally:
                self.busy -= 1

        task = asyncio.get_running_loop().create_task(working())
        _TASKS.add(task)
        task.add_done_callback(_TASKS.discard)

    # Writing

    async def publish(
        self, changed: bool = False, only: Seat | None = None, author: tuple[Connection, int] | None = None
    ) -> bool:
        match = self.match
        assert match is not None
        if only is None and self._is_unnoticed(match):
            only = match.lines[-1].who
        if only is None:
            self._seat_latecomers()
            self._note_calls()
            changed = True
        return await super().publish(changed, only, author)

    def _is_unnoticed(self, match: Match) -> bool:
        """Return whether only its author can notice the last answer: a small choice in a secret form, or its undo."""
        form = match.position.asked
        same = self._question == _public_question(match)
        return same and type(form) is Form and len(form.seats) > 1 and match.lines[-1].who >= 0

    def joint_writes(self, match: Match, ended: bool) -> JointWrites:
        """Return what is written with an answer to the ledger: the end of a match, and the table of the next one."""
        joint, self._hand_over = self._hand_over, JointWrites()
        joint.changed = note_gates(self.record, match) or joint.changed
        opening = handover.opening(self.installed.rules, match)
        if opening is not None:
            self._open_match(match, opening, joint)
        return joint

    def _open_match(self, ledger: Match, opening: handover.Opening, joint: JointWrites) -> None:
        """Add the table of the match that the ledger asks for. Whoever plays the seats of the ledger plays it."""
        record, rules, now = self.record, self.installed.rules, time.time()
        chairs = [_match_chair(record.seats[seat]) for seat in opening.seats]
        match = opening.begin(rules, [chair.nonce for chair in chairs])
        leg = next((leg for leg in handover.rail_of(ledger) if leg.status == "now"), None)
        table = TableRecord(
            id=handover.match_table_id(ledger, opening.n),
            game=record.game,
            version=rules.version,
            players=len(chairs),
            options=dict(opening.setup.options),
            host=record.host,
            secret=opening.secret,
            invite=secrets.token_urlsafe(24),
            seats=chairs,
            status=PLAYING,
            created=now,
            moved=now,
            campaign=record.id,
            episode=opening.n,
            places=list(opening.seats),
            chapter=leg.number if leg is not None else 0,
            title=leg.title if leg is not None else "",
            gates=list(record.gates),
        )
        note_gates(table, match)
        joint.changes.append(SavedProgress(None).next_change(match, table.id, now, set(), first=True))
        episode = Episode(record.id, opening.n, table.id, RUNNING, opening.seats, None, rules.version, now, 0.0)
        joint.writes += [put_table(table), open_episode(episode)]
        joint.opened, joint.changed = table.id, True
        record.invite, record.hour = secrets.token_urlsafe(24), 0.0  # An invitation holds until the next match begins.
        for chair in record.seats:
            chair.absent = False

    def after_publish(self, joint: JointWrites, ended: bool) -> None:
        super().after_publish(joint, ended)
        self._run(self._refresh_and_tell)
        if self.handover is not None:
            self.handover.ledger_changed(self.record.id, joint.opened)

    def _seat_latecomers(self) -> None:
        """While the ledger gathers, write down who has joined and who has left since it last did."""
        match, seats = self.match, self.record.seats
        if match is None or not handover.is_gathering(match):
            return
        held = handover.seated_in(match)
        for seat, chair in enumerate(seats):
            if chair.leaving and seat in held and self._gathers(match, Left(seat)):
                seats[seat] = Chair()
        for seat, chair in enumerate(seats):
            if chair.joining and seat not in held and self._gathers(match, Seated(seat, chair.role)):
                chair.joining = False

    def _gathers(self, match: Match, answer: Action) -> bool:
        """Write an answer into a ledger that gathers, if its rules allow it. Return whether they do."""
        if not handover.is_gathering(match) or match.why_not_gather(answer) is not None:
            return False
        match.take(answer, seat=MATCH)
        return True

    def _note_calls(self) -> None:
        """Remember since when each seat is asked, and forget votes that have lost their object.

        The time changes only with the question: how many small choices a seat has made in it is nobody's business.
        """
        record, match, now = self.record, self.match, time.time()
        assert match is not None
        asked = match.position.asked
        known = record.calls if self._question[0] is asked else {}
        self._question = _public_question(match)
        waiting = [seat for seat in match.awaited if seat >= 0]
        record.calls = {str(seat): known.get(str(seat), (match.numbers[seat], now)) for seat in waiting}
        record.proxies = {s: number for s, number in record.proxies.items() if s in record.calls}
        gathering, playing = handover.is_gathering(match), type(asked) is MatchRequest
        standing = {f"{PROXY}{seat}" for seat in waiting} | ({VOID} if playing else set())
        votes = record.ballots.items()
        record.ballots = {w: who for w, who in votes if w in standing or (gathering and w.startswith(ABSENT))}

    # Between ledger and match

    async def begin(self) -> bool:
        """Begin the campaign with those who hold a chair, and start its first match."""
        record = self.record
        nonces = tuple([chair.nonce for chair in record.seats])
        match = new_ledger(self.rules, record, record.secret, nonces)
        denial = start_denial(record, match)
        if denial is not None:
            raise Illegal(denial)
        if handover.is_gathering(match):
            match.take(present_of(record), seat=MATCH)
        done = await self.adopt(match)
        self._question = _public_question(self.match)
        return done

    async def gather(self) -> bool:
        """Let those play the next match who are there. Return False if another process was faster."""
        match = self.match
        assert match is not None
        self._seat_latecomers()
        match.take(present_of(self.record), seat=MATCH)
        return await self.publish()

    async def write_roster(self) -> bool:
        """Write down who has joined or left, if the ledger gathers now; else only keep it in the record."""
        match = self.match
        before = len(match.lines) if match is not None else 0
        self._seat_latecomers()
        if match is not None and len(match.lines) > before:
            return await self.publish()
        await self.save_record()
        return True

    async def record_outcome(self, episode: Episode, gates: list[str]) -> bool:
        """Write how a match ended into the ledger, and open the next match if the ledger asks for one."""
        match = self.match
        if match is None or len(match.lines) != episode.n or episode.outcome is None:
            await self.disk.reload()
            return False
        outcome = read_action(episode.outcome, match.game.verbs)
        assert isinstance(outcome, Outcome)
        match.take(handover.upgraded_outcome(self.installed.rules, outcome, episode.version), seat=MATCH)
        self.record.gates = sorted({*self.record.gates, *gates})
        self._hand_over = JointWrites(writes=[record_episode(episode.campaign, episode.n)])
        return await self.publish()

    async def void_match(self, episode: Episode, table: TableSession) -> bool:
        """Let the match on the table not count, in the ledger and at its table."""
        match = self.match
        assert match is not None
        if len(match.lines) != episode.n or table.finished:
            return False
        now = time.time()
        match.take(Void(), seat=MATCH)
        table.record.status = OVER
        writes = [void_episode(episode.campaign, episode.n, now), put_table(table.record)]
        self._hand_over = JointWrites(writes=writes, notices=[f"{table.record.id}:table"])
        done = await self.publish()
        if not done:
            await table.disk.roll_back()
        table.broadcast_table()
        table.autoplay.wake()
        return done

    async def _act(
        self,
        connection: Connection,
        ref: int,
        act: Callable[[Match, Seat], None],
        changed: bool = False,
        took: bool = False,
    ) -> None:
        """Carry out an action. If only the record was changed elsewhere, it is tried again on what is there now."""
        for _ in range(RETRIES):
            try:
                await super()._act(connection, ref, act, changed, took)
            except Refused as refused:
                if refused.code != "lost":
                    raise
                continue
            return
        raise Refused("lost", "someone else was faster; the page is up to date")

    def hand_to_bot(self, seat: Seat) -> None:
        """Let a bot decide for a seat until the ledger next gathers; then its chair is empty."""
        chair = self.record.seats[seat]
        self.record.seats[seat] = Chair(BOT, "", chair.name, SUBSTITUTE_BOT, nonce=chair.nonce, leaving=True)


def _public_question(match: Match | None) -> tuple[object, tuple[Seat, ...], int]:
    """Return the open question, who must answer it, and how many events there are."""
    return (match.position.asked, match.awaited, len(match.log)) if match is not None else (None, (), 0)


_TASKS: set["asyncio.Task[None]"] = set()
"""Tasks that run beside requests: the event loop itself keeps only weak references to them."""


def _match_chair(chair: Chair) -> Chair:
    """Return the chair of a match for a chair of the ledger."""
    kind = chair.kind if chair.kind in (PERSON, BOT) else BOT
    bot = chair.bot or (SUBSTITUTE_BOT if kind == BOT else "")
    return Chair(kind, chair.person, chair.name, bot, chair.here, nonce=chair.nonce or secrets.token_bytes(16))
