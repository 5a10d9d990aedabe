"""How the recorder plays Alone: by wishes for what games have seldom shown, and else to get somewhere.

Both sides know the secret map, and both like what is rare. They are no good players, but their games are short and
show much.
"""

import random
from collections import Counter
from typing import Any

from brassboard.games.alone.content import CARDS, ITEMS, MISSIONS
from brassboard.games.alone.content.missions import Step
from brassboard.games.alone.data.evil_events import SecretMend
from brassboard.games.alone.data.table import HERO, Mission, Table
from brassboard.games.alone.queries import creature_of, spawn_distances, station
from brassboard.games.alone.rules.reactions import is_dangerous
from brassboard.games.alone.scenario.static_map import DIRECTIONS
from brassboard.kernel import Action, Match, Seat, text_of
from brassboard.kernel.game import tag_of

FAR = 99
KIND_OF = {
    "move": "move", "explore": "explore", "attack": "attack", "locate": "locate", "search": "search",
    "switch": "interact", "work": "interact",
}  # fmt: skip
"""The action that a choice of the Hero is."""


class Wisher:
    """Someone who plays towards what is seldom seen; `often` counts what the games so far have reached."""

    def __init__(self, seed: int, often: Counter[str]) -> None:
        self.luck = random.Random(seed)
        self.often = often
        self.done: Counter[str] = Counter()
        self.whims = self.luck.choice((0.0, 0.02, 0.05, 0.15))
        self.fierce = self.luck.choice((0.0, 0.0, 0.1, 0.3, 0.6))
        """How gladly Evil sends creatures after the Hero."""
        self.searches = self.luck.choice((0.2, 0.6, 0.9))
        self.fights = self.luck.random() < 0.5
        self.earnest = self.luck.choice((0.3, 0.6, 0.9))
        """How often the Hero follows his missions and no wishes."""

    def choose(self, match: Match, seat: Seat) -> Action:
        ask = match.position.ask_of(seat)
        assert ask is not None
        options: list[Action] = list(ask.options)
        if len(options) == 1:
            return options[0]
        texts = [text_of(option) for option in options]
        if self.luck.random() < self.whims:
            return options[self.luck.randrange(len(options))]
        if ask.kind == "act" and self.luck.random() < self.earnest:
            return options[texts.index(self.hero(match, texts))]
        worth = [self.worth(match, seat, text) for text in texts]
        if max(worth) > self.luck.random() * 0.3:
            best = worth.index(max(worth))
            self.done.update(wishes(match, seat, texts[best]))
            return options[best]
        chosen = self.hero(match, texts) if seat == HERO else self.evil(match, ask.kind, texts)
        return options[texts.index(chosen)]

    def worth(self, match: Match, seat: Seat, text: str) -> float:
        things = wishes(match, seat, text)
        return max([1 / (1 + self.often[thing]) / (1 + 2 * self.done[thing]) for thing in things], default=0.0)

    # The Hero

    def hero(self, match: Match, texts: list[str]) -> str:
        table = match.position.table
        if "bullet_time" in texts and self.luck.random() < 0.6:
            return "bullet_time"
        works = [text for text in texts if text.startswith("work:")]
        if works:
            return self.luck.choice(works)
        attacks = [text for text in texts if text.startswith("attack:")]
        uses = [text for text in texts if text.startswith("use:")]
        aims = goals(table)
        if attacks and (self.fights or table.secret.hero in aims):
            return self.luck.choice(attacks + [text for text in uses if text.startswith("use:AMMO")])
        if "search" in texts and self.unsearched(table) and self.luck.random() < self.searches:
            return "search"
        steps = {text.partition(":")[2]: text for text in texts if text.startswith(("move:", "open:"))}
        if steps:
            ways = ahead(table, aims)
            best = max(steps, key=lambda word: (-ways.get(word, FAR), self.luck.random()))
            if table.secret.hero not in aims or "search" not in texts:
                return steps[best]
            return "search"
        plain = [text for text in texts if text not in ("pass", "done")]
        if "pass" in texts and (not plain or self.luck.random() < 0.5):
            return "pass"
        return self.luck.choice(plain or texts)

    def unsearched(self, table: Table) -> bool:
        room = station(table).room[table.secret.hero]
        return bool(room) and room not in table.hero.searched

    # Evil

    def evil(self, match: Match, kind: str, texts: list[str]) -> str:
        table = match.position.table
        if kind == "offer":
            down = [text for text in texts if text.endswith(",down") and not self.worth_keeping(text[6:9])]
            return self.luck.choice(down) if down and self.luck.random() < self.fierce else "pass"
        if kind == "accept":
            return texts[0]
        if kind == "discard":
            spare = [text for text in texts if text != "done" and not self.worth_keeping(text[8:11])]
            return self.luck.choice(spare) if spare else self.luck.choice(texts) if "done" not in texts else "done"
        near = nearness(table, texts)
        if near:
            best = min(near.values())
            if kind == "path" and "done" in texts and FAR in near.values():
                return "done"
            return self.luck.choice([text for text, far in near.items() if far == best])
        return self.luck.choice(texts)

    def worth_keeping(self, card: str) -> bool:
        return any([self.often[f"{card} {half}"] == 0 for half in ("basic", "dangerous")])


