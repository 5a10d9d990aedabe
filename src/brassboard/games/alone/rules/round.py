"""The round: eight turns, then clean-up; the round marker and nightmare; how a match ends."""

from brassboard.kernel import Flow, Result, call, goto, rule

from ..content import CONSTANTS
from ..data.core_frames import Turn
from ..data.round_events import NightmareBegan, RoundBegan, RoundMarkerMoved
from ..data.round_frames import CleanUp, Play, Round, SetUp
from ..data.table import HERO, Table
from ..queries import Scene, figures_here


def set_up(play: Play, m: Scene) -> Flow:
    """Set the match up."""
    return call(SetUp(m.table.leader, play.character, play.decks))


def begin_round(play: Play, m: Scene) -> Flow:
    """Begin a round: what lasts for a round ends (AL-END-12)."""
    t = m.table
    t.round += 1
    t.turn = 0
    t.hero.used_round = ()
    t.hero.met = bool(figures_here(t))  # AL-MISS-10
    m.emit(RoundBegan(t.round, t.leader))
    return None


def play_round(play: Play, m: Scene) -> Flow:
    """Play the turns of the round and its clean-up."""
    return call(Round())


def next_round(play: Play, m: Scene) -> Flow:
    """Go on; only fulfilment or defeat ends a match (AL-WIN-03)."""
    return goto(begin_round)


rule(
    Play,
    (set_up, "AL-SETUP-01"),
    (begin_round, "AL-END-12"),
    (play_round, "AL-ROUND-01"),
    (next_round, "AL-GOAL-02"),
)


def play_turn(round: Round, m: Scene) -> Flow:
    """The Hero takes his next turn."""
    m.table.turn += 1
    return call(Turn())


def next_turn(round: Round, m: Scene) -> Flow:
    """Go on with the next turn; after the eighth comes the clean-up."""
    round.turns += 1
    return goto(play_turn) if round.turns < CONSTANTS.turns else None


def clean_up(round: Round, m: Scene) -> Flow:
    """End the round."""
    return call(CleanUp())


rule(Round, (play_turn, "AL-ROUND-01"), (next_turn, "AL-ROUND-05"), (clean_up, "AL-ROUND-05"))


# The round marker


def move_round_marker(m: Scene) -> None:
    """Move the round marker 1 step left; on the last space nightmare starts for good (AL-END-11, AL-NIGHT-03)."""
    t = m.table
    if t.nightmare:
        return
    t.round_marker -= 1
    m.emit(RoundMarkerMoved(t.round_marker))
    if t.round_marker <= CONSTANTS.nightmare_space:
        t.nightmare = True
        m.emit(NightmareBegan())


# The end


def result(table: Table) -> Result:
    """Return who won (AL-WIN-03)."""
    hero = table.winner == "hero"
    winners = (HERO,) if hero else tuple([player.seat for player in table.evil])
    scores = tuple([1 if seat in winners else 0 for seat in range(1 + len(table.evil))])
    return Result(scores, winners, "AL-WIN-01" if hero else "AL-WIN-02")
