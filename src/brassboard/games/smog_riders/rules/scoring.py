"""Victory points as the scenarios pay them, the end of a game, and its winners."""

from brassboard.kernel import Result, Seat

from ..data.events import Delivered, Ended, MissionFailed
from ..data.table import FALLEN, LEFT, MAP, STYGIA, Character, Table, Turret
from ..queries import Scene, here, room_of, score, side, team
from ..scenario.registry import SCENARIOS, Points, Scenario

# What the scenario pays


def points_for(m: Scene, whom: str, what: str, kind: str = "") -> int:
    """Return the points the scenario pays for something now; "before round N" ends with round N - 1 (SR-RULING-69)."""
    found = 0
    for row in here(m).scenario.points:
        if row.who == whom and row.what == what and row.kind in ("", "any", kind) and not is_too_late(m, row):
            found += row.n
    return found


def is_too_late(m: Scene, row: Points) -> bool:
    """Return whether the last round has passed in which this row pays."""
    return row.before > 0 and m.table.round >= row.before


def marks_in_play(table: Table, kind: str = "") -> list[tuple[str, int]]:
    """Return the scenario's objects for this number of attackers, with their squares (SR-RULING-72)."""
    count = len(table.sides) - 1
    marks = SCENARIOS[table.scenario].marks
    return [(mark, square) for mark, square, least in marks if least <= count and kind in ("", mark)]


def deliver(m: Scene, one: Character, kind: str) -> None:
    """Score an object that was brought out, and note the winner where the object decides the game (SR-S6-07)."""
    own = side(m, one.seat)
    own.delivered = tuple(sorted((*own.delivered, kind)))
    m.emit(Delivered(one.id, kind))
    score(m, one.seat, f"delivered-{kind}", points_for(m, "attacker", "delivered", kind))
    if here(m).scenario.wins == kind:
        m.table.winner = one.seat


def deliver_home(m: Scene, one: Character) -> None:
    """Deliver and remove the objects a carrier has brought to its own area (SR-RULING-20)."""
    objects = here(m).scenario.objects
    for kind in [kind for kind in one.carries if "home" in objects[kind]]:
        one.carries = tuple([other for other in one.carries if other != kind])
        deliver(m, one, kind)


def is_home(m: Scene, one: Character) -> bool:
    """Return whether a character stands in its own area with an object that is delivered there (SR-RULING-20)."""
    if not one.carries or room_of(m, one) != m.table.sides[one.seat].area:
        return False
    objects = here(m).scenario.objects
    return any(["home" in objects[kind] for kind in one.carries])


def character_left(m: Scene, one: Character) -> None:
    """Score a character that left the map, with what it carries (SR-RULING-70)."""
    objects = here(m).scenario.objects
    for kind in one.carries:
        if "out" in objects[kind]:
            deliver(m, one, kind)
    score(m, one.seat, "escaped", points_for(m, "attacker", "escaped"))
    if all([other.at == LEFT for other in team(m, one.seat)]):
        score(m, one.seat, "team-out", points_for(m, "attacker", "team_out"))


def object_taken(m: Scene, one: Character, kind: str, fresh: bool) -> None:
    """Score an object that is picked up for the first time in the game."""
    if fresh:
        score(m, one.seat, f"first-{kind}", points_for(m, "attacker", "first", kind))


def room_solved(m: Scene, seat: Seat, room: int) -> None:
    """Score a resolved room for the player who laid the last die (SR-RULING-87).

    A marked room counts only if its object is in play (SR-RULING-72).
    """
    squares = here(m).rooms[room]
    kinds = {kind for kind, square in marks_in_play(m.table) if squares >> square & 1}
    for row in here(m).scenario.points:
        if row.who == "attacker" and row.what == "solved" and (row.kind in ("", "any") or row.kind in kinds):
            score(m, seat, "solved", row.n)


def attacker_felled(m: Scene, victim: Character, credit: Seat) -> None:
    """Score an incapacitated attacker, each time it falls (SR-RULING-75).

    Points go to the defender; for friendly fire in scenario 2 to the attacker who did it (SR-RULING-73), once per
    victim (SR-RULING-114).
    """
    table = m.table
    side(m, victim.seat).falls += 1
    friendly = points_for(m, "attacker", "friendly_fire")
    if friendly and credit not in (-1, table.defender, victim.seat):
        if victim.id not in table.friendly:
            table.friendly = (*table.friendly, victim.id)
            score(m, credit, "friendly-fire", friendly)
        return
    score(m, table.defender, "fell", points_for(m, "defender", "fell"))


def minion_felled(m: Scene, victim: Character, credit: Seat) -> None:
    if credit not in (-1, m.table.defender):
        score(m, credit, "minion", points_for(m, "attacker", "minion"))


def turret_destroyed(m: Scene, one: Turret, credit: Seat) -> None:
    """Score a destroyed turret for the attacker who gave it its last wound."""
    score(m, credit, f"turret-{one.id}", points_for(m, "attacker", "turret", one.id))


# How it ends


