"""The Hero's turn: start step, actions, end of turn (chapters turn, flow and hero)."""

from typing import Final

from brassboard.kernel import PASS, Denied, Flow, Kind, Seat, ask, call, goto, legal, requires, rule
from brassboard.kernel.data import Action

from ..content import CONSTANTS, ITEMS
from ..data.actions import (
    Ability,
    Attack,
    BulletTime,
    EndTurn,
    Explore,
    Locate,
    Move,
    Open,
    Sacrifice,
    Search,
    Switch,
    Use,
    Work,
)
from ..data.core_frames import ActionChoice, HeroChoice, Turn
from ..data.hero_events import ActionAnnounced, TurnBegan, TurnEnded
from ..data.hero_frames import AskTargets, HeroAction, HeroMove, Look
from ..data.item_frames import HeroCalls, SearchHere
from ..data.table import HERO, Creature
from ..queries import Scene, turn_of
from . import missions
from .bullet_time import BULLET_TIME, actions_allowed, activate
from .creature_attack import attacks_at_end, light_off_at_end
from .hero import companions, items
from .hero.companions import START
from .hero.explore import EXPLORE
from .hero.hero_attack import ATTACK, plain_attack
from .hero.hero_move import MOVE, OPEN
from .hero.interact import SWITCH, repair_switch_box
from .hero.items import USE
from .missions import WORK
from .windows import loss_window, window

# What may be done


@requires("AL-RULING-57", once=True)
def has_acted(seen: Scene, seat: Seat, act: EndTurn) -> Denied:
    """The first action is compulsory."""
    return None if turn_of(seen).actions else ()


LOCATES: Final[tuple[Action, ...]] = (Locate(),)
SEARCHES: Final[tuple[Action, ...]] = (Search(),)
ENDS: Final[tuple[Action, ...]] = (EndTurn(),)
LOCATE: Final = Kind("locate", lambda seen, seat: LOCATES, rule="AL-HERO-04", fast=lambda seen, seat: LOCATES)
SEARCH: Final = Kind("search", lambda seen, seat: SEARCHES, rule="AL-HERO-04", fast=lambda seen, seat: SEARCHES)
"""Locate and Search are always legal."""
END: Final = Kind(
    "end", lambda seen, seat: ENDS, has_acted, fast=lambda seen, seat: ENDS if turn_of(seen).actions else ()
)
ACTION_KINDS: Final = (MOVE, OPEN, EXPLORE, ATTACK, LOCATE, SEARCH, SWITCH, WORK, USE, END)
PLAIN_START: Final = (BULLET_TIME, *ACTION_KINDS)
FULL_START: Final = (BULLET_TIME, *START, *ACTION_KINDS)
"""What may be done before the first action is announced, which closes the start step (AL-HERO-03)."""


def kind_of(act: HeroChoice) -> str:
    """Return which of the six actions this is; an item is used through the action it names (AL-TURN-02, AL-ITEM-01).

    It is empty for a choice of the start step.
    """
    if isinstance(act, Use):
        return ITEMS[act.item].action
    return ACTION_OF.get(type(act), "")


ACTION_OF: Final[dict[type[Action], str]] = {
    Move: "move", Open: "move", Explore: "explore", Attack: "attack", Locate: "locate", Search: "search",
    Switch: "interact", Work: "interact",
}  # fmt: skip


# The turn


def begin_turn(turn: Turn, m: Scene) -> Flow:
    """Say that the turn begins."""
    m.emit(TurnBegan(m.table.round, m.table.turn))
    return None


def choose(turn: Turn, m: Scene) -> Flow:
    """Ask what the Hero does: a choice of the start step, an action, or no second one (AL-HERO-03, AL-BT-02)."""
    if turn.actions >= actions_allowed(m):
        return goto(react_at_end)
    if turn.started:
        return ask(HERO, "act", legal(m, HERO, *ACTION_KINDS))
    kinds = FULL_START if companions.has_start_choices(m.table) else PLAIN_START
    return ask(HERO, "act", legal(m, HERO, *kinds))


def carry_out(turn: Turn, m: Scene) -> Flow:
    """Do what he chose."""
    chosen, turn.act = turn.act, None
    assert chosen is not None
    kind = kind_of(chosen)
    if kind:
        turn.started = True
        turn.actions += 1
        return call(HeroAction(kind, chosen))
    if isinstance(chosen, EndTurn):
        return goto(react_at_end)  # AL-BT-02
    if isinstance(chosen, BulletTime):
        activate(m)
        return None
    assert not isinstance(chosen, ActionChoice)
    return companions.start_choice(m, chosen)


def go_on(turn: Turn, m: Scene) -> Flow:
    """Ask again until the actions of the turn are done."""
    return goto(choose)


def react_at_end(turn: Turn, m: Scene) -> Flow:
    """Evil may react at the end of the turn, once however many actions there were (AL-BT-04, AL-RULING-07)."""
    return window(m, "end")


def creatures_attack(turn: Turn, m: Scene) -> Flow:
    """The creatures that are with the Hero now attack him (AL-RULING-07, AL-RULING-37)."""
    return attacks_at_end(m)


def creatures_darken(turn: Turn, m: Scene) -> Flow:
    """Creatures that moved switch the light off (AL-LIGHT-08)."""
    return light_off_at_end(m)


