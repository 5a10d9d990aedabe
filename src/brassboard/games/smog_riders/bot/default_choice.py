"""What a table is worth to a seat, and what a practised player does without much thought.

`evaluate` judges a table after a trial; `default_choice` chooses without any trial. The rest is in
`travel_time` (how far it is), `goals` (what for), `movement` and `objects` (attackers), `minions`, `stygia`,
`dice` and `assignment`, `card_play` and `card_answers`. Bots that search look at `win_chance`.
"""

from collections.abc import Callable, Sequence
from typing import Final

from brassboard.kernel import Action, Frame, Seat, Window

from ..content import CHARACTERS, ROOM_CARDS, TURRETS
from ..data.actions import (
    Aim,
    Along,
    At,
    Cancel,
    Deploy,
    Draft,
    Drift,
    Emplace,
    End,
    Four,
    In,
    Nudge,
    Place,
    Play,
    Post,
    Reinforce,
    Rest,
    Revive,
    Roll,
    Stay,
    Suffer,
    Summon,
    Way,
)
from ..data.frames import (
    Attach,
    AttackTurn,
    DefenceTurn,
    Drag,
    Drifting,
    EnterStygia,
    Gain,
    HandLimit,
    HandOver,
    LoadDie,
    Movement,
    Nearest,
    Perform,
    PlaceTurret,
    PlayCard,
    Pool,
    Ready,
    Reinforcements,
    Reroll,
    Return,
    Round,
    Search,
    Session,
    StygiaPhase,
    Summoning,
    Tide,
)
from ..data.table import ACTIVE, FALLEN, LEFT, MAP, STYGIA, Character, Table
from ..queries import Scene, active, attackers_in, enemies_in, here, in_room, room_of, special, turrets_in, who
from ..scenario.static_map import EYE, PATHS, site
from . import assignment, card_answers, card_play, dice, minions, movement, objects, stygia
from .goals import Aims
from .travel_time import FAR, Terrain, inner

POINT: Final = 12.0  # a victory point
SANE: Final = 8.0  # a Mind that outlasts one tide, where Stygia is the way
STEP: Final = 0.8  # a movement point nearer to what one wants
DRAFT: Final = (
    "clayton", "mapuche", "hans", "amelia", "ottoline", "patty", "charlotte", "ignatius", "arcturus",
    "tom", "fucatchu", "magda", "duane", "kelly", "vikka", "jack", "yusra", "morsiarty",
)  # fmt: skip
"""Whom bots would rather have, each faction for itself: dice and Health before finesse."""


# What a table is worth


def evaluate(table: Table, seat: Seat) -> float:
    """What a position is worth to a seat."""
    if not table.faction:
        return 0.0
    if seat == table.defender:
        return defender_worth(table)
    worth = attacker_worth(table, seat)
    worth -= 0.5 * POINT * max([other.points for other in table.sides if other.seat != seat])
    return worth - minions_worth(table)


def attacker_worth(table: Table, seat: Seat) -> float:
    """Points, health, the way to what is wanted, rooms in hand, stocks."""
    place = site(table.scenario)
    own = table.sides[seat]
    worth = POINT * own.points + 0.8 * own.luck + 0.4 * min(own.steam, 5) + 0.7 * min(len(own.magic), 5)
    aims = Aims(table, seat)
    mine: set[int] = set()
    for one in table.characters:
        if one.seat == seat:
            worth += character_worth(one, aims)
            if one.at == MAP:
                mine.add(place.room_of[one.square])
    for room in mine:
        state = table.rooms[room]
        if state.state == ACTIVE:
            worth += 4.0 * state.laid / ROOM_CARDS[state.card].target - 3.0
    for gun in table.turrets:
        worth -= 0.5 * (place.room_of[gun.square] in mine)
    for row in place.scenario.points:
        if row.what == "turret":
            worth += sum([4.0 * gun.wounds for gun in table.turrets if gun.id == row.kind])
    return worth


