"""Magic cards: when they may be played, hand limit and deck; equipment from the hand."""

import pytest

from brassboard.games.smog_riders.content import MAGIC
from brassboard.games.smog_riders.data.frames import AttackTurn, DefenceTurn, Tide
from brassboard.games.smog_riders.data.table import FALLEN, STYGIA
from brassboard.kernel import Illegal
from brassboard.kit import zones
from games.smog_riders.cards.workshop import WORKSHOP, assigned, attacking, workshop
from games.smog_riders.helper import Stage

EQUIPMENT = [card.id for card in MAGIC.values() if card.kind == "E"]
ACTIONS = [card.id for card in MAGIC.values() if card.kind == "A"]
REACTIONS = [card.id for card in MAGIC.values() if card.kind == "R"]


# The chapter


@pytest.mark.rule("SR-MAGIC-01")
def test_a_card_is_used_once_and_discarded() -> None:
    stage = workshop("mass_clarity", "mass_clarity").change("charlotte", madness=1).answer("play:mass_clarity")
    assert stage.board.magic_discard == ("mass_clarity",)
    assert stage.side(0).magic == ("mass_clarity",)


@pytest.mark.rule("SR-MAGIC-01")
def test_nobody_plays_a_card_he_does_not_hold() -> None:
    stage = workshop("steam_valve")
    assert stage.denied("play:lucky_cog") == "SR-MAGIC-01"
    assert stage.denied("play:shock") != ""  # and only the defender holds Defence cards
    assert stage.denied("equip:stunner,mapuche") == "SR-EQUIP-01"


@pytest.mark.rule("SR-MAGIC-02")
@pytest.mark.parametrize("card", ACTIONS + REACTIONS)
def test_only_reactions_are_offered_in_the_defenders_turn(card: str) -> None:
    """Everything a card could be good for is there."""
    stage = workshop(card).change("mapuche", wounds=1, stunned=True, madness=0).change("arcturus", madness=1)
    stage.walker("charlotte", "inner1", "C6", madness=1).turret("basic", "E5")
    stage.room(WORKSHOP).put("duane", "E6").defence_turn()
    assert stage.asked == (0, "react")
    rule = stage.denied(f"play:{card}")
    if card in REACTIONS:
        assert rule in ("", "SR-RULING-62")  # Brace waits for wounds
    else:
        assert rule == "SR-MAGIC-02"


@pytest.mark.rule("SR-MAGIC-02")
@pytest.mark.parametrize("card", ["give_breath", "steam_valve"])
def test_no_card_in_another_attackers_turn(card: str) -> None:
    stage = workshop(card, players=3).change("mapuche", wounds=1).hand(1, "crowbar").frames(AttackTurn(1))
    assert stage.asked[0] == 1
    while stage.position.inside(AttackTurn) and stage.position.within(AttackTurn).seat == 1:
        assert stage.asked[0] == 1
        assert stage.why_not(f"play:{card}", 0) is not None
        stage.answer("end" if "end" in stage.options() else "done")


@pytest.mark.rule("SR-MAGIC-03", "SR-RULING-14")
def test_five_cards_are_kept_at_the_end_of_the_own_turn() -> None:
    hand = ("adrenaline", "blueprint", "brace", "crowbar", "give_breath", "lucky_cog", "sabotage")
    stage = workshop(*hand, players=3).at_step(AttackTurn(0), "recover")
    assert stage.asked == (0, "discard")
    assert "done" not in stage.options()
    stage.answer("discard:brace", "discard:sabotage")
    assert stage.side(0).magic == ("adrenaline", "blueprint", "crowbar", "give_breath", "lucky_cog")
    assert set(stage.board.magic_discard) == {"brace", "sabotage"}
    assert stage.kind != "discard"


@pytest.mark.rule("SR-RULING-14")
def test_the_hand_limit_waits_for_the_own_turn() -> None:
    """Neither the end of a rival's turn nor of the round takes a card."""
    hand = ("adrenaline", "blueprint", "brace", "crowbar", "give_breath", "lucky_cog")
    stage = workshop(*hand, players=3).at_step(AttackTurn(1), "recover")
    stage.at_step(DefenceTurn(2), "limit_hand")
    assert len(stage.side(0).magic) == 6
    assert stage.at_step(AttackTurn(0), "recover").asked == (0, "discard")


