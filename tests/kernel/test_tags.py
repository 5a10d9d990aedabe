"""A wrong tag is refused when the game is imported, with the class, its file and line, and what to write instead."""

import inspect
import re
from collections.abc import Callable
from typing import Any

import pytest

from brassboard.kernel import Action, Event, Frame, Game, Kind, ModuleState, Public, rule
from brassboard.kernel.tags import snake_case, tag_of

from .toys import toy


class Main(Frame, tag="ztags.main"):
    """The first rule of the games below."""


rule(Main)


def game_with(*things: Any, id: str = "ztags") -> Game:
    """Return a game with these classes in a module of this test's own package."""
    return toy(id, Main, *things)


def refusal(make: Callable[[], object]) -> str:
    with pytest.raises(TypeError) as error:
        make()
    return str(error.value)


def action(tag: str) -> type[Action]:
    class Tried(Action, frozen=True, tag=tag):
        pass

    return Tried


def event(tag: str) -> type[Event]:
    class Tried(Event, frozen=True, tag=tag):
        pass

    return Tried


def frame(tag: str) -> type[Frame]:
    class Tried(Frame, tag=tag):
        pass

    return Tried


@pytest.mark.parametrize(
    ("tag", "remedy"),
    [
        ("move:on", "move_on"),
        ("move,on", "move_on"),
        ("move on", "move_on"),
        ("Move", "move"),
        ("ztags.move", "move"),
        ("2nd", "nd"),
        ("", "tried"),
        ("zug\u00fc", "zug"),
    ],
)
def test_a_wrong_verb_is_refused_with_what_to_write(tag: str, remedy: str) -> None:
    said = refusal(lambda: game_with(action(tag)))
    assert f'Tried, tag "{tag}": the tag of an action is a name of lower-case letters' in said
    assert said.endswith(f'write tag="{remedy}"')


def test_a_class_without_a_tag_is_refused() -> None:
    class CardPlayed(Event, frozen=True):
        pass

    class CardDrawn(Action, frozen=True):
        pass

    class CardHeld(Frame):
        pass

    assert refusal(lambda: game_with(CardDrawn)).endswith('write tag="card_drawn"')
    assert refusal(lambda: game_with(CardPlayed)).endswith('.card_played"')
    assert refusal(lambda: rule(CardHeld)).endswith('write tag="GAME.card_held"')


def test_the_place_of_the_class_is_named() -> None:
    wrong = action("move:on")
    _, line = inspect.getsourcelines(wrong)
    assert refusal(lambda: game_with(wrong)).startswith(f"{__file__}:{line}: class action.<locals>.Tried, tag ")


@pytest.mark.parametrize("tag", ["happened", "ztags.", ".happened", "ztags.Happened", "ztags.a.b", "ztags:happened"])
def test_frames_and_events_are_named_by_game_and_name(tag: str) -> None:
    assert f'tag "{tag}": the tag of a frame, event or module state is the id of its game' in refusal(
        lambda: game_with(event(tag))
    )
    assert f'tag "{tag}": the tag of a frame, event or module state is the id of its game' in refusal(
        lambda: rule(frame(tag))
    )


def of_this_package(*things: Any, id: str = "ztags") -> Game:
    """Return a game whose module is this test's own, so that its classes belong to it."""
    module = inspect.getmodule(of_this_package)
    assert module is not None
    chapter = type(module)(module.__name__)
    for place, thing in enumerate(things):
        setattr(chapter, f"thing_{place}", thing)
    return Game(id, players=(2,), table=GAME.table, begin=GAME.begin, result=GAME.result, modules=(chapter,))


GAME = game_with()


@pytest.mark.parametrize("make", [event, frame])
def test_the_prefix_is_the_id_of_the_game(make: Callable[[str], type]) -> None:
    said = refusal(lambda: of_this_package(make("ztag.moved")))
    assert 'tag "ztag.moved": it belongs to game ztags, so its tag begins with the id of this game' in said
    assert said.endswith('write tag="ztags.moved"')
    assert of_this_package(make("ztags.moved"))


def test_a_campaign_shares_the_events_of_its_game() -> None:
    moved = event("ztags.moved")
    assert moved in of_this_package(moved, id="ztags_saga").events
    refusal(lambda: of_this_package(moved, id="ztagsaga"))


def test_two_classes_with_one_tag_are_refused() -> None:
    first, second = event("ztags.twice"), event("ztags.twice")
    said = refusal(lambda: game_with(first, second))
    assert said.endswith(f"of game ztags has the same tag ({__file__}:{line_of(first)}); give one of them another tag")
    rule(frame("ztwins.twin"))
    rule(frame("ztwins.twin"))
    assert "of game ztwins has the same tag" in refusal(lambda: game_with(id="ztwins"))


def test_the_tag_of_a_module_state_is_checked_too() -> None:
    class Couriers(ModuleState, tag="couriers"):
        count: Public[int] = 0

    assert refusal(lambda: toy("ztags", Main, module_states=[Couriers])).endswith('write tag="ztags.couriers"')


def line_of(cls: type) -> int:
    return inspect.getsourcelines(cls)[1]


def test_a_kind_of_no_action_is_refused() -> None:
    typo = Kind("mvoe", lambda m, seat: [])
    said = refusal(lambda: game_with(typo))
    assert said == f'game ztags: no action has the tag "mvoe", which a kind of {__name__} names'


@pytest.mark.parametrize("id", ["Duel", "my-game", "my game", "1st", "a.b", ""])
def test_the_id_of_a_game_can_stand_before_the_dot(id: str) -> None:
    said = refusal(lambda: game_with(id=id))
    assert re.match(f"game {id!r}: an id is a name of lower-case letters", said)


def test_class_names_become_names_of_tags() -> None:
    assert snake_case("CardPlayed") == "card_played"
    assert snake_case("Round2Began") == "round2_began"
    assert tag_of(Main) == "ztags.main"
