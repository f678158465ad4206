"""Values of cells as files for other programs write them, in no language."""

from datetime import UTC, datetime, timedelta
from decimal import Decimal

from tournament.names import HOUR, MINUTE, SECOND, Cents, Instant, Milliseconds
from tournament.reports.page import POINT, Kind, Value
from tournament.sales.money import minor_digits, plain_amount
from tournament.spreadsheet import defuse

PERCENT = 100
"""So many of the units in which percents are counted make one percent."""

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_MILLISECOND = timedelta(milliseconds=1)


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


def plain_number(value: int, units: int) -> str:
    """So many parts of one, with just the decimals it needs."""
    text = f"{Decimal(value) / units:f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def iso(at: Instant) -> str:
    """The instant in UTC, ISO 8601; parts of a second only where there are any: 2026-11-19T23:41:00Z."""
    when = _EPOCH + at * _MILLISECOND
    return when.isoformat(timespec="milliseconds" if at % SECOND else "seconds").replace("+00:00", "Z")


def amount(cents: Cents, currency: str) -> Decimal:
    """Money as a number of its currency."""
    return Decimal(cents).scaleb(-minor_digits(currency))


def _length(time: Milliseconds) -> str:
    """Hours, minutes and seconds, as a spreadsheet reads them: 1:30:00."""
    rest = abs(time)
    part = f".{rest % SECOND:03}" if rest % SECOND else ""
    sign = "-" if time < 0 else ""
    return f"{sign}{rest // HOUR}:{rest % HOUR // MINUTE:02}:{rest % MINUTE // SECOND:02}{part}"


def _joined(names: tuple[str, ...]) -> str:
    """`Anna; Boris`; a name that has such a sign itself stands in quotes."""
    return "; ".join(f'"{name.replace(chr(34), chr(34) * 2)}"' if _needs_quotes(name) else name for name in names)


def _needs_quotes(name: str) -> bool:
    return ";" in name or name.startswith('"') or name != name.strip() or "\n" in name or "\r" in name
