"""The words with which cards, sheets, powers, places and chapters of Rise of Moloch say what they do.

An ability is a row: its `type` says when it may be used, `on` which trigger it waits for, `when` what must hold, `cost`
what it costs in ether, `once` how often it may be used, and `does` what it does, in the verbs of `VERBS`. Verbs marked
"roll" change an attack or a roll under way, "always" ones are read whenever a value is asked for, all others are done
one after the other. What the verbs do is in `cards` and `rules`.
"""

from typing import Final, cast

from brassboard.kernel import RuleError
from brassboard.kit.effects import Amount, Arg, Call, Effects, Vocabulary, nested, number, pair, word, words

# Ids that rows and effects share

GENTLEMEN: Final = ("major", "drago", "emma", "cavendish", "abigail")
PROFESSIONS: Final = ("knight", "monster", "dilettante", "mekanist", "arcanist")
AGENTS: Final = ("tobias", "emerson", "damon", "titus", "lotties", "lamias", "spawn", "turnbull", "anpu")
MINIONS: Final = ("clown", "shambling", "ragged", "burning", "guard")
ALLIES: Final = ("bobby", "blackmore", "tin_nanny", "watling", "lady_ada", "steam_coach")
STACKS: Final = ("utensils", "simple", "special", "royal", "artefacts", "stones")
SYMBOLS: Final = ("hit", "hit+", "crown", "dodge", "cover")
ATTRIBUTES: Final = ("agi", "acc", "str")
SPECIALS: Final = ("charge", "elusive", "counter")
KINDS: Final = ("melee", "ranged")

# When an ability may be used

TYPES: Final = (
    "action", "extra", "free", "perm", "upkeep", "atk", "def", "ether", "discard", "discard_def", "now", "until",
    "power", "any", "agent", "minion", "token", "visit", "next",
)  # fmt: skip
"""`ether` is the ether effect of a weapon, paid in step 2 of an attack; `power` is a power card; `any`, `agent` and
`minion` are the timings of chaos cards; `token`, `visit` and `next` belong to place cards; the rest: moloch.md, 3."""

TRIGGERS: Final = {
    "": "none: the ability is always on, or may be used in its owner's activation",
    "attack_on_friend": "window A: another gentleman or an ally in short range and sight is attacked",
    "own_roll": "any roll made for the figure",
    "suffered": "the figure has suffered damage and is not defeated",
    "dealt": "the attack of the figure has dealt damage, or could have",
    "attack_done": "the damage of the figure's attack is settled, dealt or not",
    "defeated": "the figure is defeated",
    "friend_defeated": "another gentleman in short range is defeated by an attack",
    "minion_defeated": "a minion in short range is defeated",
    "defeating": "the figure defeats a figure by an attack",
    "would_be_defeated": "window C: damage that would defeat the figure is about to be placed",
    "damage": "window C: damage is about to be placed on the figure",
    "attack_damage": "window C: damage of an attack is about to be placed on the figure",
    "after_attack": "the end of window D of an attack on the figure",
    "activation": "the activation of the figure starts",
    "utensil": "the figure has discarded a utensil",
    "reviving": "the figure revives a friend by an action",
    "chaos_played": "window P: a chaos card is played",
    "agent_revealed": "window R: the activation card of an agent is turned up",
    "between": "window E of any activation",
    "command": "the start of a command phase",
    "chapter_start": "all figures stand at the start of a chapter",
    "any_activation": "window E of the activation of any gentleman",
}

CONDITIONS: Final = {
    "melee": "the attack is made in melee",
    "ranged": "the attack is ranged",
    "charging": "the attack is part of a charge",
    "with_gloves": "the weapon of the attack is the Tesla gloves",
    "target_damaged": "the target has damage already",
    "twin_beside_target": "another figure of the same sheet stands, not knocked down, next to the target",
    "group_of_three": "the attack is a joint attack of three or more figures that this figure leads",
    "past_first_cross": "the figure has at least the damage at which its affliction came",
    "outside": "the figure stands on an outside square",
    "fire_near": "a fire lies on the figure's square or next to it",
    "fallen_tobias": "Tobias was defeated in this chapter",
    "fallen_emerson": "Emerson was defeated in this chapter",
}

ONCE: Final = ("", "activation", "round", "chapter")

# Whom and where

