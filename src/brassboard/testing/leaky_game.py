"""Hideout: a small game of secrets with one planted leak for each option. The checks must find all of them.

It has a hidden hand and deck, an uncounted pile, a trap on the map, a vault that no one knows, a plan that only a team
knows, made in a rule that no one else sees running, sealed dials, sealed offers with a leader, and answers in fields
that only their seat sees. The order of turns is a public permutation, which is no leak.

Without a leak (`leak="none"`) it passes all checks. With `cards="canaries"` every card has a unique name.
"""

import sys
from collections.abc import Sequence
from hashlib import blake2b
from typing import Any

from brassboard.kernel import (
    END_RULE,
    EVERYONE,
    SEALED,
    Ask,
    Choice,
    Denied,
    Dice,
    Flow,
    Game,
    Kind,
    Luck,
    Moment,
    Reaction,
    Result,
    Scene,
    Seat,
    Setup,
    Start,
    ask,
    call,
    dice,
    draw,
    form,
    goto,
    legal,
    requires,
    rule,
    shuffle,
    window,
)

from . import leaky_game_data
from .leaky_game_data import (
    Boast,
    Deal,
    Dial,
    Drew,
    DrewCard,
    Go,
    Lay,
    Night,
    Plot,
    Post,
    Sell,
    Sold,
    Sprung,
    Stay,
    Table,
    Thief,
    Trap,
    Turn,
    Whisper,
)

LEAKS = {
    "public_hand": "a hand is copied to where everybody sees it",
    "window_on_hidden": "a window opens for seats that hold a certain card",
    "event_to_all": "the event that names the card drawn goes to everybody",
    "event_at_deal": "the same while the cards are dealt, before the first decision",
    "prompt_args": "a question's arguments tell what a rival holds",
    "options_order": "options are sorted by what a rival holds",
    "legality_reads_trap": "a requirement denies the step onto a hidden trap",
    "missing_reveal": "a card is drawn without saying that something is revealed: it could be taken back",
    "dial_peeks": "a sealed question depends on the rival's sealed answer",
    "visible_count": "how many lookouts were posted shows",
    "secret_flow": "who is asked next depends on a secret plan",
    "sorted_traps": "hidden traps lie in the list in the order of their hidden places",
    "secret_effect": "a public number changes with a secret plan",
}
CHANCE_LEAKS = {
    "public_permutation": "the permutation of the deck lands in a field everybody sees, so every journal has it",
    "public_draw": "the place of the vault is drawn into a field everybody sees",
    "omen_shows": "a roll only a team may see is copied to where everybody sees it",
}
NO_LEAK = "none"
UNVARIED = "no_resample"
"""No leak, but a game that forgets to resample: the checks would compare equal secrets."""
PLACES = 6
KINDS = ("gold", "silk", "rum", "tea")
CARDS = {
    "kinds": tuple(sorted(KINDS * 6)),
    "canaries": tuple(sorted([f"zq{blake2b(b'%d' % n, digest_size=6).hexdigest()}" for n in range(24)])),
}


Hideout = Scene[Table]


# The night


def shuffle_deck(night: Night, m: Hideout) -> Flow:
    return shuffle(len(m.table.deck), into="open_order" if m.table.leak == "public_permutation" else "order")


def stack_deck(night: Night, m: Hideout) -> Flow:
    order = night.order or night.open_order
    assert order is not None
    m.table.deck = tuple([m.table.deck[place] for place in order.places])
    night.order = night.open_order = None
    return None


def draw_vault(night: Night, m: Hideout) -> Flow:
    return draw(1, PLACES, into="open_vault" if m.table.leak == "public_draw" else "vault")


def hide_vault(night: Night, m: Hideout) -> Flow:
    m.table.vault = (night.vault or night.open_vault).places[0]  # type: ignore[union-attr]  # drawn just now
    night.vault = night.open_vault = None
    return None


def shuffle_turns(night: Night, m: Hideout) -> Flow:
    """Shuffle the turn order, which is rightly public, although it decides who gets which hidden card."""
    return shuffle(m.seats, into="turns")


