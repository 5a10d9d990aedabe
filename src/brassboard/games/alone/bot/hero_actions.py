"""What each action is worth to the Hero, in points of life: the way it saves, what it finds, and what it costs him."""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import Action

from ..content import CONSTANTS, ITEMS, scopes_of
from ..data.actions import (
    Attack,
    BulletTime,
    Consult,
    EndTurn,
    Explore,
    Heal,
    Locate,
    Move,
    Open,
    Sacrifice,
    Search,
    Surge,
    Switch,
    Use,
    Work,
)
from ..data.table import Figure, Table
from ..queries import DIRECTION, WALL, Scene, figure_of, figures_here, here, tile_beside, turn_of
from ..rules.bullet_time import actions_allowed
from ..rules.hero.hero_scopes import NOTHING_DONE, blast_tiles, figures_in
from ..rules.missions import main_mission, open_steps
from ..scenario.static_map import STAIRS
from .guide import Guide
from .hero_risk import arrival_risk, attack_worth, leave_risk, plain_dice, stay_risk

ACTION: Final = 0.75
"""What an action saved is worth."""
LEARNED: Final = 1.0
"""How often a lesson about the map pays, beyond the next step."""
LOCATED: Final = 2.0
"""The same for a Locate, which tells about the goal itself."""
WORKED: Final = 4.0
"""What an Interact for a mission is worth beside the action it saves: nobody can take it away."""
NEW_SECTOR: Final = 0.2
LIT_SECTOR: Final = 0.1
FIGHT_IN_LIGHT: Final = 0.6
CARD: Final = 0.45
ENOUGH_ITEMS: Final = 6
STEP_CHARGE: Final = 0.25
"""The price of a charge of an item that moves the Hero."""
SHOT_CHARGE: Final = 0.35
NEED: Final = 0.9
"""What a point of life or self-control is worth when an item restores it."""
FIRST_OF_TWO: Final = 0.3
"""How much of the risk of a place counts if the Hero can still leave it this turn."""


def best_action(m: Scene, guide: Guide, options: Sequence[Action]) -> Action:
    """Return the best of the Hero's choices in his turn."""
    for wanted in (Surge, BulletTime, Heal, Consult):
        for option in options:
            if isinstance(option, wanted) and not (wanted is BulletTime and only_waits(m, guide)):
                return option
    best, most = options[0], -99.0
    for option in options:
        worth = action_worth(m, guide, option)
        if worth > most:
            best, most = option, worth
    return best


def only_waits(m: Scene, guide: Guide) -> bool:
    """Whether the Hero has only to hold the room he is in, so that a second action would be wasted."""
    table: Table = m.table
    main = main_mission(table)
    if main is None or not guide.at_goal or figures_here(table):
        return False
    return all([step.verb == "hold" and step.room == here(table).room for _, step in open_steps(main)])


def action_worth(m: Scene, guide: Guide, option: Action) -> float:
    """Return what a choice is worth."""
    table: Table = m.table
    if isinstance(option, Move):
        return move_worth(m, guide, option.direction)
    share = risk_share(m)
    stay = share * stay_risk(table)
    if isinstance(option, Open):
        return ACTION * guide.step_gain(option.direction) - stay
    if isinstance(option, Explore):
        return look_worth(guide, option.direction, CONSTANTS.explore_sectors) - stay
    if isinstance(option, Switch):
        return light_worth(m, guide, option.direction) - stay
    if isinstance(option, Attack):
        figure = figure_of(table, option.figure)
        return attack_worth(table, figure, plain_dice(table)) - stay if figure is not None else -1.0
    if isinstance(option, Work):
        return WORKED + ACTION - stay
    if isinstance(option, Search):
        return search_worth(table) - stay
    if isinstance(option, Locate):
        return locate_worth(guide, CONSTANTS.locate_targets) - stay
    if isinstance(option, Use):
        return item_worth(m, guide, option)
    if isinstance(option, Sacrifice):
        return sacrifice_worth(table, option.companion)
    return 0.05 - stay if isinstance(option, EndTurn) else -1.0


def risk_share(m: Scene) -> float:
    """Return how much the risk of a place counts: all of it after the last action of the turn."""
    return 1.0 if turn_of(m).actions + 1 >= actions_allowed(m) else FIRST_OF_TWO


# Going


def move_worth(m: Scene, guide: Guide, word: str, steps: int = 1, safe: bool = False) -> float:
    """Return what a move in this direction is worth: the way it saves less what waits there."""
    table: Table = m.table
    direction = DIRECTION[word]
    tile = tile_beside(table, here(table), direction)
    gain = guide.step_gain(word)
    if steps > 1 and gain > 0:
        gain = gain * min(steps, max(1.0, guide.left))
    worth = ACTION * (gain + LEARNED * guide.seen_along(direction, 1)) + NEW_SECTOR * guide.unknown(direction)
    worth -= 0.0 if safe else leave_risk(table)
    return worth - risk_share(m) * arrival_risk(table, tile, direction)


# Learning


def look_worth(guide: Guide, word: str, sectors: int) -> float:
    """Return what a look is worth: what it teaches about the way."""
    return ACTION * LEARNED * guide.seen_along(DIRECTION[word], sectors)


def locate_worth(guide: Guide, targets: int) -> float:
    """Return what a Locate is worth: what the answers teach about the way."""
    if guide.spread <= 1:
        return -1.0
    return ACTION * LOCATED * guide.located(best_targets(guide, targets))


def best_targets(guide: Guide, most: int, named: Sequence[str] = ()) -> list[str]:
    """Return the targets that teach most about the way, the best first; `named` are already chosen."""
    found = list(named)
    wanted = [target for target in possible_targets(guide.table) if target not in found]
    while len(found) < most and wanted:
        best = max(wanted, key=lambda target: guide.located([*found, target]))
        wanted.remove(best)
        found.append(best)
    return found


