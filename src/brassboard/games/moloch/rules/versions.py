"""The Nemesis's sheets: which version plays, and which agent bears a Moloch stone (chapters setup and agents)."""

from typing import Final

from brassboard.kernel import END_RULE, Flow, Kind, Seat, ask, call, goto, legal, rule
from brassboard.kernel.data import Action

from ..content import VERSIONS
from ..data.actions import Assign
from ..data.actions import Version as ChosenVersion
from ..data.setup_events import StoneAssigned, VersionChosen
from ..data.setup_frames import Stones, Versions
from ..data.table import AGENT, NEMESIS
from ..queries import Scene, chapter_of, figure_of
from .cast import fix_version, settle_scars, sheets_with_versions

# Versions


def fix_versions(m: Scene) -> Flow:
    """Let the Nemesis choose a version of every sheet that has two and is not fixed yet (RM-RULING-57)."""
    t = m.table
    fixed = [version.partition(" ")[0] for version in t.versions]
    sheets = sheets_with_versions(chapter_of(t), t.party.favours)
    return call(Versions(waiting=tuple([sheet for sheet in sheets if sheet not in fixed])))


def _versions(seen: Scene, seat: Seat) -> list[Action]:
    return [ChosenVersion(seen.within(Versions).waiting[0], version) for version in VERSIONS]


VERSION: Final = Kind("version", _versions, rule="RM-AGENT-05")


def choose_version(versions: Versions, m: Scene) -> Flow:
    """Ask for the version of the next sheet."""
    if not versions.waiting:
        settle_scars(m.table)
        return END_RULE
    return ask(NEMESIS, "version", legal(m, NEMESIS, VERSION), args={"sheet": versions.waiting[0]})


def lay_sheet(versions: Versions, m: Scene) -> Flow:
    """Lay the sheet out for all to see."""
    chosen, versions.version = versions.version, None
    assert chosen is not None
    versions.waiting = versions.waiting[1:]
    fix_version(m.table, chosen.sheet, chosen.version)
    m.emit(VersionChosen(chosen.sheet, chosen.version))
    return goto(choose_version)


rule(Versions, (choose_version, "RM-AGENT-05"), (lay_sheet, "RM-SETUP-05"))


# Stones


def give_stones(m: Scene) -> Flow:
    """Let the Nemesis give each of his stones to an agent of this chapter (RM-RULING-81)."""
    return call(Stones()) if m.table.nemesis.stones else None


def _bearers(seen: Scene, seat: Seat) -> list[Action]:
    """Agents that enter later may bear a stone too; several stones may go to one agent."""
    seen.within(Stones)
    t = seen.table
    return [Assign(stone, one.id) for stone in t.nemesis.stones[:1] for one in t.figures if one.kind == AGENT]


ASSIGN: Final = Kind("assign", _bearers, rule="RM-EQUIP-08")


def choose_bearer(stones: Stones, m: Scene) -> Flow:
    """Ask who bears the next stone."""
    if not m.table.nemesis.stones:
        return END_RULE
    options = legal(m, NEMESIS, ASSIGN)
    if len(options) == 1:
        return None
    return ask(NEMESIS, "stone", options, args={"stone": m.table.nemesis.stones[0]})


def lay_stone(stones: Stones, m: Scene) -> Flow:
    """Give the stone to the agent named, or to the only one."""
    nemesis = m.table.nemesis
    chosen = stones.stone if stones.stone is not None else legal(m, NEMESIS, ASSIGN)[0]
    stones.stone = None
    assert isinstance(chosen, Assign)
    agent = figure_of(m.table, chosen.agent)
    assert agent is not None
    stone, nemesis.stones = nemesis.stones[0], nemesis.stones[1:]
    agent.cards = tuple(sorted((*agent.cards, stone)))
    m.emit(StoneAssigned(stone, agent.id))
    return goto(choose_bearer)


rule(Stones, (choose_bearer, "RM-EQUIP-08"), (lay_stone, "RM-EQUIP-08"))
