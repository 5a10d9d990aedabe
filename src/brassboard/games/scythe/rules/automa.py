"""The Automa's turn: a card, one move, gains, a recruit bonus for the neighbours, the star tracker."""

from typing import Final

from brassboard.kernel import END_RULE, Flow, call, draw, goto, rule, shuffle
from brassboard.kit import zones

from ..content import AUTOMA_CARDS, BONUSES, FACTORY, LEVELS, MECHS, STARS, TRAPS, WORKERS, Level, Scheme
from ..content.map_tables import NAMES, TERRITORIES, TOUCHING
from ..data.events import (
    AutomaCardPlayed,
    AutomaGained,
    AutomaMoved,
    AutomaSkipped,
    AutomaStayed,
    FactoryVisited,
    SchemeChanged,
    StarPlaced,
    TokenTaken,
    TrackerMoved,
)
from ..data.frames import AutomaTurn, Combat, Trek
from ..data.table import NOWHERE, Player
from ..extension_points import Actor, Scene
from ..queries import bonus, clockwise, draw_cards, enemy_fighters, gain_coins, gain_power, is_human, player
from .after_moves import foe_at
from .automa_combat import clear_goods, deck_owner, restack
from .automa_moves import choose_move, move_chains, place_unit
from .bottom_row import entitled_seats
from .enter_territory import drive_off, workers_alone
from .factions import put_flag, put_trap, spring_trap, token_at
from .stars import award_stars, check_end


def level_of(one: Player) -> Level:
    """Return the level of an Automa."""
    return LEVELS[one.level]


def active_scheme(one: Player) -> int:
    """Return the index of the scheme it plays by: 0 until its tracker reaches the scheme II space (SA-TURN-03)."""
    return 1 if one.tracker >= level_of(one).second else 0


def scheme_of(turn: AutomaTurn) -> Scheme:
    """Return the scheme of the card that is played."""
    return AUTOMA_CARDS[turn.card].schemes[turn.scheme]


# The card


def refill_deck(turn: AutomaTurn, m: Scene) -> Flow:
    """Shuffle both discard piles where the deck is empty (SA-TURN-05)."""
    owner = deck_owner(m, player(m, turn.seat))
    return None if owner.deck else shuffle(len(owner.discard) + len(owner.fought), into="order")


def draw_card(turn: AutomaTurn, m: Scene) -> Flow:
    """Draw a card for the turn (SA-TURN-01).

    An Autometta does nothing this turn with a card that shows the crossed gear (SA-TURN-02).
    """
    one = player(m, turn.seat)
    owner = deck_owner(m, one)
    if turn.order is not None:
        restack(owner, turn.order.places)
        turn.order = None
    turn.card, owner.deck = owner.deck[0], owner.deck[1:]
    owner.discard = (*owner.discard, turn.card)
    owner.last = turn.card
    m.reveal()
    card = AUTOMA_CARDS[turn.card]
    if card.skip and level_of(one).skips:  # SA-TURN-02
        m.emit(AutomaSkipped(one.faction, turn.card))
        return END_RULE
    turn.scheme = active_scheme(one)
    m.emit(AutomaCardPlayed(one.faction, turn.card, turn.scheme + 1))
    return None


# One move


def try_move(turn: AutomaTurn, m: Scene) -> Flow:
    """Try the moves from left to right and carry out the first one that is possible (SA-TURN-08).

    Moves of other factions are passed over (SA-TURN-07).
    """
    one = player(m, turn.seat)
    moves = scheme_of(turn).moves
    while turn.doing < len(moves):
        doing = moves[turn.doing]
        if not doing.faction or doing.faction == one.faction:
            chosen = choose_move(m, one, doing)
            if chosen is not None:
                unit, origin, to = chosen
                place_unit(one, unit, origin, to)
                turn.unit, turn.at = unit, to
                turn.origin = origin
                m.emit(AutomaMoved(one.faction, unit, NAMES[origin], NAMES[to]))
                return None
        turn.doing += 1
    m.emit(AutomaStayed(one.faction))
    return goto(next_gain)


def meet_trap(turn: AutomaTurn, m: Scene) -> Flow:
    """Spring a person's Trap on the hex: it works on an Automa too (SA-INV-03)."""
    return spring_trap(m, player(m, turn.seat), turn.unit, turn.at)


def meet_enemy(turn: AutomaTurn, m: Scene) -> Flow:
    """Drive off workers and remove their resources (SA-RAID-02), or call a combat with fighters (SA-ATTACK-03)."""
    one = player(m, turn.seat)
    if workers_alone(m, one, turn.unit, turn.at):
        drive_off(m, one, turn.unit, turn.at)
        clear_goods(m, turn.at)
        return None
    if turn.unit != "worker" and enemy_fighters(m.table, turn.seat) >> turn.at & 1:
        treks = (Trek(turn.unit, turn.origin, turn.at, True),)
        return call(Combat(turn.seat, foe_at(m, turn.seat, turn.at), turn.at, treks=treks))
    return None


