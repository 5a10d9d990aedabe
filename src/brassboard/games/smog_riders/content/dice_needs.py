"""The dice an action needs, as a card prints them. A die is two characters, colour and face: `R5`, `B2`, `M6`, `G1`."""

from typing import Final

from brassboard.kernel import BadInput

COLOURS: Final = "RBM"  # Strength, Agility, Magic; generic dice (G) satisfy no colour (SR-CHAR-07)
FACE: Final = {colour + str(face): face for colour in "RBMG" for face in range(1, 7)}

_SUM: Final = 0  # the dice add up to the value (SR-REQ-01); any die meets 1+ (SR-REQ-06)
_EACH: Final = 1  # every die shows the value or more (SR-REQ-10)
_EXACT: Final = 2  # the die shows exactly the value (SR-REQ-02)
_SAME: Final = 3  # two or three equal dice (SR-REQ-03, SR-REQ-04)
_LADDER: Final = 4  # three consecutive values in any order (SR-REQ-05)
_PAIR: Final = 5  # both values of a pair; a pair is one alternative, so pairs do not mix (SR-REQ-08)


class Alternative:
    """One alternative of a requirement: a test of all the dice placed."""

    def __init__(self, kind: int, least: int, most: int, value: int = 0, other: int = 0, colour: str = "") -> None:
        self.kind = kind
        self.least = least
        self.most = most
        self.value = value
        self.other = other
        self.colour = colour  # the colour every die must have; "" for any (SR-REQ-07)

    def met(self, dice: tuple[str, ...]) -> bool:
        """Return whether exactly these dice meet this alternative."""
        if not self.least <= len(dice) <= self.most:
            return False
        if self.colour and not all([die[0] == self.colour for die in dice]):
            return False
        kind = self.kind
        if kind == _SUM:
            total = 0
            for die in dice:
                total += FACE[die]
            return total >= self.value
        if kind == _EACH:
            short = 0
            for die in dice:
                if FACE[die] < self.value:
                    short += 1
            return short == 0
        first = FACE[dice[0]]
        if kind == _EXACT:
            return first == self.value
        second = FACE[dice[1]]
        if kind == _PAIR:
            return (first, second) in ((self.value, self.other), (self.other, self.value))
        if kind == _SAME:
            return first == second and (self.most == 2 or second == FACE[dice[2]])
        third = FACE[dice[2]]
        apart = (first - second) * (second - third) * (third - first)  # The dice of a ladder are 1, 1 and 2 apart.
        return apart in (2, -2)


class Needs:
    """Which dice an action needs: `7+[2]`, `5+[1]|M:2+[1]`, `(1,2)|(3,4)`, `ladder3`, `X=X=X`, `5+each[3]`, `=4`.

    `least` is the smallest number of dice that can fulfil it, `most` is the number of its gaps.
    """

    def __init__(self, text: str, where: str = "") -> None:
        self.text = text
        self.alternatives = [_alternative(each, text, where) for each in text.split("|")]
        self.least = min([each.least for each in self.alternatives])
        self.most = max([each.most for each in self.alternatives])

    def met(self, dice: tuple[str, ...]) -> bool:
        """Return whether exactly these dice meet the requirement."""
        met = False
        for each in self.alternatives:
            met = met or each.met(dice)
        return met

    def __repr__(self) -> str:
        return self.text


def _alternative(text: str, whole: str, where: str) -> Alternative:
    colour, colon, rest = text.partition(":")
    test = _test(rest if colon else text)
    if test is None or (colon and (len(colour) != 1 or colour not in COLOURS)):
        forms = "7+[2], 5+each[3], =4, X=X, X=X=X, ladder3 or (1,2), after R:, B: or M: if need be, joined by |"
        raise BadInput(f"{whole!r} is no requirement: write {forms}", where)
    if test.kind == _SUM and test.least > test.most:
        raise BadInput(f"{whole!r} asks for more than its dice can show: lower it or give it more gaps", where)
    test.colour = colour if colon else ""
    return test


def _test(text: str) -> Alternative | None:
    fixed = {"X=X": Alternative(_SAME, 2, 2), "X=X=X": Alternative(_SAME, 3, 3), "ladder3": Alternative(_LADDER, 3, 3)}
    if text in fixed:
        return fixed[text]
    if text[:1] == "=":
        value = _face(text[1:])
        return Alternative(_EXACT, 1, 1, value) if value else None
    if text[:1] == "(" and text[-1:] == ")":
        one, _, two = text[1:-1].partition(",")
        return Alternative(_PAIR, 2, 2, _face(one), _face(two)) if _face(one) and _face(two) else None
    number, _, gaps = text.partition("+")
    each = gaps.startswith("each")
    gaps = gaps.removeprefix("each")
    if gaps[:1] != "[" or gaps[-1:] != "]" or not small_number(number) or not small_number(gaps[1:-1]):
        return None
    if each:
        return Alternative(_EACH, 1, small_number(gaps[1:-1]), _face(number)) if _face(number) else None
    return Alternative(_SUM, (small_number(number) + 5) // 6, small_number(gaps[1:-1]), small_number(number))


def small_number(text: str) -> int:
    """Return the number from 1 to 99 that a text is, or 0 if it is none."""
    plain = 1 <= len(text) <= 2 and text[0] != "0" and all([letter in "0123456789" for letter in text])
    return int(text) if plain else 0


def _face(text: str) -> int:
    return small_number(text) if small_number(text) <= 6 else 0