def character_worth(one: Character, aims: Aims) -> float:
    if one.at == LEFT:
        return 8.0
    if one.at == FALLEN:
        return -6.0
    profile = CHARACTERS[one.id]
    worth = 4.0 + 1.6 * (profile.health - one.wounds) - 0.6 * one.madness - 1.2 * one.stunned
    worth += 0.8 * len(one.gear) + 5.0 * len(one.carries)
    if one.at == STYGIA:
        worth -= 2.0 - 0.5 * (3 if one.astral == EYE else one.astral // PATHS)
    return worth - STEP * min(aims.time(one), FAR // 2)


def minions_worth(table: Table) -> float:
    """What the minions on the map are worth to the defender."""
    worth = 0.0
    for one in table.characters:
        if one.seat == table.defender and one.at == MAP:
            king = site(table.scenario).scenario.wins == "leader" and CHARACTERS[one.id].leader
            worth += 2.5 + (6.0 if king else 1.2) * (CHARACTERS[one.id].minion_health - one.wounds) - one.stunned
    return worth


def defender_worth(table: Table) -> float:
    seat = table.defender
    own = table.sides[seat]
    values = [attacker_worth(table, other.seat) for other in table.sides if other.seat != seat]
    worth = POINT * own.points + 0.8 * min(len(own.defence), 6) + minions_worth(table)
    worth -= 0.6 * max(values) + 0.6 * sum(values) / len(values)
    prey = prey_squares(table)
    if prey:
        terrain = Terrain(table)
        hunting = terrain.times_to(prey, terrain.shut(), hunting=True)
        for one in table.characters:
            if one.seat == seat and one.at == MAP:
                worth -= 0.4 * min(hunting[one.square], 12)
    for gun in table.turrets:
        worth += 1.0 + 0.8 * (TURRETS[gun.kind].health - gun.wounds)
    return worth


def prey_squares(table: Table) -> int:
    """Where attackers stand that a minion could get at."""
    place = site(table.scenario)
    found = 0
    for one in table.characters:
        if one.square < 0 or one.at != MAP or one.seat == table.defender:
            continue  # some are drafted and not yet deployed
        if not place.area_squares >> one.square & 1:
            found |= 1 << one.square
    return found


# Habits


def default_choice(m: Scene, seat: Seat, options: Sequence[Action]) -> Action | None:
    """What a practised player would do here at once. None: think."""
    chosen = HABITS.get(type(m.stack[-1]))
    return chosen(m, seat, options) if chosen is not None else None


def last(options: Sequence[Action], chosen: Action | None) -> Action:
    """Nothing to do: the last option ends the phase or passes."""
    return chosen if chosen is not None else options[-1]


def in_movement(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    chosen = card_play.play_now(m, seat, options) if has_play(options) else None
    if chosen is None:
        move = minions.minion_move if seat == m.table.defender else movement.attacker_move
        chosen = move(m, seat, options)
    return last(options, chosen)


def has_play(options: Sequence[Action]) -> bool:
    """Cards come after everything else but the end."""
    return len(options) > 1 and not isinstance(options[-2], movement.PLAIN_MOVES)


def in_stygia(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    chosen = card_play.play_now(m, seat, options)
    return last(options, chosen if chosen is not None else stygia.walk_stygia(m, seat, options))


def in_turn(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Whom to let rest, which room to roll, whom to revive."""
    if isinstance(options[0], Rest) or (len(options) > 1 and isinstance(options[-2], Rest)):
        return rest(m, seat, options)
    for option in options:
        if isinstance(option, Revive) and not turrets_in(m, room_of(m, who(m, option.comrade))):
            return option
    chosen = card_play.play_now(m, seat, options)
    if chosen is not None:
        return chosen
    rolls = [option for option in options if isinstance(option, Roll)]
    if rolls:
        return best_roll(m, seat, rolls)
    return options[-1]


def best_roll(m: Scene, seat: Seat, rolls: list[Roll]) -> Action:
    """First where most enemies are: what falls there cannot strike elsewhere."""
    board = here(m).board
    return max(rolls, key=lambda option: len(enemies_in(m, seat, board.room(option.room))))


def rest(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Who is hurt and not needed: no enemies, no card to solve; or alone and nearly down."""
    for option in options:
        if isinstance(option, Rest):
            one = who(m, option.character)
            if one.wounds and needs_rest(m, seat, one):
                return option
    return options[-1]


def needs_rest(m: Scene, seat: Seat, one: Character) -> bool:
    if one.at != MAP:
        return not one.dice
    room = room_of(m, one)
    return not active(m, room) and not enemies_in(m, seat, room)


def in_pool(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    first = options[0]
    if isinstance(first, Place):
        return assignment.place_die(m, seat, options)
    if isinstance(first, Cancel):
        return dice.spare_curse(m, seat, options)
    if isinstance(first, Suffer):
        return dice.sufferer(m, seat, options)
    if isinstance(first, Four | Nudge):
        return dice.change_die(m, seat, options)
    chosen = dice.next_action(m, seat, options)
    if chosen is None:
        chosen = card_play.play_now(m, seat, options)
    return last(options, chosen)


def in_perform(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    if isinstance(options[0], Aim):
        return dice.best_target(m, seat, options)
    if isinstance(options[0], Along):
        return dice.best_line(m, seat, options)
    return dice.steam_to_spend(m, seat, options)


def in_card(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    if isinstance(options[0], Way):
        return card_answers.way(m, seat, options)
    return card_answers.card_on(m, seat, options)


def in_round(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """The order of penalties: where most attackers are."""
    board = here(m).board
    rooms = [option for option in options if isinstance(option, In)]
    return max(rooms, key=lambda option: len(attackers_in(m, board.room(option.room))))


def in_tide(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    if isinstance(options[0], Stay | Drift):
        return stygia.hold_or_drift(m, seat, options)
    return options[0]


def in_return(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    if isinstance(options[0], At):
        return stygia.square_to_stand(m, seat, options)
    return stygia.return_room(m, seat, options)


# Setting up


def in_session(m: Scene, seat: Seat, options: Sequence[Action]) -> Action | None:
    first = options[0]
    if isinstance(first, Draft):
        return draft(m, seat, options)
    if isinstance(first, Deploy):
        return deploy(m, seat, options)
    return None


def draft(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Strong ones first; somebody who shoots, and somebody for Stygia where it is the way."""
    ours = [one.id for one in m.table.characters if one.seat == seat]
    ranged = any([CHARACTERS[one].main.attack != "melee" for one in ours])
    scenario = here(m).scenario
    astral = scenario.leader >= 0 or scenario.limiter != ""
    best, chosen = -99.0, options[0]
    for option in options:
        if isinstance(option, Draft):
            worth = -float(DRAFT.index(option.character))
            if astral:
                worth += SANE * (CHARACTERS[option.character].mind >= 2)
            if ours and not ranged and CHARACTERS[option.character].main.attack != "melee":
                worth += 3.0
            if worth > best:
                best, chosen = worth, option
    return chosen


def deploy(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Nearest to the way in."""
    times = Aims(m.table, seat).times
    board = here(m).board
    squares = [board.square(option.to) if isinstance(option, Deploy) else 0 for option in options]
    first = options[0]
    assert isinstance(first, Deploy)
    away = [times[first.character][square] for square in squares]
    return options[away.index(min(away))]


# The defender's figures


def in_reinforcements(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """A minion strikes and blocks: mostly more than a card and a turret."""
    if isinstance(options[0], Reinforce):
        return options[0]
    for option in options:
        if isinstance(option, Play) and option.card == "call_to_arms":
            return option
    summons = [option for option in options if isinstance(option, Summon)]
    if summons:
        return best_minion(m, summons)
    emplacements = [option for option in options if isinstance(option, Emplace)]
    if emplacements:
        return best_emplacement(m, emplacements)
    chosen = card_play.play_now(m, seat, options)
    return chosen if chosen is not None else next((o for o in options if isinstance(o, End)), options[-1])


def best_minion(m: Scene, summons: Sequence[Action]) -> Action:
    able = [option for option in summons if isinstance(option, Summon)]
    return max(able, key=lambda option: minion_rank(option.character))


def minion_rank(id: str) -> float:
    profile = CHARACTERS[id]
    ranged = profile.minion.attack != "melee"
    single = profile.minion.needs.most == 1
    return 2.0 * profile.minion_dice + profile.minion_health + 0.7 * ranged + 1.5 * single


def in_summoning(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    if isinstance(options[0], Summon):
        return best_minion(m, options)
    one = who(m, m.within(Summoning).character)
    mind = minions.MinionMind(m, seat)
    board = here(m).board
    posts = [option for option in options if isinstance(option, Post)]
    if not mind.prey:
        return posts[len(posts) // 2]
    return max(posts, key=lambda option: mind.standing(one, board.square(option.to)))


def in_emplacement(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    return best_emplacement(m, options)


def best_emplacement(m: Scene, options: Sequence[Action]) -> Action:
    """Where a turret sees most attackers and few of them reach it."""
    place = here(m)
    prey = [one for one in m.table.characters if one.at == MAP and one.seat not in (-1, m.table.defender)]
    prey = [one for one in prey if not special(m, one, "no_turret")]
    best, chosen = -1e9, options[0]
    for option in options:
        if isinstance(option, Emplace):
            worth = gun_worth(m, place.board.square(option.to), prey)
            if worth > best:
                best, chosen = worth, option
    return chosen


def gun_worth(m: Scene, square: int, prey: list[Character]) -> float:
    place = here(m)
    seen = place.sight.visible(square, place.opened(m.table.open), 0, 0)
    near = inner(place)[square]
    room = place.room_of[square]
    worth = 0.0
    for one in prey:
        if seen >> one.square & 1:
            worth += 1.0
        if near[one.square] <= 1:
            worth -= 0.6
        elif near[one.square] < FAR:
            worth += 0.05 * near[one.square]
    worth += 0.4 * len(in_room(m, m.table.defender, room)) + 0.5 * len(attackers_in(m, room))
    return worth


HABITS: Final[dict[type[Frame], Callable[[Scene, Seat, Sequence[Action]], Action | None]]] = {
    Session: in_session,
    Movement: in_movement,
    StygiaPhase: in_stygia,
    AttackTurn: in_turn,
    DefenceTurn: in_turn,
    Pool: in_pool,
    Perform: in_perform,
    Window: card_answers.react,
    PlayCard: in_card,
    Round: in_round,
    Tide: in_tide,
    Return: in_return,
    Nearest: stygia.square_to_stand,
    Drag: stygia.square_to_stand,
    Drifting: stygia.drift_on,
    EnterStygia: stygia.enter_access,
    HandOver: objects.take_item,
    HandLimit: card_answers.discard,
    Search: card_answers.found,
    Attach: card_answers.bearer,
    Gain: dice.receiver,
    Ready: dice.lose_die,
    Reroll: dice.dice_again,
    LoadDie: dice.load_die,
    Reinforcements: in_reinforcements,
    Summoning: in_summoning,
    PlaceTurret: in_emplacement,
}
