"""The bot plays sensibly, learns nothing it may not know, and finishes its games."""

import random

import pytest

from brassboard.bots import bot
from brassboard.games.scythe.bot.automa_threat import unseen
from brassboard.games.scythe.bot.combat import chance, prize, strengths, win_chance
from brassboard.games.scythe.bot.evaluation import evaluate
from brassboard.games.scythe.bot.lookahead import default_choice, playout_choice
from brassboard.games.scythe.bot.moves import goals, make, rivals_loss
from brassboard.games.scythe.bot.objectives import reveal
from brassboard.games.scythe.bot.plan_state import (
    Outlook,
    Sketch,
    Step,
    estimate,
    land_of,
    sketched,
    turns_for,
)
from brassboard.games.scythe.bot.risk import raided
from brassboard.games.scythe.bot.turns import finished
from brassboard.games.scythe.bot.valuation import worth
from brassboard.games.scythe.content import FACTORY
from brassboard.games.scythe.content.map_tables import MAKES, NAMES, NUMBER
from brassboard.games.scythe.data.table import Player
from brassboard.games.scythe.game import GAME
from brassboard.kernel import Match, Stream, text_of
from brassboard.testing.depth import a_few, at_depth

from ..helper import Stage

MOST_ROUNDS = 60


def chosen(stage: Stage, seat: int | None = None) -> str:
    """What the bot answers, looking at what its seat may see."""
    who = stage.asked[0] if seat is None else seat
    return text_of(bot("greedy", seed=1).choose(stage.match.lens(who)))


def played(match: Match, seats: int, rounds: int) -> Match:
    """The bots play on until the game is over or so many rounds have passed."""
    bots = [bot("greedy", seed=seat) for seat in range(seats)]
    while not match.over and match.position.table.turns <= rounds * len(match.position.table.order):
        seat = match.awaited[0]
        match.take(bots[seat].choose(match.lens(seat)), seat)
    return match


# A turn


def test_it_takes_a_bottom_action_it_can_pay() -> None:
    stage = Stage("nordic", "saxony").goods("B4", metal=3).turn_of("nordic", "deploy")
    stage.answer("top:produce", "done")
    assert chosen(stage) == "bottom"


def test_the_star_of_a_bottom_action_counts_in_the_turn_that_earns_it() -> None:
    stage = Stage("nordic", "saxony").goods("B4", metal=3).turn_of("nordic", "deploy")
    lens = stage.match.lens(stage.seat("nordic"))
    look, sketch = Outlook(lens, stage.seat("nordic")), sketched(lens, stage.seat("nordic"))
    sketch.one.deployed = 0b1111
    after = finished(look, sketch)
    assert (after.turns, "mechs" in after.one.stars) == (1, True)


def test_what_a_bottom_action_costs_is_not_left_lying() -> None:
    stage = Stage("nordic", "saxony").goods("B4", food=4).turn_of("nordic")
    while not stage.who("nordic").recruits and stage.board.turns < 6:
        stage.settle()
        seat = stage.asked[0]
        stage.answer(chosen(stage), seat=seat)
    assert stage.who("nordic").recruits


def test_it_reveals_an_objective_it_has_met() -> None:
    stage = Stage("nordic", "saxony").objectives("nordic", 12).change("nordic", coins=30)
    stage.turn_of("nordic", "bolster").answer("top:power", "end")
    assert chosen(stage) == "reveal:12"


def test_the_sixth_star_waits_while_it_would_lose() -> None:
    stage = Stage("nordic", "saxony").objectives("nordic", 12).change("nordic", coins=21, popularity=0)
    stage.stars("nordic", "upgrades", "mechs", "structures", "recruits", "power")
    stage.stars("saxony", "upgrades", "mechs", "structures", "recruits", "power").change("saxony", popularity=18)
    stage.units("saxony", "G1", ["H1", "F2", "G2", "G3"], ["F1", "E1", "F3", "G4", "H3", "I1", "H4", "F4"])
    stage.turn_of("nordic", "bolster").answer("top:power", "end")
    assert "reveal:12" in stage.options()
    assert chosen(stage) != "reveal:12"
    stage.board.turns = 2 * 40
    assert chosen(stage) == "reveal:12", "two who wait for each other would play for ever"


