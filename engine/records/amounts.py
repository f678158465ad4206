"""Amounts as texts write them, exactly: whole chips inside, a unit's decimals outside. Never a binary float."""

from __future__ import annotations

import re
from decimal import Decimal

from engine.errors import BadSetup, Fact

LARGEST = 10**15
"""No amount is larger, in units of the text."""
MOST_DECIMALS = 9
"""No amount has more decimals."""

_WRITTEN = re.compile(r"(-?[0-9]{1,16})(?:\.([0-9]{1,9}))?")


def decimals(amount: Decimal | int) -> int:
    """How many decimals are written: 2 for 2.50. Raises BadSetup `amount_size` or `amount_wrong`."""
    if isinstance(amount, int):
        if not -LARGEST <= amount <= LARGEST:
            raise BadSetup("amount_size", amount=_short(amount))
        return 0
    exponent = amount.as_tuple().exponent
    if not isinstance(exponent, int):
        raise BadSetup("amount_wrong", amount=_short(amount))
    if not exponent >= -MOST_DECIMALS or (amount and amount.adjusted() > 14):
        raise BadSetup("amount_size", amount=_short(amount))
    return max(0, -exponent)


def decimals_of(written: str) -> int:
    """How many decimals stand in the text of an amount."""
    return len(written.partition(".")[2])


def chips(amount: Decimal | int, scale: int) -> int:
    """An amount in whole chips. Raises BadSetup `amount_wrong` for one that is not whole."""
    if isinstance(amount, int):
        return amount * scale
    scaled = amount * scale
    whole = int(scaled)
    if whole != scaled:
        raise BadSetup("amount_wrong", amount=_short(amount))
    return whole


def paid(amount: Decimal | int, scale: int, **where: Fact) -> int:
    """An amount that nobody can owe, in whole chips.

    Raises BadSetup `amount_wrong`, `amount_size` or `amount_negative`, with `where` it stands.
    """
    try:
        decimals(amount)
        found = chips(amount, scale)
    except BadSetup as wrong:
        raise BadSetup(wrong.code, **(where | wrong.facts)) from wrong
    if found < 0:
        raise BadSetup("amount_negative", **(where | {"amount": _short(amount)}))
    return found


def from_text(written: str, scale: int) -> int:
    """The chips of an amount as it stands in an action. Raises BadSetup `amount_wrong`."""
    found = _WRITTEN.fullmatch(written)
    if found is None:
        raise BadSetup("amount_wrong", amount=written[:40])
    whole, rest = found[1], found[2]
    if rest is None:
        return int(whole) * scale
    return chips(Decimal(written), scale)


def exact(amount: int, scale: int) -> int | Decimal:
    """Chips in units of the text: a whole number where it is one, otherwise with all the decimals of the scale."""
    whole, rest = divmod(amount, scale)
    return whole if not rest else Decimal(amount).scaleb(-(len(str(scale)) - 1))


def to_text(amount: int, scale: int) -> str:
    """Chips as text in units: 8.44, 210."""
    return str(amount) if scale == 1 else f"{exact(amount, scale):f}" if amount % scale else str(amount // scale)


def _short(amount: object) -> str:
    # A whole number of thousands of digits cannot even be shown.
    return "…" if isinstance(amount, int) and abs(amount) > LARGEST * LARGEST else f"{amount}"[:40]
