"""The vocabulary of effects: what skills, penalties and rewards may do, in words such as `heal 1 team_room`."""

from typing import Final

from brassboard.kernel import BadInput

from .dice_needs import small_number

COMPANIONS: Final = ("octopiti", "rafter", "zuba")
TURRET_IDS: Final = ("basic", "mkii", "flame")

# Word: whether a number follows it, and for whom it may be. "" is the attack's target; for what helps, the acting
# character and its player.
Words = dict[str, tuple[bool, tuple[str, ...]]]
_HARM: Final = ("", "other", "room_enemy", "room_enemies")
_HELP: Final = ("self", "teammate", "team_room")
_PLAIN: Final = ("",)
SKILL_WORDS: Final[Words] = {
    "wound": (True, _HARM),
    "stun": (False, _HARM),
    "poison": (False, _HARM),
    "madness": (True, _HARM),
    "extra_wound": (True, _PLAIN),
    "around": (False, _PLAIN),
    "to_stygia": (False, _PLAIN),
    "drag": (True, ("enemy", "toward")),
    "heal": (True, _HELP),
    "clarity": (True, _HELP),
    "steam": (True, _PLAIN),
    "luck": (True, _PLAIN),
    "draw": (True, _PLAIN),
    "move": (True, _PLAIN),
    "resolve_room": (False, _PLAIN),
    "die4": (False, ("", "room")),
}
PENALTY_WORDS: Final[Words] = {
    "wound": (True, ("all",)),
    "stun": (False, ("all",)),
    "poison": (False, ("all",)),
    "madness": (True, ("all",)),
    "defender_draws": (True, _PLAIN),
    "turret": (False, TURRET_IDS),
    "close_doors": (False, _PLAIN),
}
REWARD_WORDS: Final[Words] = {
    "draw": (True, _PLAIN),
    "luck": (True, _PLAIN),
    "steam": (True, _PLAIN),
    "heal": (True, ("one",)),
    "clarity": (True, ("team",)),
    "search": (False, _PLAIN),
    "companion": (False, COMPANIONS),
}


class Effect:
    """One word of the effect vocabulary, how much (1 if it has no number) and for whom or which: `heal 1 team_room`."""

    def __init__(self, what: str, n: int, scope: str) -> None:
        self.what = what
        self.n = n
        self.scope = scope

    def __repr__(self) -> str:
        numbered = any([words.get(self.what, (False, ()))[0] for words in (SKILL_WORDS, PENALTY_WORDS, REWARD_WORDS)])
        return " ".join([self.what, *[str(self.n)] * numbered, *[self.scope] * bool(self.scope)])


def read_effect(text: str, words: Words, where: str = "") -> Effect:
    """An effect in the given part of the vocabulary."""
    what, *rest = text.split(" ")
    if what not in words:
        raise BadInput(f"{text!r} is no effect here: write one of {', '.join(words)}", where)
    numbered, scopes = words[what]
    n = 1
    if numbered:
        n = small_number(rest[0]) if rest else 0
        if not 1 <= n <= 9:
            raise BadInput(f"{text!r} lacks its number: write {what} 1 to {what} 9", where)
        rest = rest[1:]
    scope = rest[0] if len(rest) == 1 and rest[0] else ""
    if scope not in scopes or len(rest) > 1 or (rest and not scope):
        allowed = " or ".join([each if each else "nothing" for each in scopes])
        raise BadInput(f"{text!r} does not end as it should: after {what}{' N' * numbered} comes {allowed}", where)
    return Effect(what, n, scope)
