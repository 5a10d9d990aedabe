"""How everybody stands: control, resources held, triumphs and the score if the game ended now (SC-SCORE-01).

Everything is counted by the rules themselves through the named points, so what a module adds is in it. It is counted
on the lens of the viewer: what that viewer may not know is left out. No page needs to know a rule for it.
"""

from brassboard.kernel import SPECTATOR, Seat
from brassboard.kit.bits import members

from ..cards.objectives import progress
from ..content import OBJECTIVES, TIERS
from ..data.standing import ObjectiveProgress, PlayerStanding, Standing, TrackSpace
from ..data.table import Player, Table
from ..extension_points import Known, Points, Scene, points
from ..queries import controls, goods_on
from .combat import may_star
from .scoring import tier, winners_and_automas

Counts = tuple[int | None, ...]


def standing(m: Scene, viewer: Seat, shared: Standing | None) -> Standing | None:
    """What a viewer is shown; None before the game is set up.

    `shared` is what spectators are shown of the same moment. Only what differs from it is counted for a seat.
    """
    table: Table = m.table
    if not table.track or not all([one.faction for one in table.players]):
        return None
    known = points(m)
    if shared is None:
        track = tuple([TrackSpace(id, known.spaces[id].need) for id in table.track])
        names = tuple([part.name for part in known.scores])
        players = tuple([_player(m, known, one, viewer) for one in table.players])
        winners = winners_and_automas(table) if table.ended else None
        return Standing(track, names, players, _objectives(m, viewer), winners)
    players = tuple([_as_known_to(m, known, one, viewer, shared.players[one.seat]) for one in table.players])
    return Standing(shared.track, shared.parts, players, _objectives(m, viewer), shared.winners)


def _player(m: Scene, known: Points, one: Player, viewer: Seat) -> PlayerStanding:
    table: Table = m.table
    land = controls(table, one.seat)
    reached, counted, coins = _counts(m, known, one, viewer, None)
    return PlayerStanding(
        one.seat,
        members(land),
        goods_on(table, land),
        TIERS.index(tier(one)),
        may_star(m, one),
        reached,
        counted,
        coins,
        _total(coins),
    )


def _as_known_to(m: Scene, known: Points, one: Player, viewer: Seat, shown: PlayerStanding) -> PlayerStanding:
    """What spectators are shown of a player, and what this viewer may know besides."""
    if all([test(one, viewer) == test(one, SPECTATOR) for test in known.guarded]):
        return shown
    reached, counted, coins = _counts(m, known, one, viewer, shown)
    return PlayerStanding(
        one.seat,
        shown.control,
        shown.resources,
        shown.tier,
        shown.win_earns_star,
        reached,
        counted,
        coins,
        _total(coins),
    )


def _counts(
    m: Scene, known: Points, one: Player, viewer: Seat, shown: PlayerStanding | None
) -> tuple[Counts, Counts, Counts]:
    """How far each space is reached, how much each part of the score counts, and the coins of each part."""
    reached: list[int | None] = []
    for place, id in enumerate(m.table.track):
        space = known.spaces[id]
        if shown is not None and space.known is None:
            reached.append(shown.reached[place])
        else:
            reached.append(space.count(m, one) if _may_know(space.known, one, viewer) else None)
    counted: list[int | None] = []
    coins: list[int | None] = []
    for place, part in enumerate(known.scores):
        if shown is not None and part.known is None:
            counted.append(shown.counted[place])
            coins.append(shown.coins[place])
        else:
            told = _may_know(part.known, one, viewer)
            counted.append(part.count(m.table, one.seat) if told and part.count is not None else None)
            coins.append(part.coins(m.table, one.seat) if told else None)
    return tuple(reached), tuple(counted), tuple(coins)


def _may_know(known: Known | None, one: Player, viewer: Seat) -> bool:
    return known is None or known(one, viewer)


def _total(coins: Counts) -> int | None:
    """A sum with an unknown part is unknown."""
    total = 0
    for part in coins:
        if part is None:
            return None
        total += part
    return total


def _objectives(m: Scene, viewer: Seat) -> tuple[ObjectiveProgress, ...]:
    """SC-OBJ-01: the objective cards in the viewer's hand."""
    if viewer < 0:
        return ()
    one: Player = m.table.players[viewer]
    return tuple([ObjectiveProgress(no, *progress(m, one, no)) for no in one.objectives if no in OBJECTIVES])
