"""The frames of a campaign: its chapters, the intermezzo, and what each of its steps remembers."""

from brassboard.kernel import Dice, Drawn, EndForm, Frame, Left, Outcome, Present, Public, Seated

from ..data.actions import Again, Gain, Give, Lead, Learn, PutBack, SeatAt, Take, TakeRole, Unlearn
from ..data.actions import Version as ChosenVersion
from .actions import Exchange, Inherit, TakeCards, Visit


class CampaignRule(Frame, tag="moloch_campaign.campaign"):
    """The whole campaign, chapter after chapter."""

    roster: Public[Seated | Left | Present | None] = None
    present: Public[tuple[int, ...]] = ()
    outcome: Public[Outcome | None] = None
    facts: Public[tuple[str, ...]] = ()  # what the last chapter remembers for its rewards
    burning: Public[int] = 0


class DealGentlemen(Frame, tag="moloch_campaign.deal_gentlemen"):
    """Gentlemen whose player is absent find another one, and players without a gentleman get one."""

    seats: Public[tuple[int, ...]]  # those of the gentlemen who are present
    seat: Public[SeatAt | None] = None


class RewardLines(Frame, tag="moloch_campaign.rewards"):
    """The rewards of a chapter, line by line."""

    winner: Public[int]
    facts: Public[tuple[str, ...]]
    burning: Public[int]
    at: Public[int] = 0
    cards: Public[tuple[str, ...]] = ()


class DrawCards(Frame, tag="moloch_campaign.draw_cards"):
    """Random cards of a stack; the result are their ids."""

    stack: Public[str]
    n: Public[int]
    drawn: Public[Drawn | None] = None
    result: Public[tuple[str, ...]] = ()


class Intermezzo(Frame, tag="moloch_campaign.intermezzo"):
    """What happens between two chapters."""


class LayPlan(Frame, tag="moloch_campaign.lay_plan"):
    """The intermezzo plan is laid out."""

    cards: Public[tuple[str, ...]] = ()
    drawn: Public[Drawn | None] = None


class Visits(Frame, tag="moloch_campaign.visits"):
    """The gentlemen visit places, one after the other."""

    visit: Public[Visit | None] = None


class VisitRule(Frame, tag="moloch_campaign.visit"):
    """A gentleman visits a place."""

    gentleman: Public[str]
    place: Public[str]
    take: Public[TakeCards | EndForm | None] = None


class PlaceGains(Frame, tag="moloch_campaign.place_gains"):
    """What a place card gives at once, one effect after the other."""

    gentleman: Public[str]
    place: Public[str]
    at: Public[int] = 0
    cards: Public[tuple[str, ...]] = ()


class PickCards(Frame, tag="moloch_campaign.pick_cards"):
    """A gentleman picks cards of a stack, or of what was discarded."""

    gentleman: Public[str]
    stack: Public[str]
    left: Public[int]
    from_aside: Public[bool] = False
    take: Public[Take | EndForm | None] = None
    drawn: Public[tuple[str, ...]] = ()


class KeepOne(Frame, tag="moloch_campaign.keep_one"):
    """A gentleman draws cards and keeps one of them."""

    gentleman: Public[str]
    stack: Public[str]
    n: Public[int]
    cards: Public[tuple[str, ...]] = ()
    take: Public[Take | None] = None


class Gamble(Frame, tag="moloch_campaign.gamble"):
    """A gentleman gambles for utensils."""

    gentleman: Public[str]
    n: Public[int]
    faces: Public[tuple[int, ...]] = ()
    rerolled: Public[tuple[int, ...]] = ()  # places of the dice that were rerolled
    hand: Public[int] = 0  # dice that are being rerolled
    dice: Public[Dice | None] = None
    reroll: Public[tuple[Again | EndForm, ...]] = ()
    cards: Public[tuple[str, ...]] = ()


class Learning(Frame, tag="moloch_campaign.learning"):
    """A gentleman takes advantages, and returns one when he has too many."""

    gentleman: Public[str]
    left: Public[int]
    optional: Public[bool] = True
    advantage: Public[Learn | EndForm | None] = None
    give_back: Public[Unlearn | None] = None


class NewPower(Frame, tag="moloch_campaign.new_power"):
    """The Nemesis takes one more power card."""

    put_back: Public[PutBack | None] = None
    power: Public[Gain | None] = None


class EarlyVersions(Frame, tag="moloch_campaign.early_versions"):
    """The Nemesis fixes his versions before gentlemen are exchanged (cult informer)."""

    waiting: Public[tuple[str, ...]]
    version: Public[ChosenVersion | None] = None


class ExchangeRule(Frame, tag="moloch_campaign.exchange"):
    """Gentlemen are exchanged for the next chapter."""

    reserve: Public[tuple[str, ...]]  # who may come
    exchange: Public[Exchange | EndForm | None] = None
    newcomer: Public[str] = ""
    seat: Public[SeatAt | None] = None


class Heirs(Frame, tag="moloch_campaign.heirs"):
    """What those who sit out have won for the next chapter goes to others."""

    heir: Public[Inherit | None] = None


class ShareStock(Frame, tag="moloch_campaign.share_stock"):
    """The common stock is shared out."""

    stock: Public[Give | EndForm | None] = None


class NewRoles(Frame, tag="moloch_campaign.new_roles"):
    """A leader is named, who gives the roles out anew."""

    leader: Public[Lead | None] = None
    role: Public[TakeRole | None] = None
