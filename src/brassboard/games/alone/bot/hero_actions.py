"""What each action is worth to the Hero, in points of life: the way it saves, what it finds, and what it costs him."""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import Action

from ..content import CONSTANTS, ITEMS
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
from ..queries import DIRECTION, WALL, Scene, creature_row, figures_here, has_skill, here, tile_beside
from ..scenario.static_map import STAIRS
from .guide import Guide

ACTION: Final = 0.75
"""What an action saved is worth."""
HIT: Final = 1 / 3
CONDITIONAL: Final = 2 / 3
WORKED: Final = 4.0
"""What an Interact for a mission is worth beside the action it saves: nobody can take it away."""
NEW_SECTOR: Final = 0.25
LIT_SECTOR: Final = 0.12
CARD: Final = 0.5
ENOUGH_ITEMS: Final = 7
LOCATED: Final = 1.6
"""What the answers of a Locate are worth while nothing is known of the goals."""
KILLED: Final = 1.8
"""What the death of a creature is worth, beside the attacks it no longer makes."""
NEED: Final = 1.1
"""What a point of life or self-control is worth when an item restores it."""


def best_action(m: Scene, guide: Guide, options: Sequence[Action]) -> Action:
    """Return the best of the Hero's choices in his turn."""
    first = [option for option in options if isinstance(option, BulletTime | Surge | Heal | Consult)]
    surge = [option for option in first if isinstance(option, Surge)]
    if first:
        return surge[0] if surge else first[-1]
    best, most = options[0], -99.0
    for option in options:
        worth = action_worth(m, guide, option)
        if worth > most:
            best, most = option, worth
    return best


def action_worth(m: Scene, guide: Guide, option: Action) -> float:
    """Return what a choice is worth."""
    table: Table = m.table
    if isinstance(option, Move):
        return move_worth(table, guide, option.direction, 1)
    if isinstance(option, Open):
        return ACTION * (guide.stay - guide.cost(option.direction) - 1) - stay_risk(table)
    if isinstance(option, Explore):
        return look_worth(m, guide, option.direction, CONSTANTS.explore_sectors) - stay_risk(table)
    if isinstance(option, Switch):
        return switch_worth(m, guide, option.direction) - stay_risk(table)
    if isinstance(option, Attack):
        return attack_worth(table, option.figure, plain_dice(table)) - stay_risk(table)
    if isinstance(option, Work):
        return WORKED + ACTION - stay_risk(table)
    if isinstance(option, Search):
        return search_worth(table) - stay_risk(table)
    if isinstance(option, Locate):
        return locate_worth(m, guide) - stay_risk(table)
    if isinstance(option, Use):
        return item_worth(m, guide, option)
    if isinstance(option, Sacrifice):
        return sacrifice_worth(table, option.companion)
    return 0.1 if isinstance(option, EndTurn) else -1.0


# Danger


def attack_of(table: Table, figure: Figure, lit: bool, danger: bool) -> float:
    """Return the expected loss of one attack of a creature."""
    row = creature_row(table, figure.kind)
    return (row.lit if lit else row.dark) * (CONDITIONAL if danger else HIT)


def stay_risk(table: Table) -> float:
    """Return the expected loss of staying here until the end of the turn."""
    tile = here(table)
    return sum([attack_of(table, figure, tile.lit, tile.danger) for figure in figures_here(table)])


def leave_risk(table: Table) -> float:
    """Return the expected loss of leaving this sector (AL-OPP-02 to -04)."""
    dice = len(figures_here(table)) - (1 if here(table).lit else 0)
    return max(0, dice) * HIT


# Going


def move_worth(table: Table, guide: Guide, word: str, steps: int) -> float:
    """Return what a step in this direction is worth: the way it saves less what waits there."""
    saved = guide.stay - guide.cost(word)
    if steps > 1 and saved > 0:
        saved = min(guide.stay, saved * steps)
    worth = ACTION * saved - leave_risk(table)
    tile = tile_beside(table, here(table), DIRECTION[word])
    if tile is None:
        return worth + NEW_SECTOR
    there = [figure for figure in table.figures if figure.tile == tile.number]
    return worth - sum([attack_of(table, figure, tile.lit, tile.danger) for figure in there])


def look_worth(m: Scene, guide: Guide, word: str, most: int) -> float:
    """Return what a look is worth: it counts where the Hero is in doubt and does not know the sectors."""
    direction = DIRECTION[word]
    doubt = 1.0 - guide.certainty()
    wanted = 0.3 + guide.votes.get(direction, 0.0)
    return unknown_ahead(m.table, direction, most) * (NEW_SECTOR + ACTION * doubt) * wanted


def unknown_ahead(table: Table, direction: int, most: int) -> int:
    """Return how many sectors a straight line of this length may show that are not in the maze."""
    tile = here(table)
    if direction == STAIRS:
        return 0 if tile_beside(table, tile, STAIRS) is not None else 1
    for step in range(most):
        if tile.links[direction] == WALL or tile.blocked >> direction & 1:
            return 0
        beside = tile_beside(table, tile, direction)
        if beside is None:
            return most - step
        tile = beside
    return 0


