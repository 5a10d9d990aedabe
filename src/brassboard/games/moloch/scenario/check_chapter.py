"""Check that a chapter can be played: everyone has a start square, both sides can win, and the chapter ends."""

from typing import Final

from brassboard.kit.bits import members

from ..content import AGENT_FIGURES
from ..content.effects import AGENTS
from .check_map import row_line, wrong_square
from .check_words import check_words
from .draft import Draft
from .ground import Ground
from .parser import Parts
from .vocabulary import SIDES, WIN_MOMENTS

BOBBY: Final = "bobby"


def check_chapter(draft: Draft, parts: Parts) -> None:
    """Add a mistake for everything that does not fit together."""
    _check_agents(draft, parts)
    _check_entering(draft, parts)
    _check_minions(draft, parts)
    _check_allies(draft, parts)
    _check_wins(draft, parts)
    _check_specials(draft, parts)
    check_words(draft, parts)
    if draft.ground is not None:
        if "agents" not in draft.broken:
            _check_agent_squares(draft, draft.ground, parts)
        _check_counts(draft, draft.ground, parts)


# Who takes part


def _check_agents(draft: Draft, parts: Parts) -> None:
    for sheet in AGENTS:
        lines = [line for line in parts.agents if line.sheet == sheet and line.at]
        most = AGENT_FIGURES[sheet].figures
        if len(lines) > most:
            what = f"{sheet} is there {len(lines)} times"
            draft.wrong_in("agents", f'"{sheet}"', most, what, f"the box has {most}: remove some")
    spare = [line for line in parts.agents if line.cards > 1]
    if len({line.sheet for line in spare}) > 1:
        draft.wrong_in("agents", "cards", 1, "two agents have a second card", "there is one spare card: remove one")
    revealed = [(path, s) for path, s in parts.specials if s.moment == "reveal" and s.when.word(0) == "spare"]
    if spare and not revealed:
        remedy = 'add a special with when = "reveal(spare)"'
        draft.wrong_in("agents", "cards", 0, f"nothing says what the second card of {spare[0].sheet} does", remedy)
    if revealed and not spare:
        remedy = "write cards = 2 at the agent whose second card it is"
        draft.wrong(f"{revealed[0][0]}.when", "nobody has the spare card", remedy)


def _check_entering(draft: Draft, parts: Parts) -> None:
    """Agents that enter later are brought in by the special they name."""
    for number, line in enumerate(parts.agents):
        if not line.enters:
            continue
        deeds = [call for _, special in parts.specials if special.id == line.enters for call in special.deeds]
        if not any([call.verb == "enters" and call.word(0) == line.sheet for call in deeds]):
            what = f'no special "{line.enters[:30]}" brings {line.sheet} in'
            draft.wrong_in("agents", "{", number, what, f'add one with does = "enters({line.sheet}, p, beside)"')


def _check_minions(draft: Draft, parts: Parts) -> None:
    for minion in parts.minions:
        if minion not in parts.minion_types:
            what = f"{minion} is not among the minion_types"
            draft.wrong_in("minions", minion, 0, what, "add it there, or take it out here")
    if parts.reinforce and not parts.minion_types:
        draft.wrong("reinforce", "there are no minion_types", 'write minion_types = ["clown"], or reinforce = 0')


def _check_allies(draft: Draft, parts: Parts) -> None:
    for ally in parts.vips:
        if ally not in parts.allies:
            draft.wrong_in("vips", ally, 0, f"{ally} is not among the allies", "add it there, or take it out here")


# The end, and specials


def _check_wins(draft: Draft, parts: Parts) -> None:
    if not draft.rows("win"):
        draft.mistake(1, 1, "nobody can win", "add [[win]] rows")
        return
    limits = [path for path, win in parts.wins if win.moment == "limit"]
    for path, win in parts.wins:
        if win.moment not in WIN_MOMENTS:
            remedy = f"write one of {', '.join(WIN_MOMENTS)}"
            draft.wrong(f"{path}.when", f"{win.moment} is no moment of a win", remedy)
        elif win.moment == "limit" and win.conditions:
            draft.wrong(f"{path}.if", "at the limit someone must win", "take the condition away")
        elif win.moment != "limit" and not win.conditions and f"{path}.if" not in draft.broken:
            draft.missing(path, "if", '"deaths(3)"')
    if len(limits) > 1:
        draft.wrong(f"{limits[1]}.when", "a second side wins at the limit", "remove one of the two rows")
    whole = len(parts.wins) == len(draft.rows("win"))
    if not limits and whole:
        line, column = draft.places.key("win.1")
        draft.mistake(line, column, "nobody wins when the rounds are over", 'add [[win]] with when = "limit"')
    for side, name in enumerate(SIDES):
        if whole and side not in [win.side for _, win in parts.wins]:
            line, column = draft.places.key("win.1")
            draft.mistake(line, column, f"the side {name} cannot win", f'add [[win]] with side = "{name}"')


