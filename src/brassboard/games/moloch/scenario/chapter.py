"""A chapter: its map, who takes part, how it ends, and its own rules as rows of words. A chapter never changes."""

from collections.abc import Sequence

from brassboard.kit.bits import Bits
from brassboard.kit.effects import Call

from ..content.effects import words_of
from .ground import Ground


class AgentPost:
    """An agent figure of a chapter: where it starts, or which special brings it in."""

    def __init__(self, sheet: str, square: int, enters: str, cards: int) -> None:
        self.sheet = sheet
        self.square = square
        """-1 if it enters later."""
        self.enters = enters
        """The id of the special that brings it in, "" if it starts on the board."""
        self.cards = cards
        """Activation cards of its sheet: 2 means the spare card too."""


class AllyPost:
    """An ally of a chapter and where it starts."""

    def __init__(self, sheet: str, square: int, vip: bool) -> None:
        self.sheet = sheet
        self.square = square
        """-1 if the leader places it in the start zone."""
        self.vip = vip


class MarkerKind:
    """A kind of face-down marker: how many there are, and what turning one up does."""

    def __init__(self, kind: str, n: int, finds: tuple[Call, ...]) -> None:
        self.kind = kind
        self.n = n
        self.finds = finds


class Win:
    """A way to win: the side (0 is the Nemesis), when it is tested, and what must hold."""

    def __init__(self, side: int, moment: str, conditions: tuple[Call, ...]) -> None:
        self.side = side
        self.moment = moment
        self.conditions = conditions


class Special:
    """A rule of one chapter: when, if, and what is done."""

    def __init__(self, id: str, when: Call, conditions: tuple[Call, ...], deeds: tuple[Call, ...]) -> None:
        self.id = id
        self.when = when
        self.moment = when.verb
        self.conditions = conditions
        self.deeds = deeds
        self.round: int = when.number(0) if when.verb == "cleanup" else 0
        """The round of a `cleanup(n)`, 0 for every clean-up and all other moments."""

    def __repr__(self) -> str:
        return f"<special {self.id}>"


class Rewards:
    """What a campaign gives after the chapter (C-REWARD)."""

    def __init__(self, nemesis: tuple[Call, ...], gentlemen: tuple[Call, ...], always: tuple[Call, ...]) -> None:
        self.of_side: tuple[tuple[Call, ...], tuple[Call, ...]] = (nemesis, gentlemen)
        """What the winner gets, by side."""
        self.always = always


class Chapter:
    """Everything a chapter says. The last block of fields is worked out from its specials."""

    def __init__(self, id: str, title: str, round_limit: int, ground: Ground) -> None:
        self.id = id
        self.title = title
        self.round_limit = round_limit
        self.ground = ground
        self.agents: tuple[AgentPost, ...] = ()
        self.minions: dict[str, int] = {}
        """How many minions of each type start on the s squares."""
        self.minion_types: tuple[str, ...] = ()
        self.allies: tuple[AllyPost, ...] = ()
        self.reinforce = 0
        self.stacks: tuple[str, ...] = ()
        self.progress_start = 0
        self.break_hits = 2
        self.districts: dict[str, tuple[str, ...]] = {}
        """The pattern of each district, sorted."""
        self.markers: tuple[MarkerKind, ...] = ()
        self.wins: tuple[Win, ...] = ()
        self.specials: tuple[Special, ...] = ()
        self.rewards = Rewards((), (), ())
        # Worked out by `settle`
        self.life: dict[str, int] = {}
        """Life that differs from a card."""
        self.escorted = ""
        """The ally that gentlemen may escort."""
        self.carry_from: dict[str, int] = {}
        """The round from which each kind of figure may carry the token."""
        self.search_from: dict[str, int] = {}
        """The round from which each kind of figure may search."""
        self.unarmed: tuple[str, ...] = ()
        """Kinds of figures that do not attack while they carry the token."""
        self.wrecks: dict[str, tuple[str, ...]] = {}
        """What an agent's action makes into rubble instead of what its gift says: wall, door."""
        self.object_kind = ""
        """What lies on the object squares: circle or seal."""
        self._at: dict[str, tuple[Special, ...]] = {}
        self._areas: dict[str, Bits] = {}

    def __repr__(self) -> str:
        return f"<chapter {self.id}>"

    def settle(self) -> None:
        """Work out what the specials change for the whole chapter."""
        for special in self.specials:
            self._at[special.moment] = (*self.at(special.moment), special)
        for call in [call for special in self.specials for call in special.deeds]:
            if call.verb == "life":
                self.life[call.word(0)] = call.number(1)
            elif call.verb == "escort":
                self.escorted = call.word(0)
            elif call.verb == "carry":
                self.carry_from[call.word(0)] = call.number(1)
            elif call.verb == "search":
                self.search_from[call.word(0)] = call.number(1)
            elif call.verb == "unarmed":
                self.unarmed = (*self.unarmed, call.word(0))
            elif call.verb == "wreck":
                self.wrecks[call.word(0)] = words_of(call, 1)
            elif call.verb == "objects":
                self.object_kind = call.word(1)
            elif call.verb == "curtain":
                self.ground.hang_curtain(self.area(call.word(0)))

    # Specials by moment

    def at(self, moment: str) -> tuple[Special, ...]:
        """Return the specials of a moment, in the order listed."""
        return self._at.get(moment, ())

    def clean_up(self, round: int) -> tuple[Special, ...]:
        """Return the specials of this round's clean-up only; round 0 returns those of every clean-up."""
        return tuple([special for special in self.at("cleanup") if special.round == round])

    def special(self, id: str) -> Special:
        """Return the special with this id."""
        for special in self.specials:
            if special.id == id:
                return special
        raise ValueError(f'chapter {self.id} has no special "{id}"')

    def wins_at(self, moment: str) -> list[int]:
        """Return the numbers of the win lines that are tested at this moment, in the order listed."""
        return [number for number, win in enumerate(self.wins) if win.moment == moment]

    # Squares

    def area(self, text: str) -> Bits:
        """Return the squares of an area as a special writes it: `C1..F3` or `C1`."""
        known = self._areas.get(text)
        if known is None:
            first, _, last = text.partition("..")
            known = self.ground.area(self.ground.square(first), self.ground.square(last or first))
            self._areas[text] = known
        return known

    def lettered(self, letters: Sequence[str]) -> Bits:
        """Return the squares with one of these letters."""
        found = 0
        for letter in letters:
            found |= self.ground.marked(letter)
        return found

    # Who takes part

    def takes_part(self, post: AgentPost, favours: Sequence[str]) -> bool:
        """Return whether an agent can come into this chapter, with these favours of the campaign."""
        if not post.enters:
            return True
        for call in self.special(post.enters).conditions:
            if call.verb == "favour" and call.word(0) not in favours:
                return False
            if call.verb == "no_favour" and call.word(0) in favours:
                return False
        return True

    def sheets(self, favours: Sequence[str]) -> tuple[str, ...]:
        """Return the sheets of the agents that take part, each once, in the order listed."""
        return tuple(dict.fromkeys([post.sheet for post in self.agents if self.takes_part(post, favours)]))

    def starting(self, sheet: str) -> tuple[int, ...]:
        """Return the start squares of the figures of an agent."""
        return tuple([post.square for post in self.agents if post.sheet == sheet and post.square >= 0])

    @property
    def spare_card(self) -> str:
        """The sheet that also has the spare activation card, "" if none has."""
        for post in self.agents:
            if post.cards > 1:
                return post.sheet
        return ""
