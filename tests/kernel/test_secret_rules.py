"""A secret rule that asks several times: offers, a leader's consent, and the choices of the card that is played."""

import random
from typing import Annotated, Any

import pytest

from brassboard.kernel import (
    END_RULE,
    EVERYONE,
    PASS,
    Action,
    Ask,
    Each,
    Flow,
    Form,
    Frame,
    Game,
    Luck,
    Match,
    Position,
    Public,
    Scene,
    Seat,
    Setup,
    Team,
    ask,
    call,
    determinize,
    goto,
    own,
    redact,
    rule,
    stream,
)
from brassboard.kernel.data import Accept, Effect, Pass
from brassboard.kernel.scene import while_open
from brassboard.testing import case, run_check
from kernel.toys import A, B, Board, C, Happened, Pick, Play, Player, new, secrets_of, texts, toy

M = Scene[Board]
HERO = 0
HERO_MASK = 1 << HERO
HANDS = ((), ("bang", "bang", "hush"), ("bang", "hush", "hush"))


# The Hero walks; after each step Evil thinks in secret and may play a card


class Walk(Frame, tag="evil.walk"):
    forgetful: Public[bool] = False
    step: Public[int] = 0
    pick: Public[Pick | None] = None


class Pause(Frame, tag="evil.pause"):
    seat: Public[int]
    forgetful: Public[bool]
    played: Team[tuple[str, ...]] = ()


class Thinking(Frame, tag="evil.thinking"):
    """Offers, consent, and the choices of the card. Everything the first answers were is hidden from the Hero."""

    secret = "team"
    restartable = True

    seat: Public[int]
    offers: Each[tuple[Play | None, ...]] = ()
    offered: Annotated[tuple[int, ...], own(counted=False)] = ()
    accept: Public[Accept | None] = None
    card: Team[str] = ""
    result: Team[tuple[str, ...]] = ()


class Forgetful(Thinking, tag="evil.forgetful"):
    """The same without a restart."""

    restartable = False


def walk_on(walk: Walk, m: M) -> Flow:
    return ask(HERO, "pick", [A, B]) if walk.step < 6 else END_RULE


def pause(walk: Walk, m: M) -> Flow:
    return call(Pause(1, walk.forgetful))


def onward(walk: Walk, m: M) -> Flow:
    walk.step += 1
    return goto(walk_on)


def think(pausing: Pause, m: M) -> Flow:
    if not any([player.hand for player in m.table.players]):
        return END_RULE
    return call(Forgetful(pausing.seat) if pausing.forgetful else Thinking(pausing.seat), into="played")


def react(pausing: Pause, m: M) -> Flow:
    played, pausing.played = pausing.played, ()
    if not played:
        return END_RULE
    card, _, seat = played
    player = m.table.players[int(seat)]
    hand = list(player.hand)
    hand.remove(card)
    player.hand = tuple(hand)
    m.reveal(EVERYONE, "card", card, seat)
    m.table.discard = (*m.table.discard, card)
    m.emit(Happened(card))
    return None


def think_again(pausing: Pause, m: M) -> Flow:
    return goto(think)


def offer(thinking: Thinking, m: M) -> Flow:
    return Form(offering(m), next_offer, "", len(offering(m)) > 1, HERO_MASK, then=offers_in)


def offering(m: M) -> tuple[Seat, ...]:
    return tuple([player.seat for player in m.table.players if player.hand])


def next_offer(thinking: Thinking, m: M, seat: Seat, given: tuple[Action, ...]) -> Ask | None:
    return None if given else ask(seat, "offer", offers_of(m, seat))


def offers_of(m: M, seat: Seat) -> list[Action]:
    return [*[Play(card) for card in dict.fromkeys(m.table.players[seat].hand)], PASS]


def offers_in(thinking: Thinking, m: M, answers: tuple[Any, ...]) -> Flow:
    given = answers if isinstance(answers[0], tuple) else (answers,)
    made: list[Play | None] = [None] * m.seats
    for seat, (action,) in zip(offering(m), given, strict=True):
        made[seat] = None if isinstance(action, Pass) else action
    thinking.offers = tuple(made)
    thinking.offered = tuple([seat for seat, one in enumerate(made) if one is not None])
    m.reveal(1 << thinking.seat, "offers", thinking.offered)
    m.reveal(0b110, "any offer", bool(thinking.offered))  # Teammates see whether the leader is asked.
    return goto(accept)


