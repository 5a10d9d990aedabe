"""Set-up: the options of a match, and the steps from the secret map to the first danger markers."""

from itertools import combinations, permutations
from typing import Final

from brassboard.kernel import BadInput, Choice, Flow, Setup, Start, ask, call, draw, goto, rule, shuffle
from brassboard.kernel.data import Action

from ..cards.decks import draw_up
from ..cards.markers import SETUP
from ..cards.plan import secret_choice
from ..content import AMMUNITION, CHARACTERS, CONSTANTS, DECK_COLOURS, DECKS, DIFFICULTY, EQUIPMENT, MISSIONS
from ..data.actions import Character, Decks, Owners
from ..data.core_frames import Reveal
from ..data.round_events import CharacterTaken, DeckGiven, DecksChosen, SecretMap
from ..data.round_frames import Play, SetUp
from ..data.table import HERO, EvilSeat, Hero, Secret, Table
from ..queries import Scene, evil_part, evil_seats, station, tile_name
from ..scenario.floor import ROOMS, TURNS
from ..scenario.library import library_ids
from ..scenario.registry import MAPS, SHIPPED
from ..scenario.static_map import printed_rooms
from .hero.search import take_items
from .maze import evil_mask
from .missions import lay_open, mission_set_up

RANDOM: Final = "random"
CHOOSE: Final = "choose"
BY_LEVEL: Final = 0
"""The value of the option `spaces` that leaves them to the level of difficulty."""
DECK_PAIRS: Final = tuple([f"{first}_{second}" for first, second in permutations(DECK_COLOURS, 2)])
"""The values of the option `decks`; with 2 Evil players the first is the leader's own."""


# Options


def options(maps: tuple[str, ...]) -> tuple[Choice, ...]:
    """Return the options of a match, with these maps to choose from (AL-SETUP-01)."""
    return (
        Choice("difficulty", ("normal", "easy", "nightmare", "impossible")),
        Choice("map", (RANDOM, *maps)),
        Choice("variety", (True, False)),
        Choice("character", (CHOOSE, RANDOM, *CHARACTERS)),
        Choice("decks", (CHOOSE, *DECK_PAIRS)),
        Choice("leader", (1, 2, 3)),
        Choice("spaces", (BY_LEVEL, *range(CONSTANTS.fewest_spaces, CONSTANTS.most_spaces + 1))),
        Choice("spill_over", (True, False)),
    )


OPTIONS: Final = options(tuple(MAPS))


def name_of(kind: str, value: str | int | bool) -> str | None:
    """Return the name of a tile by its number, and of a map that the user wrote; other names are in the texts."""
    if kind == "tile" and isinstance(value, int):
        return tile_name(value)
    return value if kind == "map" and isinstance(value, str) and value in MAPS and value not in SHIPPED else None


def begin(setup: Setup) -> Start:
    """Return the table before set-up: seat 0 is the Hero, the others are Evil (AL-SETUP-02)."""
    players, leader = setup.players, setup["leader"]
    if leader >= players:
        raise BadInput(f"option leader must be an Evil seat, 1 to {players - 1}, not {leader}", "game alone")
    table = Table(
        difficulty=setup["difficulty"], spaces=spaces_of(setup), spill_over=setup["spill_over"], map=setup["map"],
        variety=setup["variety"], secret=Secret(1), hero=Hero(), evil=[EvilSeat(seat) for seat in range(1, players)],
        tiles=[], figures=[], missions=[], row=[], first_down=[], second_down=[], leader=leader,
        round_marker=CONSTANTS.round_track,
    )  # fmt: skip
    return Start(table, Play(setup["character"], setup["decks"]), (HERO, *[1] * (players - 1)))


def spaces_of(setup: Setup) -> int:
    """Return how many reaction spaces a match has: those of its level, unless the options say otherwise."""
    chosen: int = setup["spaces"]
    return CONSTANTS.spaces[list(DIFFICULTY).index(setup["difficulty"])] if chosen == BY_LEVEL else chosen


