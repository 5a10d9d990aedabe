"""Shows the result of a series or tournament."""

from brassboard.cli.screen import Screen
from brassboard.sentences import Sentences
from brassboard.sim import Rating, Row, Series, Stat, Tournament
from brassboard.sim.result_plots import POINTS, informative_rows, labels

HEADS = ("sim-bot", "sim-seat", "sim-games", "sim-wins", "sim-share", "sim-interval", "sim-mean-score")
MAX_ROWS = 20
"""Rows of a statistic on the screen; --json and --out contain all."""


def show(done: Series | Tournament, sentences: Sentences, screen: Screen) -> None:
    """Show who won how often, the ratings, the collected statistics and the speed."""
    t = sentences.t
    screen.heading(t("sim-title", game=sentences.title, games=len(done.games)))
    rows = [_row(row, sentences) for row in done.rows]
    screen.rows(rows, styles=("bold", "", "dim", "", "bold cyan", "cyan"), heads=[t(key) for key in HEADS])
    if isinstance(done, Tournament):
        _show_series(done, sentences, screen)
    # With two bots the shares say the same as ratings.
    if (isinstance(done, Tournament) and done.ratings) or len(done.ratings) > 2:
        _show_ratings(done.ratings, sentences, screen)
    for name, stats in done.stats.items():
        _show_stats(name, stats, sentences, screen)
    screen.line()
    speed = t("sim-speed-text", decisions=format_number(done.decisions_per_second), workers=done.workers)
    facts = [(t("sim-length"), format_number(done.mean_length)), (t("sim-duration"), f"{done.seconds:.1f} s")]
    facts.append((t("sim-speed"), speed))
    if done.retried:
        facts.append((t("sim-retried"), str(done.retried)))
    screen.rows(facts, styles=("dim",))


def _row(row: Row, sentences: Sentences) -> list[str]:
    t = sentences.t
    return [
        row.bot,
        t("sim-all-seats") if row.seat is None else sentences.seat(row.seat),
        str(row.games),
        f"{row.wins:.1f}".removesuffix(".0"),
        f"{row.share:.1%}",
        t("sim-range", low=f"{row.low:.1%}", high=f"{row.high:.1%}"),
        f"{row.mean_score:.2f}",
    ]


def _show_series(done: Tournament, sentences: Sentences, screen: Screen) -> None:
    t = sentences.t
    parts = [part for part in done.series if part.games]
    lines: list[list[str]] = []
    for label, part in zip(labels([part.plan for part in parts], sentences, bots=False), parts, strict=True):
        for row in informative_rows(part):
            lines.append([label, *_row(row, sentences)])
            label = ""
    screen.line()
    screen.rows(
        lines, styles=("bold", "", "", "dim", "", "bold cyan", "cyan"), heads=[t(key) for key in ("sim-series", *HEADS)]
    )


def _show_ratings(ratings: list[Rating], sentences: Sentences, screen: Screen) -> None:
    t = sentences.t
    lines = [
        [
            row.bot,
            str(row.meetings),
            f"{row.rating:+.0f}",
            t("sim-range", low=f"{row.low:+.0f}", high=f"{row.high:+.0f}"),
        ]
        for row in ratings
    ]
    heads = ("sim-bot", "sim-meetings", "sim-rating", "sim-interval")
    screen.line()
    screen.rows(lines, styles=("bold", "dim", "bold cyan", "cyan"), heads=[t(key) for key in heads])
    if not ratings[0].settled:
        screen.line(t("sim-unsettled"))


def _show_stats(name: str, stats: list[Stat], sentences: Sentences, screen: Screen) -> None:
    t = sentences.t
    shown = sorted(stats, key=lambda row: (-abs(row.total), row.key))[:MAX_ROWS]
    lines = [
        [
            sentences.name("score", row.key) if name == POINTS else row.key,
            format_number(row.total),
            format_number(row.mean),
            format_number(row.deviation),
            t("sim-range", low=format_number(row.least), high=format_number(row.most)),
        ]
        for row in shown
    ]
    screen.line()
    heads = [name, *[t(key) for key in ("sim-total", "sim-a-game", "sim-deviation", "sim-least-most")]]
    screen.rows(lines, styles=("bold", "", "bold cyan", "dim", "dim"), heads=heads)
    if len(shown) < len(stats):
        screen.line(t("sim-more", count=len(stats) - len(shown)))


def format_number(value: float) -> str:
    """Format a number with three significant digits: 20,300; 4.05; 0.0123."""
    if abs(value) >= 1000:
        return f"{float(f'{value:.3g}'):,.0f}"
    return f"{value:.3g}"
