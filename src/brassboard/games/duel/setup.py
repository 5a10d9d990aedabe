"""How a duel begins, how it ends, and what must hold in between."""

from typing import Final

from brassboard.kernel import Choice, Luck, Result, Scene, Seat, Setup, Start
from brassboard.kit import bits, zones

from .content import BOARD, DECK, STARTS
from .frames import Duel
from .table import Fighter, Table

MOST_HP: Final = 6  # DU-SETUP-02
MOST_STAMINA: Final = 5  # DU-SETUP-02
HAND: Final = 3
UPGRADES: Final = ("none", "iron", "boiler", "sleeve")
# DU-SETUP-06: the number of rounds; DU-SETUP-07: each duellist's upgrade, which gives one more of something
OPTIONS: Final = (Choice("rounds", (8, 4, 6, 12)), *[Choice(f"upgrade_{seat}", UPGRADES) for seat in range(4)])


def begin(setup: Setup) -> Start:
    fighters: list[Fighter] = []
    for seat in range(setup.players):
        upgrade = setup[f"upgrade_{seat}"]
        hp, stamina = MOST_HP + (upgrade == "iron"), MOST_STAMINA + (upgrade == "boiler")
        fighters.append(Fighter(seat, STARTS[seat], hp, stamina, stamina, HAND + (upgrade == "sleeve")))
    return Start(Table(fighters, setup["rounds"], [], deck=DECK), Duel(), tuple(range(setup.players)))


def result(table: Table) -> Result:
    """DU-GOAL-01, DU-GOAL-02: the last one standing, or most health when time is up; equals share the win."""
    scores = tuple([fighter.hp for fighter in table.fighters])
    winners = tuple([seat for seat, hp in enumerate(scores) if hp == max(scores)])
    return Result(scores, winners, table.ended)


def resample(m: Scene[Table], viewer: Seat, luck: Luck) -> None:
    """A trap this seat has not seen may lie on any square where nobody stands."""
    standing = [fighter.square for fighter in m.table.fighters]
    squares = [square for square in bits.members(BOARD.squares) if square not in standing]
    for trap in m.table.traps:
        if trap.square < 0:
            trap.square = squares[luck.randrange(len(squares))]


def problems(table: Table) -> list[str]:
    """What must always hold: every card is somewhere, nobody shares a square, tracks keep their bounds."""
    found: list[str] = []
    zones_of_cards = [table.deck, table.discard, *[fighter.hand for fighter in table.fighters]]
    if not zones.same_multiset(zones_of_cards, [DECK]):
        found.append(f"cards are lost or doubled: {zones_of_cards}")
    squares = [fighter.square for fighter in table.fighters if fighter.square >= 0]
    if len(set(squares)) < len(squares):
        found.append(f"two duellists on one square: {squares}")
    for fighter in table.fighters:
        if not 0 <= fighter.hp <= MOST_HP + 1 or not 0 <= fighter.stamina <= fighter.most_stamina:
            found.append(f"out of bounds: {fighter}")
        if (fighter.hp == 0) != (fighter.square < 0):
            found.append(f"fallen but standing, or the other way round: {fighter}")
    for trap in table.traps:
        if any([f.square == trap.square and f.seat != trap.seat for f in table.fighters]):
            found.append(f"somebody stands on a trap that would have sprung: {trap}")
    return found


def evaluate(table: Table, seat: Seat) -> float:
    """What a good duellist looks at: health first, stamina (the first points of it count most), reach, cards."""
    me = table.fighters[seat]
    rivals = [fighter for fighter in table.fighters if fighter.seat != seat]
    score = 12.0 * me.hp + 8.0 * me.stamina - 0.6 * me.stamina**2 + 1.0 * len(me.hand)
    score -= sum([10.0 * rival.hp + 3.0 * rival.stamina for rival in rivals]) / len(rivals)
    if me.square >= 0:
        apart = [BOARD.squares_apart(me.square, rival.square) for rival in rivals if rival.square >= 0]
        score -= 3.0 * min(apart, default=0)
        score += 1.0 * len([trap for trap in table.traps if trap.seat == seat])
    return score


def draw(table: Table) -> str:
    """The boiler room as a terminal shows it."""
    contents = dict.fromkeys(STARTS, ".") | {trap.square: "^" for trap in table.traps if trap.square >= 0}
    contents |= {fighter.square: str(fighter.seat + 1) for fighter in table.fighters if fighter.square >= 0}
    return BOARD.draw(contents, BOARD.door_edges(table.doors))
