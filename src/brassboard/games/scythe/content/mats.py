"""The board and the mats: what their tables hold, and how they are read."""

from typing import Any, Final

from brassboard.kernel import BadInput
from brassboard.kit.content import Row, read_tables, rows, single
from brassboard.kit.hexes import PLAIN, Hex, HexBoard

from .reader import Amount, amount_verbs, amounts

OIL: Final = 0
METAL: Final = 1
WOOD: Final = 2
FOOD: Final = 3
RESOURCES: Final = ("oil", "metal", "wood", "food")  # in the order of the bottom row
BOTTOMS: Final = ("upgrade", "deploy", "build", "enlist")  # paid with the resource of the same index
TOPS: Final = ("bolster", "produce", "move", "trade")
STRUCTURES: Final = ("monument", "mill", "mine", "armory")  # under the top action of the same index
BOXES: Final = ("moves", "coins", "power", "cards", "territories", "popularity")  # the upgrade boxes of the top row
BONUSES: Final = (
    "power",
    "coins",
    "popularity",
    "cards",
)  # ongoing with BOTTOMS of the same index; the one-time spaces
RIVER: Final = 1  # a kind of edge of the board
LAND: Final = ("mountain", "farm", "tundra", "forest", "village", "factory")
TERRAINS: Final = (*LAND, "lake", "home_base")
TRAP_WORDS: Final = ("popularity", "power", "coins", "random_combat_cards")


# The board


class Start:
    """Where a faction begins: the two territories joined to its base by land, and what else touches the base."""

    def __init__(self, row: Row) -> None:
        self.faction: str = row.id
        self.base: str = "base_" + row.id
        first, second = row.words("starts", 2)
        self.starts: tuple[str, str] = (first, second)
        self.touching: tuple[str, ...] = row.words("touching")
        self.mark, self.rulebook = row.origin()


class Map:
    """The whole map file; a territory's number is its place in reading order, home bases follow clockwise."""

    def __init__(self, text: str, where: str) -> None:
        data = read_tables(text, ("counts", "production", "hex", "river", "start"), where)
        hexes: list[Hex] = []
        self.encounters: list[str] = []
        self.tunnels: list[str] = []
        for row in rows(data, "hex", ("terrain", "q", "r", "encounter", "tunnel"), where, "id"):
            hexes.append(Hex(row.id, row.number("q", -9, 9), row.number("r", -9, 9), row.choice("terrain", TERRAINS)))
            if row.flag("encounter"):
                self.encounters.append(row.id)
            if row.flag("tunnel"):
                self.tunnels.append(row.id)
            row.origin()
        self.rivers: list[tuple[str, str]] = []
        for row in rows(data, "river", ("between",), where):
            first, second = row.words("between", 2)
            self.rivers.append((first, second))
            row.origin()
        try:
            self.board = HexBoard(hexes, [(first, second, RIVER) for first, second in self.rivers])
        except ValueError as error:
            raise BadInput(f"{error}: mend the hexes or the rivers", where) from error
        production = single(data, "production", TERRAINS[:-1], where)
        made = ("", "worker", *RESOURCES)
        self.production: dict[str, str] = {terrain: production.choice(terrain, made) for terrain in TERRAINS[:-1]}
        production.origin()
        self.starts = {row.id: Start(row) for row in rows(data, "start", ("starts", "touching"), where, "id")}
        self._check_counts(single(data, "counts", (*TERRAINS, "encounters", "tunnels", "rivers"), where))
        self._check_bases(where)

    def _check_counts(self, counts: Row) -> None:
        found = {terrain: self.board.terrain.count(terrain) for terrain in TERRAINS}
        found["encounters"] = len(self.encounters)
        found["tunnels"] = len(self.tunnels)
        found["rivers"] = len(self.rivers)
        for name, count in found.items():
            if counts.number(name, 0, 99) != count:
                raise counts.error(f"{name} says {counts.number(name, 0, 99)}, but the file has {count}: mend one")
        if found["factory"] != 1:
            raise counts.error("there must be one Factory")
        counts.origin()

    def _check_bases(self, where: str) -> None:
        board = self.board
        bases = [start.base for start in self.starts.values()]
        if list(board.names[-len(bases) :]) != bases or board.terrain.count("home_base") != len(bases):
            raise BadInput("the home bases must be the last hexes, in the order of the [[start]] blocks", where)
        for start in self.starts.values():
            base = board.hex(start.base)
            near = {board.name(hex_): hex_ for hex_ in board.neighbours[base]}
            if sorted(near) != sorted([*start.starts, *start.touching]):
                raise BadInput(
                    f"starts and touching must be the hexes at its base, {', '.join(near)}",
                    f'{where}: start "{start.faction}"',
                )
            for name, hex_ in near.items():
                by_land = board.terrain[hex_] in LAND and board.edge(base, hex_) == PLAIN
                if by_land != (name in start.starts):
                    raise BadInput(
                        f"starts are joined to the base by land, touching are not: {name} is in the wrong list",
                        f'{where}: start "{start.faction}"',
                    )


