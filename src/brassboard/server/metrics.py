"""What an operator can watch: Prometheus metrics and structured logs. Neither ever holds a secret."""

import json
import logging
import time
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """The server's own figures, in a registry of their own."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        buckets = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 1.0, 5.0)
        self.moves = Histogram(
            "brassboard_move_seconds",
            "From a choice to its durable acknowledgement",
            buckets=buckets,
            registry=self.registry,
        )
        self.sockets = Gauge("brassboard_sockets", "Open sockets", registry=self.registry)
        self.tables = Gauge("brassboard_live_tables", "Tables in memory", registry=self.registry)
        self.commits = Gauge("brassboard_commits", "Transactions written", registry=self.registry)
        self.errors = Counter("brassboard_errors", "Requests that failed by our fault", registry=self.registry)

    def text(self) -> bytes:
        return generate_latest(self.registry)


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, where, what, and the few extras we allow."""

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
    """Where it happened, without values: an exception's text may quote what a seat may not know."""
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
