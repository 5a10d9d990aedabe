"""Rules in progress: steps in order, goto, call, result, END_RULE, where we are, lasting effects, the end at once."""

import pytest

from brassboard.kernel import (
    END_RULE,
    Effect,
    Flow,
    Frame,
    Kind,
    Moment,
    Position,
    Public,
    Reaction,
    RuleError,
    Scene,
    Until,
    ask,
    call,
    goto,
    rule,
    until_round,
    until_turn,
    while_open,
    window,
)
from kernel.toys import A, B, Board, Happened, Pick, Play, new, notes, only, reopened, texts, toy

M = Scene[Board]


# Steps, goto, call, END_RULE


class Walk(Frame, tag="walk.walk"):
    seat: Public[int] = 0
    laps: Public[int] = 0
    sum: Public[int] = 0
    pick: Public[Pick | None] = None


class Add(Frame, tag="walk.add"):
    x: Public[int]
    y: Public[int]
    result: Public[int] = 0


def first(walk: Walk, m: M) -> Flow:
    m.table.notes.append("first")
    return None


def second(walk: Walk, m: M) -> Flow:
    m.table.notes.append("second")
    walk.laps += 1
    return goto(second) if walk.laps < 3 else None


def add(walk: Walk, m: M) -> Flow:
    return call(Add(walk.laps, 4), into="sum")


def choose(walk: Walk, m: M) -> Flow:
    return ask(walk.seat, "pick", [A, B])


def leave(walk: Walk, m: M) -> Flow:
    m.table.notes.append(f"sum {walk.sum}, {walk.pick.what if walk.pick else '-'}")
    return END_RULE


def never(walk: Walk, m: M) -> Flow:
    m.table.notes.append("never")
    return None


def sum_up(adding: Add, m: M) -> Flow:
    m.table.notes.append(m.path())
    adding.result = adding.x + adding.y
    return None


rule(
    Walk,
    (first, "ZZ-WALK-01"),
    (second, "ZZ-WALK-02"),
    (add, "ZZ-WALK-03"),
    (choose, "ZZ-WALK-04"),
    (leave, "ZZ-WALK-05"),
    (never, "ZZ-WALK-06"),
)
rule(Add, (sum_up, "ZZ-ADD-01"))
WALK = toy("walk", Walk)


def test_steps_run_in_order_and_results_land_where_the_caller_wants_them() -> None:
    match = new(WALK)
    assert notes(match) == ["first", "second", "second", "second", "Walk.add › Add.sum_up"]
    assert only(match.position).sum == 7
    assert match.position.path() == "Walk.choose"
    match.take("pick:b")
    assert notes(match)[-1] == "sum 7, b", "END_RULE leaves at once"
    assert match.over


def test_the_answer_lands_in_the_field_named_like_the_question() -> None:
    position = WALK.position(WALK.setup())
    frame = only(position)
    position.answer(0, B)
    assert frame.pick == B


def test_pc_names_the_step_in_progress_until_it_is_finished() -> None:
    match = new(WALK)
    assert only(match.position).pc == 3
    decision = match.decision
    assert decision is not None
    assert decision.path == ["Walk.choose"]
    assert decision.rule == "ZZ-WALK-04"


def test_running_rules_are_counted_for_coverage() -> None:
    position: Position[Board] = Position(WALK.book, WALK.state(WALK.setup()))
    position.rule_counts = {}
    position.run()
    assert position.rule_counts is not None
    assert position.rule_counts["ZZ-WALK-02"] == 3
    assert "ZZ-WALK-05" not in position.rule_counts


def test_asking_is_pure_and_the_question_is_no_part_of_the_state() -> None:
    match = new(WALK)
    before = match.save()
    assert texts(match) == texts(match) == ["pick:a", "pick:b"]
    match.position.run()
    assert match.save() == before
    assert b"pick:a" not in before


# Events carry the rule; windows the rule that opened them


class Bell(Frame, tag="bell.bell"):
    seat: Public[int] = 0


class Echo(Frame, tag="bell.echo"):
    seat: Public[int]


def ring(bell: Bell, m: M) -> Flow:
    m.emit(Happened("ring"))
    return None


def listen(bell: Bell, m: M) -> Flow:
    return window(m, "rung")


