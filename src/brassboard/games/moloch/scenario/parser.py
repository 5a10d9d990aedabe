"""Read the fields and rows of a chapter file into parts. What the parts mean together is checked in `check_chapter`."""

from typing import Any, Final

from brassboard.kit.effects import Call, Vocabulary, meant, shown

from ..content import ALLY_CARDS, CONSTANTS, MINION_FIGURES
from ..content.effects import AGENTS, ALLIES, MINIONS, SYMBOLS
from .chapter import MarkerKind, Rewards, Special, Win
from .draft import Draft, unknown_field
from .vocabulary import BOXED_STACKS, CONDITIONS, DEEDS, FINDS, MOMENTS, REWARDS, SIDES, is_name, is_square

FIELDS: Final = (
    "id", "title", "round_limit", "agents", "minions", "minion_types", "allies", "vips", "reinforce", "stacks",
    "progress_start", "break_hits", "map", "districts", "marker", "win", "special", "campaign",
)  # fmt: skip
AGENT_FIELDS: Final = ("id", "at", "enters", "cards")
MARKER_FIELDS: Final = ("kind", "n", "does")
WIN_FIELDS: Final = ("side", "when", "if")
SPECIAL_FIELDS: Final = ("id", "when", "if", "does")
CAMPAIGN_FIELDS: Final = ("gentlemen", "nemesis", "always")
MOST_TITLE: Final = 60
MOST_REINFORCE: Final = 9
MOST_PROGRESS: Final = 99
MOST_MARKERS: Final = 12
PATTERN: Final = 3
"""The dice of the burning roll, and the symbols of a district's pattern."""
ALLY_MOST: Final = {ally: max(1, card.figures) for ally, card in ALLY_CARDS.items()}
MINION_MOST: Final = {minion: box.figures for minion, box in MINION_FIGURES.items()}


class AgentLine:
    """An entry of the list of agents as it is written."""

    def __init__(self, sheet: str, at: str, enters: str, cards: int) -> None:
        self.sheet = sheet
        self.at = at
        self.enters = enters
        self.cards = cards


class Parts:
    """The parts of a chapter, read but not yet put together. Wrong ones were reported and are left out."""

    def __init__(self) -> None:
        self.id = ""
        self.title = ""
        self.round_limit = 1
        self.agents: list[AgentLine] = []
        self.minions: dict[str, int] = {}
        self.minion_types: tuple[str, ...] = ()
        self.allies: dict[str, int] = {}
        self.vips: tuple[str, ...] = ()
        self.reinforce = 0
        self.stacks: tuple[str, ...] = ()
        self.progress_start = 0
        self.break_hits = 2
        self.districts: dict[str, tuple[str, ...]] = {}
        self.markers: list[MarkerKind] = []
        self.wins: list[tuple[str, Win]] = []
        """Each with the path of its row."""
        self.specials: list[tuple[str, Special]] = []
        """Each with the path of its row."""
        self.rewards = Rewards((), (), ())


def read_parts(draft: Draft) -> Parts:
    """Return the parts of a chapter; every mistake of their form is added to the draft."""
    data = draft.data
    parts = Parts()
    draft.fields(data, "", FIELDS)
    parts.id = _id(draft)
    parts.title = draft.text(data, "", "title", "The night train")
    if len(parts.title) > MOST_TITLE:
        draft.wrong("title", f"the title has {len(parts.title)} characters", f"write at most {MOST_TITLE}")
    parts.round_limit = draft.number(data, "", "round_limit", 1, CONSTANTS.round_track)
    parts.agents = _agents(draft)
    parts.minions = draft.counts(data, "", "minions", MINIONS, MINION_MOST)
    parts.minion_types = draft.choices(data, "", "minion_types", MINIONS)
    parts.allies = draft.counts(data, "", "allies", ALLIES, ALLY_MOST)
    parts.vips = draft.choices(data, "", "vips", ALLIES)
    parts.reinforce = draft.number(data, "", "reinforce", 0, MOST_REINFORCE, 0)
    parts.stacks = draft.choices(data, "", "stacks", BOXED_STACKS)
    parts.progress_start = draft.number(data, "", "progress_start", -MOST_PROGRESS, MOST_PROGRESS, 0)
    parts.break_hits = draft.number(data, "", "break_hits", 1, 9, 2)
    parts.districts = _districts(draft)
    parts.markers = [_marker(draft, row, f"marker.{number}") for number, row in enumerate(draft.rows("marker"), 1)]
    for number, row in enumerate(draft.rows("win"), 1):
        _read_win(draft, parts, row, f"win.{number}")
    for number, row in enumerate(draft.rows("special"), 1):
        _read_special(draft, parts, row, f"special.{number}")
    parts.rewards = _rewards(draft)
    return parts


def _id(draft: Draft) -> str:
    """Return the id: a word, or a number for the chapters that come with the game."""
    value = draft.text(draft.data, "", "id", "my_chapter")
    if value and not is_name(value) and not (value.isascii() and value.isdecimal() and len(value) == 1):
        remedy = "write small letters, digits and _, a letter first, at most 24 characters"
        draft.wrong("id", f'found the id "{value[:30]}"', remedy)
    return value


# Agents


