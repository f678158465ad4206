"""Amounts of money in a column of a file, whose writer had one way of writing them."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from tournament.errors import BadFile, BadInput
from tournament.names import Cents
from tournament.sales.money import parse_amount

_FIGURES = re.compile(r"[0-9][0-9.,'’ \u00a0\u2007\u2009\u202f]*")


@dataclass(frozen=True, slots=True)
class Written:
    """An amount as it stands in a file: its line, from 1, and the text there."""

    line: int
    text: str


def read_amounts(written: Sequence[Written], currency: str, file: str, *, decimal: str = "") -> list[Cents | None]:
    """The amounts in minor units, None for an empty cell.

    Each is read as `money.parse_amount` reads it. All of them have the same decimal sign: those that leave no doubt
    (`4.711,98`, `10,00`) say what is meant by one that does (`1.234`), and two of them that contradict each other
    refuse the file.

    Args:
        written: the cells of the column.
        currency: what they are in.
        file: its name, for the refusals.
        decimal: `.` or `,` where somebody has said what stands before the decimals.

    Raises:
        BadFile: with `line` and `text`: `amount_in_file_wrong`; `amount_in_file_ambiguous`: nothing in the file says
            which sign is the decimal one; `amounts_mixed` (`first_line`, `first_text`).
        BadInput: `currency_unknown`.
    """
    said_by: Written | None = None
    for each in written:
        sign = decimal_sign(each.text)
        if not sign:
            continue
        if decimal and sign != decimal:
            first = said_by or each
            raise BadFile(
                "amounts_mixed",
                file=file,
                line=each.line,
                text=each.text.strip(),
                first_line=first.line,
                first_text=first.text.strip() if said_by else f"0{decimal}00",
            )
        decimal, said_by = sign, said_by or each
    return [_read(each, currency, file, decimal) for each in written]


def decimal_sign(text: str) -> str:
    """The sign before the decimals that this amount alone leaves no doubt about; empty: it says nothing of that."""
    found = _FIGURES.search(text)
    number = found.group().strip(" \u00a0\u2007\u2009\u202f") if found else ""
    number = number.rstrip(".,")
    dots, commas = number.count("."), number.count(",")
    if dots and commas:
        return "." if number.rfind(".") > number.rfind(",") else ","
    if dots + commas == 0:
        return ""
    sign = "." if dots else ","
    if dots + commas > 1:
        return "," if sign == "." else "."
    whole, decimals = number.split(sign)
    doubtful = len(decimals) == 3 and 1 <= len(whole) <= 3 and not whole.startswith("0")
    return "" if doubtful else sign


def _read(written: Written, currency: str, file: str, decimal: str) -> Cents | None:
    text = written.text.strip()
    if not text:
        return None
    try:
        return parse_amount(text, currency)
    except BadInput as wrong:
        if wrong.code == "currency_unknown":
            raise
        if wrong.code != "amount_ambiguous":
            raise BadFile("amount_in_file_wrong", file=file, line=written.line, text=text) from wrong
        if not decimal:
            raise BadFile("amount_in_file_ambiguous", file=file, line=written.line, text=text) from wrong
    # One sign before three figures: thousands, unless it is the decimal sign, and then they are too fine.
    thousands = "," if decimal == "." else "."
    if thousands not in text:
        return _finely(written, currency, file, decimal)
    return parse_amount(text.replace(thousands, ""), currency)


def _finely(written: Written, currency: str, file: str, decimal: str) -> Cents:
    """Three decimals: money in a currency that has so many, or whose last one is nothing."""
    text = written.text.strip()
    try:
        return parse_amount(re.sub(rf"\{decimal}([0-9]{{2}})0(?![0-9])", rf"{decimal}\1", text), currency)
    except BadInput as wrong:
        raise BadFile("amount_in_file_wrong", file=file, line=written.line, text=text) from wrong
