"""Losses and gains of life, self-control and adrenaline (chapters hero and winning)."""

from brassboard.kernel import END_RULE, PASS, Flow, ask, call, goto, rule
from brassboard.kernel.data import Action

from ..content import CONSTANTS, Ability
from ..data.actions import Reduce
from ..data.core_frames import Lose, Turn
from ..data.hero_events import AdrenalineGained, AdrenalineLost, Defeated, Gained, Lost, Reduced
from ..data.table import HERO, Table
from ..queries import Scene, standing
from .ending import end_match
from .hero.abilities import ABILITIES, abilities_of, is_spent, spend, total_of

LIFE = "life"
CALM = "calm"


def lose(m: Scene, track: str, amount: int, source: str) -> Flow:
    """Settle a loss; None if nothing is lost. Steady Mind makes every shock 1 smaller (AL-HERO-05)."""
    if source == "shock":
        amount -= less_shock(m.table)
    return call(Lose(track, amount, source)) if amount > 0 else None


def less_shock(table: Table) -> int:
    """Return how much smaller the Hero's abilities make every shock."""
    return total_of([ability for ability in abilities_of(table) if ability.when == "passive"], "less_shock")


# The steps of a loss


def reductions(m: Scene, loss: Lose) -> list[str]:
    """Return the abilities that may make this loss smaller; nothing changes an opportunity attack (AL-OPP-05)."""
    if loss.track != LIFE or loss.source == "opportunity":
        return []
    fitting = [ability for ability in abilities_of(m.table) if ability.when == "loss" and less_life(ability, loss)]
    return [ability.id for ability in fitting if not is_spent(m, ability)]


def less_life(ability: Ability, loss: Lose) -> int:
    """Return how much an ability takes off a loss of life from this source and of this size."""
    less = 0
    for each in ability.does.calls:
        if each.verb == "less_life" and loss.amount >= each.number(2):
            less += each.number(0) if each.word(1) == "any" or loss.source == "attack" else 0
    return less


def ask_reduction(loss: Lose, m: Scene) -> Flow:
    """Ask the Hero whether he uses an ability that fits; the order is his."""
    if loss.amount <= 0:
        return END_RULE
    found = reductions(m, loss)
    if not found:
        return goto(drop)
    options: list[Action] = [*[Reduce(ability) for ability in found], PASS]
    return ask(HERO, "reduce", options, args={"track": loss.track, "amount": loss.amount})


def reduce(loss: Lose, m: Scene) -> Flow:
    """Make the loss smaller if the Hero says so, and ask for the next ability."""
    chosen, loss.reduce = loss.reduce, None
    if not isinstance(chosen, Reduce):
        return goto(drop)
    ability = ABILITIES[chosen.ability]
    loss.amount -= less_life(ability, loss)
    spend(m, ability)
    m.emit(Reduced(ability.id, loss.track))
    return goto(ask_reduction)


def drop(loss: Lose, m: Scene) -> Flow:
    """The track drops; what it cannot bear is taken from the other track (AL-RULING-01)."""
    hero = m.table.hero
    own, other = (hero.life, hero.calm) if loss.track == LIFE else (hero.calm, hero.life)
    first = min(own, loss.amount)
    second = min(other, loss.amount - first) if m.table.spill_over else 0
    _drop(m, loss.track, first, loss.source)
    _drop(m, CALM if loss.track == LIFE else LIFE, second, loss.source)
    return None


def _drop(m: Scene, track: str, n: int, source: str) -> None:
    if n <= 0:
        return
    hero = m.table.hero
    if track == LIFE:
        hero.life -= n
    else:
        hero.calm -= n
    turn = m.nearest(Turn)
    if turn is not None:
        if track not in turn.triggers:
            turn.triggers = (*turn.triggers, track)  # AL-TRIG-08, AL-TRIG-09
        if track not in turn.fresh:
            turn.fresh = (*turn.fresh, track)
    m.emit(Lost(track, n, source, hero.life if track == LIFE else hero.calm))


def check_defeat(loss: Lose, m: Scene) -> Flow:
    """The Hero is defeated when both tracks are at 0 (AL-GOAL-03, AL-WIN-02)."""
    hero = m.table.hero
    if hero.life == 0 and hero.calm == 0:
        m.emit(Defeated())
        end_match(m, "evil")
    return None


rule(
    Lose,
    (ask_reduction, "AL-HERO-05"),
    (reduce, "AL-HERO-05"),
    (drop, "AL-RULING-01"),
    (check_defeat, "AL-WIN-02"),
)


# Gains


def gain(m: Scene, track: str, n: int) -> None:
    """Raise life or self-control, at most to the top (AL-HERO-01). Old Wounds make life gains smaller (M-B6)."""
    hero = m.table.hero
    if track == LIFE:
        n = max(0, n + standing(m.table, "life_gain"))
        n = min(n, CONSTANTS.life - hero.life)
        hero.life += n
    else:
        n = min(n, CONSTANTS.calm - hero.calm)
        hero.calm += n
    if n > 0:
        m.emit(Gained(track, n, hero.life if track == LIFE else hero.calm))


def change_adrenaline(m: Scene, n: int) -> None:
    """Raise or lower adrenaline between 0 and 6 (AL-HERO-02)."""
    hero = m.table.hero
    left = min(max(hero.adrenaline + n, 0), CONSTANTS.most_adrenaline)
    changed, hero.adrenaline = left - hero.adrenaline, left
    if changed > 0:
        m.emit(AdrenalineGained(changed, left))
    elif changed < 0:
        m.emit(AdrenalineLost(-changed, left))


def adrenaline_maximum(table: Table) -> int:
    """Return how many adrenaline markers a round begins with, read at the lower track (AL-END-04, AL-RULING-02)."""
    printed = CONSTANTS.adrenaline_max(min(table.hero.life, table.hero.calm))
    changed = printed + table.hero.adrenaline_bonus + standing(table, "adrenaline_max")
    return min(max(changed, CONSTANTS.least_adrenaline_max), CONSTANTS.most_adrenaline)
