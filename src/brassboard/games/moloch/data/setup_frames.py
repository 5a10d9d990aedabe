"""The frames of set-up: what each of its steps remembers while it asks."""

from brassboard.kernel import EndForm, Frame, Nobody, Permutation, Public

from .actions import Assign, At, Buy, Deploy, Enlist, Gain, Give, Lead, Learn, LearnFor, On, SeatAt, Store, TakeRole
from .actions import Version as ChosenVersion


class SetUp(Frame, tag="moloch.setup"):
    """The set-up of a chapter, from the scene to the last figure."""

    chaos: Nobody[Permutation | None] = None
    afflictions: Nobody[Permutation | None] = None


class Versions(Frame, tag="moloch.versions"):
    """The Nemesis chooses a version of every sheet that has two."""

    waiting: Public[tuple[str, ...]]
    version: Public[ChosenVersion | None] = None


class Stones(Frame, tag="moloch.stones"):
    """The Nemesis gives each of his Moloch stones to an agent."""

    stone: Public[Assign | None] = None


class GroupChoice(Frame, tag="moloch.group_choice"):
    """The gentlemen of the chapter, and which seat plays whom."""

    chosen: Public[tuple[str, ...]] = ()
    group: Public[Enlist | None] = None
    seat: Public[SeatAt | None] = None


class Roles(Frame, tag="moloch.roles"):
    """The leader, who gives the others their roles."""

    leader: Public[Lead | None] = None
    role: Public[TakeRole | None] = None


class ShuffleStacks(Frame, tag="moloch.shuffle_stacks"):
    """Equipment stacks are shuffled, one after the other."""

    waiting: Public[tuple[str, ...]]
    order: Nobody[Permutation | None] = None


class Share(Frame, tag="moloch.share"):
    """The leader shares out the cards that were dealt."""

    share: Public[Give | Store | None] = None


class Learning(Frame, tag="moloch.learning"):
    """A gentleman takes advantages."""

    figure: Public[int]
    left: Public[int]
    advantage: Public[Learn | None] = None


class Advantages(Frame, tag="moloch.advantages"):
    """The advantages of a level: so many for each gentleman, then one more for some."""

    each: Public[int]
    more: Public[int]
    done: Public[int] = 0
    favoured: Public[tuple[str, ...]] = ()  # who took one more
    more_for: Public[LearnFor | None] = None


class Powers(Frame, tag="moloch.powers"):
    """The Nemesis takes power cards."""

    left: Public[int]
    power: Public[Gain | None] = None


class Benefits(Frame, tag="moloch.benefits"):
    """The Nemesis spends his conspiracy points."""

    benefit: Public[Buy | EndForm | None] = None


class Deployment(Frame, tag="moloch.deployment"):
    """The figures whose squares are a choice come onto the board."""

    start_minion: Public[Deploy | None] = None
    start_gentleman: Public[Deploy | None] = None
    start_ally: Public[Deploy | None] = None


class AllyFavour(Frame, tag="moloch.ally_favour"):
    """The leader may call an ally who owes the gentlemen a favour."""

    waiting: Public[tuple[str, ...]]
    favour: Public[On | EndForm | None] = None


class EtherFavour(Frame, tag="moloch.ether_favour"):
    """Gentlemen name who gets starting ether that they won."""

    waiting: Public[tuple[str, ...]]
    favour: Public[On | None] = None


class Stroll(Frame, tag="moloch.stroll"):
    """The leader may place a gentleman farther out (carriage hire)."""

    place: Public[str]
    reach: Public[int]
    favour: Public[On | EndForm | None] = None
    carriage: Public[At | None] = None


class BorrowCards(Frame, tag="moloch.borrow_cards"):
    """Gentlemen draw cards that go back at the end of the chapter."""

    waiting: Public[tuple[str, ...]]  # "figure stack n"
    held: Public[tuple[str, ...]] = ()  # what the gentleman had before
