"""Plays the golden games anew, after a change of rules that is meant:

    PYTHONPATH=tests .venv/bin/python -m games.scythe.record

It takes some minutes: games are played until together they reach everything (`reaching.EVERYTHING`), then few and short
ones of them are kept. Look at the difference before you keep it: a golden game that changed by itself has found
something.

With `mend` behind it only the golden games change that a changed rule touches: a game that still fits keeps its lines,
one that does not is played on from the first line that does not fit. Games are added for what none reaches any more.
"""

import random
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import brassboard
from brassboard.games.scythe import GAME
from brassboard.games.scythe.bot.lookahead import default_choice, playout_choice
from brassboard.games.scythe.content import ENCOUNTERS, FACTIONS, LEVELS
from brassboard.games.scythe.content.map_tables import NUMBER
from brassboard.games.scythe.data.actions import Choose, Claim
from brassboard.games.scythe.data.frames import Meeting
from brassboard.games.scythe.queries import enemy_units, has, player
from brassboard.kernel import CHANCE, Action, BadInput, Match, Seat, Setup, read_journal, text_of
from brassboard.kernel.journal import parse_options
from brassboard.sentences import Words
from games.recording import Games, write_down, written
from games.scythe.reaching import EVERYTHING, reached

GOLDEN = Path(__file__).parents[2] / "golden" / "scythe"
AT_LEAST = 90
AT_MOST = 1500
SERIOUS = 15
IN_COMBAT = ("camaraderie", "peoples_army", "suiton", "disarm", "artillery", "sword", "shield", "ronin", "scout")
"""Mechs whose abilities need an attack to be seen."""
LONGEST = 1800
"""Lines: a longer game is given up."""


class Wisher:
    """Hasty plans with whims: now and then it does anything, and gladly what games have seldom seen.

    In some games everybody plays as well as they can, so that people beat Automas, too.
    """

    def __init__(self, seed: int, often: Counter[str], serious: bool) -> None:
        self.luck = random.Random(seed)
        self.serious = serious
        self.often = often
        self.done: Counter[str] = Counter()
        self.whims = self.luck.choice((0.02, 0.05, 0.15, 0.3))
        self.wishes = self.luck.choice((0.05, 0.2, 0.5))

    def choose(self, match: Match, seat: Seat) -> Action:
        ask = match.position.ask_of(seat)
        assert ask is not None
        options = ask.options
        if len(options) == 1:
            chosen: Action = options[0]
            return chosen
        if self.serious:
            return default_choice(match.position, seat, options) or options[0]
        keen = isinstance(options[0], Claim | Choose) or "top:factory" in [text_of(option) for option in options]
        if keen or self.luck.random() < self.wishes:
            worth = [self.worth(match, seat, text_of(option)) for option in options]
            if keen or max(worth) > self.luck.random() * 0.2:
                best: Action = options[worth.index(max(worth))]
                self.done.update(wishes(match, seat, text_of(best)))
                return best
        if self.luck.random() < self.whims:
            any_one: Action = self.luck.choice(options)
            return any_one
        return playout_choice(match.position, seat, options)

    def worth(self, match: Match, seat: Seat, text: str) -> float:
        things = wishes(match, seat, text)
        return max([1 / (1 + self.often[thing]) / (1 + 4 * self.done[thing]) for thing in things], default=0.0)


def wishes(match: Match, seat: Seat, text: str) -> list[str]:
    """What choosing this brings about, or may do."""
    verb, _, rest = text.partition(":")
    words = rest.split(",")
    one = player(match.position, seat)
    if verb == "add":
        return [f"{one.faction} {mech}" for mech in ("peoples_army", "suiton") if has(one, mech)]
    if verb in ("move", "go") and enemy_units(match.position.table, seat) >> NUMBER[words[-1]] & 1:
        return [f"{one.faction} {mech}" for mech in IN_COMBAT if has(one, mech)]
    if verb == "deploy":
        return [thing for thing in EVERYTHING if thing.endswith(f" {words[0]}")]
    if verb == "claim":
        return [f"factory {words[0]}"]
    if text in ("top:factory", "section:5"):
        mine = [one.factory_card for one in match.position.table.players if one.factory_card]
        return [f"factory {no}" for no in mine]
    if verb == "choose" and match.position.inside(Meeting):
        card = match.position.within(Meeting).card
        return [f"offer {gain.what}" for gain in ENCOUNTERS[card].offers[int(words[0]) - 1].gain]
    return [f"do {verb}"]


def play(setup: Setup, seed: int, often: Counter[str]) -> Match:
    match = Match.begin(GAME, setup, seed=seed)
    serious = seed % SERIOUS == 0
    wishers = [Wisher(seed * 10 + seat, often, serious) for seat in range(setup.players)]
    undoes = seed % 10 == 0
    while not match.over and len(match.lines) < LONGEST:
        seat = match.awaited[0]
        match.take(wishers[seat].choose(match, seat), seat)
        if undoes and match.may_undo(seat) and wishers[seat].luck.random() < 0.02:
            match.undo(seat)
    return match


