"""What the tests of rooms share: a team in the active west workshop, and the end of its turn."""

from brassboard.games.smog_riders.data.frames import AttackTurn
from brassboard.games.smog_riders.data.table import ACTIVE
from games.smog_riders.helper import Stage


def inside(card: str, first: str = "mapuche", *others: str, players: int = 2, laid: int = 0, luck: int = 0) -> Stage:
    """Seat 0 is about to roll in the west workshop, which is active with this card; the others of his are at home."""
    stage = Stage(players=players, team=(first, *(others or ("charlotte", "arcturus"))))
    stage.put(first, "E6").room("west_workshop", ACTIVE, card, laid=laid, entry="s1").stock(0, luck=luck)
    return stage.turn_of(0).rolling()


def hand_size(stage: Stage, seat: int) -> int:
    own = stage.side(seat)
    return len(own.magic) + len(own.defence)


def seat_one(stage: Stage, square: str = "F7") -> str:
    """The first character of seat 1 stands in the workshop too."""
    one = stage.team(1)[0].id
    stage.put(one, square)
    return one


def after_the_turn(stage: Stage, seat: int = 0) -> Stage:
    """This attacker ends his turn; he is asked once more because he holds a card."""
    if not stage.side(seat).magic:
        stage.hand(seat, "lucky_cog")
    return stage.at_step(AttackTurn(seat), "revive").answer("end")
