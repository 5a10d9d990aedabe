"""Bots in other languages: the line protocol, its errors, and who may not use it."""

import re
import shlex
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

import brassboard
from brassboard.bots import BOTS, LEVELS, Program, bot, read_bot
from brassboard.bots.external_program import answer_text, question, written
from brassboard.kernel import BadInput, Lens, text_of
from brassboard.server.table_registry import TableRegistry
from brassboard.sim import SimError, series

PAGE = (Path(__file__).parents[2] / "docs" / "how-to-write-a-bot.md").read_text("utf-8")
BLOCKS = re.findall(r"```(\w+)\n(.*?)```", PAGE, re.DOTALL)


def block(language: str, word: str) -> str:
    """The example of the page that contains a word."""
    return next(text for name, text in BLOCKS if name == language and word in text)


def lens() -> Lens:
    match = brassboard.game("duel").new(seed=3)
    while len(match.lens(match.awaited[0]).options) < 2:
        match.take(match.lens(match.awaited[0]).options[0], match.awaited[0])
    return match.lens(match.awaited[0])


def program(tmp_path: Path, text: str, seconds: float = 10.0) -> Program:
    path = tmp_path / "bot.py"
    path.write_text(text)
    return Program(seed=7, command=f"{shlex.quote(sys.executable)} {shlex.quote(str(path))}", seconds=seconds)


def test_the_python_example_of_the_page_plays_a_game(tmp_path: Path) -> None:
    path = tmp_path / "striker.py"
    path.write_text(block("python", "for line in sys.stdin"))
    command = f"program:{sys.executable} {path}"
    played = series("duel", games=2, bots=[command, "random"], workers=1, options={"rounds": 4})
    assert len(played.games) == 2


def test_the_shell_example_of_the_page_takes_the_first_option(tmp_path: Path) -> None:
    path = tmp_path / "first.sh"
    path.write_text(block("sh", "#!/bin/sh"))
    chooser, asking = bot("program", command=f"sh {path}"), lens()
    assert chooser.choose(asking) == asking.options[0]
    assert chooser.choose(asking) == asking.options[0], "it goes on"
    assert isinstance(chooser, Program)
    chooser.close()


def test_the_example_of_a_bot_in_python_works(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    text = block("python", "class Striker").replace("games=100", "games=2")
    monkeypatch.setattr("brassboard.bots.BOTS", BOTS)
    try:
        exec(compile(text, "page", "exec"), {"__name__": "page"})
    finally:
        BOTS.pop("striker", None)
    assert "striker None" in capsys.readouterr().out


def test_a_question_says_what_the_page_says() -> None:
    asking = lens()
    asked = msgspec.json.decode(question(asking, asking.options, 7))
    shown = msgspec.json.decode(block("json", "protocol").replace("\n", ""))
    assert list(asked) == list(shown)
    assert set(asked["view"]) >= {"table", "stack"}
    assert asked["options"] == [text_of(option) for option in asking.options]
    assert asked["seed"] == 7


def test_a_question_tells_nothing_its_seat_may_not_know() -> None:
    match = brassboard.game("duel").new(seed=3)
    seat = match.awaited[0]
    asked = msgspec.json.decode(question(match.lens(seat), match.lens(seat).options, 0))
    hands = [fighter["hand"] for fighter in asked["view"]["table"]["fighters"]]
    assert all(not any(card) for card in hands[1 - seat])


@pytest.mark.parametrize(
    ("line", "text"),
    [
        (b"end", "end"),
        (b'  "end"\r', "end"),
        (b'{"choose": "end", "why": "tired"}', "end"),
        (b'{"choose": 3}', '{"choose": 3}'),
        (b"{broken", "{broken"),
        (b"\xff", "\ufffd"),
    ],
)
def test_answers_are_bare_or_json(line: bytes, text: str) -> None:
    assert answer_text(line) == text


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("print('nonsense', flush=True); input()", 'its answer "nonsense" is none of its'),
        ("input()", "it ended instead of answering"),
        ("import time; input(); time.sleep(60)", "it did not answer within 0.5 seconds"),
        ("input(); print('x' * 20000, flush=True); input()", "longer than 10000 bytes"),
    ],
)
def test_nonsense_is_named(tmp_path: Path, text: str, complaint: str) -> None:
    chooser = program(tmp_path, text, seconds=0.5 if "sleep" in text else 10.0)
    with pytest.raises(BadInput, match=re.escape(complaint)) as told:
        chooser.choose(lens())
    assert "bot.py" in str(told.value)


TWICE = """
import sys
for line in sys.stdin:
    {write}
    sys.stdout.flush()
"""


def test_two_lines_at_once_are_no_answer(tmp_path: Path) -> None:
    chooser = program(tmp_path, TWICE.format(write="sys.stdout.write('pass\\nplay:luck\\n')"))
    with pytest.raises(BadInput, match=r'bot\.py: it wrote "play:luck" unasked: a question is answered by one line'):
        chooser.choose(lens())


def test_a_second_line_is_no_answer_to_the_next_question(tmp_path: Path) -> None:
    chooser = program(tmp_path, TWICE.format(write="print('pass', flush=True); print('play:luck')"))
    with pytest.raises(BadInput, match=r'bot\.py: it wrote "play:luck" unasked'):
        ask_twice(chooser)


def test_a_program_that_is_started_anew_has_said_nothing(tmp_path: Path) -> None:
    chooser = program(tmp_path, TWICE.format(write="sys.stdout.write('pass\\nplay:luck\\n')"))
    with pytest.raises(BadInput, match="unasked"):
        chooser.choose(lens())
    program(tmp_path, TWICE.format(write="print('pass')"))  # somebody has mended it
    assert [text_of(chooser.choose(lens())) for _ in range(3)] == ["pass"] * 3
    chooser.close()


def ask_twice(chooser: Program) -> None:
    """With the second line there at the latest before the second question."""
    chooser.choose(lens())
    assert chooser._running is not None
    assert written(chooser._running, 10.0)
    chooser.choose(lens())


def test_a_program_that_does_not_exist_or_end_is_no_trouble(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="cannot be started: No such file"):
        Program(command="./no_such_bot").choose(lens())
    stubborn = program(tmp_path, "import sys, time\nfor line in sys.stdin: print('x', flush=True)\ntime.sleep(60)")
    with pytest.raises(BadInput):
        stubborn.choose(lens())
    for wrong in ("", "  ", "'open"):
        with pytest.raises(BadInput, match="command"):
            Program(command=wrong)
    with pytest.raises(BadInput, match="seconds must be a number above 0"):
        Program(command="x", seconds=0)


def test_a_broken_program_ends_a_series_with_the_reason(tmp_path: Path) -> None:
    path = tmp_path / "bot.py"
    path.write_text("print('hello', flush=True); input()")
    with pytest.raises(SimError, match='its answer "hello" is none of'):
        series("duel", games=1, bots=[f"program:{sys.executable} {path}", "random"], workers=1)


def test_a_program_is_written_with_its_command() -> None:
    assert read_bot("program:python3 my_bot.py --level=2:x") == (
        "program",
        {"command": "python3 my_bot.py --level=2:x"},
    )


def test_a_server_seats_no_programs() -> None:
    assert "program" not in BOTS
    assert set(LEVELS) <= set(BOTS)
    registry: Any = None  # The method does not use the registry itself.
    for name in ("program", "program:true", "program:sh -c true"):
        with pytest.raises(BadInput, match="there is no bot"):
            TableRegistry.make_chair(registry, "bot", name, registry)