WHO: Final = (
    "self", "g", "other", "gs", "ally", "minion", "minions", "agent", "foe", "foes", "fig", "target", "attacker",
    "that", "this",
)  # fmt: skip
"""`g` is a gentleman, self included; `other` a gentleman, not self; `gs` and `foes` all of them; `minions` all minions;
`foe` one enemy; `target` and `attacker` those of the attack under way; `that` the one the call before concerned; `this`
the agent figure whose actions are running."""
WHERE: Final = (
    "any", "adj", "adj_self", "short", "los", "short_los", "own", "adj_own", "outside_5", "los_4", "manhole",
    "manholes", "agent_adj", "nemesis_adj", "inside_by_figure", "inside_all", "short_fire",
)  # fmt: skip
"""Squares, and the figures on them, measured from the figure that uses the effect (RM-RULING-106).

`adj_self` is adjacent or itself, `short_los` within 4 and in sight, `own` its own square, `adj_own` its own and the
adjacent ones, `outside_5` free outside squares within 5, `los_4` free squares within 4 in sight, `manhole` next to one
manhole, `manholes` from beside one manhole to beside another, `agent_adj` next to one agent, `nemesis_adj` next to one
agent or minion, `inside_by_figure` an inside square next to any figure."""
AIMS: Final = ("short", "fire", "uncovered", "free_aim", "around", "nobody")
"""What an attack of a card has: `uncovered` ignores cover, `free_aim` the adjacent-target duty, `around` strikes all on
the adjacent squares, `nobody` is made by no figure."""
IGNORED: Final = ("cover", "disengage", "fire", "duty", "figures", "crates")


def _n() -> Arg:
    return number(1, 9)


def _change() -> Arg:
    return number(-9, 9)


def _who() -> Arg:
    return pair(":", word(*WHO, noun="who"), word(*WHERE, default="any", noun="where"))


def _where() -> Arg:
    return word(*WHERE, noun="where")


def _symbol() -> Arg:
    return word(*SYMBOLS, noun="symbol")