def deal_loot(night: Night, m: Hideout) -> Flow:
    assert night.turns is not None
    m.table.turns = night.turns.places
    for seat in m.table.turns:
        for _ in range(3):
            draw_card(m, m.table.thieves[seat], aloud=m.table.leak == "event_at_deal")
    return None


def next_turn(night: Night, m: Hideout) -> Flow:
    return call(Turn(m.table.turns[night.turn]))


def pass_on(night: Night, m: Hideout) -> Flow:
    night.turn = (night.turn + 1) % m.seats
    m.table.round += night.turn == 0
    if m.table.round <= m.table.rounds:
        return goto(next_turn)
    m.reveal()  # The vault is opened.
    for thief in m.table.thieves:
        thief.points += thief.place == m.table.vault
    return END_RULE


rule(
    Night,
    (shuffle_deck, "HO-DEAL-01"),
    (stack_deck, "HO-DEAL-01"),
    (draw_vault, "HO-DEAL-02"),
    (hide_vault, "HO-DEAL-02"),
    (shuffle_turns, "HO-DEAL-03"),
    (deal_loot, "HO-DEAL-01"),
    (next_turn, "HO-NIGHT-01"),
    (pass_on, "HO-NIGHT-01"),
)


def draw_card(m: Hideout, thief: Thief, aloud: bool) -> None:
    if not m.table.deck:
        return
    card, m.table.deck = m.table.deck[0], m.table.deck[1:]
    thief.hand = tuple(sorted((*thief.hand, card)))
    if m.table.leak != "missing_reveal":
        m.reveal(1 << thief.seat)
    if m.table.leak == "public_hand":
        thief.shown = thief.hand
    m.emit(DrewCard(card), to=EVERYONE if aloud else 1 << thief.seat)
    m.emit(Drew(thief.seat), to=EVERYONE & ~(1 << thief.seat))


# A turn


def draw_loot(turn: Turn, m: Hideout) -> Flow:
    draw_card(m, m.table.thieves[turn.seat], aloud=m.table.leak == "event_to_all")
    return None


def others_may_sell(turn: Turn, m: Hideout) -> Flow:
    return window(m, "drawn")


def plot_in_secret(turn: Turn, m: Hideout) -> Flow:
    return call(Plot(turn.seat))


def boast_of_it(turn: Turn, m: Hideout) -> Flow:
    thief = m.table.thieves[turn.seat]
    if m.table.leak == "secret_effect":
        thief.points += thief.plan
    if m.table.leak == "secret_flow" and thief.plan == 2:
        return ask(turn.seat, "boast", [Boast()])
    return None


def accomplices_offer(turn: Turn, m: Hideout) -> Flow:
    return window(m, "scheme")


def choose_lookouts(turn: Turn, m: Hideout) -> Flow:
    return ask(turn.seat, "post", [Post(count) for count in range(3)])


def post_lookouts(turn: Turn, m: Hideout) -> Flow:
    assert turn.post is not None
    thief = m.table.thieves[turn.seat]
    thief.lookouts = (1,) * turn.post.count
    turn.post = None
    if m.table.leak == "visible_count":
        thief.posted = len(thief.lookouts)
    return None


def choose_trap(turn: Turn, m: Hideout) -> Flow:
    return ask(turn.seat, "lay", [Lay(place) for place in free_places(m)])


def lay_trap(turn: Turn, m: Hideout) -> Flow:
    assert turn.lay is not None
    m.table.traps.append(Trap(turn.seat, 1 << turn.seat, turn.lay.at))
    turn.lay = None
    if m.table.leak == "sorted_traps":
        m.table.traps.sort(key=lambda trap: trap.place)
    return None


def choose_dials(turn: Turn, m: Hideout) -> Flow:
    return form((turn.seat, (turn.seat + 1) % m.seats), dial, into="dials", sealed=True)