def accept(thinking: Thinking, m: M) -> Flow:
    if not thinking.offered:
        return END_RULE
    options = [*[Accept(seat) for seat in thinking.offered], Accept()]
    return ask(thinking.seat, "accept", options, secret_to=HERO_MASK)


def take_offer(thinking: Thinking, m: M) -> Flow:
    chosen, thinking.accept = thinking.accept, None
    if chosen is None or chosen.offer is None:
        return END_RULE
    card = thinking.offers[chosen.offer]
    assert card is not None
    thinking.seat, thinking.card = chosen.offer, card.card
    thinking.offers, thinking.offered = (), ()
    m.reveal(0b110, "accepted", chosen.offer, card.card)
    return None


def choose_targets(thinking: Thinking, m: M) -> Flow:
    return Form((thinking.seat,), next_target, "", False, HERO_MASK, then=chosen_targets)


def next_target(thinking: Thinking, m: M, seat: Seat, given: tuple[Action, ...]) -> Ask | None:
    """A loud card has two targets, a quiet one a single target."""
    most = {"bang": 2, "hush": 1}[thinking.card]
    return ask(seat, "target", [A, B, C]) if len(given) < most else None


def chosen_targets(thinking: Thinking, m: M, given: tuple[Pick, ...]) -> Flow:
    thinking.result = (thinking.card, "".join([pick.what for pick in given]), str(thinking.seat))
    return END_RULE


rule(Walk, (walk_on, "ZZ-WALK-01"), (pause, "ZZ-WALK-02"), (onward, "ZZ-WALK-03"))
rule(Pause, (think, "ZZ-PAUSE-01"), (react, "ZZ-PAUSE-02"), (think_again, "ZZ-PAUSE-01"))
for thinking_frame in (Thinking, Forgetful):
    rule(
        thinking_frame,
        (offer, "ZZ-THINK-01"),
        (accept, "ZZ-THINK-02"),
        (take_offer, "ZZ-THINK-02"),
        (choose_targets, "ZZ-THINK-03"),
    )


def resample(m: Scene[Any], viewer: Seat, luck: Luck) -> bool | None:
    """Redraw the offers that wait for the leader. The leader knows who offers, so these hands must hold a card."""
    top = m.stack[-1] if m.stack else None
    if not isinstance(top, Thinking) or top.pc != 1 or viewer == HERO:
        return None
    known = top.offered if viewer == top.seat else None
    made: list[Any] = list(top.offers)
    for seat in offering(m):
        if seat != viewer:
            plays = [one for one in offers_of(m, seat) if (one is not PASS) == (known is None or seat in known)]
            if not plays:
                return False
            made[seat] = plays[luck.randrange(len(plays))]
            made[seat] = None if made[seat] is PASS else made[seat]
    top.offers = tuple(made)
    top.offered = tuple([seat for seat, one in enumerate(made) if one is not None])
    return None


def table(setup: Setup) -> Board:
    return Board([Player(seat, 0, hand) for seat, hand in enumerate(HANDS)], [], deck=("bang", "hush"))


def evil(id: str = "evil", forgetful: bool = False) -> Game:
    teams = lambda players: (0, 1, 1)  # noqa: E731
    return toy(id, lambda: Walk(forgetful), players=(3,), table=table, teams=teams, resample=resample)


GAME = evil()
FORGETFUL = evil(forgetful=True)
ANSWERS = (("play:hush", 2), ("play:bang", 1), ("accept:1", 1), ("pick:b", 1), ("pick:c", 1))
"""Evil decides on a card: two offers, consent, two targets."""


def thinking_match(answers: int = 0, game: Game = GAME) -> Match:
    """The Hero has gone one step, and Evil has given this many answers."""
    match = new(game)
    match.take("pick:a", seat=HERO)
    for text, seat in ANSWERS[:answers]:
        match.take(text, seat=seat)
    return match


