"""The round: command phase with its two rows of face-down cards, activation in board order, clean-up; the end."""

from typing import Final

from brassboard.kernel import (
    END_RULE,
    EVERYONE,
    Ask,
    EndForm,
    Flow,
    Form,
    Result,
    Seat,
    Shape,
    ask,
    call,
    goto,
    rule,
    until_round,
)
from brassboard.kernel.data import Action

from ..data.actions import Card, NameFirst
from ..data.chapter_frames import CleanUp
from ..data.events import CardRevealed, CardSeen, RoundBegan, RowPlaced
from ..data.frames import Activation, Play, Round
from ..data.setup_frames import SetUp
from ..data.table import GENTLEMEN_SIDE, NEMESIS, NEMESIS_SIDE, LowerSlot, Table, UpperSlot
from ..queries import Scene, cards_of, gentlemen_seats, leader_seat, outfit, until_attacked
from .tokens import drop_party_token, token_owner

SEANCE: Final = "seance"
LOOK_LAST: Final = "observatory"


# The chapter


def set_up(play: Play, m: Scene) -> Flow:
    """Set the chapter up (RM-SETUP-17)."""
    return call(SetUp())


def begin_round(play: Play, m: Scene) -> Flow:
    """Begin a round."""
    t = m.table
    t.phase = "command"
    t.used_round = ()
    m.emit(RoundBegan(t.round))
    return call(Round())


def next_round(play: Play, m: Scene) -> Flow:
    """Go on until an end condition of the chapter is met (RM-OVER-04, RM-CLEAN-05)."""
    return goto(begin_round)


rule(Play, (set_up, "RM-SETUP-17"), (begin_round, "RM-OVER-04"), (next_round, "RM-CLEAN-05"))


# The command phase


def hold_seance(round: Round, m: Scene) -> Flow:
    """A seance names the card that opens the Nemesis's row (RM-PLACE-02)."""
    owner = token_owner(m.table, SEANCE)
    if owner < 0:
        return goto(place_rows)
    options: list[Action] = [NameFirst(card) for card in cards_of(m.table, NEMESIS_SIDE)]
    return ask(m.table.figures[owner].seat, "seance", [*options, EndForm()])


def note_seance(round: Round, m: Scene) -> Flow:
    """The token is used up, if a card was named."""
    if isinstance(round.seance, NameFirst):
        round.first = round.seance.card
        drop_party_token(m, SEANCE)
    return None


def place_rows(round: Round, m: Scene) -> Flow:
    """The Nemesis places all his cards face down, while the other seats may propose a row to the leader (RM-CMD-01).

    He alone decides their order (RM-CMD-05). The gentlemen confer in secret: he learns nothing of it (RM-CMD-02).
    """
    leader = leader_seat(m.table)
    others = tuple([seat for seat in gentlemen_seats(m) if seat != leader])
    return Form((NEMESIS, *others), next_card, "rows", sealed=True, shape=Shape("order"), then=rows_placed)


def next_card(round: Round, m: Scene, seat: Seat, given: tuple[Action, ...]) -> Ask | None:
    """Ask for the next card; the last one goes by itself (RM-CMD-03)."""
    side = NEMESIS_SIDE if seat == NEMESIS else GENTLEMEN_SIDE
    if given and isinstance(given[-1], EndForm):
        return None
    placed = [one.card for one in given if isinstance(one, Card)]
    if seat == NEMESIS and round.first:
        placed.insert(0, round.first)
    left = [card for card in cards_of(m.table, side) if card not in placed]
    if len(left) <= 1:
        return None
    options: list[Action] = [Card(card) for card in left]
    if seat != NEMESIS and not given:
        return ask(seat, "propose", [*options, EndForm()])
    return ask(seat, "row" if seat == NEMESIS else "propose", options)


def rows_placed(round: Round, m: Scene, answers: tuple[tuple[Action, ...], ...]) -> Flow:
    """Lay the Nemesis's row down; keep the proposals for the leader."""
    t = m.table
    row = whole_row(t, NEMESIS_SIDE, answers[0], round.first)
    seen = 1 << NEMESIS
    t.lower = [LowerSlot(seen, card) for card in row]
    if round.first:
        t.lower[0].seen |= _gentlemen_mask(m)
    round.first = ""
    proposals = [whole_row(t, GENTLEMEN_SIDE, given, "") for given in answers[1:] if _proposed(given)]
    t.party.plans = tuple(["+".join(cards) for cards in proposals])
    m.reveal(_gentlemen_mask(m), *t.party.plans)
    m.emit(RowPlaced(NEMESIS_SIDE, len(row)))
    return None


def _proposed(given: tuple[Action, ...]) -> bool:
    return bool(given) and not isinstance(given[0], EndForm)


