"""How a game is set up: the bare table, teams and draft, decks, start areas, first figures."""

from typing import Final

from brassboard.kernel import (
    Choice,
    Denied,
    Flow,
    Kind,
    Seat,
    Setup,
    Start,
    ask,
    call,
    draw,
    goto,
    legal,
    requires,
    rule,
    shuffle,
)
from brassboard.kit import bits

from ..cards.decks import stacked
from ..content import CHARACTERS, COMPANIONS, DEFENCE_DECK, FACTIONS, MAGIC_DECK, ROOM_DECK
from ..data.actions import Draft
from ..data.actions import Side as ChooseSide
from ..data.events import AreaDealt, Deployed, Drafted, FactionChosen, FirstPlayer, NotRecommended
from ..data.frames import Round, Session, Summoning
from ..data.table import MAP, OUT, RESERVE, RESOLVED, UNENTERED, Character, Item, Room, Side, Table, Turret
from ..queries import Scene, attackers, here, team, who
from ..scenario.registry import SCENARIOS, SHIPPED
from ..scenario.static_map import site
from .scoring import marks_in_play

LUCK: Final = 3


def options(scenarios: tuple[str, ...]) -> tuple[Choice, ...]:
    return (
        Choice("scenario", scenarios),
        Choice("faction", ("choose", *FACTIONS)),
        Choice("defender", ("last", "first")),
    )


OPTIONS: Final = options(tuple(SCENARIOS))


def name_of(kind: str, value: str | int | bool) -> str | None:
    """The names a scenario of one's own brings along; everything else has its texts."""
    if kind == "scenario" and isinstance(value, str) and value in SCENARIOS and value not in SHIPPED:
        return SCENARIOS[value].title
    return None


DRAFT_ORDERS: Final = {1: (0, 0, 0), 2: (0, 1, 1, 0, 0, 1), 3: (0, 1, 2, 2, 1, 0, 0, 1, 2)}
"""SR-DRAFT-02, SR-RULING-66: places in turn order."""


def begin(setup: Setup) -> Start:
    players = setup.players
    scenario = SCENARIOS[setup["scenario"]]
    place = site(scenario.id)
    rooms = [
        Room(name, RESOLVED if place.areas[n] or n == scenario.start_room else UNENTERED)
        for n, name in enumerate(place.board.room_names)
    ]
    table = Table(
        scenario.id,
        players - 1 if setup["defender"] == "last" else 0,
        [Side(seat) for seat in range(players)],
        [Character(id) for id in CHARACTERS],
        [Turret(id, kind, square) for id, square, kind in scenario.turrets],
        [],
        rooms,
        faction="" if setup["faction"] == "choose" else setup["faction"],
        open=place.first_open,
        companions=tuple(sorted(COMPANIONS)),
        magic_deck=MAGIC_DECK,
        defence_deck=DEFENCE_DECK,
        room_deck=ROOM_DECK,
    )
    table.floor = [Item(kind, square, True) for kind, square in marks_in_play(table)]
    return Start(table, Session(), tuple(range(players)))


# Draft


def warn(session: Session, m: Scene) -> Flow:
    """SR-S4-12: some scenarios are recommended for certain numbers of players only; all may play them."""
    advice = here(m).scenario.advice
    if advice and m.seats not in advice:
        m.emit(NotRecommended(advice))
    return None


def draw_first(session: Session, m: Scene) -> Flow:
    return draw(1, m.seats - 1, into="first")


def give_marker(session: Session, m: Scene) -> Flow:
    """SR-SETUP-10, SR-RULING-109: drawn before the draft, and its first attacker."""
    assert session.first is not None
    m.table.first = attackers(m)[session.first.places[0]]
    m.emit(FirstPlayer(m.table.first))
    return None


def choose_faction(session: Session, m: Scene) -> Flow:
    if m.table.faction:
        return None
    return ask(m.table.first, "faction", [ChooseSide(faction) for faction in FACTIONS], into="side")


def set_sides(session: Session, m: Scene) -> Flow:
    """SR-TEAM-04: the whole other faction is the defender's reserve; SR-RULING-119: its leader may be on the map."""
    table = m.table
    if session.side is not None:
        table.faction = session.side.faction
    m.emit(FactionChosen(table.faction))
    leader = here(m).scenario.leader
    for one in table.characters:
        if CHARACTERS[one.id].faction != table.faction:
            one.seat, one.at = table.defender, RESERVE
            if leader >= 0 and CHARACTERS[one.id].leader:
                one.at, one.square = MAP, leader
    seats = attackers(m)
    session.picks = tuple([seats[place] for place in DRAFT_ORDERS[len(seats)]])
    for seat in seats:
        table.sides[seat].luck = LUCK
    return None


def pick(session: Session, m: Scene) -> Flow:
    if not session.picks:
        return goto(shuffle_magic)
    options = legal(m, session.picks[0], DRAFT)
    last = options[0]
    if len(options) == 1 and isinstance(last, Draft):  # SR-DRAFT-02: he takes the last one
        session.draft = last
        return None
    return ask(session.picks[0], "draft", options)


