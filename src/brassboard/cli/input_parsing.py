"""What a person types for a choice: a number of the list, an option's text, or several for a whole form."""

from brassboard.kernel import Decision, Denial, Illegal, Match, Shape

Choice = str | list[str]


def is_choice(word: str, decision: Decision) -> bool:
    """Whether a word is on the list shown: its number, or its text."""
    if word.isdigit():
        return 1 <= int(word) <= len(decision.options)
    return any(option.text == word for option in decision.options)


def chosen(match: Match, decision: Decision, typed: list[str]) -> Choice:
    """The canonical text of what was typed; several words are one batch inside the form."""
    if len(typed) == 1:
        return chosen_one(typed[0], decision)
    if decision.shape.kind in ("some", "order", "pay"):
        return _from_list(match, decision, [chosen_one(word, decision) for word in typed])
    if decision.shape.kind == "spread" and all(word.isdigit() for word in typed):
        return _onto_slots(match, decision, typed)
    return _step_by_step(match, decision, typed)


def chosen_one(word: str, decision: Decision) -> str:
    """The text of an option typed as its number; a text stays what it is."""
    if not word.isdigit():
        return word
    number = int(word)
    if not 1 <= number <= len(decision.options):
        raise Illegal(Denial("", "not-listed", {"number": number, "count": len(decision.options)}))
    return decision.options[number - 1].text


def _from_list(match: Match, decision: Decision, texts: list[str]) -> list[str]:
    """Several of one list. A set is given in list order, and is closed if it may be."""
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


def _onto_slots(match: Match, decision: Decision, typed: list[str]) -> list[str]:
    """Numbers of slots, one for each die in the order shown; of equal dice it does not matter which goes where."""
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
        text = _with_slot(now, shape, number)
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


def _with_slot(decision: Decision, shape: Shape, number: int) -> str:
    slot = shape.slots[number - 1]
    for option in decision.options:
        if slot in option.text.partition(":")[2].split(","):
            return option.text
    item = shape.items[len(decision.given)]
    raise Illegal(Denial(decision.rule, "slot-closed", {"item": item, "number": number, "slot": slot}))


def _step_by_step(match: Match, decision: Decision, typed: list[str]) -> list[str]:
    """Each word answers the question that follows from the words before it."""
    trial, texts, now = match.clone(), list[str](), decision
    for place, word in enumerate(typed):
        texts.append(chosen_one(word, now))
        if place < len(typed) - 1:
            trial.take(texts[-1], seat=decision.seat)
            following = trial.decision_of(decision.seat)
            if following is None or following.given != (*decision.given, *texts):
                raise Illegal(Denial("", "too-many", {"count": len(texts)}))
            now = following
    return texts
