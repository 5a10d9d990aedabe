"""What the page shows that follows from rules: sight, limits, the reaction row, and Evil's whole map.

Everything is counted on the lens of the viewer. The Hero's lens has no secret map before the end of the match, so
nothing here reads it for him.
"""

from msgspec.structs import replace

from brassboard.kernel import Seat
from brassboard.kernel.lens import Lens

from ..cards.decks import cards_of
from ..cards.plan import text_of
from ..content import BOSSES, CONSTANTS, CREATURES, KINDS, MISSIONS
from ..content.effects import all_calls
from ..data.core_frames import Thinking, Turn
from ..data.standing import (
    CardStanding,
    CreatureStanding,
    FloorStanding,
    KindStanding,
    MapStanding,
    SectorStanding,
    SightStanding,
    Standing,
)
from ..data.table import HERO, Creature, Opened, Secret, Table
from ..queries import (
    DOOR,
    PASSAGE,
    WALL,
    bits,
    creature_name,
    creature_row,
    evil_part,
    exits,
    figures_here,
    here,
    marker_colours,
    open_distances,
    sectors_in_sight,
    spaces_used,
    spawn_distances,
    station,
    tile_beside,
    tiles_in_sight,
)
from ..queries import standing as nuisance_sum
from ..scenario.static_map import DIRECTIONS, Station
from .hero.hero_attack import passive_dice
from .losses import adrenaline_maximum, less_shock
from .reactions import spaces_needed

TENTHS = 10


def standing(m: Lens, viewer: Seat, shared: Standing | None) -> Standing | None:
    """Return what a viewer is shown, or None before the Hero stands in the maze."""
    table: Table = m.table
    if table.here < 0:
        return None
    turn = m.nearest(Turn)
    known = shared if shared is not None else _open_facts(table, turn)
    if table.opened is not None:
        return known if known.map is not None else replace(known, map=_map(_shown_at_end(table, table.opened), None, 0))
    if not table.secret.floors:
        return known
    hand = () if viewer <= HERO else tuple([_card(m, known, card) for card in cards_of(evil_part(table, viewer))])
    return replace(known, map=_map(table, turn, _card_dice(m)), hand=hand)


def _shown_at_end(table: Table, opened: Opened) -> Table:
    """Return the table with the secret map that everyone is shown when the match is over (AL-KNOW-10)."""
    secret = Secret(
        table.secret.seat, opened.floors, opened.turns, opened.rooms, opened.swap, opened.hero, opened.sectors,
        opened.revealed, opened.lit, opened.danger, opened.blocked, opened.creatures, clues=opened.clues,
    )  # fmt: skip
    return replace(table, secret=secret)


# What everyone sees


def _open_facts(table: Table, turn: Turn | None) -> Standing:
    used = spaces_used(table)
    played = turn.cards if turn is not None else 0
    most = 1 if turn is not None and turn.jammed else CONSTANTS.reactions
    needed = CONSTANTS.combo_spaces if played else 1
    return Standing(
        tuple([tile.number for tile in tiles_in_sight(table)]),
        _sights(table),
        used,
        table.spaces - used,
        max(0, most - played),
        needed,
        table.spaces - CONSTANTS.danger_spaces + 1,
        _open_dangers(table, used),
        _open_dangers(table, min(table.spaces, used + needed)),
        adrenaline_maximum(table),
        CONSTANTS.attack_dice + passive_dice(table, plain=True),
        _search_cards(table),
        max(0, len(figures_here(table)) - (1 if here(table).lit else 0)),  # AL-OPP-01 to -04
        here(table).danger or (turn is not None and turn.omen),
        tuple([_kind(table, kind) for kind in (*KINDS, *([table.boss] if table.boss else []))]),
    )


def _sights(table: Table) -> tuple[SightStanding, ...]:
    """Return what the Hero would see from each tile beside him, as far as the maze shows it now."""
    beside = [(direction, tile_beside(table, here(table), direction)) for direction in exits(here(table))]
    return tuple(
        [
            SightStanding(DIRECTIONS[direction], tuple([seen.number for seen in tiles_in_sight(table, tile)]))
            for direction, tile in beside
            if tile is not None
        ]
    )


def _search_cards(table: Table) -> int:
    """Return the cards a Search draws: more where a room is searched for the first time (AL-SRCH-02, AL-SRCH-03)."""
    room = here(table).room
    first = room and room not in table.hero.searched
    return CONSTANTS.room_search_cards if first else CONSTANTS.search_cards


def _open_dangers(table: Table, used: int) -> int:
    """Return the danger symbols that no card covers when this many spaces are covered."""
    covered = max(0, used - (table.spaces - CONSTANTS.danger_spaces))
    return CONSTANTS.danger_always + CONSTANTS.danger_spaces - covered


def _kind(table: Table, kind: str) -> KindStanding:
    row = creature_row(table, kind)
    distance = row.distance + nuisance_sum(table, "distance")
    for mission in table.missions:
        if not mission.fulfilled and MISSIONS[mission.id].nuisance.distance:
            distance = max(MISSIONS[mission.id].nuisance.least_distance, distance)
    return KindStanding(kind, row.first, row.second, row.dark, row.lit, row.loss, distance, row.boss)


# What Evil sees, and everyone at the end


def _card(m: Lens, known: Standing, card: str) -> CardStanding:
    """Return what a card of the hand would cover if it were played face up now."""
    table: Table = m.table
    spaces = spaces_needed(m, card, known.dangerous) if m.nearest(Turn) is not None else 1
    return CardStanding(card, spaces, _open_dangers(table, min(table.spaces, known.used + spaces)))


