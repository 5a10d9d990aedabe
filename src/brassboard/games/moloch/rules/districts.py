"""Districts that burn: the roll of the Nemesis, the ritual, and the coach that puts one out (chapter chapters)."""

from typing import Final

from brassboard.kernel import END_RULE, Denied, Flow, Kind, Seat, ask, dice, goto, legal, requires, rule, some
from brassboard.kernel.data import Action

from ..content import CONSTANTS
from ..data.actions import Again, District
from ..data.chapter_events import BurningRolled, DistrictBurns, DistrictSaved
from ..data.chapter_frames import BurningRoll, PutOut, SetAlight
from ..data.events import Rerolled
from ..data.table import NEMESIS, Table
from ..queries import Scene, chapter_of
from .attack_effects import symbol_of, symbols_of
from .rolls import chosen_places, dice_left, with_new


def unburnt(t: Table) -> list[str]:
    """Return the districts that do not burn, in the order of the chapter."""
    return [district for district in chapter_of(t).districts if district not in t.burning]


def set_alight(m: Scene, district: str) -> None:
    """A district burns."""
    m.table.burning = tuple(sorted([*m.table.burning, district]))
    m.emit(DistrictBurns(district))


# The roll


def roll_for_district(rolling: BurningRoll, m: Scene) -> Flow:
    """The Nemesis rolls (RM-CHAP-01)."""
    return dice(rolling.count, len(CONSTANTS.faces), into="dice")


def see_roll(rolling: BurningRoll, m: Scene) -> Flow:
    """See the dice."""
    assert rolling.dice is not None
    rolling.faces, rolling.dice = rolling.dice.faces, None
    m.emit(BurningRolled(symbols_of(rolling.faces)))
    return None


def offer_reroll(rolling: BurningRoll, m: Scene) -> Flow:
    """Offer a reroll of any of the dice; other cards do not touch this roll (RM-RULING-34)."""
    if rolling.chances <= 0:
        return goto(match_district)
    options: list[Action] = [Again(symbol_of(rolling.faces[place])) for place in dice_left(rolling.faces, ())]
    return some(NEMESIS, "reroll", options, 0, len(options), into="reroll")


def note_reroll(rolling: BurningRoll, m: Scene) -> Flow:
    """Take these dice up; who rerolls none is content."""
    again = [one for one in rolling.reroll if isinstance(one, Again)]
    if not again:
        return goto(match_district)
    rolling.chances -= 1
    rolling.places = tuple(chosen_places(rolling.faces, (), again))
    rolling.reroll = ()
    return None


def roll_again(rolling: BurningRoll, m: Scene) -> Flow:
    """Roll them again."""
    return dice(len(rolling.places), len(CONSTANTS.faces), into="dice")


def see_reroll(rolling: BurningRoll, m: Scene) -> Flow:
    """Put them into the roll."""
    assert rolling.dice is not None
    rolling.faces = with_new(rolling.faces, rolling.places, rolling.dice.faces)
    rolling.dice, rolling.places = None, ()
    m.emit(Rerolled(symbols_of(rolling.faces)))
    return goto(offer_reroll)


def match_district(rolling: BurningRoll, m: Scene) -> Flow:
    """If the symbols are the pattern of a district that does not burn, in any order, it burns."""
    rolled = tuple(sorted(symbols_of(rolling.faces)))
    for district in unburnt(m.table):
        if chapter_of(m.table).districts[district] == rolled:
            set_alight(m, district)
            break
    return None


rule(
    BurningRoll,
    (roll_for_district, "RM-CHAP-01"),
    (see_roll, "RM-CHAP-01"),
    (offer_reroll, "RM-RULING-34"),
    (note_reroll, "RM-RULING-34"),
    (roll_again, "RM-RULING-34"),
    (see_reroll, "RM-RULING-34"),
    (match_district, "RM-CHAP-01"),
)


# Setting alight, putting out


def _all_districts(seen: Scene) -> list[Action]:
    return [District(district) for district in chapter_of(seen.table).districts]


def _alight_candidates(seen: Scene, seat: Seat) -> list[Action]:
    return _all_districts(seen) if seen.within(SetAlight).n > 0 and seat == NEMESIS else []


@requires("RM-CHAP-03", "district")
def burns_not(seen: Scene, seat: Seat, act: District) -> Denied:
    return (act.district,) if act.district in seen.table.burning else None


ALIGHT: Final = Kind("district", _alight_candidates, burns_not, rule="RM-CHAP-03")


def choose_district(alight: SetAlight, m: Scene) -> Flow:
    """Ask which district burns next; the last one needs no question (RM-CHAP-03)."""
    options = legal(m, NEMESIS, ALIGHT)
    if not options:
        return END_RULE
    return None if len(options) == 1 else ask(NEMESIS, "district", options)


def burn_district(alight: SetAlight, m: Scene) -> Flow:
    """Set it on fire."""
    chosen: Action = alight.district if alight.district is not None else legal(m, NEMESIS, ALIGHT)[0]
    assert isinstance(chosen, District)
    alight.district = None
    alight.n -= 1
    set_alight(m, chosen.district)
    return goto(choose_district)


rule(SetAlight, (choose_district, "RM-CHAP-03"), (burn_district, "RM-CHAP-03"))


def _saved_candidates(seen: Scene, seat: Seat) -> list[Action]:
    return _all_districts(seen) if seen.within(PutOut).seat == seat else []


@requires("RM-ALLY-01", "why")
def does_burn(seen: Scene, seat: Seat, act: District) -> Denied:
    return None if act.district in seen.table.burning else ("district",)


SAVED: Final = Kind("district", _saved_candidates, does_burn, rule="RM-ALLY-01")


def choose_saved(out: PutOut, m: Scene) -> Flow:
    """Ask which burning district is put out."""
    options = legal(m, out.seat, SAVED) if out.n > 0 else []
    if not options:
        return END_RULE
    return None if len(options) == 1 else ask(out.seat, "saved", options)


def save_district(out: PutOut, m: Scene) -> Flow:
    """It burns no longer."""
    chosen: Action = out.saved if out.saved is not None else legal(m, out.seat, SAVED)[0]
    assert isinstance(chosen, District)
    out.saved = None
    out.n -= 1
    m.table.burning = tuple([district for district in m.table.burning if district != chosen.district])
    m.emit(DistrictSaved(chosen.district))
    return goto(choose_saved)


rule(PutOut, (choose_saved, "RM-ALLY-01"), (save_district, "RM-ALLY-01"))
