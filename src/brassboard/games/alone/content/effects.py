"""The verbs of reaction cards, items, abilities, missions and rewards, and the words they are written with.

Evil carries out `REACTION_VERBS`: cards, the standard reaction, what a nuisance does, what a mission places. The Hero
carries out `HERO_VERBS`: items, abilities, sacrifices and rewards. `STEP_VERBS` are the steps of a mission. What the
verbs do is in `cards` and `rules`.

A scope is one or several sets of sectors, joined by plus signs, so it is read as a tuple of words (`scopes_of`). A
number written with `x`, the charges paid, is known only in play (`amount_of`).
"""

from typing import Final, cast

from brassboard.kernel import RuleError
from brassboard.kit.effects import Amount, Arg, Call, Effects, Vocabulary, nested, number, word, words

# Ids and words that rows and effects share

KINDS: Final = ("spore", "parasite", "cultist", "hybrid", "worm")
BOSSES: Final = ("matriarch", "apostle")
ROOMS: Final = ("M", "L", "C", "G", "E", "A", "Q", "S")
ACTIONS: Final = ("move", "explore", "attack", "locate", "search", "interact")
MATERIALS: Final = ("metal", "electronics", "chemical")
TOKENS: Final = (
    "survivor", "code", "kit", "serum", "seal", "card", "filter", "proof", "antenna", "sample", "box",
)  # fmt: skip
"""What a mission lets the Hero find or carry."""

SCOPES: Final = ("here", "adj", "los", "los_beyond", "looked", "floor", "any", "far", "target")
"""Sets of sectors.

`here` is the Hero's sector, `adj` the adjacent ones, `los` those in sight with his own, `los_beyond` those in sight
without his own, `looked` those of the Explore, `floor` the Hero's floor, `far` hidden sectors at distance 2 or more,
`target` the sector where the creature attacked stands or died.
"""
WHO: Final = ("any", *KINDS, "hidden", "revealed", "target", "that", "all")
"""Creatures: `target` is the one attacked, `that` the last one moved, spawned or teleported, `all` every one here."""
CONDITIONS: Final = {
    "hidden_within_2": "a hidden creature is at distance 2 or less from the Hero, measured as for spawning",
    "seen_outside": "the last move of this card revealed its creature, and not in the Hero's sector",
    "creature_here": "a creature is in the Hero's sector",
    "removed": "the call before removed a danger marker",
    "in_corridor": "the Hero is in a corridor",
}
"""What `given` may ask for; it is read on the secret map when the call is done."""
WAYS: Final = ("free", "nearer")
"""How a creature moves: `nearer` means that it must end nearer to the Hero than it began."""


def _n() -> Arg:
    return number(1, 9)


def _change() -> Arg:
    return number(-9, 9)


def _scope() -> Arg:
    return words(*SCOPES, noun="scope")


def _who() -> Arg:
    return word(*WHO, noun="who")


REACTION_VERBS: Final = Vocabulary(
    {
        # Creatures
        "cmove": (_n(), _who(), number(1, 9, 1), word(*WAYS, default="free")),  # steps, who, how many creatures, way
        "spawn": (word("any", *KINDS, noun="kind"), number(-9, 9, 0)),  # kind, change of the minimum distance
        "tele": (_who(), _scope()),
        "recall": (_who(),),
        "mend": (_who(),),
        "dice": (_who(), _n()),
        "cond": (word("evil"),),
        "strike": (_who(),),  # only a creature that lives and is in the Hero's sector
        # The Hero
        "life": (_change(),),
        "calm": (_change(),),
        "adren": (_change(),),
        "drain": (_n(),),
        # The station
        "off": (_scope(), _n()),
        "danger": (_n(), _scope()),
        "undanger": (_n(), _scope()),
        "shift": (_n(), _n()),  # how many markers, how many steps each
        "block": (_n(), _scope()),
        "hide": (_n(), _scope()),
        # The action that is under way
        "nocond": (),
        "cut": (_n(),),
        "limit": (_n(),),
        "stop": (),
        "nosweep": (),
        "lie": (_n(), _n()),  # how many answers, by how much
        "skip": (_n(),),
        "swipe": (),
        # Cards
        "omen": (),
        "mute": (),
        "draw": (_n(),),
        "slim": (),
        # Effects in effects
        "given": (word(*CONDITIONS), nested()),
        "later": (nested(),),  # after the damage of this roll, if the target lives
        "hero_chooses": (nested(),),  # the Hero, not the player of the card, picks the way
        # What missions place
        "block_rooms": (words(*ROOMS, noun="room"),),  # every door of these rooms
        "place_boss": (word(*BOSSES),),  # in a hidden sector at its distance or more
        "place_boss_in": (word(*BOSSES), words(*ROOMS, noun="room")),  # in that of these rooms which is farther
    }
)
"""What Evil's cards, the standard reaction and missions do."""
MISSIONS_ONLY: Final = ("block_rooms", "place_boss", "place_boss_in")
"""Verbs of missions that no card has."""
TIMING_OF: Final = {
    "cut": "roll",
    "nocond": "roll",
    "later": "roll",
    "limit": "before",
    "nosweep": "before",
    "stop": "step",
    "lie": "answer",
    "skip": "drawn",
    "swipe": "drawn",
}
"""Verbs that change an action under way, and the only timing of a card that can do so."""
TRIGGER_OF: Final = {"target": "attack", "looked": "explore"}
"""Words that name something of an action, and the only trigger of a card that may write them."""

