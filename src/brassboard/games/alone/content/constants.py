"""The numbers of the game: the die, the reaction spaces, the tracks, the limits. Each has a row in rules.toml."""

from typing import Any, Final

from brassboard.kernel import BadInput
from brassboard.kit.content import Row, read_tables, rows

from .components import Origin

FACES: Final = ("hit", "conditional", "miss")


class Constants:
    """The numbers of the game, by name. `origins` says where each comes from; those marked ours may be tuned."""

    def __init__(self, text: str, where: str) -> None:
        data = read_tables(text, ("constant", "adrenaline"), where)
        table = _Numbers(data, where)
        self.turns: Final = table.number("turns", 1, 20)  # Hero turns in a round
        self.reactions: Final = table.number("reactions", 1, 9)  # cards a turn
        self.spaces: Final = table.numbers("spaces", 4, 20, 4)  # reaction spaces of each level, from easy on
        self.fewest_spaces: Final = table.number("fewest_spaces", 4, 20)  # that the options allow
        self.most_spaces: Final = table.number("most_spaces", 4, 20)
        self.combo_spaces: Final = table.number("combo_spaces", 1, 3)  # what the second card of a turn covers
        self.danger_spaces: Final = table.number("danger_spaces", 0, 9)  # the last spaces, with a danger symbol each
        self.danger_always: Final = table.number("danger_always", 0, 9)  # danger symbols that no card covers
        self.hand_limits: Final = table.numbers("hand_limits", 1, 20, 3)  # with 1, 2 and 3 Evil players
        self.decks_used: Final = table.number("decks_used", 1, 4)
        self.round_track: Final = table.number("round_track", 2, 20)  # spaces; the marker starts on the last
        self.nightmare_space: Final = table.number("nightmare_space", 1, 9)
        self.nightmare_loss: Final = table.number("nightmare_loss", 0, 9)  # self-control in each following round
        self.life: Final = table.number("life", 1, 20)  # at the start, and at most
        self.calm: Final = table.number("calm", 1, 20)
        self.adrenaline: Final = table.number("adrenaline", 0, 9)  # at the start
        self.most_adrenaline: Final = table.number("most_adrenaline", 1, 9)
        self.least_adrenaline_max: Final = table.number("least_adrenaline_max", 0, 9)
        self.die: Final = table.faces("die")  # the six faces
        self.attack_dice: Final = table.number("attack_dice", 1, 8)  # of the plain Attack
        self.explore_sectors: Final = table.number("explore_sectors", 1, 9)
        self.locate_targets: Final = table.number("locate_targets", 1, 9)
        self.search_cards: Final = table.number("search_cards", 1, 9)
        self.room_search_cards: Final = table.number("room_search_cards", 1, 9)  # the first time in a room
        self.light_line: Final = table.number("light_line", 1, 9)  # further sectors a switch box lights
        self.creatures_per_floor: Final = table.number("creatures_per_floor", 1, 20)
        self.dangers_per_floor: Final = table.number("dangers_per_floor", 1, 20)
        self.least_distance: Final = table.number("least_distance", 0, 9)  # minimum distance after all changes
        self.far: Final = table.number("far", 1, 9)  # distance from which a hidden sector is far
        self.starting_dangers: Final = table.number("starting_dangers", 0, 9)  # at most, on each floor
        self.starting_danger_distance: Final = table.number("starting_danger_distance", 0, 9)
        self.clue_distance: Final = table.number("clue_distance", 1, 9)  # of `find` markers, as long as possible
        self.skill_points: Final = table.number("skill_points", 1, 9)  # which make a skill active
        self.boss_points: Final = table.number("boss_points", 0, 5)
        table.check_all_known()
        self.origins: Final = table.origins
        self.adrenaline_table: Final = _adrenaline(data, where)
        if not self.fewest_spaces <= min(self.spaces) <= max(self.spaces) <= self.most_spaces:
            raise BadInput(f"spaces must be {self.fewest_spaces} to {self.most_spaces}, not {self.spaces}", where)

    def adrenaline_max(self, lower_track: int) -> int:
        """Return the adrenaline maximum at the lower of life and self-control (AL-END-04), before missions."""
        for least, most in self.adrenaline_table:
            if lower_track >= least:
                return most
        return self.adrenaline_table[-1][1]


class _Numbers:
    """The rows of rules.toml, while they are read by name."""

    def __init__(self, data: dict[str, Any], where: str) -> None:
        self.where = where
        self.rows: dict[str, Row] = {row.id: row for row in rows(data, "constant", ("value",), where, "id")}
        self.origins: dict[str, str] = {id: Origin(row).mark for id, row in self.rows.items()}
        self.known: list[str] = []

    def row(self, name: str) -> Row:
        self.known.append(name)
        if name not in self.rows:
            raise BadInput(f'the constant {name} is missing: add [[constant]] with id = "{name}"', self.where)
        return self.rows[name]

    def number(self, name: str, least: int, most: int) -> int:
        return self.row(name).number("value", least, most)

    def numbers(self, name: str, least: int, most: int, count: int) -> tuple[int, ...]:
        return self.row(name).numbers("value", least, most, count)

    def faces(self, name: str) -> tuple[str, ...]:
        return self.row(name).choices("value", FACES, 6)

    def check_all_known(self) -> None:
        for id, row in self.rows.items():
            if id not in self.known:
                raise row.error(f"no rule asks for this constant: remove it; known are {', '.join(self.known)}")


def _adrenaline(data: dict[str, Any], where: str) -> tuple[tuple[int, int], ...]:
    """Return the adrenaline maximum from each value of the lower track on, highest value first (AL-RULING-02)."""
    found: list[tuple[int, int]] = []
    for row in rows(data, "adrenaline", ("at_least", "most"), where):
        Origin(row)
        pair = (row.number("at_least", 0, 20), row.number("most", 0, 9))
        if found and (pair[0] >= found[-1][0] or pair[1] <= found[-1][1]):
            raise row.error("rows go down from the top of the track, and lower tracks give more: sort them")
        found.append(pair)
    if found[-1][0] != 0:
        raise BadInput("the last row of adrenaline must be for an empty track: write at_least = 0", where)
    return tuple(found)
