"""The choices of a card: one form for its player, one for the leader's ties, and the operations that follow.

The form's function tries the card out on a `World` with the answers given so far (see choices.py), so its next question
is right after every answer, and nothing half done is ever stored.
"""

from typing import Final

from brassboard.kernel import Ask, Flow, Seat, ask, call
from brassboard.kernel.data import Action, EndForm
from brassboard.kit.effects import Call, Effects, bound

from ..content import CARDS, CREATURES, MISSIONS, NOTHING, REACTION_VERBS, STANDARD, all_calls, scopes_of
from ..data.actions import Noise, Side
from ..data.core_frames import Op, Played, Thinking
from ..data.evil_frames import Deciding, Placement
from ..queries import Scene
from ..rules.creatures import spawn_kinds
from . import creature_verbs, station_verbs
from .choices import Choices, Verb, choose
from .creature_verbs import destinations, movable
from .markers import place_markers
from .simple_verbs import PLAIN, holds
from .station_verbs import find_markers
from .world import TIE, World, is_boss

# What a card says


def halves_of(card: str, dangerous: bool) -> list[Effects]:
    """Return the parts of a card that are done, in their order (AL-DCARD-01, AL-FLOW-07)."""
    row = CARDS[card]
    if not dangerous:
        return [row.basic]
    if row.dangerous_order == "instead":
        return [row.dangerous]
    if row.dangerous_order == "first":
        return [row.dangerous, row.basic]
    return [row.basic, row.dangerous]


def text_of(frame: Thinking) -> list[Effects]:
    """Return what the card of a window does; face down it is the standard reaction (AL-STD-02, AL-STD-04)."""
    if frame.face_down:
        return [STANDARD]
    return halves_of(frame.shown, frame.dangerous) if frame.shown else []


def effects_of(source: str) -> Effects:
    """Return what a source outside the cards does.

    `mission:MB3:round_end` and `setup:MG2` are parts of a mission, `boss:apostle` is what a boss calls when it is first
    seen, `later:B06` is what a card does after the damage. The markers of `markers:setup` and `markers:round` are no
    effect: see markers.py.
    """
    what, _, rest = source.partition(":")
    if what == "mission":
        return MISSIONS[rest.partition(":")[0]].nuisance.round_end
    if what == "setup":
        return MISSIONS[rest].setup
    if what == "boss":
        row = CREATURES["normal"][rest]
        return REACTION_VERBS.read(f"spawn({row.calls}, {row.calls_distance})", source) if row.calls else NOTHING
    if what == "later":
        for each in CARDS[rest].basic.calls:
            if each.verb == "later":
                return each.effects(0)
    return NOTHING


NAMES: Final = {"boss": {"spawn_at": "cultist"}}
"""Other names for the questions of some sources."""


# Trying it out


def run_card(w: World, parts: list[Effects]) -> Choices:
    """Do the parts of a card one after the other."""
    for effects in parts:
        yield from run_effects(w, effects)


SIDES: Final[tuple[Action, ...]] = tuple([Side(n) for n in range(10)])


def run_effects(w: World, effects: Effects) -> Choices:
    """Do one way of an effect; of several the player picks one that can be done (AL-FLOW-06)."""
    way = effects.ways[0]
    if len(effects.ways) > 1:
        sides = [SIDES[n] for n, way in enumerate(effects.ways) if any([can_do(w, each) for each in way])]
        chosen = yield from choose(w, "side", sides, args={"card": w.card})
        if not isinstance(chosen, Side):
            return
        way = effects.ways[chosen.side]
    for each in way:
        yield from VERBS[each.verb](w, each)


def can_do(w: World, each: Call) -> bool:
    """Whether a call has a legal choice now."""
    if each.verb == "cmove":
        return bool(movable(w, each.word(1), each.number(0), each.word(3) == "nearer"))
    if each.verb == "spawn":
        return bool(spawn_kinds(w.table, each.word(0), each.number(1)))
    if each.verb == "tele":
        return any([bool(destinations(w, one, scopes_of(each, 1))) for one in w.of_who(each.word(0))])
    if each.verb == "recall":
        return any([not is_boss(one) for one in w.of_who(each.word(0))])
    return True


