"""The six chapters of a campaign (RM-OVER-02): who plays, what a chapter is told, and what it leaves behind."""

from typing import Final

from brassboard.kernel import (
    END_RULE,
    Denied,
    Flow,
    Kind,
    Present,
    Seat,
    Seated,
    ask,
    call,
    gather,
    goto,
    legal,
    play_match,
    requires,
    rule,
)
from brassboard.kernel.data import Action

from ..content import AGENT_FIGURES
from ..data.actions import SeatAt
from ..data.report import ChapterEnd
from ..data.setup_events import GentlemanSeated
from ..data.told import Member, Told
from .events import ChapterWon, Scarred
from .frames import CampaignRule, DealGentlemen, Intermezzo, RewardLines
from .queries import LAST, Scene, chapter_number, chapter_of, group_of, leader_seat, page_of
from .sheet import SITS_OUT, Sheet

NEW_CAMPAIGN: Final = "new_campaign"
"""The extras of a campaign that starts with chapter I; a later start uses those of a level (RM-SETUP-02)."""


# Who plays


def gather_players(campaign: CampaignRule, m: Scene) -> Flow:
    """Wait until it is known who plays the next chapter."""
    return gather(into="roster")


def note_roster(campaign: CampaignRule, m: Scene) -> Flow:
    """Note who holds a chair, until those who are present begin."""
    answer = campaign.roster
    if isinstance(answer, Present):
        campaign.present = answer.seats
        return None
    assert answer is not None
    m.table.seated[answer.seat] = isinstance(answer, Seated)
    return goto(gather_players)


def deal_gentlemen(campaign: CampaignRule, m: Scene) -> Flow:
    """Let every gentlemen's player who is present have a gentleman, and every gentleman such a player."""
    return call(DealGentlemen(seats=campaign.present[1:])) if group_of(m.table) else None


def deal_kind(m: Scene) -> tuple[list[str], list[Seat]]:
    """Return the gentlemen whose player is absent, and the players present who have none."""
    seats = m.within(DealGentlemen).seats
    group = group_of(m.table)
    stray = [one.id for one in group if one.seat not in seats]
    return stray, [seat for seat in seats if seat not in [one.seat for one in group]]


def _deals(seen: Scene, seat: Seat) -> list[Action]:
    """A chair for the next gentleman without a player; if all have one, a gentleman for the next chair without any."""
    stray, empty = deal_kind(seen)
    if stray:
        return [SeatAt(stray[0], other) for other in seen.within(DealGentlemen).seats]
    return [SeatAt(one.id, empty[0]) for one in group_of(seen.table)] if empty else []


@requires("RM-RULING-100", "gentleman")
def leaves_one_each(seen: Scene, seat: Seat, deal: SeatAt) -> Denied:
    """Everyone plays at least one gentleman."""
    stray, empty = deal_kind(seen)
    if stray:
        return None if deal.seat in empty or len(stray) > len(empty) else (deal.gentleman,)
    owner = page_of(seen.table, deal.gentleman).seat
    return None if [one.seat for one in group_of(seen.table)].count(owner) > 1 else (deal.gentleman,)


DEAL: Final = Kind("seat", _deals, leaves_one_each)


def dealer(sheet: Sheet, seats: tuple[Seat, ...]) -> Seat:
    """Return who decides: the leader's chair, or the first gentlemen's chair if nobody of it is present."""
    return leader_seat(sheet) if leader_seat(sheet) in seats else seats[0]


def choose_player(deal: DealGentlemen, m: Scene) -> Flow:
    """Ask who plays the next gentleman, if there is a choice (RM-RULING-100)."""
    seat = dealer(m.table, deal.seats)
    options = legal(m, seat, DEAL)
    if not options:
        return END_RULE
    stray, _ = deal_kind(m)
    return None if len(options) == 1 else ask(seat, "seat" if stray else "hand_over", options, into="seat")


def seat_gentleman(deal: DealGentlemen, m: Scene) -> Flow:
    """Give him to that player."""
    chosen = deal.seat if deal.seat is not None else legal(m, dealer(m.table, deal.seats), DEAL)[0]
    deal.seat = None
    assert isinstance(chosen, SeatAt)
    page_of(m.table, chosen.gentleman).seat = chosen.seat
    m.emit(GentlemanSeated(chosen.gentleman, chosen.seat))
    return goto(choose_player)


