"""Clean-up: what happens between the eighth turn of a round and the next round (AL-END-01 to AL-END-12)."""

from brassboard.kernel import Ask, Denied, Flow, Kind, Seat, ask, requires, rule
from brassboard.kernel.data import Action, EndForm, Form

from ..cards.decks import cards_of, discard_from_hand, discard_row, draw_up, hand_limit
from ..cards.markers import CLEAN_UP, in_sight, is_full, is_marked, is_near, place_markers
from ..cards.plan import follow, secret_choice
from ..cards.world import World
from ..content import CONSTANTS
from ..data.actions import Discard, Mark
from ..data.evil_frames import Deciding
from ..data.round_events import DangerGained
from ..data.round_frames import CleanUp
from ..data.table import Table
from ..queries import Scene, evil_part, evil_seats, hand_size, spaces_used, standing, station
from . import losses, maze, missions
from .round import move_round_marker


def danger_symbols(table: Table) -> int:
    """Return how many danger symbols can be seen: those on the last spaces that no card covers, and one more."""
    free = table.spaces - spaces_used(table)
    return CONSTANTS.danger_always + min(CONSTANTS.danger_spaces, free)


def count_symbols(clean: CleanUp, m: Scene) -> Flow:
    """Clean-up 1: count the danger symbols, then discard the played cards (AL-END-01)."""
    t = m.table
    t.owed = max(0, danger_symbols(t) + standing(t, "danger_gain"))
    maze.tell(m, "owed", number=t.owed)
    m.emit(DangerGained(t.owed))
    discard_row(m)
    return None


def clear_maze(clean: CleanUp, m: Scene) -> Flow:
    """Clean-up 2: the Hero's sector, adjacent ones and lit ones in sight stay (AL-END-02, AL-RULING-05)."""
    maze.hide(m, m.table.secret.revealed & ~maze.keep_in_sight(m))
    return None


def refill_adrenaline(clean: CleanUp, m: Scene) -> Flow:
    """Clean-up 3: fill adrenaline up to the maximum; more than that is kept (AL-END-03, AL-RULING-03)."""
    losses.change_adrenaline(m, max(0, losses.adrenaline_maximum(m.table) - m.table.hero.adrenaline))
    return None


def discard(clean: CleanUp, m: Scene) -> Flow:
    """Clean-up 4: all Evil players discard at the same time, face down (AL-END-05, AL-RULING-58)."""
    seats = tuple([player.seat for player in m.table.evil if hand_size(player)])
    return Form(seats, next_discard, "", len(seats) > 1, then=discards_made) if seats else None


def next_discard(clean: CleanUp, m: Scene, seat: Seat, given: tuple[Action, ...]) -> Ask | None:
    """Ask for the next card to discard; a hand above the limit must come down to it (AL-END-06)."""
    if given and isinstance(given[-1], EndForm):
        return None
    left = list(cards_of(evil_part(m.table, seat)))
    first = 0
    for action in given:
        assert isinstance(action, Discard)
        first = left.index(action.card)
        left.pop(first)
    must = len(left) - hand_limit(m.table)
    # Cards are named in their order, so that the same set of cards is offered once.
    last = len(left) - must + 1 if must > 0 else len(left)
    options: list[Action] = [Discard(card) for card in dict.fromkeys(left[first:last])]
    if must <= 0:
        options.append(EndForm())
    if len(options) == 1 and must <= 0:
        return None
    return ask(seat, "discard", options, args={"must": max(0, must)})


def discards_made(clean: CleanUp, m: Scene, answers: tuple[tuple[Action, ...], ...]) -> Flow:
    """Discard what was chosen; only the numbers are told."""
    seats = [player.seat for player in m.table.evil if hand_size(player)]
    given = answers if len(seats) > 1 else (answers,)
    for seat, actions in zip(seats, given, strict=True):
        discard_from_hand(m, seat, tuple([one.card for one in actions if isinstance(one, Discard)]))
    return None


def draw_hands(clean: CleanUp, m: Scene) -> Flow:
    """Each Evil player draws up to the hand limit, the leader first (AL-END-05)."""
    return draw_up(m)


def place_dangers(clean: CleanUp, m: Scene) -> Flow:
    """Clean-up 5: the leader places up to as many markers as were gained (AL-END-07)."""
    return secret_choice(m, m.table.leader, CLEAN_UP) if m.table.owed else None


def lose_calm(clean: CleanUp, m: Scene) -> Flow:
    """Clean-up 6: in nightmare the Hero loses self-control; other markers are lost (AL-NIGHT-02, AL-END-10)."""
    m.table.owed = 0
    if not m.table.nightmare:
        return None
    return losses.lose(m, losses.CALM, CONSTANTS.nightmare_loss, "nightmare")


def mission_effects(clean: CleanUp, m: Scene) -> Flow:
    """Then the missions; no character or companion of ours does anything here."""
    return missions.round_end(m)


def move_marker(clean: CleanUp, m: Scene) -> Flow:
    """Clean-up 7: the round marker moves."""
    move_round_marker(m)
    return None


def pass_leader(clean: CleanUp, m: Scene) -> Flow:
    """Clean-up 8: the leader marker passes to the left (AL-LEAD-04, AL-SETUP-02)."""
    seats = evil_seats(m.table)
    m.table.leader = seats[(seats.index(m.table.leader) + 1) % len(seats)]
    return None


rule(
    CleanUp,
    (count_symbols, "AL-END-01"),
    (clear_maze, "AL-END-02"),
    (refill_adrenaline, "AL-END-03"),
    (discard, "AL-END-05"),
    (draw_hands, "AL-END-05"),
    (place_dangers, "AL-END-07"),
    (lose_calm, "AL-NIGHT-02"),
    (mission_effects, "AL-END-10"),
    (move_marker, "AL-END-11"),
    (pass_leader, "AL-END-12"),
)


# Where danger markers may be placed


def marks(seen: Scene, seat: Seat) -> list[Mark]:
    """Return a danger marker for each sector, while this seat places markers."""
    deciding = seen.nearest(Deciding)
    if deciding is None or deciding.seat != seat or not deciding.source.startswith("markers:"):
        return []
    return [Mark(code) for code in sorted(station(seen.table).code)]


def tried_out(seen: Scene, seat: Seat) -> World:
    """Return the map with the markers that this seat has placed so far in the open form."""
    w = World(seen, seat)
    follow(place_markers(w, seen.within(Deciding).source), seen.state.given[seat] if seen.state.given else ())
    return w


@requires("AL-END-08", "sector")
def not_marked(seen: Scene, seat: Seat, act: Mark) -> Denied:
    """A sector has at most 1 marker."""
    w = tried_out(seen, seat)
    return (act.sector,) if is_marked(w, w.station.sector_of[act.sector]) else None


@requires("AL-SETUP-08", "sector")
def far_enough(seen: Scene, seat: Seat, act: Mark) -> Denied:
    """In set-up a marker lies far from the Hero, and each floor has few."""
    w, source = tried_out(seen, seat), seen.within(Deciding).source
    sector = w.station.sector_of[act.sector]
    return (act.sector,) if is_near(w, source, sector) or is_full(w, source, sector) else None


@requires("AL-END-07", "sector")
def out_of_sight(seen: Scene, seat: Seat, act: Mark) -> Denied:
    """In clean-up no marker is placed in the Hero's sector or in sight."""
    w = tried_out(seen, seat)
    return (act.sector,) if in_sight(w, seen.within(Deciding).source, w.station.sector_of[act.sector]) else None


MARK = Kind("mark", marks, not_marked, far_enough, out_of_sight, rule="AL-END-07")