def take_token(turn: AutomaTurn, m: Scene) -> Flow:
    """Take an encounter token under the character (SA-CHAR-02), also after a combat it won (SA-COMBAT-08)."""
    one = player(m, turn.seat)
    if turn.unit == "character" and one.character == turn.at and one.character in m.table.encounters:
        m.table.encounters = tuple([at for at in m.table.encounters if at != one.character])
        m.emit(TokenTaken(one.faction, NAMES[one.character]))
    return None


def draw_factory(turn: AutomaTurn, m: Scene) -> Flow:
    """Draw a Factory card at random at the character's first visit (SA-CHAR-02, SA-COMBAT-08)."""
    one = player(m, turn.seat)
    if turn.unit != "character" or one.character != turn.at:
        return None
    cards = len(m.table.factory.cards)
    if one.character == FACTORY and "factory_card" not in one.spent and cards:
        return draw(1, cards, into="drawn")
    return None


def take_factory(turn: AutomaTurn, m: Scene) -> Flow:
    """Take the drawn Factory card out of the pile; it has no effect."""
    if turn.drawn is None:
        return None
    one = player(m, turn.seat)
    pile = m.table.factory
    card = pile.cards[turn.drawn.places[0]]
    turn.drawn = None
    pile.cards = zones.take(pile.cards, card)
    m.table.taken = (*m.table.taken, card)
    one.spent = (*one.spent, "factory_card")
    m.reveal()
    m.emit(FactoryVisited(one.faction, card))
    return None


def draw_token(turn: AutomaTurn, m: Scene) -> Flow:
    """Place a Flag, or draw a Trap, where the character went (SA-INV-01)."""
    one = player(m, turn.seat)
    at = one.character
    if turn.unit != "character" or at != turn.at or not TERRITORIES >> at & 1:
        return None
    if scheme_of(turn).moves[turn.doing].do not in ("encounter_factory", "move_character"):
        return None
    if token_at(m, at) or TOUCHING[one.base] >> at & 1:
        return None
    if one.faction == "albion" and len(one.flags) < len(TRAPS):
        put_flag(m, one)
    elif one.faction == "togawa" and len(one.traps) < len(TRAPS):
        return draw(1, len(TRAPS) - len(one.traps), into="drawn")
    return None


def put_token(turn: AutomaTurn, m: Scene) -> Flow:
    """Lay the drawn Trap."""
    if turn.drawn is not None:
        one = player(m, turn.seat)
        laid = [trap.penalty for trap in one.traps]
        free = [number for number in range(len(TRAPS)) if number not in laid]
        put_trap(m, one, free[turn.drawn.places[0]])
        turn.drawn = None
    return None


# Gains


def next_gain(turn: AutomaTurn, m: Scene) -> Flow:
    """Make the next gain of the scheme; gains of other factions are passed over (SA-TURN-07)."""
    one = player(m, turn.seat)
    gains = scheme_of(turn).gains
    if turn.gain >= len(gains):
        return goto(recruits)
    gain = gains[turn.gain]
    if gain.faction and gain.faction != one.faction:
        return None
    if gain.what == "power":
        gain_power(m, one, gain.n)
    elif gain.what == "coins":
        gain_coins(m, one, gain.n)
    elif gain.what == "combat_card":
        return draw_cards(m, turn.seat, gain.n)
    elif gain.what == "worker":
        _new_worker(m, one, gain.n)
    else:
        _new_fighter(m, one)
    return None


def _new_worker(m: Scene, one: Player, n: int) -> None:
    """Put workers from the faction mat on the home base, up to 8 in all (SA-GAIN-02)."""
    for _ in range(min(n, WORKERS - len(one.workers))):
        one.workers = tuple(sorted((*one.workers, one.base)))
        m.emit(AutomaGained(one.faction, "worker"))


def _new_fighter(m: Scene, one: Player) -> None:
    """Put the character on the home base if it was beaten, else a mech (SA-GAIN-03).

    Any number of units may stand there; they control nothing and cannot be attacked (SA-GAIN-04).
    """
    if one.character == NOWHERE:
        one.character = one.base
        m.emit(AutomaGained(one.faction, "character"))
    elif len(one.mechs) < MECHS:
        one.mechs = tuple(sorted((*one.mechs, one.base)))
        m.emit(AutomaGained(one.faction, "mech"))


def gain_stars(turn: AutomaTurn, m: Scene) -> Flow:
    """Place the star of 16 power at once, before the tracker moves (SA-STAR-05)."""
    return award_stars(m, turn.seat)


