"""Words for tests of clean-up and of the rounds around it."""

from brassboard.games.alone.content import CARDS
from brassboard.games.alone.data.round_frames import Play, Round
from brassboard.games.alone.data.table import FirstDown, RowCard, SecondDown
from games.alone.helper import Stage, place_of


def clean_up(stage: Stage) -> Stage:
    """The eighth turn is over: clean-up begins, and stops at its first question."""
    stage.board.turn = 8
    stage.position.state.stack[:] = [Play(pc=place_of(Play, "play_round")), Round(pc=place_of(Round, "clean_up"))]
    return stage.ask_again()


def next_round(stage: Stage) -> Stage:
    """Let the round end, and everything in its clean-up be declined."""
    clean_up(stage)
    while stage.board.round == 1:
        if stage.chance:
            stage.shuffled()
        stage.quiet()
    return stage


def last_turn(stage: Stage) -> Stage:
    """The turn in progress is the eighth of its round."""
    stage.position.within(Round).turns = 7
    return stage.table(turn=8)


def row(stage: Stage, *cards: str, seat: int = 1) -> Stage:
    """These cards lie on the reaction spaces, one a turn; `-R02` lies face down. They come from the decks."""
    board = stage.board
    for turn, card in enumerate(cards, 1):
        name = card.lstrip("-")
        deck = board.decks.index(CARDS[name].deck)
        pile = list(board.first_deck if deck == 0 else board.second_deck)
        pile.remove(name)
        if deck == 0:
            board.first_deck = tuple(pile)
        else:
            board.second_deck = tuple(pile)
        if card != name and deck == 0:
            board.first_down.append(FirstDown(seat, 1 << seat, True, name))
        elif card != name:
            board.second_down.append(SecondDown(seat, 1 << seat, True, name))
        board.row.append(RowCard(seat, deck, turn, 1, name if card == name else ""))
    return stage.ask_again()


def to_step(stage: Stage, kind: str) -> Stage:
    """Answer for Evil, declining where that is possible, until this kind of question is asked."""
    while stage.kind != kind:
        options = stage.options()
        stage.answer(options[-1], seat=stage.asked[0])
    return stage
