"""The documentation keeps the secrets of campaigns."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from brassboard.catalogue import load_catalogue
from brassboard.catalogue.gate_lint import SpoilerSearch

ROOT = Path(__file__).parents[1]
TITLES = {"en": "Scythe: The Rise of Fenris (campaign and modules)",
          "de": "Scythe: Aufstieg der Fenris (Kampagne und Module)"}  # fmt: skip
ORDINARY = {"agents", "rival", "tactics"}
"""Words of a gate that a page about training, bots or other games may say."""


@pytest.fixture
def site(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Import docs/hooks.py; MkDocs itself need not be installed for it."""
    for name in ("mkdocs", "mkdocs.config", "mkdocs.config.defaults", "mkdocs.structure", "mkdocs.structure.files"):
        stub = ModuleType(name)
        vars(stub).update(MkDocsConfig=SimpleNamespace, File=SimpleNamespace, Files=list)
        monkeypatch.setitem(sys.modules, name, stub)
    monkeypatch.delenv("BRASSBOARD_SPOILERS", raising=False)
    spec = importlib.util.spec_from_file_location("docs_hooks", ROOT / "docs" / "hooks.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def search() -> SpoilerSearch:
    return SpoilerSearch(load_catalogue("scythe").gates)


def test_generated_pages_keep_what_is_sealed(site: Any, search: SpoilerSearch) -> None:
    pages = site.generated_pages()
    assert not [uri for uri in pages if "spoilers" in uri]
    for uri in ("rules/index.md", "rules/scythe.en.md", "rules/scythe.de.md"):
        assert list(search.found(pages[uri])) == []
    assert str(site.on_config(SimpleNamespace(nav=[{"Rules": []}])).nav).count("spoilers") == 0


@pytest.mark.parametrize(("lang", "heading"), [("en", "Sealed"), ("de", "Versiegelt")])
def test_a_sealed_booklet_is_a_title_with_a_warning(site: Any, lang: str, heading: str) -> None:
    page = site.generated_pages()[f"rules/scythe.{lang}.md"]
    title, _, warning = page.rpartition("\n\n")
    assert title.endswith(f"## {TITLES[lang]}")
    assert warning.startswith(f'!!! warning "{heading}"\n    ')
    assert warning.endswith("`brassboard rules scythe --spoilers`.\n")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_with_spoilers_they_are_folded_and_not_in_the_search(
    site: Any, search: SpoilerSearch, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BRASSBOARD_SPOILERS", "1")
    pages = site.generated_pages()
    assert list(search.found(pages[f"rules/scythe.{lang}.md"])) == []
    sealed = [f"rules/{game}.spoilers.{each}.md" for game in ("moloch", "scythe") for each in ("en", "de")]
    assert [uri for uri in pages if "spoilers" in uri] == sealed
    page = pages[f"rules/scythe.spoilers.{lang}.md"]
    assert page.startswith("---\nsearch:\n  exclude: true\nhide:\n  - toc\n---\n# ")
    head, fold, body = page.partition("\n??? danger ")
    assert fold
    assert list(search.found(head)) == []
    assert all(line.startswith("    ") for line in body.splitlines()[1:] if line)
    assert body.count("**RF-") == 857
    nav = site.on_config(SimpleNamespace(nav=[{"Rules": []}])).nav[0]["Rules"]
    assert {TITLES["en"]: "rules/scythe.spoilers.en.md"} in nav[1]["English"]


WRITTEN = sorted([*(ROOT / "docs").rglob("*.md"), ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md"])


@pytest.mark.parametrize("page", WRITTEN, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_no_written_page_gives_a_campaign_away(page: Path, search: SpoilerSearch) -> None:
    found = [word for word, _ in search.found(page.read_text("utf-8")) if word.lower() not in ORDINARY]
    assert found == []


@pytest.mark.parametrize(
    ("folder", "endings"),
    [
        ("web/src", (".ts", ".svelte", ".css", ".ftl")),  # built into the page
        ("src/brassboard/catalogue", (".py",)),  # shown in the documentation of the API
        ("src/brassboard/texts", (".py", ".ftl")),
        ("src/brassboard/cli", (".py", ".ftl")),
        ("src/brassboard/server", (".py",)),
    ],
)
def test_no_source_that_is_shown_gives_a_campaign_away(
    folder: str, endings: tuple[str, ...], search: SpoilerSearch
) -> None:
    sources = [file for file in (ROOT / folder).rglob("*") if file.suffix in endings]
    assert len(sources) > 3
    for file in sources:
        found = [word for word, _ in search.found(file.read_text("utf-8")) if word.lower() not in ORDINARY]
        assert found == [], file
