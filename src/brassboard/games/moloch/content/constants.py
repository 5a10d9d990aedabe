"""The numbers of the game: the die, ether, limits, and what lies in the box. Each has a row in rules.toml."""

from typing import Final

from brassboard.kernel import BadInput
from brassboard.kit.content import Row, read_tables, rows

from .components import ORIGIN, Origin
from .effects import SYMBOLS

SIDES_OF_A_DIE: Final = 6


class Constants:
    """The numbers of the game, by name. `origins` says where each comes from; those marked ours may be tuned."""

    def __init__(self, text: str, where: str) -> None:
        table = _Numbers(text, where)
        self.faces: Final = table.symbols("faces", SIDES_OF_A_DIE)  # of the die (RM-RULING-01)
        self.actions: Final = table.number("actions", 1, 9)  # of a gentleman or an agent in an activation
        self.joint_dice: Final = table.number("joint_dice", 0, 9)  # for each other figure of a joint attack
        self.short_range: Final = table.number("short_range", 1, 20)  # in squares
        self.special_cost: Final = table.number("special_cost", 0, 9)  # ether for charge, elusive, counter-attack
        self.elusive_dice: Final = table.number("elusive_dice", 1, 9)
        self.crown_ether: Final = table.number("crown_ether", 1, 9)  # instead of a hit
        self.rest_heal: Final = table.number("rest_heal", 0, 9)
        self.rest_ether: Final = table.number("rest_ether", 0, 9)
        self.defeat_pool: Final = table.number("defeat_pool", 0, 9)  # ether for the pool when a gentleman is defeated
        self.fire_damage: Final = table.number("fire_damage", 0, 9)  # for entering a fire, or starting in one
        self.gentlemen: Final = table.number("gentlemen", 1, 5)  # in a group
        self.most_advantages: Final = table.number("most_advantages", 1, 8)
        self.most_powers: Final = table.number("most_powers", 2, 8)
        self.chaos_hand: Final = table.number("chaos_hand", 0, 9)  # at the start of a chapter
        self.places_on_offer: Final = table.number("places_on_offer", 1, 9)  # place cards of an intermezzo
        self.round_track: Final = table.number("round_track", 1, 20)
        self.fires: Final = table.number("fires", 1, 99)  # markers, as are the next two: a limit (RM-RULING-71)
        self.rubble: Final = table.number("rubble", 1, 99)
        self.crates: Final = table.number("crates", 1, 99)
        self.dice: Final = table.number("dice", 1, 99)  # in the box; no limit of a pool (RM-RULING-02)
        self.damage_markers: Final = table.number("damage_markers", 1, 99)
        self.ether_markers: Final = table.number("ether_markers", 1, 99)
        self.status_markers: Final = table.number("status_markers", 1, 99)
        self.doors: Final = table.number("doors", 1, 99)
        self.stands: Final = table.number("stands", 1, 99)
        self.exits: Final = table.number("exits", 1, 99)
        self.benefit_markers: Final = table.number("benefit_markers", 1, 99)
        self.special_markers: Final = table.number("special_markers", 1, 99)
        self.curtains: Final = table.number("curtains", 1, 99)
        table.check_all_known()
        self.origins: Final = table.origins


class _Numbers:
    """The rows of rules.toml, while they are read by name."""

    def __init__(self, text: str, where: str) -> None:
        data = read_tables(text, ("constant",), where)
        self.where = where
        self.rows: dict[str, Row] = {row.id: row for row in rows(data, "constant", ("value", *ORIGIN), where, "id")}
        self.origins: dict[str, str] = {id: Origin(row).mark for id, row in self.rows.items()}
        self.known: list[str] = []

    def row(self, name: str) -> Row:
        self.known.append(name)
        if name not in self.rows:
            raise BadInput(f'the constant {name} is missing: add [[constant]] with id = "{name}"', self.where)
        return self.rows[name]

    def number(self, name: str, least: int, most: int) -> int:
        return self.row(name).number("value", least, most)

    def symbols(self, name: str, count: int) -> tuple[str, ...]:
        return self.row(name).choices("value", SYMBOLS, count)

    def check_all_known(self) -> None:
        for id, row in self.rows.items():
            if id not in self.known:
                raise row.error(f"no rule asks for this constant: remove it; known are {', '.join(self.known)}")
