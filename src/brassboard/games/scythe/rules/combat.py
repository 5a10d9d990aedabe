"""Combat in its stages: abilities before it, sealed dials and cards, reveal, and what winning and losing bring.

A side is a player's place; a unit no player controls is -1 - its place in `Table.npcs`, and its strength is what its
actor says. Automas draw theirs from their deck.
"""

from typing import Final

from brassboard.kernel import (
    DONE,
    PASS,
    Ask,
    Denied,
    Done,
    Flow,
    Kind,
    Pass,
    Seat,
    ask,
    call,
    form,
    goto,
    legal,
    requires,
    rule,
)
from brassboard.kit.bits import members

from ..content import DIAL_MAX
from ..content.map_tables import ADDS, DIALS, NAMES, NUMBER
from ..data.actions import Add, Dial, Give, Retreat, Use
from ..data.events import Bid, CombatBegan, CombatWon, Retreated
from ..data.frames import AutomaBid, Combat, Gift
from ..data.table import AUTOMA, HUMAN, Player
from ..extension_points import Scene, points
from ..queries import (
    combat_units,
    count_of,
    discard_cards,
    draw_cards,
    is_human,
    lose_popularity,
    lose_power,
    named,
    player,
    shift,
)
from .automa_combat import return_to_mat, settle_resources
from .combat_abilities import retreat_lakes, spares_popularity
from .stars import stars
from .turn import GIVE

NO_MORE: Final = Done()
ATTACKER, DEFENDER = 0, 1
FACTION_MAT: Final = "faction_mat"
"""Where a beaten Automa's fighters go, as the story tells it: no territory, but a place with a name."""


# Before the dials


def begin(combat: Combat, m: Scene) -> Flow:
    m.emit(CombatBegan(named(m, combat.seat), named(m, combat.foe), NAMES[combat.at]))
    combat.powers = _powers(combat, m)
    if m.table.deals:
        combat.givers = tuple([one.seat for one in m.table.players if one.kind == HUMAN])
    return None


def _powers(combat: Combat, m: Scene) -> tuple[str, ...]:
    """SC-COMBAT-04: the attacker's first, each once a combat."""
    found: list[str] = []
    for seat in (combat.seat, combat.foe):
        if is_human(m, seat):
            one = player(m, seat)
            names = [name for place, name in enumerate(one.abilities) if one.deployed >> place & 1]
            found += [f"{seat} {name}" for name in names if name in points(m).before]
    return tuple(found)


def next_power(combat: Combat, m: Scene) -> Flow:
    """Ask about an ability that is chosen; the others happen by themselves (SC-RULING-18)."""
    combat.use = None
    if not combat.powers:
        return goto(bribes)
    seat, name = _power(combat)
    if not applies(m, combat, seat, name):
        combat.powers = combat.powers[1:]
        return goto(next_power)
    return None


def choose_power(combat: Combat, m: Scene) -> Flow:
    seat, name = _power(combat)
    if not points(m).before[name].optional:
        return None
    return ask(seat, "use", [Use(name), PASS], args={"mech": name, **_about(combat, m, seat)})


def use_power(combat: Combat, m: Scene) -> Flow:
    seat, name = _power(combat)
    if type(combat.use) is Pass:
        return None
    foe = combat.foe if seat == combat.seat else combat.seat
    return points(m).before[name].acts(m, player(m, seat), foe)


def power_stars(combat: Combat, m: Scene) -> Flow:
    """SC-RULING-10: a sixth star here ends the game at once."""
    return stars(m, _power(combat)[0])


def power_done(combat: Combat, m: Scene) -> Flow:
    combat.powers = combat.powers[1:]
    return goto(next_power)


def _power(combat: Combat) -> tuple[int, str]:
    seat, _, name = combat.powers[0].partition(" ")
    return int(seat), name


def applies(m: Scene, combat: Combat, seat: int, name: str) -> bool:
    attacks = seat == combat.seat
    foe = combat.foe if attacks else combat.seat
    power = points(m).before[name]
    if power.hostile and foe < 0 and points(m).actors[m.table.npcs[-1 - foe].id].shielded:
        return False
    return power.applies(m, player(m, seat), foe, combat.at, attacks)


# Coins may change hands until the dials are set (SC-RULING-29)


def bribes(combat: Combat, m: Scene) -> Flow:
    if not combat.givers:
        return goto(choose_dials)
    giver = combat.givers[0]
    return ask(giver, "bribe", [*legal(m, giver, GIVE), PASS], into="give", args=_about(combat, m, combat.seat))


def bribe(combat: Combat, m: Scene) -> Flow:
    giver = combat.givers[0]
    if type(combat.give) is Give:
        return call(Gift(giver, combat.give.seat))
    combat.givers = combat.givers[1:]
    return None


def next_bribe(combat: Combat, m: Scene) -> Flow:
    combat.give = None
    return goto(bribes)


