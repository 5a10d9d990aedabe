"""When cards may be played. What they may be played on is in `targets`, what they do in `effects`."""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import Action, Denied, Kind, Requirement, Seat, Window, requires

from ..content import DEFENCE, MAGIC, PLAYED_CARDS
from ..data.actions import Play
from ..data.frames import AttackTurn, DefenceTurn, Harm, Pool
from ..queries import Scene, has_left, is_own_turn
from ..rules.equipment import EQUIP, EQUIPMENT, equips_from
from .targets import can_help


def cards_on(moment: str) -> tuple[str, ...]:
    """Return the cards whose row says `on` this moment."""
    return tuple(sorted([id for id, card in PLAYED_CARDS.items() if card.on == moment]))


IN_HARM: Final = cards_on("harm")
WHEN_ROLLED: Final = cards_on("rolled")
BEFORE_ROLL: Final = cards_on("before_roll")
ELSEWHERE: Final = (*IN_HARM, *WHEN_ROLLED, *BEFORE_ROLL)
"""The cards that have a moment of their own."""
PLAYS: Final = {card: Play(card) for card in (*MAGIC, *DEFENCE)}
MAGIC_PLAYS: Final = [PLAYS[card] for card in sorted(MAGIC) if MAGIC[card].kind != "E"]
DEFENCE_PLAYS: Final = [PLAYS[card] for card in sorted(DEFENCE)]


class Hand:
    """The plays that the cards of a hand allow, except cards with a moment of their own; sorted as all plays are."""

    def __init__(self, cards: tuple[str, ...]) -> None:
        kinds = dict.fromkeys(cards)
        plays = [PLAYS[card] for card in kinds if card not in ELSEWHERE and card not in EQUIPMENT]
        self.equipment = [card for card in EQUIPMENT if card in kinds]
        self.plays = plays
        self.reactions = [play for play in plays if play.card in MAGIC and MAGIC[play.card].kind == "R"]
        """The Magic cards that may also be played in the defender's turn."""
        self.answers = [play for play in plays if play.card in DEFENCE and not DEFENCE[play.card].own_turn]
        """The Defence cards that may also be played in an attacker's turn."""


MOST_KEPT: Final = 10_000
_HANDS: Final[dict[tuple[str, ...], Hand]] = {}


def hand_with(cards: tuple[str, ...]) -> Hand:
    """Return the cached Hand for these cards; a hand is read more often than it changes."""
    known = _HANDS.get(cards)
    if known is None:
        if len(_HANDS) >= MOST_KEPT:
            _HANDS.clear()
        known = _HANDS[cards] = Hand(cards)
    return known


# Cards that are played


@requires("SR-MAGIC-01", "card")
def magic_held(seen: Scene, seat: Seat, act: Play) -> Denied:
    return None if act.card in seen.table.sides[seat].magic else (act.card,)


@requires("SR-DEF-01", "card")
def defence_held(seen: Scene, seat: Seat, act: Play) -> Denied:
    return None if act.card in seen.table.sides[seat].defence else (act.card,)


@requires("SR-MAGIC-02", "card")
def magic_in_time(seen: Scene, seat: Seat, act: Play) -> Denied:
    """Require the own turn, or for Reaction cards the defender's turn (SR-MAGIC-02).

    So no Magic card is played in the Stygian Reaction (SR-MAGIC-04), nor by a player who has left (SR-RULING-120).
    """
    if has_left(seen, seat):
        return (act.card,)
    if is_own_turn(seen, seat) or (MAGIC[act.card].kind == "R" and seen.inside(DefenceTurn)):
        return None
    return (act.card,)


@requires("SR-DEF-02", "card")
def defence_in_time(seen: Scene, seat: Seat, act: Play) -> Denied:
    """Require the own turn or, for most cards, the turn of an attacker (SR-DEF-02).

    So no Defence card is played in the Stygian Reaction, which is nobody's turn (SR-DEF-04).
    """
    if is_own_turn(seen, seat) or (not DEFENCE[act.card].own_turn and seen.inside(AttackTurn)):
        return None
    return (act.card,)


@requires("SR-RULING-62", "card")
def has_its_moment(seen: Scene, seat: Seat, act: Play) -> Denied:
    """Refuse cards that wait for a roll or for wounds about to be placed."""
    return (act.card,) if act.card in ELSEWHERE else None


@requires("SR-RULING-63", "card")
def action_is_over(seen: Scene, seat: Seat, act: Play) -> Denied:
    """Refuse all but Reaction cards while wounds are about to be placed: a declared action finishes first."""
    return (act.card,) if MAGIC[act.card].kind != "R" and seen.inside(Harm) else None


@requires("SR-RULING-62", "card")
def answers_no_card(seen: Scene, seat: Seat, act: Play) -> Denied:
    """Refuse Defence cards while the wounds of a card are placed; cards are not answered by cards."""
    return (act.card,) if harmed_by_card(seen) else None


def harmed_by_card(m: Scene) -> bool:
    harm = m.nearest(Harm)
    return harm is not None and harm.cause == "card"


