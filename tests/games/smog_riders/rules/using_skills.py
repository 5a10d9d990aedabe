"""A stage for one skill: who has it stands in the west workshop, rolls chosen dice and puts them on it."""

from brassboard.games.smog_riders.content import CHARACTERS
from brassboard.games.smog_riders.data.frames import Tide
from games.smog_riders.helper import EVERYBODY, Stage

ROOM = "west_workshop"


def stage_for(who: str, *mates: str, players: int = 2, at: str = "E7", room: str = "resolved") -> Stage:
    """This attacker in the west workshop, his named teammates with him, the rest at home. No turrets."""
    everybody = EVERYBODY[CHARACTERS[who].faction]
    team = (who, *mates, *[one for one in everybody if one not in (who, *mates)])[:3]
    stage = Stage(team=team, players=players).no_turrets().put(who, at)
    for mate, square in zip(mates, ("C8", "D8"), strict=False):
        stage.put(mate, square)
    if room == "active":
        stage.room(ROOM, card="quiet_store")
    return stage


def roll(stage: Stage, *dice: str) -> Stage:
    """Roll the workshop's pool so that these dice come up; all others show 1."""
    stage.rolling(stage.asked[0] if stage.kind == "room" else 0).answer(f"roll:{ROOM}").pass_windows()
    left, faces = list(dice), []
    for colour in stage.pool.dice:
        die = next((die for die in left if die[0] == colour), "")
        if die:
            left.remove(die)
        faces.append(int(die[1]) if die else 1)
    assert not left, f"the pool is {stage.pool.dice}"
    return stage.roll(*faces).pass_windows()


def use(stage: Stage, who: str, skill: str, *dice: str) -> Stage:
    """Roll these dice, put them on a skill and carry it out."""
    roll(stage, *dice).assign(**{f"{who}_{skill}": dice})
    return stage.answer(f"use:{who},{skill}")


def refused(stage: Stage, who: str, skill: str, *dice: str) -> bool:
    """Rolled, these dice cannot all be put on that skill."""
    roll(stage, *dice)
    if stage.kind == "change":
        stage.answer("end")
    wanted = list(dice)
    while stage.kind == "place":
        die = stage.options()[0].partition(":")[2].partition(",")[0]
        place = f"place:{die},{who}.{skill}" if die in wanted else f"place:{die},none"
        if place not in stage.options():
            return True
        if die in wanted:
            wanted.remove(die)
        stage.answer(place)
    return wanted != []


def wounds(stage: Stage, *who: str) -> list[int]:
    return [stage.who(one).wounds for one in who]


def tide(stage: Stage) -> Stage:
    return stage.frames(Tide())


def locked_in(who: str, points: int = 3) -> Stage:
    """In an active room beside a locked door."""
    stage = stage_for(who, at="F6", room="active").doors()
    return stage.turn_of(0).change(who, points=points)
