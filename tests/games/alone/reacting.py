"""What tests of Evil's reactions share: a small station, the way to each window, and how a card is played."""

from typing import Any

from brassboard.games.alone.content import CARDS
from brassboard.games.alone.data.round_frames import Round
from brassboard.games.alone.data.table import RowCard
from games.alone.helper import Stage

LANE = """
map test-lane
floor 1
/#.-#.-#@-#!-#.   /
/|        H  |    /
/#.       M. #.   /
/|           |    /
/#r-#.-#.-#.-#b   /
/                 /
/                 /
/                 /
/                 /
floor 2
/#r-#b            /
/|  |             /
/#.-#.            /
/                 /
/                 /
/                 /
/                 /
/                 /
/                 /
end
"""
"""A ring of 12 corridors on floor 1, and the med bay 1D2 behind a door of 1D1. The Hero starts in 1C1.

Sectors by their distance from 1C1: 1B1, 1D1; 1A1, 1E1, 1D2; 1A2, 1E2; 1A3, 1E3; 1B3, 1D3, 2A1, 2B1; 1C3, 2A2, 2B2.
"""
OTHER_DECK = {"red": "violet", "violet": "red", "blue": "green", "green": "blue"}


def lane(*cards: str, start: str = "1C1", **options: Any) -> Stage:
    """The Hero's turn on the lane; the first Evil player holds these cards. The Hero has 2 dice in his plain Attack."""
    colours = list(dict.fromkeys([CARDS[card].deck for card in cards])) or ["red"]
    decks = colours if len(colours) == 2 else [colours[0], OTHER_DECK[colours[0]]]
    stage = Stage(LANE, character="doctor", decks=decks, start=start, **options)
    return stage.hand(1, *cards)


def until(stage: Stage, moment: str) -> Stage:
    """Let everyone pass until this window is open."""
    while stage.kind != "offer" or stage.moment != moment:
        seat, options = stage.asked[0], stage.options()
        assert seat > 0 or "pass" in options, f"the window {moment} did not open: {stage.position.path()}"
        stage.answer("pass" if "pass" in options else options[-1], seat=seat)
    return stage


def play(stage: Stage, card: str, *choices: str, facing: str = "up", seat: int = 1) -> Stage:
    """Play a card and answer every question it asks, in this order; teammates pass and the leader consents."""
    stage.answer(f"offer:{card},{facing}", seat=seat)
    while not stage.over and stage.kind == "offer" and stage.asked[0] != seat:
        stage.answer("pass", seat=stage.asked[0])
    if not stage.over and stage.kind == "accept":
        stage.answer(f"accept:{seat}", seat=stage.asked[0])
    for choice in choices:
        assert choice in stage.options(), f"{choice} is not one of {stage.options()} ({stage.kind})"
        stage.answer(choice, seat=stage.asked[0])
    return stage


def reacting(card: str, *more: str, danger: bool = False, **options: Any) -> Stage:
    """The window of a card is open, and the first Evil player holds it: the Hero has done what its trigger says.

    After a Move he is in 1B1, after an Interact in 1D1, else in 1C1. For an Attack and for a loss of life a worm is
    with him, which is the creature c1; for a loss of self-control it is a hybrid. `danger` puts a marker where he is.
    """
    row = CARDS[card]
    stage = lane(card, *more, start="1D1" if row.trigger == "interact" else "1C1", **options)
    deed = {"explore": "explore:east", "attack": "attack:1", "interact": "switch:west"}.get(row.trigger, row.trigger)
    if row.trigger in ("move", "life", "calm"):
        deed = "move:west"
    if row.trigger in ("attack", "life"):
        stage.creature("worm", "1C1")
    if row.trigger == "calm":
        stage.creature("hybrid", "1B1")
    if danger:
        stage.danger("1B1" if row.trigger in ("move", "calm") else stage.hero_at)
    stage.answer(deed, seat=0)
    if row.trigger == "locate":
        stage.answer("target:room.M", "target:kind.worm", seat=0)
    if row.trigger == "attack":
        stage.dice("hh")
    if row.trigger == "life":
        stage.evil("waive:no").dice("h")
    return until(stage, row.timing)


def dice_asked(stage: Stage) -> int:
    """How many dice chance is asked to roll now."""
    assert stage.chance, f"no dice are rolled: {stage.position.path()}"
    request: Any = stage.position.asked
    assert request.kind == "dice"
    return int(request.n)


def noises(stage: Stage) -> list[str]:
    """What the Hero has heard so far."""
    return [event.word for event in stage.notices("noise")]


def cover(stage: Stage, spaces: int) -> Stage:
    """Cards of the turns before cover so many reaction spaces, at most 3 a turn."""
    board = stage.board
    for turn in range(1, 9):
        for size in (1, 2):
            if spaces >= size:
                card, board.first_deck = board.first_deck[0], board.first_deck[1:]
                board.row.append(RowCard(1, 0, turn, size, card))
                spaces -= size
    assert spaces == 0
    board.turn = board.row[-1].turn + 1 if board.row else 1
    return stage.ask_again()


def last_turn(stage: Stage) -> Stage:
    """The Hero's turn is the eighth of the round."""
    rounds = [frame for frame in stage.position.stack if isinstance(frame, Round)]
    rounds[0].turns = 7
    return stage.table(turn=8)


def kinds_until(stage: Stage, kind: str) -> list[str]:
    """Let everyone pass or take the last option until this question is asked; return the questions on the way."""
    found: list[str] = []
    while stage.chance or stage.kind != kind:
        found.append("dice" if stage.chance else stage.kind)
        if stage.chance:
            stage.shuffled()
            if stage.chance:
                stage.dice("m" * dice_asked(stage))
        else:
            options = stage.options()
            stage.answer("pass" if "pass" in options else options[-1], seat=stage.asked[0])
    return found