def test_a_rival_is_not_supposed_to_grow_richer_for_ever() -> None:
    stage = Stage("nordic", "saxony").turn_of("nordic")
    guesses = []
    for rounds in (10, 30, 300):
        stage.board.turns = 2 * rounds
        guesses.append(estimate(stage.board, stage.who("saxony")))
    assert guesses[0] < guesses[1] == guesses[2]


def test_workers_are_made_early() -> None:
    stage = Stage("crimea", "saxony").turn_of("crimea", "produce").answer("top:produce")
    assert chosen(stage).startswith("produce:")


def test_workers_who_make_nothing_leave_by_twos() -> None:
    """Eight workers need no villages: the second move is not saved for a later turn."""
    stage = Stage("nordic", "saxony").units("nordic", "C5", [], ["B3", "B3", "B3", "B3", "B6", "B6", "B6", "B6"])
    stage.moving("nordic", 2)
    for _ in range(2):
        move = chosen(stage)
        assert move.startswith(("move:worker,B3", "move:worker,B6"))
        stage.answer(move)


# Combat


def test_it_does_not_attack_where_it_cannot_win() -> None:
    stage = Stage("nordic", "saxony").change("nordic", power=0).change("saxony", power=16)
    stage.units("nordic", "B4", [], ["B5", "B5"]).units("saxony", "C5", ["C5", "C5"], ["G1", "H1"])
    stage.mechs("nordic", riverwalk="B4").cards("saxony", 5, 5, 5).moving("nordic", 1)
    assert "move:mech,B4,C5" in stage.options()
    assert not chosen(stage).endswith(",C5")


def test_it_spends_nothing_on_a_combat_that_is_lost() -> None:
    stage = Stage("nordic", "saxony").change("nordic", power=2).change("saxony", power=16)
    stage.units("nordic", "C5").units("saxony", "C5", ["C5", "C5"]).cards("saxony", 5, 5, 5)
    stage.combat("saxony", "nordic", "C5")
    assert chosen(stage, stage.seat("nordic")) in ("dial:0", "dial:1")


def test_it_spends_on_a_combat_it_can_win() -> None:
    stage = Stage("nordic", "saxony").change("nordic", power=10).change("saxony", power=2)
    stage.units("nordic", "C5").units("saxony", "C5")
    stage.combat("nordic", "saxony", "C5")
    assert chosen(stage, stage.seat("nordic")) in ("dial:2", "dial:3")


def test_what_an_automa_may_spend_is_counted_from_its_cards() -> None:
    stage = Stage("nordic", automas=("saxony",)).change("saxony", power=0)
    theirs = strengths(stage.who("saxony"), stage.who("saxony").base)
    assert chance(0, theirs, attacks=True) == 1.0
    assert chance(0, theirs, attacks=False) == 0.0
    stage.change("saxony", power=16)
    assert chance(0, strengths(stage.who("saxony"), 0), attacks=True) < 0.2


# What an Automa may do next


def outlook_of(stage: Stage, faction: str) -> tuple[Outlook, Player]:
    lens = stage.match.lens(stage.seat(faction))
    return Outlook(lens, stage.seat(faction)), lens.table.players[stage.seat(faction)]


def test_workers_within_an_automas_reach_are_at_risk_unless_guarded() -> None:
    stage = Stage("nordic", automas=("saxony",)).units("saxony", "G1", ["C5"], ["F1"]).change("saxony", power=0)
    far, near = outlook_of(stage.units("nordic", "B1", [], ["B1", "B1"]), "nordic")
    assert raided(far, near) == 0.0
    bare, alone = outlook_of(stage.units("nordic", "B1", [], ["B4", "B4"]), "nordic")
    more, goods = outlook_of(stage.goods("B4", oil=4), "nordic")
    assert 0.0 < raided(bare, alone) < raided(more, goods)
    stage.change("nordic", power=7).cards("nordic", 5, 5)
    guarded, ready = outlook_of(stage.units("nordic", "B4", [], ["B4", "B4"]), "nordic")
    assert raided(guarded, ready) < raided(more, goods)


def test_a_risk_counts_at_the_end_of_the_turn_that_takes_it_and_less_in_later_ones() -> None:
    stage = Stage("nordic", automas=("saxony",)).units("saxony", "G1", ["C5"], ["F1"]).change("saxony", power=0)
    look, one = outlook_of(stage.units("nordic", "B1", [], ["B4", "B4"]), "nordic")
    now, later = Sketch(one, (0, 0, 0, 0), 0, 0), Sketch(one, (0, 0, 0, 0), 0, 0, turns=1)
    assert finished(look, now).extra == -raided(look, one)
    assert -raided(look, one) < finished(look, later).extra < 0.0


