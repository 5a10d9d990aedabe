"""Rewards of a chapter, and random cards of the stacks (chapter campaign)."""

from brassboard.kernel import END_RULE, Flow, call, draw, goto, rule
from brassboard.kit.effects import Call
from brassboard.kit.zones import minus

from ..data.table import GENTLEMEN_SIDE
from .events import CardsWon, ChaosChanged, FavourWon, PlaceGone, PointsWon, ScarsHealed, StoneWon
from .frames import DrawCards, RewardLines
from .queries import Scene, aside_of, chapter_of, in_stack, into_stock
from .sheet import Sheet

# Random cards


def refill(drawing: DrawCards, m: Scene) -> Flow:
    """Shuffle the discards of a stack back at once if it is too small (RM-RULING-102)."""
    sheet = m.table
    if len(in_stack(sheet, drawing.stack)) < drawing.n:
        sheet.aside = minus(sheet.aside, aside_of(sheet, drawing.stack))
    return None


def draw_cards(drawing: DrawCards, m: Scene) -> Flow:
    """Draw as many as there are."""
    cards = in_stack(m.table, drawing.stack)
    n = min(drawing.n, len(cards))
    return draw(n, len(cards), into="drawn") if n else END_RULE


def name_cards(drawing: DrawCards, m: Scene) -> Flow:
    """Return the cards drawn, in their order."""
    assert drawing.drawn is not None
    cards = in_stack(m.table, drawing.stack)
    drawing.result = tuple([cards[place] for place in drawing.drawn.places])
    return None


rule(DrawCards, (refill, "RM-RULING-102"), (draw_cards, "RM-RULING-70"), (name_cards, "RM-RULING-70"))


def win_cards(m: Scene, cards: tuple[str, ...]) -> None:
    """Put cards into the common stock, for all to see."""
    if cards:
        into_stock(m.table, *cards)
        m.emit(CardsWon(cards))


def win_points(m: Scene, n: int) -> None:
    """Give the Nemesis conspiracy points (RM-INT-12)."""
    if n:
        m.table.points += n
        m.emit(PointsWon(n))


# The lines of a chapter


def lines_of(sheet: Sheet, winner: int, facts: tuple[str, ...]) -> list[Call]:
    """Return the winner's lines, then those that always apply (C-REWARD)."""
    rewards = chapter_of(sheet).rewards
    found: list[Call] = []
    for line in (*rewards.of_side[winner], *rewards.always):
        if line.verb != "unless":
            found.append(line)
        elif line.word(0) not in facts:
            found += line.effects(1).calls
    return found


def next_line(rewards: RewardLines, m: Scene) -> Flow:
    """Carry the next line out."""
    lines = lines_of(m.table, rewards.winner, rewards.facts)
    if rewards.at == len(lines):
        return END_RULE
    line = lines[rewards.at]
    if line.verb == "draw":
        return call(DrawCards(stack=line.word(0), n=line.number(1)), into="cards")
    reward(m, line, rewards)
    return None


def take_cards(rewards: RewardLines, m: Scene) -> Flow:
    """Put drawn cards into the stock, and go on with the next line."""
    cards, rewards.cards = rewards.cards, ()
    win_cards(m, cards)
    rewards.at += 1
    return goto(next_line)


rule(RewardLines, (next_line, "RM-CAMP-02"), (take_cards, "RM-CAMP-02"))


def reward(m: Scene, line: Call, rewards: RewardLines) -> None:
    """Carry out a line in which nothing is drawn."""
    sheet = m.table
    if line.verb == "stone":
        stone = line.word(0)
        if rewards.winner == GENTLEMEN_SIDE:
            into_stock(sheet, stone)
        else:
            sheet.stones = tuple(sorted((*sheet.stones, stone)))
        m.emit(StoneWon(stone, rewards.winner))
    elif line.verb == "points":
        win_points(m, line.number(0))
    elif line.verb == "points_per_burning":
        win_points(m, line.number(0) * rewards.burning)
    elif line.verb == "chaos":
        sheet.chaos += line.number(0)
        m.emit(ChaosChanged(line.number(0)))
    elif line.verb == "favour":
        sheet.favours = (*sheet.favours, line.word(0))
        m.emit(FavourWon(line.word(0)))
    elif line.verb == "unscar":
        sheet.scars = tuple([scar for scar in sheet.scars if scar != line.word(0)])
        m.emit(ScarsHealed(line.word(0)))
    else:
        assert line.verb == "place_out", line
        remove_place(m, line.word(0))


def remove_place(m: Scene, place: str) -> None:
    """Let a place card leave the campaign."""
    sheet = m.table
    if place not in sheet.places_out:
        sheet.places_out = tuple(sorted((*sheet.places_out, place)))
        m.emit(PlaceGone(place))