def imagined(match: Match, viewer: Seat, salt: int = 1) -> Position[Any]:
    return determinize(match.position, viewer, random.Random(salt), match.game.resample)


@pytest.mark.parametrize("viewer", [HERO, None])
def test_outsiders_receive_the_same_however_far_the_rule_has_come(viewer: Seat | None) -> None:
    received = [secrets_of(thinking_match(answers), viewer) for answers in range(len(ANSWERS))]
    assert received == [received[0]] * len(ANSWERS)
    assert received[0][0]["path"] == ["Walk.pause", "Pause.think"]
    assert received[0][0]["waiting"] == {"teams": [1]}


@pytest.mark.parametrize("answers", range(len(ANSWERS)))
def test_an_outsider_imagines_a_restartable_rule_begun_anew(answers: int) -> None:
    match = thinking_match(answers)
    for salt in range(5):
        world = imagined(match, HERO, salt)
        assert world.path() == "Walk.pause › Pause.think › Thinking.offer"
        assert world.awaited() == (1, 2)
        assert world.state.given == ()
        mine, theirs = (redact(GAME.book, position.state, HERO) for position in (match.position, world))
        assert mine == theirs, "the Hero cannot tell"
        cards = [*world.table.players[1].hand, *world.table.players[2].hand, *world.table.deck]
        assert sorted(cards) == ["bang"] * 4 + ["hush"] * 4
        for seat in (1, 2):
            world.answer(seat, PASS)
        assert world.awaited() == (HERO,), "and the imagined world can be played on"


@pytest.mark.parametrize("answers", [1, 2, 3, 4])
def test_a_teammate_imagines_the_rule_where_it_is(answers: int) -> None:
    match = thinking_match(answers)
    for viewer in (1, 2):
        world = imagined(match, viewer)
        assert world.path() == match.position.path()
        assert redact(GAME.book, world.state, viewer) == redact(GAME.book, match.position.state, viewer)


def test_the_rule_that_calls_it_keeps_its_place_and_effects_of_the_dropped_rule_go() -> None:
    match = thinking_match(3)
    m = match.position
    m.add(Effect("pause", "armour", 1, 1, while_open(m, Pause)))
    m.add(Effect("thinking", "armour", 1, 1, while_open(m, Thinking)))
    assert [effect.source for effect in imagined(match, HERO).state.effects] == ["pause"]
    assert [effect.source for effect in imagined(match, 2).state.effects] == ["pause", "thinking"]


def test_hands_are_dealt_again_until_resample_agrees() -> None:
    """The leader knows that seat 2 offers a card; a deal in which resample finds none is not used."""
    dealt: list[tuple[str, ...]] = []

    def only_bangs(m: Scene[Any], viewer: Seat, luck: Luck) -> bool | None:
        dealt.append(m.table.players[2].hand)
        return resample(m, viewer, luck) if dealt[-1] == ("bang", "bang", "hush") else False

    match = thinking_match(2)
    world = determinize(match.position, 1, stream(3), only_bangs)
    assert world.table.players[2].hand == dealt[-1] == ("bang", "bang", "hush")
    assert len(dealt) > 1


def test_the_hero_plays_twins_through_all_of_it() -> None:
    verdict = run_check("leaks", case(GAME, 3, seed=2, decisions=80))
    assert verdict.ok, str(verdict)
    assert verdict.counts["licensed"] > 10
    assert verdict.counts["not possible"] == 0


def test_a_secret_rule_that_forgets_its_answers_is_named() -> None:
    verdict = run_check("leaks", case(FORGETFUL, 3, seed=2, decisions=20))
    assert any("Forgetful.choose_targets is a secret from seat 0" in problem for problem in verdict.problems)
    assert any(
        "let the rule ask only once, with several choices in one form" in problem for problem in verdict.problems
    )


def test_options_are_those_of_the_lens_for_everyone_who_is_asked() -> None:
    for answers in range(len(ANSWERS)):
        match = thinking_match(answers)
        for seat in match.awaited:
            ask_of_seat = match.position.ask_of(seat)
            assert ask_of_seat is not None
            assert match.lens(seat).options == ask_of_seat.options
            assert texts(match, seat)
