"""A small module with state of its own: each player holds secret letters and a secret wish.

It stands for what an expansion will bring beside rules: options, part of the table, an action, an event, invariants,
and hidden things that bots must imagine. It touches nothing of the base game.
"""

from typing import Annotated, Final

from brassboard.games.scythe.data.table import Table
from brassboard.games.scythe.extension_points import Module, ModuleStatePart, Scene, SetupStep
from brassboard.games.scythe.queries import gain_coins, player
from brassboard.kernel import (
    Action,
    Choice,
    Event,
    Flow,
    Frame,
    Luck,
    ModuleState,
    Nobody,
    Own,
    Part,
    Permutation,
    Public,
    Setup,
    ask,
    nobody,
    own,
    rule,
    shuffle,
)

LETTERS: Final = (1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7)
WISHES: Final = 3


class Satchel(Part):
    """What one player carries for the couriers."""

    seat: Public[int]
    letters: Annotated[tuple[int, ...], own(stock="letters")] = ()
    wish: Own[int] = 0


class Couriers(ModuleState, tag="scythe.couriers"):
    """The satchels of all players, and the bag of letters that nobody has drawn."""

    satchels: Public[list[Satchel]]
    bag: Annotated[tuple[int, ...], nobody(stock="letters")] = LETTERS


class Wish(Action, frozen=True, tag="wish"):
    """Choose what the couriers should bring."""

    what: int


class Wished(Event, frozen=True, tag="scythe.wished"):
    """A player has made a secret wish."""

    seat: int


class Dealing(Frame, tag="scythe.dealing_letters"):
    """Set-up: two letters for every player."""

    order: Nobody[Permutation | None] = None


class Wishing(Frame, tag="scythe.wishing"):
    """Set-up: one player after the other wishes in secret."""

    seat: Public[int] = 0
    wish: Own[Wish | None] = None


def mix_letters(dealing: Dealing, m: Scene) -> Flow:
    return shuffle(len(LETTERS), into="order")


def deal_letters(dealing: Dealing, m: Scene) -> Flow:
    assert dealing.order is not None
    state = m.module_state(Couriers)
    mixed = [state.bag[place] for place in dealing.order.places]
    for satchel in state.satchels:
        satchel.letters, mixed = tuple(sorted(mixed[:2])), mixed[2:]
        m.reveal(1 << satchel.seat)
    state.bag = tuple(mixed)
    return None


def ask_for_wish(wishing: Wishing, m: Scene) -> Flow:
    return ask(wishing.seat, "wish", [Wish(n) for n in range(WISHES)])


def keep_wish(wishing: Wishing, m: Scene) -> Flow:
    assert wishing.wish is not None
    m.module_state(Couriers).satchels[wishing.seat].wish = wishing.wish.what
    m.emit(Wished(wishing.seat))
    gain_coins(m, player(m, wishing.seat), 1)
    return None


rule(Dealing, (mix_letters, ""), (deal_letters, ""))
rule(Wishing, (ask_for_wish, ""), (keep_wish, ""))


def joins(setup: Setup) -> bool:
    return bool(setup["couriers"])


def refuses(setup: Setup) -> str | None:
    return "couriers need two people" if setup.players < 2 else None


def makes(setup: Setup, table: Table) -> Couriers:
    return Couriers([Satchel(seat) for seat in range(setup.players)])


def state_of(table: Table) -> Couriers:
    found = [state for state in table.module_states if type(state) is Couriers]  # type: ignore[attr-defined]
    assert len(found) == 1
    return found[0]


def problems(table: Table) -> list[str]:
    state = state_of(table)
    letters = sorted([*state.bag, *[letter for satchel in state.satchels for letter in satchel.letters]])
    return [] if letters == sorted(LETTERS) else [f"letters are lost or doubled: {letters}"]


def resample(m: Scene, viewer: int, luck: Luck) -> None:
    for satchel in m.module_state(Couriers).satchels:
        if satchel.seat != viewer:
            satchel.wish = luck.randrange(WISHES)


COURIERS = Module(
    "couriers",
    options=[Choice("couriers", (True, False))],
    joins=joins,
    refuses=refuses,
    setup=[
        SetupStep(15, "letters", lambda m: Dealing()),
        SetupStep(95, "first wish", lambda m: Wishing(0)),
        SetupStep(96, "second wish", lambda m: Wishing(1)),
    ],
    state=ModuleStatePart(Couriers, makes),
    problems=problems,
    resample=resample,
)
