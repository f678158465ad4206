"""Values of cells as files for other programs write them, and back; in no language."""

import csv
import re
from datetime import UTC, datetime, timedelta
from decimal import Decimal, InvalidOperation
from io import StringIO

from tournament.names import HOUR, MINUTE, SECOND, Cents, Instant, Milliseconds
from tournament.reports.page import POINT, Kind, Value
from tournament.sales.money import minor_digits, plain_amount
from tournament.spreadsheet import defuse, undefuse

PERCENT = 100
"""So many of the units in which percents are counted make one percent."""

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND = timedelta(milliseconds=1)
_LENGTH = re.compile(r"(-?)(\d+):(\d\d):(\d\d)(?:\.(\d{3}))?")


def written(value: Value, kind: Kind, currency: str, decimal: str = ".") -> str:
    """The value as a cell of text: plain numbers, instants in UTC, texts that are no formulas; empty for None."""
    if value is None:
        return ""
    if isinstance(value, tuple):
        return defuse(_joined(value))
    if isinstance(value, str):
        return defuse(value)
    match kind:
        case Kind.MONEY:
            return plain_amount(value, currency).replace(".", decimal)
        case Kind.POINTS:
            return plain_number(value, POINT).replace(".", decimal)
        case Kind.PERCENT:
            return plain_number(value, PERCENT).replace(".", decimal)
        case Kind.TIME:
            return iso(value)
        case Kind.LENGTH:
            return _length(value)
        case _:
            return str(value)


def read(text: str, kind: Kind, currency: str) -> Value:
    """The value of a cell that `written` wrote, with whatever decimal sign; an empty one is None.

    What is no whole number of its units where one is expected is a word that stands in its place.
    """
    if not text:
        return None
    match kind:
        case Kind.NAMES:
            return tuple(_apart(undefuse(text)))
        case Kind.TEXT | Kind.NAME | Kind.DAY:
            return undefuse(text)
        case Kind.TIME:
            return undefuse(text) if text[-1] != "Z" else instant(text)
        case Kind.LENGTH:
            found = _LENGTH.fullmatch(text)
            return undefuse(text) if found is None else _of_length(found)
        case Kind.MONEY:
            units = 10 ** minor_digits(currency)
        case Kind.POINTS:
            units = POINT
        case Kind.PERCENT:
            units = PERCENT
        case _:
            units = 1
    try:
        number = Decimal(text.replace(",", ".")) * units
    except InvalidOperation:
        return undefuse(text)
    return int(number) if number == int(number) else undefuse(text)


def plain_number(value: int, units: int) -> str:
    """So many parts of one, with just the decimals it needs."""
    text = f"{Decimal(value) / units:f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def iso(at: Instant) -> str:
    """The instant in UTC, ISO 8601; parts of a second only where there are any: 2026-11-19T23:41:00Z."""
    when = _EPOCH + at * _MILLISECOND
    return when.isoformat(timespec="milliseconds" if at % SECOND else "seconds").replace("+00:00", "Z")


def instant(text: str) -> Instant:
    """The instant that `iso` wrote.

    Raises:
        ValueError: it did not.
    """
    return (datetime.fromisoformat(text) - _EPOCH) // _MILLISECOND


def amount(cents: Cents, currency: str) -> Decimal:
    """Money as a number of its currency."""
    return Decimal(cents).scaleb(-minor_digits(currency))


def _length(time: Milliseconds) -> str:
    """Hours, minutes and seconds, as a spreadsheet reads them: 1:30:00."""
    rest = abs(time)
    part = f".{rest % SECOND:03}" if rest % SECOND else ""
    sign = "-" if time < 0 else ""
    return f"{sign}{rest // HOUR}:{rest % HOUR // MINUTE:02}:{rest % MINUTE // SECOND:02}{part}"


def _of_length(found: re.Match[str]) -> Milliseconds:
    sign, hours, minutes, seconds, part = found.groups()
    time = int(hours) * HOUR + int(minutes) * MINUTE + int(seconds) * SECOND + int(part or 0)
    return -time if sign else time


def _joined(names: tuple[str, ...]) -> str:
    """`Anna; Boris`; a name that has such a sign itself stands in quotes."""
    return "; ".join(f'"{name.replace(chr(34), chr(34) * 2)}"' if _needs_quotes(name) else name for name in names)


def _needs_quotes(name: str) -> bool:
    return ";" in name or name.startswith('"') or name != name.strip() or "\n" in name or "\r" in name


def _apart(text: str) -> list[str]:
    return next(csv.reader(StringIO(text, newline=""), delimiter=";", skipinitialspace=True), [])
