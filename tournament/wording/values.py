"""Values to words: chips, money, times, names in a row."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, date, datetime, tzinfo
from decimal import Decimal
from functools import cache
from math import isfinite
from unicodedata import bidirectional

from babel.dates import format_date, format_skeleton
from babel.numbers import format_decimal, get_decimal_symbol, get_group_symbol

from engine.blinds import AnteKind
from tournament.language import code, ngettext
from tournament.language import gettext as _
from tournament.names import HOUR, MINUTE, SECOND, Cents, Chips, Instant, Milliseconds, TableNo
from tournament.people.people import LONGEST_NAME
from tournament.sales import money
from tournament.structures.structure import Level, Period

THIN_SPACE = "\N{NARROW NO-BREAK SPACE}"


def chips(amount: Chips) -> str:
    """Chips with a thin space between thousands: 15 529."""
    return f"{amount:,}".replace(",", THIN_SPACE)


def signed(delta: Chips) -> str:
    """What somebody won or lost: +450, −300, 0."""
    return f"+{chips(delta)}" if delta > 0 else f"−{chips(-delta)}" if delta else "0"


def amount(cents: Cents, currency: str) -> str:
    """Money as the language writes it, without decimals where they are zero: €480, €67.50; or 1,500 play chips."""
    if currency == money.PLAY:
        number = money.format_amount(cents, currency, locale=code())
        return ngettext("{n} play chip", "{n} play chips", abs(cents)).format(n=number)
    return money.format_amount(cents, currency, locale=code())


def decimal(number: float) -> str:
    """A number as the language writes it."""
    return str(format_decimal(number, locale=code()))


def decimals(number: float, places: int) -> str:
    """A number with just so many decimals, as the language writes it: 98.0."""
    language = code()
    if number < 0 or not isfinite(number):
        return str(format_decimal(number, format="#,##0" + "." * bool(places) + "0" * places, locale=language))
    # The same as babel says, which reads its pattern anew each time: tables have thousands of such cells.
    return f"{Decimal(str(number)):,.{places}f}".translate(_signs(language))


def percent(share: float) -> str:
    """A share from 0 to 1 in whole percent; a decimal where that would say nothing or everything: 0.4 %."""
    if 0 < share < 0.0005:
        said = _("under {n} %").format(n=decimals(0.1, 1))
    elif 0.9995 < share < 1:
        said = _("over {n} %").format(n=decimals(99.9, 1))
    elif 0 < share < 0.01 or 0.99 < share < 1:
        said = _("{n} %").format(n=decimals(100 * share, 1))
    else:
        said = _("{n} %").format(n=round(100 * share))
    return said.replace(" ", "\N{NO-BREAK SPACE}")  # the number and its unit stay on one line


@cache
def _signs(language: str) -> Mapping[int, str]:
    return {ord("."): get_decimal_symbol(language), ord(","): get_group_symbol(language)}


def clock_time(time: Milliseconds | None) -> str:
    """A length of time as a clock shows it: 12:34, 1:02:03; parts of a second count up; a dash for no time at all."""
    if time is None:
        return "–"
    seconds = -(-time // SECOND)
    hours, rest = divmod(seconds, HOUR // SECOND)
    minutes, seconds = divmod(rest, MINUTE // SECOND)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def hours(time: Milliseconds) -> str:
    """A long time in hours and whole minutes: 3:45 hours."""
    whole, rest = divmod(time, HOUR)
    return _("{time} hours").format(time=f"{whole}:{rest // MINUTE:02}")


def shot_clock(table: TableNo, name: str, left: Milliseconds) -> str:
    """A player's time to decide: Table 2 Anna 0:12."""
    time = clock_time(left)
    if name:
        return _("Table {table} {name} {time}").format(table=table, name=isolated(name), time=time)
    return _("Table {table} {time}").format(table=table, time=time)


_elsewhere: ContextVar[tzinfo | None] = ContextVar("_elsewhere", default=None)


