"""Invariants of every match: no card is lost, the maze shows the secret map as it is, nothing leaves its limits.

They hold for true tables and for imagined ones alike, at every question; a table on which set-up has not laid something
yet is asked for nothing of it.
"""

from brassboard.kit import zones

from .content import BOSSES, CONSTANTS, DECKS, EQUIPMENT, KINDS, MISSIONS
from .data.table import GoneTile, Table, Tile
from .queries import bits, creature_row, evil_seats, marker_colours, spaces_used, station, tile_beside
from .rules.maze import links_of
from .scenario.static_map import Station


def problems(table: Table) -> list[str]:
    """Return what is wrong with a table, in words for the test that fails."""
    found = [*lost_cards(table), *wrong_sheet(table), *wrong_row(table), *wrong_missions(table)]
    if table.secret.floors:
        st = station(table)
        found += [*wrong_map(table, st), *wrong_creatures(table, st)]
        if table.tiles:
            found += [*wrong_tiles(table, st), *wrong_islands(table, st), *wrong_figures(table)]
    return found


# Cards


def lost_cards(table: Table) -> list[str]:
    """Return a sentence for each deck whose cards were lost or doubled."""
    found: list[str] = []
    if table.decks:
        first = [table.first_deck, table.first_discard, tuple([down.card for down in table.first_down])]
        first += [tuple([card.card for card in table.row if card.card and card.deck == 0])]
        first += [player.first for player in table.evil]
        second = [table.second_deck, table.second_discard, tuple([down.card for down in table.second_down])]
        second += [tuple([card.card for card in table.row if card.card and card.deck == 1])]
        second += [player.second for player in table.evil]
        for colour, piles in zip(table.decks, (first, second), strict=True):
            if any(piles) and not zones.same_multiset(piles, [DECKS[colour]]):
                found.append(f"cards of the {colour} deck are lost or doubled: {piles}")
    equipment = [table.equipment, table.lost_items, tuple([item.id for item in table.hero.items])]
    if any(equipment) and not zones.same_multiset(equipment, [EQUIPMENT]):
        found.append(f"equipment cards are lost or doubled: {equipment}")
    reds = [table.reds, tuple([mission.id for mission in table.missions if mission.colour == "red"])]
    if any(reds) and not zones.same_multiset(reds, [tuple([id for id in MISSIONS if MISSIONS[id].colour == "red"])]):
        found.append(f"red missions are lost or doubled: {reds}")
    return found


# The Hero's sheet, the reaction row, missions


def wrong_sheet(table: Table) -> list[str]:
    """Return a sentence for each track or marker out of its range."""
    hero = table.hero
    found: list[str] = []
    if not 0 <= hero.life <= CONSTANTS.life or not 0 <= hero.calm <= CONSTANTS.calm:
        found.append(f"a track is out of range: life {hero.life}, self-control {hero.calm}")
    if not 0 <= hero.adrenaline <= CONSTANTS.most_adrenaline:
        found.append(f"adrenaline is out of range: {hero.adrenaline}")
    if len(hero.experience) != len(KINDS) or min(hero.experience) < 0:
        found.append(f"experience is out of range: {hero.experience}")
    found += [f"an item has fewer than 0 charges: {item}" for item in hero.items if item.charges < 0]
    people = [hero.character, *hero.companions, *hero.sacrificed]
    if len(people) != len(dict.fromkeys(people)):
        found.append(f"a character is there twice: {people}")
    if table.leader not in evil_seats(table):
        found.append(f"the leader is no Evil seat: {table.leader}")
    if table.turn > CONSTANTS.turns or table.round_marker < CONSTANTS.nightmare_space:
        found.append(f"turn {table.turn}, round marker on {table.round_marker}")
    if table.round_marker <= CONSTANTS.nightmare_space and not table.nightmare:
        found.append("the round marker is on the last space, and nightmare has not started")
    return found


def wrong_row(table: Table) -> list[str]:
    """Return a sentence for each way in which the reaction row is impossible."""
    found: list[str] = []
    if spaces_used(table) > table.spaces:
        found.append(f"{spaces_used(table)} of {table.spaces} reaction spaces are covered")
    turns = [card.turn for card in table.row]
    if any([turns.count(turn) > CONSTANTS.reactions for turn in turns]):
        found.append(f"too many reactions in a turn: {turns}")
    for deck, downs in ((0, table.first_down), (1, table.second_down)):
        in_row = sorted([down.seat for down in downs if down.in_row])
        if in_row != sorted([card.seat for card in table.row if not card.card and card.deck == deck]):
            found.append(f"the cards face down of deck {deck} are not those of the row: {in_row}")
    return found


def wrong_missions(table: Table) -> list[str]:
    """Return a sentence for each mission that cannot be as it is."""
    found: list[str] = []
    colours = [mission.colour for mission in table.missions]
    if len(colours) != len(dict.fromkeys(colours)):
        found.append(f"two missions of a colour: {colours}")
    for mission in table.missions:
        steps = MISSIONS[mission.id].steps
        group = steps[mission.step] if mission.step < len(steps) else ()
        fits = len(mission.counts) == len(mission.prepared) == len(group)
        if not fits or any([n > step.count for n, step in zip(mission.counts, group, strict=True)]):
            found.append(f"a mission has impossible progress: {mission}")
    for colour in dict.fromkeys([clue.colour for clue in table.secret.clues]):
        real = [clue.real for clue in table.secret.clues if clue.colour == colour].count(True)
        if real != 1 or colour not in colours:
            found.append(f"{real} of the markers of the {colour} mission are real")
    return found


# The secret map