@requires("SR-RULING-92", "card")
def good_for_something(seen: Scene, seat: Seat, act: Play) -> Denied:
    return None if can_help(seen, seat, act.card) else (act.card,)


def magic_plays(seen: Scene, seat: Seat) -> Sequence[Play]:
    return MAGIC_PLAYS if seat != seen.table.defender else ()


def defence_plays(seen: Scene, seat: Seat) -> Sequence[Play]:
    return DEFENCE_PLAYS if seat == seen.table.defender else ()


def magic_now(seen: Scene, seat: Seat) -> list[Play]:
    """Return the legal Magic cards, found from the hand instead of the whole deck."""
    if seat == seen.table.defender:
        return []
    return magic_from(seen, seat, hand_with(seen.table.sides[seat].magic), is_own_turn(seen, seat))


def magic_from(m: Scene, seat: Seat, hand: Hand, in_turn: bool) -> list[Play]:
    if not hand.plays or has_left(m, seat):
        return []
    if in_turn:
        plays = hand.reactions if m.inside(Harm) else hand.plays
    else:
        plays = hand.reactions if m.inside(DefenceTurn) else []
    return [play for play in plays if can_help(m, seat, play.card)]


def defence_now(seen: Scene, seat: Seat) -> list[Play]:
    if seat != seen.table.defender:
        return []
    hand = hand_with(seen.table.sides[seat].defence)
    if not hand.plays or harmed_by_card(seen):
        return []
    plays = hand.plays if is_own_turn(seen, seat) else hand.answers if seen.inside(AttackTurn) else []
    return [play for play in plays if can_help(seen, seat, play.card)]


MAGIC_PLAY: Final = Kind(
    "play",
    magic_plays,
    magic_held,
    magic_in_time,
    has_its_moment,
    action_is_over,
    good_for_something,
    fast=magic_now,
)
DEFENCE_PLAY: Final = Kind(
    "play",
    defence_plays,
    defence_held,
    defence_in_time,
    has_its_moment,
    answers_no_card,
    good_for_something,
    fast=defence_now,
)
CARDS: Final = (EQUIP, MAGIC_PLAY, DEFENCE_PLAY)
"""The kinds of action with which a player uses the hand at a decision of their own."""


def cards_now(m: Scene, seat: Seat) -> list[Action]:
    """Return the legal uses of the hand, the same as `legal` but with one look at the hand."""
    found: list[Action] = []
    if seat == m.table.defender:
        found += defence_now(m, seat)
        return found
    hand = hand_with(m.table.sides[seat].magic)
    if hand.equipment or hand.plays:
        in_turn = is_own_turn(m, seat)
        if in_turn:
            found += equips_from(m, seat, hand.equipment)
        found += magic_from(m, seat, hand, in_turn)
    return found


@requires("SR-RULING-63", "card")
def wounds_are_coming(seen: Scene, seat: Seat, act: Play) -> Denied:
    return None if seen.inside(Harm) else (act.card,)


@requires("SR-RULING-98", "card")
def own_dice_lie_open(seen: Scene, seat: Seat, act: Play) -> Denied:
    """Require an own roll before curses are checked, for Loaded Die and Steady Aim."""
    return None if own_roll_at(seen, seat, "rolled") else (act.card,)


@requires("SR-RULING-62", "card")
def own_roll_to_come(seen: Scene, seat: Seat, act: Play) -> Denied:
    """Require an own roll to come, for Overclock."""
    return None if own_roll_at(seen, seat, "before_roll") else (act.card,)


def own_roll_at(m: Scene, seat: Seat, moment: str) -> bool:
    window = m.nearest(Window)
    return window is not None and window.moment == moment and m.within(Pool).seat == seat


def special_kinds(cards: tuple[str, ...], moment: Requirement) -> tuple[Kind, Kind]:
    """Return the kinds of action for cards with a moment of their own: of the attackers, of the defender."""
    magic = [PLAYS[card] for card in cards if card in MAGIC]
    defence = [PLAYS[card] for card in cards if card in DEFENCE]

    def all_magic(seen: Scene, seat: Seat) -> list[Play]:
        return magic if seat != seen.table.defender else []

    def all_defence(seen: Scene, seat: Seat) -> list[Play]:
        return defence if seat == seen.table.defender else []

    def held(seen: Scene, seat: Seat) -> list[Play]:
        own = seen.table.sides[seat]
        plays, hand = (defence, own.defence) if seat == seen.table.defender else (magic, own.magic)
        return [play for play in plays if play.card in hand]

    return (
        Kind("play", all_magic, magic_held, magic_in_time, moment, good_for_something, rule=moment.rule, narrow=held),
        Kind("play", all_defence, defence_held, moment, good_for_something, rule=moment.rule, narrow=held),
    )


HARM_MAGIC, HARM_DEFENCE = special_kinds(IN_HARM, wounds_are_coming)
ROLL_MAGIC, ROLL_DEFENCE = special_kinds(WHEN_ROLLED, own_dice_lie_open)
_, EARLY_DEFENCE = special_kinds(BEFORE_ROLL, own_roll_to_come)
