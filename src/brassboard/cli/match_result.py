"""Shows the result of a match: scores, winners and the reason of its end."""

from brassboard.cli.screen import Screen
from brassboard.kernel import Match
from brassboard.sentences import Sentences


def show_result(match: Match, sentences: Sentences, screen: Screen) -> None:
    """Show scores and winners of a match that is over."""
    result = match.result
    assert result is not None
    t = sentences.t
    teams = match.position.state.teams
    sides = {teams[seat] for seat in result.winners}
    drawn = len(result.winners) == match.setup.players and len(sides) > 1  # A win alone or of all together is no draw.
    screen.line(t("match-over"), style="bold")
    ending = sentences.ending(result)
    if ending:
        screen.line(f"{ending} ({result.reason})")
    won = t("match-won", seats=sentences.seats(result.winners)) if result.winners else t("match-lost")
    screen.line(t("match-drawn") if drawn else won, style="bold green")
    rows = [
        [sentences.seat(seat), str(score), t("winner") if seat in result.winners else ""]
        for seat, score in enumerate(result.scores)
    ]
    screen.rows(rows, styles=("bold", "", "green"), heads=["", t("score"), ""])
