"""A campaign of which only the ledger is played: the test says how its chapters end, and draws its cards."""

from typing import Any, Self

from brassboard.games.moloch.campaign.ledger import CAMPAIGN
from brassboard.games.moloch.campaign.queries import in_stack
from brassboard.games.moloch.campaign.sheet import Gentleman
from brassboard.games.moloch.content import PLACE_DECK
from brassboard.games.moloch.data.report import ChapterEnd, Survivor
from brassboard.games.moloch.data.told import Told
from brassboard.kernel import CHANCE, MATCH, Match, Outcome, Request, Seat
from brassboard.kernel.canonical import canonical
from brassboard.kernel.data import MatchRequest
from games.staging import Staged

NEMESIS, GENTLEMEN = 0, 1
GROUP = ("major", "drago", "emma", "cavendish")
POWERS = ("instill_chaos", "command_minions", "pyromaniac")


class Campaigning(Staged):
    """A ledger of 5 chairs. By default chairs 0 and 1 are held, and chair 1 plays all gentlemen."""

    def __init__(self, players: int = 2, **options: Any) -> None:
        self.match = Match.begin(CAMPAIGN, CAMPAIGN.setup(5, options), checked=True, by_hand=True)
        self.trace: list[tuple[Seat, str]] = []
        """Who was asked what so far, questions to chance and about chapters left out."""
        for seat in range(players):
            self.match.take(f"seated:{seat},player", seat=MATCH)

    # Chapters

    def present(self, *seats: Seat) -> Self:
        """These chairs play the next chapter; without any, all that are held."""
        held = [seat for seat, seated in enumerate(self.board.seated) if seated]
        self.match.take(f"present:{','.join(map(str, seats or held))}", seat=MATCH)
        return self

    @property
    def request(self) -> MatchRequest:
        asked = self.position.asked
        assert isinstance(asked, MatchRequest), f"no chapter is asked for at {self.position.path()}"
        return asked

    @property
    def chapter_told(self) -> Told:
        """What the chapter that is asked for is told."""
        told = self.request.told
        assert isinstance(told, Told)
        return told

    def ends(self, winner: int = GENTLEMEN, seats: tuple[Seat, ...] = (1, 1, 1, 1), **fields: Any) -> Self:
        """The chapter ends so. Seats are those of the match; the first chapter reports its group, later ones theirs."""
        told = self.chapter_told
        group = [Survivor(one.id, one.seat, one.advantages) for one in told.group]
        if not group:
            group = [Survivor(id, seat) for id, seat in zip(GROUP, seats, strict=True)]
        end: dict[str, Any] = {
            "group": tuple(group), "leader": told.leader or group[0].id, "powers": told.powers or POWERS,
            "equipment": (*told.stock, *[card for one in told.group for card in one.cards]),
        }  # fmt: skip
        report = ChapterEnd(winner=winner, **{**end, **fields})
        won = [seat for place, seat in enumerate(self.request.seats) if (place == 0) == (winner == NEMESIS)]
        self.match.take(Outcome(sum(1 << seat for seat in won), canonical(report)), seat=MATCH)
        return self

    def played(self, winner: int = GENTLEMEN, **fields: Any) -> Self:
        """All who hold a chair play the next chapter, which ends so."""
        return self.present().ends(winner, **fields)

    # Chance

    def draws(self, *cards: str) -> Self:
        """Draw these cards, of the stack or of the place cards that are being drawn from."""
        pile = self.pile()
        places: list[int] = []
        for card in cards:
            places.append(next(at for at, other in enumerate(pile) if other == card and at not in places))
        return self.answer("draw:" + ",".join(map(str, places)), seat=CHANCE)

    def pile(self) -> list[str]:
        """What chance is drawing from."""
        frame = self.position.stack[-1]
        if hasattr(frame, "stack"):
            return list(in_stack(self.board, frame.stack))
        return [place for place in PLACE_DECK if place not in self.board.places_out]

    @property
    def asked_of_chance(self) -> Request:
        asked = self.position.asked
        assert isinstance(asked, Request)
        return asked

    # The intermezzo

    def answer(self, *texts: str, seat: Seat | None = None) -> Self:
        for text in texts:
            if not self.chance:
                self.trace.append(self.asked)
            super().answer(text, seat=seat)
        return self

    def first(self) -> Self:
        """Answer what is asked with the first thing offered; of what may be declined nothing is taken."""
        if self.chance:
            asked = self.asked_of_chance
            faces = asked.kind == "dice"
            return self.answer(f"{asked.kind}:" + ",".join(["4"] * asked.n if faces else map(str, range(asked.n))))
        options = self.options()
        return self.answer("done" if "done" in options else options[0])

    def until(self, *kinds: str) -> Self:
        """Answer everything in order until one of these is asked."""
        while self.chance or self.kind not in kinds:
            assert not self.between_chapters, f"nobody was asked for {kinds}"
            self.first()
        return self

    def to_gathering(self) -> Self:
        """Answer everything in order until the next chapter can begin."""
        while not self.between_chapters:
            self.first()
        return self

    @property
    def between_chapters(self) -> bool:
        """Whether the campaign waits for players or for a chapter, or is over."""
        return self.over or self.match.awaited == (MATCH,)

    def with_places(self, *places: str) -> Self:
        """Lay the plan out with these place cards on it."""
        while not (self.chance and self.asked_of_chance.sides == len(self.pile()) and not hasattr(self.frame, "stack")):
            self.first()
        rest = [place for place in self.pile() if place not in places]
        return self.draws(*places, *rest[: self.asked_of_chance.n - len(places)])

    @property
    def frame(self) -> Any:
        return self.position.stack[-1]

    def page(self, id: str) -> Gentleman:
        return next(one for one in self.board.gentlemen if one.id == id)

    def kinds(self) -> list[str]:
        """What was asked so far, each kind once, in the order of its first question."""
        return list(dict.fromkeys([kind for _, kind in self.trace]))


def intermezzo(winner: int = GENTLEMEN, players: int = 2, places: tuple[str, ...] = (), **fields: Any) -> Campaigning:
    """A campaign after chapter I, at its first visit; the plan has these place cards, and no rewards were drawn."""
    campaign = Campaigning(players).played(winner, **fields)
    return campaign.with_places(*places)