# Dials and cards


def people(combat: Combat, m: Scene) -> tuple[Seat, ...]:
    return tuple([seat for seat in (combat.seat, combat.foe) if is_human(m, seat)])


def choose_dials(combat: Combat, m: Scene) -> Flow:
    """SC-COMBAT-05, SC-COMBAT-06: secretly, both at once."""
    seats = people(combat, m)
    return form(seats, next_choice, into="dials", sealed=True) if seats else None


def next_choice(combat: Combat, m: Scene, seat: Seat, given: tuple[Dial | Add | Done, ...]) -> Ask | None:
    one = player(m, seat)
    if not given:
        return Ask(seat, "dial", DIALS[: min(DIAL_MAX, one.power) + 1], "dials", _about(combat, m, seat))
    if type(given[-1]) is Done or len(given) > most_cards(m, combat, one):
        return None
    left = list(one.cards)
    for card in given[1:]:
        if type(card) is Add:
            left.remove(card.card)
    most = given[-1].card if type(given[-1]) is Add else max(ADDS)
    values = [value for value in sorted(set(left), reverse=True) if value <= most]  # falling: no twin
    if not values:
        return None
    left_over = most_cards(m, combat, one) + 1 - len(given)
    return Ask(seat, "cards", [*[ADDS[value] for value in values], NO_MORE], "dials", {"left": left_over})


def _about(combat: Combat, m: Scene, seat: Seat) -> dict[str, str]:
    """Against whom, and where."""
    foe = combat.seat if seat == combat.foe else combat.foe
    return {"faction": named(m, foe), "hex": NAMES[combat.at]}


def most_cards(m: Scene, combat: Combat, one: Player) -> int:
    """SC-COMBAT-06: one a character or mech, and what abilities allow besides."""
    most = combat_units(one, combat.at)
    for place, name in enumerate(one.abilities):
        if one.deployed >> place & 1:
            more = points(m).more_cards.get(name)
            if more is not None:
                most += more(m, one, combat.at)
    return most


def reveal_attack(combat: Combat, m: Scene) -> Flow:
    return _strength(combat, m, combat.seat, "attack_cards")


def reveal_defence(combat: Combat, m: Scene) -> Flow:
    return _strength(combat, m, combat.foe, "defence_cards")


def _strength(combat: Combat, m: Scene, side: int, into: str) -> Flow:
    """SC-COMBAT-07: first the power spent, then the values of the cards."""
    if side < 0:
        strength = points(m).actors[m.table.npcs[-1 - side].id].strength
        assert strength is not None
        return call(strength(m, side), into=into)
    if player(m, side).kind == AUTOMA:
        return call(AutomaBid(side), into=into)
    answers = combat.dials[people(combat, m).index(side)]
    dial = [answer.n for answer in answers if type(answer) is Dial]
    cards = [answer.card for answer in answers if type(answer) is Add]
    if into == "attack_cards":
        combat.attack_cards = (*dial, *cards)
    else:
        combat.defence_cards = (*dial, *cards)
    return None


def compare(combat: Combat, m: Scene) -> Flow:
    """SC-COMBAT-08: the attacker wins ties."""
    attack, defence = sum(combat.attack_cards), sum(combat.defence_cards)
    combat.bids = (attack, defence)
    combat.won = combat.seat if attack >= defence else combat.foe
    for side, bid in ((combat.seat, combat.attack_cards), (combat.foe, combat.defence_cards)):
        m.emit(Bid(named(m, side), bid[0], bid[1:], sum(bid)))
    return None


# What follows


def pay(combat: Combat, m: Scene) -> Flow:
    """SC-COMBAT-09."""
    for side, bid in ((combat.seat, combat.attack_cards), (combat.foe, combat.defence_cards)):
        if side >= 0:
            lose_power(m, player(m, side), bid[0])
            discard_cards(m, player(m, side), bid[1:])
    m.emit(CombatWon(named(m, combat.won), named(m, loser_of(combat)), NAMES[combat.at]))
    return None


def loser_of(combat: Combat) -> int:
    return combat.foe if combat.won == combat.seat else combat.seat


def choose_retreat(combat: Combat, m: Scene) -> Flow:
    """SC-NOR-03, SC-RULING-13: with Seaworthy each unit may go to a lake beside it instead."""
    side = loser_of(combat)
    if side < 0 or not is_human(m, side) or not retreat_lakes(m, player(m, side), combat.at):
        return None
    return form((side,), next_retreat, into="retreat")


