"""One table in memory, and everything that can happen there: start, take, undo, explain, chat, remind, replay.

All methods run on one event loop. An action changes the match at once, but neither its author nor anyone else is told
before it is on disk. Who connects in the meantime waits until then.
"""

import time
from collections.abc import Callable

import msgspec

from brassboard.installed_game import InstalledGame
from brassboard.kernel import BadInput, Match, Seat

from .autoplay import SUBSTITUTE_BOT, Autoplay
from .bot_pool import BotPool
from .connection import Connection, Refused
from .episode_end import Handover, end_episode, note_gates
from .gates import opened_by, require_known_verbs
from .persistence import DiskSync, Loaded, SavedProgress, rules_for
from .preview import preview_events
from .records import BOT, OPEN, OVER, PERSON, PLAYING, WAITING, Change, ChatLine
from .side_writes import put_chat, put_table
from .store import MAX_CHAT_LINES, JointWrites, Store, Write, WriteConflict, Written
from .table_members import TableMembers
from .updates import SeatUpdates, is_unnoticed
from .wire import (
    Plain,
    denial_plain,
    encoded,
    events_known,
    events_plain,
    reveal_plain,
    seats_of,
    table_plain,
    view_plain,
    withdrawn_of,
)

MAX_CHAT = 400
NUDGE_EVERY = 5.0
PASS_DELAY = 0.1
KICK_AFTER = 10 * 60.0


