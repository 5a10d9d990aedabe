"""Canaries in Rise of Moloch: every byte that goes out to a seat is searched for what it may not know.

Cards have names that occur nowhere else, so they are searched for in whole matches. What lies face down under common
names (rows, markers, plans) is given names of its own for a look, in every place that is hidden from the seat.
"""

from typing import Any

import pytest

from brassboard.bench import compiled
from brassboard.games.moloch import GAME
from brassboard.games.moloch.content import AFFLICTIONS, CHAOS, EQUIPMENT
from brassboard.games.moloch.data.events import ChaosSeen
from brassboard.games.moloch.data.table import NEMESIS, Table
from brassboard.games.moloch.rules.standing import standing
from brassboard.kernel import CHANCE, EVERYONE, Event, Mask, Match, Scene, Seat
from brassboard.kernel.decision import ViewBuilder
from brassboard.kernel.lens import Lens
from brassboard.kernel.visibility import in_mask
from brassboard.testing import Canaries, points
from brassboard.testing.depth import at_depth
from brassboard.testing.observed import viewer_of
from leaks.moloch_worlds import MARKED, everyone

CARDS = [*CHAOS, *AFFLICTIONS, *EQUIPMENT]
PROBES = ("pass", "end", "attack:melee,clown1", "use:hourglass.0")
TOKENS = [f"zq{what}" for what in ("upper", "lower", "marker", "hand", "plan", "deck")]


def names_told(chapter: str, players: int, count: int) -> tuple[str, Canaries, int]:
    """Play whole matches at random; return the first card that a seat may not know and is told of, if any.

    Also return how often the Nemesis held a chaos card that no gentleman had seen.
    """
    canaries, held = Canaries(CARDS), 0
    setup = GAME.setup(players, {"chapter": chapter})
    for point in points(GAME, setup, players, count, checked=False, every=7):
        match = point.match
        if all(line.who == CHANCE for line in match.lines):
            canaries.known.clear()  # Another match has other secrets.
        for seat in everyone(players) if not match.over else ():  # When it is over, the journal tells everything.
            found = canaries.look(match, seat, PROBES)
            if found:
                return f"{point.where}: {found}", canaries, held
        held += bool(set(match.position.table.nemesis.hand) - canaries.known.get(1, set()))
    return "", canaries, held


@pytest.mark.rule("RM-CHAOS-01", "RM-RULING-90")
@pytest.mark.parametrize(("chapter", "players"), [("1", 2), ("2", 3), ("4", 4), ("6", 5)])
def test_nobody_is_told_of_a_card_that_he_may_not_know(chapter: str, players: int) -> None:
    leak, canaries, held = names_told(chapter, players, at_depth(30, 400))
    assert leak == ""
    assert canaries.searched > 1_000_000, "too little went out to prove anything"
    for seat in everyone(players):
        assert canaries.known[seat] < set(CARDS), "a seat never knows all cards"
    assert canaries.known[1] == canaries.known[None] <= canaries.known[NEMESIS]
    assert held > 4, "only the Nemesis knows his hand"


@pytest.mark.skipif(compiled(), reason="compiled rules call each other directly: nothing can be put between")
def test_a_drawn_chaos_card_said_aloud_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    def emit(m: Scene[Any], event: Event, to: Mask = EVERYONE) -> None:
        plain(m, event, EVERYONE if isinstance(event, ChaosSeen) else to)

    plain = Scene.emit
    monkeypatch.setattr(Scene, "emit", emit)
    leak, _, _ = names_told("1", 3, 30)
    assert "seat 1 was told" in leak


# Rows, markers and plans


def with_canaries(match: Match, seat: Seat | None) -> tuple[Match, int]:
    """Return a copy of the match with other names in all that is hidden from this seat, and how many there are."""
    copy, viewer, planted = match.clone(), viewer_of(seat), 0
    t: Table = copy.position.table
    for name, slots in (("upper", t.upper), ("lower", t.lower)):
        for slot in slots:
            if not in_mask(slot.seen, viewer):
                slot.card, planted = f"zq{name}", planted + 1
    for marker in t.markers:
        if not in_mask(marker.seen, viewer):
            marker.kind, planted = "zqmarker", planted + 1
    if viewer != NEMESIS:
        planted += len(t.nemesis.hand)
        t.nemesis.hand = ("zqhand",) * len(t.nemesis.hand)
    if viewer <= NEMESIS:
        planted += len(t.party.plans)
        t.party.plans = ("zqplan+zqplan",) * len(t.party.plans)
    for deck in ("chaos_deck", "affliction_deck", "utensils", "simple", "special", "royal", "artefacts"):
        cards = getattr(t, deck)
        setattr(t, deck, ("zqdeck",) * len(cards))
        planted += len(cards)
    return copy, planted


def planted_told(chapter: str, players: int, count: int) -> tuple[str, dict[Seat | None, int]]:
    """Return the first planted name that a seat is told in whole random matches, and how many each was looked at."""
    planted: dict[Seat | None, int] = dict.fromkeys(everyone(players), 0)
    setup = GAME.setup(players, {"chapter": chapter})
    for point in points(GAME, setup, 10 + players, count, checked=False, every=5):
        for seat in everyone(players) if not point.match.over else ():
            copy, hidden = with_canaries(point.match, seat)
            planted[seat] += hidden
            found = Canaries(TOKENS).look(copy, seat)
            if found:
                return f"{point.where}: {found}", planted
    return "", planted


@pytest.mark.rule("RM-CMD-02", "RM-CMD-04", "RM-RULING-90")
@pytest.mark.parametrize(("chapter", "players"), [("1", 3), (MARKED, 4), ("6", 2)])
def test_nobody_is_told_what_lies_face_down(chapter: str, players: int) -> None:
    leak, planted = planted_told(chapter, players, at_depth(40, 400))
    assert leak == ""
    assert min(planted.values()) > 1_000


def test_a_row_counted_on_the_true_table_is_heard(monkeypatch: pytest.MonkeyPatch) -> None:
    def on_the_table(outlook: ViewBuilder, seen: Lens) -> Any:
        return standing(outlook.position, seen.seat, None)

    monkeypatch.setattr(ViewBuilder, "_standing", on_the_table)
    leak, _ = planted_told("1", 3, 40)
    assert "was told zqupper" in leak
