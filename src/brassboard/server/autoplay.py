"""Who plays by itself at a table: bots, and standing orders that pass a window."""

import asyncio
import logging
import math
import random
import time
from hashlib import blake2b
from typing import TYPE_CHECKING

from brassboard.bots import BOTS
from brassboard.kernel import BadInput, Illegal, Match, Seat

from .bot_pool import Closed
from .records import BOT, PERSON, TableRecord

if TYPE_CHECKING:
    from .table_members import Room

LOG = logging.getLogger("brassboard.table")
STAND_IN = "greedy"


class Autoplay:
    """Wakes after every change of a table, and does what nobody needs to be asked for."""

    def __init__(self, table: "Room", pass_delay: float) -> None:
        self.table = table
        self.pass_delay = pass_delay
        self._bots: asyncio.Task[None] | None = None
        self._passes: dict[tuple[Seat, int], asyncio.Task[None]] = {}

    @property
    def busy(self) -> bool:
        return bool(self._passes) or (self._bots is not None and not self._bots.done())

    def wake(self) -> None:
        """Let bots think and standing orders pass, if they are asked."""
        match, record = self.table.match, self.table.record
        if match is None:
            return
        if match.over:
            self.table.pool.forget(record.id)
            return
        if bot_asked(match, record) is not None and (self._bots is None or self._bots.done()):
            self._bots = asyncio.get_running_loop().create_task(self._play_bots())
        if record.orders:
            for seat in match.awaited:
                key = (seat, match.numbers[seat]) if seat >= 0 else None
                if key is not None and key not in self._passes and self._ordered(match, seat):
                    self._passes[key] = asyncio.get_running_loop().create_task(self._pass_for(seat, key[1]))

    def stop(self) -> None:
        for task in [*self._passes.values(), *([self._bots] if self._bots else [])]:
            task.cancel()

    # Standing orders

    def _ordered(self, match: Match, seat: Seat) -> bool:
        """Only the window counts, never the hand."""
        orders = self.table.record.orders.get(str(seat))
        return orders is not None and window_of(match, seat) in orders

    async def _pass_for(self, seat: Seat, number: int) -> None:
        """Every standing pass takes as long: a quick answer would betray the hand."""
        try:
            await asyncio.sleep(self.pass_delay)
            match = self.table.match
            if match is None or seat not in match.awaited or match.numbers[seat] != number:
                return
            if self._ordered(match, seat):
                match.take("pass", seat, number)
                await self.table.publish()
        except Exception:
            LOG.exception("a standing order failed", extra={"table": self.table.record.id, "seat": seat})
        finally:
            self._passes.pop((seat, number), None)

    # Bots

    async def _play_bots(self) -> None:
        table = self.table
        try:
            while (match := table.match) is not None and not match.over:
                seat = bot_asked(match, table.record)
                if seat is None:
                    return
                number = match.numbers[seat]
                asked = time.monotonic()
                choices = await self._choices(match, seat)
                await asyncio.sleep(self._pause(match, seat, time.monotonic() - asked))
                if table.match is match and seat in match.awaited and match.numbers[seat] == number:
                    self._take(match, seat, number, choices)
                    await table.publish()
        except Closed:
            return  # the server stops; the bot goes on when it is back
        except Exception:
            LOG.exception("a bot cannot go on", extra={"table": table.record.id})

    def _pause(self, match: Match, seat: Seat, thought: float) -> float:
        """In a window a bot takes as long as a standing pass, elsewhere its own pace, whatever its hand; bots alone
        need not hide it. A sealed answer is given whole, on a beat even where the bot has no pace.

        Should it think for longer than that, it answers on the next beat, so that even then hardly anything shows.
        """
        seats = self.table.record.seats
        people = any([chair.kind == PERSON for chair in seats])
        beat = self.pass_delay
        if not window_of(match, seat):
            ask, sealed = match.position.ask_of(seat), match.position.sealed
            pace = BOTS[seats[seat].bot or STAND_IN].pace(match.game, ask.kind if ask is not None else "", sealed)
            beat = max(beat, pace) if sealed else pace
        if not people or not self.pass_delay or not beat:
            return 0.0
        return max(1, math.ceil(thought / beat)) * beat - thought

    async def _choices(self, match: Match, seat: Seat) -> list[str]:
        chair = self.table.record.seats[seat]
        digest = blake2b(len(match.lines).to_bytes(8, "big"), key=match.secret, digest_size=6, person=b"brass-bots")
        seed = int.from_bytes(digest.digest(), "big")  # nobody who does not know the secret can guess it
        try:
            return await self.table.pool.choose(self.table.record.id, match, seat, chair.bot or STAND_IN, seed)
        except Closed:
            raise
        except Exception:
            LOG.exception("a bot failed", extra={"table": self.table.record.id, "seat": seat})
            return []

    def _take(self, match: Match, seat: Seat, number: int, choices: list[str]) -> None:
        """What the bot chose, or something: a table must not wait for ever for a bot that cannot."""
        try:
            if choices:
                match.take(choices, seat, number)
                return
        except (BadInput, Illegal):
            LOG.exception("a bot chose what it may not", extra={"table": self.table.record.id, "seat": seat})
        decision = match.decision_of(seat)
        assert decision is not None
        match.take(random.choice(decision.options), seat, number)


def window_of(match: Match, seat: Seat) -> str | None:
    """The moment of the window this seat is asked in."""
    ask = match.position.ask_of(seat)
    return (ask.args or {}).get("moment") if ask is not None and ask.kind in ("react", "offer") else None


def bot_asked(match: Match, record: TableRecord) -> Seat | None:
    for seat in match.awaited:
        if seat >= 0 and record.seats[seat].kind == BOT:
            return seat
    return None
