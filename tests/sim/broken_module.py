"""A module that does not import; test_accumulators.py wants something of it."""

raise ZeroDivisionError("the boiler burst")