def fade(bell: Bell, m: M) -> Flow:
    m.emit(Happened("fade"))
    return ask(0, "pick", [A], into="")


def sound(echo: Echo, m: M) -> Flow:
    m.emit(Happened("echo"))
    return None


rule(Bell, (ring, "ZZ-BELL-01"), (listen, "ZZ-BELL-02"), (fade, "ZZ-BELL-03"))
rule(Echo, (sound, "ZZ-ECHO-01"))


def told(seen: M) -> tuple[int, ...]:
    return (1,)


def forced(m: M) -> Frame | None:
    m.emit(Happened("forced"))
    return None


ECHO = Kind("play", lambda seen, seat: [Play("echo")], rule="ZZ-ECHO-01")
BELL = toy("bell", Bell, Moment("rung", told, Reaction(ECHO, lambda play, seat: Echo(seat)), forced=(forced,)))


def test_events_carry_the_rule_of_the_step_and_windows_the_rule_that_opened_them() -> None:
    match = new(BELL)
    decision = match.decision
    assert decision is not None
    assert decision.rule == "ZZ-BELL-02"
    assert decision.path == ["Bell.listen", "Window.offer"]
    assert [option.rule for option in decision.options] == ["ZZ-ECHO-01", "ZZ-BELL-02"]
    match.take("play:echo", seat=1)
    stamped = [(seen.event.what, seen.rule) for seen in match.events(seat=0)]  # type: ignore[attr-defined]
    assert stamped == [("ring", "ZZ-BELL-01"), ("forced", "ZZ-BELL-02"), ("echo", "ZZ-ECHO-01")]


# within, effects


class Nest(Frame, tag="nest.nest"):
    seat: Public[int]
    depth: Public[int]
    armour: Public[int] = 0
    pick: Public[Pick | None] = None


class Touch(Frame, tag="nest.touch"):
    seat: Public[int] = 0


def deeper(nest: Nest, m: M) -> Flow:
    m.add(Effect("nest", "armour", 0, 10**nest.depth, while_open(m, Nest)))
    return call(Nest(0, nest.depth + 1)) if nest.depth < 2 else call(Touch())


def look(nest: Nest, m: M) -> Flow:
    m.table.notes.append(f"{nest.depth}: {m.value('armour', 0, 0)} {nest.armour}")
    return None


def touch_nearest(touch: Touch, m: M) -> Flow:
    nearest = m.within(Nest)
    nearest.armour = 5
    m.table.notes.append(f"nearest {nearest.depth}")
    return None


rule(Nest, (deeper, "ZZ-NEST-01"), (look, "ZZ-NEST-02"))
rule(Touch, (touch_nearest, "ZZ-NEST-03"))
NEST = toy("nest", lambda: Nest(0, 0))


def test_within_is_the_nearest_and_effects_end_with_the_frame_they_were_bound_to() -> None:
    match = new(NEST)
    assert notes(match) == ["nearest 2", "2: 111 5", "1: 11 0", "0: 1 0"]
    assert match.position.state.effects == []


def test_within_and_while_open_of_a_rule_not_in_progress_say_where_we_are() -> None:
    position = WALK.position(WALK.setup())
    with pytest.raises(RuleError, match=r"no Nest is in progress at Walk\.choose"):
        position.within(Nest)
    with pytest.raises(RuleError, match=r"no Nest is in progress at Walk\.choose"):
        while_open(position, Nest)
    assert position.inside(Walk)
    assert not position.inside(Nest)
    assert position.nearest(Walk) is position.within(Walk)
    assert position.nearest(Nest) is None


def test_effects_until_turn_and_round_end_when_told() -> None:
    position = WALK.position(WALK.setup())
    for until in (until_turn(0), until_turn(1), until_round()):
        position.add(Effect("x", "speed", 0, 1, until))
    position.add(Effect("x", "speed", 1, 100, until_round()))
    assert (position.value("speed", 0, 0), position.value("speed", 1, 0)) == (3, 100)
    position.expire(until_turn(1))
    assert position.value("speed", 0, 0) == 2
    position.expire(until_turn(0))
    assert position.value("speed", 0, 0) == 1
    position.expire(until_round())
    assert (position.value("speed", 0, 0), position.value("speed", 1, 0)) == (0, 0)


