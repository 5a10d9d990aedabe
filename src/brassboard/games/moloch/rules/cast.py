"""Who takes part in a chapter: its figures, the scene they stand in, and the ether they start with (chapter setup)."""

from collections.abc import Sequence
from typing import Final

from brassboard.kit.effects import Call

from ..content import AGENT_FIGURES, AGENT_SHEETS, ALLY_CARDS, GENTLEMEN, MINION_FIGURES, MINION_SHEETS, PLACES
from ..data.table import (
    AGENT,
    ALLY,
    GENTLEMAN,
    GENTLEMEN_SIDE,
    MINION,
    NEMESIS,
    NEMESIS_SIDE,
    NO_SQUARE,
    Figure,
    Table,
)
from ..queries import chapter_of, outfit
from ..scenario.chapter import AgentPost, Chapter

SCAR: Final = 3
SMALL_SCAR: Final = 1
SMALL_LIFE: Final = 6
"""A scarred agent starts with 3 damage, or with 1 if its life is at most 6 (C-SCAR)."""


# Figures


def posts_of(chapter: Chapter, favours: Sequence[str]) -> list[AgentPost]:
    """Return the agent figures that take part, with these favours of the campaign; those that enter later are last."""
    listed = [post for post in chapter.agents if chapter.takes_part(post, favours)]
    return [*listed, *[post for post in reserves_of(chapter) if chapter.takes_part(post, favours)]]


def reserves_of(chapter: Chapter) -> list[AgentPost]:
    """Return the figures that specials bring in from the supply although no line of the chapter names them."""
    found: list[AgentPost] = []
    for special in chapter.specials:
        for deed in special.deeds:
            if deed.verb == "enters" and special.id not in [post.enters for post in chapter.agents]:
                sheet = deed.word(0)
                number = len([1 for post in [*chapter.agents, *found] if post.sheet == sheet])
                if number < AGENT_FIGURES[sheet].figures:
                    found.append(AgentPost(sheet, NO_SQUARE, special.id, 1))
    return found


def agents_of(chapter: Chapter, favours: Sequence[str]) -> list[Figure]:
    """Return the agents of a chapter, those that enter later too; none stands on the board yet."""
    sheets = [post.sheet for post in posts_of(chapter, favours)]
    found: list[Figure] = []
    for place, sheet in enumerate(sheets):
        id = sheet if AGENT_FIGURES[sheet].figures == 1 else f"{sheet}{sheets[: place + 1].count(sheet)}"
        found.append(Figure(id, AGENT, sheet, NEMESIS_SIDE, NEMESIS))
    return found


def minions_of(chapter: Chapter) -> list[Figure]:
    """Return all figures of the minion types of a chapter, in the supply."""
    return [
        Figure(f"{type}{number + 1}", MINION, type, NEMESIS_SIDE, NEMESIS)
        for type in chapter.minion_types
        for number in range(MINION_FIGURES[type].figures)
    ]


def allies_of(chapter: Chapter, more_bobbies: int = 0) -> list[Figure]:
    """Return the allies of a chapter; none stands on the board yet (RM-SETUP-16)."""
    found: list[Figure] = []
    for post in chapter.allies:
        found.append(new_ally(found, post.sheet))
        found[-1].vip, found[-1].life = post.vip, chapter.life.get(post.sheet, 0)
    bobbies = len([1 for ally in found if ally.sheet == "bobby"])
    more = min(more_bobbies, ALLY_CARDS["bobby"].figures - bobbies)
    for _ in range(more):
        found.append(new_ally(found, "bobby"))
    return found


def new_ally(others: Sequence[Figure], sheet: str) -> Figure:
    """Return a figure of this ally card, numbered if the card has several."""
    number = len([1 for other in others if other.sheet == sheet]) + 1
    return Figure(f"{sheet}{number}" if ALLY_CARDS[sheet].figures > 1 else sheet, ALLY, sheet, GENTLEMEN_SIDE)


def new_gentleman(id: str, seat: int) -> Figure:
    return Figure(id, GENTLEMAN, id, GENTLEMEN_SIDE, seat)


def scarred(agents: Sequence[Figure], scars: Sequence[str]) -> None:
    """Scar as many figures of an agent as were defeated; versions are not known yet (C-SCAR)."""
    left = list(scars)
    for agent in agents:
        if agent.sheet in left:
            left.remove(agent.sheet)
            agent.damage = SCAR


def settle_scars(t: Table) -> None:
    """Lessen the scars of agents whose version has a small life."""
    for agent in t.figures:
        if agent.kind == AGENT and agent.damage and AGENT_SHEETS[agent.sheet][agent.version].life <= SMALL_LIFE:
            agent.damage = SMALL_SCAR


# Versions


def sheets_with_versions(chapter: Chapter, favours: Sequence[str]) -> list[str]:
    """Return the agents and minion types of a chapter of whose sheet two versions exist (RM-AGENT-05)."""
    agents = [sheet for sheet in chapter.sheets(favours) if len(AGENT_SHEETS[sheet]) > 1]
    return agents + [type for type in chapter.minion_types if len(MINION_SHEETS[type]) > 1]


def fix_version(t: Table, sheet: str, version: str) -> None:
    """Lay the sheet with this version up."""
    t.versions = (*t.versions, f"{sheet} {version}")
    for figure in t.figures:
        if figure.sheet == sheet:
            figure.version = version


# The scene


def start_squares(t: Table) -> list[tuple[Figure, int]]:
    """Return the agents and allies with a square of their own, and these squares (RM-SETUP-03, RM-RULING-101)."""
    chapter = chapter_of(t)
    agents = [one for one in t.figures if one.kind == AGENT]
    allies = [one for one in t.figures if one.kind == ALLY]
    found = [
        (agent, post.square)
        for agent, post in zip(agents, posts_of(chapter, t.party.favours), strict=True)
        if post.square != NO_SQUARE
    ]
    # Allies that the campaign adds come after those of the chapter.
    found += [(ally, post.square) for ally, post in zip(allies, chapter.allies, strict=False) if post.square >= 0]
    return found


# Ether


def starting_ether(t: Table, figure: Figure) -> int:
    """Return what a gentleman or an agent starts with: the printed ether, and more by its cards (RM-RULING-72)."""
    printed = GENTLEMEN[figure.sheet].ether if figure.kind == GENTLEMAN else 0
    if figure.kind == AGENT:
        printed = AGENT_SHEETS[figure.sheet][figure.version].ether
    return printed + outfit(t, figure).start


# What was won in an intermezzo for this chapter


def waiting_calls(t: Table, verb: str) -> list[tuple[str, Call]]:
    """Return what the gentlemen's places do in this chapter with this verb, each with its token."""
    return [
        (token, call)
        for token in t.party.tokens
        for ability in PLACES[place_of_token(token)].abilities
        if ability.type == "next"
        for call in ability.calls
        if call.verb == verb
    ]


def place_of_token(token: str) -> str:
    return token.partition(" ")[0]


def owner_of_token(token: str) -> str:
    """Return the gentleman to whom a token belongs, nothing if it is the group's."""
    return token.partition(" ")[2]


def use_up(t: Table, token: str) -> None:
    """Take a token away."""
    left = list(t.party.tokens)
    left.remove(token)
    t.party.tokens = tuple(left)