def dial(turn: Turn, m: Hideout, seat: Seat, given: tuple[Dial, ...]) -> Ask | None:
    """Ask for up to two choices, so that the progress of a rival must not show either; a 0 ends it."""
    if len(given) == 2 or (given and given[-1].n == 0):
        return None
    others = [theirs for who, theirs in enumerate(m.state.given) if who != seat and theirs]
    peeked = others[0][0].n if others and m.table.leak == "dial_peeks" else 0  # type: ignore[attr-defined]
    options = [Dial(n) for n in range(4)]
    if m.table.leak == "options_order" and KINDS[1] in m.table.thieves[(seat + 1) % m.seats].hand:
        options.reverse()
    return ask(seat, "dial", options, args={"peeked": peeked})


def score_dials(turn: Turn, m: Hideout) -> Flow:
    mine, theirs = [sum([one.n for one in given]) for given in turn.dials]
    m.table.thieves[turn.seat].points += mine > theirs
    return None


def choose_step(turn: Turn, m: Hideout) -> Flow:
    rival = m.table.thieves[(turn.seat + 1) % m.seats]
    told = "gold" if m.table.leak == "prompt_args" and KINDS[0] in rival.hand else ""
    return ask(turn.seat, "go", [*legal(m, turn.seat, STEP), Stay()], args={"told": told})


def arrive(turn: Turn, m: Hideout) -> Flow:
    thief = m.table.thieves[turn.seat]
    if isinstance(turn.go, Go):
        thief.place = turn.go.to
    for trap in [trap for trap in m.table.traps if trap.place == thief.place and trap.seat != thief.seat]:
        trap.seen = EVERYONE
        m.reveal()
        m.emit(Sprung(thief.seat, thief.place))
        m.table.traps.remove(trap)
        thief.points -= 1
    return None


rule(
    Turn,
    (draw_loot, "HO-TURN-01"),
    (others_may_sell, "HO-TURN-02"),
    (plot_in_secret, "HO-TURN-03"),
    (boast_of_it, "HO-TURN-03"),
    (accomplices_offer, "HO-TURN-04"),
    (choose_lookouts, "HO-TURN-05"),
    (post_lookouts, "HO-TURN-05"),
    (choose_trap, "HO-TURN-06"),
    (lay_trap, "HO-TURN-06"),
    (choose_dials, "HO-TURN-07"),
    (score_dials, "HO-TURN-07"),
    (choose_step, "HO-TURN-08"),
    (arrive, "HO-TURN-08"),
)


def read_omen(plot: Plot, m: Hideout) -> Flow:
    return dice(1, 6, into="omen")


def remember_omen(plot: Plot, m: Hideout) -> Flow:
    if m.table.leak == "omen_shows" and plot.omen is not None:
        m.table.thieves[plot.seat].posted = plot.omen.faces[0]
    return None


def whisper(plot: Plot, m: Hideout) -> Flow:
    assert plot.omen is not None
    return ask(plot.seat, "whisper", [Whisper(plan) for plan in range(1 + min(2, plot.omen.faces[0]))])


def keep_plan(plot: Plot, m: Hideout) -> Flow:
    assert plot.whisper is not None
    m.table.thieves[plot.seat].plan = plot.whisper.plan
    return None


rule(Plot, (read_omen, "HO-PLOT-01"), (remember_omen, "HO-PLOT-01"), (whisper, "HO-PLOT-01"), (keep_plan, "HO-PLOT-01"))


def sell_it(deal: Deal, m: Hideout) -> Flow:
    thief = m.table.thieves[deal.seat]
    held = list(thief.hand)
    held.remove(deal.card)
    thief.hand = tuple(held)
    thief.points += 1
    if m.table.leak == "public_hand":
        thief.shown = thief.hand
    m.table.heap = (*m.table.heap, deal.card)
    m.emit(Sold(deal.seat, deal.card))
    return None


rule(Deal, (sell_it, "HO-SELL-01"))


# What is allowed


def free_places(m: Hideout) -> list[int]:
    taken = [thief.place for thief in m.table.thieves]
    return [place for place in range(PLACES) if place not in taken]


@requires("HO-GO-01", "to")
def nobody_there(seen: Hideout, seat: Seat, act: Go) -> Denied:
    return None if act.to in free_places(seen) else (act.to,)


@requires("HO-GO-02", "to")
def no_trap_there(seen: Hideout, seat: Seat, act: Go) -> Denied:
    if seen.table.leak != "legality_reads_trap":
        return None
    return (act.to,) if any([trap.place == act.to and trap.seat != seat for trap in seen.table.traps]) else None


