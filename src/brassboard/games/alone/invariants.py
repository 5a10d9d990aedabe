"""Invariants of every match, and worlds that agree with what a seat has seen."""

from .data.table import Table


def problems(table: Table) -> list[str]:
    """Return what is wrong with a table, in words for the test that fails."""
    return []