# Step 2: the map


def draw_lower(setup: SetUp, m: Scene) -> Flow:
    """Chance draws floor 1 from the library, unless the options name a map."""
    return draw(1, len(library_ids(1)), into="lower") if m.table.map == RANDOM else None


def draw_upper(setup: SetUp, m: Scene) -> Flow:
    """Chance draws floor 2."""
    return draw(1, len(library_ids(2)), into="upper") if m.table.map == RANDOM else None


def turn_lower(setup: SetUp, m: Scene) -> Flow:
    """Variety: one of the 8 turns and mirrors of floor 1 (AL-SETUP-09)."""
    return draw(1, TURNS, into="lower_turn") if m.table.variety else None


def turn_upper(setup: SetUp, m: Scene) -> Flow:
    """The same for floor 2."""
    return draw(1, TURNS, into="upper_turn") if m.table.variety else None


def deal_rooms(setup: SetUp, m: Scene) -> Flow:
    """Variety: the rooms are dealt to their places."""
    return shuffle(room_places(m.table), into="rooms") if m.table.variety else None


def room_places(table: Table) -> int:
    """Return how many rooms a match has."""
    if table.map == RANDOM:
        return len(ROOMS)
    return len(MAPS[table.map].floor1.places) + len(MAPS[table.map].floor2.places)


def swap_stairs(setup: SetUp, m: Scene) -> Flow:
    """Variety: the stair colours of floor 2 are swapped, or not."""
    return draw(1, 2, into="swap") if m.table.variety else None


def lay_map(setup: SetUp, m: Scene) -> Flow:
    """Note the map for Evil only; all is dark and empty (AL-SETUP-03).

    In a world imagined by someone who may not see the draws they are blank, and the map is drawn anew.
    """
    t = m.table
    secret = t.secret
    if t.map == RANDOM:
        if setup.lower is None or setup.upper is None:
            return goto(draw_lower)
        secret.floors = (library_ids(1)[setup.lower.places[0]], library_ids(2)[setup.upper.places[0]])
        letters = ROOMS
    else:
        one, two = MAPS[t.map].floor1, MAPS[t.map].floor2
        secret.floors = (one.id, two.id)
        letters = printed_rooms(one, two)
    secret.turns, secret.rooms, secret.swap = (0, 0), letters, 0
    if t.variety:
        if setup.lower_turn is None or setup.upper_turn is None or setup.rooms is None or setup.swap is None:
            return goto(draw_lower)
        secret.turns = (setup.lower_turn.places[0], setup.upper_turn.places[0])
        secret.rooms = "".join([letters[place] for place in setup.rooms.places])
        secret.swap = setup.swap.places[0]
    setup.lower = setup.upper = setup.lower_turn = setup.upper_turn = setup.rooms = setup.swap = None
    secret.hero = station(t).start
    m.emit(SecretMap(station(t).name), evil_mask(m))
    return None


def show_start(setup: SetUp, m: Scene) -> Flow:
    """The start sector is revealed, with its doors and nothing beyond (AL-SETUP-03)."""
    return call(Reveal("enter"))


# Step 3: the Hero


def choose_character(setup: SetUp, m: Scene) -> Flow:
    """The Hero chooses a character, unless the options say otherwise."""
    if setup.option == CHOOSE:
        return ask(HERO, "character", [Character(id) for id in CHARACTERS])
    if setup.option == RANDOM:
        return draw(1, len(CHARACTERS), into="drawn")
    return None


def take_character(setup: SetUp, m: Scene) -> Flow:
    """Fill in the Hero's sheet (AL-SETUP-04)."""
    hero = m.table.hero
    if setup.character is not None:
        hero.character = setup.character.character
    elif setup.drawn is not None:
        hero.character = list(CHARACTERS)[setup.drawn.places[0]]
    else:
        hero.character = setup.option
    hero.life, hero.calm, hero.adrenaline = CONSTANTS.life, CONSTANTS.calm, CONSTANTS.adrenaline
    m.emit(CharacterTaken(hero.character))
    return None


