"""Cards, structure bonus tiles and the Automa: what their tables hold, and how they are read."""

from typing import Final

from brassboard.kit.content import Row, read_tables, rows
from brassboard.kit.effects import Arg, Vocabulary, number, word

from .mats import BONUSES, TERRAINS
from .reader import MOST, Amount, amount_verbs, amounts, amounts_of

# The vocabulary of cards
COSTS: Final = ("coins", "power", "popularity", "combat_card", "resource_any", "resource_different")
GAINS: Final = (
    "coins", "power", "popularity", "combat_card", "food", "wood", "metal", "oil", "resource_any", "worker",
    "upgrade", "deploy", "build", "enlist", "produce", "peek_combat_cards", "relocate_units",
)  # fmt: skip
COST_VERBS: Final = amount_verbs(COSTS)
GAIN_VERBS: Final = amount_verbs(GAINS)
COUNTS: Final = (
    "controlled_territories", "power", "factory_cards", "mechs_deployed", "workers_on_board", "coins", "popularity",
    "upgrades", "structures", "recruits", "combat_cards", "combat_stars",
)  # fmt: skip
FACTS: Final = (
    "controls_factory", "power_at_least_every_other_player", "forced_opponent_worker_to_retreat_this_turn",
    "controlled_territory_with", "territory_with", "controls_resources", "worker_on_controlled_territory_of_each",
)  # fmt: skip
AUTOMA_MOVES: Final = (
    "move_worker", "move_mech", "move_character", "encounter_factory", "attack_combat_unit", "attack_worker",
)  # fmt: skip
ATTACK: Final = "attack_combat_unit"  # if its power is at least so much
AUTOMA_GAINS: Final = ("power", "coins", "combat_card", "worker", "character_or_mech")


# Cards


class Offer:
    """An option of an encounter."""

    def __init__(self, row: Row) -> None:
        self.cost: tuple[Amount, ...] = amounts(row, "cost", COST_VERBS)
        self.gain: tuple[Amount, ...] = amounts(row, "gain", GAIN_VERBS)


class Encounter:
    def __init__(self, row: Row) -> None:
        self.no: int = row.no
        self.promo: bool = row.flag("promo")
        self.offers: tuple[Offer, ...] = tuple([Offer(each) for each in row.tables("offers", ("cost", "gain"), 3)])
        self.mark, self.rulebook = row.origin()


class FactoryCard:
    """Pay the cost, take all of one way of `choose`; what goes on the map goes to a unit of the kind `placement`."""

    def __init__(self, row: Row) -> None:
        self.no: int = row.no
        self.promo: bool = row.flag("promo")
        self.cost: tuple[Amount, ...] = amounts(row, "cost", COST_VERBS)
        ways = row.effects("choose", GAIN_VERBS).ways
        self.choose: tuple[tuple[Amount, ...], ...] = tuple([amounts_of(way) for way in ways])
        self.placement: str = row.choice("placement", ("worker", "mech"))
        if not self.cost:
            raise row.error('a Factory card has a cost: write such as cost = "coins(2)"')
        self.mark, self.rulebook = row.origin()


_CONDITION: Final = (
    "count", "fact", "op", "value", "terrain", "feature", "adjacent_to", "equals", "resources_at_least",
    "each_kind_at_least", "one_kind_at_least", "character", "mechs_exactly", "workers_exactly", "workers_at_least",
    "own_pieces_at_least", "pieces", "terrains",
)  # fmt: skip


