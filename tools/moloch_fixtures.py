"""Stages the moments of Rise of Moloch that the page's tests are written for: `python tools/moloch_fixtures.py`.

web/tests/kit/moloch.json holds the static board and views of several matches, as the asked seat, others and a spectator
are sent them. Run this after a change of the table, of the actions or of what `standing` says; a test
(tests/games/moloch/test_standing.py) stages the moments again and compares.
"""

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT / "tests"))

import msgspec  # noqa: E402

from brassboard.games.moloch.board import board  # noqa: E402
from brassboard.kernel import Seat  # noqa: E402
from brassboard.server.wire import view_plain  # noqa: E402
from games.moloch.campaign.ledgers import Campaigning, intermezzo  # noqa: E402
from games.moloch.helper import Stage  # noqa: E402
from games.moloch.rules.setting_up import Beginning  # noqa: E402
from games.staging import Staged  # noqa: E402

FIXTURE = ROOT / "web" / "tests" / "kit" / "moloch.json"
NEMESIS, LEADER, OTHER = 0, 1, 2
CHAPTERS = ("1", "2", "3", "5")
"""Whose maps the page's tests need."""


def moments() -> dict[str, Any]:
    """Return the static board and the views by the name of their moment."""
    views: dict[str, Any] = {}
    fight = street()
    views["aims"] = view(fight, NEMESIS)
    fight.answer("attack:ranged,emma", "pass")
    views["bonus"] = view(fight, NEMESIS)
    fight.answer("roll").roll("hit", "hit+", "crown", "dodge", "cover")
    views["react"], views["attacks"], views["watching"] = view(fight, LEADER), view(fight, NEMESIS), view(fight, None)
    views["act"] = view(street().turn("drago"), OTHER)
    walk = street().turn("drago").answer("move")
    views["step"] = view(walk, OTHER)
    coin = street().give("lucky_coin", "major").place("shambling1", "F8").turn("major")
    coin.answer("attack:melee,shambling1", "roll").roll("hit", "dodge", "cover")
    views["reroll"] = view(coin, LEADER)
    views["split"] = view(street().ether("drago", 3).turn("drago").answer("charge:shambling2"), NEMESIS)
    command = street().command()
    views["row"], views["propose"], views["waiting"] = (
        view(command, NEMESIS),
        view(command, OTHER),
        view(command, LEADER),
    )
    command.answer(*place("tobias", "emerson", "minions"), seat=NEMESIS)
    command.answer(*place("drago", "emma", "major", "cavendish"), seat=OTHER)
    views["leader"] = view(command, LEADER)
    views["version"] = view(Beginning(players=3).until("version"), NEMESIS)
    views["group"] = view(Beginning(players=3).until("group"), LEADER)
    views["advantage"] = view(Beginning(players=3).until("advantage"), LEADER)
    views["benefit"] = view(Beginning(players=3).until("benefit"), NEMESIS)
    circus = Stage("2", acting="major").start().table(round=2)
    views["hidden"], views["circus"] = view(circus, LEADER), view(circus, NEMESIS)
    views["circles"] = view(Stage("3", acting="major").start().table(progress=6), LEADER)
    views["districts"] = view(Stage("5", acting="major").start().table(burning=("city",)), LEADER)
    views["over"] = view(over(), LEADER)
    views |= campaign_moments()
    box = board([f"start_{id}" for id in CHAPTERS])
    box["chapters"] = {id: chapter for id, chapter in box["chapters"].items() if id in CHAPTERS}
    return {"box": plain(box), "views": views}


def campaign_moments() -> dict[str, Any]:
    """Return views of a campaign's sheet: before its first chapter, in the intermezzo, before the second chapter."""
    views = {"sheet_new": view(Campaigning(3), LEADER)}
    kept = {"fallen": ("tobias",), "discards": ("caltrops",), "equipment": ("lucky_coin", "steel_top_hat")}
    campaign = intermezzo(1, 3, ("sabbath", "docks"), seats=(1, 2, 1, 2), **kept)
    views["sheet_visit"], views["sheet_watching"] = view(campaign, LEADER), view(campaign, None)
    views["sheet_take"] = view(campaign.answer("visit:major,bazaar"), LEADER)
    views["sheet_stock"] = view(campaign.until("stock"), LEADER)
    views["sheet_next"] = view(campaign.to_gathering(), LEADER)
    return views


def street() -> Stage:
    """Return the moment of the mock-up before Emerson shoots at Emma through two windows."""
    table = Stage("1", acting="emerson", at="K8", players=3)
    table.gone("d2", "C8-B8", "E6-E7", "K4-K5").fire("D2", "D3", "H6").pool(3)
    for id, square in (
        ("major", "E8"), ("drago", "L6"), ("emma", "G8"), ("cavendish", "I5"), ("tobias", "M5"), ("blackmore", "K5"),
        ("bobby1", "K4"), ("bobby2", "J5"), ("bobby3", "L5"), ("shambling1", "F6"), ("shambling2", "J6"),
        ("shambling3", "H7"), ("clown1", "M6"), ("clown2", "N7"),
    ):  # fmt: skip
        table.place(id, square)
    table.change("emma", damage=1, ether=3, role="scout").change("drago", damage=3, ether=1, role="bruiser")
    table.change("major", damage=2, ether=2, role="leader", seat=1).change("tobias", damage=3, ether=2)
    table.change("cavendish", ether=4, role="samaritan", seat=2).change("emma", seat=1).change("drago", seat=2)
    table.give("steel_top_hat", "emma").give("shotgun", "drago").learn("guardian", "major")
    table.ether("instill_chaos", 2).ether("command_minions", 1).ether("pyromaniac", 1).hand("slammed_door", "soot_rain")
    rows = ("drago", "allies", "cavendish", "emma", "major"), ("minions", "emerson", "chaos", "tobias")
    table.rows(*rows).table(round=3, deaths=1)
    for slot in (*table.board.upper[:2], *table.board.lower[:2]):
        slot.seen = -1
    return table.turn("emerson")


def place(*cards: str) -> list[str]:
    return [f"card:{card}" for card in cards]


def over() -> Stage:
    """Return a chapter that the Nemesis has won by the third defeat."""
    table = Stage("1", acting="emerson", at="E5", players=3).place("emma", "E6", damage=4).table(deaths=2)
    table.answer("attack:ranged,emma")
    while not table.over:
        if table.chance:
            table.roll(*["hit"] * table.dice_asked())
        else:
            options = table.options()
            table.answer(next(text for text in ("pass", "roll", "done", options[0]) if text in options))
    return table


def view(table: Staged, seat: Seat | None) -> Any:
    return plain(view_plain(table.match, seat))


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def main() -> int:
    made = moments()
    FIXTURE.write_text(json.dumps(made, ensure_ascii=False, separators=(",", ":")), "utf-8")
    sys.stdout.write(f"{len(made['views'])} views in {FIXTURE.name}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
