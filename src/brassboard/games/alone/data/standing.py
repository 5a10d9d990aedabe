"""What the page shows besides the table: sight, the reaction row, limits, and the secret map as lists.

The map is for Evil only until the match is over.
"""

from brassboard.kernel import Value


class KindStanding(Value, frozen=True):
    """A row of the creature table on the side in force, as open missions change it."""

    kind: str
    first: int  # damage for the first wound
    second: int  # damage for the second wound
    dark: int  # dice in a dark sector
    lit: int  # dice in a lit sector
    loss: int  # self-control lost by a shock
    distance: int  # least distance from the Hero when it spawns, before cards change it
    boss: bool


class SectorStanding(Value, frozen=True):
    """A sector of the secret map."""

    code: str
    floor: int
    x: int
    y: int
    links: tuple[int, ...]  # north, east, south, west: 0 wall, 1 passage, 2 door
    doors: tuple[str, ...]  # the name of the door in each of these directions, or ""
    blocked: int  # bit set of the directions whose door is blocked
    shape: str
    room: str
    switch: bool
    stair: str
    lit: bool
    danger: bool
    revealed: bool
    explored: bool  # it is in the maze or was there before
    sight: bool  # the Hero sees it now
    markers: tuple[str, ...]  # colours of the missions whose state marker lies here
    real: bool  # the marker here is the real one of its mission
    distance: int  # from the Hero, as for spawning; -1 if there is no way
    noise: tuple[str, ...]  # the directions Evil could name for a noise here
    tile: int  # the Hero's number of it, or -1 if it is hidden


class CreatureStanding(Value, frozen=True):
    """A creature on the secret map, and what it would do to the Hero if it came into his sector now."""

    name: str
    kind: str
    sector: str
    wounded: bool
    figure: int  # the Hero's number of it, or -1 if it is hidden
    distance: int
    dice: int  # where it stands
    attack: int  # dice in the Hero's sector, with all bonuses
    bonus: int  # dice of these that cards have given it this turn
    shock: int  # self-control the Hero would lose if it is still hidden when it arrives
    tenths: int  # expected loss of life in tenths
    card_tenths: int  # the same with the dice that the card being played gives to the creature it moves


class FloorStanding(Value, frozen=True):
    floor: int
    width: int
    height: int
    creatures: int  # bosses do not count
    dangers: int
    hero: bool


class CardStanding(Value, frozen=True):
    """A card of the viewer's hand, if it were played face up now."""

    card: str
    spaces: int
    dangers: int  # danger symbols that no card covers afterwards


class SightStanding(Value, frozen=True):
    """What the Hero would see of the maze from the sector a step leads to."""

    direction: str
    tiles: tuple[int, ...]


class MapStanding(Value, frozen=True):
    """The secret map: for Evil only, and for everyone once the match is over (AL-KNOW-10)."""

    hero: str
    sectors: tuple[SectorStanding, ...]
    creatures: tuple[CreatureStanding, ...]
    floors: tuple[FloorStanding, ...]
    supply: tuple[int, ...]  # markers left of each kind, in the order of Standing.kinds without bosses
    conditional: bool  # conditional symbols hit in creature attacks in the Hero's sector
    card_dice: int  # dice that the card being played gives to the creature it moves


class Standing(Value, frozen=True):
    """What a viewer is shown. Until the match is over, `map` is None and `hand` is empty for all but Evil."""

    sight: tuple[int, ...]  # tiles in the Hero's line of sight, his own first
    sights: tuple[SightStanding, ...]  # the same after a step to a tile of the maze
    used: int  # reaction spaces covered
    free: int
    reactions: int  # cards Evil may still play this turn
    next_spaces: int  # spaces the next card covers, unless it is slim
    danger_from: int  # the first reaction space with a danger symbol, counted from 1
    open_dangers: int  # danger symbols no card covers yet; each becomes a marker at the end of the round
    next_dangers: int  # the same after the next card
    adrenaline_max: int
    attack_dice: int  # of the plain Attack
    search_cards: int  # that a Search here draws
    opportunity: int  # dice of the opportunity attack if the Hero leaves now
    dangerous: bool  # a card played face up now counts its dangerous half
    kinds: tuple[KindStanding, ...]
    map: MapStanding | None = None
    hand: tuple[CardStanding, ...] = ()