def given_verb(w: World, each: Call) -> Choices:
    """Do nested effects if their condition holds."""
    if holds(w, each.word(0)):
        yield from run_effects(w, each.effects(1))


VERBS: Final[dict[str, Verb]] = bound(
    REACTION_VERBS,
    {
        **PLAIN,
        "cmove": creature_verbs.cmove,
        "spawn": creature_verbs.spawn,
        "tele": creature_verbs.tele,
        "recall": creature_verbs.recall,
        "mend": creature_verbs.mend,
        "dice": creature_verbs.dice,
        "strike": creature_verbs.strike,
        "off": station_verbs.off,
        "danger": station_verbs.danger,
        "undanger": station_verbs.undanger,
        "shift": station_verbs.shift,
        "block": station_verbs.block,
        "hide": station_verbs.hide,
        "given": given_verb,
        "block_rooms": station_verbs.block_rooms,
        "place_boss": station_verbs.place_boss,
        "place_boss_in": station_verbs.place_boss_in,
    },
)


class Trial:
    """A card or placement that is tried out: the answers so far, and the question after them (None: it is done)."""

    def __init__(self, frame: Thinking | Deciding, w: World, steps: Choices, given: tuple[Action, ...]) -> None:
        self.frame = frame
        self.w = w
        self.table = w.m.table
        self.steps = steps
        self.given = given
        self.question = follow(steps, given)

    def goes_on(self, frame: Thinking | Deciding, m: Scene, seat: Seat, given: tuple[Action, ...]) -> bool:
        """Take one more answer if these are the same choices of the same match; return whether they are."""
        if self.frame is not frame or self.table is not m.table or self.w.seat != seat or not given:
            return False
        if self.question is None:
            return self.given is given or self.given == given
        if self.given != given[:-1]:
            return False
        self.given = given
        try:
            self.question = self.steps.send(given[-1])
        except StopIteration:
            self.question = None
        return True


_last: list[Trial] = []
"""The trial asked for last. A form asks after every answer, so the next one usually goes on from here."""


def trial(frame: Thinking | Deciding, m: Scene, seat: Seat, given: tuple[Action, ...]) -> Trial:
    """Try a card or placement out with the answers so far, from its beginning or from the answer before."""
    if _last and _last[0].goes_on(frame, m, seat, given):
        return _last[0]
    if isinstance(frame, Thinking):
        w = world_of(frame, m, seat)
        made = Trial(frame, w, run_card(w, text_of(frame)), given)
    else:
        w = placement_world(frame, m, seat)
        made = Trial(frame, w, run_source(w, frame.source), given)
    _last[:] = [made]
    return made


def follow(steps: Choices, given: tuple[Action, ...]) -> Ask | None:
    """Give the answers so far; return the question after them, or None if there is none."""
    try:
        question = next(steps)
        for answer in given:
            question = steps.send(answer)
    except StopIteration:
        return None
    return question


# The form of a card


def world_of(thinking: Thinking, m: Scene, seat: Seat) -> World:
    """Return the copy of the map on which the card is tried out; a mute card makes no noise."""
    w = World(m, seat, any([is_mute(part) for part in text_of(thinking)]))
    w.card = "standard" if thinking.face_down else thinking.shown
    w.must = thinking.face_down  # A standard reaction does one of its effects if one can be done (AL-FLOW-10).
    return w


_mute: Final[dict[Effects, bool]] = {}
"""Cards are read once, so these are as many as there are halves of cards."""


def is_mute(part: Effects) -> bool:
    """Whether a part of a card makes the whole card mute."""
    known = _mute.get(part)
    if known is None:
        known = _mute[part] = any([each.verb == "mute" for each in part.calls])
    return known


def next_choice(thinking: Thinking, m: Scene, seat: Seat, given: tuple[Action, ...]) -> Ask | None:
    """Return the next choice of the card's player, or None."""
    return trial(thinking, m, seat, given).question


def operations(thinking: Thinking, m: Scene, given: tuple[Action, ...]) -> tuple[Op, ...]:
    """Return what the card does with these choices."""
    return tuple(trial(thinking, m, thinking.seat, given).w.ops)


# The leader's ties


