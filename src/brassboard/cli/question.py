"""Shows a question in the terminal: the prompt, hints and numbered options; or the dice to roll by hand."""

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Any

from msgspec import Struct

from brassboard.cli.screen import NO_BREAK, Screen
from brassboard.cli.table_view import board_function, visible_lens
from brassboard.kernel import Action, BadInput, Decision, Dice, Match, Option, Request, read_action
from brassboard.kernel.action_text import syntax_of
from brassboard.kernel.chance import check_answer
from brassboard.sentences import Sentences

MAX_INLINE = 60  # A printed text of at most this many characters stands beside its option.
MIN_GROUP = 4  # From this many places on, options that differ only in the place share one line.
PLACES = ("square", "hex")


def show_question(decision: Decision, sentences: Sentences, screen: Screen, table: Any = None) -> None:
    """Show the prompt and the options: description, printed text, canonical text and rule."""
    screen.line()
    screen.line(sentences.prompt(decision), style="bold")
    for hint in (*sentences.unlisted_texts(decision), *_hints(decision, sentences)):
        screen.wrapped(hint, "  ", style="italic")
    for text in _slot_texts(decision, sentences, table):
        screen.wrapped(f"  {text}", "    ", style="dim")
    texts = sentences.options(decision.options)
    number_width = len(str(len(decision.options)))  # All numbers are padded to the same width.
    for number, group in _group_options(decision.options, sentences):
        if isinstance(group, OptionGroup):
            screen.wrapped(f"{group.description}: {', '.join(group.places)}", "    ")
            _show_printed(sentences.option_text(decision.options[number - 1], decision.args), screen)
            continue
        rows = [
            [str(n).ljust(number_width), texts[n - 1], option.text, option.rule]
            for n, option in enumerate(group, number)
        ]
        about = [sentences.option_text(option, decision.args) for option in group]
        if max(map(len, about)) <= MAX_INLINE:
            rows = [[*row[:2], text, *row[2:]] for row, text in zip(rows, about, strict=True)] if any(about) else rows
            screen.rows(rows, styles=("bold cyan", "", *["dim"] * 3))
            continue
        for text, same in groupby(zip(rows, about, strict=True), key=lambda pair: pair[1]):
            screen.rows([row for row, _ in same], styles=("bold cyan", "", "dim", "dim"))
            _show_printed(text, screen)


def _show_printed(text: str, screen: Screen) -> None:
    """Show the printed text that belongs to the lines above."""
    if text:
        screen.wrapped(f"   {text}", "   ", style="dim")


class OptionGroup(Struct, frozen=True):
    """Options that differ only in the place and share one line."""

    description: str
    places: list[str]


def _group_options(
    options: Sequence[Option], sentences: Sentences
) -> list[tuple[int, "Sequence[Option] | OptionGroup"]]:
    """Return the options in groups, each with the number of its first option.

    Many places for one action are one group.
    """
    found: list[tuple[int, Sequence[Option] | OptionGroup]] = []
    number, plain = 1, list[Option]()
    for _, same in groupby(options, key=_without_place):
        group = list(same)
        gathered = _as_group(group, sentences, number + len(plain))
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


def _without_place(option: Option) -> tuple[str, ...]:
    """Return the option without its place: options with the same result can share a line."""
    verb, colon, written = option.text.partition(":")
    return (verb, *written.split(",")[:-1]) if colon and _place_of(option) else (option.text,)


def _place_of(option: Option) -> str:
    """Return the place that an option ends with, or an empty string if its last argument is no place."""
    arguments = syntax_of(type(option.action)).arguments
    last = arguments[-1] if arguments else None
    return str(getattr(option.action, last.name)) if last is not None and last.ref in PLACES else ""


def _as_group(group: list[Option], sentences: Sentences, number: int) -> OptionGroup | None:
    if len(group) < MIN_GROUP:  # Options without a place are alone in their group.
        return None
    kind = syntax_of(type(group[0].action)).arguments[-1].ref
    names = [sentences.name(kind, _place_of(option)) for option in group]
    head, found, tail = sentences.option(group[0]).rpartition(names[0])
    if not found:
        return None
    places = [f"{number + place} {name}".replace(" ", NO_BREAK) for place, name in enumerate(names)]
    description = head.rstrip(" :") if head.endswith(": ") and not tail else f"{head}…{tail}"
    return OptionGroup(description, places)


def _hints(decision: Decision, sentences: Sentences) -> list[str]:
    """Return how to fill in a form, and what was chosen in it so far."""
    t, shape = sentences.t, decision.shape
    hints: list[str] = []
    if shape.kind == "some" and shape.lo == shape.hi:
        hints.append(t("choose-exactly", count=shape.hi))
    elif shape.kind == "some":
        hints.append(t("choose-some", min=shape.lo, max=shape.hi))
    elif shape.kind == "order":
        hints.append(t("choose-order"))
    elif shape.kind == "spread" and not decision.given and len(shape.items) > 1:
        slots = ", ".join(f"{n} {sentences.name('slot', slot)}" for n, slot in enumerate(shape.slots, 1))
        example = " ".join(str(n % len(shape.slots) + 1) for n in range(len(shape.items)))
        hints.append(
            t(
                "play-spread",
                items=", ".join([sentences.name("die", item) for item in shape.items]),
                slots=slots,
                example=example,
            )
        )
    if decision.given:
        given = [sentences.option(read_action(text, decision.game.verbs)) for text in decision.given]
        hints.append(t("play-given", given="; ".join(given)))
    return hints


def _slot_texts(decision: Decision, sentences: Sentences, table: Any) -> list[str]:
    """Return the printed texts of slots, if the game's module `board` has a function `slot_text(table, slot)`."""
    slot_text = board_function(sentences, "slot_text")
    found: list[str] = []
    if slot_text is None or table is None or decision.shape.kind != "spread":
        return found
    for slot in decision.shape.slots:
        name_of_id = slot_text(table, slot)
        text = sentences.printed_text(*name_of_id) if name_of_id else ""
        found += [f"{sentences.name('slot', slot)}: {text}"] if text else []
    return found


def show_request(match: Match, request: Request, sentences: Sentences, screen: Screen) -> None:
    """Show which dice to roll and whose they are, as far as everyone may know."""
    seat = getattr(visible_lens(match, None).stack[-1], "seat", -1)
    screen.line()
    screen.line(sentences.t("play-roll", seat=sentences.seat(seat), count=request.n, sides=request.sides), style="bold")


def read_dice(typed: str, request: Request) -> Action | None:
    """Read `5 2 6`, `5,2,6` or `526`; return None if these dice cannot show that."""
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