def test_a_weak_guard_is_a_target_and_a_strong_one_a_chance() -> None:
    stage = Stage("nordic", automas=("saxony",)).units("saxony", "G1", ["C5"], ["F1"]).change("saxony", power=12)
    stage.units("nordic", "B4", [], ["B1"]).cards("saxony", 3, 3)
    weak, one = outlook_of(stage.change("nordic", power=0), "nordic")
    strong, other = outlook_of(stage.change("nordic", power=7).cards("nordic", 5, 5), "nordic")
    assert raided(weak, one) > 0.0 > raided(strong, other)


def test_an_automa_without_fighters_on_the_map_attacks_nobody() -> None:
    stage = Stage("nordic", automas=("saxony",)).units("saxony", "home", [], ["C5", "F1"])
    look, one = outlook_of(stage.units("nordic", "B4", [], ["B5", "B5"]), "nordic")
    assert raided(look, one) == 0.0


# The cards of an Automa that all have seen


def test_an_automa_whose_attacks_are_on_the_discard_pile_is_not_feared() -> None:
    stage = Stage("nordic", automas=("crimea",)).units("crimea", "G1", ["C5"], ["F1"])
    bare, alone = outlook_of(stage.units("nordic", "B1", [], ["B4", "B4"]), "nordic")
    assert raided(bare, alone) > 0.0
    calm, same = outlook_of(stage.change("crimea", discard=(17,), fought=(19,)), "nordic")
    assert raided(calm, same) == 0.0


def test_what_an_automa_may_spend_is_counted_from_the_cards_it_has_left() -> None:
    stage = Stage("nordic", automas=("saxony",)).change("saxony", power=16)
    foe = stage.who("saxony")
    assert len(unseen(stage.board, foe)) == 19
    stage.change("saxony", discard=tuple(no for no in range(1, 20) if no not in (10, 14)))
    assert max(strengths(foe, 0, unseen(stage.board, foe))) <= 1 + 3 * len(foe.cards)
    assert max(strengths(foe, 0)) >= 7


def test_an_automa_with_only_advancing_cards_left_is_quicker() -> None:
    stage = Stage("nordic", automas=("saxony",)).change("saxony", tracker=15)
    slow = turns_for(stage.board, stage.who("saxony"), 4)
    stage.change("saxony", discard=(4, 15, 17))
    assert turns_for(stage.board, stage.who("saxony"), 4) == 4 < slow


# What is worth planning for


def affairs(stage: Stage, faction: str) -> tuple[Outlook, Sketch]:
    seat = stage.seat(faction)
    lens = stage.match.lens(seat)
    return Outlook(lens, seat), sketched(lens, seat)


def test_an_objective_it_would_fulfil_counts_as_a_star() -> None:
    stage = Stage("nordic", "saxony").objectives("nordic", 10)  # three forests
    look, two = affairs(stage.units("nordic", "B4", [], ["B4", "B5"]), "nordic")
    reveal(look, two)
    assert "objective" not in two.one.stars
    look, three = affairs(stage.units("nordic", "D5", [], ["B4", "G5"]), "nordic")
    reveal(look, three)
    assert three.one.stars == ("objective",)
    look, full = affairs(stage.stars("nordic", "upgrades", "mechs", "structures", "recruits", "power"), "nordic")
    reveal(look, full)  # the star that ends the game is weighed when it can be placed, not planned
    assert "objective" not in full.one.stars


def test_an_objective_about_counts_is_planned_too() -> None:
    look, rich = affairs(Stage("nordic", "saxony").objectives("nordic", 12).change("nordic", coins=19), "nordic")
    reveal(look, rich)
    assert not rich.one.stars
    rich.one.coins += 1
    reveal(look, rich)
    assert rich.one.stars == ("objective",)


def test_what_only_promises_is_worth_little_at_the_end() -> None:
    look, early = affairs(Stage("nordic", "saxony"), "nordic")
    late = early.copy()
    late.turns = look.left
    gains: list[float] = []
    for before in (early, late):
        after = before.copy()
        after.one.lifted |= 0b11
        gains.append(worth(look, after) - worth(look, before))
    assert gains[0] > 5 * abs(gains[1])


