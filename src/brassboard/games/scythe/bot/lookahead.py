"""Looking some own turns ahead on sketches: every kind of question is answered by the plan that comes out best.

Nothing hidden is looked at and nothing is drawn by lot, so from what a player sees there is always one answer.
"""

from collections.abc import Sequence
from typing import Final

from brassboard.kernel import Action, Done

from ..content import ENCOUNTERS, FACTORY_CARDS, RESOURCES, STARS
from ..content.map_tables import NAMES, NUMBER
from ..data.actions import Bottom, Carry, Choose, End, Go, Move, Place, Produce, Reveal, Section, Top
from ..data.frames import FactoryTop, Meeting, Moving, Producing, Turn
from ..data.table import Player
from ..extension_points import Scene
from ..queries import combat_units, shift
from ..rules.top_row import MILL
from .benefits import granted, spent
from .moves import HOPELESS, Tired, attack_gain, make
from .plan_state import Outlook, Sketch, Step, sketched
from .quick_choices import quick
from .turns import bottoms, ends, finished, makings, move_ways, produced, section_turns, turns
from .valuation import worth

SOONER: Final = 0.15  # what is reached early counts in every turn after it
Root = tuple[Action, Sketch]
"""An answer, and the player's affairs at the end of a turn that begins with it."""
Aim = tuple[object, ...]
"""The affairs a turn is to end with, as far as a player decides them."""


class Care:
    """How far a player plans: own turns, plans of each turn that are thought on, and of questions of less weight.

    Who has made up its mind has an aim: what leads there is chosen without another thought.
    """

    def __init__(self, turns: int, plans: int, lesser: int, aim: Aim | None = None) -> None:
        self.turns = turns
        self.plans = plans
        self.lesser = lesser
        self.aim = aim


CAREFUL: Final = Care(4, 40, 15)
HASTY: Final = Care(2, 4, 2)


def default_choice(m: Scene, seat: int, options: Sequence[Action]) -> Action | None:
    """What a player chooses: one answer to every question."""
    return planned(m, seat, options, CAREFUL)


def playout_choice(m: Scene, seat: int, options: Sequence[Action]) -> Action:
    """What a player chooses who hardly thinks ahead, at a small part of the effort."""
    return planned(m, seat, options, HASTY)


def planned(m: Scene, seat: int, options: Sequence[Action], care: Care) -> Action:
    first = options[0]
    if len(options) == 1:
        return first
    if isinstance(first, Section):
        return best_section(m, seat, options, care)
    if isinstance(options[-1], End):
        return best_act(m, seat, options, care)
    if isinstance(first, Move):
        return best_move(m, seat, options, care)
    if isinstance(first, Go):
        return best_go(m, seat, options, care)
    if isinstance(first, Carry) and m.inside(Moving):
        return best_load(m, seat, options, care)
    if isinstance(first, Produce) and m.inside(Producing):
        return best_produce(m, seat, options, care)
    if isinstance(first, Place):
        return best_place(m, seat, options, care)
    if isinstance(first, Choose):
        return best_offer(m, seat, options, care)
    return quick(m, seat, options)


# Plans


class Path:
    """A way on: the answer and root it begins with, where it leads, what it is worth now and was worth on the way."""

    __slots__ = ("answer", "before", "root", "sketch", "turn", "value")

    def __init__(self, answer: Action, root: int, sketch: Sketch, now: float, before: float, turn: int) -> None:
        self.answer = answer
        self.root = root
        self.sketch = sketch
        self.turn = turn
        self.before = before + SOONER * now
        self.value = (now + before) / (1 + SOONER * turn)  # what comes sooner counts longer


def best(look: Outlook, roots: list[Root], care: Care, width: int) -> Action:
    """The answer that leads to the aim, where there is one, else whose turns come out best."""
    if care.aim is not None:
        for action, sketch in roots:
            if aim_of(sketch) == care.aim:
                return action
    return best_path(look, roots, care.turns, width).answer


def aim_of(sketch: Sketch) -> Aim:
    one = sketch.one
    tracks = (one.token, one.coins, one.power, one.popularity, len(one.cards), one.stars)
    mats = (one.lifted, one.covered, one.deployed, one.structures, one.recruits, one.bonuses)
    return (*tracks, *mats, one.character, one.mechs, one.workers, sketch.goods, sketch.tokens, sketch.foes)


