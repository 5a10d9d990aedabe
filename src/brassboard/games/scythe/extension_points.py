"""The extension points of Scythe: where the base game and its expansions plug in their rules.

A `Module` brings its part to each point. A table names its modules, and `points(m)` returns everything they bring,
merged once. The base game is a module like any other (`base_module.BASE`). Parts are sorted by their `order`, then by
module.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from brassboard.kernel import Choice, Flow, Frame, Luck, ModuleState, Setup
from brassboard.kernel import Scene as AnyScene
from brassboard.kit.bits import Bits

from .content import Faction
from .data.table import Player, Table

Scene = AnyScene[Table]


class SetupStep:
    """One step of the set-up. `makes` returns the frame that carries it out, or None if there is nothing to do."""

    def __init__(self, order: int, name: str, makes: Callable[[Scene], Frame | None]) -> None:
        self.order = order
        self.name = name
        self.makes = makes


Known = Callable[[Player, int], bool]
"""Whether a viewer (a seat, or SPECTATOR) may know something of a player that is not open to all."""


class Space:
    """A space of the triumph track: the star is due when `count` of a player reaches `need`.

    Where the count follows from something hidden, `known` says who may be told it; without it everybody may.
    """

    def __init__(
        self, id: str, what: str, need: int, count: Callable[[Scene, Player], int], known: Known | None = None
    ) -> None:
        self.id = id
        self.what = what  # the kind of triumph; several spaces may share it
        self.need = need
        self.count = count
        self.known = known


class EntryHook:
    """A hook for units that enter a territory: whether the unit stops there, and what follows at once.

    `stops` of every hook is asked before any of them acts; then `enters` runs in order and may call a frame.
    """

    def __init__(
        self,
        order: int,
        name: str,
        stops: Callable[[Scene, Player, str, int], bool],
        enters: Callable[[Scene, Player, str, int], Flow] | None = None,
    ) -> None:
        self.order = order
        self.name = name
        self.stops = stops
        self.enters = enters


ExtraSteps = Callable[[Scene, Player, int], Bits]
"""Returns where a movement ability leads in one step from a hex, besides the steps that everybody has."""


class CombatAbility:
    """An ability that acts before the dials of a combat.

    `applies(m, player, foe, at, attacks)` says whether it acts; `acts` carries it out and may call a frame. A `hostile`
    ability affects the opponent; it does nothing to a unit that no player controls if that unit is `shielded`.
    `weakens` is the power that it takes from the opponent.
    """

    def __init__(
        self,
        applies: Callable[[Scene, Player, int, int, bool], bool],
        acts: Callable[[Scene, Player, int], Flow],
        optional: bool = False,
        hostile: bool = False,
        weakens: int = 0,
    ) -> None:
        self.applies = applies
        self.acts = acts
        self.optional = optional
        self.hostile = hostile
        self.weakens = weakens


class Actor:
    """Someone who is no player: takes turns, stands on the board, fights.

    `strength` returns a frame whose `result` is the power spent, then the values of cards.
    """

    def __init__(
        self,
        turn: Callable[[Scene, int], Frame] | None = None,
        strength: Callable[[Scene, int], Frame] | None = None,
        beaten: Callable[[Scene, int, int], None] | None = None,
        shielded: bool = False,  # hostile abilities do nothing to this actor
    ) -> None:
        self.turn = turn
        self.strength = strength
        self.beaten = beaten
        self.shielded = shielded


class Ending:
    """A way the game ends, at once or after the turn. Its `rule` is the reason given in the result."""

    def __init__(self, rule: str, met: Callable[[Scene], bool], at_once: bool = True) -> None:
        self.rule = rule
        self.met = met
        self.at_once = at_once


class Score:
    """One part of the final score, in coins. `count` tells how many things it pays for, where it pays for things.

    Where it follows from something hidden, `known` says who may be told it before the end; without it everybody may.
    """

    def __init__(
        self,
        order: int,
        name: str,
        coins: Callable[[Table, int], int],
        count: Callable[[Table, int], int] | None = None,
        known: Known | None = None,
    ) -> None:
        self.order = order
        self.name = name
        self.coins = coins
        self.count = count
        self.known = known


class Chain:
    """How an Automa carries out one move: which unit, which hexes are valid, and what decides between them.

    `select(m, me)` returns the units it may select, each as (unit, hex). `valid(m, me, unit, hex)` returns the valid
    hexes while the unit still stands. Then the unit is picked up and no longer counts. Each of `criteria` leaves the
    hexes for which it returns the smallest number; the last tie is broken by `Module.reading`.
    """

    def __init__(
        self,
        select: Callable[[Scene, Player], list[tuple[str, int]]],
        valid: Callable[[Scene, Player, str, int], Bits],
        criteria: Sequence[Callable[[Scene, Player, int], int]],
        possible: Callable[[Scene, Player, int], bool] | None = None,
    ) -> None:
        self.select = select
        self.valid = valid
        self.criteria = tuple(criteria)
        self.possible = possible


class ModuleStatePart:
    """The part of the table that a module brings: its class, and how it is made when a match begins."""

    def __init__(self, kind: type[ModuleState], makes: Callable[[Setup, Table], ModuleState]) -> None:
        self.kind = kind
        self.makes = makes


Control = Callable[[Table, int], Bits]
Problems = Callable[[Table], list[str]]
Resample = Callable[[Scene, int, Luck], None]
Reading = Callable[[Scene, list[int]], int]


class Module:
    """What one part of the game brings to the extension points.

    `joins` says in which matches the module takes part; without it the module is in every match of a game that has it.
    `options` are its options of a new match, `refuses` says why options cannot be combined. `state` is its part of the
    table; `problems` and `resample` treat that part as those of the base game treat the rest of the table.
    """

    def __init__(
        self,
        id: str,
        *,
        factions: Sequence[Faction] = (),
        setup: Sequence[SetupStep] = (),
        spaces: Sequence[Space] = (),
        track: Sequence[str] | None = None,
        unlimited: Mapping[str, Sequence[str]] | None = None,
        entries: Sequence[EntryHook] = (),
        extra_steps: Mapping[str, ExtraSteps] | None = None,
        worker_extra_steps: Mapping[str, ExtraSteps] | None = None,
        before: Mapping[str, CombatAbility] | None = None,
        more_cards: Mapping[str, Callable[[Scene, Player, int], int]] | None = None,
        actors: Mapping[str, Actor] | None = None,
        endings: Sequence[Ending] = (),
        scores: Sequence[Score] = (),
        winners: Callable[[Table], tuple[int, ...]] | None = None,
        control: Control | None = None,
        chains: Mapping[str, Chain] | None = None,
        reading: Reading | None = None,
        options: Sequence[Choice] = (),
        joins: Callable[[Setup], bool] | None = None,
        refuses: Callable[[Setup], str | None] | None = None,
        state: ModuleStatePart | None = None,
        problems: Problems | None = None,
        resample: Resample | None = None,
    ) -> None:
        self.id = id
        self.factions = tuple(factions)
        self.setup = tuple(setup)
        self.spaces = tuple(spaces)
        self.track = tuple(track) if track is not None else None
        self.unlimited = dict(unlimited or {})
        self.entries = tuple(entries)
        self.extra_steps = dict(extra_steps or {})
        self.worker_extra_steps = dict(worker_extra_steps or {})
        self.before = dict(before or {})
        self.more_cards = dict(more_cards or {})
        self.actors = dict(actors or {})
        self.endings = tuple(endings)
        self.scores = tuple(scores)
        self.winners = winners
        self.control = control
        self.chains = dict(chains or {})
        self.reading = reading
        self.options = tuple(options)
        self.joins = joins
        self.refuses = refuses
        self.state = state
        self.problems = problems
        self.resample = resample


class Points:
    """Everything that the modules of a table bring, merged; later modules replace parts of the same name."""

    def __init__(self, modules: Sequence[Module]) -> None:
        self.factions: list[str] = [faction.id for module in modules for faction in module.factions]
        self.setup: list[SetupStep] = sorted([step for module in modules for step in module.setup], key=_order)
        self.spaces: dict[str, Space] = {}
        self.track: tuple[str, ...] = ()
        self.unlimited: dict[str, tuple[str, ...]] = {}
        self.entries: list[EntryHook] = sorted([entry for module in modules for entry in module.entries], key=_order)
        self.extra_steps: dict[str, ExtraSteps] = {}
        self.worker_extra_steps: dict[str, ExtraSteps] = {}
        self.before: dict[str, CombatAbility] = {}
        self.more_cards: dict[str, Callable[[Scene, Player, int], int]] = {}
        self.actors: dict[str, Actor] = {}
        self.endings: list[Ending] = [ending for module in modules for ending in module.endings]
        self.scores: list[Score] = sorted([score for module in modules for score in module.scores], key=_order)
        self.winners: Any = None
        self.control: Any = None
        self.chains: dict[str, Chain] = {}
        self.reading: Any = None
        self.problems: list[Problems] = [module.problems for module in modules if module.problems]
        self.resample: list[Resample] = [module.resample for module in modules if module.resample]
        for module in modules:
            for space in module.spaces:
                self.spaces[space.id] = space
            for faction, whats in module.unlimited.items():
                self.unlimited[faction] = tuple(whats)
            self.extra_steps.update(module.extra_steps)
            self.worker_extra_steps.update(module.worker_extra_steps)
            self.before.update(module.before)
            self.more_cards.update(module.more_cards)
            self.actors.update(module.actors)
            self.chains.update(module.chains)
            self.track = module.track if module.track is not None else self.track
            self.winners = module.winners or self.winners
            self.control = module.control or self.control
            self.reading = module.reading or self.reading
        self.guarded: list[Known] = []
        """The tests of what not everybody may know of a player, on the track or in the score."""
        tests = [part.known for part in self.scores] + [space.known for space in self.spaces.values()]
        for test in tests:
            if test is not None and test not in self.guarded:
                self.guarded.append(test)
        self.known_steps: dict[tuple[tuple[str, ...], int], tuple[ExtraSteps, ...]] = {}
        """Cache of `extra_steps_of`, by the abilities of a player and the mech spaces uncovered."""

    def extra_steps_of(self, player: Player) -> tuple[ExtraSteps, ...]:
        """Return the extra steps that uncovered mech spaces give the character and mechs (SC-DEPLOY-02)."""
        key = (player.abilities, player.deployed)
        known = self.known_steps.get(key)
        if known is None:
            names = [name for place, name in enumerate(player.abilities) if player.deployed >> place & 1]
            known = self.known_steps[key] = tuple(
                [self.extra_steps[name] for name in names if name in self.extra_steps]
            )
        return known


def _order(thing: Any) -> int:
    """Return the order of a part, to sort by."""
    order: int = thing.order
    return order


KNOWN: Final[dict[str, Module]] = {}
REGISTERED: Final[dict[str, Faction]] = {}
"""The faction mats of all registered modules."""
_POINTS: Final[dict[tuple[str, ...], Points]] = {}


def register_module(module: Module) -> Module:
    """Register a module by its id, so that tables can name it."""
    if KNOWN.get(module.id) is not module:
        KNOWN[module.id] = module
        for faction in module.factions:
            REGISTERED[faction.id] = faction
        for names in [names for names in _POINTS if module.id in names]:
            del _POINTS[names]
    return module


def points(m: Scene) -> Points:
    """Return the extension points of this table."""
    table: Table = m.table
    return points_of(table)


def points_of(table: Table) -> Points:
    """Return the extension points of a table, merged once for each set of modules."""
    found = _POINTS.get(table.modules)
    if found is None:
        found = _POINTS[table.modules] = Points([KNOWN[name] for name in table.modules])
    return found
