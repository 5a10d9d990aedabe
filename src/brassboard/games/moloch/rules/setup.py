"""Set-up: the options of a match, and the steps from the scene to the last figure, in the order of RM-SETUP-17."""

from typing import Final

from brassboard.kernel import BadInput, Choice, Flow, Setup, Start, rule, shuffle
from brassboard.kit.bits import members

from ..content import AFFLICTION_DECK, BASIC_POWERS, CHAOS_DECK, CONSTANTS, GENTLEMEN, LEVELS
from ..data.events import ChaosDrawn, ChaosSeen, Placed
from ..data.frames import Play
from ..data.setup_frames import SetUp
from ..data.table import AGENT, GENTLEMAN, GENTLEMEN_SIDE, NEMESIS, NEMESIS_SIDE, Nemesis, Party, Table
from ..data.told import Told
from ..queries import Scene, chapter_of, gentlemen, ground_of, square_name
from ..scenario.registry import CHAPTERS, SHIPPED
from . import chapter as chapter_rules
from .benefits import spend_points
from .cast import (
    agents_of,
    allies_of,
    fix_version,
    minions_of,
    new_gentleman,
    scarred,
    start_squares,
    starting_ether,
    waiting_calls,
)
from .deployment import borrow_cards, deploy
from .extras import EQUIPMENT_STACKS, deal_equipment, learn_advantages, share_equipment, shuffle_stacks, take_powers
from .favours import call_allies, carriage, look_at_chaos, name_ether
from .group import choose_group, choose_roles
from .versions import fix_versions, give_stones

LEVEL_NAMES: Final = ("balanced", "moderate", "more")
"""The values of the option `level`, the recommended one first (RM-SETUP-18)."""
NEW_CAMPAIGN: Final = "new_campaign"
NO_LEVEL: Final = "campaign"
"""The level of a chapter whose campaign goes on: it brings no extras."""


# Options


def options(chapters: tuple[str, ...]) -> tuple[Choice, ...]:
    """Return the options of a match, with these chapters to choose from."""
    return (Choice("chapter", chapters), Choice("level", LEVEL_NAMES))


OPTIONS: Final = options(tuple(CHAPTERS))


OWN_WORDS: Final = ("district", "marker", "special")
"""Kinds of things that a user's chapter names with words of its own."""


def name_of(kind: str, value: str | int | bool) -> str | None:
    """Return the title of a chapter that a user wrote, and the words it made up; other names are in the texts."""
    word = str(value)
    if kind == "chapter" and word in CHAPTERS and word not in SHIPPED:
        return CHAPTERS[word].title
    made_up = kind in OWN_WORDS and word in own_words() and word not in SHIPPED_WORDS
    return word.replace("_", " ").capitalize() if made_up else None


def words_of_chapter(id: str) -> list[str]:
    """Return the words with which a chapter names its districts, markers and actions."""
    chapter = CHAPTERS[id]
    markers = [marker.kind for marker in chapter.markers]
    return [*chapter.districts, *markers, *[special.id for special in chapter.at("action")]]


def own_words() -> list[str]:
    """Return the words of all chapters that users wrote."""
    return [word for id in CHAPTERS if id not in SHIPPED for word in words_of_chapter(id)]


SHIPPED_WORDS: Final = frozenset([word for id in SHIPPED for word in words_of_chapter(id)])


def begin(setup: Setup) -> Start:
    """Return the table of a chapter before set-up, as a campaign tells or as a single adventure (RM-SETUP-01)."""
    told = setup.told_as(Told)
    if told is not None:
        return begin_chapter(setup.players, told, campaign=True)
    return begin_chapter(setup.players, Told(setup["chapter"], setup["level"]), campaign=False)


def begin_chapter(players: int, told: Told, campaign: bool) -> Start:
    """Return the table before set-up: seat 0 is the Nemesis, the others play the gentlemen (RM-RULING-100).

    The Nemesis has all agents and minions (RM-SETUP-04). The activation cards of a side follow from its figures on the
    board (RM-SETUP-09).
    """
    check_told(told, players)
    chapter = CHAPTERS[told.chapter]
    party = Party(players=players - 1, leader=told.leader, stock=told.stock, tokens=told.tokens, favours=told.favours)
    powers = told.powers or BASIC_POWERS
    nemesis = Nemesis(
        powers=powers, on_powers=(0,) * len(powers), points=told.points, stones=told.stones,
        first_hand=max(0, CONSTANTS.chaos_hand + told.chaos),
    )  # fmt: skip
    table = Table(
        chapter=chapter.id, level=told.level or NO_LEVEL, nemesis=nemesis, party=party, figures=[], upper=[], lower=[],
        markers=[], campaign=campaign, progress=chapter.progress_start,
    )  # fmt: skip
    for member in told.group:
        gentleman = new_gentleman(member.id, member.seat)
        gentleman.role, gentleman.advantages, gentleman.gains = member.role, member.advantages, member.gains
        gentleman.cards = tuple(sorted(member.cards))
        table.figures.append(gentleman)
    agents = agents_of(chapter, told.favours)
    scarred(agents, told.scars)
    more_bobbies = sum([call.number(0) for _, call in waiting_calls(table, "bobbies")])
    table.figures += [*agents, *minions_of(chapter), *allies_of(chapter, more_bobbies)]
    for version in told.versions:
        sheet, _, letter = version.partition(" ")
        fix_version(table, sheet, letter)
    return Start(table, Play(), (NEMESIS_SIDE, *[GENTLEMEN_SIDE] * (players - 1)))


