"""A small module that plugs into every named point: a stoker walks the board, fights, and may end the game.

It stands for what an expansion will bring, and touches nothing of the base rules.
"""

from typing import Final

from brassboard.games.scythe.content import Faction
from brassboard.games.scythe.content.map_tables import NUMBER, TERRITORIES, TOUCHING
from brassboard.games.scythe.data.table import Npc, Player, Table
from brassboard.games.scythe.extension_points import (
    Actor,
    Chain,
    CombatAbility,
    Ending,
    EntryHook,
    Module,
    Scene,
    Score,
    SetupStep,
    Space,
)
from brassboard.games.scythe.queries import base_control, gain_coins, player
from brassboard.games.scythe.rules.automa_moves import its_mechs, near_factory, neighbourhood
from brassboard.games.scythe.rules.scoring import coins_known
from brassboard.kernel import END_RULE, Dice, Flow, Frame, Public, dice, rule
from brassboard.kit.bits import Bits, members

HOME: Final = NUMBER["E4"]


class Arrive(Frame, tag="scythe.stoker_arrives"):
    """Set-up: the stoker comes to the Factory and stands in the order of turns."""


class Walk(Frame, tag="scythe.stoker_walks"):
    """Its turn: one step, chosen by a die."""

    seat: Public[int]
    die: Public[Dice | None] = None


class Strength(Frame, tag="scythe.stoker_fights"):
    """Its strength in a combat: a die, and a card of value 2."""

    seat: Public[int]
    die: Public[Dice | None] = None
    result: Public[tuple[int, ...]] = ()


def arrive(arriving: Arrive, m: Scene) -> Flow:
    m.table.npcs.append(Npc("stoker", HOME, life=3))
    m.table.actors = (*m.table.actors, "stoker")
    m.table.order = (*m.table.order, -1)
    return None


def roll(walking: Walk, m: Scene) -> Flow:
    return dice(1, 6, into="die")


def step(walking: Walk, m: Scene) -> Flow:
    assert walking.die is not None
    stoker: Npc = m.table.npcs[0]
    if stoker.at < 0:
        return END_RULE
    near = members(TOUCHING[stoker.at] & TERRITORIES)
    stoker.at = near[walking.die.faces[0] % len(near)]
    return None


def roll_strength(fighting: Strength, m: Scene) -> Flow:
    return dice(1, 6, into="die")


def count_strength(fighting: Strength, m: Scene) -> Flow:
    assert fighting.die is not None
    fighting.result = (fighting.die.faces[0], 2)
    return None


rule(Arrive, (arrive, ""))
rule(Walk, (roll, ""), (step, ""))
rule(Strength, (roll_strength, ""), (count_strength, ""))


def beaten(m: Scene, side: int, winner: int) -> None:
    stoker: Npc = m.table.npcs[-1 - side]
    stoker.life -= 1
    stoker.at = -1


def coal(m: Scene, one: Player, unit: str, at: int) -> Flow:
    """Entering the mountain G1 pays a coin, once in a game."""
    if at == NUMBER["G1"] and "coal" not in one.spent:
        one.spent = (*one.spent, "coal")
        gain_coins(m, one, 1)
    return None


def never(m: Scene, one: Player, unit: str, at: int) -> bool:
    return at == NUMBER["G1"]


def rails(m: Scene, one: Player, at: int) -> Bits:
    return 1 << HOME


def scare(m: Scene, one: Player, foe: int) -> Flow:
    if foe >= 0:
        player(m, foe).power = 0
    return None


def flagged_control(table: Table, seat: int) -> Bits:
    """Whoever has the most power also controls the lake C1."""
    most = max([one.power for one in table.players])
    extra = 1 << NUMBER["C1"] if table.players[seat].power == most else 0
    return base_control(table, seat) | extra


def everyone_wins(table: Table) -> tuple[int, ...]:
    return tuple([one.seat for one in table.players if one.kind == "human"])


STOKERS = Faction("stokers", 2, 1, "swim", ("riverwalk", "speed", "scout", "suiton"), ("farm",))
"""A faction without a home base of its own."""

STOKER = Module(
    "stoker",
    factions=[STOKERS],
    setup=[SetupStep(55, "stoker", lambda m: Arrive())],
    spaces=[Space("rich", "coins", 12, lambda m, one: one.coins, known=coins_known)],
    track=("mechs", "rich", "combat_1", "power"),
    unlimited={"nordic": ("combat",)},
    entries=[EntryHook(15, "coal", never, coal)],
    extra_steps={"speed": rails},
    before={"riverwalk": CombatAbility(lambda m, one, foe, at, attacks: True, scare, hostile=True)},
    actors={
        "stoker": Actor(lambda m, seat: Walk(seat), lambda m, side: Strength(side), beaten, shielded=True),
    },
    endings=[
        Ending("SC-END-01", lambda m: bool(m.table.npcs) and m.table.npcs[0].life <= 0),
        Ending("SC-END-02", lambda m: m.table.turns >= 40, at_once=False),
    ],
    scores=[Score(70, "stoker", lambda table, seat: 100)],
    winners=everyone_wins,
    control=flagged_control,
    chains={"move_mech": Chain(its_mechs, lambda m, me, unit, at: neighbourhood(m, me), (near_factory,))},
    reading=lambda m, hexes: max(hexes),
)
