"""How a game is set up, step by step, and which options a new game has."""

from typing import Final

from brassboard.kernel import (
    EVERYONE,
    Choice,
    Flow,
    Setup,
    Start,
    call,
    draw,
    goto,
    rule,
    shuffle,
)
from brassboard.kit import zones
from brassboard.kit.bits import members

from ..content import (
    AUTOMA_CARDS,
    BANNED,
    BASES,
    BOARD,
    BONUS_TILES,
    CLOCKWISE,
    COMBAT_DECK,
    ENCOUNTER_HEXES,
    ENCOUNTERS,
    FACTIONS,
    FACTORY_CARDS,
    LEVELS,
    MATS,
    OBJECTIVES,
    RESOURCES,
)
from ..content.map_tables import ON_FOOT
from ..data.events import AutomaJoined, FactionDealt, TileShown
from ..data.frames import AutomaDeal, FactionDeal, FactoryDeal, Layout, MatDeal, Session, Shuffling, TileDraw
from ..data.table import AUTOMA, HUMAN, FactoryPile, Player, Table
from ..extension_points import REGISTERED, Scene, SetupStep, points
from ..queries import player, take_cards
from .turn import next_turn, take_turn, turn_over

MOST: Final = 7
AUTOMA_COINS: Final = 5  # SA-SETUP-03
AUTOMA_POPULARITY: Final = 10  # SA-GEN-03
RANDOM: Final = "random"
BASE_ORDER: Final = [BASES[id] for id in CLOCKWISE]

OPTIONS: Final = (
    Choice("automas", (0, 1, 2, 3, 4, 5, 6)),
    Choice("level", ("automa", *[id for id in LEVELS if id != "automa"])),
    Choice("cooperative", (False, True)),
    Choice("shared_deck", (False, True)),
    Choice("invaders", (True, False)),
    Choice("promos", (False, True)),
    Choice("open_coins", (False, True)),
    Choice("deals", (False, True)),
    Choice("ask_always", (False, True)),
    *[Choice(f"faction_{seat}", (RANDOM, *FACTIONS)) for seat in range(MOST)],
    *[Choice(f"mat_{seat}", (RANDOM, *MATS)) for seat in range(MOST)],
)


def begin(setup: Setup) -> Start:
    """Return the bare table; everything that needs chance or an order is a step of the session.

    SC-SETUP-16: a player's coins are visible to that player only, unless the option says otherwise.
    """
    people, automas = setup.players, automas_of(setup)
    everyone = EVERYONE if setup["open_coins"] else 0
    players = [
        Player(
            seat, everyone or 1 << seat, faction=_chosen(setup, f"faction_{seat}"), mat=_chosen(setup, f"mat_{seat}")
        )
        for seat in range(people)
    ]
    for seat in range(people, people + automas):
        level = str(setup["level"])
        players.append(Player(seat, EVERYONE, AUTOMA, _chosen(setup, f"faction_{seat}"), level=level))
    promos = bool(setup["promos"])
    table = Table(
        players,
        FactoryPile(cards=tuple([card.no for card in FACTORY_CARDS.values() if promos or not card.promo])),
        [],
        tuple([(0,) * BOARD.count for _ in RESOURCES]),  # SC-SETUP-06: the supply is unlimited and not counted
        modules=(),
        track=(),
        combat_deck=COMBAT_DECK,
        encounter_deck=tuple([card.no for card in ENCOUNTERS.values() if promos or not card.promo]),
        objective_deck=tuple([card.no for card in OBJECTIVES.values() if promos or not card.promo]),
        big=people + automas > 5,
        deals=bool(setup["deals"]),
        ask_always=bool(setup["ask_always"]),
        cooperative=bool(setup["cooperative"]) and automas > 0,
        shared_deck=bool(setup["shared_deck"]),
        invaders=bool(setup["invaders"]),
    )
    teams = (0,) * people if table.cooperative else tuple(range(people))
    return Start(table, Session(), teams)


