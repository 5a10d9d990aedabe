import re
from xml.etree import ElementTree

import pytest

import brassboard
from brassboard.sentences import Sentences
from brassboard.sim import series, tournament
from brassboard.sim.plots import (
    HEAD,
    LABELS,
    LINE,
    RIGHT,
    WIDTH,
    Bar,
    Panel,
    Scale,
    histograms,
    intervals,
    stacked,
    svg_sheet,
)
from brassboard.sim.result_plots import labels, plot_result
from brassboard.sim.translations import texts

SVG = "{http://www.w3.org/2000/svg}"


def drawn(*panels: Panel) -> ElementTree.Element:
    return ElementTree.fromstring(svg_sheet(panels, "a <plot> & more"))


def words(game: str = "duel", lang: str = "en") -> Sentences:
    installed = brassboard.game(game)
    return Sentences(installed, lang, texts(installed, lang, strict=True))


@pytest.mark.parametrize(
    ("least", "most", "marks"),
    [
        (0, 100, [0, 20, 40, 60, 80, 100]),
        (0, 7, [0, 2, 4, 6, 8]),
        (-130, 110, [-150, -100, -50, 0, 50, 100, 150]),
        (0, 0.03, [0, 0.005, 0.01, 0.015, 0.02, 0.025, 0.03]),
        (5, 5, None),
    ],
)
def test_scales_have_round_numbers(least: float, most: float, marks: list[float] | None) -> None:
    scale = Scale(least, most)
    assert scale.high > scale.low
    if marks is not None:
        assert scale.marks == pytest.approx(marks)
        assert scale.x(scale.low) == LABELS
        assert scale.x(scale.high) == WIDTH - RIGHT


def test_an_interval_is_drawn_where_it_is() -> None:
    plot = drawn(intervals("wins", [Bar("a", 50, 25, 75), "more", Bar("b", 100, 90, 100)], " %", span=(0, 100)))
    dots = [(float(dot.attrib["cx"]), float(dot.attrib["cy"])) for dot in plot.iter(f"{SVG}circle")]
    across = WIDTH - LABELS - RIGHT
    assert dots == [(LABELS + across / 2, HEAD + LINE / 2), (LABELS + across, HEAD + LINE * 2.5)]
    lines = [line for line in plot.iter(f"{SVG}line") if "stroke-width" in line.attrib]
    assert [float(lines[0].attrib[x]) for x in ("x1", "x2")] == [LABELS + across / 4, LABELS + across * 3 / 4]
    written = [text.text for text in plot.iter(f"{SVG}text")]
    assert "50.0 %" in written
    assert "more" in written


def test_a_hill_has_a_bar_for_every_value_as_high_as_it_is_frequent() -> None:
    plot = drawn(histograms("scores", {"a": [1, 1, 1, 1, 3, 3]}))
    bars = [bar for bar in plot.iter(f"{SVG}rect") if "fill-opacity" in bar.attrib]
    assert len(bars) == 2
    tall, short = (float(bar.attrib["height"]) for bar in bars)
    assert short == pytest.approx(tall / 2, abs=0.1)
    assert "⌀ 1.7" in [text.text for text in plot.iter(f"{SVG}text")]


def test_parts_of_a_sum_stand_side_by_side_and_losses_on_the_other_side() -> None:
    plot = drawn(stacked("points", {"a": {"x": 3, "y": 2, "z": -4}}, {"z": "lost & gone"}))
    bars = [bar for bar in plot.iter(f"{SVG}rect") if bar.find(f"{SVG}title") is not None]
    (x, y, z) = [(float(bar.attrib["x"]), float(bar.attrib["width"])) for bar in bars]
    assert y[0] == pytest.approx(x[0] + x[1], abs=0.11)
    assert z[0] + z[1] == pytest.approx(x[0], abs=0.11)
    assert "lost & gone" in [text.text for text in plot.iter(f"{SVG}text")]


def test_nothing_to_draw_is_drawn_all_the_same() -> None:
    drawn(intervals("", []), histograms("", {}), histograms("", {"a": []}), stacked("", {}), stacked("", {"a": {}}))


def test_long_names_are_cut_but_not_lost() -> None:
    plot = drawn(intervals("", [Bar("x" * 90, 1, 0, 2)]))
    assert "x" * 90 in [title.text for title in plot.iter(f"{SVG}title")]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_picture_of_a_series(lang: str) -> None:
    done = series("smog_riders", games=3, workers=1, accumulators=["points", "events"])
    text = plot_result(done, words("smog_riders", lang))
    plot = ElementTree.fromstring(text)
    bold = [one.text for one in plot.iter(f"{SVG}text") if one.attrib.get("font-weight") == "600"]
    t = texts(brassboard.game("smog_riders"), lang)
    keys = ("sim-plot-wins", "sim-plot-length", "sim-plot-scores", "sim-plot-points")
    assert bold[:4] == [t(key) for key in keys]
    assert not re.search(r"https?://(?!www\.w3\.org)", text)
    assert text == plot_result(series("smog_riders", games=3, workers=1, accumulators=["points", "events"]),
                           words("smog_riders", lang))  # fmt: skip


def test_the_picture_of_a_tournament_tells_its_series_apart() -> None:
    bots = ["random", "greedy:worlds=1:budget=3"]
    done = tournament("duel", bots, games=2, players=[2, 3], options={"rounds": [4, 6]}, workers=1)
    assert labels([part.plan for part in done.series], words()) == [
        "2 players, 4", "3 players, 4", "2 players, 6", "3 players, 6",
    ]  # fmt: skip
    ElementTree.fromstring(plot_result(done, words()))
    pairs = tournament("duel", [*bots, "greedy:worlds=1:budget=4"], games=1, workers=1)
    assert labels([part.plan for part in pairs.series], words())[0] == "random – greedy:worlds=1:budget=3"
    assert labels([part.plan for part in pairs.series], words(), bots=False) == ["1", "2", "3"]
