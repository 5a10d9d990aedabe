"""Frames of the Hero's attacks, of his equipment, and of everything that carries out a text of his."""

from brassboard.kernel import Dice, Drawn, Frame, Pass, Public

from .actions import (
    Aim,
    Attack,
    Charge,
    Charges,
    Clear,
    Door,
    Drain,
    FreeUpgrade,
    Kind,
    Light,
    Push,
    Regain,
    Side,
    Skill,
    Upgrade,
)
from .table import TeamOnly

# Attack, damage and experience


class HeroAttack(Frame, tag="alone.hero_attack"):
    """The Hero attacks one creature with one roll (AL-HATT-06). Cards change `cut`, `nocond` and `later`."""

    dice: Public[int]
    """The dice of the card or of the plain Attack, without bonuses."""
    figure: Public[int] = -1
    """The figure attacked; -1 for a shot at a hidden creature (AL-ITEM-10)."""
    plain: Public[bool] = False
    blast: Public[bool] = False
    """Bonuses do not apply."""
    seek: Public[str] = ""
    """The kind of hidden creature that is sought."""
    distance: Public[int] = 0
    """How far away a creature that is sought may be."""
    seat: Public[int] = 1
    """An Evil seat, whose team sees what is aimed at."""
    aimed: TeamOnly[tuple[int, ...]] = ()
    """The creature that is attacked, by Evil's number."""
    rolled: Public[Dice | None] = None
    cut: Public[int] = 0
    """Hits that are lost."""
    nocond: Public[bool] = False
    """Conditional symbols miss."""
    later: Public[tuple[tuple[int, str], ...]] = ()
    """The players and the cards whose `later` part follows the damage if the target lives."""
    tile: Public[int] = -1
    """The tile where the figure died; -1 if it lives."""
    result: Public[int] = -1


class SeekTarget(Frame, tag="alone.seek_target"):
    """The leader picks among hidden creatures of the kind sought that are equally near (AL-RULING-46)."""

    secret = "team"

    seat: Public[int]
    kind: Public[str]
    distance: Public[int]
    result: TeamOnly[tuple[int, ...]] = ()


class Killed(Frame, tag="alone.killed"):
    """A creature was killed by the Hero: experience, then missions."""

    kind: Public[str]
    revealed: Public[bool]


class Experience(Frame, tag="alone.experience"):
    """The Hero gives 1 point each to different skills of his choice (AL-XP-02, AL-XP-07)."""

    left: Public[int]
    chosen: Public[tuple[str, ...]] = ()
    skill: Public[Skill | None] = None


# Search and equipment


class SearchHere(Frame, tag="alone.search_here"):
    """A Search action, with so many additional cards."""

    extra: Public[int] = 0


class Gear(Frame, tag="alone.gear"):
    """The Hero draws equipment cards, then upgrades (AL-SRCH-01 to AL-SRCH-04)."""

    n: Public[int]
    in_search: Public[bool] = False
    """Whether it happens in a Search action, which opens a window for Evil."""
    drawn: Public[tuple[str, ...]] = ()
    """The cards just drawn; they are the last ones in the Hero's store."""


class Upgrades(Frame, tag="alone.upgrades"):
    """The Hero upgrades any number of items, each with a charge of another one (AL-UPG-02)."""

    upgrade: Public[Upgrade | Pass | None] = None


class SkipCards(Frame, tag="alone.skip_cards"):
    """Random cards of those just drawn go to the bottom of the equipment deck."""

    n: Public[int]
    skipped: Public[Drawn | None] = None


class LoseCharges(Frame, tag="alone.lose_charges"):
    """The Hero loses charges of his choice."""

    left: Public[int]
    pay: Public[Drain | None] = None


# Items, abilities, sacrifices and rewards


class UseItem(Frame, tag="alone.use_item"):
    """An item is used through an action (AL-ITEM-06): side of the text, charges, payment, then its calls."""

    item: Public[str]
    place: Public[int]
    side: Public[Side | None] = None
    charges: Public[Charges | None] = None


class HeroCalls(Frame, tag="alone.hero_calls"):
    """The calls of a text of the Hero, one after the other (AL-ITEM-07). `source` names the text: see items.py."""

    source: Public[str]
    x: Public[int] = 0
    """The charges paid."""
    way: Public[int] = -1
    """The side of the text, or -1 while the Hero has not chosen one."""
    place: Public[int] = 0
    """How many calls are done."""
    side: Public[Side | Regain | None] = None
    target: Public[Attack | None] = None
    kind: Public[Kind | None] = None
    aim: Public[Aim | None] = None
    looked: Public[tuple[int, ...]] = ()
    """The tiles of the last look."""
    figure: Public[int] = -1
    """The figure attacked."""
    died_on: Public[int] = -1
    """The tile where it died, or -1."""


class Pick(Frame, tag="alone.pick"):
    """The Hero picks things for a call up to its number: sectors to light, markers to clear, doors, items."""

    verb: Public[str]
    left: Public[int]
    tiles: Public[tuple[int, ...]] = ()
    """The tiles of the call's scope."""
    picked: Public[Light | Clear | Door | Charge | FreeUpgrade | Pass | None] = None


class Blast(Frame, tag="alone.blast"):
    """Every creature on a tile is attacked with a roll of its own, in the Hero's order."""

    dice: Public[int]
    tile: Public[int]
    figures: Public[tuple[int, ...]]
    """Those not attacked yet."""
    target: Public[Attack | None] = None


class PushAway(Frame, tag="alone.push_away"):
    """The Hero moves the creature he attacked (AL-RULING-41)."""

    figure: Public[int]
    left: Public[int]
    push: Public[Push | Pass | None] = None


class JoinCompanion(Frame, tag="alone.join_companion"):
    """A random character not in play joins the Hero (AL-COMP-05)."""

    drawn: Public[Drawn | None] = None