class Condition:
    """A part of an objective: a `count` compared (`op`) with a value or another count, or a `fact`."""

    def __init__(self, row: Row) -> None:
        self.count: str = row.choice("count", COUNTS, "")
        self.fact: str = row.choice("fact", FACTS, "")
        self.op: str = row.choice("op", (">=", "<=", "=="), "")
        self.value: int = row.number("value", 0, 99, 0)
        self.terrain: str = row.choice("terrain", TERRAINS, "")
        self.feature: str = row.choice("feature", ("tunnel", "encounter"), "")
        self.adjacent_to: str = row.choice("adjacent_to", ("factory", "same_lake", "own_home_base"), "")
        self.equals: str = row.choice("equals", COUNTS, "")
        self.resources_at_least: int = row.number("resources_at_least", 1, 99, 0)
        self.each_kind_at_least: int = row.number("each_kind_at_least", 1, 99, 0)
        self.one_kind_at_least: int = row.number("one_kind_at_least", 1, 99, 0)
        self.character: int = row.number("character", 1, 1, 0)
        self.mechs_exactly: int = row.number("mechs_exactly", 0, 9, -1)
        self.workers_exactly: int = row.number("workers_exactly", 0, 9, -1)
        self.workers_at_least: int = row.number("workers_at_least", 1, 9, 0)
        self.own_pieces_at_least: int = row.number("own_pieces_at_least", 1, 99, 0)
        self.pieces: tuple[str, ...] = ()
        self.terrains: tuple[str, ...] = ()
        if "pieces" in row.data:
            self.pieces = row.choices("pieces", ("character", "worker", "mech", "structure"))
        if "terrains" in row.data:
            self.terrains = row.choices("terrains", TERRAINS)
        if bool(self.count) == bool(self.fact):
            raise row.error('a condition has either count = "…" or fact = "…"')
        if self.count and (not self.op or ("value" in row.data) == bool(self.equals)):
            raise row.error("a count is compared: give it an op, and either value or equals")
        if self.fact and ("op" in row.data or "value" in row.data or self.equals):
            raise row.error("a fact is true or not: leave out op, value and equals")


class Objective:
    def __init__(self, row: Row) -> None:
        self.no: int = row.no
        self.promo: bool = row.flag("promo")
        self.when: str = row.choice("when", ("end_of_turn", "own_turn", "event"))
        self.all: tuple[Condition, ...] = tuple([Condition(each) for each in row.tables("all", _CONDITION)])
        self.mark, self.rulebook = row.origin()


class BonusTile:
    """A structure bonus tile; a step is (lowest count, highest count, coins)."""

    def __init__(self, row: Row) -> None:
        self.id: str = row.id
        steps: list[tuple[int, int, int]] = []
        for place, entry in enumerate(row.items("steps"), 1):
            step = Row({"step": entry}, ("step",), f"{row.where}: steps {place}")
            low, high, coins = step.numbers("step", 1, 99, 3)
            if low > high or low != (steps[-1][1] + 1 if steps else 1):
                raise step.error("steps go on where the one before ended, from 1: write [lowest, highest, coins]")
            steps.append((low, high, coins))
        if not steps:
            raise row.error("steps is empty: write steps = [[1, 1, 2]]")
        self.steps: tuple[tuple[int, int, int], ...] = tuple(steps)
        self.mark, self.rulebook = row.origin()

    def coins(self, count: int) -> int:
        """What a count is worth; beyond the last step it is worth the last step."""
        worth = 0
        for low, _, coins in self.steps:
            if count >= low:
                worth = coins
        return worth


class Cards:
    """The whole cards file."""

    def __init__(self, text: str, where: str) -> None:
        data = read_tables(text, ("combat", "objective", "encounter", "factory", "tile"), where)
        combat: list[int] = []
        for row in rows(data, "combat", ("value", "copies"), where):
            combat += [row.number("value", 1, 9)] * row.number("copies", 1, 99)
            row.origin()
        self.combat = tuple(sorted(combat))
        self.objectives = {
            row.no: Objective(row) for row in rows(data, "objective", ("promo", "when", "all"), where, "no")
        }
        self.encounters = {row.no: Encounter(row) for row in rows(data, "encounter", ("promo", "offers"), where, "no")}
        fields = ("promo", "cost", "choose", "placement")
        self.factory = {row.no: FactoryCard(row) for row in rows(data, "factory", fields, where, "no")}
        self.tiles = {row.id: BonusTile(row) for row in rows(data, "tile", ("steps",), where, "id")}


# The Automa


