"""A game as the kernel knows it: its table, its modules of rules, how it begins and how it ends."""

from collections.abc import Callable, Mapping, Sequence
from itertools import takewhile
from types import ModuleType
from typing import Any, Protocol, TypeVar, cast

from msgspec import MsgspecError, Struct, convert, json

from .action_text import syntax_of
from .canonical import LARGEST, canonical, strictly
from .data import (
    Accept,
    Action,
    Dice,
    Drawn,
    EndForm,
    Event,
    Frame,
    Left,
    ModuleState,
    Number,
    Outcome,
    Part,
    Pass,
    Permutation,
    Present,
    Scores,
    Seat,
    Seated,
    State,
    Undone,
    Value,
    Void,
    Window,
)
from .errors import BadInput
from .ledger import Ledger
from .legality import Kind
from .lens import Lens, Resample, lens_of
from .moments import Moment
from .position import Position
from .rulebook import RULES, Rulebook
from .tags import check_distinct, check_id, check_qualified, check_verb
from .tags import tag_of as tag_of
from .visibility import check_value, state_type, table_type

KERNEL_ACTIONS: tuple[type[Action], ...] = (Pass, EndForm, Accept, Number, Dice, Permutation, Drawn, Outcome)
LEDGER_ACTIONS: tuple[type[Action], ...] = (Void, Seated, Left, Present)
"""Further answers that the rules of a campaign get, beside an `Outcome`."""
OptionValue = str | int | bool
LONGEST_TEXT = 200

D = TypeVar("D")


class Choice(Struct, frozen=True):
    """An option of a new match and the values it can have. The first value is the default.

    With `accepts=str` it also takes any short text. With `accepts=` a Struct class it takes data of that class, which a
    campaign passes from match to match; a setup holds such data as JSON text, and `Setup.data` reads it.
    """

    name: str
    choices: tuple[OptionValue, ...]
    accepts: Any = None

    @property
    def default(self) -> OptionValue:
        """The value the option has if nobody sets it."""
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
        if len(text) > LARGEST:
            raise BadInput(f"option {self.name} holds at most {LARGEST} characters, not {len(text)}", where)
        return text


class Setup(Value, frozen=True):
    """What a match begins with: the number of players, the value of each option, and what a campaign tells it.

    `told` is canonical JSON, or empty if the match belongs to no campaign.
    """

    players: int
    options: tuple[tuple[str, OptionValue], ...] = ()
    told: str = ""

    def __getitem__(self, name: str) -> Any:
        return dict(self.options)[name]

    def data(self, name: str, kind: type[D]) -> D:
        """Return the value of an option that accepts data of this kind."""
        return json.decode(self[name], type=kind)

    def told_as(self, kind: type[D]) -> D | None:
        """Return what the campaign tells this match, or None if it belongs to no campaign."""
        return json.decode(self.told, type=kind) if self.told else None


class Start(Struct, frozen=True):
    """How a match begins: the table before any rule has run, the first rule, the team of each seat.

    `module_states` are the parts that modules of the game add to the table.
    """

    table: Part
    frame: Frame
    teams: tuple[int, ...]
    module_states: tuple[ModuleState, ...] = ()


class Result(Value, frozen=True):
    """How a match ended: the score of each seat, the winners (there may be several), and the rule that ended it."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    reason: str = ""


class TurnPlan(Protocol):
    """A plan for a whole turn of a seat: its first answer, and the answer to each question that follows."""

    @property
    def answer(self) -> Action: ...

    def follow(self, scene: Any, seat: Seat, options: Sequence[Action]) -> Action:
        """Return the answer that continues the plan, at every question until the seat's next turn begins."""


