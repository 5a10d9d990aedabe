"""A bot in any language: a program that reads questions from its standard input, one line of JSON each, and answers.

The protocol is described in docs/how-to-write-a-bot.md. Only commands typed by a person start programs; a server never
does.
"""

import json
import os
import select
import shlex
import subprocess
import weakref
from collections.abc import Sequence
from time import monotonic
from typing import Any, Final

import msgspec

from brassboard.kernel import Action, BadInput, Lens, text_of

from .base import Bot, asked

PROTOCOL: Final = 1
LONGEST_ANSWER: Final = 10_000
PATIENCE: Final = 1.0
"""Seconds that a program has to exit by itself when its match is over."""


class Program(Bot):
    """Lets a program choose. It is started at the first question and stopped with the bot."""

    def __init__(self, seed: int = 0, command: str = "", seconds: float = 10.0) -> None:
        super().__init__(seed)
        self.seed = seed
        self.words = _words(command)
        if isinstance(seconds, bool) or not isinstance(seconds, int | float) or seconds <= 0:
            raise BadInput(f"seconds must be a number above 0, not {seconds!r}", "bot program")
        self.seconds = float(seconds)
        self._running: subprocess.Popen[bytes] | None = None
        self._end: weakref.finalize[..., Any] | None = None

    @property
    def name(self) -> str:
        """Return the name of the program for messages."""
        return f"program {shlex.join(self.words)}"

    def choose(self, lens: Lens) -> Action:
        options = asked(lens)
        if len(options) == 1:
            return options[0]
        if self._running is not None and written(self._running, 0.0):
            self._refuse(os.read(self._output(), 65_536))
        self._send(question(lens, options, self.seed))
        return self._meant(self._line(), options)

    def close(self) -> None:
        """Stop the program."""
        if self._end is not None:
            self._end()
        self._running = None

    # The program

    def _start(self) -> subprocess.Popen[bytes]:
        if self._running is None:
            try:
                started = subprocess.Popen(self.words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
            except OSError as error:
                raise BadInput(f"it cannot be started: {error.strerror or error}", self.name) from error
            assert started.stdin is not None
            os.set_blocking(started.stdin.fileno(), False)
            self._running = started
            self._end = weakref.finalize(self, _finish, started)
        return self._running

    def _send(self, line: bytes) -> None:
        stdin = self._start().stdin
        assert stdin is not None
        end = monotonic() + self.seconds
        while line:
            _, ready, _ = select.select([], [stdin], [], max(0.0, end - monotonic()))
            if not ready:
                raise self._broken(f"it did not read its question within {self.seconds:g} seconds")
            try:
                line = line[os.write(stdin.fileno(), line) :]
            except BlockingIOError:
                continue
            except OSError:
                raise self._broken("it ended instead of answering") from None

    def _line(self) -> bytes:
        """Return the one line that the program writes. Raises an error if none comes in time."""
        running, said = self._start(), b""
        end = monotonic() + self.seconds
        while b"\n" not in said:
            if not written(running, max(0.0, end - monotonic())):
                raise self._broken(f"it did not answer within {self.seconds:g} seconds")
            more = os.read(self._output(), 65_536)
            if not more:
                raise self._broken("it ended instead of answering")
            said += more
            if len(said) > LONGEST_ANSWER:
                raise self._broken(f"its answer is longer than {LONGEST_ANSWER} bytes")
        line, _, rest = said.partition(b"\n")
        self._refuse(rest)
        return line

    def _refuse(self, unasked: bytes) -> None:
        """Raise an error for further output, which must not be taken for the answer to the next question."""
        if unasked:
            raise self._broken(f'it wrote "{shown(unasked)}" unasked: a question is answered by one line')

    def _output(self) -> int:
        running = self._start()
        assert running.stdout is not None
        return running.stdout.fileno()

    def _meant(self, line: bytes, options: Sequence[Action]) -> Action:
        text = answer_text(line)
        for option in options:
            if text_of(option) == text:
                return option
        some = ", ".join([text_of(option) for option in options[:5]]) + (", …" if len(options) > 5 else "")
        raise self._broken(f'its answer "{shown(line)}" is none of its {len(options)} options ({some})')

    def _broken(self, what: str) -> BadInput:
        self.close()
        return BadInput(what, self.name)


def question(lens: Lens, options: Sequence[Action], seed: int) -> bytes:
    """Return the question to a program as a line of JSON."""
    kind = lens.ask.kind if lens.ask is not None else ""
    args = (lens.ask.args or {}) if lens.ask is not None else {}
    asks = {
        "protocol": PROTOCOL,
        "game": lens.game.id,
        "players": lens.seats,
        "seat": lens.seat,
        "seed": seed,
        "kind": kind,
        "args": args,
        "path": lens.path().split(" › "),
        "options": [text_of(option) for option in options],
        "view": lens.state,
    }
    return msgspec.json.encode(asks) + b"\n"


def answer_text(line: bytes) -> str:
    """Return the chosen text, which is written bare, as a JSON string, or as {"choose": …}."""
    text = line.decode("utf-8", "replace").strip()
    if text[:1] in ('"', "{"):
        try:
            said = json.loads(text)
        except ValueError:
            return text
        if isinstance(said, dict):
            said = said.get("choose")
        return said if isinstance(said, str) else text
    return text


def shown(said: bytes) -> str:
    """Return the beginning of a program's output, for a message."""
    return said.decode("utf-8", "replace").partition("\n")[0][:80]


def written(running: subprocess.Popen[bytes], seconds: float) -> bool:
    """Return whether a program has written something, or has exited, within this time."""
    assert running.stdout is not None
    return bool(select.select([running.stdout], [], [], seconds)[0])


def _words(command: Any) -> list[str]:
    try:
        words = shlex.split(command) if isinstance(command, str) else []
    except ValueError as error:
        raise BadInput(f"the command cannot be read: {error}", "bot program") from error
    if not words:
        raise BadInput("write the command after the name: program:./my_bot", "bot program")
    return words


def _finish(running: subprocess.Popen[bytes]) -> None:
    """Close the input of a program, which should make it exit, and kill it if it does not."""
    for pipe in (running.stdin, running.stdout):
        if pipe is not None:
            try:
                pipe.close()
            except OSError:
                continue
    try:
        running.wait(PATIENCE)
    except subprocess.TimeoutExpired:
        running.kill()
        running.wait()