def switch_worth(m: Scene, guide: Guide, word: str) -> float:
    """Return what light in a direction is worth: it shows sectors, and hits are easier in light."""
    table: Table = m.table
    if word == "here":
        return 0.0
    fight = 0.9 * len(figures_here(table)) if not here(table).lit else 0.0
    return look_worth(m, guide, word, CONSTANTS.light_line) + LIT_SECTOR * 2 + fight


# Fighting


def plain_dice(table: Table) -> int:
    """Return the dice of the plain Attack."""
    dice = CONSTANTS.attack_dice + (1 if has_skill(table, "cultist") else 0)
    return dice + (1 if table.hero.character == "commander" else 0)


def attack_worth(table: Table, number: int, dice: int) -> float:
    """Return what an attack with so many dice is worth: the wounds to be expected."""
    for figure in table.figures:
        if figure.number == number:
            row = creature_row(table, figure.kind)
            chance = CONDITIONAL if here(table).lit else HIT
            first, second = (0, row.second) if figure.wounded else (row.first, row.second)
            dead = at_least(first + second, dice, chance)
            hurt = at_least(first, dice, chance) if first else 0.0
            danger = attack_of(table, figure, here(table).lit, here(table).danger)
            return dead * (KILLED + 2 * danger) + (hurt - dead) * 0.5 * KILLED
    return -1.0


def at_least(hits: int, dice: int, chance: float) -> float:
    """Return the chance of at least so many hits."""
    total, ways = 0.0, 1.0
    for count in range(dice + 1):
        if count:
            ways = ways * (dice - count + 1) / count
        if count >= hits:
            total += ways * chance**count * (1 - chance) ** (dice - count)
    return total


# Finding


def search_worth(table: Table) -> float:
    """Return what a Search is worth: three cards in a room that was not searched, else one."""
    room = here(table).room
    fresh = bool(room) and room not in table.hero.searched
    cards = CONSTANTS.room_search_cards if fresh else CONSTANTS.search_cards
    cards = min(cards, len(table.equipment))
    many = len(table.hero.items) >= ENOUGH_ITEMS
    return CARD * cards * (0.5 if many else 1.0) - (0.0 if fresh else 0.2)


def locate_worth(m: Scene, guide: Guide) -> float:
    """Return what a Locate is worth: much if the goal may be in many places, nothing if it was just asked."""
    table: Table = m.table
    recent = [fact for fact in table.told if fact.what == "answer" and fact.tiles >= table.last_tile - 2]
    if recent or guide.spread <= 2:
        return -1.0
    return LOCATED * (1.0 - guide.certainty())


# Items


def item_worth(m: Scene, guide: Guide, use: Use) -> float:
    """Return what the use of an item is worth, by its first call."""
    table: Table = m.table
    item = table.hero.items[use.place]
    hero = table.hero
    text = ITEMS[use.item].text(item.upgraded)
    call = text.ways[0][0]
    verb = call.verb
    if verb == "hmove":
        steps = call.number(0)
        risk = leave_risk(table) if call.word(1) == "safe" else 0.0
        words = guide.best_word()
        return move_worth(table, guide, words, steps) + risk - 0.3 if words else -1.0
    risk = stay_risk(table)
    if verb in ("attack", "blast"):
        return best_shot(m, use) - risk
    if verb == "life":
        return life_worth(min(call.number(0), CONSTANTS.life - hero.life), hero.life) - risk
    if verb == "calm":
        return life_worth(min(call.number(0), CONSTANTS.calm - hero.calm), hero.calm) - risk
    if verb == "adren":
        return (0.9 if hero.adrenaline == 0 and table.turn <= 6 else -1.0) - risk
    if verb == "look":
        word = guide.best_word()
        return (look_worth(m, guide, word, call.number(0)) - 0.1 if word else -1.0) - risk
    if verb == "ask":
        return locate_worth(m, guide) + 0.2 - risk
    if verb == "gear":
        return CARD * min(call.number(0), len(table.equipment)) * 0.9 - risk
    if verb == "line":
        word = guide.best_word()
        return (switch_worth(m, guide, word) - 0.3 if word else -1.0) - risk
    if verb == "undanger":
        return (1.2 if here(table).danger and figures_here(table) else -1.0) - risk
    return -1.0


def life_worth(n: int, left: int) -> float:
    """Return what an item that restores n points is worth; a track that is nearly empty wants it more."""
    return NEED * n if left <= 8 and n >= 2 else -1.0


def best_shot(m: Scene, use: Use) -> float:
    """Return what the best shot with this item is worth; a charge has a price."""
    table: Table = m.table
    item = table.hero.items[use.place]
    text = ITEMS[use.item].text(item.upgraded)
    call = text.ways[0][0]
    value = call.args[0]
    dice = value if isinstance(value, int) else 2 + min(item.charges, ITEMS[use.item].most_charges_per_use)
    with_hero = [figure.number for figure in figures_here(table)]
    if not with_hero:
        return -1.0
    return max([attack_worth(table, number, dice) for number in with_hero]) - 0.4


def sacrifice_worth(table: Table, companion: str) -> float:
    """Return what giving up a companion is worth: only the Doctor, in need, and the Technician in a fresh room."""
    hero = table.hero
    if companion == "doctor":
        return 3.0 if hero.life <= 5 or hero.calm <= 5 else -2.0
    return -2.0