# Step 4: the missions


def of_colour(colour: str) -> list[str]:
    """Return the ids of the missions of a colour, in order."""
    return [id for id, mission in MISSIONS.items() if mission.colour == colour]


def draw_green(setup: SetUp, m: Scene) -> Flow:
    """Chance draws the green mission."""
    return draw(1, len(of_colour("green")), into="green")


def draw_blue(setup: SetUp, m: Scene) -> Flow:
    """Chance draws the blue mission."""
    return draw(1, len(of_colour("blue")), into="blue")


def shuffle_reds(setup: SetUp, m: Scene) -> Flow:
    """The red missions are shuffled; the first one is this match's main mission, face down (AL-KNOW-06)."""
    return shuffle(len(of_colour("red")), into="reds")


def deal_missions(setup: SetUp, m: Scene) -> Flow:
    """Lay the starting missions open (AL-SETUP-05)."""
    reds = of_colour("red")
    order = setup.reds.places if setup.reds is not None else range(len(reds))
    m.table.reds = tuple([reds[place] for place in order])
    setup.reds = None
    for colour, drawn in (("green", setup.green), ("blue", setup.blue)):
        lay_open(m, of_colour(colour)[drawn.places[0] if drawn is not None else 0])
    return None


def set_up_green(setup: SetUp, m: Scene) -> Flow:
    """Do the set-up part of the green mission; the leader makes the placements."""
    return mission_set_up(m, m.table.missions[0].id)


def set_up_blue(setup: SetUp, m: Scene) -> Flow:
    """Do the set-up part of the blue mission."""
    return mission_set_up(m, m.table.missions[1].id)


# Step 5: equipment


def draw_ammunition(setup: SetUp, m: Scene) -> Flow:
    """Chance draws one of the Ammunition cards, if the level gives one (AL-DIFF-02, AL-DIFF-05)."""
    n = DIFFICULTY[m.table.difficulty].ammunition
    return draw(n, len(AMMUNITION), into="ammunition") if n else None


def shuffle_equipment(setup: SetUp, m: Scene) -> Flow:
    """Shuffle all other equipment cards."""
    return shuffle(len(EQUIPMENT) - DIFFICULTY[m.table.difficulty].ammunition, into="equipment")


def give_equipment(setup: SetUp, m: Scene) -> Flow:
    """Give the Hero the starting equipment of the level, openly (AL-SETUP-06)."""
    t = m.table
    pile = list(EQUIPMENT)
    given = [AMMUNITION[place] for place in setup.ammunition.places] if setup.ammunition is not None else []
    for item in given:
        pile.remove(item)
    order = setup.equipment.places if setup.equipment is not None else range(len(pile))
    deck = tuple([pile[place] for place in order])
    setup.equipment = None
    n = DIFFICULTY[t.difficulty].cards
    t.equipment = deck[n:]
    given += deck[:n]
    if given:
        take_items(m, tuple(given))
    return None


# Step 6: decks and hands


def choose_decks(setup: SetUp, m: Scene) -> Flow:
    """The leader chooses 2 of the 4 decks; with 2 Evil players the first one is his own (AL-LEAD-06, AL-HAND-04)."""
    if setup.deck_option != CHOOSE:
        return None
    pairs = permutations(DECK_COLOURS, 2) if len(m.table.evil) == 2 else combinations(DECK_COLOURS, 2)
    return ask(m.table.leader, "decks", [Decks(first, second) for first, second in pairs])


def set_decks(setup: SetUp, m: Scene) -> Flow:
    """Note the two decks."""
    t = m.table
    if setup.decks is not None:
        t.decks = (setup.decks.first, setup.decks.second)
    else:
        first, _, second = setup.deck_option.partition("_")
        t.decks = (first, second)
    m.emit(DecksChosen(t.decks[0], t.decks[1]))
    return None