def take_character(session: Session, m: Scene) -> Flow:
    assert session.draft is not None
    one = who(m, session.draft.character)
    one.seat, one.at = session.picks[0], MAP
    session.picks = session.picks[1:]
    m.emit(Drafted(one.seat, one.id))
    return goto(pick)


@requires("SR-DRAFT-01", "character")
def of_the_faction(seen: Scene, seat: Seat, act: Draft) -> Denied:
    return None if CHARACTERS[act.character].faction == seen.table.faction else (act.character,)


@requires("SR-DRAFT-04", "character")
def not_taken(seen: Scene, seat: Seat, act: Draft) -> Denied:
    return None if who(seen, act.character).at == OUT else (act.character,)


DRAFTS: Final = [Draft(id) for id in CHARACTERS]
DRAFT: Final = Kind("draft", lambda seen, seat: DRAFTS, of_the_faction, not_taken)


# Decks and areas


def shuffle_magic(session: Session, m: Scene) -> Flow:
    return shuffle(len(m.table.magic_deck), into="order")


def stack_magic(session: Session, m: Scene) -> Flow:
    m.table.magic_deck = stacked(session, m.table.magic_deck)
    return None


def shuffle_defence(session: Session, m: Scene) -> Flow:
    return shuffle(len(m.table.defence_deck), into="order")


def stack_defence(session: Session, m: Scene) -> Flow:
    m.table.defence_deck = stacked(session, m.table.defence_deck)
    return None


def shuffle_rooms(session: Session, m: Scene) -> Flow:
    return shuffle(len(m.table.room_deck), into="order")


def stack_rooms(session: Session, m: Scene) -> Flow:
    m.table.room_deck = stacked(session, m.table.room_deck)
    return None


def draw_areas(session: Session, m: Scene) -> Flow:
    areas = here(m).scenario.areas
    return shuffle(len(areas), into="areas") if here(m).scenario.start_room < 0 else None


def deal_areas(session: Session, m: Scene) -> Flow:
    """SR-SETUP-06: each attacker a start area at random; SR-S4-01: or all of them one room."""
    scenario, seats = here(m).scenario, attackers(m)
    for place, seat in enumerate(seats):
        if session.areas is None:
            m.table.sides[seat].area = scenario.start_room
        else:
            m.table.sides[seat].area = scenario.areas[session.areas.places[place]]
            m.emit(AreaDealt(seat, here(m).board.room_names[m.table.sides[seat].area]))
    session.waiting = tuple([one.id for seat in seats for one in team(m, seat)])
    session.guards = sum([number for _, number in scenario.guards])
    return None


# First figures


def deploy(session: Session, m: Scene) -> Flow:
    """SR-SETUP-06: on any squares of the own area, attackers in turn order."""
    if not session.waiting:
        return goto(post_guards)
    one = who(m, session.waiting[0])
    area = here(m).rooms[m.table.sides[one.seat].area]
    free = area & ~occupied(m)
    deploys = here(m).deploys[one.id]
    return ask(one.seat, "deploy", [deploys[square] for square in bits.members(free)], args={"character": one.id})


def occupied(m: Scene) -> int:
    found = 0
    for one in m.table.characters:
        if one.at == MAP and one.square >= 0:
            found |= 1 << one.square
    for gun in m.table.turrets:
        found |= 1 << gun.square
    return found


def stand(session: Session, m: Scene) -> Flow:
    assert session.deploy is not None
    one = who(m, session.deploy.character)
    one.square = here(m).board.square(session.deploy.to)
    session.waiting = session.waiting[1:]
    m.emit(Deployed(one.id, session.deploy.to))
    return goto(deploy)


def post_guards(session: Session, m: Scene) -> Flow:
    """SR-S3-04: minions the scenario lets the defender choose and place."""
    if not session.guards:
        return goto(play_rounds)
    session.guards -= 1
    rooms = [room for room, number in here(m).scenario.guards for _ in range(number)]
    return call(Summoning(m.table.defender, (rooms[session.guards],)))


def more_guards(session: Session, m: Scene) -> Flow:
    return goto(post_guards)


def play_rounds(session: Session, m: Scene) -> Flow:
    return call(Round())


rule(
    Session,
    (warn, "SR-S4-12"),
    (draw_first, "SR-SETUP-10"),
    (give_marker, "SR-RULING-109"),
    (choose_faction, "SR-DRAFT-01"),
    (set_sides, "SR-TEAM-04"),
    (pick, "SR-DRAFT-02"),
    (take_character, "SR-DRAFT-04"),
    (shuffle_magic, "SR-SETUP-05"),
    (stack_magic, "SR-SETUP-09"),
    (shuffle_defence, "SR-SETUP-05"),
    (stack_defence, "SR-SETUP-05"),
    (shuffle_rooms, "SR-SETUP-05"),
    (stack_rooms, "SR-SETUP-05"),
    (draw_areas, "SR-SETUP-06"),
    (deal_areas, "SR-SETUP-06"),
    (deploy, "SR-SETUP-06"),
    (stand, "SR-SETUP-06"),
    (post_guards, "SR-S3-04"),
    (more_guards, "SR-S3-04"),
    (play_rounds, "SR-ROUND-01"),
)