@pytest.mark.rule("SR-RULING-65")
def test_an_empty_deck_is_made_of_its_discard_pile() -> None:
    stage = workshop()
    stage.board.magic_discard, stage.board.magic_deck = stage.board.magic_deck, ()
    cards = len(stage.board.magic_discard)
    stage.frames(AttackTurn(0))
    assert stage.chance  # shuffled
    stage.shuffle()
    assert (len(stage.side(0).magic), len(stage.board.magic_deck), stage.board.magic_discard) == (1, cards - 1, ())


@pytest.mark.rule("SR-RULING-65")
def test_the_rest_is_drawn_from_the_new_deck_and_nothing_if_both_are_empty() -> None:
    stage = workshop()
    deck = stage.board.magic_deck
    stage.board.magic_deck, stage.board.magic_discard = deck[:1], deck[1:]
    stage.room(WORKSHOP, card="lethal_defenses", laid=21)  # its reward: 2 cards
    attacking_room(stage)
    stage.shuffle()
    assert (len(stage.side(0).magic), len(stage.board.magic_deck)) == (2, len(deck) - 2)
    empty = workshop()
    floor = [*empty.board.magic_deck]
    empty.board.magic_deck = ()
    empty.change("arcturus", gear=tuple(sorted(floor)))
    empty.frames(AttackTurn(0))
    assert empty.asked == (0, "move")
    assert empty.side(0).magic == ()


def attacking_room(stage: Stage) -> Stage:
    stage.stock(0, luck=0).rolling().answer(f"roll:{WORKSHOP}").roll(6, 5, 5, 5, 5, 5, 5)
    return stage.assign(room=["B6"]).answer("lay")


@pytest.mark.rule("SR-RULING-67")
def test_a_companion_that_flees_is_shuffled_into_the_deck() -> None:
    stage = workshop("adrenaline").gear("mapuche", "rafter").change("mapuche", wounds=3).hand(1, "slaughter")
    deck = stage.board.magic_deck
    stage.answer("end", "play:slaughter", f"in:{WORKSHOP}", "pass")
    assert stage.who("mapuche").at == FALLEN
    assert stage.chance
    stage.answer("shuffle:" + ",".join(map(str, reversed(range(len(deck) + 1)))))
    assert stage.board.magic_deck == ("rafter", *reversed(deck))
    assert "rafter" not in [item.kind for item in stage.board.floor]
    stage.frames(AttackTurn(0))
    assert "rafter" in stage.side(0).magic  # drawn like other equipment


def solve_breeding(stage: Stage) -> Stage:
    return attacking_room(stage.room(WORKSHOP, card="rafters_breeding", laid=17))


@pytest.mark.rule("SR-RULING-67")
def test_a_breeding_room_gives_its_companion_from_wherever_it_waits() -> None:
    beside = solve_breeding(workshop())
    assert beside.kind == "attach"
    beside.answer("on:arcturus")
    assert beside.who("arcturus").gear == ("rafter",)

    in_discard = workshop()
    in_discard.board.companions, in_discard.board.magic_discard = ("octopiti", "zuba"), ("rafter",)
    solve_breeding(in_discard).answer("on:arcturus")
    assert in_discard.who("arcturus").gear == ("rafter",)
    assert in_discard.board.magic_discard == ()

    in_deck = workshop()
    in_deck.board.companions = ("octopiti", "zuba")
    in_deck.board.magic_deck = ("rafter", *in_deck.board.magic_deck)
    solve_breeding(in_deck).answer("item:rafter").shuffle().answer("on:arcturus")
    assert in_deck.who("arcturus").gear == ("rafter",)
    assert "rafter" not in in_deck.board.magic_deck


@pytest.mark.rule("SR-RULING-67")
def test_if_another_character_has_the_companion_the_solver_draws_a_card() -> None:
    stage = workshop(players=3).gear("amelia", "rafter").on_deck("lucky_cog")
    solve_breeding(stage)
    assert stage.side(0).magic == ("lucky_cog",)
    assert stage.who("amelia").gear == ("rafter",)


# Equipment from the hand


