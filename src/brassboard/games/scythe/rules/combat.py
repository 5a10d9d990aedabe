"""Combat in its stages: abilities before it, secret dials and cards, reveal, and what winning and losing bring.

A side is a player's seat. A unit that no player controls is -1 minus its place in `Table.npcs`, and its actor gives its
strength. An Automa's strength comes from a card of its deck.
"""

from typing import Final

from brassboard.kernel import (
    END_RULE,
    PASS,
    Ask,
    Denied,
    EndForm,
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
    name_of_side,
    player,
    shift,
)
from .automa_combat import return_to_mat, settle_resources
from .combat_abilities import retreat_lakes, spares_popularity
from .stars import award_stars
from .turn import GIVE

NO_MORE: Final = EndForm()
ATTACKER, DEFENDER = 0, 1
FACTION_MAT: Final = "faction_mat"
"""The name by which events call the place where a beaten Automa's character and mechs go; it is no hex."""


# Before the dials


def begin(combat: Combat, m: Scene) -> Flow:
    """Announce the combat and list the abilities and gifts of coins that come before the dials."""
    m.emit(CombatBegan(name_of_side(m, combat.seat), name_of_side(m, combat.foe), NAMES[combat.at]))
    combat.powers = _abilities_before(combat, m)
    if m.table.deals:
        combat.givers = tuple([one.seat for one in m.table.players if one.kind == HUMAN])
    return None


def _abilities_before(combat: Combat, m: Scene) -> tuple[str, ...]:
    """Return the abilities that act before the dials, the attacker's first, each once a combat (SC-COMBAT-04).

    An uncovered ability counts, wherever its mech is (SC-SPEED-03).
    """
    found: list[str] = []
    for seat in (combat.seat, combat.foe):
        if is_human(m, seat):
            one = player(m, seat)
            names = [name for place, name in enumerate(one.abilities) if one.deployed >> place & 1]
            found += [f"{seat} {name}" for name in names if name in points(m).before]
    return tuple(found)


def next_ability(combat: Combat, m: Scene) -> Flow:
    """Go on to the next ability that applies, or to the gifts of coins."""
    combat.use = None
    if not combat.powers:
        return goto(bribes)
    seat, name = _current_ability(combat)
    if not applies(m, combat, seat, name):
        combat.powers = combat.powers[1:]
        return goto(next_ability)
    return None


def choose_power(combat: Combat, m: Scene) -> Flow:
    """Ask whether an optional ability is used; the others happen without a question (SC-RULING-18)."""
    seat, name = _current_ability(combat)
    if not points(m).before[name].optional:
        return None
    return ask(seat, "use", [Use(name), PASS], args={"mech": name, **_question_args(combat, m, seat)})


def use_power(combat: Combat, m: Scene) -> Flow:
    """Carry out the ability, unless its owner passed."""
    seat, name = _current_ability(combat)
    if type(combat.use) is Pass:
        return None
    foe = combat.foe if seat == combat.seat else combat.seat
    return points(m).before[name].acts(m, player(m, seat), foe)


def power_stars(combat: Combat, m: Scene) -> Flow:
    """Place the stars that the ability earned; a sixth star ends the game at once (SC-RULING-10)."""
    return award_stars(m, _current_ability(combat)[0])


def ability_done(combat: Combat, m: Scene) -> Flow:
    """Go on to the next ability."""
    combat.powers = combat.powers[1:]
    return goto(next_ability)


def _current_ability(combat: Combat) -> tuple[int, str]:
    """Return the seat and the name of the ability whose moment it is."""
    seat, _, name = combat.powers[0].partition(" ")
    return int(seat), name


def applies(m: Scene, combat: Combat, seat: int, name: str) -> bool:
    """Return whether the ability acts in this combat; it acts against an Automa as against a player (SA-COMBAT-09)."""
    attacks = seat == combat.seat
    foe = combat.foe if attacks else combat.seat
    power = points(m).before[name]
    if power.hostile and foe < 0 and points(m).actors[m.table.npcs[-1 - foe].id].shielded:
        return False
    return power.applies(m, player(m, seat), foe, combat.at, attacks)


# Coins may be given until the dials are set (SC-RULING-29)


def bribes(combat: Combat, m: Scene) -> Flow:
    """Ask each person in turn whether to give coins before the dials (SC-RULING-29); the combat is fought anyway."""
    if not combat.givers:
        return goto(choose_dials)
    giver = combat.givers[0]
    return ask(giver, "bribe", [*legal(m, giver, GIVE), PASS], into="give", args=_question_args(combat, m, combat.seat))


