"""A game as the kernel knows it: its table, its rules' modules, how it begins and ends, listed in one place."""

from collections.abc import Callable, Mapping, Sequence
from types import ModuleType
from typing import Any, Protocol, TypeVar, cast

from msgspec import MsgspecError, Struct, convert, json

from .action_text import speller_of
from .data import (
    Accept,
    Action,
    Dice,
    Done,
    Event,
    Frame,
    ModuleState,
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
from .visibility import state_type, table_type

KERNEL_ACTIONS: tuple[type[Action], ...] = (Pass, Done, Accept, Number, Dice, Order, Picks, Outcome)
JOURNAL_WORDS = ("undo", "back")
OptionValue = str | int | bool
LONGEST_TEXT = 200
LARGEST_DATA = 64 * 1024

D = TypeVar("D")


def tag_of(cls: Any) -> str:
    """The stable name of a frame, action or event class."""
    return str(cls.__struct_config__.tag)


class Choice(Struct, frozen=True):
    """An option of a new match. The first choice is the default.

    With `accepts=str` it also takes any short text; with `accepts=` a Struct class it takes that data, which a campaign
    passes from match to match. A setup holds data as its canonical JSON text (`Setup.data` reads it).
    """

    name: str
    choices: tuple[OptionValue, ...]
    accepts: Any = None

    @property
    def default(self) -> OptionValue:
        return self.choices[0]

    def checked(self, value: Any, where: str) -> OptionValue:
        """Return the value as a setup holds it; raise `BadInput` where this option cannot have it."""
        if (type(value), value) in [(type(known), known) for known in self.choices]:
            known_value: OptionValue = value
            return known_value
        if self.accepts is str:
            return self._text(value, where)
        if self.accepts is not None:
            return self._data(value, where)
        wanted = ", ".join([str(known) for known in self.choices])
        raise BadInput(f"option {self.name} must be one of {wanted}, not {value!r}", where)

    def _text(self, value: Any, where: str) -> str:
        if not isinstance(value, str) or len(value) > LONGEST_TEXT or not value.isprintable() or value != value.strip():
            what = f"a line of at most {LONGEST_TEXT} characters without blanks at its ends"
            raise BadInput(f"option {self.name} must be {what}, not {str(value)[:60]!r}", where)
        return value

    def _data(self, value: Any, where: str) -> str:
        try:
            read = json.decode(value, type=self.accepts) if isinstance(value, str) else convert(value, self.accepts)
        except MsgspecError as error:
            raise BadInput(
                f"option {self.name} must be the data of a {self.accepts.__name__}: {error}", where
            ) from error
        text = json.encode(read, order="deterministic").decode()
        if len(text) > LARGEST_DATA:
            raise BadInput(f"option {self.name} holds at most {LARGEST_DATA} characters, not {len(text)}", where)
        return text


class Setup(Value, frozen=True):
    """What a match is made from: how many play and what was chosen for each option."""

    players: int
    options: tuple[tuple[str, OptionValue], ...] = ()

    def __getitem__(self, name: str) -> Any:
        return dict(self.options)[name]

    def data(self, name: str, kind: type[D]) -> D:
        """Return the value of an option that accepts data of this kind."""
        return json.decode(self[name], type=kind)


class Start(Struct, frozen=True):
    """How a match begins: the bare table, the first rule, the team of each seat, and what modules add to the table."""

    table: Part
    frame: Frame
    teams: tuple[int, ...]
    module_states: tuple[ModuleState, ...] = ()


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


class TurnSearch(Struct, frozen=True):
    """How bots search whole turns in a game where a turn is many small choices.

    `openings` are the kinds of question a turn begins with. `candidates(scene, seat, options, most)` gives the turns a
    seat may play there, the most promising first; if `most` is 1, the turn it would play by default. `turn_value` says
    what a position is worth to a seat once the others have answered. `quick_turn` gives one turn at little cost;
    without it bots take the first of the candidates.
    """

    openings: tuple[str, ...]
    candidates: Callable[[Any, Seat, Sequence[Action], int], Sequence[Intent]]
    turn_value: Callable[[Any, Seat], float]
    quick_turn: Callable[[Any, Seat, Sequence[Action]], Intent] | None = None


class BotKnowledge(Struct, frozen=True):
    """What a game tells its bots. Everything is optional: without any of it bots play at random.

    `evaluate(table, seat)` says what a table is worth to a seat. `default_choice(scene, seat, options)` is what a
    practised player chooses without searching, or None to let the bot search. `playout_choice` is the same, cheap
    enough for play-outs; without it play-outs use `default_choice`. `win_chance(scene, seat)` is between 0 and 1.
    """

    evaluate: Callable[[Any, Seat], float] | None = None
    default_choice: Callable[[Any, Seat, Sequence[Action]], Action | None] | None = None
    playout_choice: Callable[[Any, Seat, Sequence[Action]], Action | None] | None = None
    win_chance: Callable[[Any, Seat], float] | None = None
    turns: TurnSearch | None = None

    @property
    def openings(self) -> tuple[str, ...]:
        """The kinds of question at which whole turns are searched; empty where a game has none."""
        return self.turns.openings if self.turns else ()


class Display(Struct, frozen=True):
    """What a game shows besides its texts: `draw` gives the table as terminal text, `name_of` names added content."""

    draw: Callable[[Any], str] | None = None
    name_of: Callable[[str, OptionValue], str | None] | None = None


class Game:
    """Everything the kernel needs of a game.

    `modules` are the game's chapters: their actions, events, kinds and moments are found there, their frames by the
    steps they list. `module_states` are the classes of the parts that modules may add to the table.
    `problems` lists what is wrong with a table, `resample` draws anew what a seat cannot see and what is no stock.
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
        module_states: Sequence[type[ModuleState]] = (),
        resample: Callable[[Scene[Any], Seat, Luck], None] | None = None,
        problems: Callable[[Any], list[str]] | None = None,
        bots: BotKnowledge | None = None,
        display: Display | None = None,
        report: Callable[[Any], tuple[str, ...]] | None = None,
        upgrades: Mapping[int, Mapping[str, Callable[[dict[str, Any]], dict[str, Any]]]] | None = None,
        campaign: Any = None,
    ) -> None:
        self.id = id
        self.version = version
        self.players = tuple(players)
        self.table = table_type(id, table, module_states)
        self.begin = begin
        self.result = result
        self.options = tuple(options)
        self.resample = resample
        self.problems = problems
        self.bots = bots or BotKnowledge()
        self.display = display or Display()
        self.report = report
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
            chosen.append((choice.name, choice.checked(given.pop(choice.name, choice.default), where)))
        if given:
            known_names = ", ".join(["players", "seed", *[choice.name for choice in self.options]])
            raise BadInput(f"there is no option {next(iter(given))!r}; options are {known_names}", where)
        return Setup(count, tuple(chosen))

    def state(self, setup: Setup) -> State:
        """The state before the first step."""
        start = self.begin(setup)
        table = self._with_module_states(start.table, start.module_states)
        state: State = self.book.state(table, [start.frame], [], start.teams)
        return state

    def _with_module_states(self, table: Part, module_states: tuple[ModuleState, ...]) -> Part:
        """Return the table as this game's table class, with what modules bring in its list of module states."""
        if type(table) is self.table:
            return table
        whole: Any = self.table(**{name: getattr(table, name) for name in table.__struct_fields__})
        if module_states:
            whole.module_states = list(module_states)
        return cast(Part, whole)

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