def wrong_map(table: Table, st: Station) -> list[str]:
    """Return a sentence for each limit of the secret map that is broken."""
    secret = table.secret
    found: list[str] = []
    everything = 1 << st.size
    if not 0 <= secret.hero < st.size or max(secret.lit, secret.danger, secret.revealed) >= everything:
        found.append("something is off the map")
        return found
    if secret.blocked >= 1 << len(st.doors):
        found.append("a door is blocked that does not exist")
    for floor in (1, 2):
        markers = len([1 for sector in bits(secret.danger) if st.floor[sector] == floor])
        if markers > CONSTANTS.dangers_per_floor:
            found.append(f"{markers} danger markers on floor {floor}")  # AL-END-09
    return found


def wrong_creatures(table: Table, st: Station) -> list[str]:
    """Return a sentence for each limit of creatures that is broken (AL-LIMIT-01, AL-LIMIT-03)."""
    there = table.secret.creatures
    found: list[str] = []
    ids = [one.id for one in there]
    if ids != sorted(dict.fromkeys(ids)) or (ids and ids[-1] > table.secret.last_id):
        found.append(f"creatures with wrong numbers: {ids}")
    if any([not 0 <= one.sector < st.size for one in there]):
        return [*found, "a creature is off the map"]
    for floor in (1, 2):
        number = len([1 for one in there if st.floor[one.sector] == floor and one.kind not in BOSSES])
        if number > CONSTANTS.creatures_per_floor:
            found.append(f"{number} creatures on floor {floor}")
    for kind in (*KINDS, *BOSSES):
        number = len([1 for one in there if one.kind == kind])
        if number > creature_row(table, kind).markers:
            found.append(f"{number} creatures of the kind {kind}")
    if [one.kind for one in there if one.kind in BOSSES and one.kind != table.boss]:
        found.append("a boss is there that no mission brought")
    return found


# The maze shows the secret map


def wrong_tiles(table: Table, st: Station) -> list[str]:
    """Return a sentence for each tile that differs from its sector (AL-MAP-05, AL-MAP-08)."""
    secret = table.secret
    numbers = sorted([*[tile.number for tile in table.tiles], *[tile.number for tile in table.gone]])
    if numbers != list(range(table.last_tile + 1)) or len(secret.sectors) != len(numbers):
        return [f"tile numbers are lost or doubled: {numbers}, last {table.last_tile}"]
    sectors = sorted([secret.sectors[tile.number] for tile in table.tiles])
    if sectors != bits(secret.revealed):
        return [f"the maze shows the sectors {sectors}, revealed are {bits(secret.revealed)}"]
    found = [
        f"{tile} is not what the map says: {made}"
        for tile in table.tiles
        if (made := shown(table, st, tile)) != as_seen(tile)
    ]
    # Between a step into the dark and the reveal of the sector the Hero's tile is still the old one.
    if secret.revealed >> secret.hero & 1 and secret.sectors[table.here] != secret.hero:
        found.append(f"the Hero stands on tile {table.here}, which is another sector")
    return found


Shown = tuple[int, tuple[int, ...], str, str, bool, str, bool, bool, int, tuple[str, ...]]


def shown(table: Table, st: Station, tile: Tile) -> Shown:
    """Return what the tile of a sector must show."""
    secret, sector = table.secret, table.secret.sectors[tile.number]
    blocked = 0
    for direction in range(4):
        door = st.door[sector][direction]
        if door >= 0 and secret.blocked >> door & 1:
            blocked |= 1 << direction
    return (
        st.floor[sector], links_of(st, sector), st.shape[sector], st.room[sector], bool(st.switch >> sector & 1),
        st.stair[sector], bool(secret.lit >> sector & 1), bool(secret.danger >> sector & 1), blocked,
        marker_colours(table, sector),
    )  # fmt: skip


def as_seen(tile: Tile) -> Shown:
    """Return what a tile shows."""
    return (
        tile.floor, tile.links, tile.shape, tile.room, tile.switch, tile.stair, tile.lit, tile.danger, tile.blocked,
        tile.markers,
    )  # fmt: skip


def wrong_islands(table: Table, st: Station) -> list[str]:
    """Return a sentence for each island whose tiles lie otherwise than on the map (AL-KNOW-11)."""
    found: list[str] = []
    sectors = table.secret.sectors
    offsets: dict[int, tuple[int, int, int]] = {}
    laid: list[Tile | GoneTile] = [*table.tiles, *table.gone]
    for tile in laid:
        sector = sectors[tile.number]
        offset = (tile.floor, tile.x - st.x[sector], tile.y - st.y[sector])
        if offsets.setdefault(tile.island, offset) != offset:
            found.append(f"tile {tile.number} lies in the wrong place of island {tile.island}")
    place_of = {sectors[tile.number]: tile for tile in table.tiles}
    for one in table.tiles:
        for direction in range(4):
            beside = place_of.get(st.link[sectors[one.number]][direction])
            if beside is not None and tile_beside(table, one, direction) is not beside:
                found.append(f"tiles {one.number} and {beside.number} are linked and not drawn so")
    return found


def wrong_figures(table: Table) -> list[str]:
    """Return a sentence for each figure or creature that the other side does not know (AL-MAP-01, AL-CMOVE-06)."""
    secret = table.secret
    seen = [
        (one.figure, one.kind, one.sector, one.wounded) for one in secret.creatures if secret.revealed >> one.sector & 1
    ]
    drawn = [(one.number, one.kind, secret.sectors[one.tile], one.wounded) for one in table.figures]
    found: list[str] = []
    if sorted(seen) != sorted(drawn):
        found.append(f"the figures {drawn} are not the creatures {seen}")
    hidden = [one.id for one in secret.creatures if one.figure >= 0 and not secret.revealed >> one.sector & 1]
    if hidden:
        found.append(f"creatures {hidden} are hidden and have a figure")
    return found
