"""Lists the modules compiled with mypyc, from pyproject.toml. Run it to check whether they are compiled here."""

from __future__ import annotations

import importlib
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path

ROOT = Path(__file__).parents[1]


def compiled_paths(root: Path = ROOT) -> list[str]:
    """Return the modules that the build hook compiles, as paths from the repository's root."""
    settings = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    hook = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["mypyc"]
    found = (path.relative_to(root) for pattern in hook["include"] for path in root.glob(pattern))
    return sorted(path.as_posix() for path in found if not _left_out(path, hook["exclude"]))


def _left_out(path: Path, patterns: list[str]) -> bool:
    """Return patterns as git reads them: a bare name matches anywhere, one with a slash from the root."""
    return any(fnmatch(path.as_posix() if "/" in p else path.name, p) for p in patterns)


def module_name(path: str) -> str:
    return ".".join(Path(path).relative_to("src").with_suffix("").parts)


def main() -> int:
    names = [module_name(path) for path in compiled_paths()]
    plain = [n for n in names if not str(importlib.import_module(n).__file__).endswith((".so", ".pyd"))]
    for name in plain:
        sys.stderr.write(f"{name} is not compiled here\n")
    sys.stdout.write(f"{len(names) - len(plain)} of {len(names)} modules are compiled\n")
    return 1 if plain else 0


if __name__ == "__main__":
    sys.exit(main())
