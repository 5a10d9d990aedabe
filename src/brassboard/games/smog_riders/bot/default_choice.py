"""The choice a practised player makes without trying anything out.

`default_choice` chooses by the frame that asks; `evaluation` judges a table after a trial. Ways and times are in
`travel_time`, goals in `goals`, the moves of attackers in `movement` and `objects`, the others in `minions`, `stygia`,
`dice`, `assignment`, `card_play` and `card_answers`. Bots that search use `win_chance`.
"""

from collections.abc import Callable, Sequence
from typing import Final

from brassboard.kernel import Action, Frame, Seat, Window

from ..content import CHARACTERS
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
from ..data.table import MAP, Character
from ..queries import Scene, attackers_in, enemies_in, has_special, here, in_room, is_active, room_of, turrets_in, who
from . import assignment, card_answers, card_play, dice, minions, movement, objects, stygia
from .goals import Aims
from .travel_time import FAR, room_distances

SPARE_MIND: Final = 8.0  # the worth of Mind enough for one tide, where the scenario leads through Stygia
DRAFT_ORDER: Final = (
    "clayton", "mapuche", "hans", "amelia", "ottoline", "patty", "charlotte", "ignatius", "arcturus",
    "tom", "fucatchu", "magda", "duane", "kelly", "vikka", "jack", "yusra", "morsiarty",
)  # fmt: skip
"""The characters in the order bots draft them, within each faction: dice and Health count most."""


# Choices by the frame that asks


def default_choice(m: Scene, seat: Seat, options: Sequence[Action]) -> Action | None:
    """Return what a practised player would do here at once; None if it has to be thought about."""
    chosen = CHOICES_BY_FRAME.get(type(m.stack[-1]))
    return chosen(m, seat, options) if chosen is not None else None


def chosen_or_last(options: Sequence[Action], chosen: Action | None) -> Action:
    """Return the choice, or the last option, which ends the phase or passes."""
    return chosen if chosen is not None else options[-1]


