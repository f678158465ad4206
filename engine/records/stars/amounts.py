"""Amounts as PokerStars and its translations write them: with signs, thousands and a decimal point or comma."""

from __future__ import annotations

import re

_GROUP = "'’ \u00a0\u202f"
AMOUNT = rf"[^0-9\s\[\]()]{{0,3}} ?[0-9](?:[0-9.,{_GROUP}]*[0-9])?(?: ?[€£$]| [A-Z]{{3}})?"
"""A regular expression without groups for anything that may be an amount; `hundredths` decides."""

SIGNS = {"USD": "$", "EUR": "€", "GBP": "£", "CAD": "$", "INR": "₹", "CNY": "¥"}
"""The sign before an amount, by currency code."""

_SHAPE = re.compile(
    r"(?P<whole>[0-9]{1,3}(?:(?P<group>[.,_])[0-9]{3}(?:(?P=group)[0-9]{3})*)?|[0-9]+)"
    r"(?:(?P<point>[.,])(?P<fraction>[0-9]{1,2}))?"
)
_LONGEST = 18
_MINUS = "-\u2212\u2013"


def hundredths(written: str) -> tuple[int, bool] | None:
    """The amount in hundredths, and whether a fraction was written; None if the text is no amount.

    The last point or comma before one or two digits is the decimal one (368,55), before three it parts thousands
    (1.430 and 1,430), as blanks and apostrophes do. "0.125" is finer than a hundredth and is no amount here. Neither is
    "$94.001": money with one point before three digits may be a thousandth as well as a thousand. Without a currency,
    "1.430" are chips, which have no fractions, so there it parts thousands. No amount is below nothing.
    """
    if any(char in _MINUS for char in written):
        return None
    kept = "".join([char if char not in _GROUP else "_" for char in written if char in f"0123456789.,{_GROUP}"])
    found = _SHAPE.fullmatch(kept.strip("_"))
    if found is None or len(kept) > _LONGEST:
        return None
    if found["group"] and (found["group"] == found["point"] or found["whole"].startswith("0")):
        return None
    is_money = any(char not in f"0123456789.,{_GROUP}" for char in written)
    if is_money and found["whole"].count(".") == 1 and found["point"] is None:
        return None
    whole = int(re.sub("[.,_]", "", found["whole"]))
    fraction = found["fraction"]
    return whole * 100 + (int(fraction.ljust(2, "0")) if fraction else 0), fraction is not None


def written(chips: int, scale: int, sign: str = "") -> str:
    """An amount in the unit of its text: "430" at a scale of 1, otherwise with two decimals, "$4.30"."""
    if scale == 1:
        return f"{sign}{chips}"
    cents = (chips * 100 + scale // 2) // scale
    return f"{sign}{cents // 100}.{cents % 100:02d}"