def test_effects_bound_to_a_frame_end_with_it_after_save_and_load_too() -> None:
    class Hold(Frame, tag="hold.hold"):
        pick: Public[Pick | None] = None

    class Outer(Frame, tag="hold.outer"):
        pick: Public[Pick | None] = None

    def enter(outer: Outer, m: M) -> Flow:
        return call(Hold())

    def after(outer: Outer, m: M) -> Flow:
        return ask(0, "pick", [B])

    def bind(hold: Hold, m: M) -> Flow:
        m.add(Effect("hold", "armour", "x", 2, while_open(m, Hold)))
        return None

    def wait(hold: Hold, m: M) -> Flow:
        return ask(0, "pick", [A])

    rule(Outer, (enter, "ZZ-HOLD-01"), (after, "ZZ-HOLD-02"))
    rule(Hold, (bind, "ZZ-HOLD-03"), (wait, "ZZ-HOLD-04"))
    match = reopened(new(toy("hold", Outer)))
    assert match.position.value("armour", "x", 0) == 2
    match.clone().take("pick:a")
    assert match.position.value("armour", "x", 0) == 2, "a clone's effects are its own"
    match.take("pick:a")
    assert match.position.path() == "Outer.after"
    assert match.position.value("armour", "x", 0) == 0


@pytest.mark.parametrize(
    ("effects", "value"),
    [
        ([("add", 2), ("add", -5)], 7),
        ([("set", 3)], 3),
        ([("add", 2), ("set", 3), ("add", 1)], 4),
        ([("at_least", 12)], 12),
        ([("at_least", 8)], 10),
        ([("at_most", 8)], 8),
        ([("at_most", 12)], 10),
        ([("add", 5), ("at_most", 12), ("at_least", 3)], 12),
        ([], 10),
    ],
)
def test_effects_are_folded_in_the_order_they_came(effects: list[tuple[str, int]], value: int) -> None:
    position = WALK.position(WALK.setup())
    for fold, amount in effects:
        position.add(Effect("x", "speed", "cart", amount, until_round(), fold))
    position.add(Effect("x", "speed", "other", 99, until_round()))
    position.add(Effect("x", "weight", "cart", 99, until_round()))
    assert position.value("speed", "cart", 10) == value


def test_an_unknown_fold_is_refused() -> None:
    with pytest.raises(RuleError, match="fold must be one of add, set, at_least, at_most, not 'max'"):
        WALK.position(WALK.setup()).add(Effect("x", "speed", 0, 1, Until("round"), "max"))


# The end, at once


class Siege(Frame, tag="siege.siege"):
    seat: Public[int] = 0
    pick: Public[Pick | None] = None


class Breach(Frame, tag="siege.breach"):
    seat: Public[int] = 0


def besiege(siege: Siege, m: M) -> Flow:
    return ask(0, "pick", [A, B])


def storm(siege: Siege, m: M) -> Flow:
    m.add(Effect("siege", "armour", 0, 1, while_open(m, Siege)))
    return call(Breach())


def go_on(siege: Siege, m: M) -> Flow:
    m.table.notes.append("went on")
    return None


def fall(breach: Breach, m: M) -> Flow:
    m.end_match()
    m.table.notes.append("the running step finishes")
    return goto(after)


def after(breach: Breach, m: M) -> Flow:
    m.table.notes.append("after")
    return None


rule(Siege, (besiege, "ZZ-SIEGE-01"), (storm, "ZZ-SIEGE-02"), (go_on, "ZZ-SIEGE-03"))
rule(Breach, (fall, "ZZ-SIEGE-04"), (after, "ZZ-SIEGE-05"))
SIEGE = toy("siege", Siege)


def test_a_rule_may_end_the_match_at_once_wherever_it_runs() -> None:
    match = new(SIEGE)
    clone = match.clone()
    match.take("pick:a")
    assert notes(match) == ["the running step finishes"], "no other rule in progress goes on"
    assert match.over
    assert match.position.state.effects == [], "effects that last as long as a rule end with it"
    assert not clone.over
    clone.take("pick:b")
    assert clone.over