class Level:
    """A level and its star tracker, whose spaces count from 0."""

    def __init__(self, row: Row) -> None:
        self.id: str = row.id
        self.spaces: int = row.number("spaces", 1, 99)
        self.row: int = row.number("row", 1, 99)  # spaces in a row of the card
        self.water_until: int = row.number("water_until", -1, self.spaces - 1)  # last space without water; -1 none
        self.second: int = row.number("second", 1, self.spaces - 1)  # where scheme II begins
        self.stars: tuple[int, ...] = row.numbers("stars", 1, self.spaces - 1)
        self.skips: bool = row.flag("skips")  # loses the turn with a marked card
        if list(self.stars) != sorted(set(self.stars)) or self.spaces - 1 not in self.stars:
            raise row.error("stars must rise and end on the last space")
        self.mark, self.rulebook = row.origin()


class Doing:
    """A move of a scheme; `faction` "" is for every faction."""

    def __init__(self, do: str, min_power: int = 0, faction: str = "") -> None:
        self.do = do
        self.min_power = min_power
        self.faction = faction


class Gain:
    def __init__(self, what: str, n: int, faction: str = "") -> None:
        self.what = what
        self.n = n
        self.faction = faction


class AutomaVerbs:
    """The moves and gains of its cards; each may be for one faction only."""

    def __init__(self, factions: tuple[str, ...]) -> None:
        only: tuple[Arg, ...] = (word(*factions, default="", noun="faction"),)
        power_and_only: tuple[Arg, ...] = (number(1, MOST), *only)
        self.moves = Vocabulary({move: power_and_only if move == ATTACK else only for move in AUTOMA_MOVES})
        self.gains = Vocabulary(dict.fromkeys(AUTOMA_GAINS, power_and_only))


class Scheme:
    """The first move that can be made is made; then all gains; `recruit` is the human's recruit bonus."""

    def __init__(self, row: Row, verbs: AutomaVerbs) -> None:
        moves: list[Doing] = []
        for way in row.effects("moves", verbs.moves).ways:
            if len(way) > 1:
                raise row.error("moves: the first move that can be made is made: join moves with | instead of ;")
            power = way[0].number(0) if way[0].verb == ATTACK else 0
            moves.append(Doing(way[0].verb, power, way[0].word(-1)))
        gains = [Gain(call.verb, call.number(0), call.word(1)) for call in row.calls("gains", verbs.gains, empty=True)]
        self.moves: tuple[Doing, ...] = tuple(moves)
        self.gains: tuple[Gain, ...] = tuple(gains)
        self.recruit: str = row.choice("recruit", (*BONUSES, "none"))


class AutomaCard:
    """`spend` is the power it spends in combat with up to 7, up to 13 and more power; `resources` lie on its hexes."""

    def __init__(self, row: Row, verbs: AutomaVerbs) -> None:
        self.no: int = row.no
        self.skip: bool = row.flag("skip")
        self.advance: bool = row.flag("advance")
        low, middle, high = row.numbers("spend", 0, 99, 3)
        self.spend: tuple[int, int, int] = (low, middle, high)
        self.cards: int = row.number("cards", 0, 9)
        self.resources: int = row.number("resources", 0, 9)
        first, second = row.tables("schemes", ("moves", "gains", "recruit"), 2)
        self.schemes: tuple[Scheme, Scheme] = (Scheme(first, verbs), Scheme(second, verbs))
        self.mark, self.rulebook = row.origin()


class Automa:
    """The whole Automa file."""

    def __init__(self, text: str, factions: tuple[str, ...], where: str) -> None:
        data = read_tables(text, ("level", "card"), where)
        verbs = AutomaVerbs(factions)
        fields = ("spaces", "row", "water_until", "second", "stars", "skips")
        self.levels = {row.id: Level(row) for row in rows(data, "level", fields, where, "id")}
        fields = ("skip", "advance", "spend", "cards", "resources", "schemes")
        self.cards = {row.no: AutomaCard(row, verbs) for row in rows(data, "card", fields, where, "no")}