def gain_done(turn: AutomaTurn, m: Scene) -> Flow:
    """Go on to the next gain."""
    turn.gain += 1
    return goto(next_gain)


# Recruit bonuses of people beside it


def recruits(turn: AutomaTurn, m: Scene) -> Flow:
    """List the neighbours whose recruit gives the bonus that the scheme names (SA-TURN-06, RF-MPA-11)."""
    what = scheme_of(turn).recruit
    if what != "none":
        turn.neighbours = entitled_seats(m, turn.seat, BONUSES.index(what))
    return None


def recruit(turn: AutomaTurn, m: Scene) -> Flow:
    """Give the next neighbour the recruit bonus."""
    return bonus(m, turn.neighbours[0], scheme_of(turn).recruit, 1) if turn.neighbours else None


def recruit_done(turn: AutomaTurn, m: Scene) -> Flow:
    """Go on to the next neighbour."""
    if not turn.neighbours:
        return None
    turn.neighbours = turn.neighbours[1:]
    return goto(recruit)


def neighbours_stars(turn: AutomaTurn, m: Scene) -> Flow:
    """Place the stars that recruit bonuses gave to persons, clockwise."""
    for seat in clockwise(m, turn.seat)[1:]:
        flow = award_stars(m, seat) if is_human(m, seat) else None
        if flow is not None:
            return flow
    return goto(advance)


def next_stars(turn: AutomaTurn, m: Scene) -> Flow:
    """Look for the next person with a star to place."""
    return goto(neighbours_stars)


# The star tracker


def advance(turn: AutomaTurn, m: Scene) -> Flow:
    """Move the star tracker if the card says so (SA-STAR-01)."""
    steps = 1 if AUTOMA_CARDS[turn.card].advance else 0
    return None if move_tracker(m, player(m, turn.seat), steps) else END_RULE


def move_tracker(m: Scene, one: Player, steps: int) -> bool:
    """Move the star tracker forward, and return whether scheme II begins.

    Each space passed counts as reached, also when a campaign moves the tracker at setup (SA-STAR-04): its star is
    placed, and scheme II is announced at its space.
    """
    begins = False
    for _ in range(steps):
        if one.tracker >= level_of(one).spaces - 1 or m.table.ended:
            break
        one.tracker += 1
        m.emit(TrackerMoved(one.faction, one.tracker))
        reach_space(m, one)
        if one.tracker == level_of(one).second and not m.table.ended:
            m.emit(SchemeChanged(one.faction))
            begins = True
    return begins


def reach_space(m: Scene, one: Player) -> None:
    """Place a star on a star space of the tracker; the sixth ends the game at once (SA-STAR-03)."""
    if one.tracker in level_of(one).stars and len(one.stars) < STARS:
        one.stars = (*one.stars, "tracker")
        m.emit(StarPlaced(one.faction, "tracker", len(one.stars)))
        check_end(m, one)


def shuffle_deck(turn: AutomaTurn, m: Scene) -> Flow:
    """Shuffle all cards when scheme II begins (SA-TURN-04)."""
    owner = deck_owner(m, player(m, turn.seat))
    return shuffle(len(owner.deck) + len(owner.discard) + len(owner.fought), into="order")


def new_deck(turn: AutomaTurn, m: Scene) -> Flow:
    """Put the deck in that order."""
    assert turn.order is not None
    restack(deck_owner(m, player(m, turn.seat)), turn.order.places)
    return None


rule(
    AutomaTurn,
    (refill_deck, "SA-TURN-05"),
    (draw_card, "SA-TURN-01"),
    (try_move, "SA-TURN-08"),
    (meet_trap, "SA-INV-03"),
    (meet_enemy, "SA-ATTACK-03"),
    (take_token, "SA-CHAR-02"),
    (draw_factory, "SA-CHAR-02"),
    (take_factory, "SA-CHAR-02"),
    (draw_token, "SA-INV-01"),
    (put_token, "SA-INV-01"),
    (next_gain, "SA-GAIN-01"),
    (gain_stars, "SA-STAR-05"),
    (gain_done, "SA-GAIN-01"),
    (recruits, "SA-TURN-06"),
    (recruit, "SA-TURN-06"),
    (recruit_done, "SA-TURN-06"),
    (neighbours_stars, "SC-STAR-06"),
    (next_stars, "SC-STAR-06"),
    (advance, "SA-STAR-01"),
    (shuffle_deck, "SA-TURN-04"),
    (new_deck, "SA-TURN-04"),
)


# SA-GEN-01: this frame plays the Automa's turn without asking anybody.
ACTOR: Final = Actor(turn=lambda m, seat: AutomaTurn(seat))
CHAINS: Final = move_chains()
