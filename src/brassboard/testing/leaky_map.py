"""Burrow: a small game on a secret map, with one planted leak for each option. Nearly every step reveals something.

The Digger walks through tunnels of which only the Warden has the map. Every place the Digger comes to is laid out as a
numbered tile. After each step the Warden, who thinks in secret, may play a card: a beast wakes or creeps on, and the
Digger hears from which side. All reveals say what they tell, so that twins can be compared after them.

Without a leak (`leak="none"`) it passes all checks.
"""

import sys
from typing import Any, Final

from brassboard.kernel import (
    END_RULE,
    EVERYONE,
    PASS,
    Action,
    Ask,
    Choice,
    Flow,
    Form,
    Game,
    Luck,
    Result,
    Scene,
    Seat,
    Setup,
    Start,
    ask,
    call,
    draw,
    goto,
    rule,
    shuffle,
)

from . import leaky_map_data
from .leaky_map_data import (
    Beast,
    Creep,
    Crept,
    Dig,
    Fact,
    Figure,
    FigureGone,
    FigureSeen,
    Night,
    Noise,
    Play,
    Secret,
    Table,
    Thinking,
    Tile,
    TileFound,
    Wake,
    Warden,
)

LEAKS: Final = {
    "place_in_event": "an event to all has the number of a place on the secret map",
    "map_coordinates": "tiles are drawn at their coordinates on the secret map",
    "lasting_number": "a beast in sight has the number by which the Warden knows it",
    "distance_in_fact": "what the Digger hears has the distance",
    "window_on_card": "the Warden is asked only if a certain card is in hand",
    "tuple_length": "a public field counts the hidden beasts",
    "options_order": "the Digger's options are sorted by places on the secret map",
}
NO_LEAK: Final = "none"
DIGGER: Final = 0
DIGGER_MASK: Final = 1 << DIGGER
DIRECTIONS: Final = ("north", "east", "south", "west")
OFFSETS: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
WIDTH: Final = 6
HEIGHT: Final = 4
CARDS: Final = tuple(sorted(("wake",) * 5 + ("creep",) * 5 + ("fog",) * 4))
MAPS: Final = 3

Burrow = Scene[Table]


# The secret map: a grid without borders that repeats itself, so that the Digger is never sure of the place


def is_open(number: int, place: int, direction: int) -> bool:
    """Whether a tunnel leads in this direction. Both sides of a wall agree, and rows are always open to the east."""
    x, y = place % WIDTH, place // WIDTH
    if direction in (1, 3):
        return True
    row = y if direction == 2 else (y - 1) % HEIGHT
    return (x + row + number) % 3 != 0 or number == 0