class TurnSearch(Struct, frozen=True):
    """How bots search whole turns in a game where a turn is many small choices.

    `openings` are the kinds of question with which a turn begins. `candidates(scene, seat, options, most)` returns
    turns the seat may play, the most promising first; if `most` is 1, the turn it would play by default. `turn_value`
    returns what a position is worth to a seat after the other seats have answered. `quick_turn` returns one turn
    quickly; without it, bots take the first candidate.
    """

    openings: tuple[str, ...]
    candidates: Callable[[Any, Seat, Sequence[Action], int], Sequence[TurnPlan]]
    turn_value: Callable[[Any, Seat], float]
    quick_turn: Callable[[Any, Seat, Sequence[Action]], TurnPlan] | None = None


class BotKnowledge(Struct, frozen=True):
    """What a game tells its bots. Everything is optional: without any of it bots play at random.

    `evaluate(table, seat)` says what a table is worth to a seat. `default_choice(scene, seat, options)` is what a
    practised player chooses without searching, or None to let the bot search. `playout_choice` is the same, cheap
    enough for play-outs; without it play-outs use `default_choice`. `win_chance(scene, seat)` is between 0 and 1.
    `secret_draws` are the kinds of question whose options are equally good and whose answer is the player's secret:
    bots draw one at random, because the others could guess a default choice.
    """

    evaluate: Callable[[Any, Seat], float] | None = None
    default_choice: Callable[[Any, Seat, Sequence[Action]], Action | None] | None = None
    playout_choice: Callable[[Any, Seat, Sequence[Action]], Action | None] | None = None
    win_chance: Callable[[Any, Seat], float] | None = None
    secret_draws: tuple[str, ...] = ()
    turns: TurnSearch | None = None

    @property
    def openings(self) -> tuple[str, ...]:
        """The kinds of question at which whole turns are searched; empty where a game has none."""
        return self.turns.openings if self.turns else ()


class Display(Struct, frozen=True):
    """What a game shows besides its texts.

    `draw(table)` gives the table as terminal text. `name_of(kind, value)` names content that was added, or gives None.
    `standing(lens, viewer, shared)` gives plain data for the page that follows from rules, such as control and scores
    so far, so that no page knows a rule. It gets the viewer's lens and nothing else. `shared` is what it returned for
    spectators at the same moment, or None while that is being made: what all viewers see alike is counted once.
    """

    draw: Callable[[Any], str] | None = None
    name_of: Callable[[str, OptionValue], str | None] | None = None
    standing: Callable[[Any, Seat, Any], Struct | None] | None = None


