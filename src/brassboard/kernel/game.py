"""A game as the kernel knows it: its table, its rules' modules, how it begins and ends, listed in one place."""

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, Protocol, cast

from msgspec import Struct

from .action_text import speller_of
from .data import (
    Accept,
    Action,
    Dice,
    Done,
    Event,
    Frame,
    Number,
    Order,
    Outcome,
    Part,
    Pass,
    Picks,
    Seat,
    State,
    Undone,
    Value,
    Window,
)
from .errors import BadInput
from .legality import Kind
from .lens import Lens, Luck, lens_of
from .moments import Moment
from .rulebook import RULES, Rulebook
from .scene import Position, Scene
from .visibility import state_type

KERNEL_ACTIONS: tuple[type[Action], ...] = (Pass, Done, Accept, Number, Dice, Order, Picks, Outcome)
JOURNAL_WORDS = ("undo", "back")
OptionValue = str | int | bool


def tag_of(cls: Any) -> str:
    """The stable name of a frame, action or event class."""
    return str(cls.__struct_config__.tag)


class Choice(Struct, frozen=True):
    """An option of a new match. The first choice is the default; numbers may be a range instead."""

    name: str
    choices: tuple[OptionValue, ...]

    @property
    def default(self) -> OptionValue:
        return self.choices[0]


class Setup(Value, frozen=True):
    """What a match is made from: how many play and what was chosen for each option."""

    players: int
    options: tuple[tuple[str, OptionValue], ...] = ()

    def __getitem__(self, name: str) -> Any:
        return dict(self.options)[name]


class Start(Struct, frozen=True):
    """How a match begins: the bare table, the first rule, and which team each seat is on."""

    table: Part
    frame: Frame
    teams: tuple[int, ...]


class Result(Value, frozen=True):
    """How a match ended: a score a seat, who won (several may), and the rule that ended it."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str = ""


class Intent(Protocol):
    """A whole turn a seat may have in mind: how it begins, and what each question on the way is answered with."""

    @property
    def answer(self) -> Action: ...

    def follow(self, scene: Any, seat: Seat, options: Sequence[Action]) -> Action:
        """The answer that leads on, at every question until the seat's next turn begins."""


