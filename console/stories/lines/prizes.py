"""Lines that decide about the division of the pool, and deals."""

from collections.abc import Mapping
from fractions import Fraction

from console.stories.calendar import Calendar
from console.stories.lines.reading import Decide, Reader
from console.stories.words import Words, Wrong
from tournament.history import Step
from tournament.language import gettext as _
from tournament.names import Cents, Instant
from tournament.payouts import setting
from tournament.payouts.plan import Rounding
from tournament.sales import money
from tournament.state import Tournament

ROUNDINGS: Mapping[str, Rounding] = {
    "down": Rounding.DOWN,
    "nearest": Rounding.NEAREST,
    "largest remainder": Rounding.LARGEST_REMAINDER,
}
"""By the words that say it."""

Rounded = tuple[Rounding, str | None]
"""A policy, and the unit as it is written, None for the usual ones."""


def _payouts(words: Words, calendar: Calendar) -> Decide:
    """`payouts "BARGE" rounded down to 5.00`: the table, and how prizes are rounded if that is said."""
    name = words.name("rounded")
    rounded = _rounded(words)

    def decide(state: Tournament, at: Instant) -> Step:
        return setting.use_table(state, at, name, *_policy(rounded, state.setup.currency))

    return decide


def _places(words: Words, calendar: Calendar) -> Decide:
    """`payouts places 4`, `payouts places none`, `payouts places by the table`."""
    places = None
    if words.take("none"):
        places = 0
    elif not words.take("by the table"):
        places = words.number(_("the places"))
    return lambda state, at: setting.set_places(state, at, places)


def _rounding(words: Words, calendar: Calendar) -> Decide:
    """`payouts rounding nearest unit 1.00`, `payouts rounding down`."""
    rounding = _rounding_named(words)
    unit = words.word(_("an amount")) if words.take("unit") else None

    def decide(state: Tournament, at: Instant) -> Step:
        return setting.set_rounding(state, at, rounding, _amount(unit, state.setup.currency))

    return decide


def _power_law(words: Words, calendar: Calendar) -> Decide:
    """`payouts power law 15% first 30% last 1.5 rounded down to 1.00`."""
    paid = _percent(words, _("the share of the field"))
    words.need("first")
    first = _percent(words, _("the first prize's share"))
    words.need("last")
    last = _number(words, _("the last prize in buy-ins"))
    rounded = _rounded(words)

    def decide(state: Tournament, at: Instant) -> Step:
        return setting.use_power_law(state, at, paid, first, last, *_policy(rounded, state.setup.currency))

    return decide


def _guarantee(words: Words, calendar: Calendar) -> Decide:
    """`guarantee 500.00`, `guarantee none`."""
    text = None if words.take("none") else words.word(_("an amount"))
    return lambda state, at: setting.guarantee(state, at, _amount(text, state.setup.currency) or 0)


def _prize(words: Words, calendar: Calendar) -> Decide:
    """`prize 1 fixed 200.00`, `prize 3 fixed 0 "Bottle of rum"`, `prize 1 with "Trophy"`, `prize 1 free`."""
    place = words.number(_("the place"))
    if words.take("free"):
        return lambda state, at: setting.free_prize(state, at, place)
    if words.take("with"):
        thing = words.word(_("the prize"))
        return lambda state, at: setting.set_prize(state, at, place, None, thing)
    words.need("fixed")
    text = words.word(_("an amount"))
    beside = words.word(_("the prize")) if words else ""

    def decide(state: Tournament, at: Instant) -> Step:
        return setting.set_prize(state, at, place, _amount(text, state.setup.currency), beside)

    return decide


def _rounded(words: Words) -> Rounded | None:
    if not words.take("rounded"):
        return None
    rounding = _rounding_named(words)
    return rounding, words.word(_("an amount")) if words.take("to") else None


def _rounding_named(words: Words) -> Rounding:
    for phrase, rounding in ROUNDINGS.items():
        if words.take(phrase):
            return rounding
    raise Wrong(_("{words} should come here").format(words=" / ".join(ROUNDINGS)))


def _policy(rounded: Rounded | None, currency: str) -> tuple[Rounding | None, Cents | None]:
    return (None, None) if rounded is None else (rounded[0], _amount(rounded[1], currency))


def _amount(text: str | None, currency: str) -> Cents | None:
    return None if text is None else money.parse_amount(text, currency)


def _percent(words: Words, what: str) -> Fraction:
    text = words.word(what)
    if not text.endswith("%"):
        raise Wrong(_("{what} should be a share like 15%, not {text}").format(what=what, text=text))
    return _decimal(text.removesuffix("%"), what) / 100


def _number(words: Words, what: str) -> Fraction:
    return _decimal(words.word(what), what)


def _decimal(text: str, what: str) -> Fraction:
    whole, _dot, decimals = text.partition(".")
    if not (text.isascii() and whole.isdecimal() and (decimals.isdecimal() or text == whole) and len(text) < 12):
        raise Wrong(_("{what} should be a number like 1.5, not {text}").format(what=what, text=text))
    return Fraction(text)


READERS: Mapping[str, Reader] = {
    "payouts": _payouts,
    "payouts places": _places,
    "payouts rounding": _rounding,
    "payouts power law": _power_law,
    "guarantee": _guarantee,
    "prize": _prize,
}
"""By the words that the line begins with."""
