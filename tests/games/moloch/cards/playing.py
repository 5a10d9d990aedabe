"""Words that tests of cards share: paying, rolling with fill, and duels of two figures."""

from collections.abc import Sequence
from typing import Any

from brassboard.games.moloch.queries import life_of, most_ether
from games.moloch.helper import GROUP, Stage

WITH_ABIGAIL = ("abigail", "drago", "emma", "major")


def split(stage: Stage) -> Stage:
    """Let the Nemesis lay whatever he is handed on instill chaos."""
    while not stage.over and not stage.chance and stage.kind == "split":
        stage.answer("to_power:instill_chaos")
    return stage


def go(stage: Stage, *texts: str) -> Stage:
    """Answer; ether that is handed over goes to instill chaos."""
    for text in texts:
        split(stage.answer(text))
    return stage


def pool(stage: Stage) -> int:
    """How many dice chance is asked for."""
    assert stage.chance, f"dice are not asked for but {stage.kind}: {stage.options()}"
    return int(stage.position.asked.n)  # type: ignore[union-attr]


def strike(stage: Stage, symbols: str = "") -> Stage:
    """Roll an attack: these symbols, every other die shows a dodge, which is nothing to an attacker."""
    return _roll(stage, symbols, "dodge")


def ward(stage: Stage, symbols: str = "") -> Stage:
    """Roll a defence: these symbols, every other die shows hit+, which is nothing to a defender."""
    return _roll(stage, symbols, "hit+")


def _roll(stage: Stage, symbols: str, fill: str) -> Stage:
    words = symbols.split()
    n = pool(stage)
    assert len(words) <= n, f"only {n} dice are rolled"
    return split(stage.roll(*words, *[fill] * (n - len(words))))


def fight(stage: Stage, attack: str, symbols: str, defence: str = "") -> Stage:
    """One attack without bonuses, answered by a plain defence roll."""
    go(stage, attack)
    return ward(strike(stage, symbols), defence)


def facing(attacker: str, target: str, chapter: str = "1", **options: Any) -> Stage:
    """Attacker on C6, target on D6, both without ether; of gentlemen Abigail is in the group if she takes part."""
    group: Sequence[str] = WITH_ABIGAIL if "abigail" in (attacker, target) else GROUP
    squares = {"1": ("C6", "D6"), "2": ("F11", "G11"), "3": ("E9", "F9"), "4": ("B6", "B7"), "5": ("H5", "H6")}
    mine, yours = squares.get(chapter, ("E11", "F11"))
    stage = Stage(chapter, acting=attacker, at=mine, group=group, **options).place(target, yours)
    for id in (attacker, target):
        if stage.figure(id).ether:
            stage.ether(id, 0)
    return stage


def life(stage: Stage, id: str) -> int:
    return life_of(stage.board, stage.figure(id))


def room(stage: Stage, id: str) -> int:
    """The most ether a figure can hold."""
    return most_ether(stage.board, stage.figure(id))


def laid(stage: Stage) -> int:
    """The ether on instill chaos: what the gentlemen have paid."""
    return int(stage.board.nemesis.on_powers[0])