def _chosen(setup: Setup, name: str) -> str:
    """Return the faction or mat chosen by an option, or an empty string for a random one."""
    return "" if setup[name] == RANDOM else str(setup[name])


def automas_of(setup: Setup) -> int:
    """Return how many Automas play. SC-SETUP-01: a person alone plays against one."""
    return int(setup["automas"]) or (1 if setup.players == 1 else 0)


def refuses(setup: Setup) -> str | None:
    """Return why these options cannot be played together (SC-SETUP-01, SC-SETUP-08), or None."""
    players = setup.players + automas_of(setup)
    most = MOST if setup["invaders"] else MOST - 2
    if players > most:
        return f"at most {most} factions can play with invaders={setup['invaders']}, not {players}"
    for kind, known in (("faction", FACTIONS), ("mat", MATS)):
        chosen = [setup[f"{kind}_{seat}"] for seat in range(players) if setup[f"{kind}_{seat}"] != RANDOM]
        if len(set(chosen)) < len(chosen):
            return f"two players cannot have the same {kind}: {', '.join(chosen)}"
        strange = [id for id in chosen if getattr(known[id], "invaders", False) and not setup["invaders"]]
        if strange:
            return f"{kind} {strange[0]} belongs to Invaders from Afar; choose invaders=True"
    for seat in range(players):
        pair = (setup[f"faction_{seat}"], setup[f"mat_{seat}"])
        if pair in BANNED:
            return f"{pair[0]} may not be paired with the {pair[1]} mat (SC-SETUP-08)"
    return None


# The steps in their order; modules may add steps between them


def set_up(session: Session, m: Scene) -> Flow:
    """Call the next step of the set-up, or begin the first turn."""
    steps = points(m).setup
    if session.at >= len(steps):
        return goto(next_turn)
    frame = steps[session.at].makes(m)
    return None if frame is None else call(frame)


def step_done(session: Session, m: Scene) -> Flow:
    """Go on to the next step."""
    session.at += 1
    return goto(set_up)


rule(
    Session,
    (set_up, "SC-SETUP-02"),
    (step_done, "SC-SETUP-02"),
    (next_turn, "SC-TURN-07"),
    (take_turn, "SC-TURN-07"),
    (turn_over, "SC-TURN-07"),
)


def shuffle_deck(shuffling: Shuffling, m: Scene) -> Flow:
    """Ask chance for an order of the deck."""
    return shuffle(len(getattr(m.table, shuffling.deck)), into="order")


def stack_deck(shuffling: Shuffling, m: Scene) -> Flow:
    """Put the deck in that order."""
    assert shuffling.order is not None
    deck = getattr(m.table, shuffling.deck)
    setattr(m.table, shuffling.deck, zones.permuted(deck, shuffling.order.places))
    return None


rule(Shuffling, (shuffle_deck, "SC-SETUP-02"), (stack_deck, "SC-SETUP-02"))


def shuffle_factory(deal: FactoryDeal, m: Scene) -> Flow:
    """Ask chance for an order of the Factory cards."""
    return shuffle(len(m.table.factory.cards), into="order")


def lay_factory(deal: FactoryDeal, m: Scene) -> Flow:
    """Place one Factory card more than there are players; the others leave the game unseen (SC-SETUP-03).

    Against an Automa that makes 3 cards (SA-SETUP-01).
    """
    assert deal.order is not None
    table = m.table
    cards = zones.permuted(table.factory.cards, deal.order.places)
    n = len(table.players) + 1
    table.factory.cards = zones.hand(cards[:n])
    table.factory_out = zones.hand(cards[n:])
    return None


rule(FactoryDeal, (shuffle_factory, "SC-SETUP-03"), (lay_factory, "SC-SETUP-03"))


def draw_tile(drawing: TileDraw, m: Scene) -> Flow:
    """Draw a structure bonus tile."""
    return draw(1, len(BONUS_TILES), into="drawn")


