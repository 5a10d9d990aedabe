"""The game at the top of the guide is pasted from the page, installed like another package, played and checked.

The same package proves that rules, documentation and lobby see a game of another package as they see ours.
"""

import importlib.util
import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path
from types import ModuleType, SimpleNamespace

import pytest

from brassboard.catalogue import load_catalogue, load_catalogues
from brassboard.catalogue.game_folders import game_folders
from brassboard.texts import texts_for
from server.server_process import SHORT_DELAYS, ServerProcess

ROOT = Path(__file__).parents[1]
GUIDE = ROOT / "docs" / "how-to-write-a-game.md"
PASTED = re.compile(r"^```\w+[^\n]*\n(# (pyproject\.toml|pressure/\S+)\n.*?)^```$", re.MULTILINE | re.DOTALL)
CODE = "pressure/__init__.py"


def pages() -> dict[str, str]:
    """Return what the guide tells its reader to paste, by file."""
    return {found[2]: found[1] for found in PASTED.finditer(GUIDE.read_text("utf-8"))}


def install(folder: Path, package: str, **entries: str) -> None:
    """Write beside the packages in a folder what pip writes there when it installs a package with entry points."""
    listed = "".join(f"{name} = {module}\n" for name, module in entries.items())
    info = folder / f"{package}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", "utf-8")
    (info / "entry_points.txt").write_text(f"[brassboard.games]\n{listed}", "utf-8")


def paste(folder: Path, *files: str) -> Path:
    """Write these files of the guide into a folder, and install them as their pyproject.toml says."""
    pasted = pages()
    for name in files:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(pasted[name], "utf-8")
    project = tomllib.loads(pasted["pyproject.toml"])["project"]
    install(folder, project["name"].replace("-", "_"), **project["entry-points"]["brassboard.games"])
    return folder


def brassboard(folder: Path, *words: str, typed: str = "") -> str:
    """Run the command where the packages of a folder are installed, and return what it prints."""
    paths = os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")])
    env = {**os.environ, "PYTHONPATH": paths, "XDG_STATE_HOME": str(folder / "state")}
    command = [sys.executable, "-m", "brassboard", *words]
    done = subprocess.run(command, input=typed, env=env, capture_output=True, text=True, timeout=300, cwd=folder)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with everything the guide says about its first game."""
    return paste(tmp_path_factory.mktemp("pressure"), *[name for name in pages() if name.startswith("pressure/")])


@pytest.fixture
def installed(whole: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The same, in this process."""
    monkeypatch.syspath_prepend(str(whole))
    return whole


def test_the_page_has_a_whole_package_to_paste() -> None:
    texts = {f"pressure/texts/{lang}.ftl" for lang in ("en", "de")}
    assert set(pages()) == {"pyproject.toml", CODE, "pressure/rulebook/en.toml", *texts}
    code = [line for line in pages()[CODE].splitlines() if line.strip()]
    assert len(code) <= 65, f"the first game of the guide should have about 60 lines, not {len(code)}"


def test_the_code_alone_passes_conformance(tmp_path: Path) -> None:
    folder = paste(tmp_path, CODE)
    words = ("--players", "2", "--depth", "20", "--decisions", "200", "--json")
    report = json.loads(brassboard(folder, "conformance", "pressure", *words))
    assert report["ok"], report


def test_with_texts_and_rules_it_passes_conformance_without_a_note_on_them(whole: Path) -> None:
    report = json.loads(brassboard(whole, "conformance", "pressure", "--depth", "20", "--decisions", "200", "--json"))
    assert report["ok"], report
    notes = {note for check in report["checks"] for note in check["notes"]}
    assert not [note for note in notes if "texts" in note or "catalogue" in note], notes


def test_it_is_played_to_its_end_in_the_terminal(whole: Path) -> None:
    shown = brassboard(whole, "play", "pressure", "--bots", "random", "--seed", "5", typed="roll\n" * 400)
    assert "Roll the die or bank your steam" in shown
    assert "The match is over." in shown