@requires("HO-SELL-01", "card", "hands")
def held(seen: Hideout, seat: Seat, act: Sell) -> Denied:
    """Deny with every hand as arguments. On a lens the other hands are blank, and it may be asked on nothing else."""
    thieves = seen.table.thieves
    return None if act.card in thieves[seat].hand else (act.card, [list(thief.hand) for thief in thieves])


def beside(seen: Hideout, seat: Seat) -> list[Go]:
    place = seen.table.thieves[seat].place
    return [Go((place + way) % PLACES) for way in (-1, 1)]


def loot(seen: Hideout, seat: Seat) -> list[Sell]:
    return [Sell(card) for card in dict.fromkeys(CARDS[seen.table.cards])]


def others_with_cards(seen: Hideout) -> Sequence[Seat]:
    turn = seen.within(Turn)
    wanted = [thief for thief in seen.table.thieves if thief.seat != turn.seat and thief.hand]
    if seen.table.leak == "window_on_hidden":
        wanted = [thief for thief in wanted if KINDS[0] in thief.hand]
    return tuple([thief.seat for thief in wanted])


def leader(seen: Hideout) -> Seat:
    return seen.within(Turn).seat


def deals(act: Any, seat: Seat) -> Deal:
    return Deal(seat, act.card)


STEP = Kind("go", beside, nobody_there, no_trap_there)
SELL = Kind("sell", loot, held)
DRAWN = Moment("drawn", others_with_cards, Reaction(SELL, deals))
SCHEME = Moment("scheme", others_with_cards, Reaction(SELL, deals), policy=SEALED, leader=leader)


# Beginning and end


def begin(setup: Setup) -> Start:
    seats = setup.players
    thieves = [Thief(seat, seat) for seat in range(seats)]
    table = Table(thieves, [], setup["cards"], setup["leak"], deck=CARDS[setup["cards"]])
    return Start(table, Night(), tuple([seat % 2 for seat in range(seats)]))


def result(table: Table) -> Result:
    scores = tuple([thief.points for thief in table.thieves])
    return Result(scores, tuple([seat for seat, points in enumerate(scores) if points == max(scores)]))


def problems(table: Table) -> list[str]:
    """Check that no card is lost, that every thief has a place of their own, and that every trap has a place."""
    cards = sorted([*table.deck, *table.heap, *[card for thief in table.thieves for card in thief.hand]])
    found = [] if cards == list(CARDS[table.cards]) else [f"cards are lost or doubled: {cards}"]
    places = [thief.place for thief in table.thieves]
    if len(set(places)) < len(places) or not all([0 <= place < PLACES for place in places]):
        found.append(f"two thieves in one place: {places}")
    return found + [f"a trap lies nowhere: {trap}" for trap in table.traps if not 0 <= trap.place < PLACES]


def resample(m: Scene[Any], viewer: Seat, luck: Luck) -> None:
    table: Table = m.table
    free = free_places(m)
    table.vault = luck.randrange(PLACES) if table.turns else table.vault
    team = m.state.teams[viewer] if viewer >= 0 else -1
    for trap in table.traps:
        if trap.place < 0:
            trap.place = free[luck.randrange(len(free))]
    for thief in table.thieves:
        if thief.seat != viewer and table.leak != UNVARIED:
            thief.lookouts = (1,) * luck.randrange(3)
        if m.state.teams[thief.seat] != team:
            thief.plan = luck.randrange(3)
    for frame in m.stack:
        if type(frame) is Plot and frame.omen is not None and m.state.teams[frame.seat] != team:
            frame.omen = Dice((1 + luck.randrange(6),))


HIDEOUT = Game(
    "hideout",
    players=(2, 3, 4),
    table=Table,
    begin=begin,
    result=result,
    modules=(leaky_game_data, sys.modules[__name__]),
    options=(Choice("leak", (NO_LEAK, UNVARIED, *LEAKS, *CHANCE_LEAKS)), Choice("cards", tuple(CARDS))),
    resample=resample,
    problems=problems,
)
