"""Every field declares who may see it. What is declared wrongly is an error at import, named Class.field."""

from typing import Annotated, Any

import pytest

from brassboard.kernel import (
    Each,
    Frame,
    Masked,
    Own,
    Part,
    Public,
    Team,
    Value,
    own,
    rule,
)
from brassboard.kernel.visibility import layout_of


class Inner(Part):
    n: Public[int]


class Stocked(Part):
    card: Annotated[str, own(stock="cards")]


class Listing(Value, frozen=True):
    things: list[int]


class Undeclared(Part):
    x: int


class Whatever(Part):
    x: Public[Any]


class DeepWhatever(Part):
    x: Public[tuple[Any, ...]]


class HiddenList(Part):
    x: Own[list[int]]


class HiddenPart(Part):
    x: Own[Inner]


class EachInt(Part):
    x: Each[int]


class MaskedAlone(Part):
    x: Masked[int]


class UncountedStock(Part):
    x: Annotated[tuple[str, ...], own(stock="cards", counted=False)]


class StockOfValues(Part):
    x: Annotated[tuple[float, ...], own(stock="cards")]


class HiddenStock(Part):
    x: Own[Stocked | None] = None


class ADict(Part):
    x: Public[dict[str, int]]


class ASet(Part):
    x: Public[set[int]]


class AFrozenSet(Part):
    x: Public[frozenset[int]]


class PartsInTuple(Part):
    x: Public[tuple[Inner, ...]]


class ListInTuple(Part):
    x: Public[tuple[list[int], ...]]


class ListInList(Part):
    x: Public[list[list[int]]]


class MaybePartsInList(Part):
    x: Public[list[Inner | None]]


class ListOrText(Part):
    x: Public[list[int] | str]


class EitherPart(Part):
    x: Public[Inner | Stocked]


class ListInValue(Part):
    x: Public[Listing]


class BytearrayInTuple(Part):
    x: Public[tuple[bytearray, ...]]


class ListInFrame(Frame, tag="zlayout.a"):
    x: Public[list[int]]


class PartInFrame(Frame, tag="zlayout.b"):
    x: Public[Inner | None] = None


class ListInTupleInFrame(Frame, tag="zlayout.c"):
    x: Public[tuple[list[int], ...]] = ()


class OwnWithoutSeat(Frame, tag="zlayout.d"):
    x: Own[int]


class TeamWithoutSeat(Frame, tag="zlayout.e"):
    x: Team[int]


class OwnPc(Frame, tag="zlayout.f"):
    pc: Public[int] = 0


class OwnReturns(Frame, tag="zlayout.g"):
    returns: Public[str] = ""


class UndeclaredInFrame(Frame, tag="zlayout.h"):
    x: int = 0


BROKEN = [
    (Undeclared, "Undeclared.x: say who may see it"),
    (UndeclaredInFrame, "UndeclaredInFrame.x: say who may see it"),
    (Whatever, "Whatever.x: `Any`"),
    (DeepWhatever, "DeepWhatever.x: `Any`"),
    (HiddenList, "HiddenList.x: what is hidden"),
    (HiddenPart, "HiddenPart.x: what is hidden"),
    (EachInt, "EachInt.x: `Each` is a tuple"),
    (MaskedAlone, "MaskedAlone.x: a masked field needs a field `seen`"),
    (UncountedStock, "UncountedStock.x: a field of a stock shows its length"),
    (StockOfValues, "StockOfValues.x: a stock holds kinds"),
    (HiddenStock, "HiddenStock.x: a part that is hidden whole"),
    (ADict, "ADict.x: "),
    (ASet, "ASet.x: "),
    (AFrozenSet, "AFrozenSet.x: "),
    (PartsInTuple, "PartsInTuple.x: "),
    (ListInTuple, "ListInTuple.x: "),
    (ListInList, "ListInList.x: "),
    (MaybePartsInList, "MaybePartsInList.x: "),
    (ListOrText, "ListOrText.x: "),
    (EitherPart, "EitherPart.x: "),
    (ListInValue, "ListInValue.x.things: "),
    (BytearrayInTuple, "BytearrayInTuple.x: "),
    (ListInFrame, "ListInFrame.x: a frame holds"),
    (PartInFrame, "PartInFrame.x: a frame holds"),
    (ListInTupleInFrame, "ListInTupleInFrame.x: "),
    (OwnWithoutSeat, "OwnWithoutSeat.x: a frame with own or team fields needs a field `seat`"),
    (TeamWithoutSeat, "TeamWithoutSeat.x: a frame with own or team fields needs a field `seat`"),
    (OwnPc, "OwnPc.pc: this name belongs to the kernel"),
    (OwnReturns, "OwnReturns.returns: this name belongs to the kernel"),
]


@pytest.mark.parametrize(("cls", "message"), BROKEN, ids=[cls.__name__ for cls, _ in BROKEN])
def test_a_wrong_declaration_is_an_error_that_names_class_and_field(cls: type, message: str) -> None:
    with pytest.raises(TypeError) as error:
        layout_of(cls)
    assert str(error.value).startswith(message)


def test_a_frame_is_checked_when_its_steps_are_listed() -> None:
    with pytest.raises(TypeError, match=r"ListInFrame\.x"):
        rule(ListInFrame)


def test_steps_are_listed_once() -> None:
    class Once(Frame, tag="zlayout.once"):
        pass

    rule(Once)
    with pytest.raises(TypeError, match="Once: its steps are listed already"):
        rule(Once)