@pytest.mark.rule("SR-RULING-102")
@pytest.mark.parametrize("card", EQUIPMENT)
def test_equipment_goes_from_the_hand_onto_a_conscious_character(card: str) -> None:
    stage = workshop()
    if card in stage.board.companions:  # it has fled before and was shuffled in
        stage.board.companions = zones.take(stage.board.companions, card)
        stage.board.magic_deck = (*stage.board.magic_deck, card)
    stage.hand(0, card).walker("charlotte", "access1", "C6").fallen("arcturus", "D7")
    points = stage.who("mapuche").points
    assert stage.offers("equip") == {f"{card},mapuche", f"{card},charlotte"}  # in either world
    assert stage.denied(f"play:{card}") != ""  # laid beside a character, never played
    stage.answer(f"equip:{card},mapuche")
    assert stage.who("mapuche").gear == (card,)
    assert (stage.who("mapuche").points, stage.who("mapuche").moved) == (points, False)  # free
    assert stage.side(0).magic == ()
    assert stage.board.magic_discard == ()  # it stays


@pytest.mark.rule("SR-RULING-102")
def test_equipment_at_every_decision_point_of_the_own_turn() -> None:
    stage = workshop("boiler_plate").put("duane", "E6").walker("charlotte", "access1", "C6").stock(0, luck=0)
    asked: list[str] = []
    while stage.position.inside(AttackTurn):
        if stage.chance:
            stage.roll(*[5] * len(stage.pool.dice))
            continue
        asked += [stage.kind] if "equip:boiler_plate,mapuche" in stage.options() else []
        if stage.kind == "place":
            stage.assign(mapuche_main=["R5", "R5"])
        else:
            first = [text for text in stage.options() if text.split(":")[0] in ("roll", "use")]
            stage.answer(*first[:1] or [next(text for text in ("end", "pass", "done") if text in stage.options())])
    assert list(dict.fromkeys(asked)) == ["move", "stygia", "room", "react", "perform", "revive"]


@pytest.mark.rule("SR-RULING-102")
def test_equipment_is_not_laid_out_in_the_turn_of_others() -> None:
    stage = workshop("boiler_plate").defence_turn()
    assert stage.asked == (0, "react")
    assert stage.denied("equip:boiler_plate,mapuche") == "SR-RULING-102"


@pytest.mark.rule("SR-RULING-102")
def test_it_can_be_used_from_the_next_assignment_on() -> None:
    """After the roll it still can; once the dice are assigned it cannot."""
    stage = workshop("steam_justice").put("duane", "E6").stock(0, luck=0).rolling()
    stage.answer(f"roll:{WORKSHOP}").roll(6, 6, 6, 6, 6, 6, 6)
    stage.answer("equip:steam_justice,mapuche", "end")
    assert "mapuche.steam_justice.1" in stage.slots
    late = workshop("steam_justice").put("duane", "E6").stock(0, luck=0).rolling()
    late.answer(f"roll:{WORKSHOP}").roll(6, 6, 6, 6, 6, 6, 6).answer("pass").assign(mapuche_main=["R6", "R6"])
    late.answer("equip:steam_justice,mapuche")
    assert late.denied("use:mapuche,steam_justice.1") == "SR-POOL-06"


@pytest.mark.rule("SR-RULING-102", "SR-RULING-103")
def test_who_carries_a_chest_takes_no_equipment() -> None:
    stage = Stage("vault").put("mapuche", "D5").carry("mapuche", "chest").hand(0, "stunner").turn_of(0)
    assert stage.denied("equip:stunner,mapuche") == "SR-RULING-103"
    assert stage.denied("equip:stunner,charlotte") == ""


@pytest.mark.parametrize(("card", "colour"), [("octopiti", "R"), ("rafter", "B"), ("zuba", "M")])
@pytest.mark.rule("SR-MAGIC-01")
def test_companions_bring_a_die(card: str, colour: str) -> None:
    stage = workshop().put("charlotte", "G5").put("arcturus", "G6").gear("mapuche", card).rolling()
    stage.answer(f"roll:{WORKSHOP}").pass_windows()
    assert sorted(stage.pool.dice) == sorted(["R", "R", "B", colour])


