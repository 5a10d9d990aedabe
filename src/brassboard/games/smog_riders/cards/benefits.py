"""The benefits of skills, rewards and cards besides harm: one effect after the other."""

from collections.abc import Callable
from typing import Final

from brassboard.kernel import END_RULE, Flow, RuleError, ask, call, goto, rule

from ..content.effects import REWARD_VERBS, SKILL_VERBS, WITH_ATTACK
from ..data.actions import On
from ..data.events import Healed, LuckGained, SteamGained
from ..data.frames import Blow, Deed, Drag, DrawCards, EnterStygia, Gain, Harm, Movement, Search, Solve
from ..data.table import MAP, Character
from ..queries import (
    Scene,
    cannot_enter_stygia,
    conscious,
    enemies_in,
    heal,
    here,
    in_room,
    is_active,
    is_character,
    is_leader,
    remove_madness,
    room_of,
    side,
    who,
)
from ..rules.combat import draggable, in_sight
from ..rules.equipment import give_companion


def next_gift(gain: Gain, m: Scene) -> Flow:
    """Ask whom the next effect is for, where there is a choice (SR-SPEC-01)."""
    if gain.next >= len(gain.deeds):
        return END_RULE
    deed = gain.deeds[gain.next]
    candidates = chosen_from(m, gain, deed)
    if candidates is None or (gain.on is not None and repeats(gain)):
        return None
    if len(candidates) <= 1:
        gain.on = On(candidates[0]) if candidates else None
        return None
    return ask(gain.seat, "gain", [On(one) for one in candidates], into="on", args={"deed": deed.what, "n": deed.n})


def repeats(gain: Gain) -> bool:
    """Return whether the effect is for the same teammate as the one before: `heal(1, teammate).

    Clarity(1, teammate)`.
    """
    return gain.next > 0 and gain.deeds[gain.next - 1].scope == gain.deeds[gain.next].scope == "teammate"


def chosen_from(m: Scene, gain: Gain, deed: Deed) -> list[str] | None:
    """Return the figures from which the player chooses for this effect; None where nobody is chosen."""
    if deed.scope == "teammate":
        ours = in_room(m, gain.seat, room_of(m, who(m, gain.figure)))
        return [one.id for one in ours]
    if deed.scope == "one":
        return [one.id for one in conscious(m, gain.seat)]
    if deed.scope == "room_enemy":
        one = who(m, gain.figure)
        enemies = enemies_in(m, gain.seat, room_of(m, one))
        return [other.id for other in enemies if in_sight(m, one, other.square)]
    if deed.what == "drag" and deed.scope == "enemy":
        return draggable(m, gain.seat, gain.figure)
    return None


def give(gain: Gain, m: Scene) -> Flow:
    deed = gain.deeds[gain.next]
    gain.next += 1
    return GIVE[deed.what](m, gain, deed)


def receivers(m: Scene, gain: Gain, deed: Deed) -> list[Character]:
    """Return the characters that receive an effect; support reaches teammates in the room (SR-SPEC-02)."""
    if deed.scope == "self":
        return [one for one in conscious(m, gain.seat) if one.id == gain.figure]
    if deed.scope == "team_room":
        return in_room(m, gain.seat, room_of(m, who(m, gain.figure)))
    if deed.scope == "team":
        return conscious(m, gain.seat)
    return [who(m, gain.on.figure)] if gain.on is not None else []


# The verbs of skills and rewards: one small function each


def steam(m: Scene, gain: Gain, deed: Deed) -> Flow:
    side(m, gain.seat).steam += deed.n
    m.emit(SteamGained(gain.seat, deed.n))
    return None


def luck(m: Scene, gain: Gain, deed: Deed) -> Flow:
    side(m, gain.seat).luck += deed.n
    m.emit(LuckGained(gain.seat, deed.n))
    return None


def draw(m: Scene, gain: Gain, deed: Deed) -> Flow:
    return call(DrawCards(gain.seat, deed.n))


def healing(m: Scene, gain: Gain, deed: Deed) -> Flow:
    for one in receivers(m, gain, deed):
        healed = heal(m, one, deed.n)
        if healed:
            m.emit(Healed(one.id, healed, 0))
    return None


def clarity(m: Scene, gain: Gain, deed: Deed) -> Flow:
    for one in receivers(m, gain, deed):
        cleared = remove_madness(m, one, deed.n)
        if cleared:
            m.emit(Healed(one.id, 0, cleared))
    return None


def move(m: Scene, gain: Gain, deed: Deed) -> Flow:
    return call(Movement(gain.seat, deed.n, (gain.figure,))) if who(m, gain.figure).at == MAP else None


def resolve_room(m: Scene, gain: Gain, deed: Deed) -> Flow:
    room = room_of(m, who(m, gain.figure))
    return call(Solve(gain.seat, room)) if is_active(m, room) else None


def search(m: Scene, gain: Gain, deed: Deed) -> Flow:
    return call(Search(gain.seat))


def take_companion(m: Scene, gain: Gain, deed: Deed) -> Flow:
    return give_companion(m, gain.seat, deed.scope)


def drag(m: Scene, gain: Gain, deed: Deed) -> Flow:
    figure = gain.on.figure if gain.on is not None else gain.target
    toward = gain.figure if deed.scope == "toward" else ""
    if not figure or not is_character(figure) or is_leader(m, who(m, figure)):
        return None
    return call(Drag(gain.seat, figure, deed.n, toward))


def madness(m: Scene, gain: Gain, deed: Deed) -> Flow:
    if deed.scope == "room_enemies":
        victims = [one.id for one in enemies_in(m, gain.seat, room_of(m, who(m, gain.figure)))]
    else:
        victims = [gain.on.figure] if gain.on is not None else []
    blows = tuple([Blow(victim, madness=deed.n) for victim in victims])
    return call(Harm(gain.seat, "skill", blows, gain.figure)) if blows else None


def to_stygia(m: Scene, gain: Gain, deed: Deed) -> Flow:
    return send_to_stygia(m, gain.target)


def send_to_stygia(m: Scene, figure: str) -> Flow:
    """Send a figure to Stygia, placed by its own player (SR-PORTAL-06).

    Some cannot be sent: in areas, carrying a prisoner, or the leader (SR-RULING-115).
    """
    if not is_character(figure):
        return None
    one = who(m, figure)
    if one.at != MAP or is_leader(m, one) or here(m).areas[room_of(m, one)] or cannot_enter_stygia(m, one):
        return None
    return call(EnterStygia(one.seat, one.id))


def more_gifts(gain: Gain, m: Scene) -> Flow:
    if gain.next < len(gain.deeds) and not repeats(gain):
        gain.on = None
    return goto(next_gift)


GIVE: Final[dict[str, Callable[[Scene, Gain, Deed], Flow]]] = {
    "steam": steam,
    "luck": luck,
    "draw": draw,
    "heal": healing,
    "clarity": clarity,
    "move": move,
    "resolve_room": resolve_room,
    "search": search,
    "companion": take_companion,
    "drag": drag,
    "madness": madness,
    "to_stygia": to_stygia,
}
# The verb die4 is in rules/assignment.py.
if GIVE.keys() != (SKILL_VERBS.verbs.keys() | REWARD_VERBS.verbs.keys()) - {
    *WITH_ATTACK,
    "die4",
}:
    raise RuleError("gifts and their verbs in effects differ: give each verb a function")

rule(Gain, (next_gift, "SR-SPEC-01"), (give, "SR-SPEC-01"), (more_gifts, "SR-SPEC-01"))
