"""The verbs of skills, penalties, rewards and cards, and the words in which a card says when and on what it is played.

What they do is elsewhere: skills in `rules/combat`, skills and rewards in `cards/benefits`, penalties in `rules/rooms`,
cards in `cards/effects`; the targets and conditions of cards are in `cards/targets`. What equipment gives is asked for
in the chapters it touches.
"""

from typing import Final

from brassboard.kit.effects import Arg, Call, Vocabulary, many, nested, number, word

COMPANIONS: Final = ("octopiti", "rafter", "zuba")
TURRET_IDS: Final = ("basic", "mkii", "flame")


def _n() -> Arg:
    return number(1, 9)


def _helped() -> Arg:
    return word("self", "teammate", "team_room")


SKILL_VERBS: Final = Vocabulary(
    {
        "wound": (number(1, 1), word("other")),  # a second target
        "stun": (),
        "poison": (word("room_enemies", default=""),),
        "madness": (_n(), word("room_enemy", "room_enemies", default="")),
        "extra_wound": (_n(),),
        "around": (),  # the attack also hits everybody beside the attacker
        "to_stygia": (),
        "drag": (_n(), word("enemy", "toward")),
        "heal": (_n(), _helped()),
        "clarity": (_n(), _helped()),
        "steam": (_n(),),
        "luck": (_n(),),
        "draw": (_n(),),
        "move": (_n(),),
        "resolve_room": (),
        "die4": (word("room", default=""),),
    }
)
"""What skills and their bonuses do. Without a word, what harms is for the target of the attack."""
WITH_ATTACK: Final = ("wound", "stun", "poison", "extra_wound", "around")
"""Parts of an attack: they are no gifts of their own."""
PENALTY_VERBS: Final = Vocabulary(
    {
        "wound": (_n(), word("all")),
        "stun": (word("all"),),
        "poison": (word("all"),),
        "madness": (_n(), word("all")),
        "defender_draws": (_n(),),
        "turret": (word(*TURRET_IDS),),
        "close_doors": (),
    }
)
REWARD_VERBS: Final = Vocabulary(
    {
        "draw": (_n(),),
        "luck": (_n(),),
        "steam": (_n(),),
        "heal": (_n(), word("one")),
        "clarity": (_n(), word("team")),
        "search": (),
        "companion": (word(*COMPANIONS),),
    }
)
EQUIPMENT_VERBS: Final = Vocabulary(
    {
        "movement": (_n(),),  # more movement points in the movement phase
        "ward": (_n(),),  # fewer wounds, once a round
        "free_stay": (),  # resist the tide without paying Mind
        "open_locked": (),  # open locked doors of active rooms
        "first_steam": (_n(),),  # Steam Power at the start of a turn, if the player has none
        "sight": (),  # characters do not block the line of sight
    }
)
"""What equipment gives its bearer at all times; `queries.equipment_gives` counts it."""


class Effect:
    """A call of a skill, a penalty or a reward: its verb, how much (1 if it has no number), for whom or which."""

    def __init__(self, call: Call) -> None:
        self.what = call.verb
        self.n = 1
        self.scope = ""
        self.text = call.text
        for argument in call.args:
            if isinstance(argument, int):
                self.n = argument
            elif isinstance(argument, str):
                self.scope = argument

    def __repr__(self) -> str:
        return self.text


# Cards that are played

MOMENTS: Final = ("turn", "harm", "rolled", "before_roll")
"""At any of the player's decisions in a turn, when wounds are about to be placed, after or before an own roll."""
CONDITIONS: Final = ("own_madness", "own_stunned", "enemy_in_stygia")
"""What a card without a target may wait for."""
TARGETS: Final[dict[str, tuple[str, ...]]] = {
    "own_wounded": ("character",),
    "own_characters": ("character",),
    "own_rooms": ("room",),
    "own_active_rooms": ("room",),
    "own_walkers": ("character",),
    "own_walkers_on_passages": ("character",),
    "turrets_at_hand": ("turret",),
    "shut_doors_at_hand": ("door",),
    "attack_targets": ("character", "turret"),
    "own_harmed": ("character",),
    "own_harmed_and_turrets": ("character", "turret"),
    "rooms_with_attackers": ("room",),
    "rooms_to_summon": ("room",),
    "rooms_for_turrets": ("room",),
    "laid_rooms": ("room",),
    "basic_turrets": ("turret",),
    "turrets_not_flame": ("turret",),
    "damaged_turrets": ("turret",),
    "open_doors": ("door",),
    "victims": ("character",),
    "enemy_walkers": ("character",),
    "players_with_luck_or_steam": ("player",),
}
"""What a card may be played on, and of which kinds that is."""

BLOWS: Final = Vocabulary(
    {
        "wound": (_n(),),
        "stun": (),
        "poison": (),
        "madness": (_n(), number(0, 9, 0)),  # the second number is for characters in Stygia, if it is another
    }
)
CARD_VERBS: Final = Vocabulary(
    {
        "steam": (_n(),),  # gain Steam Power
        "luck": (_n(),),  # gain Luck markers
        "heal": (_n(),),  # remove wounds
        "repair": (_n(),),  # remove wounds from a character, all of them from a turret
        "clarity": (_n(),),  # remove madness from all own characters
        "rouse": (),  # remove the stunned markers of all own characters
        "move": (_n(),),  # a character, or all own characters in the room, get movement points
        "drift": (_n(),),  # steps in Stygia
        "rope": (),  # leave Stygia for one die
        "harm": (many(nested(BLOWS)),),  # all at once: on the target, or on all attackers in the room
        "harder": (_n(),),  # more wounds of the attack that is about to wound
        "spare": (_n(),),  # fewer wounds of those that are about to be placed
        "force_door": (),
        "bolt_door": (),
        "lay": (number(1, 36),),  # points on the room card
        "take_off": (number(1, 36),),  # points from the room card
        "turret": (word(*TURRET_IDS),),  # place one in the room
        "upgrade": (word(*TURRET_IDS),),  # a turret becomes another one
        "summon": (),  # minions into the room
        "eject": (),  # all attackers out of Stygia
        "load_die": (),  # turn one die of the roll
        "reroll": (),  # dice of the roll
        "more_dice": (_n(),),  # in the roll to come
        "lose_luck_or_steam": (),  # the player chooses which
    }
)
FOR: Final[dict[str, tuple[str, ...]]] = {
    "heal": ("character",),
    "repair": ("character", "turret"),
    "move": ("character", "room"),
    "drift": ("character",),
    "rope": ("character",),
    "harm": ("character", "turret", "room"),
    "harder": ("character", "turret"),
    "spare": ("character", "turret"),
    "force_door": ("door",),
    "bolt_door": ("door",),
    "lay": ("room",),
    "take_off": ("room",),
    "turret": ("room",),
    "upgrade": ("turret",),
    "summon": ("room",),
    "lose_luck_or_steam": ("player",),
}
"""Verbs that need a target, and of which kinds; all others need none."""
ONLY_ON: Final = {
    "attack_targets": "harm",
    "own_harmed": "harm",
    "own_harmed_and_turrets": "harm",
    "harder": "harm",
    "spare": "harm",
    "load_die": "rolled",
    "reroll": "rolled",
    "more_dice": "before_roll",
}
"""Targets and verbs that make sense in one moment only."""