@pytest.mark.rule("SR-MAGIC-08")
def test_stunner_with_a_ladder_wounds_and_stuns_one_target() -> None:
    stage = workshop().put("duane", "F6").gear("mapuche", "stunner")
    attacking(stage, "mapuche.stunner.1", "R2", "R3", "B4").pass_windows()
    assert (stage.who("duane").wounds, stage.who("duane").stunned) == (1, True)


@pytest.mark.rule("SR-MAGIC-08")
def test_stunner_with_steam_power_hits_everybody_in_a_line() -> None:
    stage = workshop().put("charlotte", "C8").put("duane", "E6").put("jack", "F6").put("vikka", "E8")
    stage.gear("mapuche", "stunner").stock(0, steam=1)
    attacking(stage, "mapuche.stunner.2", "R4", "R3").answer("along:e").pass_windows()
    assert [(stage.who(one).wounds, stage.who(one).stunned) for one in ("duane", "jack")] == [(1, True), (1, True)]
    assert (stage.who("vikka").wounds, stage.side(0).steam) == (0, 0)
    without = workshop().put("duane", "E6").gear("mapuche", "stunner").stock(0, steam=0)
    assigned(without, "mapuche.stunner.1", "R2", "R3", "B1")
    assert "mapuche.stunner.2" not in without.slots


@pytest.mark.rule("SR-MAGIC-09")
@pytest.mark.parametrize("dice", [("R3", "R4"), ("R1", "B2"), ("R2", "R1")])
def test_devastating_fires_with_its_pairs(dice: tuple[str, str]) -> None:
    stage = workshop().put("duane", "F6").gear("mapuche", "devastating")
    attacking(stage, "mapuche.devastating.1", *dice).pass_windows()
    assert stage.who("duane").wounds == 2
    paid = workshop().put("duane", "F6").gear("mapuche", "devastating").stock(0, steam=1)
    attacking(paid, "mapuche.devastating.2", *dice).pass_windows()
    assert (paid.who("duane").at, paid.side(0).steam) == ("out", 0)  # 3 wounds


@pytest.mark.rule("SR-MAGIC-09")
@pytest.mark.parametrize("dice", [("R1", "R4"), ("R3", "B2"), ("R3", "R3")])
def test_devastating_refuses_other_pairs(dice: tuple[str, str]) -> None:
    stage = workshop().put("duane", "F6").gear("mapuche", "devastating").room(WORKSHOP)
    with pytest.raises(Illegal, match="SR-POOL-05"):
        assigned(stage, "mapuche.devastating.1", *dice)


@pytest.mark.rule("SR-MAGIC-01")
@pytest.mark.parametrize(("steam", "paid", "wounds"), [(0, 0, 1), (2, 1, 2), (3, 2, 3)])
def test_steam_justice_buys_at_most_two_wounds(steam: int, paid: int, wounds: int) -> None:
    stage = Stage("king").put("mapuche", "G5").put("charlotte", "H5").no_turrets()
    stage.put("morsiarty", "G4").gear("mapuche", "steam_justice").stock(0, steam=steam)
    attacking(stage, "mapuche.steam_justice.1", "R6", room="central_room")
    if steam:
        assert max(int(text.partition(":")[2]) for text in stage.options()) == 2
        stage.answer(f"number:{paid}")
    stage.pass_windows()
    assert (stage.who("morsiarty").wounds, stage.side(0).steam) == (wounds, steam - paid)


@pytest.mark.rule("SR-MAGIC-01")
def test_harpoon_gun_drags_its_target_toward_the_bearer() -> None:
    stage = workshop().put("mapuche", "C7").put("arcturus", "C8").put("duane", "F7").gear("mapuche", "harpoon_gun")
    attacking(stage, "mapuche.harpoon_gun.1", "R4", "R3").pass_windows()
    assert (stage.who("duane").wounds, stage.kind) == (1, "drag")
    assert stage.offers("at") == {"E6", "E7", "E8"}  # each step lowers the distance
    stage.answer("at:E7")
    assert stage.offers("at") == {"D6", "D7", "D8"}
    stage.answer("at:D7")
    assert (stage.at("duane"), stage.asked) == ("D7", (0, "revive"))  # two steps, no more


