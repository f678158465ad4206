"""Points, percents and numbers of evenings as the director types them."""

from decimal import Decimal, InvalidOperation

from tournament.errors import BadInput
from tournament.reports.page import POINT

HUNDREDTHS = 100
"""Of a percent."""
LONGEST = 20


def read_points(text: str) -> int:
    """Points in their units (`POINT`), below 0 too; decimals follow a dot or a comma, four at most.

    Raises:
        BadInput: `points_typed_wrong`.
    """
    found = _scaled(text, POINT)
    if found is None:
        raise BadInput("points_typed_wrong", text=text)
    return found


def read_percent(text: str) -> int:
    """A percentage in hundredths of a percent; the sign behind it may be typed.

    Raises:
        BadInput: `percent_typed_wrong`.
    """
    found = _scaled(text.strip().removesuffix("%"), HUNDREDTHS)
    if found is None:
        raise BadInput("percent_typed_wrong", text=text)
    return found


def read_number(text: str) -> int | None:
    """How many evenings; nothing typed: none is said.

    Raises:
        BadInput: `number_typed_wrong`.
    """
    bare = "".join(text.split())
    if not bare:
        return None
    if not (bare.isascii() and bare.isdecimal() and len(bare) <= LONGEST):
        raise BadInput("number_typed_wrong", text=text)
    return int(bare)


def typed_number(units: int, scale: int) -> str:
    """Such a number as it is typed, without zeros at its end."""
    text = f"{Decimal(units) / scale:f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def _scaled(text: str, scale: int) -> int | None:
    """So many units, None if it is no number or has parts of them."""
    bare = "".join(text.split()).replace("\N{MINUS SIGN}", "-").replace(",", ".")
    if not bare.isascii() or len(bare) > LONGEST or "e" in bare.lower():
        return None
    try:
        scaled = Decimal(bare) * scale
    except InvalidOperation:
        return None
    return int(scaled) if scaled.is_finite() and scaled == scaled.to_integral_value() else None