def _map(table: Table, turn: Turn | None, card_dice: int) -> MapStanding:
    st, secret = station(table), table.secret
    distance, noise = spawn_distances(table), noise_words(table)
    sight = sectors_in_sight(table)
    tiles = {secret.sectors[tile.number]: tile.number for tile in table.tiles}
    laid = frozenset(secret.sectors)
    real = [clue.sector for clue in secret.clues if clue.real]
    sectors = tuple(
        [
            SectorStanding(
                st.code[s],
                st.floor[s],
                st.x[s],
                st.y[s],
                tuple([_link(st, s, d) for d in range(4)]),
                tuple([st.door_code[st.door[s][d]] if st.door[s][d] >= 0 else "" for d in range(4)]),
                sum([1 << d for d in range(4) if st.door[s][d] >= 0 and secret.blocked >> st.door[s][d] & 1]),
                st.shape[s],
                st.room[s],
                bool(st.switch >> s & 1),
                st.stair[s],
                bool(secret.lit >> s & 1),
                bool(secret.danger >> s & 1),
                bool(secret.revealed >> s & 1),
                s in laid,
                bool(sight >> s & 1),
                marker_colours(table, s),
                s in real,
                distance[s],
                noise[s],
                tiles.get(s, -1),
            )
            for s in range(st.size)
        ]
    )
    creatures = tuple([_creature(table, turn, one, distance[one.sector], card_dice) for one in secret.creatures])
    left = [CREATURES["normal"][kind].markers - [one.kind for one in secret.creatures].count(kind) for kind in KINDS]
    return MapStanding(
        st.code[secret.hero],
        sectors,
        creatures,
        tuple([_floor(table, floor) for floor in (1, 2)]),
        tuple(left),
        _conditional(table, turn),
        card_dice,
    )


def _link(st: Station, sector: int, direction: int) -> int:
    if st.link[sector][direction] < 0:
        return WALL
    return DOOR if st.door[sector][direction] >= 0 else PASSAGE


def _floor(table: Table, floor: int) -> FloorStanding:
    st, secret = station(table), table.secret
    drawn = st.floors[floor - 1]
    there = [one for one in secret.creatures if st.floor[one.sector] == floor and one.kind not in BOSSES]
    dangers = [sector for sector in bits(secret.danger) if st.floor[sector] == floor]
    return FloorStanding(floor, drawn.width, drawn.height, len(there), len(dangers), st.floor[secret.hero] == floor)


def _conditional(table: Table, turn: Turn | None) -> bool:
    """Whether conditional symbols hit for creatures that attack the Hero now."""
    return here(table).danger or (turn is not None and turn.conditional_hits)


def _card_dice(m: Lens) -> int:
    """Return the dice that the card being played gives to the creature it moves, or to all that attack."""
    thinking = m.nearest(Thinking)
    if thinking is None:
        return 0
    calls = [call for part in text_of(thinking) for call in all_calls(part)]
    return sum([call.number(1) for call in calls if call.verb == "dice" and call.word(0) in ("that", "all")])


def _creature(table: Table, turn: Turn | None, one: Creature, distance: int, card_dice: int) -> CreatureStanding:
    row, secret = creature_row(table, one.kind), table.secret
    bonus = one.bonus + (turn.all_bonus if turn is not None else 0)
    dice = (row.lit if secret.lit >> one.sector & 1 else row.dark) + one.bonus
    attack = (row.lit if secret.lit >> secret.hero & 1 else row.dark) + bonus
    if one.sector == secret.hero:
        dice = attack
    shock = max(0, row.loss - less_shock(table)) if one.figure < 0 else 0
    conditional = _conditional(table, turn)
    return CreatureStanding(
        creature_name(one.id),
        one.kind,
        station(table).code[one.sector],
        one.wounded,
        one.figure,
        distance,
        dice,
        attack,
        bonus,
        shock,
        _expected(attack, conditional),
        _expected(attack + card_dice, conditional),
    )


def _expected(dice: int, conditional: bool) -> int:
    """Return the expected loss of life by so many dice, in tenths; each hit costs 1 (AL-ATK-03)."""
    faces = CONSTANTS.die
    hits = faces.count("hit") + (faces.count("conditional") if conditional else 0)
    return (TENTHS * dice * hits + len(faces) // 2) // len(faces)


def noise_words(table: Table) -> list[tuple[str, ...]]:
    """Return for each sector what Evil could tell the Hero of a noise there (AL-NOISE-01 to -05).

    It is `noise.directions` for all sectors at once. More than one word means that Evil chooses. The Hero's own sector
    has none.
    """
    st, secret = station(table), table.secret
    total = open_distances(table, secret.hero)
    first: list[tuple[str, list[int]]] = []
    for direction, beside in enumerate(st.link[secret.hero]):
        door = st.door[secret.hero][direction] if direction < len(st.door[secret.hero]) else -1
        if beside >= 0 and not (door >= 0 and secret.blocked >> door & 1):
            first.append((DIRECTIONS[direction], open_distances(table, beside)))
    found: list[tuple[str, ...]] = []
    for sector in range(st.size):
        if sector == secret.hero:
            found.append(())
        elif total[sector] < 0:
            found.append(("out_of_hearing",))
        elif st.floor[sector] != st.floor[secret.hero]:
            found.append(("other_floor",))
        else:
            found.append(tuple([word for word, steps in first if steps[sector] == total[sector] - 1]))
    return found
