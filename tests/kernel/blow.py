"""A small game in which a reaction is answered by a reaction, for the tests of saves and journals."""

from brassboard.kernel import (
    Dice,
    Effect,
    Flow,
    Frame,
    Kind,
    Match,
    Moment,
    Public,
    Reaction,
    Scene,
    ask,
    dice,
    goto,
    rule,
    while_open,
    window,
)
from kernel.toys import STOP, A, B, Board, Happened, Pick, Play, Stop, new, toy

M = Scene[Board]


class Blow(Frame, tag="blow.blow"):
    seat: Public[int] = 0
    dice: Public[Dice | None] = None
    act: Public[Pick | Stop | None] = None


class Parry(Frame, tag="blow.parry"):
    seat: Public[int]
    void: Public[bool] = False
    pick: Public[Pick | None] = None


class Deny(Frame, tag="blow.deny"):
    seat: Public[int]
    pick: Public[Pick | None] = None


def strike(blow: Blow, m: M) -> Flow:
    return dice(2, 6, into="dice")


def foe_may_parry(blow: Blow, m: M) -> Flow:
    return window(m, "struck")


def choose(blow: Blow, m: M) -> Flow:
    return ask(0, "act", [A, STOP])


def more(blow: Blow, m: M) -> Flow:
    return goto(strike) if blow.act == A else None


def announce(parry: Parry, m: M) -> Flow:
    m.emit(Happened("parry"))
    m.add(Effect("parry", "armour", parry.seat, 2, while_open(m, Blow)))
    return None


def others_may_deny(parry: Parry, m: M) -> Flow:
    return window(m, "parried")


def how(parry: Parry, m: M) -> Flow:
    return ask(parry.seat, "pick", [A, B])


def void(deny: Deny, m: M) -> Flow:
    return ask(deny.seat, "pick", [A, B])


def undo_parry(deny: Deny, m: M) -> Flow:
    m.within(Parry).void = True
    m.table.notes.append(m.path())
    return None


rule(Blow, (strike, "ZZ-BLOW-01"), (foe_may_parry, "ZZ-BLOW-02"), (choose, "ZZ-BLOW-03"), (more, "ZZ-BLOW-04"))
rule(Parry, (announce, "ZZ-PARRY-01"), (others_may_deny, "ZZ-PARRY-02"), (how, "ZZ-PARRY-03"))
rule(Deny, (void, "ZZ-DENY-01"), (undo_parry, "ZZ-DENY-02"))
PARRY = Kind("play", lambda seen, seat: [Play("parry")])
DENY = Kind("play", lambda seen, seat: [Play("deny")])
BLOW = toy(
    "blow",
    Blow,
    Moment("struck", lambda seen: (1,), Reaction(PARRY, lambda play, seat: Parry(seat))),
    Moment("parried", lambda seen: (0,), Reaction(DENY, lambda play, seat: Deny(seat))),
)


def deep() -> Match:
    match = new(BLOW, seed=4)
    match.take("play:parry", seat=1)
    match.take("play:deny", seat=0)
    return match
