"""What the tests of Stygia share: the inner passages, and minions who fill a ring."""

from games.smog_riders.helper import Stage

INNER = {f"inner{path}" for path in range(1, 7)}
MINIONS = ("kelly", "magda", "jack", "yusra", "vikka", "tom")  # each can pay 1 Mind


def crowd(stage: Stage, ring: str, count: int = 6) -> Stage:
    """Minions fill a ring of Stygia, their markers in the paint shop."""
    for path, minion in enumerate(MINIONS[:count], 1):
        stage.walker(minion, f"{ring}{path}", f"K{8 + path}" if path < 5 else f"L{4 + path}")
    return stage
