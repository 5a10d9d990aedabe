"""The frames of cards, gifts and powers."""

from brassboard.kernel import EndForm, Frame, Nobody, Permutation, Public

from .actions import At, Discard, Edge, Learn, On, Summon, Use, Way


class Doing(Frame, tag="moloch.doing"):
    """What a card or gift does, one effect after the other."""

    ability: Public[int]
    figure: Public[int]  # who uses it; -1: the Nemesis himself
    seat: Public[int]
    about: Public[int] = -1  # the figure the trigger concerns
    attacker: Public[int] = -1
    where: Public[int] = -1  # the square the trigger concerns
    way: Public[int] = 0
    chosen_way: Public[Way | None] = None
    at: Public[int] = 0  # the next effect
    inner: Public[int] = 0  # how often the effect inside `times` was done
    done_on: Public[tuple[int, ...]] = ()  # on whom
    that: Public[int] = -1  # the figure the effect before concerned
    cure: Public[int] = 0  # afflictions to discard of the one that is healed next
    on: Public[On | EndForm | None] = None


class UseRule(Frame, tag="moloch.use"):
    """A figure uses an ability in its activation."""

    ability: Public[int]
    figure: Public[int]
    seat: Public[int]


class UtensilDone(Frame, tag="moloch.utensil_done"):
    """A utensil was discarded and its effect is done."""

    figure: Public[int]
    seat: Public[int]
    card: Public[str]
    faces: Public[tuple[int, ...]] = ()
    use: Public[Use | EndForm | None] = None


class Prevent(Frame, tag="moloch.prevent"):
    """An effect prevents damage."""

    ability: Public[str]
    seat: Public[int]


class Guarding(Frame, tag="moloch.guarding"):
    """Somebody becomes the target of an attack instead."""

    figure: Public[str]
    seat: Public[int]
    to: Public[At | None] = None


class Defending(Frame, tag="moloch.defending"):
    """A paid effect of the defender, before the defence roll."""

    ability: Public[str]
    seat: Public[int]


class Eluding(Frame, tag="moloch.eluding"):
    """The defender is elusive."""

    seat: Public[int]


class PowerRule(Frame, tag="moloch.power"):
    """A power card is used."""

    power: Public[str]


class ChaosRule(Frame, tag="moloch.chaos"):
    """A chaos card is played; it may be cancelled before it acts."""

    card: Public[str]
    seat: Public[int]
    cancelled: Public[bool] = False


class Cancelling(Frame, tag="moloch.cancelling"):
    """Something cancels a chaos card or calls an activation off."""

    what: Public[str]  # a card or a token, with its owner
    seat: Public[int]


class TokenRule(Frame, tag="moloch.token"):
    """A token won in an intermezzo is used."""

    place: Public[str]
    seat: Public[int]
    owner: Public[int] = -1


class DrawChaos(Frame, tag="moloch.draw_chaos"):
    """The Nemesis draws chaos cards."""

    n: Public[int]
    order: Nobody[Permutation | None] = None


class DrawEquipment(Frame, tag="moloch.draw_equipment"):
    """A gentleman draws cards of a stack."""

    figure: Public[int]
    stack: Public[str]
    n: Public[int]
    order: Nobody[Permutation | None] = None


class GainCard(Frame, tag="moloch.gain_card"):
    """A gentleman gains a card; an arsenal card needs a slot (RM-GENT-07)."""

    figure: Public[int]
    seat: Public[int]
    card: Public[str]
    drop: Public[Discard | None] = None


class SpawnRule(Frame, tag="moloch.spawn"):
    """Minions are placed."""

    seat: Public[int]
    types: Public[tuple[str, ...]]
    n: Public[int]
    squares: Public[tuple[int, ...]] = ()  # those allowed
    centres: Public[tuple[int, ...]] = ()  # squares of agents or manholes: one of them is named, they appear next to it
    placed: Public[int] = 0
    centre: Public[At | None] = None
    summon: Public[Summon | EndForm | None] = None


class LayFire(Frame, tag="moloch.lay_fire"):
    """A fire is laid on one of these squares."""

    seat: Public[int]
    squares: Public[tuple[int, ...]]
    must: Public[bool] = True
    at: Public[At | EndForm | None] = None


class SpreadFire(Frame, tag="moloch.spread_fire"):
    """Fires spread, one after the other."""

    seat: Public[int]
    n: Public[int]
    sources: Public[tuple[int, ...]] = ()  # the fires that may spread
    fire: Public[At | None] = None
    to: Public[At | None] = None


class Douse(Frame, tag="moloch.douse"):
    """Fires are put out."""

    seat: Public[int]
    n: Public[int]
    squares: Public[tuple[int, ...]]
    at: Public[At | EndForm | None] = None


class Wreck(Frame, tag="moloch.wreck"):
    """An edge becomes rubble, or a door is opened."""

    seat: Public[int]
    edges: Public[tuple[int, ...]]
    rubble: Public[bool] = True
    edge: Public[Edge | None] = None


class CopyAdvantage(Frame, tag="moloch.copy"):
    """Copycat becomes a copy of another advantage."""

    figure: Public[int]
    seat: Public[int]
    learn: Public[Learn | None] = None


class Cure(Frame, tag="moloch.cure"):
    """Afflictions are discarded."""

    figure: Public[int]
    seat: Public[int]
    n: Public[int]
    card: Public[Discard | EndForm | None] = None


class TakeOver(Frame, tag="moloch.take_over"):
    """The Nemesis may use a gentleman for one charge (RM-AFFL-03)."""

    figure: Public[int]
    seat: Public[int] = 0


class Hop(Frame, tag="moloch.hop"):
    """A figure is placed on one of these squares."""

    figure: Public[int]
    seat: Public[int]
    squares: Public[tuple[int, ...]]
    to: Public[At | None] = None


class SewerRun(Frame, tag="moloch.sewer_run"):
    """Minions go from one manhole to another."""

    seat: Public[int]
    source: Public[At | None] = None
    target: Public[At | None] = None
    most: Public[int] = 1
    ran: Public[tuple[int, ...]] = ()
    on: Public[On | EndForm | None] = None
    to: Public[At | None] = None


class NamedGroup(Frame, tag="moloch.named_group"):
    """Minions named by an effect act as a group of their own (RM-RULING-27)."""

    seat: Public[int]
    n: Public[int]
    fierce: Public[bool] = False
    named: Public[tuple[int, ...]] = ()
    on: Public[On | EndForm | None] = None


class SiphonPair(Frame, tag="moloch.siphon"):
    """An agent and a gentleman next to it are named."""

    seat: Public[int]
    agent: Public[On | None] = None
    on: Public[On | None] = None
    damage: Public[int] = 1
    heals: Public[int] = 3
