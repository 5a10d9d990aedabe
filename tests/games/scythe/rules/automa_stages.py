"""Stages the tests of the Automa have in common."""

from games.scythe.helper import Stage


def solo(human: str = "saxony", automa: str = "nordic", **options: object) -> Stage:
    """The human's units are at home, far from everything; the tracker is past the water spaces."""
    stage = Stage(human, automas=[automa], **options)
    stage.units(human, character="home", workers=["home", "home"])
    return stage.automa(automa, tracker=5)


def battle(attacker: str = "saxony", card: int = 6, **automa: object) -> Stage:
    stage = solo().units("nordic", mechs=["G3"]).units("saxony", character="G3")
    stage.change("nordic", **automa).automa("nordic", card)
    defender = "nordic" if attacker == "saxony" else "saxony"
    return stage.combat(attacker, defender, "G3", came_from="G4")