def show_tile(drawing: TileDraw, m: Scene) -> Flow:
    """Show the structure bonus tile."""
    assert drawing.drawn is not None
    m.table.tile = list(BONUS_TILES)[drawing.drawn.places[0]]
    m.emit(TileShown(m.table.tile))
    return None


rule(TileDraw, (draw_tile, "SC-SETUP-04"), (show_tile, "SC-SETUP-04"))


def free_factions(m: Scene) -> list[str]:
    """Return the factions nobody has; those of Invaders from Afar only if the option allows them."""
    taken = [one.faction for one in m.table.players]
    return [id for id in points(m).factions if id not in taken and (m.table.invaders or not REGISTERED[id].invaders)]


def shuffle_factions(deal: FactionDeal, m: Scene) -> Flow:
    """Ask chance for an order of the free factions, if any player needs one."""
    free = free_factions(m)
    return shuffle(len(free), into="order") if any([not one.faction for one in m.table.players]) else None


def deal_factions(deal: FactionDeal, m: Scene) -> Flow:
    """Deal factions, no two alike (SC-SETUP-07, SA-SETUP-01), and seat the players clockwise.

    SC-SETUP-09: in the order of their home bases.
    """
    free = free_factions(m)
    if deal.order is not None:
        dealt = [free[place] for place in deal.order.places]
        for one in m.table.players:
            if not one.faction:
                one.faction = dealt.pop(0)
    for one in m.table.players:
        one.base = home_of(m, one)
    seated = sorted(m.table.players, key=lambda one: BASE_ORDER.index(one.base))
    m.table.order = tuple([one.seat for one in seated])
    return None


def home_of(m: Scene, one: Player) -> int:
    """Return the home base of a faction; one without its own takes the first free base clockwise."""
    if one.faction in BASES:
        return BASES[one.faction]
    taken = [other.base for other in m.table.players] + [BASES.get(other.faction, -1) for other in m.table.players]
    return next(base for base in BASE_ORDER if base not in taken)


rule(FactionDeal, (shuffle_factions, "SC-SETUP-07"), (deal_factions, "SC-SETUP-09"))


def free_mats(m: Scene) -> list[str]:
    """Return the player mats nobody has."""
    taken = [one.mat for one in m.table.players]
    return [id for id in MATS if id not in taken and (m.table.invaders or not MATS[id].invaders)]


def shuffle_mats(deal: MatDeal, m: Scene) -> Flow:
    """Ask chance for an order of the free player mats, if any person needs one."""
    people = [one for one in m.table.players if one.kind == HUMAN]
    return shuffle(len(free_mats(m)), into="order") if any([not one.mat for one in people]) else None


def deal_mats(deal: MatDeal, m: Scene) -> Flow:
    """Deal player mats; a player who would get a banned mat takes the next one that is not banned (SC-SETUP-08)."""
    if deal.order is not None:
        free = free_mats(m)
        pile = [free[place] for place in deal.order.places]
        people = [one for one in m.table.players if one.kind == HUMAN]
        for one in [one for one in people if not one.mat]:
            fitting = [mat for mat in pile if (one.faction, mat) not in BANNED]
            if fitting:
                one.mat = fitting[0]
                pile.remove(one.mat)
            else:
                swap_mats(people, one, pile.pop(0))
    for one in m.table.players:
        if one.kind == HUMAN:
            m.emit(FactionDealt(one.seat, one.faction, one.mat))
    m.table.order = turn_order(m)
    return None


def swap_mats(people: list[Player], one: Player, left: str) -> None:
    """Give the last mat, banned for this player, to someone who may have it, in exchange for that player's mat."""
    for other in people:
        swapped = (other.faction, left), (one.faction, other.mat)
        if other.mat and not any([pair in BANNED for pair in swapped]):
            one.mat, other.mat = other.mat, left
            return