def check_told(told: Told, players: int) -> None:
    """Refuse a chapter that does not exist, or a group that cannot play it."""
    where = "game moloch, told"
    if told.chapter not in CHAPTERS:
        raise BadInput(f"there is no chapter {told.chapter}: choose one of {', '.join(CHAPTERS)}", where)
    if told.level and told.level not in LEVELS:
        raise BadInput(f"there is no level {told.level}: choose one of {', '.join(LEVELS)}", where)
    if not told.group:
        if not told.level:
            raise BadInput("without a group there must be a level", where)
        return
    if len(told.group) != CONSTANTS.gentlemen or not all([member.id in GENTLEMEN for member in told.group]):
        raise BadInput(f"a group is {CONSTANTS.gentlemen} of {', '.join(GENTLEMEN)}", where)
    if {*range(1, players)} != {member.seat for member in told.group}:
        raise BadInput(f"every seat from 1 to {players - 1} plays a gentleman, and no other seat", where)
    if told.leader not in [member.id for member in told.group]:
        raise BadInput(f"the leader is one of the group, not {told.leader!r}", where)


# Steps 1 and 2: the chapter and its scene


def lay_scene(setup: SetUp, m: Scene) -> Flow:
    """Put agents and allies on the squares that the chapter names, and lay its fires (RM-SETUP-03)."""
    t = m.table
    for figure, square in start_squares(t):
        figure.square = square
        m.emit(Placed(figure.id, square_name(t, square)))
    t.fire = members(ground_of(t).fires)
    return None


# Step 3: the Nemesis


def choose_versions(setup: SetUp, m: Scene) -> Flow:
    """Let the Nemesis choose versions, unless a cult informer made him do so before (RM-SETUP-05, RM-RULING-57)."""
    return fix_versions(m)


def assign_stones(setup: SetUp, m: Scene) -> Flow:
    """Let the Nemesis give his stones to agents (RM-EQUIP-08, RM-RULING-81)."""
    return give_stones(m)


def shuffle_chaos(setup: SetUp, m: Scene) -> Flow:
    """Shuffle the chaos deck."""
    return shuffle(len(CHAOS_DECK), into="chaos")


def draw_chaos(setup: SetUp, m: Scene) -> Flow:
    """Draw the Nemesis's hand, which only he sees (RM-CHAOS-01)."""
    t = m.table
    order = setup.chaos.places if setup.chaos is not None else range(len(CHAOS_DECK))
    setup.chaos = None
    deck = tuple([CHAOS_DECK[place] for place in order])
    n = t.nemesis.first_hand
    t.nemesis.hand, t.chaos_deck = tuple(sorted(deck[:n])), deck[n:]
    m.reveal(1 << NEMESIS, "chaos", *t.nemesis.hand)
    m.emit(ChaosDrawn(n))
    m.emit(ChaosSeen(t.nemesis.hand), 1 << NEMESIS)
    return None


# Step 4: the gentlemen


def gather_group(setup: SetUp, m: Scene) -> Flow:
    """Let the gentlemen choose their group; a campaign that goes on has one (RM-SETUP-06)."""
    return choose_group(m) if not gentlemen(m.table) else None


def name_leader(setup: SetUp, m: Scene) -> Flow:
    """Let them name a leader, who gives the roles out (RM-ROLE-02)."""
    return choose_roles(m) if not m.table.party.leader else None


# Step 5: starting ether and equipment


def take_starting_equipment(setup: SetUp, m: Scene) -> Flow:
    """Give each gentleman the equipment on his sheet, at the start of an adventure or a campaign only (RM-GENT-06)."""
    if m.table.level != NO_LEVEL:
        for gentleman in gentlemen(m.table):
            gentleman.cards = tuple(sorted((*gentleman.cards, *GENTLEMEN[gentleman.sheet].starting)))
    return None


def take_ether(setup: SetUp, m: Scene) -> Flow:
    """Give every gentleman and every agent on the board the printed ether (RM-SETUP-07)."""
    fill_ether(m.table)
    return None


def fill_ether(t: Table) -> None:
    for figure in t.figures:
        if figure.kind == GENTLEMAN or (figure.kind == AGENT and figure.square >= 0):
            figure.ether = starting_ether(t, figure)