def setups(missing: set[str]) -> Iterator[tuple[int, Setup]]:
    """Every kind of game again and again, each time with another seed; small games more often.

    The first player leads a faction that has something to show, the factions by turns.
    """
    for seed in count(1):
        luck = random.Random(seed)
        players = luck.choice((1, 1, 2, 2, 2, 3, 3, 4, 5, 6, 7))
        automas = luck.choice((0, 0, 1, 2)) if players < 4 else 0
        options: dict[str, object] = {
            "automas": automas,
            "level": luck.choice(list(LEVELS)),
            "cooperative": luck.random() < 0.4,
            "shared_deck": luck.random() < 0.3,
            "promos": luck.random() < 0.6,
            "deals": luck.random() < 0.2,
            "ask_always": luck.random() < 0.2,
            "open_coins": luck.random() < 0.2,
        }
        if seed % SERIOUS == 0:  # one easy Automa: people may beat it together
            players, options = 2, options | {"automas": 1, "level": "autometta", "cooperative": True}
        wanted = [faction for faction in FACTIONS if any([thing.startswith(f"{faction} ") for thing in missing])]
        first = (wanted or list(FACTIONS))[seed % len(wanted or FACTIONS)]
        options |= {"faction_0": first}
        yield seed, GAME.setup(players, options)


def search() -> Games:
    often: Counter[str] = Counter()
    found: Games = {}
    missing = set(EVERYTHING)
    for seed, setup in setups(missing):
        if (seed > AT_LEAST and not missing) or seed > AT_MOST:
            break
        match = play(setup, seed, often)
        if match.over:
            things = reached(match)
            often.update(things)
            missing -= things
            found[seed] = (match, things)
        if seed % 25 == 0:
            sys.stderr.write(f"game {seed}, not yet reached: {', '.join(sorted(missing)) or 'nothing'}\n")
    return found


def played_on(file: Path, often: Counter[str]) -> tuple[Match, int]:
    """A golden game by today's rules, and how many of its lines still fit. Chance answers from the same secret."""
    journal = read_journal(file.read_text("utf-8"), file.name)
    known = {choice.name: choice.choices for choice in GAME.options}
    chosen = parse_options({name: str(value) for name, value in journal.setup.options}, known)
    setup = GAME.setup(journal.setup.players, chosen)
    match = Match.begin(GAME, setup, secret=journal.secret, nonces=journal.nonces)
    for line in journal.lines:
        if match.over:
            break
        if line.who != CHANCE:
            try:
                match.replay_line(line, file.name)
            except BadInput:
                break
    fitting = len([1 for old, new in zip(journal.lines, match.lines, strict=False) if str(old) == str(new)])
    serious = match.setup["cooperative"] and match.setup["level"] == "autometta"
    wishers = [Wisher(len(match.lines) + seat, often, serious) for seat in range(match.setup.players)]
    while not match.over and len(match.lines) < 2 * LONGEST:
        seat = match.awaited[0]
        match.take(wishers[seat].choose(match, seat), seat)
    assert match.over, f"{file.name} does not end"
    return match, fitting


def mend() -> None:
    """Keep the golden games that fit today's rules, play the others on, and add games for what is missing."""
    words = Words(brassboard.game(GAME.id))
    often: Counter[str] = Counter()
    missing = set(EVERYTHING)
    for file in sorted(GOLDEN.glob("*.journal")):
        lines = len(read_journal(file.read_text("utf-8"), file.name).lines)
        match, fitting = played_on(file, often)
        keep(match, file, words, often, missing)
        sys.stderr.write(f"{file.stem}: {fitting} of {lines} lines fit, now {len(match.lines)}\n")
    for seed, setup in setups(missing):
        if not missing or seed > AT_MOST:
            break
        match = play(setup, seed, often)
        if match.over and reached(match) & missing:
            new = GOLDEN / f"{name_of(match)}_{seed}.journal"
            sys.stderr.write(f"{new.stem} is new and reaches {', '.join(sorted(reached(match) & missing))}\n")
            keep(match, new, words, often, missing)


def keep(match: Match, file: Path, words: Words, often: Counter[str], missing: set[str]) -> None:
    things = reached(match)
    often.update(things)
    missing -= things
    file.write_text(written(match, words), encoding="utf-8")


def name_of(match: Match) -> str:
    """`2_nordic_saxony_SC-END-01`: how many play, who leads what, and how it ends."""
    assert match.result is not None
    factions = "_".join([one.faction for one in match.position.table.players])
    return f"{match.setup.players}_{factions}_{match.result.reason}"


if __name__ == "__main__":
    if sys.argv[1:] == ["mend"]:
        mend()
        sys.exit()
    write_down(search(), GOLDEN, Words(brassboard.game(GAME.id)), name_of)