def bribe(combat: Combat, m: Scene) -> Flow:
    """Call the gift that was chosen."""
    giver = combat.givers[0]
    if type(combat.give) is Give:
        return call(Gift(giver, combat.give.seat))
    combat.givers = combat.givers[1:]
    return None


def next_bribe(combat: Combat, m: Scene) -> Flow:
    """Ask the same person again, or the next one."""
    combat.give = None
    return goto(bribes)


# Dials and cards


def people(combat: Combat, m: Scene) -> tuple[Seat, ...]:
    """Return the persons who fight; nobody else is asked (SC-COMBAT-03)."""
    return tuple([seat for seat in (combat.seat, combat.foe) if is_human(m, seat)])


def choose_dials(combat: Combat, m: Scene) -> Flow:
    """Ask both sides for their power (SC-COMBAT-05) and their cards (SC-COMBAT-06), in secret and at once."""
    seats = people(combat, m)
    return form(seats, next_choice, into="dials", sealed=True) if seats else None


def next_choice(combat: Combat, m: Scene, seat: Seat, given: tuple[Dial | Add | EndForm, ...]) -> Ask | None:
    """Ask for the dial, then for one card after the other; a dial of 0 is always possible (SC-COMBAT-16)."""
    one = player(m, seat)
    if not given:
        return Ask(seat, "dial", DIALS[: min(DIAL_MAX, one.power) + 1], "dials", _question_args(combat, m, seat))
    if type(given[-1]) is EndForm or len(given) > most_cards(m, one, combat.at):
        return None
    left = list(one.cards)
    for card in given[1:]:
        if type(card) is Add:
            left.remove(card.card)
    most = given[-1].card if type(given[-1]) is Add else max(ADDS)
    # Descending order only, so that the same set of cards is offered once.
    values = [value for value in sorted(set(left), reverse=True) if value <= most]
    if not values:
        return None
    left_over = most_cards(m, one, combat.at) + 1 - len(given)
    return Ask(seat, "cards", [*[ADDS[value] for value in values], NO_MORE], "dials", {"left": left_over})


def _question_args(combat: Combat, m: Scene, seat: Seat) -> dict[str, str]:
    """Return the opponent and the hex, for the texts of a question."""
    foe = combat.seat if seat == combat.foe else combat.foe
    return {"faction": name_of_side(m, foe), "hex": NAMES[combat.at]}


def most_cards(m: Scene, one: Player, at: int, coming: int = 0) -> int:
    """Return how many cards may be added: one for each character or mech, more with some abilities (SC-COMBAT-06).

    `coming` units of the player are about to enter the hex.
    """
    most = combat_units(one, at) + coming
    for place, name in enumerate(one.abilities):
        if one.deployed >> place & 1:
            more = points(m).more_cards.get(name)
            if more is not None:
                most += more(m, one, at)
    return most


def reveal_attack(combat: Combat, m: Scene) -> Flow:
    """Note the attacker's power and cards."""
    return _note_strength(combat, m, combat.seat, "attack_cards")


def reveal_defence(combat: Combat, m: Scene) -> Flow:
    """Note the defender's power and cards."""
    return _note_strength(combat, m, combat.foe, "defence_cards")


def _note_strength(combat: Combat, m: Scene, side: int, into: str) -> Flow:
    """Note the power spent, then the values of the cards, of one side (SC-COMBAT-07)."""
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
    """Compare the totals; the attacker wins ties (SC-COMBAT-08, SA-COMBAT-05)."""
    attack, defence = sum(combat.attack_cards), sum(combat.defence_cards)
    combat.bids = (attack, defence)
    combat.won = combat.seat if attack >= defence else combat.foe
    for side, bid in ((combat.seat, combat.attack_cards), (combat.foe, combat.defence_cards)):
        m.emit(Bid(name_of_side(m, side), bid[0], bid[1:], sum(bid)))
    return None


# What follows


def pay(combat: Combat, m: Scene) -> Flow:
    """Take the power and the cards that both sides used (SC-COMBAT-09)."""
    for side, bid in ((combat.seat, combat.attack_cards), (combat.foe, combat.defence_cards)):
        if side >= 0:
            lose_power(m, player(m, side), bid[0])
            discard_cards(m, player(m, side), bid[1:])
    m.emit(CombatWon(name_of_side(m, combat.won), name_of_side(m, loser_of(combat)), NAMES[combat.at]))
    return None


def loser_of(combat: Combat) -> int:
    """Return the side that lost."""
    return combat.foe if combat.won == combat.seat else combat.seat