def _agents(draft: Draft) -> list[AgentLine]:
    found: list[AgentLine] = []
    for number, entry in enumerate(draft.items(draft.data, "", "agents")):
        if not isinstance(entry, dict):
            remedy = 'write { id = "tobias", at = "H5" }'
            draft.wrong("agents", f"found the agent {shown(entry)}", remedy)
            continue
        line = _agent(draft, entry, number)
        if line is not None:
            found.append(line)
    if not found and "agents" not in draft.data:
        draft.missing("", "agents", '[{ id = "tobias", at = "H5" }]')
    return found


def _agent(draft: Draft, entry: dict[str, Any], number: int) -> AgentLine | None:
    def wrong(what: str, remedy: str) -> None:
        draft.wrong_in("agents", "{", number, what, remedy)

    for name in entry:
        if name not in AGENT_FIELDS:
            wrong(*unknown_field(name, AGENT_FIELDS))
    sheet, at, enters = entry.get("id", ""), entry.get("at", ""), entry.get("enters", "")
    cards = entry.get("cards", 1)
    if sheet not in AGENTS:
        near = meant(sheet, AGENTS) if isinstance(sheet, str) else ""
        wrong(f"there is no agent {shown(sheet)}{near}", f"write one of {', '.join(AGENTS)}")
        return None
    if cards not in (1, 2) or isinstance(cards, bool):
        wrong(f"cards is {shown(cards)}", "write 2 for a second activation card, or leave it out")
        return None
    if bool(at) == bool(enters):
        remedy = 'write at = "H5" for its start square, or enters = "…" for the special that brings it in'
        wrong(f"{sheet} has {'both at and enters' if at else 'neither at nor enters'}", remedy)
        return None
    if at and not (isinstance(at, str) and is_square(at)):
        wrong(f"found the square {shown(at)}", "write its column and row, such as H5")
        return None
    return AgentLine(sheet, at, str(enters), cards)


# Districts and markers


def _districts(draft: Draft) -> dict[str, tuple[str, ...]]:
    table = draft.data.get("districts", {})
    if not isinstance(table, dict):
        draft.wrong("districts", f"districts is {shown(table)}", "write their patterns below [districts]")
        return {}
    found: dict[str, tuple[str, ...]] = {}
    for name, pattern in table.items():
        path = f"districts.{name}"
        if not is_name(name):
            draft.wrong(path, f'found the district "{name[:30]}"', "write small letters, digits and _, a letter first")
        elif not isinstance(pattern, list) or len(pattern) != PATTERN or not all([s in SYMBOLS for s in pattern]):
            remedy = f"write {PATTERN} of {', '.join(SYMBOLS)} in [ ]"
            draft.wrong(path, f"found the pattern {shown(pattern)}", remedy)
        else:
            found[name] = tuple(sorted(pattern))
    return found


def _marker(draft: Draft, row: dict[str, Any], path: str) -> MarkerKind:
    draft.fields(row, path, MARKER_FIELDS)
    kind = draft.name(row, path, "kind", "trap")
    n = draft.number(row, path, "n", 1, MOST_MARKERS)
    return MarkerKind(kind, n, draft.calls(row, path, "does", FINDS, empty=False))


# Wins, specials, rewards


def _read_win(draft: Draft, parts: Parts, row: dict[str, Any], path: str) -> None:
    draft.fields(row, path, WIN_FIELDS)
    side = draft.choice(row, path, "side", SIDES)
    when = _one(draft, row, path)
    conditions = draft.calls(row, path, "if", CONDITIONS, empty=True)
    if when is not None and when.verb == "cleanup" and when.number(0):
        draft.wrong(f"{path}.when", "a win is tested in every clean-up", 'write when = "cleanup"')
    if side and when is not None:
        parts.wins.append((path, Win(SIDES.index(side), when.verb, conditions)))


def _read_special(draft: Draft, parts: Parts, row: dict[str, Any], path: str) -> None:
    draft.fields(row, path, SPECIAL_FIELDS)
    id = draft.name(row, path, "id", "fire")
    when = _one(draft, row, path)
    conditions = draft.calls(row, path, "if", CONDITIONS, empty=True)
    deeds = draft.calls(row, path, "does", DEEDS, empty=False)
    if when is not None:
        parts.specials.append((path, Special(id, when, conditions, deeds)))


def _one(draft: Draft, row: dict[str, Any], path: str) -> Call | None:
    """Return the moment of a row; None after a mistake."""
    calls = draft.calls(row, path, "when", MOMENTS, empty=False)
    if len(calls) > 1:
        draft.wrong(f"{path}.when", f"found {len(calls)} moments", "write one, and a row of its own for each other")
    return calls[0] if len(calls) == 1 else None


def _rewards(draft: Draft) -> Rewards:
    table = draft.data.get("campaign", {})
    if not isinstance(table, dict):
        draft.wrong("campaign", f"campaign is {shown(table)}", "write the rewards below [campaign]")
        return Rewards((), (), ())
    draft.fields(table, "campaign", CAMPAIGN_FIELDS)

    def read(name: str, words: Vocabulary = REWARDS) -> tuple[Call, ...]:
        return draft.calls(table, "campaign", name, words, empty=True)

    return Rewards(read("nemesis"), read("gentlemen"), read("always"))
