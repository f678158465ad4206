"""Rows on a terminal, one under the other."""

from collections.abc import Sequence


def in_columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """The rows with their first cell to the left and the others to the right, each as wide as a terminal needs."""
    from rich.cells import cell_len

    widths = [max(map(cell_len, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        first, *others = ((" " * (width - cell_len(cell)), cell) for cell, width in zip(row, widths, strict=True))
        lines.append("  ".join([first[1] + first[0], *(blanks + cell for blanks, cell in others)]).rstrip())
    return lines