def best_path(look: Outlook, roots: list[Root], depth: int, width: int) -> Path:
    """The way whose turns come out best: the best few of each turn are played on, as far as the game may last."""
    paths = all_paths(look, roots, depth, width, (width + 1) // 2, by_root=False)
    best = paths[0]
    for path in paths:
        if path.value > best.value:
            best = path
    return best


def all_paths(look: Outlook, roots: list[Root], depth: int, width: int, share: int, by_root: bool) -> list[Path]:
    """The ways that end the game sooner, then the last turn's, the best of these first.

    So many go on from each turn, and no more than a share of them from one answer, or from one root.
    """
    level = [Path(action, place, sketch, worth(look, sketch), 0.0, 0) for place, (action, sketch) in enumerate(roots)]
    level.sort(key=_value, reverse=True)
    ended: list[Path] = []
    for turn in range(1, min(depth, look.left)):
        following: list[Path] = []
        for path in chosen_few(level, width, share, by_root):
            for after in turns(look, path.sketch, few=turn > 1):
                following.append(Path(path.answer, path.root, after, worth(look, after), path.before, turn))
        ended += [path for path in level if len(path.sketch.one.stars) >= STARS]
        if not following:
            break
        level = following
        level.sort(key=_value, reverse=True)
    return ended + level


def chosen_few(level: list[Path], width: int, share: int, by_root: bool) -> list[Path]:
    """The best that go on, not too many from one answer or root and none that come to the same."""
    found: list[Path] = []
    shares: dict[object, int] = {}
    for path in level:
        origin: object = path.root if by_root else path.answer
        if len(path.sketch.one.stars) >= STARS or shares.get(origin, 0) >= share:
            continue
        last = found[-1] if found else None
        if last is not None and last.value == path.value and last.sketch.goods == path.sketch.goods:
            continue
        shares[origin] = shares.get(origin, 0) + 1
        found.append(path)
        if len(found) >= width:
            break
    return found


def _value(path: Path) -> float:
    return path.value


def rest(look: Outlook, m: Scene, sketch: Sketch) -> list[Sketch]:
    """The turn in progress played to its end after its top action."""
    turn = m.nearest(Turn)
    if turn is None or turn.seat != look.seat or turn.bottom:
        return [finished(look, sketch.copy())]
    return ends(look, sketch, sketch.one.token)


# The questions of a turn


def best_section(m: Scene, seat: int, options: Sequence[Action], care: Care) -> Action:
    look = Outlook(m, seat)
    return best(look, section_roots(look, sketched(m, seat), options, few=False), care, care.plans)


def section_roots(look: Outlook, sketch: Sketch, options: Sequence[Action], few: bool) -> list[Root]:
    roots: list[Root] = []
    for each in options:
        if isinstance(each, Section):
            roots += [(each, after) for _, after in section_turns(look, sketch, each.section, few)]
    return roots


def best_act(m: Scene, seat: int, options: Sequence[Action], care: Care) -> Action:
    look, sketch = Outlook(m, seat), sketched(m, seat)
    for each in options:
        if isinstance(each, Reveal) and (len(sketch.one.stars) < STARS - 1 or ends_well(look, sketch)):
            return each
    tops = {each.choice: each for each in options if isinstance(each, Top)}
    bottom = next((each for each in options if isinstance(each, Bottom)), None)
    roots: list[Root] = []
    if tops:
        for choice, after in section_turns(look, sketch, sketch.one.token, few=False):
            if choice in tops:
                roots.append((tops[choice], after))
    if bottom is not None and not tops:
        roots += [(bottom, finished(look, after)) for after in bottoms(look, sketch.copy(), sketch.one.token)[:1]]
        roots.append((options[-1], finished(look, sketch.copy())))
    if not roots:
        return next(iter(tops.values()), options[-1])
    return best(look, roots, care, care.plans) if len(roots) > 1 else roots[0][0]


def ends_well(look: Outlook, sketch: Sketch) -> bool:
    """Would the sixth star now win?"""
    after = sketch.copy()
    after.one.stars = (*after.one.stars, "objective")
    return worth(look, after) > worth(look, sketch)


def best_move(m: Scene, seat: int, options: Sequence[Action], care: Care) -> Action:
    look, sketch = Outlook(m, seat), sketched(m, seat)
    moving = m.within(Moving)
    tired: Tired = tuple([(trek.unit, trek.at) for trek in moving.treks if trek.walked])
    roots: list[Root] = []
    for after in move_ways(look, sketch, moving.units, moving.steps, tired):
        chosen = beginning(after.moves[0])
        if chosen in options:
            roots += [(chosen, end) for end in rest(look, m, after)]
    if moving.treks and roots:
        enough = rest(look, m, sketch)
        if care.aim is not None and any([aim_of(end) == care.aim for end in enough]):
            return options[-1]
        if max([worth(look, end) for _, end in roots]) < max([worth(look, end) for end in enough]):
            roots += [(options[-1], end) for end in enough]
    return best(look, roots, care, care.plans) if roots else options[-1]


def beginning(step: Step) -> Move:
    return Move(step.unit, NAMES[step.at], NAMES[step.via])


def best_go(m: Scene, seat: int, options: Sequence[Action], care: Care) -> Action:
    look, sketch = Outlook(m, seat), sketched(m, seat)
    moving = m.within(Moving)
    roots: list[Root] = []
    for each in options:
        after = sketch.copy()
        if isinstance(each, Go):
            to = NUMBER[each.to]
            if sketch.foes >> to & 1 and attack_gain(look, sketch, to) <= HOPELESS:
                continue
            make(look, after, Step(moving.unit, moving.at, to, to, riders_of(after.one, moving), 0.0))
        elif moving.unit == "character" and after.tokens >> after.one.character & 1:
            make(look, after, Step("character", moving.at, moving.at, moving.at, 0, 0.0))
        roots += [(each, end) for end in rest(look, m, after)]
    return best(look, roots, care, care.lesser)


def riders_of(one: Player, moving: Moving) -> int:
    """Who came along so far comes along."""
    if moving.unit != "mech":
        return 0
    return min(one.workers.count(moving.at), len([1 for t in moving.treks if t.at == moving.at and not t.walked]))


def best_load(m: Scene, seat: int, options: Sequence[Action], care: Care) -> Action:
    """Workers as the plan wants; goods come along where nobody would be left to hold them."""
    look, sketch = Outlook(m, seat), sketched(m, seat)
    moving, one = m.within(Moving), sketch.one
    first = options[0]
    if isinstance(first, Carry) and first.what == "worker":
        roots: list[Root] = []
        for each in options:
            if isinstance(each, Carry):
                after = sketch.copy()
                make(look, after, Step(moving.unit, moving.at, moving.to, moving.to, each.n, 0.0))
                roots += [(each, end) for end in rest(look, m, after)]
        return best(look, roots, care, care.lesser)
    given = m.state.given[seat] if len(m.state.given) > seat else ()
    riders = sum([each.n for each in given if isinstance(each, Carry) and each.what == "worker"])
    staying = one.workers.count(moving.at) + combat_units(one, moving.at) - riders - (moving.unit != "worker")
    staying -= moving.unit == "worker"
    return options[0] if staying > 0 or moving.at in one.structures else options[-1]


def best_produce(m: Scene, seat: int, options: Sequence[Action], care: Care) -> Action:
    look, sketch = Outlook(m, seat), sketched(m, seat)
    producing = m.within(Producing)
    mill = sketch.one.structures[MILL] if producing.mill else -1
    ready = sketch.copy()
    for at in set(producing.made):
        shift(ready.one, "worker", at, sketch.one.base, ready.one.workers.count(at))
    roots: list[Root] = []
    for made in makings(ready, producing.left, mill, look, few=False):
        wanted = [Produce(NAMES[at], n) for at, n in made]
        chosen = next((each for each in wanted if each in options), None)
        if chosen is not None:
            roots += [(chosen, end) for end in rest(look, m, produced(sketch, made, costs=False))]
    if not roots:
        return options[-1] if isinstance(options[-1], Done) else options[0]
    return best(look, roots, care, care.lesser)


def best_place(m: Scene, seat: int, options: Sequence[Action], care: Care) -> Action:
    """Tokens of the kinds the plan wants, where the most units guard them."""
    look, sketch = Outlook(m, seat), sketched(m, seat)
    one = sketch.one
    given = m.state.given[seat] if len(m.state.given) > seat else ()
    for each in given:
        if isinstance(each, Place):
            sketch.add(RESOURCES.index(each.resource), 1)
    safest: dict[int, Place] = {}
    for each in options:
        if isinstance(each, Place):
            kind, at = RESOURCES.index(each.resource), NUMBER[each.at]
            known = safest.get(kind)
            if known is None or guards(one, at) > guards(one, NUMBER[known.at]):
                safest[kind] = each
    roots: list[Root] = []
    for kind, place in safest.items():
        for other in [kind] if given else [each for each in safest if each >= kind]:
            after = sketch.copy()
            after.add(kind, 1)
            if not given:
                after.add(other, 1)
            roots += [(place, end) for end in rest(look, m, after)]
    return best(look, roots, care, care.lesser)


def best_offer(m: Scene, seat: int, options: Sequence[Action], care: Care) -> Action:
    """The offer of an encounter, or the entry of a Factory card, after which the plans are best."""
    look, sketch = Outlook(m, seat), sketched(m, seat)
    roots: list[Root] = []
    for each in options:
        after = sketch.copy()
        if isinstance(each, Choose) and m.inside(FactoryTop):
            granted(look, after, FACTORY_CARDS[after.one.factory_card].choose[each.offer - 1], after.one.character)
        elif isinstance(each, Choose):
            offer = ENCOUNTERS[m.within(Meeting).card].offers[each.offer - 1]
            spent(after, offer.cost)
            granted(look, after, offer.gain, after.one.character)
        roots += [(each, end) for end in rest(look, m, after)]
    return best(look, roots, care, care.lesser)


def guards(one: Player, at: int) -> int:
    return one.workers.count(at) + 2 * combat_units(one, at) + (at in one.structures)
