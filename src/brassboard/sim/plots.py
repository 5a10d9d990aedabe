"""Draws plots as SVG without a library: the same numbers give the same bytes, and the text can be searched.

A plot is a `Panel`; `svg_sheet` puts panels below one another into a file. Plots know nothing of games: they take rows
of names and numbers.
"""

from collections.abc import Mapping, Sequence
from math import ceil, floor, log10
from xml.sax.saxutils import escape, quoteattr

from msgspec import Struct

WIDTH, LABELS, RIGHT = 960, 290, 70
HEAD, FOOT = 34, 30
LINE, HISTOGRAM_HEIGHT = 24, 58
GAP = 18
PAPER, INK, FAINT, RULE = "#fffdf7", "#2c2118", "#6b5d50", "#e4dccb"
COLOURS = ("#9a6b1f", "#2f6690", "#8c3b2e", "#3d7a52", "#6d4a8c", "#b5762a", "#3f8f8a", "#a14a73", "#5c6b2f", "#6f6257")
MAX_BINS = 40
FONT = "font-family:system-ui,sans-serif;font-size:13px"
LETTER = 7.1
"""Width of a letter in pixels, rather too large, because legends are laid out without measuring."""


class Panel(Struct, frozen=True):
    """A plot: its height and its SVG elements, relative to its upper left corner."""

    title: str
    height: float
    parts: tuple[str, ...]


class Bar(Struct, frozen=True):
    """A value with its interval, drawn as a named line of a plot."""

    name: str
    value: float
    low: float
    high: float