@contextmanager
def times_in(named: tzinfo | None) -> Iterator[None]:
    """Meanwhile times are said as clocks show them in that zone; None: in this computer's."""
    before = _elsewhere.set(named)
    try:
        yield
    finally:
        _elsewhere.reset(before)


def zone(*, utc: bool) -> tzinfo | None:
    """The zone in which an evening's times are shown: UTC for simulated ones, else this computer's (`times_in`)."""
    return UTC if utc else _elsewhere.get()


def moment(at: Instant, *, utc: bool = False) -> datetime:
    """An instant as a date and time in the zone it is shown in."""
    return datetime.fromtimestamp(at / SECOND, tz=UTC).astimezone(zone(utc=utc))


def time_of_day(at: Instant, *, utc: bool = False) -> str:
    """Hours and minutes: 20:47."""
    return f"{moment(at, utc=utc):%H:%M}"


def day(at: Instant, *, utc: bool = False) -> str:
    """A date in full, as the language writes it: 19 November 2026."""
    return _in_full(moment(at, utc=utc).date())


def day_name(at: Instant) -> str:
    """What people call an evening of that day: Friday 4 December."""
    on = moment(at).date()
    if code() == "en":
        return str(format_date(on, "EEEE d MMMM", locale=code()))
    return str(format_skeleton("MMMMEEEEd", on, locale=code()))


def iso_day(text: str) -> str:
    """The same of an ISO day: 2026-11-19."""
    return _in_full(date.fromisoformat(text))


def _in_full(day: date) -> str:
    form = "d MMMM y" if code() == "en" else "long"
    return str(format_date(day, form, locale=code()))


def blinds(small_blind: Chips, big_blind: Chips) -> str:
    """300 / 600."""
    return f"{chips(small_blind)} / {chips(big_blind)}"


def period_length(period: Period, length: Milliseconds | None) -> str:
    """How long a level or break lasts: minutes, `12 hands`, or a dash where the director ends it."""
    if length is not None:
        return decimal(round(length / MINUTE, 1))
    hands = period.hands if isinstance(period, Level) else None
    return "–" if hands is None else ngettext("{n} hand", "{n} hands", hands).format(n=hands)


def ante_label(kind: AnteKind) -> str:
    """What the ante is called on the board."""
    match kind:
        case AnteKind.PLAYER:
            return _("ante")
        case AnteKind.BIG_BLIND:
            return _("big-blind ante")
        case AnteKind.BUTTON:
            return _("button ante")


def ordinal_place(place: int, *, tied: bool = False) -> str:
    """A place in a table of results: 7, or 7 = where it is shared."""
    return f"{place} =" if tied else str(place)


def list_of(names: list[str] | tuple[str, ...]) -> str:
    """Names in a row: Anna, Boris and Cyril."""
    apart = [isolated(name) for name in names]
    if len(apart) < 2:
        return "".join(apart)
    return _("{names} and {last}").format(names=", ".join(apart[:-1]), last=apart[-1])


def isolated(name: str) -> str:
    """The name for use inside a written sentence: letters that run to the left turn nothing around it (B222).

    What is isolated as a whole already stays as it is.
    """
    if name.isascii() or (name[0] == _ISOLATE and name.find(_END) == len(name) - 1):
        return name
    if any(bidirectional(letter) in _LEFTWARDS for letter in name):
        return f"{_ISOLATE}{name}{_END}"
    return name


_ISOLATE, _END = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"
_LEFTWARDS = frozenset({"R", "AL", "AN"})
"""Hebrew and Arabic letters and figures."""


def cut(text: str) -> str:
    """The text on one line, or its beginning if it is longer than any name may be."""
    text = text.replace("\t", " ").replace("\r", " ").replace("\n", " ")
    return text if len(text) <= LONGEST_NAME else text[: LONGEST_NAME // 2] + "…"


def short(text: str) -> str:
    """The same for use inside a sentence."""
    return isolated(cut(text))
