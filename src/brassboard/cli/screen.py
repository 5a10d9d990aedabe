"""Output of all commands: colours and boxes on a terminal, plain lines in a pipe."""

import re
import sys
import textwrap
from collections.abc import Sequence

from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from brassboard.cli.table_view import TableView

Row = Sequence[str]
KEYS = re.compile(r"\x1b\[[0-9;]*[A-Za-z~]|\x1bO.")
MIN_WIDTH_BESIDE = 80  # From this many columns on, tables stand beside the board.
GAP = 3  # Columns between the board and the tables.
TABLE_MARGIN = 4  # Extra columns that make the tables readable; at their minimum width rich divides columns unevenly.
FRAME = 4  # Columns of the box around a board.
NO_BREAK = "\N{NO-BREAK SPACE}"
SIGN = re.compile(r"(?<=[\s(\[])(\S{1,2}) ")  # A sign, which stays on one line with the word that explains it.
MAX_TEXT_WIDTH = 110  # Columns a long text takes at most.
CLEAR_SCROLLBACK = "\x1b[3J"  # Clears the scrollback too: the last player's hand may be there.


class Screen:
    """Writes for the player at the screen, and reads what is typed."""

    def __init__(self, console: Console | None = None) -> None:
        self.console = console or Console(highlight=False)
        self.fancy = self.console.is_terminal

    def line(self, text: str = "", style: str = "") -> None:
        if self.fancy:
            self.console.print(Text(text, style=style))
        else:
            sys.stdout.write(text + "\n")

    def wrapped(self, text: str, indent: str, style: str = "") -> None:
        """Write a long text, indented from its second line on. No-break spaces keep words on one line."""
        width = min(self.console.width, MAX_TEXT_WIDTH) if self.fancy else MAX_TEXT_WIDTH
        for line in textwrap.wrap(text, width, subsequent_indent=indent, break_on_hyphens=False) or [""]:
            self.line(line.replace(NO_BREAK, " "), style)

    def heading(self, text: str) -> None:
        if self.fancy:
            self.console.print(Rule(Text(text, style="bold yellow"), align="left", style="yellow"))
        else:
            self.line(f"== {text} ==")

    def panel(self, text: str, title: str = "") -> None:
        if self.fancy:
            self.console.print(
                Panel(Text(text), title=Text(title) if title else None, title_align="left", expand=False)
            )
        else:
            for each in (f"{title}:", text) if title else (text,):
                self.line(each)

    def bullets(self, texts: Sequence[str], style: str = "") -> None:
        for text in texts:
            if self.fancy:
                self.console.print(Padding(Text(f"• {text}", style=style), (0, 0, 0, 1)))
            else:
                self.line(f"- {text}")

    def rows(self, rows: Sequence[Row], styles: Sequence[str] = (), heads: Row = (), title: str = "") -> None:
        if not rows:
            return
        if self.fancy:
            self.console.print(_grid(rows, styles, heads, title))
        else:
            for line in _aligned([heads, *rows] if heads else rows):
                self.line(line)

    def show_table(self, table: TableView, explain: bool = False) -> None:
        """Show a table: the board on the left and everything else on the right, or below if the board is wide."""
        if not self.fancy:
            self._show_plain_table(table, explain)
            return
        right: list[RenderableType] = []
        for part in table.parts:
            right += [_grid(part.rows, ["bold"], part.heads, part.title if len(table.parts) > 1 else ""), Text()]
        for pairs in (table.facts, table.legend):
            if pairs:
                right += [_grid(pairs, ["dim"], (), ""), Text()]
        right += [Text(each, style="italic") for each in table.effects]
        if not table.board:
            self.console.print(Group(*right))
            return
        board = Panel(Text(table.board), expand=False, border_style="dim")
        width = max(map(len, table.board.splitlines())) + FRAME
        needed = self.console.measure(Group(*right)).minimum + TABLE_MARGIN
        if self.console.width < max(MIN_WIDTH_BESIDE, width + GAP + needed):
            self.console.print(board)
            self._show_key(table, explain)
            self.console.print(Group(*right))
        else:
            beside = Table.grid(padding=(0, GAP, 0, 0))
            beside.add_column(width=width)  # The board keeps its width.
            beside.add_column(max_width=self.console.width - width - GAP)
            beside.add_row(board, Padding(Group(*right), (1, 0, 0, 0)))
            self.console.print(beside)
            self._show_key(table, explain)
        self._show_printed_texts(table)

    def _show_plain_table(self, table: TableView, explain: bool) -> None:
        if table.board:
            self.line(table.board)
        self._show_key(table, explain)
        for sign, meaning in table.legend:
            self.wrapped(f"{sign}: {meaning}", "  ")
        for part in table.parts:
            self.rows(part.rows, (), part.heads)
        if table.facts:
            self.wrapped(", ".join(f"{name} {value}" for name, value in table.facts), "  ")
        self._show_printed_texts(table)
        for each in table.effects:
            self.line(each)

    def _show_key(self, table: TableView, explain: bool) -> None:
        """Show what the drawing means, for a player who has not seen it yet."""
        for line in table.key.splitlines() if explain else ():
            self.wrapped(SIGN.sub(rf"\1{NO_BREAK}", line), "  ", style="dim")

    def _show_printed_texts(self, table: TableView) -> None:
        for text in table.printed_texts:
            self.wrapped(text, "  ", style="italic")

    def ask(self, prompt: str) -> str:
        """Return what the player types, without the codes of keys such as arrows.

        Raises EOFError at the end of input.
        """
        if self.fancy and sys.stdin.isatty():
            _enable_line_editing()
            self.console.file.flush()
            return _clean(input(f"{prompt}: "))
        typed = sys.stdin.readline()
        self.line(f"{prompt}: {_clean(typed)}")
        if not typed:
            raise EOFError
        return _clean(typed)

    def clear(self) -> None:
        """Clear the screen and the scrollback. A pipe cannot be cleared, so nothing is written."""
        if self.fancy:
            self.console.clear()
            self.console.file.write(CLEAR_SCROLLBACK)

    def show_error(self, text: str) -> None:
        self.line(text, style="red")


def _clean(typed: str) -> str:
    return "".join([letter for letter in KEYS.sub("", typed) if letter.isprintable()]).strip()


def _enable_line_editing() -> None:
    """Let arrow keys edit the line, but without a history, which would show the input of the previous player."""
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(False)


def _grid(rows: Sequence[Row], styles: Sequence[str], heads: Row, title: str) -> Table:
    table = Table(
        title=Text(title) if title else None, title_justify="left", show_header=bool(heads), box=None, pad_edge=False
    )
    for number in range(len(rows[0])):
        style = styles[number] if number < len(styles) else ""
        head = Text(heads[number]) if heads else ""
        # A word longer than its column continues on the next line; nothing is cut off.
        table.add_column(head, style=style, header_style="dim", no_wrap=number == 0, overflow="fold")
    for row in rows:
        table.add_row(*[Text(cell) for cell in row])
    return table


def _aligned(rows: Sequence[Row]) -> list[str]:
    widths = [max(len(row[place]) for row in rows) for place in range(len(rows[0]))]
    return ["  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip() for row in rows]
