"""What the page draws of Alone and what never changes in a match: cards, items, missions, creatures, tracks.

It is plain data. Nothing of a map is in it: the Hero's page knows only the tiles of the maze.
"""

from typing import Any

from .content import CARDS, CHARACTERS, CONSTANTS, CREATURES, ITEMS, KINDS, MISSIONS, SKILLS


def board() -> dict[str, Any]:
    """Return the static data of the game for the page."""
    return {
        "cards": {
            id: {"deck": card.deck, "trigger": card.trigger, "timing": card.timing} for id, card in CARDS.items()
        },
        "items": {
            id: {
                "action": item.action,
                "material": item.material,
                "needs": item.needs,
                "charges": item.charges,
                "most": item.most_charges_per_use,
            }
            for id, item in ITEMS.items()
        },
        "missions": {
            id: {
                "colour": mission.colour,
                "steps": [
                    [
                        {
                            "verb": step.verb,
                            "room": step.room,
                            "token": step.token,
                            "who": step.who,
                            "count": step.count,
                            "condition": step.condition,
                        }
                        for step in group
                    ]
                    for group in mission.steps
                ],
            }
            for id, mission in MISSIONS.items()
        },
        "creatures": {
            side: {
                id: {
                    "wounds": [row.first, row.second],
                    "dice": [row.dark, row.lit],
                    "loss": row.loss,
                    "distance": row.distance,
                }
                for id, row in rows.items()
            }
            for side, rows in CREATURES.items()
        },
        "characters": list(CHARACTERS),
        "kinds": list(KINDS),
        "skills": [skill.id for skill in SKILLS.values()],
        "skill_points": CONSTANTS.skill_points,
        "turns": CONSTANTS.turns,
        "reactions": CONSTANTS.reactions,
        "danger_spaces": CONSTANTS.danger_spaces,
        "danger_always": CONSTANTS.danger_always,
        "round_track": CONSTANTS.round_track,
        "nightmare": CONSTANTS.nightmare_space,
        "life": CONSTANTS.life,
        "adrenaline": [[least, most] for least, most in CONSTANTS.adrenaline_table],
        "most_adrenaline": CONSTANTS.most_adrenaline,
        "limits": {"creatures": CONSTANTS.creatures_per_floor, "dangers": CONSTANTS.dangers_per_floor},
        "explore": CONSTANTS.explore_sectors,
        "locate": CONSTANTS.locate_targets,
        "search": [CONSTANTS.search_cards, CONSTANTS.room_search_cards],
    }
