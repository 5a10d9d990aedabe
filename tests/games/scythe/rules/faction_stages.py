"""Stages the tests of the factions have in common."""

from games.scythe.helper import Stage

SEVEN = ("polania", "saxony", "nordic", "rusviet", "crimea", "albion", "togawa")


def board_of(faction: str, other: str = "", **mechs: str) -> Stage:
    """A faction with these mech spaces uncovered, no workers anywhere, no encounters, and moving."""
    other = other or ("nordic" if faction != "nordic" else "saxony")
    stage = Stage(faction, other).no_encounters().units(faction, workers=[]).units(other, workers=[])
    return stage.mechs(faction, **mechs).moving(faction)


def most_cards(stage: Stage, faction: str) -> int:
    """How many combat cards this side of the open combat may play: it holds enough of them."""
    seat, played = stage.seat(faction), 0
    stage.cards(faction, 5, 4, 4, 3, 3, 2).answer("dial:0", seat=seat)
    while stage.kind_of(seat) == "cards":
        stage.answer(stage.options(seat)[0], seat=seat)
        played += 1
    return played


def next_turn(stage: Stage) -> Stage:
    """Seat 0 ends its turn, seat 1 passes its own: seat 0 is asked for a section again."""
    stage.decline_all().answer("section:1", "end")
    assert stage.asked == (0, "section")
    return stage