# Mats and tracks


class Section:
    """One of the four sections of a player mat; `removable` boxes of its cost can be covered."""

    def __init__(self, row: Row) -> None:
        self.top: str = row.choice("top", TOPS)
        self.bottom: str = row.choice("bottom", BOTTOMS)
        self.cost: int = row.number("cost", 1, 9)
        self.removable: int = row.number("removable", 0, self.cost)
        self.coins: int = row.number("coins", 0, 9)


class Mat:
    """A player mat; `order` is its place in the starting order, `number` what is printed on it."""

    def __init__(self, row: Row) -> None:
        self.id: str = row.id
        self.order: int = row.number("order", 1, 99)
        self.number: str = row.word("number")
        self.popularity: int = row.number("popularity", 0, 18)
        self.coins: int = row.number("coins", 0, 99)
        self.objectives: int = row.number("objectives", 0, 9)
        sections = row.tables("sections", ("top", "bottom", "cost", "removable", "coins"), 4)
        self.sections: tuple[Section, ...] = tuple([Section(each) for each in sections])
        self.invaders: bool = row.flag("invaders")  # of Invaders from Afar
        if [section.bottom for section in self.sections] != list(BOTTOMS):
            raise row.error(f"the bottom row must be {', '.join(BOTTOMS)}, in this order")
        if sorted([section.top for section in self.sections]) != sorted(TOPS):
            raise row.error(f"the top row must be {', '.join(TOPS)}, each once")
        removable = sum([section.removable for section in self.sections])
        if removable != len(BOXES):
            raise row.error(f"there must be {len(BOXES)} removable boxes, as many as cubes, not {removable}")
        self.mark, self.rulebook = row.origin()


class Faction:
    """A faction mat and where it begins. `big` replaces abilities with 6 or 7 players: (old, new).

    A faction without a base of its own (a module's) plays from the base of one that is not in the game.
    """

    def __init__(
        self,
        id: str,
        power: int,
        cards: int,
        ability: str,
        mechs: tuple[str, ...],
        riverwalk: tuple[str, ...] = (),
        start: Start | None = None,
    ) -> None:
        self.id = id
        self.power = power
        self.cards = cards
        self.ability = ability
        self.mechs = mechs
        self.riverwalk = riverwalk  # empty: crosses water by other abilities
        self.base: str = start.base if start is not None else ""
        self.starts: tuple[str, ...] = start.starts if start is not None else ()
        self.touching: tuple[str, ...] = start.touching if start is not None else ()
        self.big: tuple[tuple[str, str], ...] = ()
        self.invaders: bool = False
        self.mark: str = ""
        self.rulebook: tuple[str, ...] = ()


def read_faction(row: Row, start: Start) -> Faction:
    faction = Faction(
        row.id,
        row.number("power", 0, 16),
        row.number("cards", 0, 9),
        row.word("ability"),
        row.words("mechs", 4),
        row.choices("riverwalk", LAND),
        start,
    )
    faction.invaders = row.flag("invaders")
    if "big" in row.data:
        old, new = row.words("big", 2)
        if old != faction.ability and old not in faction.mechs:
            raise row.error(f"big replaces {old}, which this faction has not: name one of its abilities first")
        faction.big = ((old, new),)
    if bool(faction.riverwalk) != ("riverwalk" in faction.mechs):
        raise row.error("riverwalk lists terrains for the mech riverwalk: give both or none")
    faction.mark, faction.rulebook = row.origin()
    return faction


class Tier:
    """What counts at this popularity: each star, each territory, each two resources."""

    def __init__(self, row: Row) -> None:
        self.low: int = row.number("low", 0, 99)
        self.high: int = row.number("high", self.low, 99)
        self.star: int = row.number("star", 0, 9)
        self.territory: int = row.number("territory", 0, 9)
        self.pair: int = row.number("pair", 0, 9)
        row.origin()


