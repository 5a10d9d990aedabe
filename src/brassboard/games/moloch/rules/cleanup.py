"""Clean-up: events and ends of the chapter, the round marker, fire, reinforcements (RM-CLEAN-01 to -05, RM-CAMP-01)."""

from brassboard.kernel import END_RULE, Flow, call, rule
from brassboard.kit.bits import bits_of

from ..data.card_frames import SpawnRule
from ..data.chapter_frames import CleanUp, Specials
from ..data.table import NEMESIS
from ..queries import Scene, chapter_of, free_squares, ground_of
from ..scenario.chapter import Special
from . import fire, goals


def _happen(specials: tuple[Special, ...]) -> Flow:
    return call(Specials(tuple([special.id for special in specials]))) if specials else None


def happen_every_round(clean: CleanUp, m: Scene) -> Flow:
    """First comes what the chapter says of every clean-up, such as progress."""
    return _happen(chapter_of(m.table).clean_up(0))


def decide(clean: CleanUp, m: Scene) -> Flow:
    """Then the ends of the chapter, its limit last (RM-CLEAN-01, RM-RULING-48)."""
    goals.decide_clean_up(m)
    return END_RULE if m.table.winner >= 0 else None


def happen_this_round(clean: CleanUp, m: Scene) -> Flow:
    """If the game goes on, then what the chapter says of this round."""
    return _happen(chapter_of(m.table).clean_up(m.table.round))


def move_round_marker(clean: CleanUp, m: Scene) -> Flow:
    """Move the round marker on (RM-CLEAN-02)."""
    m.table.round += 1
    return None


def let_it_rain(clean: CleanUp, m: Scene) -> Flow:
    """Fires on outside squares go out first (RM-FIRE-03, RM-RULING-45)."""
    fire.rain(m)
    return None


def spread_fire(clean: CleanUp, m: Scene) -> Flow:
    """Then the Nemesis spreads those inside that lay there before (RM-CLEAN-03)."""
    spreading = fire.spread_in_clean_up(m)
    return None if spreading is None else call(spreading)


def reinforce(clean: CleanUp, m: Scene) -> Flow:
    """The Nemesis places minions on reinforcement points or beside them (C-REINFORCE)."""
    t = m.table
    chapter = chapter_of(t)
    n = chapter.reinforce if clean.reinforce < 0 else clean.reinforce
    near = goals.squares_beside(t, ground_of(t).points, own=True)
    if not n or not bits_of(near) & free_squares(t):
        return None
    return call(SpawnRule(NEMESIS, chapter.minion_types, n, near))


def end_clean_up(clean: CleanUp, m: Scene) -> Flow:
    """What was laid in this clean-up is no longer fresh; the next round follows (RM-CLEAN-05)."""
    m.table.fresh_fire = ()
    return None


rule(
    CleanUp,
    (happen_every_round, "RM-CLEAN-01"),
    (decide, "RM-CLEAN-01"),
    (happen_this_round, "RM-CLEAN-01"),
    (move_round_marker, "RM-CLEAN-02"),
    (let_it_rain, "RM-FIRE-03"),
    (spread_fire, "RM-CLEAN-03"),
    (reinforce, "RM-RULING-09"),
    (end_clean_up, "RM-CLEAN-05"),
)