def whole_row(t: Table, side: int, given: tuple[Action, ...], first: str) -> list[str]:
    """Return the whole row: what was placed, and the card that was left."""
    placed = [first] if first else []
    placed += [one.card for one in given if isinstance(one, Card)]
    return [*placed, *[card for card in cards_of(t, side) if card not in placed]]


def _gentlemen_mask(m: Scene) -> int:
    mask = 0
    for seat in gentlemen_seats(m):
        mask |= 1 << seat
    return mask


def look_at_last(round: Round, m: Scene) -> Flow:
    """From the observatory the gentlemen see the last card of the Nemesis's row."""
    t = m.table
    watching = any(["look" in outfit(t, one).flags and LOOK_LAST in one.gains for one in t.figures])
    if watching and t.lower:
        mask = _gentlemen_mask(m)
        t.lower[-1].seen |= mask
        m.reveal(mask, t.lower[-1].card)
        m.emit(CardSeen(t.lower[-1].card, len(t.lower)), mask)
    return None


def place_upper(round: Round, m: Scene) -> Flow:
    """Then the gentlemen place theirs; the leader decides (RM-CMD-01, RM-ROLE-03)."""
    leader = leader_seat(m.table)
    return Form((leader,), next_own_card, "rows", sealed=True, shape=Shape("order"), then=upper_placed)


def next_own_card(round: Round, m: Scene, seat: Seat, given: tuple[Action, ...]) -> Ask | None:
    """Ask the leader for the next card."""
    placed = [one.card for one in given if isinstance(one, Card)]
    left = [card for card in cards_of(m.table, GENTLEMEN_SIDE) if card not in placed]
    return ask(seat, "row", [Card(card) for card in left]) if len(left) > 1 else None


def upper_placed(round: Round, m: Scene, answers: tuple[tuple[Action, ...], ...]) -> Flow:
    """Lay the gentlemen's row down: only they know what lies where (RM-CMD-04)."""
    t = m.table
    row = whole_row(t, GENTLEMEN_SIDE, answers[0], "")
    mask = _gentlemen_mask(m)
    t.upper = [UpperSlot(mask, card) for card in row]
    t.party.plans = ()
    t.phase = "activation"
    m.reveal(mask)
    m.emit(RowPlaced(GENTLEMEN_SIDE, len(row)))
    return None


# The activation phase


def reveal_next(round: Round, m: Scene) -> Flow:
    """Turn up the next card in board order: upper and lower row in turn, then the rest (RM-ORDER-01)."""
    t = m.table
    side, place = next_place(t)
    if side < 0:
        return goto(clean_up)
    slot = t.upper[place] if side == GENTLEMEN_SIDE else t.lower[place]
    slot.seen = EVERYONE
    m.reveal(EVERYONE, slot.card)
    m.emit(CardRevealed(slot.card, side))
    return call(Activation(slot.card, side))


def next_place(t: Table) -> tuple[int, int]:
    """Return side and place of the next card that lies face down, (-1, -1) if none does (RM-RULING-03)."""
    for place in range(max(len(t.upper), len(t.lower))):
        if place < len(t.upper) and t.upper[place].seen != EVERYONE:
            return GENTLEMEN_SIDE, place
        if place < len(t.lower) and t.lower[place].seen != EVERYONE:
            return NEMESIS_SIDE, place
    return -1, -1


def go_on(round: Round, m: Scene) -> Flow:
    """Each card is carried out before the next is turned up (RM-ORDER-02)."""
    return goto(reveal_next)


def clean_up(round: Round, m: Scene) -> Flow:
    """Then comes the clean-up (RM-OVER-04)."""
    m.table.phase = "clean_up"
    return call(CleanUp())


def take_cards_back(round: Round, m: Scene) -> Flow:
    """Both sides take their cards back; what lasts for a round ends (RM-CLEAN-04)."""
    t = m.table
    t.upper, t.lower = [], []
    m.expire(until_round())
    for number in range(len(t.figures)):
        m.expire(until_attacked(number))
    return END_RULE


rule(
    Round,
    (hold_seance, "RM-PLACE-02"),
    (note_seance, "RM-PLACE-02"),
    (place_rows, "RM-CMD-01"),
    (look_at_last, "RM-CMD-04"),
    (place_upper, "RM-CMD-01"),
    (reveal_next, "RM-ORDER-01"),
    (go_on, "RM-ORDER-02"),
    (clean_up, "RM-OVER-04"),
    (take_cards_back, "RM-CLEAN-04"),
)


# The end


def result(table: Table) -> Result:
    """Return who won the chapter (RM-OVER-03)."""
    seats = _seats(table)
    winners = (NEMESIS,) if table.winner == NEMESIS_SIDE else tuple([seat for seat in seats if seat != NEMESIS])
    scores = tuple([1 if seat in winners else 0 for seat in seats])
    return Result(scores, winners, "RM-OVER-03")


def _seats(table: Table) -> tuple[Seat, ...]:
    return tuple(range(1 + table.party.players))
