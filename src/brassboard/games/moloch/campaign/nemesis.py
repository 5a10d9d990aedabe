"""What the Nemesis decides in an intermezzo: a new power, and versions if an informer tells on him."""

from typing import Final

from brassboard.kernel import END_RULE, Denied, Flow, Kind, Seat, ask, goto, legal, requires, rule
from brassboard.kernel.data import Action
from brassboard.kit.zones import take

from ..content import BASIC_POWERS, CONSTANTS, POWERS, VERSIONS
from ..data.actions import Gain, PutBack
from ..data.actions import Version as ChosenVersion
from ..data.setup_events import PowerGained, VersionChosen
from ..data.table import NEMESIS
from ..rules.cast import place_of_token
from .events import PowerPutBack
from .frames import EarlyVersions, NewPower
from .queries import Scene, abilities_of
from .sheet import Sheet

# A new power


def _owned(seen: Scene, seat: Seat) -> list[Action]:
    seen.within(NewPower)
    return [PutBack(power) for power in seen.table.powers]


@requires("RM-RULING-58", "power")
def is_not_basic(seen: Scene, seat: Seat, back: PutBack) -> Denied:
    """The two basic powers always stay."""
    return (back.power,) if back.power in BASIC_POWERS else None


PUT_BACK: Final = Kind("put_back", _owned, is_not_basic, rule="RM-INT-11")


def choose_old(power: NewPower, m: Scene) -> Flow:
    """Ask which power goes back, if the Nemesis has as many as he may (RM-INT-11)."""
    if len(m.table.powers) < CONSTANTS.most_powers:
        return goto(choose_new)
    return ask(NEMESIS, "put_back", legal(m, NEMESIS, PUT_BACK))


def put_old_back(power: NewPower, m: Scene) -> Flow:
    """Put it back into the stack, from which it may be chosen at once (RM-RULING-58)."""
    assert power.put_back is not None
    m.table.powers = take(m.table.powers, power.put_back.power)
    m.emit(PowerPutBack(power.put_back.power))
    return None


def _powers(seen: Scene, seat: Seat) -> list[Action]:
    seen.within(NewPower)
    return [Gain(power) for power in POWERS if power not in seen.table.powers]


GAIN: Final = Kind("gain", _powers, rule="RM-INT-11")


def choose_new(power: NewPower, m: Scene) -> Flow:
    """Ask for one more power card."""
    return ask(NEMESIS, "power", legal(m, NEMESIS, GAIN), args={"left": 1})


def take_new(power: NewPower, m: Scene) -> Flow:
    """Lay it on the Nemesis's board for the rest of the campaign."""
    assert power.power is not None
    m.table.powers = (*m.table.powers, power.power.power)
    m.emit(PowerGained(power.power.power))
    return None


rule(
    NewPower,
    (choose_old, "RM-INT-11"),
    (put_old_back, "RM-RULING-58"),
    (choose_new, "RM-INT-11"),
    (take_new, "RM-INT-11"),
)


# Versions that are fixed early


def has_informer(sheet: Sheet) -> bool:
    """Whether a token makes the Nemesis fix his versions before gentlemen are exchanged."""
    next_effects = [ability for token in sheet.tokens for ability in abilities_of(place_of_token(token), "next")]
    return any([effect.verb == "early_versions" for ability in next_effects for effect in ability.calls])


def _versions(seen: Scene, seat: Seat) -> list[Action]:
    return [ChosenVersion(seen.within(EarlyVersions).waiting[0], version) for version in VERSIONS]


VERSION: Final = Kind("version", _versions, rule="RM-RULING-57")


def choose_version(early: EarlyVersions, m: Scene) -> Flow:
    """Ask for the version of the next sheet."""
    if not early.waiting:
        return END_RULE
    return ask(NEMESIS, "version", legal(m, NEMESIS, VERSION), args={"sheet": early.waiting[0]})


def fix_version(early: EarlyVersions, m: Scene) -> Flow:
    """Write it on the sheet for all to see."""
    chosen, early.version = early.version, None
    assert chosen is not None
    early.waiting = early.waiting[1:]
    m.table.versions = (*m.table.versions, f"{chosen.sheet} {chosen.version}")
    m.emit(VersionChosen(chosen.sheet, chosen.version))
    return goto(choose_version)


rule(EarlyVersions, (choose_version, "RM-RULING-57"), (fix_version, "RM-RULING-57"))
