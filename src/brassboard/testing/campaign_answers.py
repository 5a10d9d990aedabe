"""Random answers to a campaign: how its matches ended, and who gathered. No match is played for it."""

import types
from random import Random
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

from brassboard.kernel import Action, Game, Ledger, Left, Outcome, Position, Present, RuleError, Seated, Value, Void
from brassboard.kernel.canonical import canonical
from brassboard.kernel.data import Gathering, MatchRequest
from brassboard.kernel.match.campaign_answers import gather_denial

VOID_SHARE = 0.05
"""How often a match does not count."""
ROSTER_SHARE = 0.3
"""How often someone joins or leaves before the next match begins."""
TRIES = 200


def random_campaign_answer(game: Game, position: Position[Any], luck: Random) -> Action:
    """Return an answer that a campaign may get to what it asks now."""
    asked = position.asked
    if type(asked) is MatchRequest:
        if luck.random() < VOID_SHARE:
            return Void()
        won = [seat for seat in asked.seats if luck.random() < 0.5] or [luck.choice(asked.seats)]
        return Outcome(sum([1 << seat for seat in won]), canonical(random_report(game, asked, luck)))
    assert type(asked) is Gathering
    return random_gathering(game, position, luck)


def random_report(game: Game, asked: MatchRequest, luck: Random) -> Value:
    """Return a report that the match a campaign asks for could give."""
    ledger = game.ledger or Ledger()
    if ledger.sample is not None:
        return ledger.sample(asked, luck.randrange)
    made: Value = random_value(ledger.reports, len(asked.seats), luck)
    return made


def random_value(hint: Any, length: int, luck: Random) -> Any:
    """Return a random value of a type; every tuple in it has this length."""
    if get_origin(hint) is Annotated:
        return random_value(get_args(hint)[0], length, luck)
    if get_origin(hint) in (Union, types.UnionType):
        return random_value(luck.choice(get_args(hint)), length, luck)
    if get_origin(hint) is tuple:
        arms = get_args(hint)
        inner = [arms[0]] * length if arms[-1] is Ellipsis else arms
        return tuple([random_value(arm, length, luck) for arm in inner])
    if hint in (None, type(None)):
        return None
    if hint is bool:
        return luck.random() < 0.5
    if hint is int:
        return luck.randrange(10)
    if hint is str:
        return ""
    names = get_type_hints(hint, include_extras=True)
    return hint(**{name: random_value(names[name], length, luck) for name in hint.__struct_fields__})


def random_gathering(game: Game, position: Position[Any], luck: Random) -> Action:
    """Return who gathers: mostly some that play the next match, sometimes someone who joins or leaves."""
    chairs = range(position.seats)
    ledger = game.ledger or Ledger()
    changes: list[Action] = [Seated(seat, kind) for seat in chairs for kind in ledger.kinds]
    changes += [Left(seat) for seat in chairs]
    allowed = [change for change in changes if gather_denial(game, position, change) is None]
    if allowed and luck.random() < ROSTER_SHARE:
        return luck.choice(allowed)
    for _ in range(TRIES):
        seats = tuple([seat for seat in chairs if luck.random() < 0.6])
        if seats and gather_denial(game, position, Present(seats)) is None:
            return Present(seats)
    if allowed:
        return luck.choice([change for change in allowed if type(change) is Seated] or allowed)
    raise RuleError(f"a campaign gathers but lets nobody play, join or leave at {position.path()}")