rule(DealGentlemen, (choose_player, "RM-RULING-100"), (seat_gentleman, "RM-RULING-100"))


# The chapter


def play_chapter(campaign: CampaignRule, m: Scene) -> Flow:
    """Play the next chapter (RM-SETUP-01, RM-CAMP-07)."""
    told = told_of(m.table, campaign.present)
    return play_match(seats=campaign.present, told=told, into="outcome", void=gather_players)


def told_of(sheet: Sheet, present: tuple[Seat, ...]) -> Told:
    """Return what the next chapter needs of the sheet; its seats are places in `present`."""
    group = group_of(sheet)
    if not group:
        return Told(chapter=chapter_number(sheet), level=NEW_CAMPAIGN if sheet.start == 1 else sheet.level)
    members = [Member(one.id, present.index(one.seat), one.role, one.advantages, one.cards, one.gains) for one in group]
    return Told(
        chapter=chapter_number(sheet), group=tuple(members), leader=sheet.leader, stock=sheet.stock,
        powers=sheet.powers, stones=sheet.stones, points=sheet.points, chaos=sheet.chaos, scars=sheet.scars,
        tokens=sheet.tokens, favours=sheet.favours, versions=sheet.versions,
    )  # fmt: skip


# Its end


def record_end(campaign: CampaignRule, m: Scene) -> Flow:
    """Write on the sheet who won, what is kept and what is lost (RM-OVER-03, RM-CAMP-03, RM-RULING-102, RM-CAMP-04)."""
    assert campaign.outcome is not None
    sheet, end = m.table, campaign.outcome.reported(ChapterEnd)
    results = list(sheet.results)
    results[sheet.chapter - 1] = end.winner
    sheet.results = tuple(results)
    m.emit(ChapterWon(chapter_number(sheet), end.winner))
    for one in sheet.gentlemen:
        one.seat, one.role, one.cards, one.gains = SITS_OUT, "", (), ()
    for survivor in end.group:
        one = page_of(sheet, survivor.id)
        one.seat, one.advantages, one.used = campaign.present[survivor.seat], survivor.advantages, True
    sheet.leader, sheet.powers = end.leader, end.powers
    sheet.stock, sheet.aside = tuple(sorted(end.equipment)), tuple(sorted(end.discards))
    note_scars(m, end.fallen)
    sheet.points, sheet.chaos, sheet.tokens, sheet.versions = 0, 0, (), ()
    sheet.favours = tuple([favour for favour in sheet.favours if favour not in end.used])
    campaign.facts, campaign.burning = end.facts, end.burning
    return END_RULE if sheet.chapter == LAST else None


def note_scars(m: Scene, fallen: tuple[str, ...]) -> None:
    """Scar the agents that fell; those that took part are rid of their old scars (C-SCAR)."""
    sheet = m.table
    here = chapter_of(sheet).sheets(sheet.favours)
    scars = [scar for scar in sheet.scars if scar not in here]
    for agent in dict.fromkeys(fallen):
        figures = min(fallen.count(agent), AGENT_FIGURES[agent].figures)
        scars += [agent] * figures
        m.emit(Scarred(agent, figures))
    sheet.scars = tuple(sorted(scars))


def give_rewards(campaign: CampaignRule, m: Scene) -> Flow:
    """Carry the campaign lines of the chapter out (RM-CAMP-02)."""
    winner = m.table.results[m.table.chapter - 1]
    facts, burning, campaign.facts, campaign.burning = campaign.facts, campaign.burning, (), 0
    return call(RewardLines(winner=winner, facts=facts, burning=burning))


def play_intermezzo(campaign: CampaignRule, m: Scene) -> Flow:
    """Between two chapters there is an intermezzo (RM-CAMP-05)."""
    return call(Intermezzo())


def next_chapter(campaign: CampaignRule, m: Scene) -> Flow:
    """Go on with the chapter that follows (RM-SETUP-01)."""
    m.table.chapter += 1
    return goto(gather_players)


rule(
    CampaignRule,
    (gather_players, "RM-OVER-01"),
    (note_roster, "RM-OVER-01"),
    (deal_gentlemen, "RM-RULING-100"),
    (play_chapter, "RM-SETUP-01"),
    (record_end, "RM-CAMP-03"),
    (give_rewards, "RM-CAMP-02"),
    (play_intermezzo, "RM-CAMP-05"),
    (next_chapter, "RM-SETUP-01"),
)
