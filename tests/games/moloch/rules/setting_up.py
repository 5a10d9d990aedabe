"""A chapter from its very first step, for tests of set-up: chance and choices are answered by the test or in order."""

from typing import Any, Self

from brassboard.games.moloch import GAME
from brassboard.games.moloch.data.setup_frames import SetUp
from brassboard.games.moloch.data.table import AGENT, GENTLEMAN, Figure
from brassboard.games.moloch.data.told import Member, Told
from brassboard.games.moloch.queries import chapter_of, figure_of
from brassboard.kernel import CHANCE, Match, Request, Seat
from games.staging import Staged

GROUP = ("major", "drago", "emma", "cavendish")


class Beginning(Staged):
    """A match whose set-up the test plays by hand; everything it does not answer itself is answered in order."""

    def __init__(self, players: int = 2, told: Told | None = None, **options: Any) -> None:
        self.match = Match.begin(GAME, GAME.setup(players, options, told), checked=True, by_hand=True)
        self.trace: list[tuple[Seat, str]] = []
        """Who was asked what so far, questions to chance left out."""

    # Playing

    def answer(self, *texts: str, seat: Seat | None = None) -> Self:
        for text in texts:
            if not self.chance:
                self.trace.append(self.asked)
            super().answer(text, seat=seat)
        return self

    def chance_answers(self, *places: int) -> Self:
        """Answer a shuffle by hand; without places in the order that is there."""
        asked = self.position.asked
        assert isinstance(asked, Request)
        return self.answer(f"{asked.kind}:" + ",".join(map(str, places or range(asked.n))), seat=CHANCE)

    def first(self) -> Self:
        """Answer what is asked with the first thing offered; of what may be declined nothing is taken."""
        if self.chance:
            return self.chance_answers()
        options = self.options()
        return self.answer("done" if "done" in options else options[0])

    def until(self, *kinds: str) -> Self:
        """Answer everything in order until one of these is asked."""
        while self.chance or self.kind not in kinds:
            assert self.setting_up, f"set-up is over and never asked for {kinds}"
            self.first()
        return self

    def to_end(self) -> Self:
        """Answer everything in order until set-up is over."""
        while self.setting_up:
            self.first()
        return self

    @property
    def setting_up(self) -> bool:
        return self.position.inside(SetUp)

    def enlist(self, *group: str) -> Self:
        """Answer everything up to the group, and choose it."""
        self.until("group")
        for gentleman in group or GROUP:
            self.answer(f"enlist:{gentleman}")
        return self

    # Looking

    def kinds(self) -> list[str]:
        """What was asked so far, each kind once, in the order of its first question."""
        return list(dict.fromkeys([kind for _, kind in self.trace]))

    def figure(self, id: str) -> Figure:
        found = figure_of(self.board, id)
        assert found is not None, f"no {id} takes part"
        return found

    def gentlemen(self) -> list[Figure]:
        return [one for one in self.board.figures if one.kind == GENTLEMAN]

    def agents(self) -> list[Figure]:
        return [one for one in self.board.figures if one.kind == AGENT]

    def at(self, id: str) -> str:
        """The square of a figure; empty if it is not on the board."""
        square = self.figure(id).square
        return str(chapter_of(self.board).ground.names[square]) if square >= 0 else ""

    def held(self) -> list[str]:
        """The equipment that gentlemen hold."""
        return sorted([card for one in self.gentlemen() for card in one.cards])


def going_on(chapter: str = "2", **fields: Any) -> Told:
    """What a campaign tells a later chapter; all four gentlemen belong to seat 1 unless the test says otherwise."""
    roles = ("leader", "bodyguard", "scout", "bruiser")
    group = [Member(id, 1, role, gains=()) for id, role in zip(GROUP, roles, strict=True)]
    told: dict[str, Any] = {
        "group": tuple(group), "leader": "major", "powers": ("instill_chaos", "command_minions", "pyromaniac"),
    }  # fmt: skip
    return Told(chapter=chapter, **{**told, **fields})
