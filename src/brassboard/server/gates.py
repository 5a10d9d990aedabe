"""Which secrets of a campaign a reader may know.

The server makes every `Opened` here, once for a request or a table. Whatever builds an answer with rules, texts or
names of a game needs one as an argument, so that a place which forgets it does not pass the type checker.
"""

from typing import TYPE_CHECKING, Annotated, Any, Literal

from litestar.params import Parameter

from brassboard.catalogue import MODULES, NOTHING_OPEN, Opened
from brassboard.catalogue.gates import closed_gates
from brassboard.installed_game import InstalledGame
from brassboard.kernel import BadInput, Game

from .records import LEDGER_KIND, TableRecord

if TYPE_CHECKING:  # A table needs its gates, and a request needs its tables.
    from .request_context import Req
    from .table_registry import TableRegistry

CampaignId = Annotated[str, Parameter(max_length=40, description="Also show what this campaign or table has opened.")]
View = Annotated[Literal["", "modules"], Parameter(description="modules: also show modules, which spoil campaigns.")]


async def opened_of(request: "Req", installed: InstalledGame, campaign: str, view: str) -> Opened:
    """Return the gates of a game that are open for a request.

    Without a campaign none is open; all readers of a campaign may know the same. `view` is "modules" if the reader has
    read the warning.
    """
    told = await opened_in(request.app.state.registry, campaign, installed) if campaign else NOTHING_OPEN
    known = frozenset([gate.id for gate in installed.gates])
    return Opened(known & (told | {MODULES} if view == MODULES else told))


async def opened_in(registry: "TableRegistry", campaign: str, installed: InstalledGame) -> Opened:
    """Return the gates that a campaign of this game has opened, or a table of its own; that of another game none."""
    record = (await registry.table(campaign)).record
    if record.game != installed.id:
        return NOTHING_OPEN
    return await registry.campaigns.opened(campaign) if record.kind == LEDGER_KIND else opened_by(record)


def opened_by(*records: TableRecord | None) -> Opened:
    """Return the gates that a table has opened, or a campaign and the match on its table together."""
    return Opened(frozenset([gate for record in records if record is not None for gate in record.gates]))


def require_known_options(
    installed: InstalledGame, options: dict[str, Any], opened: Opened, of_campaign: bool = False
) -> None:
    """Refuse options of a new match or campaign that are behind a closed gate, as if they did not exist."""
    closed = {each for gate in closed_gates(installed.gates, opened) for each in gate.options}
    if not closed:
        return
    offered = installed.campaign_options if of_campaign else installed.options
    shown = {option.name: option for option in offered if option.name not in closed}
    where = f"game {installed.id}"
    for name, value in options.items():
        if name not in shown:
            raise BadInput(f"there is no option {name!r}; options are {', '.join(['players', 'seed', *shown])}", where)
        choices = [choice for choice in shown[name].choices if f"{name}={choice}" not in closed]
        if len(choices) < len(shown[name].choices) and value not in choices:
            raise BadInput(f"option {name} must be one of {', '.join(map(str, choices))}, not {value!r}", where)


def require_known_verbs(installed: InstalledGame, rules: Game, choices: list[str], opened: Opened) -> None:
    """Refuse choices whose verb is behind a closed gate like verbs that do not exist, and list only the others."""
    if not any([gate.verbs for gate in installed.gates]):  # A choice should cost nothing in a game without secrets.
        return
    closed = {verb for gate in closed_gates(installed.gates, opened) for verb in gate.verbs}
    verbs = sorted([verb for verb in rules.verbs if verb not in closed])
    for choice in choices:
        verb = choice.partition(":")[0]
        if verb not in verbs:
            raise BadInput(f'there is no "{verb}"; verbs are {", ".join(verbs)}', f'option "{choice[:80]}"')