class Scale:
    """Maps numbers to horizontal positions, with round numbers as marks."""

    def __init__(self, least: float, most: float, unit: str = "", tight: bool = False) -> None:
        step = _step(max(most - least, 1e-9) / 6)
        first, last = floor(least / step + 1e-9), ceil(most / step - 1e-9)
        last = max(last, first + 1)
        self.low, self.high = (least, most) if tight and most > least else (first * step, last * step)
        self.unit = unit
        self.zero = self.low < 0 and not tight
        self.digits = max(0, -floor(log10(step) + 1e-9))
        marks = [step * place for place in range(first, last + 1)]
        self.marks = [mark for mark in marks if self.low - 1e-9 <= mark <= self.high + 1e-9]

    def x(self, value: float) -> float:
        inside = min(max(value, self.low), self.high)
        return LABELS + (WIDTH - LABELS - RIGHT) * (inside - self.low) / (self.high - self.low)

    def text(self, value: float) -> str:
        return f"{value + 0.0:.{self.digits}f}{self.unit}"

    def draw_grid(self, height: float) -> list[str]:
        """Return the vertical grid lines and their numbers."""
        foot = height - FOOT
        parts = []
        for mark in self.marks:
            x = self.x(mark)
            colour = FAINT if abs(mark) < 1e-9 and self.zero else RULE
            parts.append(f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{HEAD}" y2="{foot:.1f}" stroke="{colour}"/>')
            parts.append(_text(x, foot + 17, self.text(mark), FAINT, "middle"))
        return parts


def _step(rough: float) -> float:
    """Return the next round number: 1, 2 or 5 times a power of ten."""
    power = 10.0 ** floor(log10(rough))
    return next(power * multiple for multiple in (1, 2, 5, 10) if power * multiple >= rough * (1 - 1e-9))


def intervals(
    title: str, rows: Sequence[Bar | str], unit: str = "", digits: int = 1, span: tuple[float, float] | None = None
) -> Panel:
    """Draw a dot for each value and a line for its interval; a plain text is a heading."""
    ends = [end for row in rows if isinstance(row, Bar) for end in (row.low, row.high)] or [0.0, 1.0]
    scale = Scale(*(span or (min(0.0, *ends), max(ends))), unit)
    height = HEAD + LINE * len(rows) + FOOT
    parts = scale.draw_grid(height)
    for place, row in enumerate(rows):
        y = HEAD + LINE * (place + 0.5)
        if isinstance(row, str):
            parts.append(f'<g font-weight="600">{_label(y, row)}</g>')
            continue
        low, high, middle = scale.x(row.low), scale.x(row.high), scale.x(row.value)
        parts += [
            _label(y, row.name),
            f'<line x1="{low:.1f}" x2="{high:.1f}" y1="{y:.1f}" y2="{y:.1f}" stroke="{COLOURS[0]}" stroke-width="5" '
            'stroke-opacity="0.5" stroke-linecap="round"/>',
            f'<circle cx="{middle:.1f}" cy="{y:.1f}" r="5" fill="{INK}"/>',
            _text(WIDTH - RIGHT + 8, y + 4, f"{row.value:.{digits}f}{unit}"),
        ]
    return Panel(title, height, tuple(parts))


def histograms(title: str, groups: Mapping[str, Sequence[float]]) -> Panel:
    """Draw a histogram for each group over a common scale, with its mean."""
    all_values = [value for values in groups.values() for value in values] or [0.0]
    least, most = min(all_values), max(all_values)
    width = _step(max((most - least) / MAX_BINS, 1e-9))
    if all([float(value).is_integer() for value in all_values]):
        width = max(1.0, width)
    if width == 1:
        least -= 0.5  # A whole number stands in the middle of its bar.
    scale = Scale(least, max(most, least + width * (floor((most - least) / width + 1e-9) + 1)), tight=True)
    height = HEAD + HISTOGRAM_HEIGHT * len(groups) + FOOT
    parts = scale.draw_grid(height)
    for place, (name, values) in enumerate(groups.items()):
        foot = HEAD + HISTOGRAM_HEIGHT * (place + 1)
        parts.append(_label(foot - HISTOGRAM_HEIGHT / 2, name))
        parts += _histogram(values, least, width, scale, foot, COLOURS[place % len(COLOURS)])
    return Panel(title, height, tuple(parts))


def _histogram(
    values: Sequence[float], least: float, width: float, scale: Scale, foot: float, colour: str
) -> list[str]:
    if not values:
        return []
    counts: dict[int, int] = {}
    for value in values:
        place = floor((value - least) / width + 1e-9)
        counts[place] = counts.get(place, 0) + 1
    tallest = max(counts.values())
    parts = []
    for place in sorted(counts):
        left, right = scale.x(least + place * width), scale.x(least + (place + 1) * width)
        tall = (HISTOGRAM_HEIGHT - 8) * counts[place] / tallest
        parts.append(
            f'<rect x="{left:.1f}" y="{foot - tall:.1f}" width="{max(right - left - 1, 0.8):.1f}" height="{tall:.1f}" '
            f'fill="{colour}" fill-opacity="0.8"/>'
        )
    mean = sum(values) / len(values)
    x = scale.x(mean)
    parts.append(
        f'<line x1="{x:.1f}" x2="{x:.1f}" y1="{foot - HISTOGRAM_HEIGHT + 6:.1f}" y2="{foot:.1f}" stroke="{INK}"/>'
    )
    parts.append(f'<line x1="{LABELS}" x2="{WIDTH - RIGHT}" y1="{foot:.1f}" y2="{foot:.1f}" stroke="{RULE}"/>')
    parts.append(_text(WIDTH - RIGHT + 8, foot - HISTOGRAM_HEIGHT / 2 + 4, f"⌀ {mean:.1f}"))
    return parts


def stacked(title: str, rows: Mapping[str, Mapping[str, float]], names: Mapping[str, str] | None = None) -> Panel:
    """Draw a stacked bar for each row, negative parts to the left; `names` gives the labels of the keys."""
    keys = list(dict.fromkeys([key for amounts in rows.values() for key in amounts]))
    colours = {key: COLOURS[place % len(COLOURS)] for place, key in enumerate(keys)}
    below = [sum([n for n in amounts.values() if n < 0]) for amounts in rows.values()]
    above = [sum([n for n in amounts.values() if n > 0]) for amounts in rows.values()]
    scale = Scale(min([0.0, *below]), max([1e-9, *above]))
    legend = _legend([(colours[key], (names or {}).get(key, key)) for key in keys])
    body = HEAD + LINE * len(rows) + FOOT
    parts = scale.draw_grid(body)
    for place, (name, amounts) in enumerate(rows.items()):
        y = HEAD + LINE * (place + 0.5)
        parts.append(_label(y, name))
        ends = {True: 0.0, False: 0.0}
        for key, amount in amounts.items():
            start = ends[amount > 0]
            ends[amount > 0] = start + amount
            left, right = sorted((scale.x(start), scale.x(start + amount)))
            parts.append(
                f'<rect x="{left:.1f}" y="{y - 8:.1f}" width="{right - left:.1f}" height="16" fill="{colours[key]}">'
                f"<title>{escape((names or {}).get(key, key))}: {amount:.2f}</title></rect>"
            )
        parts.append(_text(WIDTH - RIGHT + 8, y + 4, f"{sum(amounts.values()):.1f}"))
    parts += [f'<g transform="translate(0 {body:.1f})">', *legend[1], "</g>"]
    return Panel(title, body + legend[0], tuple(parts))


def _legend(entries: Sequence[tuple[str, str]]) -> tuple[float, list[str]]:
    x, y = float(LABELS), 0.0
    parts = []
    for colour, name in entries:
        entry_width = 34 + LETTER * len(name)
        if x > LABELS and x + entry_width > WIDTH:
            x, y = float(LABELS), y + 20
        parts.append(f'<rect x="{x:.1f}" y="{y + 2:.1f}" width="12" height="12" fill="{colour}"/>')
        parts.append(_text(x + 18, y + 12, name))
        x += entry_width
    return y + 22, parts


def svg_sheet(panels: Sequence[Panel], title: str) -> str:
    """Return the text of an SVG file with the panels below one another."""
    height = GAP + sum([panel.height + GAP for panel in panels])
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:.0f}" role="img" '
        f'aria-label={quoteattr(title)} style="{FONT}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{WIDTH}" height="{height:.0f}" fill="{PAPER}"/>',
    ]
    y = float(GAP)
    for panel in panels:
        parts.append(f'<g transform="translate(0 {y:.1f})">')
        parts.append(f'<text x="16" y="16" fill="{INK}" font-weight="600">{escape(panel.title)}</text>')
        parts += [*panel.parts, "</g>"]
        y += panel.height + GAP
    return "\n".join([*parts, "</svg>"]) + "\n"


def _label(y: float, name: str) -> str:
    most = int((LABELS - 28) / LETTER)
    short = name if len(name) <= most else name[: most - 1] + "…"
    return _text(LABELS - 12, y + 4, short, anchor="end", full=name if short != name else "")


def _text(x: float, y: float, text: str, fill: str = INK, anchor: str = "start", full: str = "") -> str:
    more = f"<title>{escape(full)}</title>" if full else ""
    at = f'x="{x:.1f}" y="{y:.1f}" fill="{fill}"' + (f' text-anchor="{anchor}"' if anchor != "start" else "")
    return f"<text {at}>{escape(text)}{more}</text>"
