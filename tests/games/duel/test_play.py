"""What the duel gives to terminal, bots and conformance, and some random play with everything on."""

import math
import random

import pytest

import brassboard
from brassboard.games.duel import GAME
from brassboard.games.duel.content import BOARD
from brassboard.games.duel.invariants import resample
from brassboard.kernel import Match
from games.duel.helper import ADA, BEN, CLEO, Table

BOILER_ROOM = """\
    A   B   C   D   E   F
  +---+---+---+---+---+---+
1 | .   .   .   .   2   . |
  +   +   +---+---+   +   +
2 | .   1 d .   . D .   . |
  +   +   +---+---+   +   +
3 | .   . |       | .   . |
  +   +-D-+       +-D-+   +
4 | ^   . |       | .   . |
  +   +   +---+---+   +   +
5 | .   . D .   . D .   . |
  +   +   +---+---+   +   +
6 | .   .   .   .   .   . |
  +---+---+---+---+---+---+
"""


def test_the_boiler_room_is_drawn_with_duellists_traps_and_open_doors(table: Table) -> None:
    table.place(ADA, "B2").trap(ADA, "A4").doors("d1")
    assert GAME.display.draw(table.board) == BOILER_ROOM
    assert GAME.display.draw(table.match.lens(ADA).table) == BOILER_ROOM
    assert GAME.display.draw(table.match.lens(BEN).table) == BOILER_ROOM.replace("^", ".")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_duels_keep_every_law(players: int) -> None:
    luck = random.Random(players)
    for seed in range(6):
        match = Match.begin(GAME, GAME.setup(players), seed=seed, checked=True)
        while not match.over:
            assert GAME.problems(match.position.table) == []
            decision = match.decision
            assert all(match.why_not(option.text, decision.seat) is None for option in decision.options)
            for seat in range(players):
                assert math.isfinite(GAME.bots.evaluate(match.position.table, seat))
                assert math.isfinite(GAME.bots.evaluate(match.lens(seat).table, seat))
            match.take(luck.choice(decision.options))
        assert GAME.problems(match.position.table) == []
        assert match.result.winners


def test_a_good_duellist_likes_his_own_health_and_not_the_rivals(table: Table) -> None:
    even = GAME.bots.evaluate(table.board, ADA)
    hurt = GAME.bots.evaluate(table.health(ADA, 4).board, ADA)
    revenged = GAME.bots.evaluate(table.health(BEN, 2).board, ADA)
    assert hurt < even
    assert hurt < revenged
    closer = GAME.bots.evaluate(table.place(ADA, "C1").board, ADA)
    assert revenged < closer
    assert math.isfinite(GAME.bots.evaluate(Table(players=3).fallen(BEN).fallen(CLEO).board, ADA))


def test_broken_tables_are_noticed(table: Table) -> None:
    board = table.board
    assert GAME.problems(board) == []
    board.deck = board.deck[1:]
    assert "cards are lost or doubled" in GAME.problems(board)[0]
    board.deck = (*board.deck, board.deck[0], board.deck[1])
    assert "cards are lost or doubled" in GAME.problems(board)[0]
    board = Table().place(ADA, "E1").board
    assert "two duellists on one square" in GAME.problems(board)[0]
    for field, value in (("hp", 8), ("hp", -1), ("stamina", 6), ("stamina", -1)):
        board = Table().board
        setattr(board.fighters[ADA], field, value)
        assert "out of bounds" in GAME.problems(board)[0]
    assert "fallen but standing" in GAME.problems(Table().health(ADA, 0).board)[0]
    assert "a trap that would have sprung" in GAME.problems(Table().trap(ADA, "E1").board)[0]
    assert GAME.problems(Table().trap(ADA, "B1").board) == []


@pytest.mark.rule("DU-TRAP-01")
def test_who_imagines_a_hidden_trap_puts_it_where_it_may_lie(three: Table) -> None:
    three.trap(BEN, "A4").trap(ADA, "A5").place(CLEO, "F6")
    luck = random.Random(3)
    seen = set()
    for _ in range(300):
        imagined = three.match.lens(ADA).determinize(luck)
        theirs, mine = imagined.table.traps
        assert BOARD.name(mine.square) == "A5", "she knows her own"
        seen.add(BOARD.name(theirs.square))
        assert GAME.problems(imagined.table) == []
        assert imagined.table.fighters[BEN].hand == ()
    assert seen == {BOARD.name(s) for s in range(36) if BOARD.squares >> s & 1} - {"B1", "E1", "F6"}
    assert resample is GAME.resample


def test_a_duel_saved_in_the_middle_of_an_answer_to_an_answer_goes_on(table: Table) -> None:
    table.hand(ADA, "luck").hand(BEN, "counter").roll(1, 1, 1).answer("play:luck")
    opened = brassboard.load(table.match.save())
    assert opened.position.path() == table.match.position.path()
    for match in (opened, table.match):
        match.take("play:counter", seat=BEN)
    assert opened.journal.end == table.match.journal.end
