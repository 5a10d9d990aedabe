"""The whole suite: which rules have passing tests is remembered, and every decision may be put to the test."""

pytest_plugins = ["brassboard.testing.coverage", "brassboard.testing.switches"]