# Step 6: decks, extras, points


def shuffle_afflictions(setup: SetUp, m: Scene) -> Flow:
    """Shuffle the affliction deck (RM-SETUP-08)."""
    return shuffle(len(AFFLICTION_DECK), into="afflictions")


def lay_afflictions(setup: SetUp, m: Scene) -> Flow:
    """Lay the affliction deck ready."""
    order = setup.afflictions.places if setup.afflictions is not None else range(len(AFFLICTION_DECK))
    setup.afflictions = None
    m.table.affliction_deck = tuple([AFFLICTION_DECK[place] for place in order])
    return None


def lay_stacks(setup: SetUp, m: Scene) -> Flow:
    """Shuffle the equipment stacks that the chapter names, and those from which the level deals (RM-SETUP-10)."""
    level = LEVELS.get(m.table.level)
    dealt = [stack for stack in EQUIPMENT_STACKS if level is not None and level.cards(stack)]
    return shuffle_stacks(m, (*chapter_of(m.table).stacks, *dealt))


def deal(setup: SetUp, m: Scene) -> Flow:
    """Deal the random equipment of the level on top of all else (RM-SETUP-11 to -13, RM-SETUP-19)."""
    deal_equipment(m)
    return None


def share(setup: SetUp, m: Scene) -> Flow:
    """Let the leader share it out (RM-RULING-103)."""
    return share_equipment(m) if m.table.level != NO_LEVEL else None


def learn(setup: SetUp, m: Scene) -> Flow:
    """Let the gentlemen choose the advantages of the level (RM-SETUP-15)."""
    return learn_advantages(m)


def gain_powers(setup: SetUp, m: Scene) -> Flow:
    """Let the Nemesis choose the powers of the level (RM-SETUP-15)."""
    return take_powers(m)


def spend(setup: SetUp, m: Scene) -> Flow:
    """Let the Nemesis spend his points; what is left is lost (RM-SETUP-14, RM-INT-13)."""
    return spend_points(m)


# The last step: figures whose square is a choice


def settle_ether(setup: SetUp, m: Scene) -> Flow:
    """Count the starting ether again, now that all cards and stones are dealt (RM-RULING-72)."""
    fill_ether(m.table)
    m.table.nemesis.pool += sum([call.number(0) for _, call in waiting_calls(m.table, "pool")])
    return None


def name_start_ether(setup: SetUp, m: Scene) -> Flow:
    """Ask who gets the ether of the ether exchange."""
    return name_ether(m)


def call_favours(setup: SetUp, m: Scene) -> Flow:
    """Ask the leader whether an ally of an earlier chapter joins now."""
    return call_allies(m)


def place_figures(setup: SetUp, m: Scene) -> Flow:
    """Place minions, gentlemen and the other allies, in this order (RM-RULING-101)."""
    return deploy(m)


def lend_cards(setup: SetUp, m: Scene) -> Flow:
    """Lend gentlemen the cards that their advantages bring for this chapter."""
    return borrow_cards(m)


def carry_out_specials(setup: SetUp, m: Scene) -> Flow:
    """Carry out the chapter's specials of set-up (RM-RULING-101)."""
    return chapter_rules.setup_specials(m)


def hire_carriage(setup: SetUp, m: Scene) -> Flow:
    """Let the leader place a gentleman farther out, if a carriage was hired."""
    return carriage(m)


def read_newspaper(setup: SetUp, m: Scene) -> Flow:
    """Show the gentlemen the starting chaos cards, if they visited the newspaper office (RM-RULING-81)."""
    look_at_chaos(m)
    return None


rule(
    SetUp,
    (lay_scene, "RM-SETUP-03"),
    (choose_versions, "RM-SETUP-05"),
    (assign_stones, "RM-EQUIP-08"),
    (shuffle_chaos, "RM-CHAOS-01"),
    (draw_chaos, "RM-CHAOS-01"),
    (gather_group, "RM-SETUP-06"),
    (name_leader, "RM-ROLE-02"),
    (take_starting_equipment, "RM-GENT-06"),
    (take_ether, "RM-SETUP-07"),
    (shuffle_afflictions, "RM-SETUP-08"),
    (lay_afflictions, "RM-SETUP-08"),
    (lay_stacks, "RM-SETUP-10"),
    (deal, "RM-SETUP-18"),
    (share, "RM-RULING-103"),
    (learn, "RM-SETUP-18"),
    (gain_powers, "RM-SETUP-18"),
    (spend, "RM-SETUP-14"),
    (settle_ether, "RM-RULING-72"),
    (name_start_ether, "RM-RULING-72"),
    (call_favours, "RM-RULING-101"),
    (place_figures, "RM-RULING-101"),
    (lend_cards, "RM-RULING-101"),
    (carry_out_specials, "RM-RULING-101"),
    (hire_carriage, "RM-RULING-101"),
    (read_newspaper, "RM-RULING-81"),
)
