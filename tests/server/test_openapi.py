"""The description of the REST part and the page that explains it say the same."""

import re
from pathlib import Path

from server.conftest import NewBrowser

PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"


def told() -> set[tuple[str, str]]:
    """Method and path of every call in the table of docs/protocol.md."""
    rest = PROTOCOL.read_text().partition("## REST")[2].partition("## Socket")[0]
    calls: set[tuple[str, str]] = set()
    for row in re.findall(r"^\| (`.*?) \|", rest, re.MULTILINE):
        before = ""
        for words in re.findall(r"`([^`]+)`", row):
            method, _, path = words.partition(" ") if " " in words and words[0] != "/" else ("GET", "", words)
            path = re.split(r"[ ?]", path)[0]
            if not path.startswith(("/api", "/health", "/metrics")):
                path = before.rpartition("/")[0] + path
            before = path
            calls.add((method, re.sub(r"\{\w+\}", "{}", path)))
    return calls


def test_every_call_of_the_protocol_is_described_and_the_other_way_round(new_browser: NewBrowser) -> None:
    paths = new_browser().get("/api/openapi.json")["paths"]
    described = {
        (method.upper(), re.sub(r"\{\w+\}", "{}", path)) for path, item in paths.items() for method in item if path
    }
    assert described == told()


def test_the_description_loads_nothing_from_elsewhere(new_browser: NewBrowser) -> None:
    answer = new_browser().client.get("/api/openapi.json")
    assert "json" in answer.headers["content-type"]
    assert answer.json()["info"]["title"] == "Brassboard"
    assert new_browser().refused("GET", "/api")[0] == 404
