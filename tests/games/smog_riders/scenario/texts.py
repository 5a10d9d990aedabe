"""The scenario files of the box as texts."""

from importlib.resources import files

FOLDER = files("brassboard.games.smog_riders") / "content" / "scenarios"
SIX = ("factory", "vault", "jail", "leak", "tunnel", "king")
TEXTS = {name: (FOLDER / f"{name}.scenario").read_text("utf-8") for name in (*SIX, "depot")}
