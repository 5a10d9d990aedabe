"""A question as a person at the terminal reads it: the prompt, hints, numbered choices; or the dice to roll by hand."""

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from msgspec import Struct

from brassboard.cli.screen import NO_BREAK, Screen
from brassboard.cli.table_view import of_board, seen_by
from brassboard.kernel import Action, BadInput, Decision, Dice, Match, Option, Request, read_action
from brassboard.kernel.action_text import syntax_of
from brassboard.kernel.chance import check_answer
from brassboard.sentences import Words

SHORT = 60  # letters of a thing's own text that still fit beside it
MANY = 4  # so many places for one deed are one line
PLACES = ("square", "hex")


def show_question(decision: Decision, words: Words, screen: Screen, table: Any = None) -> None:
    """What is asked, and what may be chosen: words, the thing's own text, canonical text, rule."""
    screen.line()
    screen.line(words.prompt(decision), style="bold")
    for hint in (*words.beyond(decision), *_hints(decision, words)):
        screen.wrapped(hint, "  ", style="italic")
    for text in _on_slots(decision, words, table):
        screen.wrapped(f"  {text}", "    ", style="dim")
    wide = len(str(len(decision.options)))  # the numbers of all groups stand below each other
    for number, group in _gathered(decision.options, words):
        if isinstance(group, Gathered):
            screen.wrapped(f"{group.says}: {', '.join(group.places)}", "    ")
            _tell(words.about(decision.options[number - 1], decision.args), screen)
            continue
        rows = [
            [str(n).ljust(wide), words.option(option), option.text, option.rule]
            for n, option in enumerate(group, number)
        ]
        about = [words.about(option, decision.args) for option in group]
        if max(map(len, about)) <= SHORT:
            rows = [[*row[:2], text, *row[2:]] for row, text in zip(rows, about, strict=True)] if any(about) else rows
            screen.rows(rows, styles=("bold cyan", "", *["dim"] * 3))
            continue
        for text, same in groupby(zip(rows, about, strict=True), key=lambda told: told[1]):
            screen.rows([row for row, _ in same], styles=("bold cyan", "", "dim", "dim"))
            _tell(text, screen)


def _tell(text: str, screen: Screen) -> None:
    """The printed text of the things in the lines above."""
    if text:
        screen.wrapped(f"   {text}", "   ", style="dim")


class Gathered(Struct, frozen=True):
    """Options that differ only in where: one line says them all."""

    says: str
    places: list[str]


def _gathered(options: Sequence[Option], words: Words) -> list[tuple[int, "Sequence[Option] | Gathered"]]:
    """Options as they are listed, from which number on; many places for one deed are gathered."""
    found: list[tuple[int, Sequence[Option] | Gathered]] = []
    number, plain = 1, list[Option]()
    for _, same in groupby(options, key=_deed):
        group = list(same)
        gathered = _in_one_line(group, words, number + len(plain))
        if gathered is None:
            plain += group
            continue
        if plain:
            found.append((number, plain))
        number += len(plain)
        found.append((number, gathered))
        number, plain = number + len(group), []
    if plain:
        found.append((number, plain))
    return found


def _deed(option: Option) -> tuple[str, ...]:
    """The option without where: what it is gathered by."""
    verb, colon, written = option.text.partition(":")
    return (verb, *written.split(",")[:-1]) if colon and _where(option) else (option.text,)


def _where(option: Option) -> str:
    """The place an option ends with; empty if its last argument is none."""
    arguments = syntax_of(type(option.action)).arguments
    last = arguments[-1] if arguments else None
    return str(getattr(option.action, last.name)) if last is not None and last.ref in PLACES else ""


def _in_one_line(group: list[Option], words: Words, number: int) -> Gathered | None:
    if len(group) < MANY:  # those that name no place are alone
        return None
    kind = syntax_of(type(group[0].action)).arguments[-1].ref
    names = [words.name(kind, _where(option)) for option in group]
    head, found, tail = words.option(group[0]).rpartition(names[0])
    if not found:
        return None
    places = [f"{number + place} {name}".replace(" ", NO_BREAK) for place, name in enumerate(names)]
    says = head.rstrip(" :") if head.endswith(": ") and not tail else f"{head}…{tail}"
    return Gathered(says, places)


def _hints(decision: Decision, words: Words) -> list[str]:
    """How a form is filled in, and what was chosen in it so far."""
    t, shape = words.t, decision.shape
    hints: list[str] = []
    if shape.kind == "some" and shape.lo == shape.hi:
        hints.append(t("choose-exactly", count=shape.hi))
    elif shape.kind == "some":
        hints.append(t("choose-some", min=shape.lo, max=shape.hi))
    elif shape.kind == "order":
        hints.append(t("choose-order"))
    elif shape.kind == "spread" and not decision.given and len(shape.items) > 1:
        slots = ", ".join(f"{n} {words.name('slot', slot)}" for n, slot in enumerate(shape.slots, 1))
        example = " ".join(str(n % len(shape.slots) + 1) for n in range(len(shape.items)))
        hints.append(
            t(
                "play-spread",
                items=", ".join([words.name("die", item) for item in shape.items]),
                slots=slots,
                example=example,
            )
        )
    if decision.given:
        given = [words.option(read_action(text, decision.game.verbs)) for text in decision.given]
        hints.append(t("play-given", given="; ".join(given)))
    return hints


def _on_slots(decision: Decision, words: Words, table: Any) -> list[str]:
    """What the slots ask for, where the game's `board` knows whose printed text says it: `slot_text(table, slot)`."""
    whose = of_board(words, "slot_text")
    found: list[str] = []
    if whose is None or table is None or decision.shape.kind != "spread":
        return found
    for slot in decision.shape.slots:
        thing = whose(table, slot)
        text = words.printed(*thing) if thing else ""
        found += [f"{words.name('slot', slot)}: {text}"] if text else []
    return found


def show_request(match: Match, request: Request, words: Words, screen: Screen) -> None:
    """Which dice are to be rolled, and by whom, as far as everybody may know."""
    seat = getattr(seen_by(match, None).stack[-1], "seat", -1)
    screen.line()
    screen.line(words.t("play-roll", seat=words.seat(seat), count=request.n, sides=request.sides), style="bold")


def read_dice(typed: str, request: Request) -> Action | None:
    """`5 2 6`, `5,2,6` or `526`; None if these dice cannot show that."""
    if not re.fullmatch(r"[0-9 ,]{1,400}", typed):
        return None
    faces = re.findall("[0-9]+", typed)
    if len(faces) == 1 < request.n and request.sides <= 9:
        faces = list(faces[0])
    answer = Dice(tuple([int(face) for face in faces]))
    try:
        check_answer(request, answer)
    except BadInput:
        return None
    return answer
