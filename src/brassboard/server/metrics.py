"""What an operator can monitor: Prometheus metrics and structured logs. Neither contains secrets."""

import json
import logging
import time
from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector


class Metrics:
    """The metrics of this server, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.moves = DurationHistogram("brassboard_move_seconds", "From a choice to its durable acknowledgement")
        self.registry.register(self.moves)
        self.sockets = Gauge("brassboard_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("brassboard_live_tables", "Tables in memory", registry=self.registry)
        self.commits = Gauge("brassboard_commits", "Transactions written", registry=self.registry)
        faults = "Ends of matches that their campaign could not take"
        self.hand_over_faults = Gauge("brassboard_hand_over_faults", faults, registry=self.registry)
        self.errors = Counter("brassboard_errors", "Requests that failed by our fault", registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)


class DurationHistogram(Collector):
    """A histogram of durations for one event loop. Without the locks of the library's histogram it costs a tenth."""

    BUCKETS = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)

    def __init__(self, name: str, what: str) -> None:
        self.name = name
        self.what = what
        self.counts = [0] * (len(self.BUCKETS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(self.BUCKETS, seconds)] += 1
        self.sum += seconds

    def collect(self) -> Iterator[HistogramMetricFamily]:
        limits = [*[str(limit) for limit in self.BUCKETS], "+Inf"]
        buckets = list(zip(limits, accumulate(self.counts), strict=True))
        yield HistogramMetricFamily(self.name, self.what, buckets, self.sum)


class JsonLines(logging.Formatter):
    """Formats one JSON object a line: time, level, logger, message, and the few extras that are allowed."""

    ALLOWED = ("table", "seat", "kind", "status", "path")

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "where": record.name,
            "what": record.getMessage().partition("\n")[0] if record.name != "asyncio" else "asyncio",
        }
        entry |= {name: getattr(record, name) for name in self.ALLOWED if hasattr(record, name)}
        if record.exc_info and record.exc_info[0] is not None:
            entry["error"] = record.exc_info[0].__name__
            entry["trace"] = _trace(record)
        return json.dumps(entry)


def _trace(record: logging.LogRecord) -> list[str]:
    """Return where an error happened, without values: the text of an exception may quote hidden information."""
    assert record.exc_info is not None
    places: list[str] = []
    trace = record.exc_info[2]
    while trace is not None:
        code = trace.tb_frame.f_code
        places.append(f"{code.co_filename.rpartition('/')[2]}:{trace.tb_lineno} {code.co_name}")
        trace = trace.tb_next
    return places[-8:]


def set_up_logs(level: str = "INFO") -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    for name in ("brassboard", "uvicorn", "asyncio"):
        logger = logging.getLogger(name)
        logger.handlers[:] = [handler]
        logger.setLevel(level if name == "brassboard" else "WARNING")
        logger.propagate = False