def turn_order(m: Scene) -> tuple[int, ...]:
    """Return the order of turns: it begins with the person with the lowest mat number (SC-SETUP-15, SA-SETUP-06)."""
    people = [one for one in m.table.players if one.kind == HUMAN]
    first = min(people, key=lambda one: MATS[one.mat].order).seat
    at = m.table.order.index(first)
    return (*m.table.order[at:], *m.table.order[:at])


rule(MatDeal, (shuffle_mats, "SC-SETUP-07"), (deal_mats, "SC-SETUP-08"))


def lay_out(layout: Layout, m: Scene) -> Flow:
    """Place encounter tokens (SC-SETUP-05), pieces, tracks and hands (SC-SETUP-10 to -14)."""
    table = m.table
    table.encounters = ENCOUNTER_HEXES
    table.track = points(m).track
    for one in table.players:
        lay_out_player(m, one)
    return None


def lay_out_player(m: Scene, one: Player) -> None:
    """Give a player the starting power, cards, popularity, coins, objectives and pieces (SC-SETUP-10 to -14).

    An Automa gets the power, cards and units of its faction (SA-SETUP-02, SA-SETUP-04) and fixed coins and popularity.
    """
    faction = REGISTERED[one.faction]
    one.power = faction.power
    one.character = one.base
    one.workers = tuple(members(ON_FOOT[one.base]))  # SC-SETUP-12: the two territories joined to the base by land
    replaced = dict(faction.big) if m.table.big else {}
    one.abilities = tuple([replaced.get(mech, mech) for mech in faction.mechs])
    take_cards(m, one, faction.cards)
    if one.kind == AUTOMA:
        one.coins, one.popularity = AUTOMA_COINS, AUTOMA_POPULARITY
        m.emit(AutomaJoined(one.faction, one.level))
        return
    mat = MATS[one.mat]
    one.popularity, one.coins = mat.popularity, mat.coins
    drawn, m.table.objective_deck = zones.draw(m.table.objective_deck, mat.objectives)
    one.objectives = zones.hand(drawn)
    m.reveal(1 << one.seat)


rule(Layout, (lay_out, "SC-SETUP-12"))


def shuffle_automa(deal: AutomaDeal, m: Scene) -> Flow:
    """Ask chance for an order of the Automa cards."""
    return shuffle(len(AUTOMA_CARDS), into="order")


def stack_automa(deal: AutomaDeal, m: Scene) -> Flow:
    """Put the Automa's deck in that order."""
    assert deal.order is not None
    player(m, deal.seat).deck = zones.permuted(tuple(AUTOMA_CARDS), deal.order.places)
    return None


rule(AutomaDeal, (shuffle_automa, "SA-SETUP-05"), (stack_automa, "SA-SETUP-05"))


def automa_deal(place: int) -> SetupStep:
    """Return the set-up step of an Automa's deck; with a shared deck only the first Automa has one."""

    def makes(m: Scene) -> AutomaDeal | None:
        automas = [one.seat for one in m.table.players if one.kind == AUTOMA]
        if place >= len(automas) or (place and m.table.shared_deck):
            return None
        return AutomaDeal(automas[place])

    return SetupStep(80 + place, f"automa deck {place + 1}", makes)


SETUP: Final = [
    SetupStep(10, "encounter deck", lambda m: Shuffling("encounter_deck")),
    SetupStep(11, "combat deck", lambda m: Shuffling("combat_deck")),
    SetupStep(12, "objective deck", lambda m: Shuffling("objective_deck")),
    SetupStep(20, "factory cards", lambda m: FactoryDeal()),
    SetupStep(30, "structure bonus", lambda m: TileDraw()),
    SetupStep(40, "factions", lambda m: FactionDeal()),
    SetupStep(50, "mats", lambda m: MatDeal()),
    SetupStep(60, "pieces", lambda m: Layout()),
    *[automa_deal(place) for place in range(6)],
]