def nearness(table: Table, texts: list[str]) -> dict[str, int]:
    """Return how far the sectors and creatures of some options are from the Hero."""
    far, st = spawn_distances(table), station(table)
    found: dict[str, int] = {}
    for text in texts:
        verb, _, word = text.partition(":")
        if word in st.sector_of:
            found[text] = far[st.sector_of[word]]
        elif verb == "creature" and (one := creature_of(table, int(word[1:]))) is not None:
            found[text] = far[one.sector] or FAR
    return found


# Where the Hero goes


def goals(table: Table) -> set[int]:
    """Return the sectors in which something is to be done for a mission; the main mission comes first."""
    missions = [mission for mission in table.missions if not mission.fulfilled]
    red = [mission for mission in missions if mission.colour == "red"]
    found: set[int] = set()
    for mission in red or missions:
        for place, step in enumerate(MISSIONS[mission.id].steps[mission.step]):
            if mission.counts[place] < step.count:
                found |= places(table, mission, step)
    return found or {*station(table).room_at.values()}


def places(table: Table, mission: Mission, step: Step) -> set[int]:
    st, secret = station(table), table.secret
    if step.verb == "find":
        return {clue.sector for clue in secret.clues if clue.colour == mission.colour}
    if step.verb == "slay":
        return {one.sector for one in secret.creatures if step.who in ("any", one.kind)}
    return {st.room_at[step.room]}


def ahead(table: Table, aims: set[int]) -> dict[str, int]:
    """Return for each direction how many steps the nearest goal is away behind it."""
    st, here = station(table), table.secret.hero
    found: dict[str, int] = {}
    for direction, word in enumerate(DIRECTIONS):
        ray = st.ray[here][direction]
        if ray:
            found[word] = min([st.steps[ray[0]][aim] for aim in aims], default=0)
    return found


# What an option may show


def wishes(match: Match, seat: Seat, text: str) -> list[str]:
    """Return what choosing this brings about, or may do."""
    verb, _, rest = text.partition(":")
    words = rest.split(",")
    table: Any = match.position.table
    found = [f"do {verb}"] if verb not in ("end", "offer", "discard", "search", "locate", "explore", "pass") else []
    if verb == "offer" and words[1] == "up":
        found.append(f"{words[0]} {'dangerous' if is_dangerous(match.position) else 'basic'}")
        found += [f"see {tag_of(SecretMend)}"] * ("mend" in str(CARDS[words[0]].dangerous) and wounded_hidden(table))
    elif verb == "creature" and seat != HERO and (one := creature_of(table, int(words[0][1:]))) is not None:
        found += [f"see {tag_of(SecretMend)}"] * (one.wounded and one.figure < 0)
    elif verb == "explore":
        found.append("do take_tile")
    elif verb == "use":
        upgraded = table.hero.items[int(words[1])].upgraded
        found.append(f"{words[0]} {'upgraded' if upgraded else 'plain'}")
    elif verb in ("upgrade", "upgrade_free"):
        found.append(f"{words[0]} upgraded")
    elif verb in ("ability", "reduce"):
        found.append(f"ability {words[0]}")
    elif verb == "sacrifice":
        found.append(f"sacrifice {words[0]}")
    elif verb == "character":
        found.append(f"play {words[0]}")
    elif verb == "decks":
        found += [f"{card} basic" for card, row in CARDS.items() if row.deck in words]
    elif verb == "skill":
        found.append(f"skill {words[0]}")
    if seat == HERO:
        found += provoked(match, verb, words)
    return found


def wounded_hidden(table: Table) -> bool:
    return any([one.wounded and one.figure < 0 for one in table.secret.creatures])


def provoked(match: Match, verb: str, words: list[str]) -> list[str]:
    """Return what Evil could show after this action of the Hero, by the cards in its hands."""
    table = match.position.table
    kind = ITEMS[words[0]].action if verb == "use" else KIND_OF.get(verb, "")
    if not kind:
        return []
    danger = is_dangerous(match.position)
    if verb == "move":
        ray = station(table).ray[table.secret.hero][DIRECTIONS.index(words[0])]
        danger = bool(ray) and bool(table.secret.danger >> ray[0] & 1)
    hands = [card for player in table.evil for card in (*player.first, *player.second)]
    cards = [card for card in hands if CARDS[card].trigger == kind]
    if danger and wounded_hidden(table) and any(["mend" in str(CARDS[card].dangerous) for card in cards]):
        return [f"see {tag_of(SecretMend)}"]
    return [f"{card} {'dangerous' if danger else 'basic'}" for card in cards]