class Game:
    """Everything the kernel needs to know of a game.

    `modules` hold its rules: the actions, events, kinds and moments in them belong to the game, and so does every
    frame with steps whose tag begins with the id of the game. `module_states` are the classes of the parts that modules
    may add to the table. `problems` returns what is wrong with a table. `resample` draws again, at random, what a seat
    cannot see and what is not part of a stock; it returns False to have the stocks dealt again. `upgrades[v]` turns raw
    data of version v into version v + 1, by the tag of a frame, action or event, or by the word "table" or "reports".

    For campaigns: `campaign` are the rules of the campaign that this game is played in, themselves a `Game` with a
    `ledger`. `told` is the type of what a campaign tells a match, `reports` the type of what `report(table)` returns at
    its end. `gates(seen)` returns the ids of the spoiler gates that what everyone may know has opened. `voice` is the
    id that the keys of its texts begin with; a ledger has that of the game it belongs to.
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
        resample: Resample | None = None,
        problems: Callable[[Any], list[str]] | None = None,
        bots: BotKnowledge | None = None,
        display: Display | None = None,
        upgrades: Mapping[int, Mapping[str, Callable[[dict[str, Any]], dict[str, Any]]]] | None = None,
        voice: str = "",
        told: type[Value] | None = None,
        reports: type[Value] = Scores,
        report: Callable[[Any], Value] | None = None,
        gates: Callable[[Any], Sequence[str]] | None = None,
        ledger: Ledger | None = None,
        campaign: "Game | None" = None,
    ) -> None:
        check_id(id)
        self.id = id
        self.voice = voice or id
        self.version = version
        self.players = tuple(players)
        for module_state in module_states:
            check_qualified(module_state, id)
        check_distinct(module_states, id)
        self.table = table_type(id, table, module_states)
        self.begin = begin
        self.result = result
        self.options = tuple(options)
        self.resample = resample
        self.problems = problems
        self.bots = bots or BotKnowledge()
        self.display = display or Display()
        self.upgrades = dict(upgrades or {})
        self.told = told
        self.reports = reports
        self.report = report
        self.gates = gates
        self.ledger = ledger
        self.campaign = campaign
        self._check_campaign()
        self._register(modules)

    def _check_campaign(self) -> None:
        """Check that a campaign and the game it is played with declare the same types."""
        for kind in (self.told, self.reports):
            if kind is not None:
                check_value(f"game {self.id}: {kind.__qualname__}", kind)
        if self.reports is not Scores and self.report is None:
            raise TypeError(f"game {self.id}: it reports a {self.reports.__qualname__}, so it needs report=")
        if self.campaign is None:
            return
        ledger = self.campaign.ledger
        if ledger is None:
            raise TypeError(
                f"game {self.id}: its campaign {self.campaign.id} declares no ledger; write ledger=Ledger()"
            )
        for name in ("told", "reports"):
            if getattr(ledger, name) is not getattr(self, name):
                raise TypeError(f"game {self.id}: `{name}` must be the same type as in the ledger {self.campaign.id}")

    def _register(self, modules: Sequence[ModuleType]) -> None:
        """Find the actions, events, kinds and moments in the game's modules, and check their tags."""
        actions: list[type[Action]] = [*KERNEL_ACTIONS, *(LEDGER_ACTIONS if self.ledger is not None else ())]
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
        self.frames: tuple[type[Frame], ...] = (Window, *self._own_frames())
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

    def _own_frames(self) -> list[type[Frame]]:
        """Return the frames with the prefix of this game.

        A copy of a game may be imported beside it, under another package name. Of the frames of both, each takes
        those that lie nearer to its own table.
        """
        found = [frame for frame in RULES if tag_of(frame).startswith(f"{self.id}.")]
        nearest: dict[str, int] = {}
        for frame in found:
            nearest[tag_of(frame)] = max(nearest.get(tag_of(frame), 0), self._shared_path(frame))
        return [frame for frame in found if self._shared_path(frame) == nearest[tag_of(frame)]]

    def _shared_path(self, cls: type) -> int:
        """Return how many names the module of a class and that of the table have in common from the left."""
        table = next(base for base in self.table.__mro__ if not base.__module__.startswith("brassboard.kernel"))
        both = zip(cls.__module__.split("."), table.__module__.split("."), strict=False)
        return len(list(takewhile(lambda names: names[0] == names[1], both)))

    def _check_tag(self, cls: type, module: ModuleType) -> None:
        """Check the tag of a class that one of the game's modules names.

        A class that comes from another package, such as the kernel, may be shared by games and keeps its own prefix.
        """
        if cls in (Action, Event, Frame, Window, Undone, *KERNEL_ACTIONS, *LEDGER_ACTIONS):
            return
        if issubclass(cls, Action):
            check_verb(cls)
        else:
            is_own = cls.__module__.partition(".")[0] == module.__name__.partition(".")[0]
            check_qualified(cls, self.id if is_own else "")

    def setup(self, players: int | None = None, options: Mapping[str, Any] | None = None, told: Any = None) -> Setup:
        """Return the setup of a new match; refuse a wrong number of players or a wrong option.

        `told` is what a campaign tells the match: a value of the declared type, its plain data or its JSON.
        """
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
        return Setup(count, tuple(chosen), self._told_text(told, where))

    def _told_text(self, told: Any, where: str) -> str:
        """Return what a campaign tells a match as canonical JSON."""
        if told is None:
            return ""
        if self.told is None:
            raise BadInput("no campaign can tell it anything (it declares no `told`)", where)
        return canonical(strictly(told, self.told, f"{where}, told"))

    def state(self, setup: Setup) -> State:
        """Return the state of a new match before its first step."""
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