def in_movement(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Play a card if one is worth it, else make the best move."""
    chosen = card_play.play_now(m, seat, options) if has_play(options) else None
    if chosen is None:
        move = minions.minion_move if seat == m.table.defender else movement.attacker_move
        chosen = move(m, seat, options)
    return chosen_or_last(options, chosen)


def has_play(options: Sequence[Action]) -> bool:
    """Return whether the options hold a card: cards come after all else but the end."""
    return len(options) > 1 and not isinstance(options[-2], movement.PLAIN_MOVES)


def in_stygia(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    chosen = card_play.play_now(m, seat, options)
    return chosen_or_last(options, chosen if chosen is not None else stygia.walk_stygia(m, seat, options))


def in_turn(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Choose who rests, which room to roll, or whom to revive."""
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
    """Return the roll in the room with most enemies: whoever falls there cannot strike elsewhere."""
    board = here(m).board
    return max(rolls, key=lambda option: len(enemies_in(m, seat, board.room(option.room))))


def rest(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Let hurt characters rest that are not needed."""
    for option in options:
        if isinstance(option, Rest):
            one = who(m, option.character)
            if one.wounds and needs_rest(m, seat, one):
                return option
    return options[-1]


def needs_rest(m: Scene, seat: Seat, one: Character) -> bool:
    """Return whether a hurt character has nothing to do: no enemies and no card to solve in its room."""
    if one.at != MAP:
        return not one.dice
    room = room_of(m, one)
    return not is_active(m, room) and not enemies_in(m, seat, room)


def in_pool(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    first = options[0]
    if isinstance(first, Place):
        return assignment.place_die(m, seat, options)
    if isinstance(first, Cancel):
        return dice.choose_curse_to_cancel(m, seat, options)
    if isinstance(first, Suffer):
        return dice.choose_sufferer(m, seat, options)
    if isinstance(first, Four | Nudge):
        return dice.change_die(m, seat, options)
    chosen = dice.next_action(m, seat, options)
    if chosen is None:
        chosen = card_play.play_now(m, seat, options)
    return chosen_or_last(options, chosen)


def in_perform(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    if isinstance(options[0], Aim):
        return dice.best_target(m, seat, options)
    if isinstance(options[0], Along):
        return dice.best_line(m, seat, options)
    return dice.steam_to_spend(m, seat, options)


def in_card(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    if isinstance(options[0], Way):
        return card_answers.choose_loss(m, seat, options)
    return card_answers.choose_card_target(m, seat, options)


def in_round(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Let the room with most attackers suffer its penalty first."""
    board = here(m).board
    rooms = [option for option in options if isinstance(option, In)]
    return max(rooms, key=lambda option: len(attackers_in(m, board.room(option.room))))


def in_tide(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    if isinstance(options[0], Stay | Drift):
        return stygia.stay_or_drift(m, seat, options)
    return options[0]


def in_return(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    if isinstance(options[0], At):
        return stygia.choose_square(m, seat, options)
    return stygia.choose_return_room(m, seat, options)


# Set-up


def in_session(m: Scene, seat: Seat, options: Sequence[Action]) -> Action | None:
    first = options[0]
    if isinstance(first, Draft):
        return draft(m, seat, options)
    if isinstance(first, Deploy):
        return deploy(m, seat, options)
    return None


def draft(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Draft strong characters first, and one that shoots.

    Where the scenario leads through Stygia, characters with Mind to spare come first.
    """
    ours = [one.id for one in m.table.characters if one.seat == seat]
    ranged = any([CHARACTERS[one].main.attack != "melee" for one in ours])
    scenario = here(m).scenario
    astral = scenario.leader >= 0 or scenario.limiter != ""
    best, chosen = -99.0, options[0]
    for option in options:
        if isinstance(option, Draft):
            worth = -float(DRAFT_ORDER.index(option.character))
            if astral:
                worth += SPARE_MIND * (CHARACTERS[option.character].mind >= 2)
            if ours and not ranged and CHARACTERS[option.character].main.attack != "melee":
                worth += 3.0
            if worth > best:
                best, chosen = worth, option
    return chosen


def deploy(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Place the character on the square nearest to its goal."""
    times = Aims(m.table, seat).times
    board = here(m).board
    squares = [board.square(option.to) if isinstance(option, Deploy) else 0 for option in options]
    first = options[0]
    assert isinstance(first, Deploy)
    away = [times[first.character][square] for square in squares]
    return options[away.index(min(away))]


# The defender's figures


def in_reinforcements(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Choose reinforcements: a minion strikes and blocks, so it comes before card and turret."""
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
    """Return the strongest of these minions."""
    able = [option for option in summons if isinstance(option, Summon)]
    return max(able, key=lambda option: minion_rank(option.character))


def minion_rank(id: str) -> float:
    """Return how strong a minion is: its dice, Health and attack."""
    profile = CHARACTERS[id]
    ranged = profile.minion.attack != "melee"
    single = profile.minion.needs.most == 1
    return 2.0 * profile.minion_dice + profile.minion_health + 0.7 * ranged + 1.5 * single


def in_summoning(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    """Choose the minion that comes, then the square on which it is worth most."""
    if isinstance(options[0], Summon):
        return best_minion(m, options)
    one = who(m, m.within(Summoning).character)
    moves = minions.MinionMoves(m, seat)
    board = here(m).board
    posts = [option for option in options if isinstance(option, Post)]
    if not moves.prey:
        return posts[len(posts) // 2]
    return max(posts, key=lambda option: moves.square_worth(one, board.square(option.to)))


def in_emplacement(m: Scene, seat: Seat, options: Sequence[Action]) -> Action:
    return best_emplacement(m, options)


def best_emplacement(m: Scene, options: Sequence[Action]) -> Action:
    """Return the square from which a turret sees most attackers and where few reach it."""
    place = here(m)
    prey = [one for one in m.table.characters if one.at == MAP and one.seat not in (-1, m.table.defender)]
    prey = [one for one in prey if not has_special(m, one, "no_turret")]
    best, chosen = -1e9, options[0]
    for option in options:
        if isinstance(option, Emplace):
            worth = turret_square_worth(m, place.board.square(option.to), prey)
            if worth > best:
                best, chosen = worth, option
    return chosen


def turret_square_worth(m: Scene, square: int, prey: list[Character]) -> float:
    """Return the worth of a turret on a square."""
    place = here(m)
    seen = place.sight.visible(square, place.opened(m.table.open), 0, 0)
    near = room_distances(place)[square]
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


CHOICES_BY_FRAME: Final[dict[type[Frame], Callable[[Scene, Seat, Sequence[Action]], Action | None]]] = {
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
    Nearest: stygia.choose_square,
    Drag: stygia.choose_square,
    Drifting: stygia.drift_inward,
    EnterStygia: stygia.enter_access,
    HandOver: objects.take_item,
    HandLimit: card_answers.choose_discard,
    Search: card_answers.choose_found_card,
    Attach: card_answers.choose_bearer,
    Gain: dice.choose_receiver,
    Ready: dice.lose_die,
    Reroll: dice.choose_reroll,
    LoadDie: dice.load_die,
    Reinforcements: in_reinforcements,
    Summoning: in_summoning,
    PlaceTurret: in_emplacement,
}
