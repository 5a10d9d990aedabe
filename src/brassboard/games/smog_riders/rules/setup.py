"""Set up a game: the bare table, the draft, the decks, the start areas and the first figures."""

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

LUCK: Final = 3  # SR-SETUP-08


def options(scenarios: tuple[str, ...]) -> tuple[Choice, ...]:
    """Return the options of a match, with these scenarios to choose from. Either faction may attack (SR-SETUP-11)."""
    return (
        Choice("scenario", scenarios),
        Choice("faction", ("choose", *FACTIONS)),
        Choice("defender", ("last", "first")),
    )


OPTIONS: Final = options(tuple(SCENARIOS))


def name_of(kind: str, value: str | int | bool) -> str | None:
    """Return the title of a scenario that the user wrote; other names are in the texts."""
    if kind == "scenario" and isinstance(value, str) and value in SCENARIOS and value not in SHIPPED:
        return SCENARIOS[value].title
    return None


DRAFT_ORDERS: Final = {1: (0, 0, 0), 2: (0, 1, 1, 0, 0, 1), 3: (0, 1, 2, 2, 1, 0, 0, 1, 2)}
"""The attackers who pick, as places in turn order: 3 characters each (SR-TEAM-03, SR-DRAFT-02, SR-RULING-66)."""


def begin(setup: Setup) -> Start:
    """Return the bare table of a new match and its first frame."""
    players = setup.players
    scenario = SCENARIOS[setup["scenario"]]
    place = site(scenario.id)
    # SR-RULING-78, SR-RULING-97: start areas and a shared start room count as resolved.
    rooms = [
        Room(name, RESOLVED if place.areas[n] or n == scenario.start_room else UNENTERED)
        for n, name in enumerate(place.board.room_names)
    ]
    table = Table(
        scenario.id,
        # SR-TEAM-01: there is exactly one defender; all other seats attack.
        players - 1 if setup["defender"] == "last" else 0,
        [Side(seat) for seat in range(players)],
        [Character(id) for id in CHARACTERS],
        [Turret(id, kind, square) for id, square, kind in scenario.turrets],
        [],
        rooms,
        faction="" if setup["faction"] == "choose" else setup["faction"],
        open=place.first_open,  # SR-SETUP-02
        companions=tuple(sorted(COMPANIONS)),  # SR-SETUP-09: kept out of the Magic deck as room rewards
        magic_deck=MAGIC_DECK,
        defence_deck=DEFENCE_DECK,
        room_deck=ROOM_DECK,
    )
    # SR-SETUP-03: objective markers lie where the scenario puts them.
    table.floor = [Item(kind, square, True) for kind, square in marks_in_play(table)]
    return Start(table, Session(), tuple(range(players)))


# Draft


def warn(session: Session, m: Scene) -> Flow:
    """Say so if the scenario is not recommended for this number of players; it may still be played (SR-S4-12)."""
    advice = here(m).scenario.advice
    if advice and m.seats not in advice:
        m.emit(NotRecommended(advice))
    return None


def draw_first(session: Session, m: Scene) -> Flow:
    return draw(1, m.seats - 1, into="first")


def give_marker(session: Session, m: Scene) -> Flow:
    """Give the first player marker to the attacker drawn before the draft (SR-SETUP-10, SR-RULING-109)."""
    assert session.first is not None
    m.table.first = attackers(m)[session.first.places[0]]
    m.emit(FirstPlayer(m.table.first))
    return None


def choose_faction(session: Session, m: Scene) -> Flow:
    """Let the first attacker choose the faction of all attackers, unless an option has set it (SR-DRAFT-01)."""
    if m.table.faction:
        return None
    return ask(m.table.first, "faction", [ChooseSide(faction) for faction in FACTIONS], into="side")


def set_sides(session: Session, m: Scene) -> Flow:
    """Give the whole other faction to the defender and prepare the draft (SR-TEAM-02, SR-TEAM-04)."""
    table = m.table
    if session.side is not None:
        table.faction = session.side.faction
    m.emit(FactionChosen(table.faction))
    leader = here(m).scenario.leader
    for one in table.characters:
        if CHARACTERS[one.id].faction != table.faction:
            one.seat, one.at = table.defender, RESERVE  # SR-SETUP-04: no minion starts on the map
            if leader >= 0 and CHARACTERS[one.id].leader:
                one.at, one.square = MAP, leader  # SR-S6-01, SR-RULING-119
    seats = attackers(m)
    session.picks = tuple([seats[place] for place in DRAFT_ORDERS[len(seats)]])
    for seat in seats:
        table.sides[seat].luck = LUCK  # SR-SETUP-08: the defender has none
    return None


def pick(session: Session, m: Scene) -> Flow:
    """Ask the next attacker for a character; the last one left is taken without asking (SR-DRAFT-02)."""
    if not session.picks:
        return goto(shuffle_magic)  # SR-DRAFT-03: characters nobody chose stay out of the game
    options = legal(m, session.picks[0], DRAFT)
    last = options[0]
    if len(options) == 1 and isinstance(last, Draft):
        session.draft = last
        return None
    return ask(session.picks[0], "draft", options)


def take_character(session: Session, m: Scene) -> Flow:
    """Give the chosen character to the attacker; nobody else can take it (SR-DRAFT-04)."""
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
    m.table.magic_deck = stacked(session, m.table.magic_deck)  # SR-RULING-64: nobody gets a starting hand
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
    """Draw the order in which start areas are dealt; none is drawn where all teams share one room."""
    areas = here(m).scenario.areas
    return shuffle(len(areas), into="areas") if here(m).scenario.start_room < 0 else None


def deal_areas(session: Session, m: Scene) -> Flow:
    """Give each attacker a start area at random (SR-SETUP-06), or all of them the same room (SR-S4-01)."""
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
    """Ask the attackers in turn order to place their characters in their own area (SR-SETUP-06)."""
    if not session.waiting:
        return goto(post_guards)
    one = who(m, session.waiting[0])
    area = here(m).rooms[m.table.sides[one.seat].area]
    free = area & ~placed_squares(m)
    deploys = here(m).deploys[one.id]
    return ask(one.seat, "deploy", [deploys[square] for square in bits.members(free)], args={"character": one.id})


def placed_squares(m: Scene) -> int:
    """Return the squares with a figure on them. Drafted characters without a square do not count."""
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
    """Let the defender choose and place the minions with which the scenario begins (SR-S3-04)."""
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
