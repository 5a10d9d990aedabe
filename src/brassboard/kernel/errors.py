"""What can go wrong, each with what and where. The match is unchanged whenever one of these leaves it."""

from typing import Any


class BadInput(ValueError):
    """Something malformed came in: a file, an option, a text, a request."""

    def __init__(self, what: str, where: str = "") -> None:
        super().__init__(f"{where}: {what}" if where else what)
        self.what = what
        self.where = where


class Denial:
    """Why an action is refused: the rule, a message key and its arguments. Texts are made in the reader's language."""

    __slots__ = ("args", "key", "rule")

    def __init__(self, rule: str, key: str, args: dict[str, Any]) -> None:
        self.rule = rule
        self.key = key
        self.args = args

    @property
    def text(self) -> str:
        """A short form for logs and tests; the reader's words come from the texts."""
        shown = ", ".join(f"{name} {value}" for name, value in self.args.items())
        return f"{self.rule or self.key}: {self.key}" + (f" ({shown})" if shown else "")

    def __repr__(self) -> str:
        return f"Denial({self.text})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Denial) and (self.rule, self.key, self.args) == (other.rule, other.key, other.args)

    def __hash__(self) -> int:
        return hash((self.rule, self.key))


class Illegal(ValueError):
    """A well-formed action that the rules forbid now; `denial` says which rule and why."""

    def __init__(self, denial: Denial) -> None:
        super().__init__(denial.text)
        self.denial = denial


class RuleError(RuntimeError):
    """A mistake in a game's rules: a dead end, a runaway loop, a wrong answer type. Never the player's fault."""
