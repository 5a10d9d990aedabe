"""A table at which a test lays out a situation of Scythe in the game's words, plays, and looks."""

from collections.abc import Iterable
from typing import Any, Self

from brassboard.games.scythe import GAME
from brassboard.games.scythe.content import BOARD, BONUSES, BOTTOMS, BOXES, MATS, RESOURCES, STRUCTURES
from brassboard.games.scythe.content.map_tables import NUMBER
from brassboard.games.scythe.data.frames import Aftermath, AutomaTurn, Combat, Moving, Session, Trek, Turn
from brassboard.games.scythe.data.table import AUTOMA, Player, Trap
from brassboard.games.scythe.queries import controls, names
from brassboard.games.scythe.rules.factions import trap_knowers
from brassboard.games.scythe.rules.scoring import territories, total
from brassboard.kernel import EVERYONE, RULES, Event, Frame, Game, Match, Seat
from brassboard.kit import zones
from games.staging import Staged

MAT_OF = {
    "polania": "innovative",
    "saxony": "patriotic",
    "nordic": "industrial",
    "rusviet": "mechanical",
    "crimea": "agricultural",
    "albion": "militant",
    "togawa": "engineering",
}
"""The mat each faction has at a Stage unless the test says otherwise."""


class Stage(Staged):
    """A game whose chance the test answers by hand, checked mode on.

    `Stage("nordic", "saxony")` seats people with these factions (seat 0, seat 1, …) and the mats of `MAT_OF`
    (`mats={"nordic": "militant"}` for others); `automas=("crimea",)` adds Automas behind them. Decks keep the order of
    their numbers. Nobody holds a combat card or an objective, everybody has 5 coins, 5 power and 5 popularity, and it
    is the first turn of seat 0, who has not chosen a section. Pieces stand as the rules set them up.
    """

    def __init__(
        self,
        *factions: str,
        mats: dict[str, str] | None = None,
        automas: Iterable[str] = (),
        game: Game = GAME,
        **options: Any,
    ) -> None:
        people = list(factions or ("nordic", "saxony"))
        machines = list(automas)
        chosen = {**MAT_OF, **(mats or {})}
        options = {f"faction_{seat}": id for seat, id in enumerate([*people, *machines])} | options
        options |= {f"mat_{seat}": chosen[id] for seat, id in enumerate(people)}
        if machines:
            options["automas"] = len(machines)
        self.match = Match.begin(game, game.setup(len(people), options), checked=True, by_hand=True)
        self.settle()
        for one in self.board.players:
            self.cards(one.faction)
            if one.kind != AUTOMA:
                self.objectives(one.faction)
                one.coins = one.power = one.popularity = 5
        self.turn_of(people[0])

    @classmethod
    def fresh(cls, players: int = 2, game: Game = GAME, **options: Any) -> Self:
        """A game at its very first question to chance: nothing is shuffled, dealt or laid out."""
        stage = cls.__new__(cls)
        stage.match = Match.begin(game, game.setup(players, options), checked=True, by_hand=True)
        return stage

    # Laying out. Asking is pure, so after each change the open question is simply asked again

    def change(self, faction: str, **fields: Any) -> Self:
        """Set fields of a player: `change("nordic", power=3, coins=0)`."""
        for name, value in fields.items():
            setattr(self.who(faction), name, value)
        return self.ask_again()

    def units(
        self,
        faction: str,
        character: str | None = None,
        mechs: Iterable[str] | None = None,
        workers: Iterable[str] | None = None,
    ) -> Self:
        """Exactly these units, where named: hex names, `"home"` is the home base.

        Mechs put on the board by this uncover no ability beyond the mech spaces from the left; see `mechs`.
        """
        one = self.who(faction)
        if character is not None:
            one.character = self._hex(one, character)
        if mechs is not None:
            one.mechs = tuple(sorted([self._hex(one, at) for at in mechs]))
            if one.deployed.bit_count() != len(one.mechs) and one.kind != AUTOMA:
                one.deployed = (1 << len(one.mechs)) - 1
        if workers is not None:
            one.workers = tuple(sorted([self._hex(one, at) for at in workers]))
        return self.ask_again()

    def mechs(self, faction: str, **places: str) -> Self:
        """Exactly these mech spaces are uncovered, their mechs there: `mechs("nordic", riverwalk="C5")`."""
        one = self.who(faction)
        one.deployed = sum([1 << one.abilities.index(name) for name in places])
        one.mechs = tuple(sorted([self._hex(one, at) for at in places.values()]))
        return self.ask_again()

    def _hex(self, one: Player, name: str) -> int:
        return one.base if name == "home" else BOARD.hex(name)

    def goods(self, at: str, **amounts: int) -> Self:
        """Exactly this many tokens lie on a hex: `goods("G1", metal=3)`; kinds not named: none."""
        hex_ = BOARD.hex(at)
        rows = [list(row) for row in self.board.goods]
        for kind, resource in enumerate(RESOURCES):
            rows[kind][hex_] = amounts.get(resource, 0)
        self.board.goods = tuple([tuple(row) for row in rows])
        return self.ask_again()

    def structures(self, faction: str, **places: str) -> Self:
        """Exactly these structures stand: `structures("saxony", mill="G1", mine="H1")`."""
        hexes = [BOARD.hex(places[id]) if id in places else -1 for id in STRUCTURES]
        return self.change(faction, structures=tuple(hexes))

    def upgraded(self, faction: str, *pairs: str) -> Self:
        """These upgrades were made: `upgraded("nordic", "moves upgrade", "power deploy")` (box, then cost lowered)."""
        one = self.who(faction)
        covered = [0, 0, 0, 0]
        one.lifted = 0
        for pair in pairs:
            box, bottom = pair.split()
            one.lifted |= 1 << BOXES.index(box)
            covered[BOTTOMS.index(bottom)] += 1
        one.covered = tuple(covered)
        return self.ask_again()

    def recruits(self, faction: str, **bonuses: str) -> Self:
        """These recruits are out, with the one-time bonus each took: `recruits("nordic", build="coins")`."""
        one = self.who(faction)
        one.recruits = sum([1 << BOTTOMS.index(bottom) for bottom in bonuses])
        one.bonuses = sum([1 << BONUSES.index(bonus) for bonus in bonuses.values()])
        return self.ask_again()

    def cards(self, faction: str, *values: int) -> Self:
        """Exactly these combat cards; what was in the hand goes under the deck."""
        one, table = self.who(faction), self.board
        table.combat_deck = zones.minus(table.combat_deck + one.cards, values)
        one.cards = zones.hand(values)
        return self.ask_again()

    def on_deck(self, *values: int) -> Self:
        """The next combat cards."""
        self.board.combat_deck = values + zones.minus(self.board.combat_deck, values)
        return self.ask_again()

    def objectives(self, faction: str, *numbers: int) -> Self:
        """Exactly these objectives; the others go back to the deck."""
        one, table = self.who(faction), self.board
        table.objective_deck = zones.minus(table.objective_deck + one.objectives, numbers)
        one.objectives = zones.hand(numbers)
        return self.ask_again()

    def encounter(self, number: int, at: str | None = None) -> Self:
        """The next encounter card; and a token on a hex, if one is named."""
        table = self.board
        table.encounter_deck = (number, *[card for card in table.encounter_deck if card != number])
        if at is not None and BOARD.hex(at) not in table.encounters:
            table.encounters = tuple(sorted((*table.encounters, BOARD.hex(at))))
        return self.ask_again()

    def no_encounters(self) -> Self:
        self.board.encounters = ()
        return self.ask_again()

    def factory_card(self, faction: str, number: int) -> Self:
        """The player has this Factory card."""
        table, one = self.board, self.who(faction)
        table.factory.cards = tuple([card for card in table.factory.cards if card != number])
        table.factory_out = tuple([card for card in table.factory_out if card != number])
        one.factory_card, one.spent = number, ("factory_card",)
        return self.ask_again()

    def factory_pile(self, *numbers: int) -> Self:
        """Exactly these cards lie by the Factory."""
        table = self.board
        everything = (*table.factory.cards, *table.factory_out)
        table.factory.cards = zones.hand(numbers)
        table.factory_out = zones.hand([card for card in everything if card not in numbers])
        return self.ask_again()

    def traps(self, *traps: tuple[int, str, bool]) -> Self:
        """Togawa's Traps on the board: (penalty number, hex, armed). A disarmed one has been sprung: all know it."""
        knows = trap_knowers(self.who("togawa"))
        laid = [Trap(number, BOARD.hex(at), armed, knows if armed else EVERYONE) for number, at, armed in traps]
        return self.change("togawa", traps=laid)

    def flags(self, *hexes: str) -> Self:
        return self.change("albion", flags=tuple([BOARD.hex(at) for at in hexes]))

    def stars(self, faction: str, *spaces: str) -> Self:
        return self.change(faction, stars=spaces)

    def automa(self, faction: str, *cards: int, tracker: int | None = None, level: str | None = None) -> Self:
        """The next cards of an Automa's deck, its place on the tracker, its level."""
        one = self.who(faction)
        one.deck = (*cards, *[card for card in one.deck if card not in cards])
        one.discard = tuple([card for card in one.discard if card not in cards])
        one.fought = tuple([card for card in one.fought if card not in cards])
        if tracker is not None:
            one.tracker = tracker
        if level is not None:
            one.level = level
        return self.ask_again()

    # Going to a point of the game

    def frames(self, *frames: Frame) -> Self:
        """Let exactly these rules be in progress above the session, and run on to the next question."""
        stack = self.position.stack
        at = next(place for place, frame in enumerate(stack) if isinstance(frame, Session))
        del stack[at + 1 :]
        stack[at].pc = steps(Session).index("take_turn")
        stack.extend(frames)
        self.position.state.given = ()
        return self.ask_again()

    def turn_of(self, faction: str, section: str = "") -> Self:
        """A new turn of a player; with a top or bottom action named, the section that has it is chosen."""
        one = self.who(faction)
        self.board.active = one.seat
        one.used, one.ousted = (), 0
        self.frames(Turn(one.seat))
        return self.choose(section) if section else self

    def automa_turn(self, faction: str) -> Self:
        """The Automa takes its turn, up to the first question. Events are logged only for what answers lead to."""
        one = self.who(faction)
        self.board.active = one.seat
        self.frames(AutomaTurn(one.seat))
        return self

    def choose(self, action: str) -> Self:
        """Move the token to the section with this top or bottom action (or "factory")."""
        number = 5 if action == "factory" else self.section_of(self.current.faction, action)
        self.current.token = 0 if self.current.token == number else self.current.token
        return self.ask_again().answer(f"section:{number}")

    def section_of(self, faction: str, action: str) -> int:
        sections = MATS[self.who(faction).mat].sections
        return next(n for n, section in enumerate(sections, 1) if action in (section.top, section.bottom))

    def moving(self, faction: str, units: int = 2, steps_each: int = 1) -> Self:
        """In the middle of a Move action of this player, no unit moved yet."""
        one = self.who(faction)
        self.board.active = one.seat
        turn = Turn(one.seat, top=True)
        turn.pc = steps(Turn).index("act")
        return self.frames(turn, Moving(one.seat, units, steps_each))

    def combat(self, attacker: str, defender: str, at: str, came_from: str = "home") -> Self:
        """A combat begins on a hex where both stand; the attacker's units came from another hex."""
        one, other = self.who(attacker), self.who(defender)
        hex_, start = BOARD.hex(at), self._hex(one, came_from)
        self.board.active = one.seat
        treks = tuple([Trek(unit, start, hex_, True) for unit, there in self._units(one) if there == hex_])
        turn = Turn(one.seat, top=True)
        turn.pc = steps(Turn).index("act")
        after = Aftermath(one.seat, treks)
        after.pc = steps(Aftermath).index("fight")
        return self.frames(turn, after, Combat(one.seat, other.seat, hex_, treks=treks))

    def _units(self, one: Player) -> list[tuple[str, int]]:
        found = [("character", one.character)] + [("mech", at) for at in one.mechs]
        return found + [("worker", at) for at in one.workers]

    def at_step(self, frame: Frame, step: str) -> Self:
        """That rule is at that step above the turn of its seat, and asks."""
        frame.pc = steps(type(frame)).index(step)
        turn = Turn(frame.seat, top=True)  # type: ignore[attr-defined]
        turn.pc = steps(Turn).index("act")
        self.board.active = turn.seat
        return self.frames(turn, frame)

    # Playing

    def dials(self, attack: str, defence: str = "") -> Self:
        """Both sides commit: `dials("7", "4 3")` is dial 7 without cards against dial 4 with a card of value 3."""
        combat = self.position.within(Combat)
        for seat, text in ((combat.seat, attack), (combat.foe, defence)):
            if seat not in self.match.awaited or not text:
                continue
            dial, *values = text.split()
            self.answer(f"dial:{dial}", seat=seat)
            for value in values:
                self.answer(f"add:{value}", seat=seat)
            if self.kind_of(seat) == "cards":
                self.answer("done", seat=seat)
        return self

    def settle(self) -> Self:
        """Answer everything chance is asked: shuffles keep the order, draws take the first ones."""
        while not self.over and self.chance:
            request: Any = self.position.asked
            places = ",".join(map(str, range(request.n)))
            self.answer(f"{request.kind}:{places}")
        return self

    def decline_all(self) -> Self:
        """Say done, pass, decline or end until somebody else must do something or the turn is over."""
        seat = self.asked[0]
        while not self.over and not self.chance and self.asked[0] == seat:
            options = self.options()
            quiet = [text for text in ("done", "pass", "decline", "end") if text in options]
            self.answer(quiet[0] if quiet else options[0])
        return self

    # Looking

    def kind_of(self, seat: Seat) -> str:
        """What this seat is asked: section, act, move, dial, …; "" if nothing."""
        decision = self.match.decision_of(seat)
        return decision.kind if decision is not None else ""

    @property
    def current(self) -> Player:
        found: Player = self.board.players[self.board.active]
        return found

    def targets(self, unit: str, origin: str) -> list[str]:
        """Where this unit may move now."""
        start = f"move:{unit},{origin},"
        return [text.removeprefix(start) for text in self.options() if text.startswith(start)]

    def who(self, faction: str) -> Player:
        return next(one for one in self.board.players if one.faction == faction)

    def seat(self, faction: str) -> Seat:
        return self.who(faction).seat

    def at(self, faction: str, unit: str) -> list[str]:
        """The hexes of the player's units of a kind (with repeats), "" for a piece on the mat."""
        one = self.who(faction)
        hexes = {"character": (one.character,), "mech": one.mechs, "worker": one.workers}[unit]
        return [BOARD.names[at] if at >= 0 else "" for at in hexes]

    def lying(self, at: str) -> dict[str, int]:
        """The resources on a hex."""
        hex_ = NUMBER[at]
        return {
            name: self.board.goods[kind][hex_] for kind, name in enumerate(RESOURCES) if self.board.goods[kind][hex_]
        }

    def events(self, kind: type[Event], seat: Seat | None = None) -> list[Any]:
        """What a seat (None: a spectator) was told, of this kind of event."""
        return [seen.event for seen in self.match.events(seat=seat) if isinstance(seen.event, kind)]

    def controls(self, faction: str) -> list[str]:
        """The territories this player controls now."""
        return names(controls(self.board, self.seat(faction)))

    def territories(self, faction: str) -> int:
        """How many territories would count if the game were scored now."""
        return territories(self.board, self.seat(faction))

    def total(self, faction: str) -> int:
        return total(self.board, self.seat(faction))


def steps(frame: type[Frame]) -> tuple[str, ...]:
    """The names of a rule's steps, in order."""
    return tuple(RULES[frame].names)
