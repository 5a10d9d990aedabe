"""The game's rules as the command `brassboard rules moloch` tells them."""

import argparse

import pytest

from brassboard.catalogue import Rule, load_catalogue
from brassboard.cli import rules

KNOWN = ("002: ", "ours")
NO_SOURCES = ("Kampagnenheft", "Kampagnenbuch", "Spielübersicht", "Spielhilfe", "booklet", "player aid")


@pytest.mark.rule("RM-COMP-09")
def test_the_overview_names_the_three_phases_in_order(capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser(prog="brassboard")
    rules.add_parser(parser.add_subparsers())
    args = parser.parse_args(["rules", "moloch", "--topic", "overview"])
    assert args.run(args) == 0
    lines = dict([line.split("\t", 1) for line in capsys.readouterr().out.splitlines()])
    phases = [lines["RM-OVER-04"].index(word) for word in ("command", "activation", "clean-up")]
    assert phases == sorted(phases)


@pytest.mark.rule("RM-COMP-09")
def test_every_rule_cites_the_rulebook_not_the_booklet_or_the_aids_alone() -> None:
    sources = {one.id: one.source for one in load_catalogue("moloch").entries() if isinstance(one, Rule)}
    assert len(sources) > 100
    assert [id for id, source in sources.items() if not source.startswith(KNOWN)] == []
    assert [id for id, source in sources.items() if any([word in source for word in NO_SOURCES])] == []