class Mats:
    """The whole mats file."""

    def __init__(self, text: str, starts: dict[str, Start], where: str) -> None:
        names = ("pieces", "tracks", "tier", "factory", "space", "top", "bottom", "recruit")
        data = read_tables(text, (*names, "faction", "trap", "banned", "mat"), where)
        pieces = single(data, "pieces", ("mechs", "workers", "recruits", "stars", "tokens"), where)
        self.mechs = pieces.number("mechs", 4, 4)  # one for each ability of a faction
        self.workers = pieces.number("workers", 2, 20)
        self.recruits = pieces.number("recruits", len(BONUSES), len(BONUSES))
        self.stars = pieces.number("stars", 1, 9)
        self.tokens = pieces.number("tokens", 1, 9)
        pieces.origin()
        tracks = single(data, "tracks", ("power", "popularity", "dial"), where)
        self.power = tracks.number("power", 1, 99)
        self.popularity = tracks.number("popularity", 1, 99)
        self.dial = tracks.number("dial", 1, 99)
        tracks.origin()
        self.tiers = tuple(
            [Tier(row) for row in rows(data, "tier", ("low", "high", "star", "territory", "pair"), where)]
        )
        ends = [-1, *[tier.high for tier in self.tiers]]
        if [tier.low - 1 for tier in self.tiers] != ends[:-1] or ends[-1] != self.popularity:
            raise BadInput(f"the tiers must cover popularity 0 to {self.popularity} without gaps", where)
        factory = single(data, "factory", ("worth",), where)
        self.factory_worth = factory.number("worth", 0, 9)
        factory.origin()
        self.needs: dict[str, int] = {}
        for row in rows(data, "space", ("needs",), where, "id"):
            self.needs[row.id] = row.number("needs", 1, 99)
            row.origin()
        self._read_actions(data, where)
        self._read_factions(data, starts, where)

    def _read_actions(self, data: dict[str, Any], where: str) -> None:
        base: dict[str, int] = {}
        self.top_costs: list[int] = []
        tops = rows(data, "top", ("structure", "coins", "boxes", "resources", "spaces"), where, "id")
        for row, structure in zip(tops, STRUCTURES, strict=False):
            row.choice("structure", (structure,))
            self.top_costs.append(row.number("coins", 0, 9))
            boxes = row.table("boxes", BOXES)
            for name in boxes.data:
                if name in base:
                    raise boxes.error(f"{name} has its box already: leave one out")
                base[name] = boxes.number(name, 0, 9)
            if row.id == "trade":
                self.trade_resources = row.number("resources", 0, 9)
            if row.id == "produce":
                spaces = row.choices("spaces", ("", "power", "popularity", "coins"), self.workers - 2)
                self.produce_costs = tuple([_produce_cost(spaces, out) for out in range(self.workers + 1)])
            row.origin()
        _in_order("top", [row.id for row in tops], TOPS, where)
        if len(base) != len(BOXES):
            raise BadInput(f"the top actions must have the boxes {', '.join(BOXES)}, each once", where)
        self.box_base = tuple([base[name] for name in BOXES])
        bottoms = rows(data, "bottom", ("resource", "bonus"), where, "id")
        for row, resource, bonus in zip(bottoms, RESOURCES, BONUSES, strict=False):
            row.choice("resource", (resource,))
            row.choice("bonus", (bonus,))
            row.origin()
        _in_order("bottom", [row.id for row in bottoms], BOTTOMS, where)
        recruit = single(data, "recruit", ("ongoing", "one_time"), where)
        self.ongoing = recruit.number("ongoing", 1, 9)
        self.one_time = recruit.number("one_time", 1, 9)
        recruit.origin()

    def _read_factions(self, data: dict[str, Any], starts: dict[str, Start], where: str) -> None:
        fields = ("power", "cards", "ability", "mechs", "riverwalk", "big", "invaders")
        self.factions: dict[str, Faction] = {}
        for row in rows(data, "faction", fields, where, "id"):
            if row.id not in starts:
                raise row.error(f"the map has no start for it: it has {', '.join(starts)}")
            self.factions[row.id] = read_faction(row, starts[row.id])
        if len(self.factions) != len(starts):
            raise BadInput(f"there must be a faction for each start of the map: {', '.join(starts)}", where)
        fields = ("order", "number", "popularity", "coins", "objectives", "sections", "invaders")
        self.mats = {row.id: Mat(row) for row in rows(data, "mat", fields, where, "id")}
        if [mat.order for mat in self.mats.values()] != list(range(1, len(self.mats) + 1)):
            raise BadInput(f"the mats must stand in their order, 1 to {len(self.mats)}", where)
        self.traps: list[Amount] = []
        for row in rows(data, "trap", ("penalty",), where):
            penalty = amounts(row, "penalty", amount_verbs(TRAP_WORDS))
            if len(penalty) != 1:
                raise row.error('penalty must be one amount: write penalty = "coins(2)"')
            self.traps.append(penalty[0])
            row.origin()
        if len(self.traps) != self.tokens:
            raise BadInput(f"there must be {self.tokens} traps, not {len(self.traps)}", where)
        self.banned: list[tuple[str, str]] = []
        for row in rows(data, "banned", ("faction", "mat"), where):
            self.banned.append((row.choice("faction", tuple(self.factions)), row.choice("mat", tuple(self.mats))))
            row.origin()


def _produce_cost(spaces: tuple[str, ...], out: int) -> tuple[int, int, int]:
    """Workers leave the mat from the left, two have left it at the start; each empty space shows a part of the cost."""
    empty = spaces[: max(0, out - 2)]
    return (empty.count("power"), empty.count("popularity"), empty.count("coins"))


def _in_order(name: str, found: list[str], wanted: tuple[str, ...], where: str) -> None:
    if found != list(wanted):
        raise BadInput(f"the [[{name}]] blocks must be {', '.join(wanted)}, in this order", where)
