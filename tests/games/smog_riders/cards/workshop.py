"""A team in a workshop with Magic cards in hand, for the tests of these cards."""

from games.smog_riders.helper import Stage

WORKSHOP, OFFICE = "west_workshop", "drawing_office"


def workshop(*hand: str, team: tuple[str, ...] = ("mapuche", "charlotte", "arcturus"), players: int = 2) -> Stage:
    """A team in the west workshop, which is resolved, in its movement phase."""
    stage = Stage(team=team, players=players)
    for character, square in zip(team, ("D6", "C6", "D7"), strict=True):
        stage.put(character, square)
    return stage.hand(0, *hand).turn_of(0)


def discarded(stage: Stage, card: str) -> bool:
    """Used once and gone: SR-MAGIC-01."""
    held = stage.side(0).magic + tuple(gear for one in stage.team(0) for gear in one.gear)
    return card in stage.board.magic_discard and card not in held


def assigned(stage: Stage, slot: str, *dice: str, room: str = WORKSHOP) -> Stage:
    """Roll a room's pool and put these dice on a skill; the other dice show 1. A card in hand keeps the turn going."""
    stage.hand(0, *(stage.side(0).magic or ("brace",))).rolling().answer(f"roll:{room}").pass_windows()
    wanted, faces = list(dice), list[int]()
    for colour in stage.pool.dice:
        die = next((die for die in wanted if die[0] == colour), "")
        if die:
            wanted.remove(die)
        faces.append(int(die[1]) if die else 1)
    assert not wanted
    return stage.roll(*faces).pass_windows().assign(**{slot.replace(".", "_", 1): dice})


def attacking(stage: Stage, slot: str, *dice: str, room: str = WORKSHOP) -> Stage:
    return assigned(stage, slot, *dice, room=room).answer("use:" + slot.replace(".", ",", 1))
