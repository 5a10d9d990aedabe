"""Tokens of the intermezzo and cards with a moment of their own: windows E, P and R for who is not acting."""

from typing import Final

from brassboard.kernel import Denied, Flow, Kind, Reaction, Seat, call, requires, rule
from brassboard.kernel.data import Action, Frame

from ..cards.possible import something_happens
from ..cards.uses import discard_card
from ..content import ABILITY_OF, PLACES, Ability
from ..data.actions import Use, UseToken
from ..data.card_frames import Cancelling, ChaosRule, Doing, TokenRule
from ..data.events import CalledOff, ChaosCancelled, TokenUsed
from ..data.frames import Activation
from ..data.table import AGENT, GENTLEMAN, GENTLEMEN_SIDE, NEMESIS, Table
from ..queries import Scene, figures_of_card, index_of, leader_seat, outfit, seat_of, seats_of_side
from .playable import playable_chaos

BETWEEN_ACTIONS: Final = "between"
"""The trigger of cards that are used in window E of any activation."""


# Tokens


def tokens_on(t: Table, trigger: str) -> list[tuple[str, int, Ability]]:
    """Return the tokens that wait for this moment: place, its owner (-1: the group's), its ability."""
    found: list[tuple[str, int, Ability]] = []
    for word in t.party.tokens:
        place, _, owner = word.partition(" ")
        for ability in PLACES[place].abilities:
            if ability.type == "token" and ability.on == trigger:
                found.append((place, index_of(t, owner) if owner else -1, ability))
    return found


def token_owner(t: Table, place: str) -> int:
    """Return the gentleman who can use this token now, -1 if there is none or he is defeated."""
    for word in t.party.tokens:
        name, _, owner = word.partition(" ")
        if name == place and owner:
            number = index_of(t, owner)
            if number >= 0 and t.figures[number].square >= 0 and not t.figures[number].defeated:
                return number
    return -1


def token_seat(t: Table, owner: int) -> Seat:
    """Return who decides on a token: its owner's seat, or the leader's for the group's (RM-RULING-93)."""
    return t.figures[owner].seat if owner >= 0 else leader_seat(t)


def usable(t: Table, owner: int) -> bool:
    """Whether its owner can use it; the group always can."""
    return owner < 0 or (t.figures[owner].square >= 0 and not t.figures[owner].defeated)


def drop_party_token(m: Scene, place: str) -> None:
    """A token is used once."""
    tokens = list(m.table.party.tokens)
    for word in tokens:
        if word.partition(" ")[0] == place:
            tokens.remove(word)
            break
    m.table.party.tokens = tuple(tokens)
    m.emit(TokenUsed(place))


# Window R: call an activation off


def _call_off_candidates(seen: Scene, seat: Seat) -> list[Action]:
    t = seen.table
    found: list[Action] = []
    for place, owner, _ in tokens_on(t, "agent_revealed"):
        if usable(t, owner) and token_seat(t, owner) == seat:
            found.append(UseToken(place))
    return found


@requires("RM-RULING-80", once=True)
def agent_revealed(seen: Scene, seat: Seat, act: Action) -> Denied:
    """An agent's card lies open, the spare one included."""
    t = seen.table
    figures = figures_of_card(t, t.active)
    return None if figures and t.figures[figures[0]].kind == AGENT else ()


CALL_OFF: Final = Kind("token", _call_off_candidates, agent_revealed, rule="RM-PLACE-01")


def call_off(act: UseToken, seat: Seat) -> Frame:
    return Cancelling(act.place, seat)


# Window P: cancel a chaos card


def _cancel_by_token(seen: Scene, seat: Seat) -> list[Action]:
    t = seen.table
    return [
        UseToken(place)
        for place, owner, _ in tokens_on(t, "chaos_played")
        if usable(t, owner) and token_seat(t, owner) == seat
    ]


def _cancel_by_card(seen: Scene, seat: Seat) -> list[Action]:
    found: list[Action] = []
    for one in seen.table.figures:
        if one.kind == GENTLEMAN and one.seat == seat and one.square >= 0 and not one.defeated:
            found += [Use(each.key) for each in outfit(seen.table, one).triggered.get("chaos_played", ())]
    return list(dict.fromkeys(found))


@requires("RM-RULING-67", once=True)
def chaos_in_the_air(seen: Scene, seat: Seat, act: Action) -> Denied:
    return () if seen.within(ChaosRule).cancelled else None


CANCEL_TOKEN: Final = Kind("token", _cancel_by_token, chaos_in_the_air, rule="RM-RULING-67")
CANCEL_CARD: Final = Kind("use", _cancel_by_card, chaos_in_the_air, rule="RM-RULING-67")


def cancel_seats(seen: Scene) -> tuple[Seat, ...]:
    """Return the gentlemen's seats that hold something against a chaos card; that is public."""
    if seen.within(ChaosRule).cancelled:
        return ()
    return tuple([s for s in range(1, seen.seats) if _cancel_by_token(seen, s) or _cancel_by_card(seen, s)])


CANCELS: Final = (
    Reaction(CANCEL_TOKEN, lambda act, seat: Cancelling(act.place, seat)),
    Reaction(CANCEL_CARD, lambda act, seat: Cancelling(act.ability, seat)),
)


