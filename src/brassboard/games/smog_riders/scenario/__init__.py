"""Scenario files: reading them, checking them, and the static map a scenario is played on."""
