"""What a viewer sees of a state by what its fields declare; copies of a state, and what is hidden in stocks."""

from typing import Annotated, Any, ClassVar

import msgspec
import pytest

from brassboard.kernel import (
    EVERYONE,
    SPECTATOR,
    Each,
    Frame,
    Masked,
    Nobody,
    Own,
    Part,
    Public,
    State,
    Team,
    each,
    masked,
    nobody,
    own,
    redact,
    team,
)
from brassboard.kernel.lens import pools_of
from brassboard.kernel.rulebook import Rulebook
from brassboard.kernel.visibility import copier_of, hidden_stock, layout_of, redactor_of

# Who sees what


class Badge(Part):
    """Without a seat of its own: it belongs to whom the part around it belongs to."""

    code: Own[str]
    maker: Public[str] = "us"


class Sealed(Part):
    seat: Public[int]
    code: Own[str] = "inner"


class Person(Part):
    seat: Public[int]
    seen: Public[int] = 0
    name: Public[str] = "somebody"
    cards: Own[tuple[str, ...]] = ()
    uncounted: Annotated[tuple[str, ...], own(counted=False)] = ()
    plan: Own[int] = 7
    wish: Own[str | None] = None
    orders: Team[tuple[int, ...]] = ()
    row: Masked[tuple[int, ...]] = ()
    trap: Masked[int] = 9
    fate: Nobody[tuple[str, ...]] = ()
    grid: Own[bytearray] = bytearray()
    maybe: Own[tuple[int, ...] | None] = None
    badge: Public[Badge | None] = None
    friends: Public[list[Badge]] = msgspec.field(default_factory=list)
    guests: Public[list[Sealed]] = msgspec.field(default_factory=list)


class Room(Part):
    people: Public[list[Person]]
    votes: Each[tuple[int, ...]] = ()
    texts: Each[tuple[str, ...] | None] = None
    rows: Each[tuple[tuple[int, ...], ...]] = ()


TEAMS = (0, 1, 1)


def person(**fields: Any) -> Person:
    return Person(1, **fields)


def seen_by(viewer: int, **fields: Any) -> Person:
    shown: Person = redactor_of(Person)(person(**fields), viewer, -1, TEAMS)
    return shown


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_public_is_seen_by_all(viewer: int) -> None:
    assert seen_by(viewer, name="Ada").name == "Ada"


def test_own_is_seen_by_its_seat_only_and_shows_its_length() -> None:
    assert seen_by(1, cards=("ace", "two")).cards == ("ace", "two")
    for viewer in (0, 2, SPECTATOR):
        assert seen_by(viewer, cards=("ace", "two")).cards == ("", "")
        assert seen_by(viewer, plan=3).plan == -1


def test_uncounted_hides_the_length_too() -> None:
    assert seen_by(1, uncounted=("ace",)).uncounted == ("ace",)
    assert seen_by(0, uncounted=("ace", "two")).uncounted == ()


def test_hidden_optional_values_do_not_tell_whether_they_are_there() -> None:
    assert seen_by(1, wish="rain").wish == "rain"
    assert seen_by(0, wish="rain").wish is None
    assert seen_by(0, wish=None).wish is None


def test_an_optional_tuple_may_be_missing() -> None:
    assert seen_by(0, maybe=None).maybe is None
    assert seen_by(0, maybe=(4, 5)).maybe == (-1, -1)
    assert seen_by(1, maybe=(4, 5)).maybe == (4, 5)


def test_team_is_seen_by_the_team_of_its_seat() -> None:
    assert seen_by(1, orders=(4,)).orders == (4,)
    assert seen_by(2, orders=(4,)).orders == (4,)
    assert seen_by(0, orders=(4,)).orders == (-1,)
    assert seen_by(SPECTATOR, orders=(4,)).orders == (-1,)


