"""Everything that may happen at a table: begin, take, undo, ask why, talk, remind, look back.

An action changes the match at once, but neither its author nor anybody else is told before it is on disk.
"""

import time
from collections.abc import Callable

import msgspec

from brassboard.kernel import BadInput, Form, Match, Seat
from brassboard.kernel.match import may_read

from .autoplay import STAND_IN
from .connection import Connection, Refused
from .persistence import Kept, News
from .preview import would
from .records import BOT, OPEN, OVER, PERSON, PLAYING, WAITING, ChatLine
from .side_writes import put_chat, put_table
from .store import MOST_CHAT_LINES, Lost
from .table_members import Room
from .wire import Plain, denial_plain, encoded, reveal_plain, view_plain

MOST_CHAT = 400
NUDGE_EVERY = 5.0


class LiveTable(Room):
    """One table and everything that may happen at it."""

    # Playing

    async def begin(self) -> None:
        """Start the match and write it down."""
        record = self.record
        if record.status != WAITING:
            raise Refused("started", "the match has already started")
        open_seats = [seat for seat, chair in enumerate(record.seats) if chair.kind == OPEN]
        if open_seats:
            raise Refused("seat-open", f"seat {open_seats[0]} is still open; fill it before you start")
        setup = self.box.rules.setup(record.players, record.options)
        nonces = tuple([chair.nonce for chair in record.seats])
        await self.adopt(Match.begin(self.box.rules, setup, secret=record.secret, nonces=nonces))

    async def adopt(self, match: Match) -> None:
        """Play this match here: written down first, then shown."""
        record = self.record
        record.status, record.moved = PLAYING, time.time()
        self.match, self._kept = match, Kept(None)
        change = self._kept.change(match, record.id, record.moved, set(), first=True)
        await self._written(self._submit(self.store.submit(change, put_table(record), self._notice("table"))))
        self._kept.told = len(match.log)
        for connection in [connection for connection in self.connections if connection.greeted]:
            await self.greet(connection, 0, self._last_chat)
        self.autoplay.wake()

    async def take(self, connection: Connection, ref: int, number: int, choices: list[str]) -> None:
        await self._act(connection, ref, lambda match, seat: match.take(choices, seat, number), took=True)

    async def undo(self, connection: Connection, ref: int) -> None:
        match, seat = self._playing(connection)
        if match.over:
            raise Refused("over", "the match is over, so nothing can be undone")
        people = enumerate(self.record.seats)
        others = [s for s, chair in people if chair.kind == PERSON and chair.person != connection.person]
        everybody = range(self.record.players)
        if match.may_undo(seat):
            await self._act(connection, ref, lambda match, seat: match.undo(seat))
        elif not others:
            await self._act(connection, ref, lambda match, seat: match.undo(seat, consent=everybody))
        elif self.record.undo_by not in (-1, seat):
            raise Refused("undo-asked", "another player has already asked for an undo")
        else:
            match.clone().undo(seat, consent=everybody)  # is there anything to take back?
            self.record.undo_by, self.record.undo_needs = seat, others
            await self.keep_table()
            connection.send({"t": "ok", "ref": ref})
            self._tell({"t": "undo_asked", "seat": seat})

    async def consent(self, connection: Connection, ref: int, yes: bool) -> None:
        _, seat = self._playing(connection)
        record = self.record
        if record.undo_by < 0 or seat not in record.undo_needs:
            raise Refused("no-undo-asked", "no one has asked you for an undo")
        asker, everybody = record.undo_by, range(record.players)
        mine = self.seats_of(connection.person)
        record.undo_needs = [other for other in record.undo_needs if other not in mine] if yes else []
        if record.undo_needs:
            await self.keep_table()
            connection.send({"t": "ok", "ref": ref})
        elif yes:
            record.undo_by = -1
            await self._act(connection, ref, lambda match, _: match.undo(asker, consent=everybody), changed=True)
            self._tell({"t": "undo_answered", "granted": True})
        else:
            record.undo_by = -1
            await self.keep_table()
            connection.send({"t": "ok", "ref": ref})
            self._tell({"t": "undo_answered", "granted": False})

    def why(self, connection: Connection, ref: int, choice: str) -> None:
        match, seat = self._playing(connection)
        denial = match.why_not(choice, seat)
        then = would(match, seat, choice) if denial is None else []
        connection.send({"t": "why", "ref": ref, "denial": denial_plain(denial, self.record.game), "would": then})

    async def order(self, connection: Connection, ref: int, moment: str, passes: bool) -> None:
        """A standing order: private, and obeyed after the same delay whatever the hand."""
        _, seat = self._playing(connection)
        if moment not in self.box.rules.book.moments:
            raise BadInput(f'there is no window "{moment[:40]}"', "moment")
        orders = {*self.record.orders.get(str(seat), ())}
        orders = orders | {moment} if passes else orders - {moment}
        self.record.orders = {**self.record.orders, str(seat): sorted(orders)}
        await self.keep_table()
        connection.send({"t": "ok", "ref": ref})
        self.autoplay.wake()

    async def say(self, connection: Connection, ref: int, text: str) -> None:
        said = "".join([c for c in text if c.isprintable() or c == "\n"]).strip()[:MOST_CHAT]
        seats = self.seats_of(connection.person)
        if not said or not seats:
            raise Refused("no-chat", "only players at this table can write in the chat", 403)
        seat = connection.seat if connection.seat is not None else seats[0]
        for _ in range(5):  # another process may have used the number
            self._last_chat += 1
            line = ChatLine(self._last_chat, seat, self.record.seats[seat].name, said, time.time())
            try:
                await self._submit(self.store.run(put_chat(self.record.id, line), self._notice("chat")))
            except Lost:
                await self.renew()
                continue
            self.chat = [*self.chat[-MOST_CHAT_LINES + 1 :], line]
            connection.send({"t": "ok", "ref": ref})
            self._tell({"t": "chat", "line": line})
            return
        raise Refused("lost", "too many chat messages at once; please send it again")

    def nudge(self, connection: Connection, ref: int) -> None:
        match, _ = self._playing(connection)
        if time.monotonic() - self._nudged < NUDGE_EVERY:
            raise Refused("too-early", "they were reminded just now; wait a little")
        self._nudged = time.monotonic()
        for other in self.connections:
            if other.seat in match.awaited and other.greeted:
                other.send({"t": "nudge"})
        connection.send({"t": "ok", "ref": ref})

    def _playing(self, connection: Connection) -> tuple[Match, Seat]:
        if self.match is None:
            raise Refused("not-started", "the match has not started yet")
        if connection.seat is None:
            raise Refused("spectator", "spectators can only watch", 403)
        self.chair(connection.seat, connection.person)
        return self.match, connection.seat

    async def _act(
        self,
        connection: Connection,
        ref: int,
        act: Callable[[Match, Seat], None],
        changed: bool = False,
        took: bool = False,
    ) -> None:
        if self._reload is not None:
            await self.settled()
        match, seat = self._playing(connection)
        act(match, seat)
        only = seat if took and unseen(match, seat) else None
        if not await self.publish(changed, only, (connection, ref)):
            raise Refused("lost", "someone else was faster; the board is up to date")

    async def publish(
        self, changed: bool = False, only: Seat | None = None, author: tuple[Connection, int] | None = None
    ) -> bool:
        """Write what just happened, then tell everybody (`only`: nobody else could notice it).

        The author's letter is also the acknowledgement. False if somebody else had moved before.
        """
        match, record = self.match, self.record
        assert match is not None
        asked_undo = record.undo_by >= 0 and only is None
        if asked_undo or (record.votes and only is None):
            record.undo_by, record.undo_needs, record.votes = -1, [], {}
            changed = True
        letters = self._letters(match, only, author)
        if only is None:
            record.moved = time.time()
        ended = match.over and record.status != OVER
        if ended:
            record.status, record.result = OVER, msgspec.to_builtins(match.result)
        told = {connection.seat for connection in self.connections if connection.greeted}
        change = self._kept.change(match, record.id, record.moved, told)
        write = put_table(record) if ended or changed else None
        notice = self._notice("table" if write else str(len(match.lines)))
        entries = len(match.log)
        if not await self._written(self._submit(self.store.submit(change, write, notice))):
            return False
        self._kept.told = entries
        for connection, data in letters:
            connection.push(data)
        if asked_undo:
            self._tell({"t": "undo_answered", "granted": False})
        if ended:
            self._tell({"t": "reveal", **reveal_plain(match)})
        if write is not None:
            self.tell_table()
        self.autoplay.wake()
        return True

    def _letters(
        self, match: Match, only: Seat | None, author: tuple[Connection, int] | None
    ) -> list[tuple[Connection, bytes]]:
        """What each client will be told, made now: by the time the disk is done the match may have gone on.

        For whom nothing has changed is told nothing: a message would say that somebody has chosen in secret.
        """
        made: dict[Seat | None, tuple[bytes, Plain]] = {}
        letters: list[tuple[Connection, bytes]] = []
        writer, ref = author or (None, 0)
        if writer is not None and not writer.greeted:
            letters.append((writer, encoded({"t": "ok", "ref": ref})))
        news = News(match, self._kept)
        for connection in self.connections:
            seat = connection.seat
            if connection.greeted and (only is None or seat == only):
                if seat not in made:
                    made[seat] = news.of(seat)
                view, letter = made[seat]
                shown = hash(view)
                if writer is connection:
                    letters.append((connection, encoded({**letter, "ok": ref})))
                elif len(letter) > 2 or shown != connection.shown:
                    letters.append((connection, encoded(letter)))
                connection.shown = shown
        return letters

    # The table itself

    def replay(self, seat: Seat | None, step: int) -> Plain:
        """How things stood for this seat after its event number `step`; steps count only what it may know."""
        line, steps = self.line_of_step(seat, step)
        assert self.match is not None
        view = view_plain(self.match.at(line), seat)
        view["decision"] = None
        return {"step": step, "steps": steps, "view": view}

    def line_of_step(self, seat: Seat | None, step: int) -> tuple[int, int]:
        if self.match is None:
            raise Refused("not-started", "the match has not started yet")
        seen = [entry.line for entry in self.match.log if may_read(entry.audience, seat)]
        if not 0 <= step <= len(seen):
            raise BadInput(f"step must be 0 to {len(seen)}, not {step}", "step")
        return (seen[step - 1] + 1 if step else 0), len(seen)

    def stand_in(self, seat: Seat, resigned: bool) -> None:
        """A bot plays on for a seat."""
        record, chair = self.record, self.record.seats[seat]
        chair.kind, chair.bot, chair.resigned, chair.here = BOT, STAND_IN, chair.resigned or resigned, False
        chair.person = ""
        record.votes.pop(str(seat), None)
        record.orders.pop(str(seat), None)
        if record.undo_by >= 0:
            record.undo_by, record.undo_needs = -1, []
            self._tell({"t": "undo_answered", "granted": False})


def unseen(match: Match, seat: Seat) -> bool:
    """Whether this seat's last small choice changed nothing for anybody else: its form is open, and it goes on.

    The first choice in a form of one's own ends the others' undo, so that one shows.
    """
    form = match.position.asked
    if type(form) is not Form or match.position.ask_of(seat) is None:
        return False
    return len(match.position.given_by(seat)) > (1 if len(form.seats) == 1 else 0)
