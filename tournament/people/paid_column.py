"""What the people of a list have paid, as its column says: an amount, or yes and no."""

from collections.abc import Sequence
from dataclasses import replace

from tournament.amounts_in_files import Written, read_amounts
from tournament.names import Cents
from tournament.people.people import base_letters

YES = frozenset(
    ("yes", "y", "x", "✓", "✔", "true", "ok", "paid", "ano", "ja", "tak", "oui", "si", "sim", "igen", "да", "так")
)
NO = frozenset(("no", "n", "-", "–", "—", "false", "ne", "nie", "nein", "non", "nao", "nem", "nej", "nei", "нет", "ні"))
"""Marks of those who have paid, and of those who have not, without accents."""


def paid_by(cells: Sequence[Written], currency: str, file: str) -> tuple[Cents | None, ...]:
    """What each has paid, in minor units, None: the whole price; empty where the column says nothing of anybody.

    An empty cell in a column that says something of others is nothing paid.

    Raises:
        BadFile: as `amounts_in_files.read_amounts` says.
    """
    if not any(cell.text.strip() for cell in cells):
        return ()
    marks = [base_letters(cell.text) for cell in cells]
    amounts = read_amounts(
        [replace(cell, text="") if mark in YES | NO else cell for cell, mark in zip(cells, marks, strict=True)],
        currency,
        file,
    )
    return tuple(None if mark in YES else amount or 0 for amount, mark in zip(amounts, marks, strict=True))