def test_the_factory_is_the_greatest_loss_of_a_rival() -> None:
    look, sketch = affairs(Stage("nordic", "saxony"), "nordic")
    assert rivals_loss(look, sketch, FACTORY) == 3 * rivals_loss(look, sketch, NUMBER["C5"]) > 0.0


def test_a_combat_is_about_the_stars_of_both_sides() -> None:
    stage = Stage("nordic", "saxony").units("nordic", "C5")
    stakes: list[float] = []
    for mine, theirs in ((0, 0), (2, 0), (2, 2)):
        stage.change("nordic", wins=mine).change("saxony", wins=theirs)
        stakes.append(prize(stage.match.position, stage.who("nordic"), stage.who("saxony"), NUMBER["C5"]))
    assert stakes[0] > stakes[1] > stakes[2] > 0.0


# Land that is taken


def test_land_taken_from_a_rival_counts_with_what_lies_there() -> None:
    stage = Stage("nordic", "saxony").units("nordic", "B4", ["B4"], ["B5"]).units("saxony", "G1", [], ["C5", "C5"])
    stage.change("nordic", popularity=9).goods("C5", oil=2)
    look, sketch = affairs(stage, "nordic")
    oil = sketch.goods[0]
    make(look, sketch, Step("mech", NUMBER["B4"], NUMBER["C5"], NUMBER["C5"], 0, 0.0))
    assert land_of(sketch) >> NUMBER["C5"] & 1
    assert (sketch.goods[0], sketch.one.popularity) == (oil + 2, 7)
    again = sketch.copy()
    make(look, again, Step("character", NUMBER["B4"], NUMBER["C5"], NUMBER["C5"], 0, 0.0))
    assert again.one.popularity == 7 + (again.tokens != sketch.tokens), "those who are gone are not driven off twice"


def test_land_taken_from_an_automa_holds_what_its_last_card_says() -> None:
    stage = Stage("nordic", automas=("saxony",)).units("nordic", "B4", ["B4"], ["B5"]).units("saxony", "G1", [], ["C5"])
    kind = MAKES[NUMBER["C5"]]
    for card, n in ((5, 4), (3, 0)):
        look, sketch = affairs(stage.change("saxony", last=card), "nordic")
        before = sketch.goods[kind]
        make(look, sketch, Step("mech", NUMBER["B4"], NUMBER["C5"], NUMBER["C5"], 0, 0.0))
        assert sketch.goods[kind] == before + n


def test_a_unit_with_two_steps_attacks_with_the_second_too() -> None:
    """Saxony's lone character on the Factory means a star and three territories."""
    stage = Stage("nordic", "saxony").units("nordic", "B4", ["D5"], ["B5"]).units("saxony", "E4", [], ["G1"])
    stage.mechs("nordic", speed="D5", seaworthy="D5").no_encounters()
    stage.change("nordic", power=7).cards("nordic", 5, 5).change("saxony", power=0).moving("nordic", 1)
    stage.answer("move:mech,D5,D4")
    assert {"go:E4", "done"} <= set(stage.options())
    assert chosen(stage) == "go:E4"


# Offers


def nearly_over(card: int, **affairs: int) -> Stage:
    """Saxony's character has met somebody, and the Automa's next step ends the game."""
    stage = Stage("saxony", automas=("nordic",)).encounter(card).units("saxony", character="G1")
    stage.stars("nordic", *["tracker"] * 5).automa("nordic", tracker=20)
    return stage.stars("saxony", "upgrades", "mechs", "workers").change("saxony", **affairs)


def met(stage: Stage) -> Stage:
    return stage.moving("saxony").answer("move:character,G1,G2", "done")


@pytest.mark.parametrize("popularity", [6, 12])
def test_popularity_that_reaches_the_next_tier_is_taken(popularity: int) -> None:
    assert chosen(met(nearly_over(1, popularity=popularity, coins=9))) == "choose:1"


def test_an_offer_that_brings_a_star_is_taken() -> None:
    stage = nearly_over(2, coins=9, popularity=9)
    assert chosen(met(stage.recruits("saxony", upgrade="power", deploy="coins", build="cards"))) == "choose:3"


# Ways


def test_a_way_over_an_empty_home_base_is_thought_of() -> None:
    """Wayfare and Speed: over a base nobody uses into the land behind it (SC-CRI-03)."""
    stage = Stage("crimea", "saxony").units("crimea", "H4", ["H4"], ["I1"]).change("crimea", deployed=0)
    stage.mechs("crimea", speed="H4", wayfare="H4")
    look, sketch = affairs(stage, "crimea")
    sketch.tokens = 0
    ends = {NAMES[to] for _, to in goals(look, sketch, "mech", NUMBER["H4"], 1)}
    assert {"B4", "B5", "D6", "E7"} <= ends  # what Nordic and Rusviet would start from
    assert not any(name.startswith("base") for name in ends)


