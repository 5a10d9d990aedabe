"""A campaign in its fourth chapter, where a gentleman may answer a chaos card with which the Nemesis reacted."""

from hashlib import sha256
from typing import Any

from brassboard.campaign import Campaign
from brassboard.games.moloch import GAME
from brassboard.games.moloch.campaign.ledger import CAMPAIGN
from brassboard.games.moloch.campaign.overview import sample, usual
from brassboard.games.moloch.data.card_frames import ChaosRule
from brassboard.games.moloch.data.report import ChapterEnd
from brassboard.games.moloch.data.table import GENTLEMEN_SIDE, NEMESIS, NEMESIS_SIDE
from brassboard.kernel import MATCH, Match, Outcome, Present, Seated, state_hash, text_of
from brassboard.kernel.canonical import canonical
from brassboard.kernel.data import MatchRequest
from brassboard.testing.play import Chooser

PLAYERS = 3
CANDLE = "black_candle"
"""Discarded when a chaos card is played, which it cancels."""
CHAPTER = 4


def in_chapter_4(seed: int) -> Campaign:
    """Return a campaign at the start of its fourth chapter. The three before it were won in turn, by made-up ends."""
    chooser = Chooser(f"in chapter 4, {seed}")
    ledger = Match.begin(CAMPAIGN, CAMPAIGN.setup(CAMPAIGN.players[0]), seed=seed)
    for seat in range(PLAYERS):
        ledger.take(Seated(seat), seat=MATCH)
    while True:
        asked = ledger.position.asked
        if isinstance(asked, MatchRequest):
            if ledger.position.table.chapter == CHAPTER:
                return Campaign(GAME, ledger, None, auto=False)
            ledger.take(_outcome(asked, ledger.position.table.chapter, chooser), seat=MATCH)
        elif ledger.awaited == (MATCH,):
            ledger.take(Present(tuple(range(PLAYERS))), seat=MATCH)
        else:
            seat = ledger.awaited[0]
            ask = ledger.position.ask_of(seat)
            assert ask is not None
            ledger.take(usual(ledger.lens(seat), seat, ask.options) or chooser.action(ask.options), seat)


def _outcome(asked: MatchRequest, chapter: int, chooser: Chooser) -> Outcome:
    """Return an end of a chapter after which the gentlemen own two candles."""
    end = sample(asked, chooser.random.randrange)
    winner = chapter % 2
    own = tuple([card for card in (*end.equipment, *end.discards) if card != CANDLE])
    report: ChapterEnd = type(end)(**{**_fields(end), "winner": winner, "equipment": (*own, CANDLE, CANDLE),
                                      "discards": ()})  # fmt: skip
    won = [seat for seat in asked.seats if (seat == NEMESIS) == (winner == NEMESIS_SIDE)]
    return Outcome(sum([1 << seat for seat in won]), canonical(report))


def _fields(end: ChapterEnd) -> dict[str, Any]:
    return {name: getattr(end, name) for name in end.__struct_fields__}


def reacting(seed: int) -> Campaign:
    """Return a campaign in which a seat of the gentlemen is asked about a chaos card played in their activation."""
    campaign = in_chapter_4(seed)
    chooser = Chooser(f"reacting {seed}")
    while (match := campaign.match) is not None:
        position = match.position
        chaos = position.inside(ChaosRule)
        if chaos and position.table.side == GENTLEMEN_SIDE and match.awaited[0] != NEMESIS:
            return campaign
        seat = match.awaited[0]
        ask = position.ask_of(seat)
        assert ask is not None
        played = [option for option in ask.options if text_of(option).startswith("chaos:")]
        wanted = played if position.table.side == GENTLEMEN_SIDE else []
        campaign.take(chooser.action(wanted or ask.options), seat)
    raise AssertionError("nobody reacted to a reaction")


def described(campaign: Campaign) -> str:
    """Return what a campaign is at this moment, in one line: question, ledger, match, and its own save."""
    match = campaign.match
    assert match is not None
    assert match.decision is not None
    offered = ",".join([option.text for option in match.decision.options])
    states = [state_hash(one.position.state) for one in (campaign.ledger, match)]
    return f"{match.position.path()} {match.awaited} {offered} {states} {sha256(campaign.save()).hexdigest()}"


def played_on(campaign: Campaign) -> str:
    """Play at random until the next chapter is on the table; return where the campaign then is, in one line."""
    chooser, first = Chooser("played on"), campaign.match
    while campaign.match is first or campaign.match is None:
        if campaign.gathering:
            campaign.start()
            continue
        current = campaign.match or campaign.ledger
        seat = current.awaited[0]
        ask = current.position.ask_of(seat)
        assert ask is not None
        campaign.take(chooser.action(ask.options), seat)
    return f"chapter {campaign.match.position.table.chapter} {described(campaign)}"
