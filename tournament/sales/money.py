"""Amounts of money in and out of text, in minor units of an ISO 4217 currency."""

import re
from decimal import Decimal
from functools import lru_cache

from babel import Locale
from babel.numbers import format_currency, format_decimal, get_currency_precision, get_currency_symbol, list_currencies

from tournament.errors import BadInput
from tournament.names import Cents

PLAY = "PLAY"
"""The currency of chips without any value in money: whole, without sign. No ISO 4217 code has four letters."""

MOST: Cents = 10**13
"""The largest amount that is believed when typed, in minor units."""

_NO_MONEY = frozenset(("XXX", "XTS"))
"""ISO 4217's codes for no currency and for tests."""

_SYMBOLS_FROM = ("en", "cs", "sk", "pl", "de", "hu", "sv", "da", "nb", "ja")
"""Languages whose sign for a currency (Kč, zł, kr) is understood beside an amount."""

_BLANKS = re.compile("[ \u00a0\u2007\u2009\u202f]+")
_GROUPED = re.compile(r"[0-9]{1,3}(?P<mark>[ .,'’])[0-9]{3}(?:(?P=mark)[0-9]{3})*")


def minor_digits(currency: str) -> int:
    """How many decimals the currency has: 2 for EUR, 0 for JPY and for `PLAY`.

    Raises:
        BadInput: `currency_unknown` (`currency`): neither an ISO 4217 code in capital letters nor `PLAY`.
    """
    if currency == PLAY:
        return 0
    if currency not in _currencies():
        raise BadInput("currency_unknown", currency=currency)
    return get_currency_precision(currency)


def parse_amount(text: str, currency: str) -> Cents:
    """The amount that somebody typed or a file holds, in minor units.

    Decimals follow a dot or a comma; thousands may be set apart by the other one, by blanks of any kind or by
    apostrophes. Currency code or sign may stand beside it, and `,-` for no decimals: `20`, `20,50`, `1.355,90 €`,
    `1 234,50 Kč`, `200,-`. One dot or comma before exactly three digits (`1.234`) could be either and is refused,
    unless the currency has no decimals.

    Raises:
        BadInput: `currency_unknown` (`currency`); with `text` and `currency`: `amount_wrong`, `amount_negative`,
            `amount_ambiguous`, `amount_too_precise` (`decimals`: how many the currency has), `amount_too_large`.
    """
    digits = minor_digits(currency)
    number = _bare(text, currency)
    if re.match(r"[-−–(]", number):
        raise BadInput("amount_negative", text=text, currency=currency)
    whole, decimals = _parts(number, digits, text, currency)
    if len(decimals) > digits:
        raise BadInput("amount_too_precise", text=text, currency=currency, decimals=digits)
    if len(whole) > 15:
        raise BadInput("amount_too_large", text=text, currency=currency)
    cents = int(whole + decimals.ljust(digits, "0"))
    if cents > MOST:
        raise BadInput("amount_too_large", text=text, currency=currency)
    return cents


def format_amount(cents: Cents, currency: str, *, locale: str = "en") -> str:
    """The amount as that language writes it, without decimals where there are only zeros: €480, 67,50 Kč.

    Of `PLAY` only the number; `wording.amount` says what it is.

    Raises:
        BadInput: `currency_unknown` (`currency`).
    """
    return _formatted(cents, currency, locale)


def plain_amount(cents: Cents, currency: str) -> str:
    """The amount for machines: all its decimals after a dot, no grouping, no sign of the currency: 20.00.

    Raises:
        BadInput: `currency_unknown` (`currency`).
    """
    return f"{Decimal(cents).scaleb(-minor_digits(currency)):f}"


@lru_cache(maxsize=4096)
def _formatted(cents: Cents, currency: str, locale: str) -> str:
    """Kept, as the lists of an evening say the same few amounts hundreds of times."""
    digits = minor_digits(currency)
    if currency == PLAY:
        return str(format_decimal(cents, locale=locale))
    amount = Decimal(cents).scaleb(-digits)
    if cents % 10**digits:
        return format_currency(amount, currency, locale=locale)
    pattern = Locale.parse(locale).currency_formats["standard"].pattern.replace(".00", "")
    return format_currency(amount, currency, format=pattern, locale=locale, currency_digits=False)


@lru_cache(maxsize=1)
def _currencies() -> frozenset[str]:
    return frozenset(list_currencies()) - _NO_MONEY


@lru_cache(maxsize=32)
def _signs(currency: str) -> tuple[str, ...]:
    """How the currency may be written beside an amount, long ones first, so that `US$` is not cut to `US`."""
    if currency == PLAY:
        return (currency.casefold(),)
    signs = {currency.casefold()} | {get_currency_symbol(currency, language).casefold() for language in _SYMBOLS_FROM}
    return tuple(sorted(signs, key=lambda sign: (-len(sign), sign)))


def _bare(text: str, currency: str) -> str:
    """The number alone: single blanks, no currency, no `,-` at its end."""
    number = _BLANKS.sub(" ", text).strip().casefold()
    for sign in _signs(currency):
        if number.startswith(sign):
            number = number.removeprefix(sign)
            break
        if number.endswith(sign):
            number = number.removesuffix(sign)
            break
    return re.sub(r"[.,][-–—]+$", "", number.strip())


def _parts(number: str, digits: int, text: str, currency: str) -> tuple[str, str]:
    """The digits before and after the decimal mark."""
    if re.fullmatch(r"[0-9]+", number):
        return number, ""
    single = re.fullmatch(r"(?P<whole>[0-9]+)[.,](?P<decimals>[0-9]+)", number)
    if single and not (_GROUPED.fullmatch(number) and not number.startswith("0")):
        return single["whole"], single["decimals"]
    if single and digits > 0:
        raise BadInput("amount_ambiguous", text=text, currency=currency)
    mixed = re.fullmatch(r"(?P<whole>.+?)(?:(?P<mark>[.,])(?P<decimals>[0-9]+))?", number)
    if _GROUPED.fullmatch(number):
        return re.sub(r"[^0-9]", "", number), ""
    if mixed and mixed["mark"]:
        grouped = _GROUPED.fullmatch(mixed["whole"])
        if grouped and grouped["mark"] != mixed["mark"]:
            return re.sub(r"[^0-9]", "", mixed["whole"]), mixed["decimals"]
    raise BadInput("amount_wrong", text=text, currency=currency)