def test_a_wrong_tag_is_refused_with_the_words_of_the_guide(tmp_path: Path) -> None:
    code = pages()[CODE]
    assert 'tag="pressure.rolled"' in code
    (tmp_path / "pressure").mkdir()
    (tmp_path / CODE).write_text(code.replace('tag="pressure.rolled"', 'tag="rolled"'), "utf-8")
    said = GUIDE.read_text("utf-8").partition("TypeError: pressure/")[2].partition("```")[0]
    paths = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    env = {**os.environ, "PYTHONPATH": paths}
    done = subprocess.run([sys.executable, "-c", "import pressure"], env=env, capture_output=True, text=True)
    assert done.returncode == 1
    assert " ".join(said.split()) in done.stderr


def test_rules_and_texts_of_another_package_are_found(installed: Path) -> None:
    assert game_folders()["pressure"] == installed / "pressure"
    assert load_catalogue("pressure").get("PR-GOAL-01") is not None
    assert texts_for("pressure", "de").has("pressure-do-bank")
    assert "PR-TURN-03" in brassboard(installed, "rules", "pressure", "--search", "steam")


def test_the_id_of_a_game_need_not_be_the_name_of_its_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "acme").mkdir()
    (tmp_path / "acme" / "__init__.py").touch()
    paste(tmp_path / "acme", CODE, "pressure/rulebook/en.toml")
    (tmp_path / "acme" / "pressure").rename(tmp_path / "acme" / "steam_game")
    install(tmp_path, "acme", pressure="acme.steam_game")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert load_catalogues()["pressure"].game == "pressure"