def next_retreat(combat: Combat, m: Scene, seat: Seat, given: tuple[Retreat, ...]) -> Ask | None:
    """Unit after unit; a worker goes to a lake only with a mech (SC-RULING-23), which goes before it."""
    one = player(m, seat)
    order = fleeing(one, combat.at)
    if len(given) == len(order):
        return None
    unit = order[len(given)]
    lakes = retreat_lakes(m, one, combat.at)
    if unit == "worker":
        taken = {NUMBER[retreat.to] for retreat in given if retreat.unit == "mech"}
        lakes = sum([1 << at for at in taken if lakes >> at & 1])
    same = [retreat for retreat in given if retreat.unit == unit]
    options = [Retreat(unit, NAMES[at]) for at in (one.base, *members(lakes))]
    if same:
        options = options[options.index(same[-1]) :]
    return Ask(seat, "retreat", options, "retreat", {"unit": unit})


def fleeing(one: Player, at: int) -> list[str]:
    found: list[str] = []
    for unit in ("character", "mech", "worker"):
        found += [unit] * count_of(one, unit, at)
    return found


def retreat(combat: Combat, m: Scene) -> Flow:
    """SC-COMBAT-12, SC-COMBAT-14: everybody leaves, resources stay; driving workers off costs the attacker."""
    side, at = loser_of(combat), combat.at
    winner = combat.won
    if side < 0:
        beaten = points(m).actors[m.table.npcs[-1 - side].id].beaten
        if beaten is not None:
            beaten(m, side, winner)
        return None
    one = player(m, side)
    driven = count_of(one, "worker", at)
    send_off(combat, m, one)
    if winner >= 0 and winner == combat.seat and driven:
        victor = player(m, winner)
        victor.ousted += driven
        if not spares_popularity(victor):
            lose_popularity(m, victor, driven)
    if winner >= 0:
        settle_resources(m, player(m, winner), one, at, attacked=winner == combat.seat)
    return None


def send_off(combat: Combat, m: Scene, one: Player) -> None:
    at = combat.at
    if combat.retreat:
        for each in combat.retreat:
            shift(one, each.unit, at, NUMBER[each.to])
            m.emit(Retreated(one.faction, each.unit, 1, each.to))
        return
    for unit in ("character", "mech", "worker"):
        n = count_of(one, unit, at)
        if not n:
            continue
        if one.kind == AUTOMA and unit != "worker":
            return_to_mat(one, unit, at)  # SA-COMBAT-06
            m.emit(Retreated(one.faction, unit, n, FACTION_MAT))
        else:
            shift(one, unit, at, one.base, n)
            m.emit(Retreated(one.faction, unit, n, NAMES[one.base]))


def consolation(combat: Combat, m: Scene) -> Flow:
    """SC-COMBAT-13: a loser who showed at least 1 power draws a card."""
    side = loser_of(combat)
    bid = combat.defence_cards if side == combat.foe else combat.attack_cards
    return draw_cards(m, side, 1) if side >= 0 and sum(bid) > 0 else None


def victory(combat: Combat, m: Scene) -> Flow:
    """SC-COMBAT-11, SC-END-04: the star comes last."""
    if combat.won < 0:
        return DONE
    one = player(m, combat.won)
    if may_star(m, one):
        one.wins += 1
    return stars(m, combat.won)


def may_star(m: Scene, one: Player) -> bool:
    """Is a combat space still open to this player?"""
    spaces = [id for id in m.table.track if points(m).spaces[id].what == "combat"]
    if "combat" in points(m).unlimited.get(one.faction, ()) and one.kind == HUMAN:
        return True
    return one.wins < len(spaces)


rule(
    Combat,
    (begin, "SC-COMBAT-01"),
    (next_power, "SC-COMBAT-04"),
    (choose_power, "SC-COMBAT-04"),
    (use_power, "SC-COMBAT-04"),
    (power_stars, "SC-RULING-10"),
    (power_done, "SC-COMBAT-04"),
    (bribes, "SC-RULING-29"),
    (bribe, "SC-RULING-29"),
    (next_bribe, "SC-DEAL-02"),
    (choose_dials, "SC-COMBAT-05"),
    (reveal_attack, "SC-COMBAT-07"),
    (reveal_defence, "SC-COMBAT-07"),
    (compare, "SC-COMBAT-08"),
    (pay, "SC-COMBAT-09"),
    (choose_retreat, "SC-COMBAT-12"),
    (retreat, "SC-COMBAT-12"),
    (consolation, "SC-COMBAT-13"),
    (victory, "SC-COMBAT-11"),
)


# Which abilities may be used


def _uses(seen: Scene, seat: Seat) -> list[Use]:
    seen.within(Combat)
    return [Use(name) for name in player(seen, seat).abilities if name in points(seen).before]


@requires("SC-COMBAT-04", "mech")
def comes_now(seen: Scene, seat: Seat, act: Use) -> Denied:
    combat = seen.within(Combat)
    now = combat.powers and _power(combat) == (seat, act.mech) and applies(seen, combat, seat, act.mech)
    return None if now else (act.mech,)


USE: Final = Kind("use", _uses, comes_now)
