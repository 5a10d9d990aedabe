"""A table at which a test lays out a situation of The Smog Riders in the game's words, plays, and looks."""

from collections.abc import Iterable, Sequence
from typing import Any, Self

from brassboard.games.smog_riders import GAME
from brassboard.games.smog_riders.content import CHARACTERS, NUMBER
from brassboard.games.smog_riders.data.frames import AttackTurn, Blow, DefenceTurn, Harm, Movement, Pool, Round
from brassboard.games.smog_riders.data.table import (
    ACTIVE,
    FALLEN,
    MAP,
    OUT,
    RESERVE,
    RESOLVED,
    STYGIA,
    UNENTERED,
    Character,
    Item,
    Room,
    Score,
    Side,
    Turret,
)
from brassboard.games.smog_riders.scenario.static_map import ASTRAL, ASTRAL_NAMES, Site, site
from brassboard.kernel import RULES, Frame, Game, Match, Seat
from brassboard.kit import bits, zones
from games.staging import Staged

EVERYBODY = {
    "commonsteam": ("mapuche", "charlotte", "arcturus", "amelia", "patty", "hans", "clayton", "ottoline", "ignatius"),
    "abyssal": ("morsiarty", "kelly", "magda", "jack", "fucatchu", "duane", "vikka", "yusra", "tom"),
}