def test_a_package_that_cannot_be_found_hides_no_other_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    install(tmp_path, "broken", gone="nowhere.at.all", lost="nowhere_at_all", single="single_module")
    (tmp_path / "single_module.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    assert "duel" in load_catalogues()
    assert {"gone", "lost", "single"}.isdisjoint(game_folders())


@pytest.mark.parametrize(
    ("entry", "code", "said"),
    [
        ("steam", "from pressure import GAME as GAME\n", "brings the game 'pressure': give both the same name"),
        ("empty", "", "a module without a GAME: write GAME = Game"),
    ],
)
def test_a_wrong_entry_point_is_refused_with_its_remedy(
    tmp_path: Path, installed: Path, monkeypatch: pytest.MonkeyPatch, entry: str, code: str, said: str
) -> None:
    (tmp_path / f"{entry}_module.py").write_text(code, "utf-8")
    install(tmp_path, entry, **{entry: f"{entry}_module"})
    paths = os.pathsep.join([str(tmp_path), str(installed), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-m", "brassboard", "play", entry],
        env={**os.environ, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode != 0
    assert said in " ".join(done.stderr.split())


@pytest.fixture
def with_broken_packages(tmp_path: Path, whole: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with packages whose import fails, in an environment in which the game of the guide is installed."""
    (tmp_path / "steam").mkdir()
    (tmp_path / "steam" / "__init__.py").write_text("import sys\n\nGAME = 1 / 0\n", "utf-8")
    (tmp_path / "steam" / "inner.py").touch()
    (tmp_path / "leaver.py").write_text("raise SystemExit('I am off')\n", "utf-8")
    install(tmp_path, "broken", steam="steam", leaver="leaver", gone="nowhere_at_all", inner="steam.inner")
    paths = [str(tmp_path), str(whole), os.environ.get("PYTHONPATH", "")]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    return tmp_path


def test_a_package_that_cannot_be_imported_is_named_and_hides_no_other_game(with_broken_packages: Path) -> None:
    listed = brassboard(with_broken_packages, "play")
    assert "brassboard play pressure" in listed
    assert "brassboard play duel" in listed
    for said in (
        "steam: the game 'steam' cannot be imported: ZeroDivisionError: division by zero (steam, line 3); "
        "mend or uninstall it",
        "leaver: the game 'leaver' cannot be imported: SystemExit: I am off (leaver, line 1)",
        "nowhere_at_all: the game 'gone' cannot be imported: ModuleNotFoundError: No module named 'nowhere_at_all'",
        "steam.inner: the game 'inner' cannot be imported: ZeroDivisionError: division by zero (steam, line 3)",
    ):
        assert said in listed
    assert "DU-MOVE-01" in brassboard(with_broken_packages, "rules", "duel", "--topic", "movement")
    report = json.loads(brassboard(with_broken_packages, "sim", "pressure", "--games", "2", "--json"))
    assert report


def test_the_lobby_leaves_out_what_cannot_be_imported(
    with_broken_packages: Path, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    server = ServerProcess(f"sqlite:///{tmp_path / 'lobby.sqlite'}", tmp_path / "log", **SHORT_DELAYS)  # type: ignore[arg-type]
    server.open()
    request.addfinalizer(server.close)
    request.addfinalizer(server.disconnect_all)
    ada = server.browser()
    offered = {game["id"] for game in ada.get("/api/games")}
    assert {"duel", "pressure"} <= offered
    assert offered.isdisjoint({"steam", "leaver", "gone", "inner"})
    refused = ada.call("GET", "/api/texts/steam/en")
    assert refused.status_code == 400
    assert refused.json()["error"]["where"] == "steam"
    assert "ZeroDivisionError: division by zero (steam, line 3)" in refused.json()["error"]["what"]
    assert "a game is left out: steam: the game 'steam' cannot be imported" in (tmp_path / "log").read_text()


def test_a_game_of_a_single_module_plays_without_texts_of_its_own(tmp_path: Path) -> None:
    (tmp_path / "pressure.py").write_text(pages()[CODE], "utf-8")
    (tmp_path / "texts").mkdir()  # belongs to somebody else
    (tmp_path / "texts" / "en.ftl").write_text("pressure-do-roll = not the text of this game\n", "utf-8")
    install(tmp_path, "pressure", pressure="pressure")
    shown = brassboard(tmp_path, "play", "pressure", "--bots", "random", "--seed", "5", typed="quit\n")
    assert "roll" in shown
    assert "not the text" not in shown


def hooks(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """Import docs/hooks.py; MkDocs itself need not be installed for it."""
    for name in ("mkdocs", "mkdocs.config", "mkdocs.config.defaults", "mkdocs.structure", "mkdocs.structure.files"):
        stub = ModuleType(name)
        vars(stub).update(MkDocsConfig=SimpleNamespace, File=SimpleNamespace, Files=list)
        monkeypatch.setitem(sys.modules, name, stub)
    spec = importlib.util.spec_from_file_location("docs_hooks", ROOT / "docs" / "hooks.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.usefixtures("installed")
def test_the_documentation_has_a_page_of_its_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    site = hooks(monkeypatch)
    assert "[Pressure](pressure.en.md)" in site.overview(load_catalogues())
    assert "**PR-GOAL-01**" in site.page(load_catalogues()["pressure"], "en")
    config = site.on_config(SimpleNamespace(nav=[{"Rules": []}]))
    assert {"Pressure": "rules/pressure.en.md"} in config.nav[0]["Rules"][1]["English"]


def test_the_lobby_offers_it_like_ours(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(whole), os.environ.get("PYTHONPATH", "")]))
    server = ServerProcess(f"sqlite:///{tmp_path / 'lobby.sqlite'}", tmp_path / "log", **SHORT_DELAYS)  # type: ignore[arg-type]
    server.open()
    request.addfinalizer(server.close)
    request.addfinalizer(server.disconnect_all)
    ada = server.browser()
    offered = next(game for game in ada.get("/api/games") if game["id"] == "pressure")
    assert offered["players"] == [2, 3, 4]
    assert "pressure-title = " in ada.get("/api/texts/pressure/de")
    assert ada.get("/api/rules/pressure/pr-goal-01")["id"] == "PR-GOAL-01"
    assert ada.get("/api/rules/pressure")["topics"]
    assert ada.get("/api/boards/pressure") is None