def check_missions(turn: Turn, m: Scene) -> Flow:
    """Missions that count turns do so now (AL-MISS-09)."""
    return missions.end_of_turn(m)


def end_turn(turn: Turn, m: Scene) -> Flow:
    """What lasts until the end of the turn ends; most of it is noted in the turn and leaves with it."""
    secret = m.table.secret
    secret.creatures = tuple([_at_rest(one) for one in secret.creatures])
    m.emit(TurnEnded(m.table.turn))
    return None


def _at_rest(one: Creature) -> Creature:
    """Return a creature without the dice and the move of this turn."""
    if one.bonus == 0 and one.moved_to < 0:
        return one
    return Creature(one.id, one.kind, one.sector, one.wounded, one.figure)


rule(
    Turn,
    (begin_turn, "AL-HERO-03"),
    (choose, "AL-TURN-01"),
    (carry_out, "AL-TURN-01"),
    (go_on, "AL-TURN-01"),
    (react_at_end, "AL-TURN-04"),
    (creatures_attack, "AL-RULING-07"),
    (creatures_darken, "AL-RULING-07"),
    (check_missions, "AL-RULING-07"),
    (end_turn, "AL-RULING-07"),
)


# An action


def announce(action: HeroAction, m: Scene) -> Flow:
    """Announce one of the six actions, which allows the cards of its trigger (AL-TURN-02, AL-RULING-53)."""
    turn = turn_of(m)
    if action.kind not in turn.triggers:
        turn.triggers = (*turn.triggers, action.kind)
    turn.laid, turn.stopped, turn.no_sweep = (), False, False
    m.emit(ActionAnnounced(action.kind))
    return None


def offer_with(action: HeroAction, m: Scene) -> Flow:
    """Offer the abilities that are used with an action, one after the other (AL-HERO-06)."""
    found = not_offered(action, companions.abilities_with(m, action.kind))
    return ask_ability(found[0]) if found else goto(perform)


def use_with(action: HeroAction, m: Scene) -> Flow:
    """Use the ability if the Hero wants to."""
    return use_chosen(action, m, companions.abilities_with(m, action.kind))


def offer_next_with(action: HeroAction, m: Scene) -> Flow:
    """Go on with the next ability."""
    return goto(offer_with)


def perform(action: HeroAction, m: Scene) -> Flow:
    """Carry the action out."""
    act = action.act
    if isinstance(act, Move):
        return call(HeroMove(1, direction=act.direction))
    if isinstance(act, Open):
        return call(HeroMove(1, direction=act.direction, opens=True))
    if isinstance(act, Explore):
        return call(Look(CONSTANTS.explore_sectors, act.direction))
    if isinstance(act, Attack):
        return plain_attack(m, act.figure)
    if isinstance(act, Locate):
        return call(AskTargets(CONSTANTS.locate_targets, seat=m.table.leader))
    if isinstance(act, Search):
        return call(SearchHere())
    if isinstance(act, Switch):
        return repair_switch_box(m, act.direction)
    if isinstance(act, Work):
        return missions.work(m, act.mission)
    if isinstance(act, Use):
        return items.use(m, act)
    assert isinstance(act, Sacrifice)
    return call(HeroCalls(f"sacrifice:{act.companion}"))


def react_to_losses(action: HeroAction, m: Scene) -> Flow:
    """A loss that had no window yet has one now (AL-FLOW-01)."""
    return loss_window(m)


def offer_after(action: HeroAction, m: Scene) -> Flow:
    """Offer the abilities that follow an action; what was stopped has none (AL-HERO-06)."""
    found = [] if turn_of(m).stopped else not_offered(action, companions.abilities_after(m, action.kind))
    return ask_ability(found[0]) if found else goto(finish)


def use_after(action: HeroAction, m: Scene) -> Flow:
    """Use the ability if the Hero wants to."""
    return use_chosen(action, m, companions.abilities_after(m, action.kind))


def offer_next_after(action: HeroAction, m: Scene) -> Flow:
    """Go on with the next ability."""
    return goto(offer_after)


def finish(action: HeroAction, m: Scene) -> Flow:
    """The action is done."""
    return None


def not_offered(action: HeroAction, abilities: list[str]) -> list[str]:
    """Return the abilities the Hero was not asked about yet in this action."""
    return [ability for ability in abilities if ability not in action.offered]


def ask_ability(ability: str) -> Flow:
    """Ask whether the Hero uses an ability."""
    return ask(HERO, "ability", [Ability(ability), PASS], args={"ability": ability})


def use_chosen(action: HeroAction, m: Scene, abilities: list[str]) -> Flow:
    """Note that the Hero was asked, and use the ability if he said so."""
    chosen, action.ability = action.ability, None
    action.offered = (*action.offered, not_offered(action, abilities)[0])
    return companions.use_ability(m, chosen.ability) if isinstance(chosen, Ability) else None


rule(
    HeroAction,
    (announce, "AL-TURN-02"),
    (offer_with, "AL-HERO-06"),
    (use_with, "AL-HERO-06"),
    (offer_next_with, "AL-HERO-06"),
    (perform, "AL-TURN-01"),
    (react_to_losses, "AL-FLOW-01"),
    (offer_after, "AL-HERO-06"),
    (use_after, "AL-HERO-06"),
    (offer_next_after, "AL-HERO-06"),
    (finish, "AL-TURN-01"),
)