def neighbour(place: int, direction: int) -> int:
    dx, dy = OFFSETS[direction]
    return (place % WIDTH + dx) % WIDTH + (place // WIDTH + dy) % HEIGHT * WIDTH


def links_of(number: int, place: int) -> tuple[bool, ...]:
    return tuple([is_open(number, place, direction) for direction in range(4)])


def beside(number: int, place: int) -> list[int]:
    return [neighbour(place, direction) for direction in range(4) if is_open(number, place, direction)]


def distances(number: int, start: int) -> dict[int, int]:
    found, frontier = {start: 0}, [start]
    while frontier:
        place = frontier.pop(0)
        for other in beside(number, place):
            if other not in found:
                found[other] = found[place] + 1
                frontier.append(other)
    return found


def noise_word(number: int, here: int, place: int) -> str:
    """Return from which side a noise comes; near it has no direction, so that most words fit several places."""
    steps = distances(number, place)
    if steps[here] <= 1:
        return "near"
    first = [d for d in range(4) if is_open(number, here, d) and steps[neighbour(here, d)] < steps[here]]
    return DIRECTIONS[first[0]]


# The night


def draw_map(night: Night, m: Burrow) -> Flow:
    return draw(1, MAPS, into="map")


def draw_start(night: Night, m: Burrow) -> Flow:
    return draw(1, WIDTH * HEIGHT, into="start")


def shuffle_deck(night: Night, m: Burrow) -> Flow:
    return shuffle(len(m.table.deck), into="order")


def begin_night(night: Night, m: Burrow) -> Flow:
    assert night.map is not None
    assert night.start is not None
    assert night.order is not None
    t = m.table
    t.secret.map, t.secret.here = night.map.places[0], night.start.places[0]
    deck = tuple([t.deck[place] for place in night.order.places])
    t.warden.hand, t.deck = tuple(sorted(deck[:5])), deck[5:]
    night.map = night.start = night.order = None
    m.reveal(1 << t.secret.seat, "hand", t.warden.hand)
    lay_tile(m)
    return None


def choose_way(night: Night, m: Burrow) -> Flow:
    t = m.table
    ways = [direction for direction in range(4) if t.tiles[t.here].links[direction]]
    if t.leak == "options_order":
        ways.sort(key=lambda direction: neighbour(t.secret.here, direction))
    return ask(DIGGER, "dig", [Dig(DIRECTIONS[direction]) for direction in ways])


def go(night: Night, m: Burrow) -> Flow:
    assert night.dig is not None
    secret = m.table.secret
    secret.here = neighbour(secret.here, DIRECTIONS.index(night.dig.direction))
    lay_tile(m)
    return None


def warden_thinks(night: Night, m: Burrow) -> Flow:
    hand = m.table.warden.hand
    if not hand or (m.table.leak == "window_on_card" and "fog" not in hand):
        return goto(next_turn)
    return call(Thinking(night.seat), into="given")


def carry_out(night: Night, m: Burrow) -> Flow:
    """Lay the card down, move a beast, and tell the Digger what can be heard and seen."""
    given, night.given = night.given, ()
    first = given[0] if given else PASS
    if not isinstance(first, Play):
        return None
    t = m.table
    held = list(t.warden.hand)
    held.remove(first.card)
    t.warden.hand, t.discard = tuple(held), (*t.discard, first.card)
    m.reveal(EVERYONE, "card", first.card)
    for act in given[1:]:
        move_beast(m, act)
    return None


def next_turn(night: Night, m: Burrow) -> Flow:
    t = m.table
    t.turns -= 1
    if t.leak == "tuple_length":
        t.count = len(t.secret.beasts)
    return goto(choose_way) if t.turns else END_RULE


rule(
    Night,
    (draw_map, "BU-SETUP-01"),
    (draw_start, "BU-SETUP-01"),
    (shuffle_deck, "BU-SETUP-02"),
    (begin_night, "BU-SETUP-02"),
    (choose_way, "BU-DIG-01"),
    (go, "BU-DIG-01"),
    (warden_thinks, "BU-WARDEN-01"),
    (carry_out, "BU-WARDEN-02"),
    (next_turn, "BU-DIG-02"),
)


# The Warden thinks


def decide(thinking: Thinking, m: Burrow) -> Flow:
    return Form((thinking.seat,), next_choice, "", False, DIGGER_MASK, then=decided)


def next_choice(thinking: Thinking, m: Burrow, seat: Seat, given: tuple[Action, ...]) -> Ask | None:
    """Ask for a card or a pass, then for a beast and its place."""
    if not given:
        return ask(seat, "play", [*[Play(card) for card in dict.fromkeys(m.table.warden.hand)], PASS])
    if len(given) > 1 or not isinstance(given[0], Play):
        return None
    acts = acts_of(m, given[0].card)
    return ask(seat, "act", acts) if acts else None


def acts_of(m: Burrow, card: str) -> list[Action]:
    secret = m.table.secret
    if card == "wake":
        near = [secret.here, *beside(secret.map, secret.here)]
        return [Wake(place) for place in range(WIDTH * HEIGHT) if place not in near]
    if card == "creep":
        return [Creep(one.id, place) for one in secret.beasts for place in beside(secret.map, one.place)]
    return []


def decided(thinking: Thinking, m: Burrow, given: tuple[Any, ...]) -> Flow:
    thinking.result = given
    return END_RULE


rule(Thinking, (decide, "BU-WARDEN-01"))


def move_beast(m: Burrow, act: Action) -> None:
    secret = m.table.secret
    if isinstance(act, Wake):
        secret.last_id += 1
        secret.beasts = (*secret.beasts, Beast(secret.last_id, act.place))
        moved = secret.beasts[-1]
    else:
        assert isinstance(act, Creep)
        old = next(one for one in secret.beasts if one.id == act.beast)
        moved = Beast(old.id, act.place)
        secret.beasts = tuple([moved if one.id == moved.id else one for one in secret.beasts])
    m.emit(Crept(moved.id, moved.place), to=1 << secret.seat)
    make_noise(m, moved.place)
    show_beasts(m)


# What the Digger is shown


def make_noise(m: Burrow, place: int) -> None:
    t = m.table
    word = noise_word(t.secret.map, t.secret.here, place)
    m.reveal(EVERYONE, "noise", word)
    distance = distances(t.secret.map, place)[t.secret.here] if t.leak == "distance_in_fact" else 0
    t.heard = (*t.heard, Fact(word, t.here, distance))
    m.emit(Noise(word, place if t.leak == "place_in_event" else -1))


def lay_tile(m: Burrow) -> None:
    """Lay a tile for the Digger's place, if there is none; the licence is what it shows and what it is linked to."""
    t = m.table
    secret = t.secret
    if secret.here in secret.places:
        t.here = secret.places.index(secret.here)
        m.reveal(EVERYONE, "known place", t.here)
        return
    number = len(t.tiles)
    x, y = secret.here % WIDTH, secret.here // WIDTH
    if t.leak != "map_coordinates":
        start = secret.places[0] if secret.places else secret.here
        x, y = (x - start % WIDTH) % WIDTH, (y - start // WIDTH) % HEIGHT
    links = links_of(secret.map, secret.here)
    linked = tuple(linked_tiles(secret))
    t.tiles.append(Tile(number, x, y, links))
    secret.places = (*secret.places, secret.here)
    t.here = number
    m.reveal(EVERYONE, "tile", links, linked)
    m.emit(TileFound(number))
    show_beasts(m)


def linked_tiles(secret: Secret) -> list[int]:
    """Return the tile in each direction from the Digger's place, -1 where there is none."""
    places = [neighbour(secret.here, direction) for direction in range(4)]
    return [secret.places.index(place) if place in secret.places else -1 for place in places]


def show_beasts(m: Burrow) -> None:
    """Show the beasts that stand on tiles, take away the others, and tell of both."""
    t = m.table
    secret = t.secret
    for one in secret.beasts:
        tile = secret.places.index(one.place) if one.place in secret.places else -1
        figure = t.figures[secret.seen.index(one.id)] if one.id in secret.seen else None
        if figure is None and tile >= 0:
            t.last_figure += 1
            number = one.id if t.leak == "lasting_number" else t.last_figure
            t.figures.append(Figure(number, tile))
            secret.seen = (*secret.seen, one.id)
            m.reveal(EVERYONE, "figure", tile)
            m.emit(FigureSeen(number, tile))
        elif figure is not None and tile < 0:
            t.figures.remove(figure)
            secret.seen = tuple([id for id in secret.seen if id != one.id])
            m.reveal(EVERYONE, "figure gone", figure.number)
            m.emit(FigureGone(figure.number))
        elif figure is not None and figure.tile != tile:
            figure.tile = tile
            m.reveal(EVERYONE, "figure moves", figure.number, tile)
            m.emit(FigureSeen(figure.number, tile))


# Beginning and end


def begin(setup: Setup) -> Start:
    return Start(Table(setup["leak"], Secret(1), Warden(1), [], [], deck=CARDS), Night(), (0, 1))


def result(table: Table) -> Result:
    points = (len(table.tiles), len(table.figures))
    return Result(points, tuple([seat for seat in range(2) if points[seat] == max(points)]))


def problems(table: Table) -> list[str]:
    """Check that no card is lost, and that the tiles and figures are those of the secret map."""
    secret = table.secret
    cards = sorted([*table.deck, *table.discard, *table.warden.hand])
    found = [] if cards == list(CARDS) else [f"cards are lost or doubled: {cards}"]
    if secret.map >= 0:
        links = [links_of(secret.map, place) for place in secret.places]
        found += [] if links == [tile.links for tile in table.tiles] else ["a tile is not as on the map"]
    places = {one.id: one.place for one in secret.beasts}
    tiles = [secret.places.index(places[id]) for id in secret.seen]
    return found + ([] if tiles == [figure.tile for figure in table.figures] else ["a figure has no beast"])


def resample(m: Scene[Any], viewer: Seat, luck: Luck) -> None:
    """Draw a map and a start that fit all tiles, and beasts: those in sight, and some that are hidden."""
    t: Table = m.table
    secret = t.secret
    if viewer == secret.seat or not t.tiles:
        return
    fitting = [
        (number, start)
        for number in range(MAPS)
        for start in range(WIDTH * HEIGHT)
        if [links_of(number, place) for place in places_from(t, start)] == [tile.links for tile in t.tiles]
    ]
    secret.map, start = fitting[luck.randrange(len(fitting))]
    secret.places = places_from(t, start)
    secret.here = secret.places[t.here]
    hidden = [place for place in range(WIDTH * HEIGHT) if place not in secret.places]
    beasts = [secret.places[figure.tile] for figure in t.figures]
    if t.heard and hidden:
        beasts += [hidden[luck.randrange(len(hidden))] for _ in range(luck.randrange(4))]
    first = luck.randrange(3)
    secret.beasts = tuple([Beast(first + id, place) for id, place in enumerate(beasts, 1)])
    secret.seen = tuple([one.id for one in secret.beasts[: len(t.figures)]])
    secret.last_id = first + len(beasts)


def places_from(t: Table, start: int) -> tuple[int, ...]:
    """Return the place of each tile if the first one lies at `start`."""
    first = t.tiles[0]
    x, y = start % WIDTH - first.x, start // WIDTH - first.y
    return tuple([(tile.x + x) % WIDTH + (tile.y + y) % HEIGHT * WIDTH for tile in t.tiles])


BURROW = Game(
    "burrow",
    players=(2,),
    table=Table,
    begin=begin,
    result=result,
    modules=(leaky_map_data, sys.modules[__name__]),
    options=(Choice("leak", (NO_LEAK, *LEAKS)),),
    resample=resample,
    problems=problems,
)
