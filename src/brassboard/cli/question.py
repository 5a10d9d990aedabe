"""A question as a person at the terminal reads it: the prompt, hints, numbered choices; or the dice to roll by hand."""

import re

from brassboard.cli.screen import Screen
from brassboard.cli.tableau import seen_by
from brassboard.kernel import Action, BadInput, Decision, Dice, Match, Request, read_action
from brassboard.kernel.chance import check_answer
from brassboard.words import Words


def show_question(decision: Decision, words: Words, screen: Screen) -> None:
    """What is asked, and what may be chosen: words, the thing's own text, canonical text, rule."""
    screen.line()
    screen.line(words.prompt(decision), style="bold")
    for hint in _hints(decision, words):
        screen.line(hint, style="italic")
    rows = [
        [str(number), words.option(option), words.about(option), option.text, option.rule]
        for number, option in enumerate(decision.options, 1)
    ]
    if not any(row[2] for row in rows):
        rows = [[*row[:2], *row[3:]] for row in rows]
    screen.rows(rows, styles=("bold cyan", "", "dim", "dim", "dim"))


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
        hints.append(t("play-spread", items=", ".join(shape.items), slots=slots, example=example))
    if decision.given:
        given = [words.option(read_action(text, decision.game.verbs)) for text in decision.given]
        hints.append(t("play-given", given="; ".join(given)))
    return hints


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
