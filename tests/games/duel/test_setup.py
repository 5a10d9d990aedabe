import pytest

from brassboard.games.duel import GAME
from brassboard.games.duel.content import BOARD, DECK, read_cards
from brassboard.games.duel.events import Drew, DrewCard
from brassboard.kernel import BadInput, Match
from brassboard.kit import bits, zones
from games.duel.helper import ADA, BEN, CLEO, Table


def new(players: int = 2, **options: object) -> Match:
    return Match.begin(GAME, GAME.setup(players, options), seed=3, checked=True)


@pytest.mark.rule("DU-SETUP-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_duellists_start_on_their_marks(players: int) -> None:
    fighters = new(players).position.table.fighters
    assert [BOARD.name(fighter.square) for fighter in fighters] == ["B1", "E1", "E6", "B6"][:players]


@pytest.mark.rule("DU-SETUP-01")
@pytest.mark.parametrize("players", [0, 1, 5, True])
def test_nobody_duels_alone_nor_in_a_crowd(players: int) -> None:
    with pytest.raises(BadInput, match="players must be one of 2, 3, 4"):
        new(players)


@pytest.mark.rule("DU-SETUP-01")
def test_everybody_fights_for_himself() -> None:
    assert new(4).position.state.teams == (0, 1, 2, 3)


@pytest.mark.rule("DU-SETUP-02")
def test_everybody_begins_alike_in_a_room_that_is_shut() -> None:
    table = new(4).position.table
    assert [fighter.hp for fighter in table.fighters] == [6, 6, 6, 6]
    assert [fighter.stamina for fighter in table.fighters] == [5, 5, 5, 5]
    assert (table.doors, table.traps, table.discard, table.round) == (0, [], (), 1)


@pytest.mark.rule("DU-SETUP-03")
def test_the_deck_is_what_the_rules_say() -> None:
    assert zones.tally(DECK) == {"counter": 4, "dodge": 5, "luck": 5, "patch": 2, "snare": 4, "valve": 4}


@pytest.mark.rule("DU-SETUP-03")
def test_the_deck_is_shuffled_first_and_nobody_sees_how() -> None:
    match = Match.begin(GAME, GAME.setup(2), by_hand=True)
    assert match.decision.kind == "shuffle"
    assert [fighter.hand for fighter in match.position.table.fighters] == [(), ()]
    order = "shuffle:" + ",".join(map(str, reversed(range(24))))
    match.take(order)
    assert match.position.table.deck == tuple(reversed(DECK))[6:]
    for seat in (ADA, BEN, None):
        assert match.view(seat)["table"]["deck"] == ("",) * 18
        assert not any("shuffle" in line for line in match.journal_of(seat))
        assert all(frame.get("order") is None for frame in match.view(seat)["frames"])


@pytest.mark.rule("DU-SETUP-04")
def test_everybody_is_dealt_three_cards_from_the_top() -> None:
    match = Match.begin(GAME, GAME.setup(2), by_hand=True)
    top = ["luck", "snare", "luck", "patch", "dodge", "counter"]
    rest = zones.minus(DECK, top)
    order: list[int] = []
    for card in (*top, *rest):
        order.append(next(place for place, kind in enumerate(DECK) if kind == card and place not in order))
    match.take("shuffle:" + ",".join(map(str, order)))
    assert match.position.table.fighters[ADA].hand == ("luck", "luck", "snare")
    assert match.position.table.fighters[BEN].hand == ("counter", "dodge", "patch")
    assert match.position.table.deck == rest


@pytest.mark.rule("DU-SETUP-05")
def test_who_draws_sees_the_card_and_the_others_that_he_drew(three: Table) -> None:
    three.on_deck("luck").dice(move=[1, 1, 1])
    before = len(three.told(ADA)), len(three.told(BEN))
    three.answer("end")
    assert DrewCard("luck") in three.told(ADA)[before[0] :]
    assert Drew(ADA) not in three.told(ADA)
    assert three.told(BEN)[before[1] :] == [Drew(ADA)]
    assert three.told(CLEO)[before[1] :] == [Drew(ADA)]
    assert three.told(None)[-1] == Drew(ADA)
    assert three.seen_by(ADA)["fighters"][ADA]["hand"] == ["luck"]
    assert three.seen_by(BEN)["fighters"][ADA]["hand"] == [""], "how many is public, which is not"
    assert three.seen_by(None)["fighters"][ADA]["hand"] == [""]


@pytest.mark.rule("DU-SETUP-05")
def test_an_empty_deck_gives_no_card(table: Table) -> None:
    table.empty_deck().dice(move=[1, 1, 1]).answer("end")
    assert table.fighter(ADA).hand == ()
    assert len(table.board.discard) == 24, "nothing is shuffled back"
    assert table.turn.seat == BEN


@pytest.mark.rule("DU-SETUP-05")
def test_nobody_takes_back_what_showed_him_a_card(table: Table) -> None:
    table.dice(move=[1, 1, 1]).answer("end")
    assert not table.match.may_undo(ADA)


@pytest.mark.rule("DU-SETUP-06")
@pytest.mark.parametrize("rounds", [8, 4, 6, 12])
def test_a_duel_lasts_as_many_rounds_as_agreed(rounds: int) -> None:
    options = {} if rounds == 8 else {"rounds": rounds}
    table = Table(**options)
    turns = 0
    while not table.over:
        table.dice(move=[1, 1, 1]).answer("end")
        turns += 1
    assert turns == 2 * rounds


@pytest.mark.rule("DU-SETUP-06")
@pytest.mark.parametrize("rounds", [5, 0, "8", True])
def test_other_lengths_are_refused(rounds: object) -> None:
    with pytest.raises(BadInput, match="option rounds must be one of 8, 4, 6, 12"):
        new(rounds=rounds)


@pytest.mark.rule("DU-SETUP-07")
def test_upgrades_are_fitted_at_the_start() -> None:
    fighters = new(4, upgrade_0="iron", upgrade_1="boiler", upgrade_2="sleeve").position.table.fighters
    assert [fighter.hp for fighter in fighters] == [7, 6, 6, 6]
    assert [fighter.stamina for fighter in fighters] == [5, 6, 5, 5]
    assert [fighter.most_stamina for fighter in fighters] == [5, 6, 5, 5]
    assert [len(fighter.hand) for fighter in fighters] == [3, 3, 4, 3]
    with pytest.raises(BadInput, match="option upgrade_0 must be one of none, iron, boiler, sleeve"):
        new(2, upgrade_0="jetpack")


@pytest.mark.rule("DU-SETUP-08")
def test_the_boiler_room_is_what_the_rules_say() -> None:
    names = {BOARD.name(square) for square in bits.members(BOARD.squares)}
    assert names == {f"{column}{row}" for column in "ABCDEF" for row in range(1, 7)} - {"C3", "D3", "C4", "D4"}
    sides = {
        name: {BOARD.name(square) for square in BOARD.door_sides(door)} for door, name in enumerate(BOARD.door_names)
    }
    assert sides == {
        "d1": {"B2", "C2"},
        "d2": {"D2", "E2"},
        "d3": {"B3", "B4"},
        "d4": {"E3", "E4"},
        "d5": {"B5", "C5"},
        "d6": {"D5", "E5"},
    }
    for closet in ("C2", "C5"):
        beside = BOARD.neighbours(BOARD.square(closet))
        assert [BOARD.name(square) for square in beside] == [closet.replace("C", "D")]
    walls = [("C1", "C2"), ("C2", "D1"), ("C5", "C6"), ("D5", "D6"), ("D2", "D1"), ("B3", "B4"), ("B2", "C2")]
    for one, other in walls:
        assert not BOARD.adjacent(BOARD.square(one), BOARD.square(other))


CARD = """
[[card]]
id = 'luck'
copies = 2
on = 'rolled'
does = 'reroll'
mark = 'ours'
"""


@pytest.mark.rule("DU-SETUP-03")
@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[[card]\n", "does not read as TOML"),
        ("", "the table card is missing: add it"),
        ("[card]\nid = 'luck'\n", r"rows are written \[\[card\]\], one block each"),
        (CARD.replace("id = 'luck'", ""), "card 1: id must be letters, digits and _, not None"),
        (CARD.replace("copies = 2", "copies = 0"), 'card "luck": copies must be 1 to 20, not 0'),
        (CARD.replace("copies = 2", "copies = true"), "copies must be 1 to 20, not True"),
        (CARD.replace("ours", "mine"), "mark must be one of rulebook, public, recalled, ours, not 'mine'"),
        (CARD.replace("mark = 'ours'", ""), 'card "luck": mark is missing: write mark = "ours"'),
        (CARD * 2, 'card "luck": this id is taken'),
        (CARD.replace("on = 'rolled'", ""), 'card "luck": on is missing: write on = "card_played"'),
        (CARD.replace("rolled", "roled"), "on must be one of turn, .*, not 'roled' .did you mean rolled"),
        (CARD.replace("does = 'reroll'", ""), r'card "luck": does is missing: write does = "stamina\(1..9\)"'),
        (CARD.replace("'reroll'", "'re-roll'"), "does: column 1: unknown verb 're-roll' .did you mean reroll"),
        (CARD.replace("'reroll'", "'heal(1); reroll(2)'"), "column 10: reroll takes 0 arguments, not 1: write reroll"),
        (CARD.replace("'reroll'", "'heal(12)'"), "column 6: write a number from 1 to 9, not '12'"),
        (CARD.replace("'reroll'", "'reroll | heal(1)'"), "has a choice"),
        (CARD.replace("'reroll'", "'armour(2)'"), r'does: armour\(2\) is for another moment: write on = "struck"'),
        (CARD.replace("'rolled'", "'turn'"), 'does: reroll is for another moment: write on = "rolled"'),
        (CARD.replace("'reroll'", "'heal(1)'").replace("rolled", "card_played"), "a card that answers a card cancels"),
        (CARD + "text = 'Roll again'", "unknown field 'text': known are id, copies, on, does, mark, rulebook"),
    ],
)
def test_a_broken_deck_is_refused_with_what_and_where(text: str, problem: str) -> None:
    with pytest.raises(BadInput, match=problem) as caught:
        read_cards(text, "cards.toml")
    assert caught.value.where.startswith("cards.toml")
