"""Plots of a series or tournament for `brassboard sim --plot`, in the reader's language."""

from math import sqrt

from brassboard.sentences import Sentences

from .plan import Plan
from .plots import Bar, Panel, histograms, intervals, stacked, svg_sheet
from .series import Series, Tournament
from .tally import Z95, Row

POINTS = "points"
MAX_ROWS = 20


def plot_result(done: Series | Tournament, sentences: Sentences) -> str:
    """Return all plots of a result as one SVG."""
    parts = done.series if isinstance(done, Tournament) else [done]
    parts = [part for part in parts if part.games]
    t = sentences.t
    names = labels([part.plan for part in parts], sentences)
    panels = [wins(done, sentences)]
    if len(parts) > 1:
        panels.append(wins_by_series(parts, sentences))
    if done.ratings:
        rows = [Bar(row.bot, row.rating, row.low, row.high) for row in done.ratings]
        panels.append(intervals(t("sim-plot-ratings"), rows, digits=0))
    panels.append(
        histograms(t("sim-plot-length"), {name: _lengths(part) for name, part in zip(names, parts, strict=True)})
    )
    panels.append(scores(done, parts, sentences))
    for name in parts[0].plan.accumulators if parts else ():
        panels += _stat(done, parts, names, name, sentences)
    return svg_sheet(panels, t("sim-title", game=sentences.title, games=len(done.games)))


def wins(done: Series | Tournament, sentences: Sentences) -> Panel:
    """Plot win rates with their intervals, for all seats and for each seat."""
    rows = [_share(row, row.bot if row.seat is None else f"· {sentences.seat(row.seat)}") for row in done.rows]
    return intervals(sentences.t("sim-plot-wins"), rows, " %", span=(0.0, 100.0))


def wins_by_series(parts: list[Series], sentences: Sentences) -> Panel:
    """Plot win rates in each series of a tournament."""
    rows: list[Bar | str] = []
    for name, part in zip(labels([part.plan for part in parts], sentences, bots=False), parts, strict=True):
        rows.append(name)
        rows += [
            _share(row, row.bot if row.seat is None else sentences.seat(row.seat)) for row in informative_rows(part)
        ]
    return intervals(sentences.t("sim-plot-series"), rows, " %", span=(0.0, 100.0))


def informative_rows(part: Series) -> list[Row]:
    """Return the rows of a series worth showing: its bots, or the seats if one bot plays against itself."""
    is_single_bot = len(set(part.plan.bots)) == 1
    return [row for row in part.rows if (row.seat is not None) == is_single_bot]


def _share(row: Row, name: str) -> Bar:
    return Bar(name, 100 * row.share, 100 * row.low, 100 * row.high)


def scores(done: Series | Tournament, parts: list[Series], sentences: Sentences) -> Panel:
    """Plot the distribution of the scores of each bot."""
    groups: dict[str, list[float]] = {row.bot: [] for row in done.rows}
    for part in parts:
        for game in part.games:
            for seat, place in enumerate(game.bots):
                groups[part.plan.bots[place]].append(game.scores[seat])
    return histograms(sentences.t("sim-plot-scores"), groups)


def labels(plans: list[Plan], sentences: Sentences, bots: bool = True) -> list[str]:
    """Return what distinguishes the series: only what is not the same in all of them; bots may be named elsewhere."""
    found: list[list[str]] = [[] for _ in plans]
    if bots and len({frozenset(plan.bots) for plan in plans}) > 1:
        for plan, label in zip(plans, found, strict=True):
            label.append(" – ".join(dict.fromkeys(plan.bots)))
    if len({plan.setup.players for plan in plans}) > 1:
        for plan, label in zip(plans, found, strict=True):
            label.append(sentences.t("players", count=plan.setup.players))
    for name in [name for name, _ in plans[0].setup.options] if plans else []:
        if len({plan.setup[name] for plan in plans}) > 1:
            for plan, label in zip(plans, found, strict=True):
                label.append(str(plan.setup[name]))
    bare = sentences.t("sim-all-games") if len(plans) == 1 else ""
    return [", ".join(label) or bare or str(number) for number, label in enumerate(found, 1)]


def _lengths(part: Series) -> list[float]:
    return [game.decisions for game in part.games]


def _stat(
    done: Series | Tournament, parts: list[Series], names: list[str], name: str, sentences: Sentences
) -> list[Panel]:
    if not done.stats[name]:
        return []
    t = sentences.t
    if name == POINTS:
        rows = {
            label: {row.key: row.mean for row in part.stats[name]} for label, part in zip(names, parts, strict=True)
        }
        labels_of_keys = {row.key: sentences.name("score", row.key) for row in done.stats[name]}
        return [stacked(t("sim-plot-points"), rows, labels_of_keys)]
    rows_of = sorted(done.stats[name], key=lambda row: (-abs(row.mean), row.key))[:MAX_ROWS]
    half_width = Z95 / sqrt(len(done.games))
    bars = [
        Bar(row.key, row.mean, row.mean - half_width * row.deviation, row.mean + half_width * row.deviation)
        for row in rows_of
    ]
    return [intervals(t("sim-plot-stat", name=name), bars, digits=2)]