def has_ties(frame: Thinking | Deciding) -> bool:
    """Whether a noise of these operations has several true directions."""
    return any([TIE in op.told for op in frame.ops])


def tie_choices(frame: Thinking | Deciding, m: Scene, seat: Seat, given: tuple[Action, ...]) -> Ask | None:
    """Ask the leader for the direction of the next noise that has several true ones (AL-NOISE-02)."""
    ties = [op for op in frame.ops if TIE in op.told]
    if len(given) >= len(ties):
        return None
    return ask(seat, "noise", [Noise(word) for word in ties[len(given)].told.split(TIE)])


def with_ties(frame: Thinking | Deciding, given: tuple[Action, ...]) -> tuple[Op, ...]:
    """Return the operations with the directions the leader picked."""
    found: list[Op] = []
    chosen = list(given)
    for op in frame.ops:
        if TIE in op.told:
            answer = chosen.pop(0)
            assert isinstance(answer, Noise)
            op = Op(op.verb, op.creature, op.sectors, op.n, op.word, answer.word)
        found.append(op)
    return tuple(found)


# What of it the Hero can foresee

FORESEEN: Final = (
    "life", "calm", "adren", "drain", "nocond", "cut", "limit", "stop", "nosweep", "skip", "omen", "draw", "cond",
    "lie", "hero_chooses",
)  # fmt: skip
"""Verbs whose operation follows from the open card alone."""
WITHOUT_OPERATION: Final = ("mute", "slim")
WITHOUT_CHOICES: Final = ("given", "block_rooms")
"""Verbs besides the plain ones that ask nothing by themselves."""


def split_operations(m: Scene, played: Played) -> tuple[tuple[Op, ...], tuple[Op, ...]]:
    """Return the operations up to the last one the Hero may not foresee, and those after it (see `React`)."""
    after = 0
    if not played.face_down:
        for each in reversed([each for part in halves_of(played.card, played.dangerous) for each in foreseeable(part)]):
            if each in FORESEEN:
                after += 1
            elif each not in WITHOUT_OPERATION:
                break
    place = len(played.ops) - after
    return played.ops[:place], played.ops[place:]


def foreseeable(effects: Effects) -> list[str]:
    """Return the verbs of an effect; a choice between several ways cannot be foreseen."""
    return [each.verb for each in effects.ways[0]] if len(effects.ways) == 1 else ["side"]


# Choices outside cards


def secret_choice(m: Scene, seat: Seat, source: str) -> Flow:
    """Let an Evil seat decide in secret what a source does, and do it (see `effects_of`)."""
    return call(Placement(seat, source))


def placement_world(deciding: Deciding, m: Scene, seat: Seat) -> World:
    """Return the copy of the map on which a placement is tried out."""
    w = World(m, seat)
    w.names = NAMES.get(deciding.source.partition(":")[0], {})
    return w


def run_source(w: World, source: str) -> Choices:
    """Do what a source says, with the markers of a `find` step."""
    yield from run_effects(w, effects_of(source))
    if source.startswith("setup:"):
        yield from find_markers(w, MISSIONS[source.partition(":")[2]])
    elif source.startswith("markers:"):
        yield from place_markers(w, source)


def next_placement(deciding: Deciding, m: Scene, seat: Seat, given: tuple[Action, ...]) -> Ask | None:
    """Return the next choice of a placement, or None.

    A placement that may have choices is confirmed if it has none, so that the Hero does not see that it has none.
    """
    question = trial(deciding, m, seat, given).question
    if question is None and not given and may_have_choices(deciding.source):
        return ask(seat, "no_choice", [EndForm()])
    return question


def may_have_choices(source: str) -> bool:
    """Whether somebody may choose something in what a source does; this does not depend on the secret map."""
    verbs = [each.verb for each in all_calls(effects_of(source))]
    if any([verb not in PLAIN and verb not in WITHOUT_CHOICES for verb in verbs]):
        return True
    what, _, rest = source.partition(":")
    return what == "markers" or (what == "setup" and MISSIONS[rest].find is not None)


def placements(deciding: Deciding, m: Scene, given: tuple[Action, ...]) -> tuple[Op, ...]:
    """Return what a placement does with these choices."""
    return tuple(trial(deciding, m, deciding.seat, given).w.ops)