def cancel(cancelling: Cancelling, m: Scene) -> Flow:
    """Use the token or the card: the chaos card does nothing, or the activation does not happen."""
    t = m.table
    if cancelling.what in PLACES:
        drop_party_token(m, cancelling.what)
    else:
        card = ABILITY_OF[cancelling.what].source
        holder = next(
            n
            for n, one in enumerate(t.figures)
            if card in one.cards and one.seat == cancelling.seat and not one.defeated
        )
        discard_card(m, holder, card)
    chaos = m.nearest(ChaosRule)
    if chaos is not None:
        chaos.cancelled = True
        m.emit(ChaosCancelled(chaos.card))
    else:
        m.within(Activation).called_off = True
        m.emit(CalledOff(t.active))
    return None


rule(Cancelling, (cancel, "RM-RULING-67"))


# In the activation of a gentleman


def _token_candidates(seen: Scene, seat: Seat) -> list[Action]:
    """Tokens used in an activation: the group's in any gentleman's, a visitor's in his own."""
    t = seen.table
    acting = figures_of_card(t, t.active)
    if t.side != GENTLEMEN_SIDE or not acting or t.figures[acting[0]].kind != GENTLEMAN:
        return []
    found: list[Action] = []
    for place, owner, ability in [*tokens_on(t, "any_activation"), *tokens_on(t, "")]:
        if owner >= 0 and (owner != acting[0] or not usable(t, owner)):
            continue
        helps = something_happens(seen, Doing(ability.number, acting[0], seat))
        if helps and token_seat(t, owner) == seat:
            found.append(UseToken(place))
    return found


TOKEN: Final = Kind("token", _token_candidates, rule="RM-RULING-93")


# Window E


def between_cards(seen: Scene, seat: Seat) -> list[Action]:
    """Cards of a seat's gentlemen that may be used in anyone's activation, such as the hourglass."""
    t = seen.table
    found: list[Action] = []
    for number, one in enumerate(t.figures):
        if one.kind == GENTLEMAN and one.seat == seat and one.square >= 0 and not one.defeated:
            for ability in outfit(t, one).triggered.get(BETWEEN_ACTIONS, ()):
                if _can_use_between(seen, number, ability):
                    found.append(Use(ability.key))
    return list(dict.fromkeys(found))


def _can_use_between(seen: Scene, number: int, ability: Ability) -> bool:
    return something_happens(seen, Doing(ability.number, number, seen.table.figures[number].seat))


def _between_chaos(seen: Scene, seat: Seat) -> list[Action]:
    return playable_chaos(seen) if seat == NEMESIS and seen.table.side == GENTLEMEN_SIDE else []


BETWEEN_CARD: Final = Kind("use", between_cards, rule="RM-RULING-07")
BETWEEN_CHAOS: Final = Kind("chaos", _between_chaos, rule="RM-RULING-07")
BETWEEN: Final = (
    Reaction(BETWEEN_CHAOS, lambda act, seat: ChaosRule(act.card, seat)),
    Reaction(BETWEEN_CARD, lambda act, seat: TokenRule(act.ability, seat)),
    Reaction(TOKEN, lambda act, seat: TokenRule(act.place, seat)),
)


def window_e_seats(seen: Scene) -> tuple[Seat, ...]:
    """Return who is asked in window E: the Nemesis with any chaos card in hand, whatever it is (RM-RULING-96).

    The seat that acts has its own effects among its choices; other seats of the gentlemen are asked for theirs.
    """
    t = seen.table
    figures = figures_of_card(t, t.active)
    acting = seat_of(t, figures[0]) if figures else NEMESIS
    seats = [seat for seat in seats_of_side(seen, GENTLEMEN_SIDE) if seat != acting]
    found = [seat for seat in seats if between_cards(seen, seat) or _token_candidates(seen, seat)]
    return tuple([*found, NEMESIS] if t.side == GENTLEMEN_SIDE and t.nemesis.hand else found)


# Using a card or a token in a window or in an activation


def use_it(token: TokenRule, m: Scene) -> Flow:
    """Discard the card or the token."""
    t = m.table
    if token.place in PLACES:
        owner = next((o for p, o, _ in _all_tokens(t) if p == token.place), -1)
        token.owner = owner
        drop_party_token(m, token.place)
        return None
    ability = ABILITY_OF[token.place]
    token.owner = next(
        n
        for n, one in enumerate(t.figures)
        if ability.source in one.cards and one.seat == token.seat and not one.defeated
    )
    discard_card(m, token.owner, ability.source)
    return None


def _all_tokens(t: Table) -> list[tuple[str, int, Ability]]:
    found: list[tuple[str, int, Ability]] = []
    for word in t.party.tokens:
        place, _, owner = word.partition(" ")
        for ability in PLACES[place].abilities:
            found.append((place, index_of(t, owner) if owner else -1, ability))
    return found


def do_it(token: TokenRule, m: Scene) -> Flow:
    """Carry out what it does; a token of the group acts for whose activation it is."""
    t = m.table
    if token.place in PLACES:
        ability = next(one for one in PLACES[token.place].abilities if one.type == "token")
        acting = figures_of_card(t, t.active)
        owner = token.owner if token.owner >= 0 else acting[0] if acting else -1
        return call(Doing(ability.number, owner, token.seat))
    return call(Doing(ABILITY_OF[token.place].number, token.owner, token.seat))


rule(TokenRule, (use_it, "RM-EQUIP-05"), (do_it, "RM-RULING-67"))
