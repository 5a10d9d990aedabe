"""Reads a choice that a person types: a number of the list, the text of an option, or several for a whole form."""

from brassboard.kernel import Decision, Denial, Illegal, Match, Shape

Choice = str | list[str]


def is_choice(word: str, decision: Decision) -> bool:
    """Return whether a word is in the list shown, by number or by text."""
    if word.isdigit():
        return 1 <= int(word) <= len(decision.options)
    return any(option.text == word for option in decision.options)


def parse_choices(match: Match, decision: Decision, typed: list[str]) -> Choice:
    """Return the canonical text of what was typed; several words are one batch inside the form."""
    if len(typed) == 1:
        return parse_choice(typed[0], decision)
    if decision.shape.kind in ("some", "order", "pay"):
        return _parse_set(match, decision, [parse_choice(word, decision) for word in typed])
    if decision.shape.kind == "spread" and all(word.isdigit() for word in typed):
        return _parse_slots(match, decision, typed)
    return _step_by_step(match, decision, typed)


def parse_choice(word: str, decision: Decision) -> str:
    """Return the text of an option typed as its number; other words are returned unchanged."""
    if not word.isdigit():
        return word
    number = int(word)
    if not 1 <= number <= len(decision.options):
        raise Illegal(Denial("", "not-listed", {"number": number, "count": len(decision.options)}))
    return decision.options[number - 1].text


def _parse_set(match: Match, decision: Decision, texts: list[str]) -> list[str]:
    """Return several options of one list. A set is given in list order, and is closed if it may be."""
    if decision.shape.kind != "order":
        order = [option.text for option in decision.options]
        texts = sorted(texts, key=lambda text: order.index(text) if text in order else len(order))
    if decision.shape.kind != "some":
        return texts
    trial = match.clone()
    trial.take(texts, seat=decision.seat)
    following = trial.decision_of(decision.seat)
    same_form = following is not None and following.given == (*decision.given, *texts)
    done = same_form and following is not None and any(option.text == "done" for option in following.options)
    return [*texts, "done"] if done else texts


def _parse_slots(match: Match, decision: Decision, typed: list[str]) -> list[str]:
    """Read slot numbers, one for each die in the order shown. Among equal dice the order does not matter."""
    shape = decision.shape
    numbers = [int(word) for word in typed]
    left = shape.items[len(decision.given) :]
    for number in numbers:
        if not 1 <= number <= len(shape.slots):
            raise Illegal(Denial("", "not-listed", {"number": number, "count": len(shape.slots)}))
    if len(numbers) > len(left):
        raise Illegal(Denial("", "too-many", {"count": len(left)}))
    trial, texts = match.clone(), list[str]()
    for number in _sorted_among_equals(numbers, left):
        now = trial.decision_of(decision.seat)
        assert now is not None
        text = _option_for_slot(now, shape, number)
        texts.append(text)
        if len(texts) < len(numbers):
            trial.take(text, seat=decision.seat)
    return texts


def _sorted_among_equals(numbers: list[int], items: tuple[str, ...]) -> list[int]:
    for item in set(items):
        places = [place for place in range(len(numbers)) if items[place] == item]
        for place, number in zip(places, sorted(numbers[place] for place in places), strict=True):
            numbers[place] = number
    return numbers


def _option_for_slot(decision: Decision, shape: Shape, number: int) -> str:
    slot = shape.slots[number - 1]
    for option in decision.options:
        if slot in option.text.partition(":")[2].split(","):
            return option.text
    item = shape.items[len(decision.given)]
    raise Illegal(Denial(decision.rule, "slot-closed", {"item": item, "number": number, "slot": slot}))


def _step_by_step(match: Match, decision: Decision, typed: list[str]) -> list[str]:
    """Read words that each answer the question after the previous word."""
    trial, texts, now = match.clone(), list[str](), decision
    for place, word in enumerate(typed):
        texts.append(parse_choice(word, now))
        if place < len(typed) - 1:
            trial.take(texts[-1], seat=decision.seat)
            following = trial.decision_of(decision.seat)
            if following is None or following.given != (*decision.given, *texts):
                raise Illegal(Denial("", "too-many", {"count": len(texts)}))
            now = following
    return texts