class Stage(Staged):
    """A game whose dice the test rolls by hand, checked mode on.

    It begins in round 1 in the movement phase of seat 0 (first player), every attacker in his own area, nobody holds a
    card (draws go under the deck again), the draft being `team` for seat 0 and the next characters for the others.
    Attackers are seats 0, 1, 2; the defender is the last seat. Squares, rooms and doors have the names of the map.
    """

    def __init__(
        self,
        scenario: str = "factory",
        players: int = 2,
        team: Sequence[str] = ("mapuche", "charlotte", "arcturus"),
        at: str = "movement",
        rounds: int = 1,
        game: Game = GAME,
    ) -> None:
        faction = CHARACTERS[team[0]].faction
        options = {"scenario": scenario, "faction": faction}
        self.match = Match.begin(game, game.setup(players, options), checked=True, by_hand=True)
        self.defender: Seat = players - 1
        self.draft_order: list[str] = []
        self._set_up([*team, *[one for one in EVERYBODY[faction] if one not in team]], players)
        self.board.round = rounds
        self.clear_hands()
        if at == "defence":
            self.defence_turn()

    @classmethod
    def fresh(cls, players: int = 2, **options: str) -> Self:
        """A game at its very first question: nobody is first player, nothing is drafted, shuffled or placed."""
        stage = cls.__new__(cls)
        stage.match = Match.begin(GAME, GAME.setup(players, options), checked=True, by_hand=True)
        stage.defender = stage.board.defender
        return stage

    def _set_up(self, names: list[str], players: int) -> None:
        self.answer("draw:0")
        teams = {seat: names[3 * seat : 3 * seat + 3] for seat in range(players - 1)}
        while self.kind == "draft":
            seat = self.asked[0]
            self.answer(f"draft:{teams[seat].pop(0)}")
        while self.chance or self.kind in ("deploy", "summon", "post"):
            if self.chance:
                request: Any = self.position.asked
                self.answer("shuffle:" + ",".join(map(str, range(request.n))))
            else:
                self.answer(self.options()[0])

    # Laying out. Asking is pure, so after each change the open question is simply asked again

    def change(self, character: str, **fields: Any) -> Self:
        """Set fields of a character: `change("mapuche", wounds=2)`."""
        for name, value in fields.items():
            setattr(self.who(character), name, value)
        return self.ask_again()

    def put(self, character: str, square: str, **fields: Any) -> Self:
        """A character of somebody's team, or a minion, stands there; its room counts as entered, unrevealed."""
        one = self.who(character)
        if one.seat < 0 or one.at in (RESERVE, OUT):
            one.seat = self.defender if one.at == RESERVE else one.seat
            one.dice = "G" * CHARACTERS[character].minion_dice
        one.at, one.square, one.astral = MAP, self.site.board.square(square), -1
        if one.seat != self.defender:
            room = self.board.rooms[self.site.room_of[one.square]]
            room.state = RESOLVED if room.state == UNENTERED else room.state
            one.away = one.away or self.site.room_of[one.square] != self.side(one.seat).area
        return self.change(character, **fields)

    def fallen(self, character: str, square: str) -> Self:
        wounds = CHARACTERS[character].health
        return self.put(character, square).change(character, at=FALLEN, wounds=wounds, dice="", points=0)

    def walker(self, character: str, astral: str, marker: str, **fields: Any) -> Self:
        """In Stygia, its marker on a square of the map."""
        return self.put(character, marker).change(character, at=STYGIA, astral=ASTRAL[astral], **fields)

    def room(self, name: str, state: str = ACTIVE, card: str = "", laid: int = 0, entry: str = "") -> Self:
        """A room as it should be; its card is taken from the Room deck."""
        number = self.site.board.room(name)
        old: Room = self.board.rooms[number]
        deck = (*self.board.room_deck, old.card) if old.card else self.board.room_deck
        if state == ACTIVE:
            card = card or "strong_box"
            deck = zones.take(deck, card)
        self.board.room_deck = deck
        door = self.site.board.door(entry) if entry else -1
        self.board.rooms[number] = Room(name, state, card, laid, door)
        return self.ask_again()

    def doors(self, *names: str) -> Self:
        """Exactly these doors stand open."""
        self.board.open = bits.bits_of([self.site.board.door(name) for name in names])
        return self.ask_again()

    def turret(self, kind: str, square: str, wounds: int = 0, id: str = "") -> str:
        self.board.placed += 1
        id = id or f"t{self.board.placed:02}"
        self.board.turrets.append(Turret(id, kind, self.site.board.square(square), wounds))
        self.ask_again()
        return id

    def no_turrets(self) -> Self:
        self.board.turrets.clear()
        return self.ask_again()

    def item(self, kind: str, square: str) -> Self:
        """Move the first object of this kind there; equipment comes from the Magic deck or the companions."""
        lying = [item for item in self.board.floor if item.kind == kind]
        if lying:
            lying[0].square = self.site.board.square(square)
        else:
            self._from_stock(kind)
            self.board.floor.append(Item(kind, self.site.board.square(square)))
        return self.ask_again()

    def gear(self, character: str, *cards: str) -> Self:
        for card in cards:
            self._from_stock(card)
        return self.change(character, gear=zones.put(self.who(character).gear, *cards))

    def carry(self, character: str, kind: str) -> Self:
        """It carries an object that lay on the map."""
        item = next(item for item in self.board.floor if item.kind == kind)
        self.board.floor.remove(item)
        return self.change(character, carries=zones.put(self.who(character).carries, kind))

    def _from_stock(self, card: str) -> None:
        if card in self.board.companions:
            self.board.companions = zones.take(self.board.companions, card)
        else:
            self.board.magic_deck = zones.take(self.board.magic_deck, card)

    def hand(self, seat: Seat, *cards: str) -> Self:
        """Exactly these cards; what was in the hand goes under the deck."""
        own, table = self.side(seat), self.board
        if seat == self.defender:
            table.defence_deck = zones.minus(table.defence_deck + own.defence, cards)
            own.defence = zones.hand(cards)
        else:
            table.magic_deck = zones.minus(table.magic_deck + own.magic, cards)
            own.magic = zones.hand(cards)
        return self.ask_again()

    def clear_hands(self) -> Self:
        for own in self.board.sides:
            self.hand(own.seat)
        return self

    def on_deck(self, *cards: str) -> Self:
        """These are the next cards of their deck (Magic, Defence or Room)."""
        table = self.board
        for name in ("magic_deck", "defence_deck", "room_deck"):
            deck = getattr(table, name)
            if zones.includes(deck, cards):
                setattr(table, name, cards + zones.minus(deck, cards))
                return self.ask_again()
        raise AssertionError(f"no deck holds {cards}")

    def stock(self, seat: Seat, **fields: Any) -> Self:
        """`stock(0, luck=0, steam=2)`."""
        for name, value in fields.items():
            setattr(self.side(seat), name, value)
        return self.ask_again()

    def score(self, seat: Seat, n: int, what: str = "before") -> Self:
        """Victory points somebody got earlier."""
        self.board.ledger = (*self.board.ledger, Score(seat, what, n))
        self.side(seat).points += n
        return self

    # Going to a point of the round

    def frames(self, *frames: Frame) -> Self:
        """Let exactly these rules be in progress above the round, and run on to the next question."""
        stack = self.position.stack
        at = next(place for place, frame in enumerate(stack) if isinstance(frame, Round))
        del stack[at + 1 :]
        stack.extend(frames)
        self.position.state.given = ()
        return self.ask_again()

    def turn_of(self, seat: Seat) -> Self:
        """The movement phase of an attacker, his dice and points back."""
        turn = AttackTurn(seat)
        turn.pc = steps(AttackTurn).index("move")
        for one in self.team(seat):
            one.dice = CHARACTERS[one.id].dice if one.at in (MAP, STYGIA) else ""
            one.moved = one.rolled = one.resting = False
            one.used, one.backs, one.backing = (), -1, 0
        return self.frames(turn)

    def at_step(self, frame: Frame, step: str) -> Self:
        """`at_step(AttackTurn(0), "choose_room")`: that rule is at that step, and asks."""
        frame.pc = steps(type(frame)).index(step)
        return self.frames(frame)

    def rolling(self, seat: Seat = 0) -> Self:
        """Phase 4 of an attacker (or of the defender): which room does he roll?"""
        frame: Frame = DefenceTurn(seat) if seat == self.defender else AttackTurn(seat)
        return self.at_step(frame, "choose_room")

    def stygia_phase(self, seat: Seat = 0) -> Self:
        frame: Frame = DefenceTurn(seat) if seat == self.defender else AttackTurn(seat)
        return self.at_step(frame, "walk_stygia")

    def defence_turn(self) -> Self:
        """The defender's turn from its first step."""
        return self.frames(DefenceTurn(self.defender))

    def defence_movement(self) -> Self:
        return self.at_step(DefenceTurn(self.defender), "move")

    def harm(self, *blows: Blow, by: Seat | None = None, cause: str = "card") -> Self:
        """One effect of a player (the defender's, if none is named) is placed in the turn of seat 0, who then may roll.

        Nobody answers it. By seat -1 it is nobody's: a curse or a penalty.
        """
        turn = AttackTurn(0)
        turn.pc = steps(AttackTurn).index("rest")
        return self.frames(turn, Harm(self.defender if by is None else by, cause, blows)).pass_windows()

    # Playing

    def roll_room(self, room: str, *dice: str) -> Self:
        """Roll a room's pool so that these dice come up (`"R5"`, `"B3"`, in any order); windows are passed."""
        self.answer(f"roll:{room}").pass_windows()
        colours = list(self.pool.dice)
        left = list(dice)
        faces: list[int] = []
        for colour in colours:
            die = next(die for die in left if die[0] == colour)
            left.remove(die)
            faces.append(int(die[1]))
        assert not left, f"the pool is {colours}"
        return self.roll(*faces).pass_windows()

    def shuffle(self) -> Self:
        """The deck that is shuffled now keeps its order."""
        request: Any = self.position.asked
        assert request.kind == "shuffle"
        return self.answer("shuffle:" + ",".join(map(str, range(request.n))))

    def idle(self, rounds: int) -> Self:
        """Everybody only passes and ends his phases until this round begins or the game is over.

        What has to be chosen is the first choice; decks keep their order and dice show 1.
        """
        while not self.over and self.board.round < rounds:
            request: Any = self.position.asked
            if self.chance and request.kind == "shuffle":
                self.shuffle()
            elif self.chance:
                self.roll(*[1] * request.n)
            else:
                options = self.options()
                self.answer(next((text for text in ("end", "pass", "done") if text in options), options[0]))
        return self

    def pass_windows(self) -> Self:
        while not self.over and not self.chance and self.kind == "react":
            self.answer("pass")
        return self

    def assign(self, **slots: Iterable[str]) -> Self:
        """`assign(room=["R6"], mapuche_main=["R4", "B3"])`: the rest is left. Answers in the order the form asks."""
        if self.kind == "change":  # no die is changed
            self.answer("end")
        wanted = [(die, slot.replace("_", ".", 1)) for slot, dice in slots.items() for die in dice]
        while not self.over and not self.chance and self.kind == "place":
            names = self.slots
            die = self.options()[0].partition(":")[2].partition(",")[0]
            mine = sorted([names.index(slot) for other, slot in wanted if other == die])
            slot = names[mine[0]] if mine else "none"
            if mine:
                wanted.remove((die, slot))
            self.answer(f"place:{die},{slot}")
        assert not wanted, f"could not be placed: {wanted}"
        return self

    @property
    def slots(self) -> list[str]:
        decision = self.match.decision
        assert decision is not None
        return list(decision.shape.slots)

    # Looking

    @property
    def site(self) -> Site:
        return site(self.board.scenario)

    @property
    def pool(self) -> Any:
        return self.position.within(Pool)

    def who(self, character: str) -> Character:
        found: Character = self.board.characters[NUMBER[character]]
        return found

    def at(self, character: str) -> str:
        """The name of the square where it stands, lies, or has its walker marker."""
        square = self.who(character).square
        return self.site.names[square] if square >= 0 else ""

    def astral(self, character: str) -> str:
        place = self.who(character).astral
        return ASTRAL_NAMES[place] if place >= 0 else ""

    def team(self, seat: Seat) -> list[Character]:
        return [one for one in self.board.characters if one.seat == seat]

    def side(self, seat: Seat) -> Side:
        found: Side = self.board.sides[seat]
        return found

    def state_of(self, room: str) -> Room:
        found: Room = self.board.rooms[self.site.board.room(room)]
        return found

    def is_open(self, door: str) -> bool:
        return bool(self.board.open >> self.site.board.door(door) & 1)

    def turret_at(self, square: str) -> Turret | None:
        number = self.site.board.square(square)
        return next((gun for gun in self.board.turrets if gun.square == number), None)

    @property
    def movement(self) -> Movement:
        return self.position.within(Movement)


def steps(frame: type[Frame]) -> tuple[str, ...]:
    """The names of a rule's steps, in order."""
    return tuple(RULES[frame].names)