def choose_owners(setup: SetUp, m: Scene) -> Flow:
    """With 3 Evil players the leader lays the decks before two of them (AL-HAND-06)."""
    if len(m.table.evil) < 3:
        return None
    pairs = permutations(evil_seats(m.table), 2)
    options: list[Action] = [Owners(first, second) for first, second in pairs]
    return ask(m.table.leader, "owners", options, args={"first": m.table.decks[0], "second": m.table.decks[1]})


def set_owners(setup: SetUp, m: Scene) -> Flow:
    """Note who may draw from which deck, for the whole game (AL-HAND-02, AL-HAND-04, AL-HAND-06)."""
    t = m.table
    for player in t.evil:
        player.decks = (0, 1)
    owners: tuple[int, ...] = ()
    if len(t.evil) == 2:
        owners = (t.leader, 3 - t.leader)
    elif setup.owners is not None:
        owners = (setup.owners.first, setup.owners.second)
    for deck, seat in enumerate(owners):
        evil_part(t, seat).decks = (deck,)
        m.emit(DeckGiven(seat, t.decks[deck]))
    return None


def shuffle_first(setup: SetUp, m: Scene) -> Flow:
    """Shuffle the first deck."""
    return shuffle(len(DECKS[m.table.decks[0]]), into="first")


def shuffle_second(setup: SetUp, m: Scene) -> Flow:
    """Shuffle the second deck."""
    return shuffle(len(DECKS[m.table.decks[1]]), into="second")


def stack_decks(setup: SetUp, m: Scene) -> Flow:
    """Stack both decks."""
    t = m.table
    first, second = DECKS[t.decks[0]], DECKS[t.decks[1]]
    t.first_deck = tuple([first[place] for place in setup.first.places]) if setup.first is not None else first
    t.second_deck = tuple([second[place] for place in setup.second.places]) if setup.second is not None else second
    setup.first = setup.second = None
    return None


def draw_hands(setup: SetUp, m: Scene) -> Flow:
    """Each Evil player draws up to the hand limit (AL-SETUP-07)."""
    return draw_up(m)


# Step 7: danger markers


def place_dangers(setup: SetUp, m: Scene) -> Flow:
    """The leader places danger markers in secret (AL-SETUP-08)."""
    return secret_choice(m, m.table.leader, SETUP)


rule(
    SetUp,
    (draw_lower, "AL-SETUP-03"),
    (draw_upper, "AL-SETUP-03"),
    (turn_lower, "AL-SETUP-09"),
    (turn_upper, "AL-SETUP-09"),
    (deal_rooms, "AL-SETUP-09"),
    (swap_stairs, "AL-SETUP-09"),
    (lay_map, "AL-SETUP-03"),
    (show_start, "AL-SETUP-03"),
    (choose_character, "AL-SETUP-04"),
    (take_character, "AL-SETUP-04"),
    (draw_green, "AL-SETUP-05"),
    (draw_blue, "AL-SETUP-05"),
    (shuffle_reds, "AL-SETUP-05"),
    (deal_missions, "AL-SETUP-05"),
    (set_up_green, "AL-SETUP-05"),
    (set_up_blue, "AL-SETUP-05"),
    (draw_ammunition, "AL-SETUP-06"),
    (shuffle_equipment, "AL-SETUP-06"),
    (give_equipment, "AL-SETUP-06"),
    (choose_decks, "AL-LEAD-06"),
    (set_decks, "AL-DECK-01"),
    (choose_owners, "AL-LEAD-06"),
    (set_owners, "AL-HAND-06"),
    (shuffle_first, "AL-SETUP-07"),
    (shuffle_second, "AL-SETUP-07"),
    (stack_decks, "AL-SETUP-07"),
    (draw_hands, "AL-SETUP-07"),
    (place_dangers, "AL-SETUP-08"),
)