def choose_retreat(combat: Combat, m: Scene) -> Flow:
    """Ask where each beaten unit goes, if Seaworthy gives a choice (SC-NOR-03, SC-RULING-13)."""
    side = loser_of(combat)
    if side < 0 or not is_human(m, side) or not retreat_lakes(m, player(m, side), combat.at):
        return None
    return form((side,), next_retreat, into="retreat")


def next_retreat(combat: Combat, m: Scene, seat: Seat, given: tuple[Retreat, ...]) -> Ask | None:
    """Ask for the next unit; equal units in rising order only, so that the same retreat is offered once.

    A worker goes to a lake only with a mech, which is asked for before it (SC-RULING-23).
    """
    one = player(m, seat)
    order = retreating_units(one, combat.at)
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


def retreating_units(one: Player, at: int) -> list[str]:
    """Return the kinds of the units that retreat, character first."""
    found: list[str] = []
    for unit in ("character", "mech", "worker"):
        found += [unit] * count_of(one, unit, at)
    return found


def retreat(combat: Combat, m: Scene) -> Flow:
    """Send all units of the loser away; resources stay for the winner (SC-COMBAT-10, SC-COMBAT-12).

    SC-COMBAT-14, SA-COMBAT-10: a winning attacker loses 1 popularity for each worker, a defender none (SC-COMBAT-15).
    SC-COMBAT-17: lakes make no difference. SA-RULING-06: the workers of a person retreat with the losing units.
    """
    side, at = loser_of(combat), combat.at
    winner = combat.won
    if side < 0:
        beaten = points(m).actors[m.table.npcs[-1 - side].id].beaten
        if beaten is not None:
            beaten(m, side, winner)
        return None
    one = player(m, side)
    driven = count_of(one, "worker", at)
    move_losers(combat, m, one)
    if winner >= 0 and winner == combat.seat and driven:
        victor = player(m, winner)
        victor.ousted += driven
        lose_popularity(m, victor, popularity_for_workers(victor, driven))
    if winner >= 0:
        settle_resources(m, player(m, winner), one, at, attacked=winner == combat.seat)
    return None


def popularity_for_workers(victor: Player, driven: int) -> int:
    """Return the popularity that the attacker loses for workers who retreat after a combat (SC-COMBAT-14)."""
    return 0 if spares_popularity(victor) else min(driven, victor.popularity)


def move_losers(combat: Combat, m: Scene, one: Player) -> None:
    """Move the loser's units home, to the chosen lakes, or back to an Automa's faction mat (SA-COMBAT-06)."""
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
    """Draw a card for a loser who showed at least 1 power (SC-COMBAT-13, SA-COMBAT-05)."""
    side = loser_of(combat)
    bid = combat.defence_cards if side == combat.foe else combat.attack_cards
    return draw_cards(m, side, 1) if side >= 0 and sum(bid) > 0 else None


def victory(combat: Combat, m: Scene) -> Flow:
    """Place the winner's star last, after everything else is settled (SC-COMBAT-11, SC-END-04)."""
    if combat.won < 0:
        return END_RULE
    one = player(m, combat.won)
    if can_win_star(m, one):
        one.wins += 1
    return award_stars(m, combat.won)


def can_win_star(m: Scene, one: Player) -> bool:
    """Return whether a combat space is still open to the player; without one combats go on (SC-COMBAT-16)."""
    spaces = [id for id in m.table.track if points(m).spaces[id].what == "combat"]
    if "combat" in points(m).unlimited.get(one.faction, ()) and one.kind == HUMAN:
        return True
    return one.wins < len(spaces)


rule(
    Combat,
    (begin, "SC-COMBAT-01"),
    (next_ability, "SC-COMBAT-04"),
    (choose_power, "SC-COMBAT-04"),
    (use_power, "SC-COMBAT-04"),
    (power_stars, "SC-RULING-10"),
    (ability_done, "SC-COMBAT-04"),
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
    """Return the player's abilities that act before combat."""
    seen.within(Combat)
    return [Use(name) for name in player(seen, seat).abilities if name in points(seen).before]


@requires("SC-COMBAT-04", "mech")
def is_current(seen: Scene, seat: Seat, act: Use) -> Denied:
    """Deny abilities whose moment it is not."""
    combat = seen.within(Combat)
    now = combat.powers and _current_ability(combat) == (seat, act.mech) and applies(seen, combat, seat, act.mech)
    return None if now else (act.mech,)


USE: Final = Kind("use", _uses, is_current)
