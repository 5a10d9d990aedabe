"""What the tests of pools share: characters spread over the rooms, and chosen dice that come up."""

from games.smog_riders.helper import Stage

WORKSHOP = "west_workshop"


def spread_out(**places: str) -> Stage:
    """`spread_out(mapuche="E7")`: who is not named stays in the start area."""
    stage = Stage().no_turrets()
    for character, square in places.items():
        stage.put(character, square)
    return stage.rolling()


def dice_of(stage: Stage) -> str:
    """The colours of the pool that is about to be rolled."""
    return "".join(sorted(stage.pool.dice))


def rolled(stage: Stage, room: str, *dice: str) -> Stage:
    """Roll a room so that these dice come up and stop in the window after it."""
    stage.answer(f"roll:{room}").pass_windows()
    left, faces = list(dice), []
    for colour in stage.pool.dice:
        die = next(die for die in left if die[0] == colour)
        left.remove(die)
        faces.append(int(die[1]))
    return stage.roll(*faces)
