"""What is typed into fields of money and of numbers, and how what is there stands in them."""

from tournament.errors import BadInput
from tournament.names import Cents
from tournament.sales import money


def typed(cents: Cents, currency: str) -> str:
    """The amount as somebody would type it: 20, 12.50; the same text reads back in every language (B262)."""
    text = money.plain_amount(cents, currency)
    whole, _dot, decimals = text.partition(".")
    return text if decimals.strip("0") else whole


def typed_or_nothing(cents: Cents, currency: str) -> str:
    """The same; nothing at all for no money."""
    return typed(cents, currency) if cents else ""


def read(text: str, currency: str) -> Cents | None:
    """The amount that was typed, None if nothing was.

    Raises:
        BadInput: as `money.parse_amount` says.
    """
    return money.parse_amount(text, currency) if text.strip() else None


def signed(text: str, currency: str) -> Cents:
    """An amount that may go out: with a minus before it.

    Raises:
        BadInput: as `money.parse_amount` says.
    """
    bare = text.strip()
    if bare[:1] in ("-", "−", "–"):
        return -money.parse_amount(bare[1:], currency)
    return money.parse_amount(bare.removeprefix("+"), currency) if bare else 0


def read_or_nothing(text: str, currency: str) -> Cents:
    """The amount that was typed; nothing typed is no money.

    Raises:
        BadInput: as `money.parse_amount` says.
    """
    return read(text, currency) or 0


def whole(text: str) -> int | None:
    """A whole number that is not negative; None if nothing was typed (B151).

    Raises:
        BadInput: `number_typed_wrong`.
    """
    bare = "".join(text.split())
    if not bare:
        return None
    if not (bare.isascii() and bare.isdecimal() and len(bare) <= 15):
        raise BadInput("number_typed_wrong", text=text.strip())
    return int(bare)
