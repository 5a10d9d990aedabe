"""The end of a match: a side has won, and everything is shown to everybody (chapters winning and knowledge)."""

from brassboard.kernel import EVERYONE

from ..data.table import Opened, Table
from ..queries import Scene


def end_match(m: Scene, winner: str) -> None:
    """End the match at once: `hero` or `evil` has won (AL-WIN-01, AL-WIN-02)."""
    table: Table = m.table
    table.winner = winner
    show_everything(table)
    m.reveal(EVERYONE)
    m.end_match()


def show_everything(table: Table) -> None:
    """Show the secret map, all hands, the decks and the cards that lie face down (AL-KNOW-10)."""
    secret = table.secret
    hands = tuple([(*player.first, *player.second) for player in table.evil])
    table.opened = Opened(
        secret.floors, secret.turns, secret.rooms, secret.swap, secret.hero, secret.sectors, secret.revealed,
        secret.lit, secret.danger, secret.blocked, secret.creatures, secret.clues, hands, table.first_deck,
        table.second_deck, table.equipment, table.reds,
    )  # fmt: skip
    for first in table.first_down:
        first.seen = EVERYONE
    for second in table.second_down:
        second.seen = EVERYONE
