"""The frames of clean-up and of what a chapter adds to the rules: agents that enter, markers, objects, districts."""

from brassboard.kernel import Dice, EndForm, Frame, Nobody, Permutation, Public

from .actions import Again, At, Carry, District, On


class CleanUp(Frame, tag="moloch.clean_up"):
    """The end of a round: events and ends of the chapter, the round marker, fire, reinforcements."""

    reinforce: Public[int] = -1  # instead of the chapter's number, in this clean-up; -1: as the chapter says


class Specials(Frame, tag="moloch.specials"):
    """Specials of the chapter that happen now, one after the other."""

    waiting: Public[tuple[str, ...]]
    figure: Public[int] = -1  # who set them off
    square: Public[int] = -1  # where
    deed: Public[int] = 0  # the next deed of the first of them


# Agents and minions


class EnterAgent(Frame, tag="moloch.enter_agent"):
    """An agent comes onto the board."""

    figure: Public[int]
    squares: Public[tuple[int, ...]]  # those allowed
    damage: Public[int] = 0
    to: Public[At | None] = None


class Drill(Frame, tag="moloch.drill"):
    """The Nemesis may move minions, one after the other."""

    waiting: Public[tuple[int, ...]]
    points: Public[int]
    on: Public[On | EndForm | None] = None


class LayFires(Frame, tag="moloch.lay_fires"):
    """A fire is laid in each area that has none."""

    areas: Public[tuple[str, ...]]


# Districts


class BurningRoll(Frame, tag="moloch.burning_roll"):
    """The Nemesis rolls for a district."""

    count: Public[int]
    chances: Public[int]  # rerolls left
    faces: Public[tuple[int, ...]] = ()
    places: Public[tuple[int, ...]] = ()  # of the dice that are being rerolled
    reroll: Public[tuple[Again | EndForm, ...]] = ()
    dice: Public[Dice | None] = None


class SetAlight(Frame, tag="moloch.set_alight"):
    """The Nemesis sets districts on fire."""

    n: Public[int]
    district: Public[District | None] = None


class PutOut(Frame, tag="moloch.put_out"):
    """Burning districts are put out."""

    seat: Public[int]
    n: Public[int]
    saved: Public[District | None] = None


# Markers and objects


class LayMarkers(Frame, tag="moloch.lay_markers"):
    """The markers of the chapter are shuffled and laid face down."""

    squares: Public[tuple[int, ...]]
    order: Nobody[Permutation | None] = None


class Searching(Frame, tag="moloch.searching"):
    """A face-down marker is turned up."""

    figure: Public[int]
    seat: Public[int]
    square: Public[int]
    kind: Public[str] = ""  # what was found
    at: Public[int] = 0  # the next thing it does
    carry: Public[Carry | EndForm | None] = None


class Breaking(Frame, tag="moloch.breaking"):
    """A gentleman tries to break an object."""

    figure: Public[int]
    seat: Public[int]
    square: Public[int]
    attribute: Public[str]
    faces: Public[tuple[int, ...]] = ()
