"""A pytest plugin that records which catalogue ids have passing tests, in `.brassboard/coverage.json`.

A test says what it proves with `@pytest.mark.rule("ID", …)`; an id that no catalogue has is an error at collection.
Load it with `pytest_plugins = ["brassboard.testing.coverage"]`. Games outside the package name their folders in
the ini option `brassboard_catalogues`. Works under xdist: workers only report, the controller writes.
"""

from collections.abc import Generator, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from brassboard.catalogue import Catalogue, load_catalogues
from brassboard.catalogue.coverage_record import (
    RECORD,
    Ran,
    Record,
    marks_unknown,
    merged,
    read_record,
    without_lost_files,
    write_record,
)
from brassboard.kernel.errors import BadInput

CATALOGUES = pytest.StashKey[dict[str, Catalogue]]()
IDS = "brassboard_rules"  # The attribute that carries a test's ids on its report, from worker to controller.
DESELECTED = "brassboard_deselected"  # How many tests a worker left out.
DEEP = "deep"  # The mark of tests that a quick run leaves out: see brassboard.testing.depth.
NARROWING = ("keyword", "markexpr", "deselect", "ignore", "ignore_glob", "lf", "stepwise", "pyargs")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addini(
        "brassboard_catalogues", "package folders of games outside brassboard.games", type="paths", default=[]
    )


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*ids): the catalogue ids (rules, rulings, examples) this test proves")
    try:
        config.stash[CATALOGUES] = load_catalogues(config.getini("brassboard_catalogues"))
    except BadInput as problem:
        raise pytest.UsageError(str(problem)) from None
    if not config.getoption("collectonly"):
        config.pluginmanager.register(Worker(config) if hasattr(config, "workerinput") else Recorder(config))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report(
    collector: pytest.Collector,
) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Turn a module with an unknown id into a collection error."""
    report = yield
    items = [item for item in report.result or () if isinstance(item, pytest.Item)]
    problems = [f"{item.nodeid}: {problem}" for item in items for problem in _problems(item)]
    if problems:
        report.outcome = "failed"
        report.longrepr = "\n".join(problems)
        report.result = []
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    setattr(report, IDS, list(dict.fromkeys(_ids(item))))
    return report


class Worker:
    """Runs in an xdist worker and counts deselected tests, which the controller cannot see."""

    def __init__(self, config: pytest.Config) -> None:
        self.output: dict[str, Any] = config.workeroutput  # type: ignore[attr-defined]  # Added by xdist.
        self.output[DESELECTED] = 0

    def pytest_deselected(self, items: Sequence[pytest.Item]) -> None:
        self.output[DESELECTED] += len(_narrowed(items))


class Recorder:
    """Runs in the controller (or the only process), collects the outcome of each test, and writes the record."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.catalogues = config.stash[CATALOGUES]
        self.ran: dict[str, Ran] = {}
        self.whole = selects_whole_suite(config)

    def pytest_deselected(self, items: Sequence[pytest.Item]) -> None:
        self.whole = self.whole and not _narrowed(items)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any, error: object) -> None:
        output = getattr(node, "workeroutput", None)
        self.whole = self.whole and not error and output is not None and not output.get(DESELECTED)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        self.whole = self.whole and not report.failed

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        before = self.ran.get(report.nodeid)
        ids = tuple(getattr(report, IDS, ())) or (before.ids if before else ())
        self.ran[report.nodeid] = Ran(ids, _worse(before.outcome if before else "passed", _outcome(report)))

    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        ended = exitstatus in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED)
        full = self.whole and ended and not session.shouldstop and not session.shouldfail
        if not self.catalogues or not (self.ran or full):
            return
        file = self.config.rootpath / RECORD
        old = without_lost_files(_old(file), self.config.rootpath)
        write_record(file, merged(old, self.ran, self.catalogues, full))


def selects_whole_suite(config: pytest.Config) -> bool:
    """Return whether the command line selects the whole suite: no filter, and no path but the suite's own."""
    if any(config.getoption(name, None) for name in NARROWING):
        return False
    root = config.rootpath
    suite = {(root / path).resolve() for path in config.getini("testpaths")} or {root.resolve()}
    asked = {(config.invocation_params.dir / arg).resolve() for arg in config.args}
    return suite <= asked or root.resolve() in asked


def _narrowed(items: Sequence[pytest.Item]) -> list[pytest.Item]:
    """What was left out beside deep tests: without those a run is still whole, as every rule has a quick test."""
    return [item for item in items if item.get_closest_marker(DEEP) is None]


def _ids(item: pytest.Item) -> Iterator[Any]:
    for mark in item.iter_markers("rule"):
        yield from mark.args


def _problems(item: pytest.Item) -> list[str]:
    empty = [mark for mark in item.iter_markers("rule") if not mark.args or mark.kwargs]
    said = ["the rule mark takes one or more ids, and nothing else"] if empty else []
    catalogues = item.config.stash[CATALOGUES]
    return said + marks_unknown(_ids(item), catalogues)


def _outcome(report: pytest.TestReport) -> str:
    """Return the outcome of a test. An expected failure counts as skipped, because it proves nothing."""
    if report.failed:
        return "failed"
    return "skipped" if report.skipped or hasattr(report, "wasxfail") else "passed"


def _worse(one: str, other: str) -> str:
    return max(one, other, key=("passed", "skipped", "failed").index)


def _old(file: Path) -> Record:
    try:
        return read_record(file) if file.is_file() else {}
    except BadInput:
        return {}  # The record is unreadable and is replaced.
