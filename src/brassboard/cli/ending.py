"""How a match ended: who won, why, and whether the dice were fair."""

from brassboard.cli.screen import Screen
from brassboard.kernel import Match
from brassboard.words import Words


def show_ending(match: Match, words: Words, screen: Screen) -> None:
    """Scores and winners of a match that is over."""
    result = match.result
    assert result is not None
    t = words.t
    everybody = len(result.winners) == match.setup.players
    screen.line(t("match-over"), style="bold")
    ending = words.ending(result)
    if ending:
        screen.line(f"{ending} ({result.reason})")
    screen.line(
        t("match-drawn") if everybody else t("match-won", seats=words.seats(result.winners)), style="bold green"
    )
    rows = [
        [words.seat(seat), str(score), t("winner") if seat in result.winners else ""]
        for seat, score in enumerate(result.scores)
    ]
    screen.rows(rows, styles=("bold", "", "green"), heads=["", t("score"), ""])
