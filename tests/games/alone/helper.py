"""A table at which a test lays out a situation of Alone in the game's words, plays, and looks."""

from collections.abc import Sequence
from typing import Any, Self

from brassboard.games.alone import GAME
from brassboard.games.alone.content import CARDS, DECKS, EQUIPMENT, ITEMS, MISSIONS
from brassboard.games.alone.data.core_frames import Turn, Window
from brassboard.games.alone.data.round_frames import Play, Round
from brassboard.games.alone.data.table import Creature, Item, Mission, Tile
from brassboard.games.alone.queries import creature_of, station
from brassboard.games.alone.rules import maze
from brassboard.games.alone.rules.missions import refresh_markers
from brassboard.games.alone.scenario.registry import MAPS, read_map, register
from brassboard.kernel import CHANCE, RULES, Frame, Match, Seat
from games.staging import Staged

HIT, CONDITIONAL, MISS = 1, 3, 5
"""A face of the die for each symbol."""
FACE = {"h": HIT, "c": CONDITIONAL, "m": MISS}


def place_of(frame: type[Frame], step: str) -> int:
    """Return the program counter of a step of a frame, by its name."""
    names = [path.rpartition(".")[2] for path in RULES[frame].paths]
    return names.index(step)


class Stage(Staged):
    """A match whose chance the test answers by hand, checked mode on.

    It begins in turn 1 of round 1 at the Hero's first question. The Hero stands on the start sector of the map, which
    alone is revealed; nothing is lit; no creature, danger marker or block is there; Evil holds no cards (all lie in the
    decks); the Hero has no equipment; there are 10 reaction spaces. `map` is an id, or the text of a test map (`map
    test-…`). Sectors and doors have Evil's names (`1D3`, `1C4-1D4`).
    """

    def __init__(
        self,
        map: str = "k1",
        players: int = 2,
        character: str = "commander",
        missions: Sequence[str] = ("MG3", "MB2"),
        decks: Sequence[str] = ("red", "violet"),
        start: str = "",
        **options: Any,
    ) -> None:
        if "\n" in map:
            name = map.split()[1]
            if name not in MAPS:
                register(read_map(map, name))
            map = name
        self.match = Match.begin(GAME, GAME.setup(players, {"spaces": 10, **options}), checked=True, by_hand=True)
        board = self.board
        secret = board.secret
        board.map = map
        secret.floors, secret.turns, secret.swap = (f"{map}.1", f"{map}.2"), (0, 0), 0
        secret.rooms = "".join([letter for floor in (MAPS[map].floor1, MAPS[map].floor2) for letter in _letters(floor)])
        board.hero.character = character
        board.decks = tuple(decks)
        board.first_deck, board.second_deck = DECKS[decks[0]], DECKS[decks[1]]
        owned = {2: [(0, 1)], 3: [(0,), (1,)], 4: [(0,), (1,), (0, 1)]}[players]
        for player, may_use in zip(board.evil, owned, strict=True):
            player.decks = may_use
        board.equipment = EQUIPMENT
        board.reds = tuple(sorted([id for id, mission in MISSIONS.items() if mission.colour == "red"]))
        board.missions = []
        for id in missions:
            self._add_mission(id)
        board.round, board.turn, board.leader = 1, 1, 1
        self.position.state.stack[:] = [
            Play(pc=place_of(Play, "play_round")), Round(pc=place_of(Round, "play_turn")), Turn(),
        ]  # fmt: skip
        secret.hero = self.sector(start) if start else station(board).start
        maze.lay(self.position, secret.hero)
        self.ask_again()

    def _add_mission(self, id: str) -> None:
        first = MISSIONS[id].steps[0]
        self.board.missions.append(Mission(id, MISSIONS[id].colour, 0, (0,) * len(first), (False,) * len(first)))

    # Names

    @property
    def map(self) -> Any:
        return station(self.board)

    def sector(self, code: str) -> int:
        return self.map.sector_of[code]

    def door(self, code: str) -> int:
        return self.map.door_of[code]

    def tile(self, code: str) -> Tile | None:
        """The tile of a sector in the maze, or None if it is hidden."""
        return maze.tile_at(self.position, self.sector(code))

    def name(self, code: str) -> str:
        """The Hero's name of a revealed sector, such as m3."""
        tile = self.tile(code)
        assert tile is not None, f"{code} is hidden"
        return f"m{tile.number}"

    @property
    def hero_at(self) -> str:
        return str(self.map.code[self.board.secret.hero])

    def revealed(self) -> set[str]:
        return {self.map.code[sector] for sector in range(self.map.size) if self.board.secret.revealed >> sector & 1}

    def lit(self) -> set[str]:
        return {self.map.code[sector] for sector in range(self.map.size) if self.board.secret.lit >> sector & 1}

    def dangers(self) -> set[str]:
        return {self.map.code[sector] for sector in range(self.map.size) if self.board.secret.danger >> sector & 1}

    def blocked(self) -> set[str]:
        return {code for door, code in enumerate(self.map.door_code) if self.board.secret.blocked >> door & 1}

    def where(self, creature: int) -> str:
        """The sector of a creature by Evil's number; empty if it is dead or gone."""
        one = creature_of(self.board, creature)
        return self.map.code[one.sector] if one is not None else ""

    def figure(self, creature: int) -> int:
        """The Hero's number of a creature, or -1 if it is hidden."""
        one = creature_of(self.board, creature)
        return one.figure if one is not None else -1

    # Laying out. Asking is pure, so after each change the open question is simply asked again

    def hero(self, code: str) -> Self:
        """The Hero stands there; everything else leaves the maze."""
        board = self.board
        maze.hide(self.position, board.secret.revealed)
        board.secret.hero = self.sector(code)
        maze.lay(self.position, board.secret.hero)
        return self.ask_again()

    def reveal(self, *codes: str) -> Self:
        for code in codes:
            if self.tile(code) is None:
                maze.lay(self.position, self.sector(code))
        return self.ask_again()

    def light(self, *codes: str) -> Self:
        """These sectors are lit. Lit sectors in sight must be revealed first, as the rules would."""
        for code in codes:
            maze.light_on(self.position, 1 << self.sector(code))
        return self.ask_again()

    def danger(self, *codes: str) -> Self:
        for code in codes:
            maze.set_danger(self.position, self.sector(code))
        return self.ask_again()

    def block(self, *doors: str) -> Self:
        for door in doors:
            maze.block_door(self.position, self.door(door))
        return self.ask_again()

    def creature(self, kind: str, code: str, wounded: bool = False) -> int:
        """A creature stands there, revealed if the sector is; returns Evil's number."""
        secret = self.board.secret
        secret.last_id += 1
        secret.creatures = (*secret.creatures, Creature(secret.last_id, kind, self.sector(code), wounded))
        if kind in ("matriarch", "apostle"):
            self.board.boss = kind
        maze.show_figure(self.position, secret.last_id)
        self.ask_again()
        return int(secret.last_id)

    def hand(self, seat: Seat, *cards: str) -> Self:
        """The whole hand of an Evil player; the cards are taken from the decks."""
        board = self.board
        player = board.evil[seat - 1]
        board.first_deck = (*board.first_deck, *player.first)
        board.second_deck = (*board.second_deck, *player.second)
        first = [card for card in cards if CARDS[card].deck == board.decks[0]]
        second = [card for card in cards if CARDS[card].deck == board.decks[1]]
        assert len(first) + len(second) == len(cards), "a card of no deck in play"
        board.first_deck, board.second_deck = _without(board.first_deck, first), _without(board.second_deck, second)
        player.first, player.second = tuple(sorted(first)), tuple(sorted(second))
        return self.ask_again()

    def item(self, id: str, charges: int | None = None, upgraded: bool = False) -> Self:
        """The Hero has this item, with its printed charges unless said otherwise."""
        board = self.board
        board.equipment = _without(board.equipment, [id])
        board.hero.items.append(Item(id, ITEMS[id].charges if charges is None else charges, upgraded))
        return self.ask_again()

    def equipment(self, *ids: str) -> Self:
        """The equipment deck is these cards, the top first; all others that were in it are out of the game."""
        board = self.board
        board.lost_items = (*board.lost_items, *_without(board.equipment, ids))
        board.equipment = ids
        return self.ask_again()

    def sheet(self, **fields: Any) -> Self:
        """Set fields of the Hero's sheet: `sheet(life=3, calm=8)`."""
        for name, value in fields.items():
            setattr(self.board.hero, name, value)
        return self.ask_again()

    def table(self, **fields: Any) -> Self:
        """Set fields of the table: `table(turn=8, nightmare=True)`."""
        for name, value in fields.items():
            setattr(self.board, name, value)
        return self.ask_again()

    def mission(self, id: str, **fields: Any) -> Self:
        """Add a mission, or set fields of one: `mission("MG1", counts=(1,))`."""
        if id not in [mission.id for mission in self.board.missions]:
            self._add_mission(id)
            if MISSIONS[id].colour == "red":
                self.board.reds = _without(self.board.reds, [id])
        mission = next(mission for mission in self.board.missions if mission.id == id)
        for name, value in fields.items():
            setattr(mission, name, value)
        refresh_markers(self.position)
        return self.ask_again()

    # Playing

    confirms: bool = True
    """Whether Evil confirms at once what it has no choice about, such as a true answer to Locate."""

    def answer(self, *texts: str, seat: Seat | None = None) -> Self:
        """Answer for a seat, and confirm for Evil what it must only confirm."""
        for text in texts:
            super().answer(text, seat=seat)
            self.confirm()
        return self

    def confirm(self) -> Self:
        """Confirm for Evil as long as it can do nothing else."""
        while self.confirms and not self.over and not self.chance and self.kind in ("answer", "sought"):
            if self.options(self.asked[0]) != ["done"]:
                break
            super().answer("done", seat=self.asked[0])
        return self

    def dice(self, symbols: str) -> Self:
        """Roll dice by their symbols: `dice("hcm")`."""
        return self.roll(*[FACE[symbol] for symbol in symbols])

    def quiet(self) -> Self:
        """Let Evil pass everything, and refuse everything optional to the leader, until the Hero or chance is asked."""
        while not self.over and not self.chance and self.asked[0] != 0:
            seat = self.asked[0]
            options = self.options(seat)
            self.answer("pass" if "pass" in options else options[-1], seat=seat)
        return self

    def do(self, *texts: str) -> Self:
        """Answer for the Hero, and let Evil pass before each of it and after."""
        for text in texts:
            self.quiet().answer(text, seat=0)
        return self.quiet()

    def evil(self, *texts: str, seat: Seat = 1) -> Self:
        """Answer for an Evil seat."""
        return self.answer(*texts, seat=seat)

    def react(self, offer: str, *choices: str, seat: Seat = 1) -> Self:
        """Play a card and make these choices in their order; one that is not asked for, being the only one, is skipped.

        A teammate's card is accepted by the leader; the window stays open.
        """
        self.answer(offer, seat=seat)
        while self.kind == "offer" and len(self.board.evil) > 1:
            self.answer("pass", seat=self.asked[0])
        if self.kind == "accept":
            self.answer(f"accept:{seat}", seat=self.asked[0])
        for choice in choices:
            if not self.over and not self.chance and self.asked[0] != 0 and choice in self.options():
                self.answer(choice, seat=self.asked[0])
        return self

    def run(self, frame: Frame) -> Self:
        """Let a rule run now, at the start of the Hero's turn, as if something had called it; then the turn goes on."""
        self.turn.pc = place_of(Turn, "carry_out")
        self.position.stack.append(frame)
        return self.ask_again().confirm()

    def shuffled(self) -> Self:
        """Let chance answer every shuffle and draw with the order that is there, until a roll or a seat is asked."""
        while self.chance:
            request: Any = self.position.asked
            if request.kind == "dice":
                break
            self.answer(f"{request.kind}:" + ",".join(map(str, range(request.n))), seat=CHANCE)
        return self

    # Looking

    @property
    def turn(self) -> Turn:
        """The Hero's turn in progress."""
        return self.position.within(Turn)

    @property
    def moment(self) -> str:
        """The window that is open for Evil, such as step or end; empty if none is."""
        window = self.position.nearest(Window)
        return window.moment if window is not None else ""

    def windows(self) -> list[str]:
        """Let Evil pass until the Hero or chance is asked; return the windows that were open on the way, in order."""
        found: list[str] = []
        while not self.over and not self.chance and self.asked[0] != 0:
            if self.kind == "offer":
                found.append(self.moment)
            options = self.options(self.asked[0])
            self.answer("pass" if "pass" in options else options[-1], seat=self.asked[0])
        return found

    def notices(self, tag: str, seat: Seat | None = 0) -> list[Any]:
        """The events of one kind that a seat has been told: `notices("noise")`."""
        return [event for event in self.told(seat) if type(event).__struct_config__.tag == f"alone.{tag}"]


def _letters(floor: Any) -> list[str]:
    """The letters of a printed floor's rooms in reading order."""
    return [floor.room[place] for place in floor.places]


def _without(pile: tuple[str, ...], cards: Sequence[str]) -> tuple[str, ...]:
    left = list(pile)
    for card in cards:
        left.remove(card)
    return tuple(left)