def test_masked_grows_visible_with_the_mask() -> None:
    assert seen_by(0, seen=0, trap=5, row=(1, 2)).trap == -1
    assert seen_by(0, seen=0b001, trap=5).trap == 5
    assert seen_by(0, seen=0b001, row=(1, 2)).row == (1, 2)
    assert seen_by(2, seen=0b001, trap=5, row=(1, 2)).row == (-1, -1)
    assert seen_by(1, seen=0b001, trap=5).trap == -1, "a masked field has no owner"


def test_a_positive_mask_never_names_spectators_and_a_negative_one_does() -> None:
    assert seen_by(SPECTATOR, seen=0b111, trap=5).trap == -1
    assert seen_by(SPECTATOR, seen=EVERYONE, trap=5).trap == 5
    assert seen_by(SPECTATOR, seen=~(1 << 0), trap=5).trap == 5
    assert seen_by(0, seen=~(1 << 0), trap=5).trap == -1
    assert seen_by(2, seen=~(1 << 0), trap=5).trap == 5


@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_nobody_is_seen_by_nobody(viewer: int) -> None:
    assert seen_by(viewer, fate=("death", "taxes")).fate == ("", "")


def test_a_hidden_column_of_bytes_is_blank() -> None:
    assert seen_by(0, grid=bytearray(b"maze")).grid == bytearray()
    mine = seen_by(1, grid=bytearray(b"maze")).grid
    assert mine == bytearray(b"maze")


def test_parts_inside_belong_to_whom_the_part_around_them_belongs_to() -> None:
    fields: dict[str, Any] = {"badge": Badge("secret"), "friends": [Badge("one"), Badge("two")], "guests": [Sealed(2)]}
    mine, other = seen_by(1, **fields), seen_by(2, **fields)
    assert mine.badge is not None
    assert other.badge is not None
    assert (mine.badge.code, other.badge.code, other.badge.maker) == ("secret", "", "us")
    assert [badge.code for badge in mine.friends] == ["one", "two"]
    assert [badge.code for badge in other.friends] == ["", ""]
    assert [guest.code for guest in mine.guests] == [""], "a guest with a seat of its own keeps its own secrets"
    assert [guest.code for guest in other.guests] == ["inner"]


def test_each_sees_its_own_slot() -> None:
    room = Room([], votes=(4, 5, 6), texts=("x", "y", "z"), rows=((1, 2), (3,), ()))
    first = redactor_of(Room)(room, 0, -1, TEAMS)
    assert (first.votes, first.texts, first.rows) == ((4, -1, -1), ("x", "", ""), ((1, 2), (), ()))
    nobody_in_particular = redactor_of(Room)(room, SPECTATOR, -1, TEAMS)
    assert (nobody_in_particular.votes, nobody_in_particular.rows) == ((-1, -1, -1), ((), (), ()))
    assert redactor_of(Room)(Room([]), 0, -1, TEAMS).texts is None


def test_each_may_hide_how_many_slots_there_are_from_spectators() -> None:
    class Quiet(Part):
        votes: Annotated[tuple[int, ...], each(counted=False)] = ()

    assert redactor_of(Quiet)(Quiet((1, 2)), SPECTATOR, -1, TEAMS).votes == ()
    assert redactor_of(Quiet)(Quiet((1, 2)), 1, -1, TEAMS).votes == (-1, 2)


def test_redacting_changes_nothing_and_shares_nothing_mutable() -> None:
    room = Room([person(cards=("ace",), friends=[Badge("one")], grid=bytearray(b"x"))])
    shown = redactor_of(Room)(room, 1, -1, TEAMS)
    shown.people[0].friends[0].code = "changed"
    shown.people[0].grid[0] = 0
    shown.people.append(person())
    assert room.people[0].friends[0].code == "one"
    assert room.people[0].grid == bytearray(b"x")
    assert len(room.people) == 1