class Game:
    """Everything the kernel needs of a game.

    `modules` are the game's chapters: their actions, events, kinds and moments are found there, their frames by the
    steps they list. `evaluate` says what a table is worth to a seat, `habit` what a seat would choose without thinking
    (None: think): bots lean on both. Bots that search also ask `policy`, a habit cheap enough for play-outs (without
    one they use the habit), and `outlook`, how likely a seat is to win from a position, 0 to 1. Where a turn is many
    small choices they search whole turns instead: `openings` are the kinds of question a turn begins with, `intents`
    gives the turns a seat may have in mind there, so many at most, the most promising first (if one is enough, what the
    habit would do), `impulse` one that takes little thought (without it they ask for the first of `intents`), and
    `prospect` what a position is worth to a seat once the others have answered.
    `standing(lens, viewer, shared)` says how everybody stands as plain data for the page (control, scores so far), so
    that no page needs to know a rule. It is given the viewer's lens and nothing else. `shared` is what it said for
    spectators at the same moment, None while that is being made: what all viewers see alike is counted once.
    `report` gives a campaign what it wants to know of the table at the end.
    `upgrades[v]` turns raw data of version v into version v + 1: by tag of frame or action, or "table".
    """

    def __init__(
        self,
        id: str,
        *,
        players: Sequence[int],
        table: type[Part],
        begin: Callable[[Setup], Start],
        result: Callable[[Any], Result],
        modules: Sequence[ModuleType],
        version: int = 1,
        options: Sequence[Choice] = (),
        resample: Callable[[Scene[Any], Seat, Luck], None] | None = None,
        problems: Callable[[Any], list[str]] | None = None,
        evaluate: Callable[[Any, Seat], float] | None = None,
        habit: Callable[[Any, Seat, Sequence[Action]], Action | None] | None = None,
        policy: Callable[[Any, Seat, Sequence[Action]], Action | None] | None = None,
        outlook: Callable[[Any, Seat], float] | None = None,
        openings: Sequence[str] = (),
        intents: Callable[[Any, Seat, Sequence[Action], int], Sequence[Intent]] | None = None,
        impulse: Callable[[Any, Seat, Sequence[Action]], Intent] | None = None,
        prospect: Callable[[Any, Seat], float] | None = None,
        report: Callable[[Any], tuple[str, ...]] | None = None,
        names: Callable[[str, OptionValue], str | None] | None = None,
        draw: Callable[[Any], str] | None = None,
        standing: Callable[[Any, Seat, Any], Struct | None] | None = None,
        upgrades: Mapping[int, Mapping[str, Callable[[dict[str, Any]], dict[str, Any]]]] | None = None,
        campaign: Any = None,
    ) -> None:
        self.id = id
        self.version = version
        self.players = tuple(players)
        self.table = table
        self.begin = begin
        self.result = result
        self.options = tuple(options)
        self.resample = resample
        self.problems = problems
        self.evaluate = evaluate
        self.habit = habit
        self.policy = policy
        self.outlook = outlook
        self.openings = frozenset(openings)
        self.intents = intents
        self.impulse = impulse
        self.prospect = prospect
        self.report = report
        self.names = names
        self.draw = draw
        self.standing = standing
        self.upgrades = dict(upgrades or {})
        self.campaign = campaign
        self._gather(modules)

    def _gather(self, modules: Sequence[ModuleType]) -> None:
        actions: list[type[Action]] = list(KERNEL_ACTIONS)
        events: list[type[Event]] = [Undone]
        kinds: list[Kind] = []
        moments: list[Moment] = []
        for module in modules:
            for thing in vars(module).values():
                if isinstance(thing, type) and issubclass(thing, Action | Event) and thing not in (Action, Event):
                    known = cast(list[Any], actions if issubclass(thing, Action) else events)
                    if thing not in known:
                        known.append(thing)
                elif isinstance(thing, Kind) and thing not in kinds:
                    kinds.append(thing)
                elif isinstance(thing, Moment) and thing not in moments:
                    moments.append(thing)
        for moment in moments:
            kinds += [kind for kind in moment.kinds if kind not in kinds]
        self.kinds = tuple(kinds)
        self._kinds: dict[str, list[Kind]] = {}
        for kind in kinds:
            self._kinds.setdefault(kind.verb, []).append(kind)
        self.events = tuple(events)
        self.frames = (Window, *[f for f in RULES if tag_of(f).startswith(f"{self.id}.")])
        verbs: dict[str, type[Action]] = {}
        for action in actions:
            verb = speller_of(action).verb
            if verb in verbs:
                raise TypeError(f'game {self.id}: two actions are called "{verb}"')
            if verb in JOURNAL_WORDS:
                raise TypeError(f'game {self.id}: "{verb}" is a word of the journal; call the action something else')
            verbs[verb] = action
        self.verbs = verbs
        state = state_type(self.id, self.table, self.frames, tuple(actions))
        self.book = Rulebook(self.id, self.table, state, verbs)
        for moment in moments:
            known_moment = self.book.moments.get(moment.name)
            self.book.moments[moment.name] = known_moment.joined(moment) if known_moment else moment

    def setup(self, players: int | None = None, options: Mapping[str, Any] | None = None) -> Setup:
        """Check what a new match is made from; every option has a default."""
        where = f"game {self.id}"
        count = self.players[0] if players is None else players
        if type(count) is not int or count not in self.players:
            wanted = ", ".join([str(n) for n in self.players])
            raise BadInput(f"players must be one of {wanted}, not {count!r}", where)
        given = dict(options or {})
        chosen: list[tuple[str, OptionValue]] = []
        for choice in self.options:
            value = given.pop(choice.name, choice.default)
            if (type(value), value) not in [(type(known), known) for known in choice.choices]:
                wanted = ", ".join([str(known) for known in choice.choices])
                raise BadInput(f"option {choice.name} must be one of {wanted}, not {value!r}", where)
            chosen.append((choice.name, value))
        if given:
            known_names = ", ".join(["players", "seed", *[choice.name for choice in self.options]])
            raise BadInput(f"there is no option {next(iter(given))!r}; options are {known_names}", where)
        return Setup(count, tuple(chosen))

    def state(self, setup: Setup) -> State:
        """The state before the first step."""
        start = self.begin(setup)
        state: State = self.book.state(start.table, [start.frame], [], start.teams)
        return state

    def position(self, setup: Setup) -> Position[Any]:
        """A position at its first question, for simulation and search."""
        position: Position[Any] = Position(self.book, self.state(setup))
        position.run()
        return position

    def lens(self, position: Position[Any], seat: Seat) -> Lens:
        """What a bot at this seat gets."""
        lens = lens_of(position, seat, self.resample)
        lens.game = self
        return lens

    def kinds_of(self, action: Action) -> list[Kind]:
        """The kinds of action that share this verb."""
        return self._kinds.get(speller_of(type(action)).verb, [])

    def __repr__(self) -> str:
        return f"<game {self.id}>"
