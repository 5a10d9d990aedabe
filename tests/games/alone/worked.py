"""What the worked rounds share: a stage on which a row of their tables is played and compared with the paper."""

from typing import Any, Self

from brassboard.games.alone.data.round_frames import CleanUp
from brassboard.games.alone.data.table import Tile
from brassboard.games.alone.queries import spaces_used, spawn_distances
from games.alone.helper import Stage
from games.alone.reacting import dice_asked, play, until


class Worked(Stage):
    """A whole game on a printed map. Whatever a row of the paper does not mention must not happen."""

    read: tuple[int, int] = (0, 0)
    """How much of what the Hero and the first Evil player were told has been compared with the paper."""
    covered: int = 0
    """How many reaction spaces cards cover in this round."""

    # Playing

    def answer(self, *texts: str, seat: int | None = None) -> Self:
        for text in texts:
            super().answer(text, seat=seat)
            if self.position.nearest(CleanUp) is None:
                self.covered = spaces_used(self.board)
        return self

    def acts(self, *texts: str) -> Self:
        """The Hero answers; before each answer everyone passes what the paper does not mention."""
        for text in texts:
            self.skip(text)
            self.answer(text, seat=0)
        return self

    def skip(self, wanted: str = "") -> Self:
        """Let Evil pass, and the Hero decline what is optional, until this option is there, or dice, or an action."""
        while not self.chance and wanted not in self.options() and self.kind not in ("act", "discard", "regain"):
            options = self.options()
            assert "pass" in options or self.asked[0] > 0, f"{self.kind} is asked: {options}"
            self.answer("pass" if "pass" in options else options[-1], seat=self.asked[0])
        return self

    def plays(self, card: str, *choices: str, moment: str = "end", seat: int = 1) -> Self:
        """Evil plays a card face up in this window, after passing in those before."""
        until(self, moment)
        play(self, card, *choices, seat=seat)
        return self

    def standard(self, card: str, *choices: str, seat: int = 1) -> Self:
        """Evil plays a card face down at the end of the turn: `side:0` and `side:1` of it are a move and a spawn."""
        until(self, "end")
        play(self, card, *choices, facing="down", seat=seat)
        return self

    def spawns(self, card: str, kind: str, code: str, *ties: str, distance: int, seat: int = 1) -> Self:
        """Evil spawns a creature by a standard reaction, so far from the Hero."""
        until(self, "end")
        side = ["side:1"] if self.board.secret.creatures else []
        self.standard(card, *side, f"kind:{kind}", f"at:{code}", *ties, seat=seat)
        assert self.distance(code) == distance
        return self

    def rolls(self, symbols: str) -> Self:
        """Let everyone pass until dice are rolled: exactly these."""
        self.skip()
        assert dice_asked(self) == len(symbols)
        self.dice(symbols)
        return self

    def strikes(self, symbols: str) -> Self:
        """The leader does not waive the opportunity attack, and these dice are rolled."""
        assert self.asked == (self.board.leader, "waive")
        return self.answer("waive:no", seat=self.board.leader).rolls(symbols)

    # Looking

    def news(self, last: str) -> tuple[list[Any], list[Any]]:
        """What the Hero and Evil have been told since the last call, until they are told this."""
        found, ends = [], []
        for begin, told in zip(self.read, (self.told(0), self.told(1)), strict=True):
            tags = [tag(one) for one in told]
            begin = begin or tags.index("turn_began")  # What comes before it was laid out.
            ends.append(tags.index(last, begin) + 1)
            assert last not in tags[ends[-1] :], "the game has gone on"
            found.append(told[begin : ends[-1]])
        self.read = (ends[0], ends[1])
        return found[0], found[1]

    def shown(self, code: str) -> Tile:
        """The tile of a sector that is in the maze."""
        tile = self.tile(code)
        assert tile is not None, f"{code} is hidden"
        return tile

    def distance(self, code: str) -> int:
        """How far a sector is from the Hero, as for spawning."""
        return int(spawn_distances(self.board)[self.sector(code)])

    def last(self, *tags: str) -> list[Any]:
        """What the Hero was told last of these kinds, one of each, in the order it was told."""
        told = [one for one in self.told(0) if tag(one) in tags]
        return sorted([[one for one in told if tag(one) == each][-1] for each in tags], key=told.index)

    def codes(self, names: list[str]) -> set[str]:
        """The sectors of tiles by the Hero's names, tiles that are gone included."""
        return {self.map.code[self.board.secret.sectors[int(name[1:])]] for name in names}

    def ends(
        self,
        heard: str = "",
        laid: str = "",
        lit: str = "",
        dark: str = "",
        lost: str = "",
        gone: str = "",
        spaces: int = -1,
    ) -> Self:
        """The turn ends, and this is all that happened in it.

        `heard` are the noises in their order, `laid` the sectors that came into the maze, `gone` those that left it,
        `lit` and `dark` those of the map whose light went on and off, `lost` the losses in their order (`life-1`).
        """
        self.skip()
        assert self.kind in ("act", "discard"), f"the turn goes on: {self.position.path()}"
        told, secret = self.news("turn_ended")
        assert [one.word for one in told if tag(one) == "noise"] == heard.split()
        assert self.codes([one.tile for one in told if tag(one) == "tile_revealed"]) == set(laid.split())
        on = {one.sector for one in secret if tag(one) == "secret_light" and one.lit}
        off = {one.sector for one in secret if tag(one) == "secret_light" and not one.lit}
        assert on | self.codes([one.tile for one in told if tag(one) == "light_on"]) == set(lit.split())
        assert off | self.codes([one.tile for one in told if tag(one) == "light_off"]) == set(dark.split())
        assert not off & self.revealed(), "the Hero sees light go off in the maze"
        assert self.codes([name for one in told if tag(one) == "tile_gone" for name in one.tiles]) == set(gone.split())
        assert losses(told) == lost.split()
        assert self.covered == spaces
        return self

    def cleans_up(self, *marks: str, owed: int, stays: str, adrenaline: int, marker: int, lost: str = "") -> Self:
        """The round ends: Evil gains danger markers and places these, the maze shrinks, and the Hero may act again."""
        round, danger = self.board.round, self.dangers()
        assert self.board.owed == owed
        assert self.revealed() == set(stays.split())
        assert self.board.hero.adrenaline == adrenaline
        while self.kind != "markers":
            self.answer("done" if self.kind == "discard" else self.options()[0], seat=self.asked[0])
        self.answer(*[f"mark:{code}" for code in marks])
        if self.kind == "markers":
            self.answer("done")
        assert self.asked == (0, "act")
        assert self.dangers() - danger == set(marks)
        assert (self.board.round, self.board.turn, self.board.round_marker) == (round + 1, 1, marker)
        told, _ = self.news("turn_began")
        assert losses(told) == lost.split()
        return self


def losses(told: list[Any]) -> list[str]:
    return [f"{one.track}-{one.n}" for one in told if tag(one) == "lost"]


def tag(event: Any) -> str:
    return str(type(event).__struct_config__.tag).removeprefix("alone.")