def _check_specials(draft: Draft, parts: Parts) -> None:
    seen: list[str] = []
    for path, special in parts.specials:
        if special.id and special.id in seen:
            draft.wrong(f"{path}.id", f'found a second special "{special.id}"', "give it another id")
        seen.append(special.id)
    patterns: dict[tuple[str, ...], str] = {}
    for district, pattern in parts.districts.items():
        if pattern in patterns:
            what = f"{district} has the pattern of {patterns[pattern]}"
            draft.wrong(f"districts.{district}", what, "give each district a pattern of its own")
        patterns[pattern] = district
    kinds = [marker.kind for marker in parts.markers]
    for number, kind in enumerate(kinds, 1):
        if kind and kind in kinds[: number - 1]:
            draft.wrong(f"marker.{number}.kind", f'found a second kind "{kind}"', "count them together in n")
    finds = [call for marker in parts.markers for call in marker.finds if call.verb == "token"]
    deeds = [call for _, special in parts.specials for call in special.deeds if call.verb == "lay_token"]
    hidden = sum([marker.n for marker in parts.markers if "token" in [call.verb for call in marker.finds]])
    if len(deeds) + hidden > 1:
        line, column = draft.places.key("marker.1" if finds else "special.1")
        draft.mistake(line, column, f"there are {len(deeds) + hidden} tokens", "a chapter has one: leave one only")


# Squares


def _check_agent_squares(draft: Draft, ground: Ground, parts: Parts) -> None:
    taken: list[int] = []
    for number, line in enumerate(parts.agents):
        if not line.at:
            continue
        square = ground.find(line.at)
        if square < 0 or square not in ground.agents:
            what = f"{line.at} is no start square of an agent" if square >= 0 else f"the map has no square {line.at}"
            draft.wrong_in("agents", "{", number, what, "name a square that is marked a or A on the map")
        elif square in taken:
            draft.wrong_in("agents", "{", number, f"two agents start on {line.at}", "give one another square")
        taken.append(square)
    for square in ground.agents:
        if square not in taken and parts.agents:
            what = f"no agent starts on {ground.names[square]}"
            wrong_square(draft, ground, square, what, "name this square in agents, or make it a plain one")


def _check_counts(draft: Draft, ground: Ground, parts: Parts) -> None:
    """The numbers of start squares fit the numbers of figures."""
    minions, squares = sum(parts.minions.values()), len(ground.minions)
    if minions != squares and "minions" not in draft.broken:
        what = f"there are {minions} minions for {squares} squares s"
        draft.wrong("minions", what, "mark as many squares with s or S as there are minions")
    if parts.reinforce and not ground.points:
        draft.wrong("reinforce", "the map has no reinforcement point", "mark one with p or P, or write reinforce = 0")
    if "allies" not in draft.broken:
        _check_ally_squares(draft, ground, parts)


def _check_ally_squares(draft: Draft, ground: Ground, parts: Parts) -> None:
    bobbies = parts.allies.get(BOBBY, 0)
    named = len([ally for ally in parts.allies if ally != BOBBY])
    in_zone = 0
    for things, n, places, letter in (
        ("Bobbies", bobbies, ground.bobbies, "b"), ("named allies", named, ground.named_allies, "v"),
    ):  # fmt: skip
        if places and len(places) != n:
            what = f"there are {n} {things} for {len(places)} squares {letter}"
            remedy = f"mark one square with {letter} for each, or none to let them start in the start zone"
            if "allies" in draft.data:
                draft.wrong("allies", what, remedy)
            else:
                wrong_square(draft, ground, places[0], what, remedy)
        in_zone += n if not places else 0
    used = 0
    for square in (*ground.agents, *ground.minions, *ground.bobbies, *ground.named_allies):
        used |= 1 << square
    room = len(members(ground.zone & ~ground.start & ~used))
    if in_zone > room:
        what = f"{in_zone} allies begin in the start zone, which has {room} squares for them"
        draft.mistake(row_line(draft, 0), 1, what, "mark squares for them, or make room round the g squares")