def end_if_over(m: Scene) -> None:
    """End the game if it is over. Asked after each effect is placed whole (SR-RULING-106)."""
    table, scenario = m.table, here(m).scenario
    if table.winner >= 0:
        finish(m, "SR-S6-07")
    elif scenario.target and max([one.points for one in table.sides]) >= scenario.target:
        finish(m, "SR-S1-11")
    elif no_attacker_left(m):
        finish(m, "SR-END-02")


def no_attacker_left(m: Scene) -> bool:
    """Return whether no conscious attacker is on the map or in Stygia (SR-END-02, SR-RULING-85)."""
    return not any([one.at in (MAP, STYGIA) and one.seat != m.table.defender for one in m.table.characters])


def end_of_round(m: Scene) -> bool:
    """Score what the end of the round decides, then end the game after the last round (SR-RULING-121, SR-RULING-84)."""
    scenario = here(m).scenario
    for row in scenario.points:
        if row.what == "no_team" and m.table.round == row.before - 1:
            score_no_team(m, row)
    if m.table.round >= scenario.rounds:
        finish(m, "SR-ROUND-04")
        return True
    return False


def score_no_team(m: Scene, row: Points) -> None:
    """Pay the defender if no attacker has got a whole team out (SR-S4-11).

    Paid once: when the round ends, or with the game if that is sooner.
    """
    if any([paid.what == "no-team" for paid in m.table.ledger]):
        return
    attackers = [one.seat for one in m.table.sides if one.seat != m.table.defender]
    if not any([all([c.at == LEFT for c in team(m, seat)]) for seat in attackers]):
        score(m, m.table.defender, "no-team", row.n)


def finish(m: Scene, rule: str) -> None:
    """End the game, and before that score what can only be counted at the end (SR-RULING-83)."""
    if m.table.ended:
        return
    m.table.ended = rule
    scenario = here(m).scenario
    for row in scenario.points:
        count_at_end(m, row)
    missed = not_brought_out(m.table, scenario)
    if missed:
        m.emit(MissionFailed(missed))
    m.emit(Ended())
    m.end_match()


def count_at_end(m: Scene, row: Points) -> None:
    """Score one row of the scenario that is counted at the end of the game (SR-RULING-121)."""
    table = m.table
    attackers = [one for one in table.sides if one.seat != table.defender]
    if row.what == "at_home":
        for own in attackers:
            # SR-S1-08: conscious, in its own area, and it has been outside.
            back = [c for c in team(m, own.seat) if c.at == MAP and c.away and room_of(m, c) == own.area]
            score(m, own.seat, "at-home", row.n * len(back))
    elif row.what == "most":
        counts = sorted([own.delivered.count(row.kind) for own in attackers], reverse=True)
        # SR-RULING-74: on a tie nobody has the most.
        if counts[0] and (len(counts) == 1 or counts[0] > counts[1]):
            best = next(own for own in attackers if own.delivered.count(row.kind) == counts[0])
            score(m, best.seat, f"most-{row.kind}", row.n)
    elif row.what == "not_delivered":
        out = sum([own.delivered.count(row.kind) for own in attackers])
        score(m, table.defender, f"not-delivered-{row.kind}", row.n * (len(marks_in_play(table, row.kind)) - out))
    elif row.what == "inside":
        # SR-RULING-76: unconscious attackers count as inside.
        inside = [c for c in table.characters if c.seat not in (-1, table.defender) and c.at in (MAP, STYGIA, FALLEN)]
        score(m, table.defender, "inside", row.n * len(inside))
    elif row.what == "no_team" and table.round < row.before:
        score_no_team(m, row)


def result(table: Table) -> Result:
    """Return the scores, the winners and the rule that ended the game."""
    scenario = SCENARIOS[table.scenario]
    scores = tuple([one.points for one in table.sides])
    return Result(scores, winners(table, scenario), table.ended)


def winners(table: Table, scenario: Scenario) -> tuple[int, ...]:
    """Return the winning seats: most victory points, each attacker alone (SR-MARK-09, SR-END-01).

    Ties: the defender wins against attackers; then objects delivered, then fewer falls decide (SR-RULING-86).
    """
    if not_brought_out(table, scenario):
        return (table.defender,)
    if scenario.wins:
        return (table.winner,)
    best = max([one.points for one in table.sides])
    if table.sides[table.defender].points == best:
        return (table.defender,)
    ahead = [one for one in table.sides if one.points == best]
    most = max([len(one.delivered) for one in ahead])
    ahead = [one for one in ahead if len(one.delivered) == most]
    fewest = min([one.falls for one in ahead])
    return tuple([one.seat for one in ahead if one.falls == fewest])


def not_brought_out(table: Table, scenario: Scenario) -> str:
    """Return the object without which no attacker wins, or "" if someone has delivered it.

    SR-S1-10, SR-RULING-118 and SR-S6-07 have such an object.
    """
    if scenario.wins:
        return scenario.wins if table.winner < 0 else ""
    return scenario.needs if not any([scenario.needs in one.delivered for one in table.sides]) else ""