def test_redact_gives_a_state_of_the_same_type() -> None:
    book = Rulebook("zlayout", Room, State, {})
    state = State(Room([person(cards=("ace",))]), [], [], TEAMS)
    assert type(redact(book, state, 0)) is State
    assert type(redact(book, state, 0).table) is Room
    assert redact(book, state, 0).table.people[0].cards == ("",)  # type: ignore[attr-defined]


# Copies


class Leaf(Part):
    n: Public[int] = 0


class Branch(Part):
    leaves: Public[list[Leaf]]
    leaf: Public[Leaf]
    maybe: Public[Leaf | None] = None
    maybes: Public[list[Leaf] | None] = None
    numbers: Public[list[int]] = msgspec.field(default_factory=list)
    some: Public[list[int] | None] = None
    grid: Public[bytearray] = bytearray()
    shared: Public[tuple[int, ...]] = ()


class Tree(Part):
    branches: Public[list[Branch]]


def test_a_copy_shares_nothing_that_changes() -> None:
    branch = Branch([Leaf(1)], Leaf(2), Leaf(3), [Leaf(4)], [5], [6], bytearray(b"7"), (8,))
    tree = Tree([branch])
    copy = copier_of(Tree)(tree)
    assert copy == tree
    other = copy.branches[0]
    other.leaves[0].n = other.leaf.n = other.maybe.n = other.maybes[0].n = 0
    other.leaves.append(Leaf())
    other.numbers.append(0)
    other.some.append(0)
    other.grid[0] = 0
    copy.branches.append(branch)
    assert tree == Tree([Branch([Leaf(1)], Leaf(2), Leaf(3), [Leaf(4)], [5], [6], bytearray(b"7"), (8,))])
    assert copier_of(Tree)(tree).branches[0].shared is branch.shared


def test_a_copy_of_what_is_missing_is_missing() -> None:
    branch = Branch([], Leaf())
    copy = copier_of(Branch)(branch)
    assert (copy.maybe, copy.maybes, copy.some) == (None, None, None)
    assert redactor_of(Branch)(branch, 0, -1, TEAMS) == branch


# Stocks


class Chest(Part):
    seat: Public[int]
    seen: Public[int] = 0
    hand: Annotated[tuple[str, ...], own(stock="cards")] = ()
    shared: Annotated[tuple[str, ...] | None, team(stock="cards")] = None
    top: Annotated[str | None, masked(stock="cards")] = None
    deck: Annotated[tuple[str, ...], nobody(stock="cards")] = ()


def test_a_slot_of_a_stock_shows_whether_it_is_filled() -> None:
    full = redactor_of(Chest)(Chest(1, 0, ("a",), ("b",), "c", ("d",)), 0, -1, TEAMS)
    assert (full.hand, full.shared, full.top, full.deck) == (("",), ("",), "", ("",))
    empty = redactor_of(Chest)(Chest(1), 0, -1, TEAMS)
    assert (empty.hand, empty.shared, empty.top, empty.deck) == ((), None, None, ())


def test_pools_hold_what_the_viewer_does_not_see_sorted() -> None:
    state = State(Chest(1, 0b100, ("z", "a"), ("m",), "k", ("q", "b")), [], [], TEAMS)
    assert pools_of(state, 0) == {"cards": ["a", "b", "k", "m", "q", "z"]}
    assert pools_of(state, 1) == {"cards": ["b", "k", "q"]}, "not its hand, not what its team shares"
    assert pools_of(state, 2) == {"cards": ["a", "b", "q", "z"]}, "it sees the team's and, by the mask, the top"


def test_hidden_slots_come_in_declared_order() -> None:
    chest = Chest(1, 0, ("a",), ("b",), "c", ("d",))
    assert [field.name for _, field in hidden_stock(chest, 0, -1, TEAMS)] == ["hand", "shared", "top", "deck"]


def test_class_variables_are_no_fields() -> None:
    class Quietly(Frame, tag="zlayout.quietly"):
        secret: ClassVar[str] = "own"
        seat: Public[int] = 0

    assert [field.name for field in layout_of(Quietly).fields] == ["seat"]
