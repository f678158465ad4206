"""The fields of one object of a `.tdt` file, read with what they should be; whatever is something else is nothing."""

import math
from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any

from tournament.names import Cents, Chips, Instant
from tournament.tdt.grammar import Made

Amount = int | float
"""Money in whole units of a currency, as files write it."""

MOST_WHOLE = 10**13
"""A larger amount, number of chips or instant is none that means anything."""

LONGEST_TEXT = 4_000
"""So much of a text is kept."""


class Fields:
    """One `new Class({…})`, or nothing, as if it had no fields."""

    def __init__(self, made: Any, *classes: str) -> None:
        """Read that value if it is an object of one of these classes; no classes: of any."""
        known = isinstance(made, Made) and (not classes or made.name in classes)
        self.name: str = made.name if known else ""
        self._fields: Mapping[str, Any] = made.fields if known else {}
        self._given: tuple[Any, ...] = made.given if known else ()

    def __contains__(self, field: str) -> bool:
        return field in self._fields

    def text(self, field: str) -> str:
        """A string; empty where there is none."""
        value = self._fields.get(field)
        return value[:LONGEST_TEXT] if isinstance(value, str) else ""

    def whole(self, field: str, default: int = 0) -> int:
        """A number, rounded to a whole one; the default where there is none, or one out of all measure."""
        value = self.number(field)
        return default if value is None else round(value)

    def number(self, field: str) -> Amount | None:
        """A number, None where there is none."""
        return _number(self._fields.get(field))

    def chips(self, field: str) -> Chips:
        """Chips, never less than none."""
        return max(0, self.whole(field))

    def instant(self, field: str) -> Instant | None:
        """An instant; None where it did not happen."""
        value = self.whole(field)
        return value if value > 0 else None

    def amount(self, field: str) -> Amount:
        """Money in whole units of the currency, which the file does not name."""
        return self.number(field) or 0

    def rake(self, field: str) -> Amount:
        """What goes to the house of one purchase: the list of a `PerPlayerRake`, summed."""
        given = Fields(self._fields.get(field), "PerPlayerRake")._given
        parts = given[0] if given and isinstance(given[0], list) else given
        return sum(_number(part) or 0 for part in parts)

    def truth(self, field: str) -> bool:
        """Whether it is true."""
        return self._fields.get(field) is True

    def is_false(self, field: str) -> bool:
        """Whether it is false, and not only missing."""
        return self._fields.get(field) is False

    def made(self, field: str, *classes: str) -> "Fields":
        """An object in it."""
        return Fields(self._fields.get(field), *classes)

    def values(self, field: str) -> list[Any]:
        """A list; empty where there is none."""
        value = self._fields.get(field)
        return value if isinstance(value, list) else []

    def list(self, field: str, *classes: str) -> Iterator["Fields"]:
        """The objects of these classes in a list."""
        for value in self.values(field):
            found = Fields(value, *classes)
            if found.name:
                yield found

    def map(self, field: str) -> dict[Any, Any]:
        """A map; empty where there is none."""
        value = self._fields.get(field)
        return value if isinstance(value, dict) else {}


def _number(value: Any) -> Amount | None:
    if isinstance(value, bool) or not isinstance(value, int | float):
        return None
    if (isinstance(value, float) and not math.isfinite(value)) or abs(value) > MOST_WHOLE:
        return None
    return value


def minor(amount: Amount, digits: int) -> Cents:
    """Currency units as minor units."""
    return round(amount * int(10**digits))


# ---- what nobody knows -----------------------------------------------------------------------------------------------


def unknown(root: Any, known: Mapping[str, frozenset[str]], skipped: frozenset[str]) -> Counter[str]:
    """How often each class and each field occurs that is not known: `Class` and `Class.field`.

    What stands in objects of the classes skipped is not looked at.
    """
    found: Counter[str] = Counter()
    waiting = [root]
    while waiting:
        value = waiting.pop()
        if isinstance(value, Made):
            if value.name in skipped:
                continue
            fields = known.get(value.name)
            if fields is None:
                found[value.name] += 1
            else:
                found.update(f"{value.name}.{name}" for name in value.fields.keys() - fields)
            waiting += value.fields.values()
            waiting += value.given
        elif isinstance(value, dict):
            waiting += value.values()
        elif isinstance(value, list):
            waiting += value
    return found
