"""What a practised Evil player chooses at once: which creature, which way, where to spawn, where to put a marker.

Which card to play is not decided here: a bot tries the cards out, and plays each with these choices.
"""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import Action, Seat
from brassboard.kernel.data import EndForm

from ..data.actions import Discard, DrawFrom, Kind, Mark, Pick, Step, TakeTile, Unbar, Unmark, Waive
from ..data.table import Creature, Table
from ..queries import Scene, creature_id, creature_of, creature_row, evil_part, spawn_distances, station
from ..scenario.static_map import distances
from .evaluation import HIT, nearness
from .journey import journey

BEST_KINDS: Final = ("worm", "spore", "hybrid", "cultist", "parasite")


def choose_for_evil(m: Scene, seat: Seat, options: Sequence[Action]) -> Action | None:
    """Return what an Evil seat chooses at once, or None where it has to be tried out."""
    first = options[0]
    if isinstance(first, Waive):
        return first  # It always strikes.
    if isinstance(first, Pick):
        return best_creature(m, options)
    if isinstance(first, Step | Unbar):
        return best_step(m, seat, options)
    if isinstance(first, Kind):
        return best_kind(m, options)
    if isinstance(first, Mark):
        return best_marker(m, options)
    if isinstance(first, Unmark):
        return worst_marker(m, options)
    if isinstance(first, DrawFrom):
        return shorter_pile(m, seat, options)
    if isinstance(first, Discard):
        return options[-1] if isinstance(options[-1], EndForm) else first
    if isinstance(first, TakeTile):
        return first
    return None


# Creatures


def best_creature(m: Scene, options: Sequence[Action]) -> Action:
    """Return the creature that threatens most and is not with the Hero yet; nearer ones first."""
    table: Table = m.table
    steps = spawn_distances(table)
    best, most = options[0], -1.0
    for option in options:
        if not isinstance(option, Pick):
            continue
        one = creature_of(table, creature_id(option.creature))
        if one is None:
            continue
        worth = threat(table, one) * nearness(steps[one.sector])
        if one.sector == table.secret.hero:
            worth = 0.0
        if worth > most:
            best, most = option, worth
    return best


def threat(table: Table, one: Creature) -> float:
    """Return what a creature costs the Hero when it reaches him."""
    row = creature_row(table, one.kind)
    return row.dark * HIT + (row.loss if one.figure < 0 else 0.0)


def best_step(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Return the step that leads nearest to the Hero; the last one ends in his sector if it can."""
    table: Table = m.table
    st = station(table)
    steps = distances(st, table.secret.hero, table.secret.blocked, 1)
    best, least = options[-1], 99
    for option in options:
        if isinstance(option, Step):
            left = steps[st.sector_of[option.sector]]
        elif isinstance(option, Unbar):
            left = min([steps[sector] for sector in st.doors[st.door_of[option.door]]]) + 1
        else:
            continue
        if left < least:
            best, least = option, left
    if isinstance(options[-1], EndForm) and least > place_of_mover(m, seat, steps):
        return options[-1]
    return best


def place_of_mover(m: Scene, seat: Seat, steps: list[int]) -> int:
    """Return the distance of the creature that is being moved in the open form of this seat."""
    table: Table = m.table
    st = station(table)
    at = -1
    given = m.state.given[seat] if m.state.given else ()
    for action in given:
        if isinstance(action, Pick):
            one = creature_of(table, creature_id(action.creature))
            at = one.sector if one is not None else -1
        elif isinstance(action, Step):
            at = st.sector_of[action.sector]
    return steps[at] if at >= 0 else 99


def best_kind(m: Scene, options: Sequence[Action]) -> Action:
    """Return the strongest kind that can spawn."""
    for kind in BEST_KINDS:
        if Kind(kind) in options:
            return Kind(kind)
    return options[0]


# Danger markers


def best_marker(m: Scene, options: Sequence[Action]) -> Action:
    """Return the sector that lies best on the way to the Hero's next goal, near him."""
    table: Table = m.table
    st = station(table)
    goal = journey(table).goal
    near = st.steps[table.secret.hero]
    ahead = st.steps[goal] if goal >= 0 else near
    marks = [option for option in options if isinstance(option, Mark)]
    return min(marks, key=lambda mark: near[st.sector_of[mark.sector]] + 1.5 * ahead[st.sector_of[mark.sector]])


def worst_marker(m: Scene, options: Sequence[Action]) -> Action:
    """Return the marker that is farthest from the Hero."""
    table: Table = m.table
    st = station(table)
    near = st.steps[table.secret.hero]
    marks = [option for option in options if isinstance(option, Unmark)]
    return max(marks, key=lambda mark: near[st.sector_of[mark.sector]])


# Cards


def shorter_pile(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Draw from the deck of which the hand holds fewer cards."""
    player = evil_part(m.table, seat)
    fewer = 0 if len(player.first) <= len(player.second) else 1
    wanted = DrawFrom(m.table.decks[fewer])
    return wanted if wanted in options else options[0]
