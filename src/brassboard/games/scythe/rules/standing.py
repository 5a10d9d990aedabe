"""How everybody stands: control, resources held, triumphs and the score if the game ended now (SC-SCORE-01).

Everything is counted by the rules themselves through the named points, so what a module adds is in it. It is counted
on the lens of the viewer: what that viewer may not know is left out. No page needs to know a rule for it.

A player who moves is also told what the next steps would mean: combats, workers that flee, and what may come along.
"""

from brassboard.kernel import SPECTATOR, Seat
from brassboard.kit.bits import members

from ..cards.objectives import progress
from ..content import DIAL_MAX, OBJECTIVES, TIERS
from ..data.frames import Combat, Moving
from ..data.standing import (
    Cargo,
    Fight,
    FightSide,
    Flight,
    ObjectiveProgress,
    PlayerStanding,
    PowerLoss,
    Standing,
    TrackSpace,
)
from ..data.table import HUMAN, Player, Table
from ..extension_points import Known, Points, Scene, points
from ..queries import controls, count_of, enemy_fighters, enemy_workers, goods_on, player
from .after_moves import foe_at
from .combat import applies, can_win_star, most_cards, popularity_for_workers
from .move import cargo_ranges, distinct_units
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
        steps = _next_steps(m, viewer, _fight_in_progress(m))
        return Standing(track, names, players, _objectives(m, viewer), winners, *steps)
    players = tuple([_as_known_to(m, known, one, viewer, shared.players[one.seat]) for one in table.players])
    steps = _next_steps(m, viewer, shared.fights)
    return Standing(shared.track, shared.parts, players, _objectives(m, viewer), shared.winners, *steps)


def _player(m: Scene, known: Points, one: Player, viewer: Seat) -> PlayerStanding:
    table: Table = m.table
    land = controls(table, one.seat)
    reached, counted, coins = _counts(m, known, one, viewer, None)
    return PlayerStanding(
        one.seat,
        members(land),
        goods_on(table, land),
        TIERS.index(tier(one)),
        can_win_star(m, one),
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


# Combat, and what a step would mean

Steps = tuple[tuple[Fight, ...], tuple[Flight, ...], tuple[Cargo, ...]]


def _fight_in_progress(m: Scene) -> tuple[Fight, ...]:
    combat = m.nearest(Combat)
    return () if combat is None else (_fight(m, combat, 0, ()),)


def _next_steps(m: Scene, viewer: Seat, fights: tuple[Fight, ...]) -> Steps:
    """Return the combat in progress; or, while the viewer moves, what entering a hex means and what may come along."""
    moving = m.stack[-1] if m.stack else None
    if fights or type(moving) is not Moving or moving.seat != viewer:
        return fights, (), ()
    one = player(m, viewer)
    fighting = enemy_fighters(m.table, viewer)
    possible = tuple([_possible_fight(m, one, at) for at in members(fighting)])
    fleeing = tuple([_flight(m, one, at) for at in members(enemy_workers(m.table, viewer) & ~fighting)])
    return possible, fleeing, _cargo(m, one)


def _possible_fight(m: Scene, one: Player, at: int) -> Fight:
    """Return the combat that a character or mech of the player would begin on this hex."""
    combat, before = Combat(one.seat, foe_at(m, one.seat, at), at), points(m).before
    foe = m.table.players[combat.foe] if combat.foe >= 0 else None
    names = [name for place, name in enumerate(one.abilities) if one.deployed >> place & 1 and name in before]
    weakening = [name for name in names if before[name].weakens and applies(m, combat, one.seat, name)]
    losses = [PowerLoss(name, before[name].weakens) for name in weakening if foe is not None and foe.power]
    return _fight(m, combat, 1, tuple(losses))


def _fight(m: Scene, combat: Combat, coming: int, losses: tuple[PowerLoss, ...]) -> Fight:
    at, attacker = combat.at, combat.seat
    workers = count_of(player(m, combat.foe), "worker", at) if combat.foe >= 0 else 0
    cost = popularity_for_workers(player(m, attacker), workers) if attacker >= 0 else 0
    sides = (_side(m, attacker, at, coming), _side(m, combat.foe, at, 0))
    return Fight(at, combat.foe, *sides, losses, workers, cost)


def _side(m: Scene, side: int, at: int, coming: int) -> FightSide | None:
    if side < 0:
        return None
    one = player(m, side)
    cards = min(len(one.cards), most_cards(m, one, at, coming)) if one.kind == HUMAN else 0
    return FightSide(side, min(DIAL_MAX, one.power), cards)


def _flight(m: Scene, one: Player, at: int) -> Flight:
    """SC-MOVE-08: each worker that flees costs 1 popularity, also with Camaraderie (SC-RULING-09)."""
    workers = sum([count_of(other, "worker", at) for other in m.table.players if other.seat != one.seat])
    return Flight(at, workers, min(workers, one.popularity))


def _cargo(m: Scene, one: Player) -> tuple[Cargo, ...]:
    return tuple(
        [Cargo(unit, at, *ranges) for unit, at in distinct_units(one) for ranges in cargo_ranges(m, one, unit, at)]
    )