class TableSession:
    """One table in memory: its record, match, chat and connections, and the actions they allow."""

    kick_after = KICK_AFTER
    """For how many seconds a seat must keep the table waiting before it can be voted out."""

    def __init__(
        self, loaded: Loaded, installed: InstalledGame, store: Store, pool: BotPool, pass_delay: float = PASS_DELAY
    ) -> None:
        self.record, self.match, self.chat = loaded
        self.installed = installed
        self.rules = rules_for(self.record)
        self.store = store
        self.pool = pool
        self.members = TableMembers(self.record)
        self.busy = 0
        """How many tasks use this session now; it stays in memory until they are done."""
        self.broken = False
        self.handover: Handover | None = None
        """Carries the ends of matches into the ledgers of their campaigns."""
        self.autoplay = Autoplay(self, pass_delay)
        self.disk = DiskSync(self)
        self._saved = SavedProgress(self.match)
        self._last_chat = self.chat[-1].n if self.chat else 0
        self._nudged = 0.0

    @property
    def idle(self) -> bool:
        return not self.members.connections and not self.busy and not self.autoplay.busy

    @property
    def finished(self) -> bool:
        """Return whether nothing more is played here: the match is over, or does not count any more."""
        return self.record.status == OVER or (self.match is not None and self.match.over)

    # What a person may do and see

    def seats_of(self, person: str) -> list[Seat]:
        return seats_of(self.record, person)

    def may_see_all(self, person: str) -> bool:
        """Return whether a person may save and fork the match: after its end, or if they hold all seats of people."""
        people = {chair.person for chair in self.record.seats if chair.kind == PERSON}
        return self.record.status == OVER or people == {person}

    def require_own_seat(self, seat: Seat, person: str) -> None:
        seats = self.record.seats
        chair = seats[seat] if 0 <= seat < len(seats) else None
        if chair is None or chair.kind != PERSON or chair.person != person:
            raise Refused("not-your-seat", f"seat {seat} is not yours", 403)

    def plain(self, person: str) -> Plain:
        """Return the table as plain data for the lobby and the seat panels of this person."""
        online, away = self.members.online_seats, self.members.away
        return {**table_plain(self.record, self.match, person, online, away), "kick_after": self.kick_after}

    # Connections

    def join(self, connection: Connection) -> None:
        self.members.add(connection)
        self.broadcast_table()

    def leave(self, connection: Connection) -> None:
        if self.members.remove(connection):
            self.broadcast_table()

    async def greet(self, connection: Connection, events: int, chat: int) -> None:
        """Send the current state as it is on disk, with the events and chat lines that this client does not have."""
        await self.disk.settle()
        connection.greeted = True
        message: Plain = {"t": "state", "table": self.plain(connection.person)}
        message["chat"] = [line for line in self.chat if line.n > chat]
        if self.match is not None:
            self._add_match(message, self.match, connection, events)
        connection.send(message)
        if self.record.undo_by >= 0:
            connection.send({"t": "undo_asked", "seat": self.record.undo_by})

    def _add_match(self, message: Plain, match: Match, connection: Connection, events: int) -> None:
        """Add to a state message what this connection may know of the match, with its events after number `events`."""
        view = encoded(view_plain(match, connection.seat))
        message["view"], connection.shown = msgspec.Raw(view), hash(view)
        message["events"] = events_plain(match, connection.seat, events)
        message["withdrawn"] = withdrawn_of(match, connection.seat)
        if match.over:
            message["reveal"] = reveal_plain(match)

    def broadcast_table(self) -> None:
        """Tell everyone that seats, presence or votes have changed, and close the connections of lost seats."""
        self.members.close_lost_seats(self.record)
        for connection in self.members.greeted:
            connection.send({"t": "table", "table": self.plain(connection.person)})

    def replace_state(self, loaded: Loaded) -> None:
        """Continue with what was read from disk, and tell everyone who can notice a difference.

        A message without news would reveal that someone has chosen in secret, so it is not sent.
        """
        announced, undo_by = self._saved.announced, self.record.undo_by
        last_chat = self.chat[-1].n if self.chat else 0
        greeted = self.members.greeted
        tables_before = [self._visible_table(connection) for connection in greeted]
        self.record, match, self.chat = loaded
        self.match, self._saved = match, SavedProgress(match)
        self._last_chat = self.chat[-1].n if self.chat else 0
        for connection, table_before in zip(greeted, tables_before, strict=True):
            shown_before = connection.shown
            message: Plain = {"t": "state", "table": self.plain(connection.person)}
            message["chat"] = [line for line in self.chat if line.n > last_chat]
            if match is not None:
                self._add_match(message, match, connection, events_known(match, connection.seat, announced))
            has_news = bool(message["chat"] or message.get("events")) or connection.shown != shown_before
            if has_news or self._visible_table(connection) != table_before:
                connection.send(message)
        if self.record.undo_by != undo_by and self.record.undo_by >= 0:
            self.members.broadcast({"t": "undo_asked", "seat": self.record.undo_by})
        elif self.record.undo_by != undo_by:
            self.members.broadcast({"t": "undo_answered", "granted": False})
        self.members.close_lost_seats(self.record)
        self.autoplay.wake()

    def _visible_table(self, connection: Connection) -> bytes:
        """Return the table and the withdrawn events as this connection may know them, encoded for comparison."""
        withdrawn = withdrawn_of(self.match, connection.seat) if self.match is not None else []
        return encoded([self.plain(connection.person), withdrawn])

    # Writing

    def _notice(self, subject: str) -> str:
        return f"{self.record.id}:{subject}"

    async def save_record(self) -> None:
        """Write the changed record to disk. Refused if another process has changed it before."""
        if not await self.disk.confirm(self.store.run(put_table(self.record), self._notice("table"))):
            raise Refused("lost", "someone else changed the table; please look again")

    async def publish(
        self, changed: bool = False, only: Seat | None = None, author: tuple[Connection, int] | None = None
    ) -> bool:
        """Write what just happened, then tell everyone. Return False if another process had moved before.

        With `only`, no other seat can notice what happened. The author's update is also the acknowledgement.
        """
        match, record = self.match, self.record
        assert match is not None
        undo_was_asked = record.undo_by >= 0 and only is None
        if undo_was_asked or (record.votes and only is None):
            record.undo_by, record.undo_needs, record.votes = -1, [], {}
            changed = True
        updates = self._prepare_updates(match, only, author)
        if only is None:
            record.moved = time.time()
        ended = match.over and record.status != OVER
        if ended:
            record.status, record.result = OVER, msgspec.to_builtins(match.result)
        joint = await self._joint_or_roll_back(match, ended)
        connected = {connection.seat for connection in self.members.greeted}
        change = self._saved.next_change(match, record.id, record.moved, connected)
        write = put_table(record) if ended or changed or joint.changed else None
        notice = self._notice("table" if write else str(len(match.lines)))
        entries = len(match.log)
        if not await self.disk.confirm(self._submit(change, write, notice, joint)):
            return False
        self._saved.announced = entries
        for connection, data in updates:
            connection.push(data)
        if undo_was_asked:
            self.members.broadcast({"t": "undo_answered", "granted": False})
        if ended:
            self.members.broadcast({"t": "reveal", **reveal_plain(match)})
        if write is not None:
            self.broadcast_table()
        self.autoplay.wake()
        self.after_publish(joint, ended)
        return True

    async def _joint_or_roll_back(self, match: Match, ended: bool) -> JointWrites:
        """Return the joint writes. If they cannot be made, memory is ahead of the disk, so the table is read again."""
        try:
            return self.joint_writes(match, ended)
        except Exception:
            await self.disk.roll_back()
            raise

    def _submit(self, change: Change, write: Write | None, notice: str, joint: JointWrites) -> Written:
        writes = [write] if write is not None else []
        changes, notices = [change, *joint.changes], [notice, *joint.notices]
        return self.store.submit_all(changes, [*writes, *joint.writes], notices)

    def joint_writes(self, match: Match, ended: bool) -> JointWrites:
        """Return what is written together with the last action: gates it opened; how a campaign's match ended."""
        gates = note_gates(self.record, match)
        joint = end_episode(self.record, match) if ended and self.record.campaign else JointWrites(changed=gates)
        joint.gates = gates
        return joint

    def after_publish(self, joint: JointWrites, ended: bool) -> None:
        """Do what follows an action that is on disk."""
        if joint.gates:
            self.members.broadcast({"t": "gates", "gates": self.record.gates})
        if self.record.campaign and ended and self.handover is not None:
            self.handover.match_ended(self.record.campaign)

    def _prepare_updates(
        self, match: Match, only: Seat | None, author: tuple[Connection, int] | None
    ) -> list[tuple[Connection, bytes]]:
        """Return the message for each client. They are built before the write, because the match may change during it.

        A client for whom nothing has changed gets no message: it would reveal that someone has chosen in secret.
        """
        by_seat: dict[Seat | None, tuple[bytes, Plain]] = {}
        updates: list[tuple[Connection, bytes]] = []
        writer, ref = author or (None, 0)
        if writer is not None and not writer.greeted:
            updates.append((writer, encoded({"t": "ok", "ref": ref})))
        seat_updates = SeatUpdates(match, self._saved)
        for connection in self.members.connections:
            seat = connection.seat
            if connection.greeted and (only is None or seat == only):
                if seat not in by_seat:
                    by_seat[seat] = seat_updates.for_seat(seat)
                view, message = by_seat[seat]
                shown = hash(view)
                if writer is connection:
                    updates.append((connection, encoded({**message, "ok": ref})))
                elif len(message) > 2 or shown != connection.shown:
                    updates.append((connection, encoded(message)))
                connection.shown = shown
        return updates

    # Play

    async def start_match(self) -> None:
        """Start the match and write it to disk."""
        record = self.record
        if record.status != WAITING:
            raise Refused("started", "the match has already started")
        open_seats = [seat for seat, chair in enumerate(record.seats) if chair.kind == OPEN]
        if open_seats:
            raise Refused("seat-open", f"seat {open_seats[0]} is still open; fill it before you start")
        setup = self.rules.setup(record.players, record.options)
        nonces = tuple([chair.nonce for chair in record.seats])
        await self.adopt(Match.begin(self.rules, setup, secret=record.secret, nonces=nonces))

    async def adopt(self, match: Match) -> bool:
        """Make this the match of the table: write it to disk first, then show it. False: another process did so."""
        record = self.record
        record.status, record.moved = PLAYING, time.time()
        self.match, self._saved = match, SavedProgress(None)
        joint = await self._joint_or_roll_back(match, ended=False)
        change = self._saved.next_change(match, record.id, record.moved, set(), first=True)
        if not await self.disk.confirm(self._submit(change, put_table(record), self._notice("table"), joint)):
            return False
        self._saved.announced = len(match.log)
        for connection in self.members.greeted:
            await self.greet(connection, 0, self._last_chat)
        self.autoplay.wake()
        self.after_publish(joint, ended=False)
        return True

    async def take(self, connection: Connection, ref: int, number: int, choices: list[str]) -> None:
        require_known_verbs(self.installed, self.rules, choices, opened_by(self.record))
        await self._act(connection, ref, lambda match, seat: match.take(choices, seat, number), took=True)

    async def undo(self, connection: Connection, ref: int) -> None:
        """Undo at once if the seat may do so alone or no one else plays; otherwise ask the others for consent."""
        match, seat = self._require_player(connection)
        if match.over:
            raise Refused("over", "the match is over, so nothing can be undone")
        people = enumerate(self.record.seats)
        others = [s for s, chair in people if chair.kind == PERSON and chair.person != connection.person]
        all_seats = range(self.record.players)
        if match.may_undo(seat):
            await self._act(connection, ref, lambda match, seat: match.undo(seat))
        elif not others:
            await self._act(connection, ref, lambda match, seat: match.undo(seat, consent=all_seats))
        elif self.record.undo_by not in (-1, seat):
            raise Refused("undo-asked", "another player has already asked for an undo")
        else:
            match.clone().undo(seat, consent=all_seats)  # This raises if there is nothing to undo.
            self.record.undo_by, self.record.undo_needs = seat, others
            await self.save_record()
            connection.send({"t": "ok", "ref": ref})
            self.members.broadcast({"t": "undo_asked", "seat": seat})

    async def consent(self, connection: Connection, ref: int, yes: bool) -> None:
        _, seat = self._require_player(connection)
        record = self.record
        if record.undo_by < 0 or seat not in record.undo_needs:
            raise Refused("no-undo-asked", "no one has asked you for an undo")
        asker, all_seats = record.undo_by, range(record.players)
        mine = self.seats_of(connection.person)
        record.undo_needs = [other for other in record.undo_needs if other not in mine] if yes else []
        if record.undo_needs:
            await self.save_record()
            connection.send({"t": "ok", "ref": ref})
        elif yes:
            record.undo_by = -1
            await self._act(connection, ref, lambda match, _: match.undo(asker, consent=all_seats), changed=True)
            self.members.broadcast({"t": "undo_answered", "granted": True})
        else:
            record.undo_by = -1
            await self.save_record()
            connection.send({"t": "ok", "ref": ref})
            self.members.broadcast({"t": "undo_answered", "granted": False})

    def explain(self, connection: Connection, ref: int, choice: str) -> None:
        """Tell a player why they cannot take an option, or what it would do."""
        match, seat = self._require_player(connection)
        opened = opened_by(self.record)
        require_known_verbs(self.installed, self.rules, [choice], opened)
        denial = denial_plain(match.why_not(choice, seat), self.rules.id, opened)
        events = preview_events(match, seat, choice) if denial is None else []
        connection.send({"t": "why", "ref": ref, "denial": denial, "would": events})

    async def set_order(self, connection: Connection, ref: int, moment: str, passes: bool) -> None:
        """Set or clear a standing order to pass at a moment.

        It is private, and its delay does not depend on the hand.
        """
        _, seat = self._require_player(connection)
        if moment not in self.rules.book.moments:
            raise BadInput(f'there is no window "{moment[:40]}"', "moment")
        orders = {*self.record.orders.get(str(seat), ())}
        orders = orders | {moment} if passes else orders - {moment}
        self.record.orders = {**self.record.orders, str(seat): sorted(orders)}
        await self.save_record()
        connection.send({"t": "ok", "ref": ref})
        self.autoplay.wake()

    async def post_chat(self, connection: Connection, ref: int, text: str) -> None:
        cleaned = "".join([c for c in text if c.isprintable() or c == "\n"]).strip()[:MAX_CHAT]
        seats = self.seats_of(connection.person)
        if not cleaned or not seats:
            raise Refused("no-chat", "only players at this table can write in the chat", 403)
        seat = connection.seat if connection.seat is not None else seats[0]
        for _ in range(5):  # Another process may have used the number of the line.
            self._last_chat += 1
            line = ChatLine(self._last_chat, seat, self.record.seats[seat].name, cleaned, time.time())
            try:
                await self.disk.track(self.store.run(put_chat(self.record.id, line), self._notice("chat")))
            except WriteConflict:
                await self.disk.reload()
                continue
            self.chat = [*self.chat[-MAX_CHAT_LINES + 1 :], line]
            connection.send({"t": "ok", "ref": ref})
            self.members.broadcast({"t": "chat", "line": line})
            return
        raise Refused("lost", "too many chat messages at once; please send it again")

    def nudge(self, connection: Connection, ref: int) -> None:
        """Remind the players whom the table waits for."""
        match, _ = self._require_player(connection)
        if time.monotonic() - self._nudged < NUDGE_EVERY:
            raise Refused("too-early", "they were reminded just now; wait a little")
        self._nudged = time.monotonic()
        for other in self.members.greeted:
            if other.seat in match.awaited:
                other.send({"t": "nudge"})
        connection.send({"t": "ok", "ref": ref})

    def _require_player(self, connection: Connection) -> tuple[Match, Seat]:
        if self.match is None:
            raise Refused("not-started", "the match has not started yet")
        if connection.seat is None:
            raise Refused("spectator", "spectators can only watch", 403)
        self.require_own_seat(connection.seat, connection.person)
        if self.finished and not self.match.over:
            raise Refused("over", "this match does not count any more")
        return self.match, connection.seat

    async def _act(
        self,
        connection: Connection,
        ref: int,
        act: Callable[[Match, Seat], None],
        changed: bool = False,
        took: bool = False,
    ) -> None:
        if self.disk.is_reloading:
            await self.disk.settle()
        match, seat = self._require_player(connection)
        act(match, seat)
        only = seat if took and is_unnoticed(match, seat) else None
        if not await self.publish(changed, only, (connection, ref)):
            raise Refused("lost", "someone else was faster; the board is up to date")

    def substitute_bot(self, seat: Seat, resigned: bool) -> None:
        """Let a bot continue for a seat."""
        record, chair = self.record, self.record.seats[seat]
        chair.stands_for = chair.person if record.campaign else ""
        chair.kind, chair.bot, chair.resigned, chair.here = BOT, SUBSTITUTE_BOT, chair.resigned or resigned, False
        chair.person = ""
        record.votes.pop(str(seat), None)
        record.orders.pop(str(seat), None)
        if record.undo_by >= 0:
            record.undo_by, record.undo_needs = -1, []
            self.members.broadcast({"t": "undo_answered", "granted": False})
