"""Invariants of every match, and worlds that agree with what a seat has seen."""
