"""Plays for seats that need no person: bots, and standing orders that pass a reaction."""

import asyncio
import logging
import math
import random
import time
from hashlib import blake2b
from typing import TYPE_CHECKING

from brassboard.bots import BOTS
from brassboard.kernel import BadInput, Illegal, Match, Seat

from .bot_pool import PoolClosed
from .records import BOT, OVER, PERSON, TableRecord

if TYPE_CHECKING:
    from .table_session import TableSession

LOG = logging.getLogger("brassboard.table")
SUBSTITUTE_BOT = "greedy"


class Autoplay:
    """Wakes after every change of a table, and plays for bots and standing orders."""

    def __init__(self, table: "TableSession", pass_delay: float) -> None:
        self.table = table
        self.pass_delay = pass_delay
        self._bots: asyncio.Task[None] | None = None
        self._passes: dict[tuple[Seat, int], asyncio.Task[None]] = {}

    @property
    def busy(self) -> bool:
        return bool(self._passes) or (self._bots is not None and not self._bots.done())

    def wake(self) -> None:
        """Start the tasks for bots and standing orders that are asked now."""
        match, record = self.table.match, self.table.record
        if match is None:
            return
        if has_ended(match, record):
            self.table.pool.forget(record.id)
            return
        if next_bot_seat(match, record) is not None and (self._bots is None or self._bots.done()):
            self._bots = asyncio.get_running_loop().create_task(self._play_bots())
        if record.orders:
            for seat in match.awaited:
                key = (seat, match.numbers[seat]) if seat >= 0 else None
                if key is not None and key not in self._passes and self._has_standing_order(match, seat):
                    self._passes[key] = asyncio.get_running_loop().create_task(self._pass_later(seat, key[1]))

    def stop(self) -> None:
        for task in [*self._passes.values(), *([self._bots] if self._bots else [])]:
            task.cancel()

    # Standing orders

    def _has_standing_order(self, match: Match, seat: Seat) -> bool:
        """Return whether a standing order passes for this seat. Only the moment counts, not the cards in hand."""
        orders = self.table.record.orders.get(str(seat))
        return orders is not None and reaction_moment(match, seat) in orders

    async def _pass_later(self, seat: Seat, number: int) -> None:
        """Pass after a fixed delay: a faster answer would reveal the hand."""
        try:
            await asyncio.sleep(self.pass_delay)
            match = self.table.match
            if match is None or has_ended(match, self.table.record):
                return
            if seat not in match.awaited or match.numbers[seat] != number:
                return
            if self._has_standing_order(match, seat):
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
            while (match := table.match) is not None and not has_ended(match, table.record):
                seat = next_bot_seat(match, table.record)
                if seat is None:
                    return
                number = match.numbers[seat]
                asked = time.monotonic()
                choices = await self._ask_bot(match, seat)
                await asyncio.sleep(self._delay_before_answer(match, seat, time.monotonic() - asked))
                ended = has_ended(match, table.record)
                if table.match is match and not ended and seat in match.awaited and match.numbers[seat] == number:
                    self._take(match, seat, number, choices)
                    await table.publish()
        except PoolClosed:
            return  # The server is stopping. The bot continues when the table is loaded again.
        except Exception:
            LOG.exception("a bot cannot go on", extra={"table": table.record.id})

    def _delay_before_answer(self, match: Match, seat: Seat, thought: float) -> float:
        """Return how many seconds a bot waits before its answer, so that timing reveals nothing about its hand.

        A reaction takes as long as a standing pass. Elsewhere the bot has a pace of its own. A sealed answer is given
        in one piece and on a beat, even if the bot has no pace. A bot that thinks longer than a beat answers on the
        next one. Where only bots play there is nothing to hide, and they do not wait.
        """
        seats = self.table.record.seats
        people = any([chair.kind == PERSON for chair in seats])
        beat = self.pass_delay
        if not reaction_moment(match, seat):
            ask, sealed = match.position.ask_of(seat), match.position.sealed
            pace = BOTS[seats[seat].bot or SUBSTITUTE_BOT].pace(match.game, ask.kind if ask is not None else "", sealed)
            beat = max(beat, pace) if sealed else pace
        if not people or not self.pass_delay or not beat:
            return 0.0
        return max(1, math.ceil(thought / beat)) * beat - thought

    async def _ask_bot(self, match: Match, seat: Seat) -> list[str]:
        chair = self.table.record.seats[seat]
        digest = blake2b(len(match.lines).to_bytes(8, "big"), key=match.secret, digest_size=6, person=b"brass-bots")
        seed = int.from_bytes(digest.digest(), "big")  # No one who does not know the secret can guess this seed.
        try:
            return await self.table.pool.choose(self.table.record.id, match, seat, chair.bot or SUBSTITUTE_BOT, seed)
        except PoolClosed:
            raise
        except Exception:
            LOG.exception("a bot failed", extra={"table": self.table.record.id, "seat": seat})
            return []

    def _take(self, match: Match, seat: Seat, number: int, choices: list[str]) -> None:
        """Take what the bot chose. If that fails, take a random option, so that the table does not wait forever."""
        try:
            if choices:
                match.take(choices, seat, number)
                return
        except (BadInput, Illegal):
            LOG.exception("a bot chose what it may not", extra={"table": self.table.record.id, "seat": seat})
        decision = match.decision_of(seat)
        assert decision is not None
        match.take(random.choice(decision.options), seat, number)


def has_ended(match: Match, record: TableRecord) -> bool:
    """Return whether nothing more is played: the match is over, or does not count any more."""
    return match.over or record.status == OVER


def reaction_moment(match: Match, seat: Seat) -> str | None:
    """Return the moment this seat is asked to react to, or None if the question is not a reaction."""
    ask = match.position.ask_of(seat)
    return (ask.args or {}).get("moment") if ask is not None and ask.kind in ("react", "offer") else None


def next_bot_seat(match: Match, record: TableRecord) -> Seat | None:
    """Return the first seat asked for which a bot answers: a bot's own, or one for which it makes one decision."""
    for seat in match.awaited:
        if seat >= 0 and (record.seats[seat].kind == BOT or record.proxies.get(str(seat)) == match.numbers[seat]):
            return seat
    return None
