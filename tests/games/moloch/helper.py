"""A table at which a test lays out a situation of Rise of Moloch in the game's words, plays, and looks."""

from collections.abc import Sequence
from typing import Any, Self

from brassboard.catalogue import Opened
from brassboard.games.moloch import GAME
from brassboard.games.moloch.content import AFFLICTION_DECK, CHAOS_DECK, CONSTANTS, EQUIPMENT, STACK_CARDS
from brassboard.games.moloch.data.chapter_frames import CleanUp
from brassboard.games.moloch.data.frames import Activation, FigureTurn, Group, Play, Round
from brassboard.games.moloch.data.setup_frames import SetUp
from brassboard.games.moloch.data.table import (
    AGENT,
    ALLY,
    GENTLEMAN,
    GENTLEMEN_SIDE,
    NEMESIS,
    NEMESIS_SIDE,
    NO_SQUARE,
    Figure,
    LowerSlot,
    UpperSlot,
)
from brassboard.games.moloch.queries import (
    chapter_of,
    figure_of,
    figures_of_card,
    free_squares,
    ground_of,
    index_of,
    leader_seat,
    seat_of,
    spare_of,
)
from brassboard.games.moloch.rules.cast import (
    agents_of,
    allies_of,
    fix_version,
    minions_of,
    new_gentleman,
    start_squares,
    starting_ether,
)
from brassboard.games.moloch.scenario.registry import SHIPPED
from brassboard.kernel import CHANCE, RULES, Frame, Match, Request, Seat
from brassboard.kit.bits import members
from games.staging import Staged

GROUP = ("major", "drago", "emma", "cavendish")
EVERYTHING = Opened(frozenset([f"{when}_{chapter}" for when in ("start", "end") for chapter in SHIPPED]))
"""The gates of a reader who has played all chapters."""
STACKS = ("utensils", "simple", "special", "royal", "artefacts")


def place_of(frame: type[Frame], step: str) -> int:
    """Return the program counter of a step of a frame, by its name."""
    names = [path.rpartition(".")[2] for path in RULES[frame].paths]
    return names.index(step)


