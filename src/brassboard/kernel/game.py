"""A game as the kernel knows it: its table, its modules of rules, how it begins and how it ends."""

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, Protocol, cast

from msgspec import Struct

from .action_text import syntax_of
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
from .position import Position
from .rulebook import RULES, Rulebook
from .scene import Scene
from .tags import check_distinct, check_id, check_qualified, check_verb
from .tags import tag_of as tag_of
from .visibility import state_type

KERNEL_ACTIONS: tuple[type[Action], ...] = (Pass, Done, Accept, Number, Dice, Order, Picks, Outcome)
OptionValue = str | int | bool


class Choice(Struct, frozen=True):
    """An option of a new match and the values it can have. The first value is the default."""

    name: str
    choices: tuple[OptionValue, ...]

    @property
    def default(self) -> OptionValue:
        """The value the option has if nobody sets it."""
        return self.choices[0]


class Setup(Value, frozen=True):
    """What a match begins with: the number of players, and the value of each option."""

    players: int
    options: tuple[tuple[str, OptionValue], ...] = ()

    def __getitem__(self, name: str) -> Any:
        return dict(self.options)[name]


class Start(Struct, frozen=True):
    """How a match begins: the table before any rule has run, the first rule, and the team of each seat."""

    table: Part
    frame: Frame
    teams: tuple[int, ...]


class Result(Value, frozen=True):
    """How a match ended: the score of each seat, the winners (there may be several), and the rule that ended it."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str = ""


class Intent(Protocol):
    """A plan for a whole turn of a seat: its first answer, and the answer to each question that follows."""

    @property
    def answer(self) -> Action: ...

    def follow(self, scene: Any, seat: Seat, options: Sequence[Action]) -> Action:
        """Return the answer that continues the plan, at every question until the seat's next turn begins."""


class Game:
    """Everything the kernel needs to know of a game.

    `modules` hold its rules: the actions, events, kinds and moments in them belong to the game, and so does every
    frame with steps whose tag begins with the id of the game.

    For bots: `evaluate` returns what a table is worth to a seat. `habit` returns what a seat would choose without
    searching, or None if it has to search. `policy` does the same faster, for play-outs; without it, `habit` is used.
    `outlook` returns how likely a seat is to win from a position, from 0 to 1.

    For bots that search whole turns: `openings` are the kinds of question with which a turn begins. `intents` returns
    plans for a turn, the most promising first, up to a number; if that number is 1, it is what `habit` would do.
    `impulse` returns one plan quickly; without it, the first of `intents` is used. `prospect` returns what a position
    is worth to a seat after the other seats have answered.

    `report` returns the facts a campaign wants to know of the table at the end. `upgrades[v]` turns raw data of version
    v into version v + 1, by the tag of a frame, action or event, or by the word "table".
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
        upgrades: Mapping[int, Mapping[str, Callable[[dict[str, Any]], dict[str, Any]]]] | None = None,
        campaign: Any = None,
    ) -> None:
        check_id(id)
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
        self.upgrades = dict(upgrades or {})
        self.campaign = campaign
        self._register(modules)

    def _register(self, modules: Sequence[ModuleType]) -> None:
        """Find the actions, events, kinds and moments in the game's modules, and check their tags."""
        actions: list[type[Action]] = list(KERNEL_ACTIONS)
        events: list[type[Event]] = [Undone]
        kinds: list[Kind] = []
        moments: list[Moment] = []
        for module in modules:
            for thing in vars(module).values():
                if isinstance(thing, type) and issubclass(thing, Action | Event | Frame):
                    self._check_tag(thing, module)
                    known = cast(list[Any], actions if issubclass(thing, Action) else events)
                    if thing not in (Action, Event, *known) and not issubclass(thing, Frame):
                        known.append(thing)
                elif isinstance(thing, Kind) and thing not in kinds:
                    kinds.append(thing)
                elif isinstance(thing, Moment) and thing not in moments:
                    moments.append(thing)
        for moment in moments:
            kinds += [kind for kind in moment.kinds if kind not in kinds]
        self.kinds = tuple(kinds)
        self.events = tuple(events)
        self.frames = (Window, *[f for f in RULES if tag_of(f).startswith(f"{self.id}.")])
        for classes in (actions, events, self.frames):
            check_distinct(classes, self.id)
        self.verbs = {tag_of(action): action for action in actions}
        self._kinds: dict[str, list[Kind]] = {}
        for kind in kinds:
            if kind.verb not in self.verbs:
                where = getattr(kind.candidates, "__module__", "")
                raise TypeError(f'game {self.id}: no action has the tag "{kind.verb}", which a kind of {where} names')
            self._kinds.setdefault(kind.verb, []).append(kind)
        state = state_type(self.id, self.table, self.frames, tuple(actions))
        self.book = Rulebook(self.id, self.table, state, self.verbs)
        for moment in moments:
            known_moment = self.book.moments.get(moment.name)
            self.book.moments[moment.name] = known_moment.joined(moment) if known_moment else moment

    def _check_tag(self, cls: type, module: ModuleType) -> None:
        """Check the tag of a class that one of the game's modules names.

        A class that comes from another package, such as the kernel, may be shared by games and keeps its own prefix.
        """
        if cls in (Action, Event, Frame, Window, Undone, *KERNEL_ACTIONS):
            return
        if issubclass(cls, Action):
            check_verb(cls)
        else:
            is_own = cls.__module__.partition(".")[0] == module.__name__.partition(".")[0]
            check_qualified(cls, self.id if is_own else "")

    def setup(self, players: int | None = None, options: Mapping[str, Any] | None = None) -> Setup:
        """Return the setup of a new match; refuse a wrong number of players or a wrong option."""
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
        """Return the state of a new match before its first step."""
        start = self.begin(setup)
        state: State = self.book.state(start.table, [start.frame], [], start.teams)
        return state

    def position(self, setup: Setup) -> Position[Any]:
        """Return a new position at its first question, for simulation and search."""
        position: Position[Any] = Position(self.book, self.state(setup))
        position.run()
        return position

    def lens(self, position: Position[Any], seat: Seat) -> Lens:
        """Return what a bot on this seat may know of a position."""
        lens = lens_of(position, seat, self.resample)
        lens.game = self
        return lens

    def kinds_of(self, action: Action) -> list[Kind]:
        """Return the kinds of action with the verb of this action."""
        return self._kinds.get(syntax_of(type(action)).verb, [])

    def __repr__(self) -> str:
        return f"<game {self.id}>"
