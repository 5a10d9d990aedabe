"""Takes everything a card gives and adds up what changed, to compare it with what the card says."""

from brassboard.games.scythe.content import RESOURCES, Amount
from games.scythe.helper import Stage

QUIET = ("done", "pass", "end")
UNCOUNTED = ("peek_combat_cards", "relocate_units", "produce")


def counts(stage: Stage, faction: str) -> dict[str, int]:
    """What a player has, in the words of the cards; resources wherever they lie."""
    one = stage.who(faction)
    found = {
        "coins": one.coins,
        "power": one.power,
        "popularity": one.popularity,
        "combat_card": len(one.cards),
        "worker": len(one.workers),
        "upgrade": one.lifted.bit_count(),
        "deploy": len(one.mechs),
        "build": 4 - one.structures.count(-1),
        "enlist": one.recruits.bit_count(),
        "resource": sum(sum(row) for row in stage.board.goods),
    }
    return found | {kind: sum(stage.board.goods[place]) for place, kind in enumerate(RESOURCES)}


def take_everything(stage: Stage, faction: str) -> None:
    """Answer until the player's turn goes on: the largest number, the first thing to have, two coins with a recruit."""
    seat = stage.seat(faction)
    while stage.asked != (seat, "act"):
        options = stage.options()
        recruits = [text for text in options if text.startswith("enlist:") and text.endswith(",coins")]
        if recruits:
            stage.answer(recruits[0])
        elif stage.kind in ("workers", "carry"):
            stage.answer(options[-1])
        else:
            stage.answer(next((text for text in options if text not in QUIET), options[0]))


def changed(before: dict[str, int], after: dict[str, int], *amounts: tuple[Amount, ...]) -> dict[str, int]:
    """What is more or less than before; of resources only what the card fixes."""
    words = {amount.what for some in amounts for amount in some}
    open_words: set[str] = set()
    if words & {"resource_any", "resource_different", "produce"}:
        open_words = {*RESOURCES, *(["resource"] if "produce" in words else [])}
    return {what: after[what] - n for what, n in before.items() if after[what] != n and what not in open_words}


def expected(cost: tuple[Amount, ...], gain: tuple[Amount, ...]) -> dict[str, int]:
    """By how much a card should change what `counts` adds up; what it does not change is left out."""
    change: dict[str, int] = {}
    for sign, amounts in ((-1, cost), (1, gain)):
        for amount in amounts:
            what = {"resource_any": "resource", "resource_different": "resource"}.get(amount.what, amount.what)
            change[what] = change.get(what, 0) + sign * amount.n
            if what in RESOURCES:
                change["resource"] = change.get("resource", 0) + sign * amount.n
            if what == "enlist":
                change["coins"] = change.get("coins", 0) + 2  # its one-time bonus, as `take_everything` chooses
    for what in UNCOUNTED:
        change.pop(what, None)
    return {what: n for what, n in change.items() if n}
