"""The vocabulary of scenario files: the kinds of lines, the words they take, and their limits."""

from typing import Final

AREAS: Final = "123"
EXIT: Final = "X"
TURRET_KINDS: Final = ("basic", "mkii", "flame")
ROOM_FLAGS: Final = ("start", "nostygia", "stygia_only")
OBJECT_FLAGS: Final = ("alone", "no_stygia", "one_per_team", "home", "out", "opens_room", "key")
DOOR_STATES: Final = ("open", "closed", "sealed_key", "sealed_pickup", "sealed_inside")
GUARDED: Final = "guarded:"
LEADER: Final = "leader"

# What points are paid for, and what such a line also names: an object, a turret, an object or "any", or nothing.
POINTS: Final = {
    "attacker": {
        "delivered": "object", "turret": "turret", "at_home": "", "solved": "solved", "most": "object",
        "friendly_fire": "", "minion": "", "first": "object", "escaped": "", "team_out": "",
    },
    "defender": {"fell": "", "not_delivered": "object", "inside": "", "no_team": ""},
}  # fmt: skip
TIMED: Final = ("escaped", "team_out", "no_team")

MOST_LETTERS: Final = 60_000
MOST_ROWS: Final = 20
MOST_ROOMS: Final = 20
MOST_DOORS: Final = 30
MOST_ROUNDS: Final = 30
ATTACKERS: Final = 3
TEAM: Final = 3
MINIONS: Final = 9

# How each line is written. Lines that may stand there only once are in ONCE.
FORMS: Final = {
    "map": "map NUMBER TITLE",
    "grid": "grid",
    "room": "room LETTER NAME [FLAG …]",
    "door": "door ID ROW,COLUMN SIDE STATE",
    "turret": "turret ID ROW,COLUMN KIND",
    "mark": "mark OBJECT ROW,COLUMN ATTACKERS",
    "leader": "leader ROW,COLUMN",
    "minions": "minions ROOM NUMBER",
    "scenario": "scenario ID",
    "rounds": "rounds NUMBER",
    "object": "object KIND [FLAG …]",
    "points": "points WHO WHAT [KIND] NUMBER [before ROUND]",
    "exits": "exits none|any",
    "target": "target NUMBER",
    "needs": "needs OBJECT",
    "wins": "wins OBJECT",
    "limiter": "limiter TURRET",
    "reinforce": "reinforce ROOM …",
    "extra": "extra ROUND",
    "advice": "advice PLAYERS …",
}
ONCE: Final = (
    "map", "leader", "scenario", "rounds", "exits", "target", "needs", "wins", "limiter", "reinforce", "extra",
    "advice",
)  # fmt: skip
REQUIRED: Final = ("map", "scenario", "rounds", "exits")
# How many words a line has at least and at most (0: any number).
WORDS: Final = {
    "map": (3, 0), "room": (3, 0), "door": (5, 5), "turret": (4, 4), "mark": (4, 4), "leader": (2, 2),
    "minions": (3, 3), "scenario": (2, 2), "rounds": (2, 2), "object": (2, 0), "points": (4, 7), "exits": (2, 2),
    "target": (2, 2), "needs": (2, 2), "wins": (2, 2), "limiter": (2, 2), "reinforce": (2, 0), "extra": (2, 2),
    "advice": (2, 0),
}  # fmt: skip


class Points:
    """A `points` line: who gets how many points for what; `before` is a round, or 0 for always."""

    def __init__(self, who: str, what: str, kind: str, n: int, before: int) -> None:
        self.who = who
        self.what = what
        self.kind = kind
        self.n = n
        self.before = before

    def __repr__(self) -> str:
        return f"Points({self.who} {self.what} {self.kind} {self.n} before {self.before})"


def is_id(word: str) -> bool:
    return word.isascii() and word[0].isalpha() and len(word) <= 24 and word.replace("_", "a").isalnum()


def is_name(word: str) -> bool:
    return is_id(word) and word == word.lower()


def number_in(word: str) -> int:
    """Return the whole number of at most four digits that a word is; -1 for anything else."""
    return int(word) if word.isascii() and word.isdecimal() and len(word) <= 4 else -1
