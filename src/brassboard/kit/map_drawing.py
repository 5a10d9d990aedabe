"""Boards drawn as text, in the form that `read_map` reads."""

from collections.abc import Sequence


def drawing(
    width: int, height: int, texts: Sequence[str], edges: Sequence[str], cell: int, every_corner: bool
) -> list[str]:
    """Draw a board as lines of text.

    `texts` are written into its squares ("" is rock); `edges` has one letter for each edge of `Grid` (" " is open).
    """
    cells = width * height
    lines: list[str] = []
    for row in range(height + 1):
        line = ""
        for column in range(width + 1):
            solid = every_corner or _touches(width, height, texts, row, column)
            line += "+" if solid else " "
            if column < width:
                line += _edge_text(width, height, texts, edges, cells, row, column, cell)
        lines.append(line.rstrip())
        if row == height:
            break
        line = ""
        for column in range(width + 1):
            here = texts[row * width + column] if column < width else ""
            left = texts[row * width + column - 1] if column else ""
            if here and left:
                line += edges[row * width + column - 1]
            else:
                line += "|" if here or left else " "
            if column < width:
                line += here[:cell].center(cell)
        lines.append(line.rstrip())
    return lines


def _touches(width: int, height: int, texts: Sequence[str], row: int, column: int) -> bool:
    for at_row in (row - 1, row):
        for at_column in (column - 1, column):
            if 0 <= at_row < height and 0 <= at_column < width and texts[at_row * width + at_column]:
                return True
    return False


def _edge_text(
    width: int, height: int, texts: Sequence[str], edges: Sequence[str], cells: int, row: int, column: int, cell: int
) -> str:
    above = texts[(row - 1) * width + column] if row else ""
    below = texts[row * width + column] if row < height else ""
    if not (above and below):
        return ("-" if above or below else " ") * cell
    letter = edges[cells + (row - 1) * width + column]
    if letter == "|":
        return "-" * cell
    return " " * cell if letter == " " else letter.center(cell, "-")