class Stage(Staged):
    """A match whose chance the test answers by hand, checked mode on.

    It begins in round 1 of a chapter, in the activation of the figure `acting`, at its first question (`act`) with 2
    actions. Only that figure is on the board, on the square `at`; without one, on the first start square of its kind.
    All other figures wait to be placed. Nobody has cards, advantages or a role, everybody has the starting ether; the
    Nemesis has the two basic powers without ether on them and no chaos cards; doors are closed, no fire burns. What the
    chapter lays out at set-up (objects, markers in the order of the file, the token) is there. All sheets have version
    A. Of several seats the gentlemen's take the group in turn; the first of the group leads.

    >>> stage = Stage("1", acting="drago", at="C6").place("clown1", "E6").ether("drago", 3)
    >>> stage.answer("move", "step:D6", "stop").at("drago")
    'D6'
    """

    def __init__(
        self,
        chapter: str = "1",
        acting: str = "drago",
        at: str = "",
        players: int = 2,
        group: Sequence[str] = GROUP,
        versions: Sequence[str] = (),
        favours: Sequence[str] = (),
        campaign: bool = False,
    ) -> None:
        self.match = Match.begin(GAME, GAME.setup(players, {"chapter": chapter}), checked=True, by_hand=True)
        board = self.board
        board.campaign, board.party.favours = campaign, tuple(favours)
        board.figures = [new_gentleman(id, 1 + place % (players - 1)) for place, id in enumerate(group)]
        scene = chapter_of(board)
        board.figures += [*agents_of(scene, favours), *minions_of(scene), *allies_of(scene)]
        board.party.leader = group[0]
        board.fire = ()
        for version in versions:
            sheet, _, letter = version.partition(" ")
            fix_version(board, sheet, letter)
        board.chaos_deck, board.affliction_deck = CHAOS_DECK, AFFLICTION_DECK
        for stack in STACKS:
            setattr(board, stack, tuple(STACK_CARDS[stack]))
        for figure in board.figures:
            if figure.kind in (GENTLEMAN, AGENT):
                figure.ether = starting_ether(board, figure)
        self.lay_out()
        self.place(acting, at or self._start_of(acting))
        self.turn(acting)

    def lay_out(self) -> Self:
        """Let the chapter lay out what it lays out at set-up, on the table as it is now; nobody is asked after that."""
        self.board.phase = "setup"
        self.position.stack[:] = [SetUp(pc=place_of(SetUp, "carry_out_specials"))]
        self.ask_again().shuffled()
        self.board.phase = "activation"
        return self

    def _start_of(self, id: str) -> str:
        """The first start square of a figure's kind, for tests in which it does not matter."""
        ground = ground_of(self.board)
        figure = self.figure(id)
        agents = chapter_of(self.board).starting(figure.sheet) if figure.kind == AGENT else ()
        squares = agents or {GENTLEMAN: members(ground.start), ALLY: ground.bobbies}.get(figure.kind, ground.minions)
        return str(ground.names[squares[0]])

    # Names

    def number(self, id: str) -> int:
        number = index_of(self.board, id)
        assert number >= 0, f"no {id} takes part"
        return number

    def figure(self, id: str) -> Figure:
        found = figure_of(self.board, id)
        assert found is not None, f"no {id} takes part"
        return found

    def square(self, name: str) -> int:
        return ground_of(self.board).square(name)

    def names(self, squares: Sequence[int]) -> set[str]:
        return {str(ground_of(self.board).names[square]) for square in squares}

    # Laying out. Asking is pure, so after each change the open question is simply asked again

    def place(self, id: str, square: str = "", **fields: Any) -> Self:
        """A figure stands there; without a square it leaves the board. Fields: `place("clown1", "E6", down=True)`."""
        figure = self.figure(id)
        figure.square = self.square(square) if square else NO_SQUARE
        return self.change(id, **fields)

    def change(self, id: str, **fields: Any) -> Self:
        """Set fields of a figure: `change("drago", damage=3, down=True)`."""
        for name, value in fields.items():
            assert hasattr(self.figure(id), name)
            setattr(self.figure(id), name, value)
        return self.ask_again()

    def ether(self, id: str, n: int) -> Self:
        """Ether of a figure, or on a power card, which the Nemesis gets with it."""
        nemesis = self.board.nemesis
        if figure_of(self.board, id) is not None:
            return self.change(id, ether=n)
        if id not in nemesis.powers:
            nemesis.powers, nemesis.on_powers = (*nemesis.powers, id), (*nemesis.on_powers, 0)
        place = nemesis.powers.index(id)
        nemesis.on_powers = (*nemesis.on_powers[:place], n, *nemesis.on_powers[place + 1 :])
        return self.ask_again()

    def pool(self, n: int) -> Self:
        self.board.nemesis.pool = n
        return self.ask_again()

    def give(self, card: str, id: str) -> Self:
        """A figure holds this equipment card, taken from its stack; an agent gets a stone."""
        stack = EQUIPMENT[card].stack
        if stack in STACKS:
            setattr(self.board, stack, _without(getattr(self.board, stack), [card]))
        return self.change(id, cards=tuple(sorted([*self.figure(id).cards, card])))

    def learn(self, card: str, id: str) -> Self:
        """A gentleman has this advantage."""
        return self.change(id, advantages=(*self.figure(id).advantages, card))

    def afflict(self, card: str, id: str) -> Self:
        """A gentleman suffers from this affliction, taken from the deck."""
        self.board.affliction_deck = _without(self.board.affliction_deck, [card])
        return self.change(id, afflictions=tuple(sorted([*self.figure(id).afflictions, card])))

    def stack(self, name: str, *cards: str) -> Self:
        """The top cards, the first on top, of an equipment stack, of the `chaos` deck or of the `afflictions`."""
        field = {"chaos": "chaos_deck", "afflictions": "affliction_deck"}.get(name, name)
        setattr(self.board, field, (*cards, *_without(getattr(self.board, field), cards)))
        return self.ask_again()

    def hand(self, *cards: str) -> Self:
        """The whole chaos hand of the Nemesis; the cards are taken from the deck."""
        board = self.board
        board.chaos_deck = _without((*board.chaos_deck, *board.nemesis.hand), cards)
        board.nemesis.hand = tuple(sorted(cards))
        return self.ask_again()

    def fire(self, *squares: str) -> Self:
        """Fires lie there, and nowhere else."""
        self.board.fire = tuple(sorted([self.square(name) for name in squares]))
        return self.ask_again()

    def gone(self, *edges: str) -> Self:
        """These edges are gone: doors opened, walls wrecked. An edge is written `H5-H6`, a door also `d1`."""
        ground = ground_of(self.board)
        for name in edges:
            edge = ground.doors[ground.door_names.index(name)] if name in ground.door_names else ground.edge(name)
            assert edge >= 0, f"there is no edge {name}"
            self.board.gone = tuple(sorted({*self.board.gone, edge}))
        return self.ask_again()

    def marker(self, square: str, kind: str) -> Self:
        """The face-down marker on this square is of that kind; it changes places with one that is."""
        markers = self.board.markers
        here = next(marker for marker in markers if marker.square == self.square(square))
        there = next(marker for marker in markers if marker.kind == kind)
        here.kind, there.kind = there.kind, here.kind
        return self.ask_again()

    def token(self, where: str) -> Self:
        """The token lies on this square, or this figure carries it."""
        for figure in self.board.figures:
            figure.carries = figure.id == where
        carried = figure_of(self.board, where) is not None
        self.board.token = NO_SQUARE if carried else self.square(where)
        return self.ask_again()

    def table(self, **fields: Any) -> Self:
        """Set fields of the table: `table(round=4, deaths=2)`."""
        for name, value in fields.items():
            assert hasattr(self.board, name)
            setattr(self.board, name, value)
        return self.ask_again()

    def start(self) -> Self:
        """Everybody stands where the chapter begins: minions and gentlemen in order on their squares, allies too."""
        board, ground, scene = self.board, ground_of(self.board), chapter_of(self.board)
        for figure, square in start_squares(board):
            figure.square = square
        minions = iter(ground.minions)
        for type, n in scene.minions.items():
            for place in range(n):
                self.figure(f"{type}{place + 1}").square = next(minions)
        gentlemen = [one for one in board.figures if one.kind == GENTLEMAN]
        for figure, square in zip(gentlemen, members(ground.start), strict=True):
            figure.square = square
        for figure in [one for one in board.figures if one.kind == ALLY and one.square == NO_SQUARE]:
            figure.square = members(ground.zone & free_squares(board))[0]
        board.fire = members(ground.fires)
        return self.ask_again()

    # Whose activation it is

    def turn(self, id: str, actions: int = 2, spare: bool = False) -> Self:
        """It is the activation of this figure, at its first question; minions and allies have 1 action.

        Of a minion, an ally or an agent with several figures, the others on the board have not acted yet.
        """
        figure, number = self.figure(id), self.number(id)
        card = "allies" if figure.kind == ALLY else figure.sheet if figure.kind in (GENTLEMAN, AGENT) else "minions"
        if spare:
            assert spare_of(self.board) == figure.sheet
            card = "spare"
        side = figure.side
        seat = seat_of(self.board, number)
        stack = self._round("reveal_next")
        stack.append(Activation(card, side, pc=place_of(Activation, "activate")))
        self.board.active, self.board.side = card, side
        others = tuple([other for other in figures_of_card(self.board, card) if other != number])
        alone = figure.kind == GENTLEMAN or (figure.kind == AGENT and not others)
        if figure.kind not in (GENTLEMAN, AGENT):
            actions = 1
        if not alone:
            joint = figure.kind != AGENT
            here = place_of(Group, "begin_figure")
            stack.append(Group(seat, others, actions, joint=joint, figure=number, pc=here))
        mode = "activation" if alone else "group"
        stack.append(FigureTurn(number, seat, actions, mode, pc=place_of(FigureTurn, "choose_action")))
        return self.ask_again()

    def activate(self, card: str) -> Self:
        """This activation card is turned up, whatever lies in the rows: chaos, minions, allies, spare, or a sheet."""
        sheets = [one.sheet for one in self.board.figures if one.side == GENTLEMEN_SIDE]
        side = GENTLEMEN_SIDE if card in (*sheets, "allies") else NEMESIS_SIDE
        self._round("reveal_next").append(Activation(card, side))
        return self.ask_again()

    def rows(self, upper: Sequence[str], lower: Sequence[str]) -> Self:
        """These cards lie face down in the two rows; the running activation goes on."""
        seen = sum([1 << seat for seat in range(1, self.position.seats)])
        self.board.upper = [UpperSlot(seen, card) for card in upper]
        self.board.lower = [LowerSlot(1 << NEMESIS, card) for card in lower]
        return self.ask_again()

    def command(self) -> Self:
        """The round begins anew, with its command phase."""
        self.board.phase, self.board.active, self.board.side = "command", "", -1
        self.position.stack[:] = [Play(pc=place_of(Play, "begin_round"))]
        return self.ask_again()

    def clean_up(self, round: int = 0) -> Self:
        """Clean-up begins, of this round if one is named."""
        if round:
            self.board.round = round
        self.board.phase, self.board.active, self.board.side = "clean_up", "", -1
        self._round("clean_up").append(CleanUp())
        return self.ask_again()

    def run(self, frame: Frame) -> Self:
        """Let a rule run now, as if something in the running activation had called it."""
        turn = self.position.within(FigureTurn)
        turn.pc = place_of(FigureTurn, "act")
        self.position.stack.append(frame)
        return self.ask_again()

    def _round(self, step: str) -> list[Frame]:
        stack = self.position.stack
        stack[:] = [Play(pc=place_of(Play, "begin_round")), Round(pc=place_of(Round, step))]
        return stack

    # Playing

    def roll(self, *symbols: str | int) -> Self:
        """Roll dice by their symbols, `roll("hit", "hit+", "crown", "dodge", "cover")`, or by the numbers of faces."""
        faces = [CONSTANTS.faces.index(each) + 1 if isinstance(each, str) else each for each in symbols]
        return super().roll(*faces)

    def shuffled(self) -> Self:
        """Let chance answer every shuffle and draw with the order that is there, until a roll or a seat is asked."""
        while not self.over and self.chance:
            request = self.position.asked
            assert isinstance(request, Request)
            if request.kind == "dice":
                break
            self.answer(f"{request.kind}:" + ",".join(map(str, range(request.n))), seat=CHANCE)
        return self

    def quiet(self) -> Self:
        """Let everybody pass or decline what may be declined, until something must be chosen or rolled."""
        while not self.over and not self.chance:
            options = self.options()
            word = next((each for each in ("pass", "done") if each in options), "")
            if not word:
                break
            self.answer(word)
        return self

    def do(self, *texts: str) -> Self:
        """Answer; before each answer let everybody pass what may be passed until it is asked for."""
        for text in texts:
            while text not in self.options() and {"pass", "done"} & {*self.options()}:
                self.answer("pass" if "pass" in self.options() else "done")
            self.answer(text)
        return self

    # Looking

    def at(self, id: str) -> str:
        """The square of a figure; empty if it is not on the board."""
        square = self.figure(id).square
        return str(ground_of(self.board).names[square]) if square >= 0 else ""

    def on_board(self) -> set[str]:
        """The figures on the board."""
        return {one.id for one in self.board.figures if one.square >= 0}

    def fires(self) -> set[str]:
        return self.names(self.board.fire)

    def actions_left(self) -> int:
        """The actions of the figure whose turn it is."""
        return self.position.within(FigureTurn).actions

    def dice_asked(self) -> int:
        """How many dice chance is asked to roll; 0 if it is not."""
        request = self.position.asked
        return request.n if isinstance(request, Request) and request.kind == "dice" else 0

    def notices(self, tag: str, seat: Seat | None = None) -> list[Any]:
        """The events of one kind that a seat (None: a spectator) has been told: `notices("fire_laid")`."""
        return [event for event in self.told(seat) if type(event).__struct_config__.tag == f"moloch.{tag}"]

    @property
    def leader(self) -> Seat:
        return leader_seat(self.board)


def _without(pile: Sequence[str], cards: Sequence[str]) -> tuple[str, ...]:
    left = list(pile)
    for card in cards:
        left.remove(card)
    return tuple(left)