def possible_targets(table: Table) -> list[str]:
    """Return the rooms of the steps that come next, then the stairs."""
    main = main_mission(table)
    rooms: list[str] = []
    for mission in [main] if main is not None else table.missions:
        rooms += [f"room.{step.room}" for _, step in open_steps(mission) if step.room]
    return [*dict.fromkeys(rooms), "stair.red", "stair.blue"]


# Light and things


def light_worth(m: Scene, guide: Guide, word: str) -> float:
    """Return what a line of light is worth: it shows sectors, and it makes a fight easier."""
    table: Table = m.table
    fight = FIGHT_IN_LIGHT * len(figures_here(table)) if not here(table).lit else 0.0
    if word == "here":
        return fight
    dark = unlit_ahead(table, DIRECTION[word])
    return fight + LIT_SECTOR * dark + look_worth(guide, word, CONSTANTS.light_line)


def unlit_ahead(table: Table, direction: int) -> int:
    """Return how many sectors of a line of light may still be dark, the Hero's own included."""
    tile = here(table)
    dark = 0 if tile.lit else 1
    for _ in range(CONSTANTS.light_line):
        if direction != STAIRS and (tile.links[direction] == WALL or tile.blocked >> direction & 1):
            break
        following = tile_beside(table, tile, direction)
        if following is None:
            return dark + 1
        dark += 0 if following.lit else 1
        tile = following
    return dark


def search_worth(table: Table) -> float:
    """Return what a Search is worth: three cards in a room that was not searched, else one."""
    room = here(table).room
    fresh = bool(room) and room not in table.hero.searched
    cards = min(CONSTANTS.room_search_cards if fresh else CONSTANTS.search_cards, len(table.equipment))
    charged = len([1 for item in table.hero.items if item.charges])
    return CARD * cards * (0.5 if charged >= ENOUGH_ITEMS else 1.0) - (0.0 if fresh else 0.3)


# Items


def item_worth(m: Scene, guide: Guide, use: Use) -> float:
    """Return what the use of an item is worth, by its first call."""
    table: Table = m.table
    item, hero = table.hero.items[use.place], table.hero
    call = ITEMS[use.item].text(item.upgraded).ways[0][0]
    verb = call.verb
    if verb == "hmove":
        word = guide.best_word()
        if not word or here(table).blocked >> guide.best & 1:
            return -1.0
        return move_worth(m, guide, word, call.number(0), call.word(1) == "safe") - STEP_CHARGE
    stay = risk_share(m) * stay_risk(table)
    if verb in ("attack", "blast"):
        return best_shot(m, use) - stay
    if verb == "life":
        return heal_worth(min(call.number(0), CONSTANTS.life - hero.life), hero.life) - stay
    if verb == "calm":
        return heal_worth(min(call.number(0), CONSTANTS.calm - hero.calm), hero.calm) - stay
    if verb == "adren":
        return (0.9 if hero.adrenaline == 0 and table.turn <= 6 else -1.0) - stay
    if verb == "look":
        word = guide.best_word()
        return (look_worth(guide, word, call.number(0)) - 0.05 if word else -1.0) - stay
    if verb == "ask":
        return locate_worth(guide, call.number(0)) + 0.1 - stay
    if verb == "gear":
        return CARD * min(call.number(0), len(table.equipment)) * 0.9 - stay
    if verb == "line":
        word = guide.best_word()
        return (light_worth(m, guide, word) - 0.2 if word else -1.0) - stay
    if verb == "undanger":
        return (1.0 if here(table).danger and figures_here(table) else -1.0) - stay
    return -1.0


def heal_worth(n: int, left: int) -> float:
    """Return what an item that restores n points is worth; a track that is nearly empty wants it more."""
    return NEED * n if left <= 8 and n >= 2 else -1.0


def best_shot(m: Scene, use: Use) -> float:
    """Return what the best shot with this item is worth; a charge has a price."""
    table: Table = m.table
    item = table.hero.items[use.place]
    call = ITEMS[use.item].text(item.upgraded).ways[0][0]
    if call.verb == "blast":
        tiles = blast_tiles(table, call, NOTHING_DONE)
        return max([_blast(table, tile, call.number(0)) for tile in tiles], default=-1.0) - SHOT_CHARGE
    figures = figures_in(table, scopes_of(call, 1), NOTHING_DONE)
    most = min(item.charges, ITEMS[use.item].most_charges_per_use)
    return max([shot_worth(table, figure, use, item.upgraded, most) for figure in figures], default=-1.0)


def shot_worth(table: Table, figure: Figure, use: Use, upgraded: bool, charges: int) -> float:
    """Return what a shot at a figure with so many charges is worth."""
    value = ITEMS[use.item].text(upgraded).ways[0][0].args[0]
    dice = value if isinstance(value, int) else (3 if upgraded else 2) + charges
    return attack_worth(table, figure, dice + bonus_dice(table)) - SHOT_CHARGE * charges


def bonus_dice(table: Table) -> int:
    """Return the dice that skills add to every attack."""
    return plain_dice(table) - CONSTANTS.attack_dice - (1 if table.hero.character == "commander" else 0)


def _blast(table: Table, tile: int, dice: int) -> float:
    return sum([attack_worth(table, figure, dice) for figure in table.figures if figure.tile == tile])


def sacrifice_worth(table: Table, companion: str) -> float:
    """Return what giving up a companion is worth: only the Doctor's, in need."""
    hero = table.hero
    if companion == "doctor":
        return 3.0 if hero.life <= 5 or hero.calm <= 5 else -2.0
    return -2.0