def test_land_taken_from_a_rival_counts_more_near_the_end() -> None:
    stage = Stage("nordic", "saxony")
    look, _ = outlook_of(stage, "nordic")
    early = sketched(stage.match.lens(stage.seat("nordic")), stage.seat("nordic"))
    late = early.copy()
    late.turns = look.left
    assert rivals_loss(look, late) > 2 * rivals_loss(look, early) > 0.0


# Nothing hidden is looked at


@pytest.mark.parametrize("seed", a_few([3, 5], 1))
def test_what_it_cannot_see_does_not_change_its_choice(seed: int) -> None:
    """The same question in worlds the seat cannot tell apart: other hands, coins and decks, one answer."""
    match = Match.begin(GAME, GAME.setup(2), seed=seed)
    bots = [bot("greedy", seed=seat) for seat in (0, 1)]
    luck = random.Random(seed)
    compared, wanted = 0, at_depth(quick=15, deep=40)
    while not match.over and compared < wanted:
        seat = match.awaited[0]
        lens = match.lens(seat)
        answer = bots[seat].choose(lens)
        options = lens.options
        if len(options) > 1 and luck.random() < 0.3:
            worlds = [lens.determinize(Stream(bytes([n] * 8))) for n in (1, 2)]
            assert {default_choice(world, seat, options) for world in worlds} == {answer}
            compared += 1
        match.take(answer, seat)
    assert compared == wanted


def test_the_short_view_reads_no_secrets_of_others() -> None:
    stage = Stage("nordic", "saxony")
    before = evaluate(stage.board, stage.seat("nordic"))
    stage.cards("saxony", 5, 5, 5).objectives("saxony", 1, 2).change("saxony", coins=40)
    assert evaluate(stage.board, stage.seat("nordic")) == before
    assert evaluate(stage.board, stage.seat("saxony")) > before


# Whole games


@pytest.mark.parametrize("automas", a_few([1, 2], 1))
def test_a_game_against_automas_is_finished(automas: int) -> None:
    match = played(Match.begin(GAME, GAME.setup(1, {"automas": automas}), seed=4), 1, MOST_ROUNDS)
    assert match.over


@pytest.mark.deep
def test_a_game_of_two_is_finished() -> None:
    match = played(Match.begin(GAME, GAME.setup(2), seed=2), 2, MOST_ROUNDS)
    assert match.over
    assert match.result is not None
    assert max(match.result.scores) >= 40


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_any_number_of_players_can_be_bots(players: int) -> None:
    """Some rounds of each: every faction's own questions are answered."""
    rounds = at_depth(quick=2, deep=3)
    match = played(Match.begin(GAME, GAME.setup(players), seed=players), players, rounds)
    assert match.over or match.position.table.turns > rounds * players


def test_a_hasty_player_has_an_answer_to_every_question() -> None:
    match = Match.begin(GAME, GAME.setup(2), seed=8)
    while not match.over and match.position.table.turns < 40:
        seat = match.awaited[0]
        ask = match.position.ask_of(seat)
        assert ask is not None
        answer = playout_choice(match.position, seat, ask.options)
        assert answer in ask.options
        match.take(answer, seat)
    assert match.position.table.turns == 40 or match.over


@pytest.mark.deep
def test_it_beats_a_player_who_chooses_at_random() -> None:
    match = Match.begin(GAME, GAME.setup(2), seed=6)
    bots = [bot("greedy", seed=1), bot("random", seed=2)]
    while not match.over and match.position.table.turns < 60:
        seat = match.awaited[0]
        match.take(bots[seat].choose(match.lens(seat)), seat)
    table = match.position.table
    assert evaluate(table, 0) > evaluate(table, 1) + 20


def test_a_shared_deck_without_automas_does_not_trouble_a_bot_that_weighs_an_attack() -> None:
    stage = Stage("saxony", "nordic", shared_deck=True).units("saxony", character="F2").units("nordic", character="F2")
    assert 0.0 <= win_chance(stage.board, stage.who("saxony"), stage.who("nordic"), NUMBER["F2"], 1) <= 1.0
