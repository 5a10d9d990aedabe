"""The errors of the kernel. A match that raises one of them is unchanged."""

from typing import Any


class BadInput(ValueError):
    """Malformed input: a file, an option, a text or a request. It says what is wrong and where."""

    def __init__(self, what: str, where: str = "") -> None:
        super().__init__(f"{where}: {what}" if where else what)
        self.what = what
        self.where = where


class Denial:
    """Why an action is refused: the rule, and the key and arguments of a text in the reader's language."""

    __slots__ = ("args", "key", "rule")

    def __init__(self, rule: str, key: str, args: dict[str, Any]) -> None:
        self.rule = rule
        self.key = key
        self.args = args

    @property
    def text(self) -> str:
        """A short form for logs and tests. Players read the translated text instead."""
        shown = ", ".join(f"{name} {value}" for name, value in self.args.items())
        return f"{self.rule or self.key}: {self.key}" + (f" ({shown})" if shown else "")

    def __repr__(self) -> str:
        return f"Denial({self.text})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Denial) and (self.rule, self.key, self.args) == (other.rule, other.key, other.args)

    def __hash__(self) -> int:
        return hash((self.rule, self.key))


class Illegal(ValueError):
    """A well-formed action that the rules forbid now. `denial` says which rule and why."""

    def __init__(self, denial: Denial) -> None:
        super().__init__(denial.text)
        self.denial = denial


class RuleError(RuntimeError):
    """A mistake in the rules of a game, such as a question without options or an endless loop.

    It is never the fault of a player.
    """