@pytest.mark.rule("SR-MAGIC-01")
def test_cavorite_boots_give_four_points_in_the_movement_phase() -> None:
    stage = workshop().gear("mapuche", "cavorite_boots").turn_of(0)
    assert (stage.who("mapuche").points, stage.who("charlotte").points) == (4, 3)
    stage.hand(0, "adrenaline").answer("play:adrenaline", "on:mapuche")
    assert stage.who("mapuche").points == 3  # bonus movement is not the phase


@pytest.mark.rule("SR-MAGIC-01")
def test_boiler_plate_ignores_one_wound_a_round() -> None:
    stage = workshop().gear("mapuche", "boiler_plate").hand(1, "slaughter", "slaughter", "shock").answer("end")
    stage.answer("play:slaughter", f"in:{WORKSHOP}")
    assert [stage.who(one).wounds for one in ("mapuche", "charlotte")] == [0, 1]
    stage.change("charlotte", wounds=0).change("arcturus", wounds=0).answer("play:slaughter", f"in:{WORKSHOP}")
    assert stage.who("mapuche").wounds == 1


@pytest.mark.rule("SR-MAGIC-01")
def test_mind_anchor_holds_against_the_tide_but_not_against_a_storm() -> None:
    stage = workshop().walker("charlotte", "outer1", "C6", madness=2).gear("charlotte", "mind_anchor").frames(Tide())
    stage.answer("stay:charlotte")
    assert (stage.astral("charlotte"), stage.who("charlotte").madness) == ("outer1", 2)  # even with the last Mind
    storm = workshop().walker("charlotte", "outer1", "C6").gear("charlotte", "mind_anchor").hand(1, "stygian_storm")
    storm.turn_of(0).answer("end", "play:stygian_storm")
    assert storm.at("charlotte") == "C6"
    assert storm.who("charlotte").at != STYGIA


@pytest.mark.rule("SR-MAGIC-01")
def test_skeleton_key_opens_locked_doors_for_two_points() -> None:
    stage = workshop().put("mapuche", "D5").room(WORKSHOP, entry="s1").turn_of(0)
    assert stage.denied("open:mapuche,ac") == "SR-DOOR-03"
    stage.gear("mapuche", "skeleton_key").answer("open:mapuche,ac")
    assert (stage.is_open("ac"), stage.who("mapuche").points) == (True, 1)
    sealed = Stage("leak").put("mapuche", "J4").gear("mapuche", "skeleton_key").turn_of(0)
    assert sealed.denied("open:mapuche,A") == "SR-S4-05"


@pytest.mark.rule("SR-MAGIC-01")
@pytest.mark.parametrize(("steam", "then"), [(0, 1), (1, 1), (2, 2)])
def test_pocket_boiler_gives_steam_at_the_start_of_a_turn_without(steam: int, then: int) -> None:
    stage = workshop().gear("mapuche", "pocket_boiler").stock(0, steam=steam).frames(AttackTurn(0))
    assert stage.side(0).steam == then


@pytest.mark.rule("SR-MAGIC-01")
def test_aether_goggles_see_past_characters_but_not_past_turrets() -> None:
    def why_not_shoot(*gear: str, between: str) -> str:
        stage = workshop().put("charlotte", "C7").put("arcturus", "C8").put("mapuche", "C5").put("duane", "F7")
        if between == "turret":
            stage.turret("basic", "D7")
        else:
            stage.put(between, "D7")
        assigned(stage.gear("charlotte", *gear), "charlotte.main", "B4", "M4")
        return stage.denied("use:charlotte,main")

    assert why_not_shoot(between="mapuche") == "SR-ATT-02"
    assert why_not_shoot("aether_goggles", between="mapuche") == ""
    assert why_not_shoot(between="turret") == ""  # at the turret itself
    assert shot_at("aether_goggles") == {"turret"}


def shot_at(*gear: str) -> set[str]:
    """Whom Charlotte may shoot at past a turret."""
    stage = workshop().put("charlotte", "C7").put("arcturus", "C8").put("mapuche", "C5").put("duane", "F7")
    stage.turret("mkii", "D7")
    attacking(stage.gear("charlotte", *gear), "charlotte.main", "B4", "M4").pass_windows()
    gun = stage.turret_at("D7")
    assert gun is not None
    return {name for name, hit in (("turret", gun.wounds), ("duane", stage.who("duane").wounds)) if hit}