HERO_VERBS: Final = Vocabulary(
    {
        # Move, attack and look
        "hmove": (_n(), word("safe", default="")),
        "attack": (number(1, 9, variables=("x",)), _scope()),
        "blast": (_n(), _scope(), number(0, 9, 9)),  # dice, scope, greatest distance
        "seek": (_n(), _n()),  # dice on the nearest hidden creature of a kind the Hero names, greatest distance
        "push": (_n(),),
        "look": (_n(),),
        "ask": (_n(),),
        # The station
        "on": (_scope(), _n()),
        "line": (_n(),),
        "undanger": (_n(), _scope()),
        "block": (_n(), _scope()),
        "unblock": (_n(), _scope()),
        # Equipment
        "gear": (_n(),),
        "charge": (_n(),),
        "upgrade": (_n(),),
        "search": (number(0, 9),),  # a Search action with so many additional cards
        "any_material": (),  # this turn any material serves for an upgrade
        # Tracks; the second number: only a track that is at this number or less
        "life": (_change(), number(0, 12, 12)),
        "calm": (_change(), number(0, 12, 12)),
        "adren": (_change(),),
        "round": (_n(),),
        "xp": (_n(),),
        "jam": (),
        "companion": (),
        # Abilities that change an action or a loss
        "safe": (),  # the steps of this action are safe
        "more_dice": (_n(), word("plain", default="")),  # in the Hero's attacks, or only in the plain Attack
        "less_life": (_n(), word("any", "creature"), number(1, 9, 1)),  # less of a loss from whom, of at least so much
        "less_shock": (_n(),),
        "bullet_time": (),  # without adrenaline
        # Rewards
        "light_boxes": (),  # light in every sector with a switch box and every adjacent one
        "station_plan": (),  # ask(1) in the start step of turn 1 of each later round
        "adrenaline_max": (_change(),),  # from now on
        "open_all": (),  # every blocked door
        "clear_floor": (),  # every danger marker of the Hero's floor
        "hero_chooses": (nested(),),  # a choice in the middle: made when it is reached
    }
)
"""What items, abilities, sacrifices and rewards do."""
ACTION_OF: Final = {
    "hmove": "move",
    "look": "explore",
    "attack": "attack",
    "blast": "attack",
    "seek": "attack",
    "push": "attack",
    "ask": "locate",
    "gear": "search",
}
"""Verbs that are an action, and the only action an item that has them is used through."""

STEP_VERBS: Final = Vocabulary(
    {
        "use": (word(*ROOMS), _n(), word("lit", "empty", default="")),
        "take": (word(*TOKENS, noun="token"), word(*ROOMS)),
        "give": (word(*TOKENS, noun="token"), word(*ROOMS)),
        "slay": (word("any", *KINDS, *BOSSES, noun="who"), _n()),
        "hold": (word(*ROOMS), _n()),
        "find": (word(*TOKENS, noun="token"), _n()),  # how many markers lie out, one of them real
    }
)
"""The steps of missions."""

NOTHING: Final = Effects(((),))
"""Effects that do nothing: one way without calls."""


def scopes_of(call: Call, place: int) -> tuple[str, ...]:
    """Return the words of the argument at this place, which the verb declares as a scope or as rooms."""
    value = call.args[place]
    if not isinstance(value, tuple):
        raise RuleError(f"{call}: argument {place} is no scope")
    return cast("tuple[str, ...]", value)


def amount_of(call: Call, place: int, x: int = 0) -> int:
    """Return the number at this place; `x` is the number of charges paid."""
    value = call.args[place]
    return value.plain + x if isinstance(value, Amount) else call.number(place)


def all_calls(effects: Effects) -> list[Call]:
    """Return every call of all ways, those nested in other calls included."""
    found: list[Call] = []
    for call in effects.calls:
        found.append(call)
        for value in call.args:
            if isinstance(value, Effects):
                found += all_calls(value)
    return found


def words_in(call: Call) -> list[str]:
    """Return every word among the arguments of a call, without those of nested effects."""
    found: list[str] = []
    for value in call.args:
        if isinstance(value, tuple):
            found += [each for each in value if isinstance(each, str)]
        elif isinstance(value, str):
            found.append(value)
    return found