VERBS: Final = Vocabulary(
    {
        # Rolls and attacks (roll)
        "dice": (number(-9, 9, variables=("x",)), word(*KINDS, "both", default="both")),
        "ddice": (_change(),),
        "foedice": (_change(),),
        "conv": (pair(">", _symbol(), _symbol()),),
        "trade": (pair(">", _symbol(), _symbol()), nested()),
        "count": (pair("=", _symbol(), _n()),),
        "per": (_symbol(), nested()),
        "reroll": (),
        "area": (),
        "area_all": (),
        "knock": (),
        "daze": (_n(),),
        "fire": (),
        "leech": (),
        "prevent": (number(1, 99),),  # 99: all of it
        "spare": (),  # the damage stops 1 short of defeat
        "guard": (),  # stand next to the target and become the target
        "clear_windows": (),  # windows give targets no cover
        "sweep": (),  # one melee attack without a weapon on every adjacent enemy
        # Values (always)
        "stat": (word(*ATTRIBUTES), _change()),
        "cross": (_n(),),
        "maxether": (_n(),),
        "start": (_n(),),
        "slots": (_n(),),
        "speed": (_change(),),  # points of each move action, not of charges
        "actions": (_n(),),  # more actions in each activation
        "rest": (_n(),),  # more healing by each rest
        "climb": (_n(),),  # what a window costs
        "crown_ether": (_n(),),  # more ether for each own crown taken as ether
        "immune": (word("fire", "daze"),),
        "ignore": (words(*IGNORED, noun="what"),),
        "has": (word(*SPECIALS),),  # the special, if it is missing
        "free_counter": (word("round"),),  # one counter-attack a round costs nothing
        "cover": (),  # cover against every ranged attack
        "clinging": (),  # disengage damage of a step from a square next to it is 2
        "sidestep": (),  # the first disengage damage of each own activation is prevented
        "spotter": (),  # gentlemen in short range have no adjacent-target duty
        "outside_only": (),  # moves on outside squares only, no doors or windows
        "duty": (),  # may become the target of an attack on a VIP next to it
        "aura": (nested(),),  # gentlemen in short range, self too, have these
        # Deeds
        "attack": (_n(), word(*KINDS), words(*AIMS, noun="how")),
        "attack_with": (word("symbiont_rifle"),),
        "act": (_who(), _n(), word("any", "move", "attack", "charge", default="any")),
        "move": (_n(), _who(), word("free", "toward", "away"), words("none", *IGNORED, noun="ignored")),
        "trample": (),  # a move action that passes enemies and knocks the minions passed down
        "place": (_who(), _where()),
        "spawn": (words("any", *MINIONS, noun="types"), _n(), _where()),
        "heal": (_n(), _who()),
        "dmg": (_n(), _who()),
        "ether": (_n(), _who()),
        "fill": (_who(),),  # ether up to the maximum
        "pool": (_n(),),
        "drain": (_n(), _who()),
        "firemark": (_where(),),
        "spread": (_n(),),
        "douse": (_n(), _where()),
        "draw": (word(*STACKS, "chaos"), _n()),
        "pick": (word(*STACKS, "advantage"), _n()),
        "revive": (_who(),),
        "revive_later": (),  # when the running activation ends
        "cure": (_n(),),  # afflictions of the one the next call heals
        "open": (_n(),),  # a door on an edge of a square within so many
        "wreck": (words("wall", "door"),),  # an edge of the own square becomes rubble
        "times": (_n(), nested()),  # up to so many times, each on another figure
        "both": (nested(),),  # what follows concerns the same pair of figures: an agent and a gentleman next to it
        "symbol": (word("this", "minions"), pair(">", _symbol(), _symbol())),  # until its activation ends
        "hurry": (_n(),),  # all minions in this activation: more points for move actions not yet begun
        "brace": (_n(),),  # one agent figure: defence dice in the next attack on it, at latest until the round ends
        "range": (_n(),),  # until the round ends nobody shoots farther
        "door_price": (_n(),),  # until the round ends opening a door costs so many points
        "command": (_n(),),  # activate up to so many minions, 1 action each, with the fire check, as a group
        "fierce": (_n(),),  # up to so many minions move, then attack with a reroll, as a group
        "unless": (nested(), nested()),  # the second only if the first can do nothing
        "cancel": (word("chaos", "activation"),),
        "swap_cards": (),
        "name_first_card": (),
        "copy": (),  # an advantage of another gentleman in sight
        "recover": (),  # roll 1 die: on crown or hit+ the utensil comes back
        "counter": (number(0, 9),),  # a counter-attack without the special, for 0 ether, with more dice
        "take_over": (word("charge"),),  # the Nemesis may use the figure for one action
        "may_attack": (),  # the figure may make one attack that costs no action
        "drive": (_n(),),  # the Nemesis moves the figure
        "nothing": (),
        "avenge": (_n(),),  # a ranged attack of so many dice at the attacker, if in sight; ignores cover
        "guide": (),  # a move action of one agent figure, not of the agent card being resolved
        "lead_off": (_n(),),  # the Nemesis moves one ally other than a VIP
        "whisper": (_n(),),  # one gentleman in sight of an agent hands over so much ether
        "douse_outside": (),  # all fires on outside squares
        "borrow": (word(*STACKS), _n()),  # as draw, but back into the stack at the end of the chapter
        # Places and favours of the campaign
        "bobbies": (_n(),),
        "keep_one": (word(*STACKS), _n()),  # draw so many, keep one
        "take_hat": (),  # a steel top hat from stack or discard
        "salvage": (_n(),),  # utensils from the discard, from the stack if fewer lie there
        "gamble": (_n(),),  # roll so many dice: a utensil for each crown or hit+
        "ally": (word(*ALLIES),),  # this ally joins next to the figure at the start of the chapter
        "unread": (),  # the first affliction is discarded unread
        "look": (word("chaos", "last_card"),),
        "stroll": (_n(),),  # after set-up a gentleman may be placed outside, so near a start square
        "early_versions": (),
        "start_any": (_n(),),  # start ether for one gentleman named at set-up
    }
)

ROLL_VERBS: Final = frozenset(
    {
        "dice", "ddice", "foedice", "conv", "trade", "count", "per", "reroll", "area", "area_all", "knock", "daze",
        "fire", "leech", "prevent", "spare", "guard", "clear_windows",
    }
)  # fmt: skip
ALWAYS_VERBS: Final = frozenset(
    {
        "stat", "cross", "maxether", "start", "slots", "speed", "actions", "rest", "climb", "crown_ether", "immune",
        "ignore", "has", "free_counter", "cover", "clinging", "sidestep", "spotter", "outside_only", "duty", "aura",
    }
)  # fmt: skip

NOTHING: Final = Effects(((),))
"""Effects that do nothing: one way without calls."""


def words_of(call: Call, place: int) -> tuple[str, ...]:
    """Return the words of the argument at this place, which the verb declares as `words` or as a pair of words."""
    value = call.args[place]
    if not isinstance(value, tuple):
        raise RuleError(f"{call}: argument {place} is no group of words")
    return cast("tuple[str, ...]", value)


def amount_of(call: Call, place: int, x: int = 0) -> int:
    """Return the number at this place; `x` is the ether paid."""
    value = call.args[place]
    return value.plain + x if isinstance(value, Amount) else call.number(place)


def count_of(call: Call) -> tuple[str, int]:
    """Return symbol and number of hits of a `count`."""
    symbol, hits = cast("tuple[str, int]", call.args[0])
    return symbol, hits
