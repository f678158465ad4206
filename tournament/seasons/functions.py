"""The functions of a formula: numbers in, a number out."""

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import lru_cache

from tournament.refusals.marks import N_

MOST_PLACES, STEEPEST = 1_000_000, 50
"""Over so many places, and with such an exponent at most, a division can be shared (`share`)."""


@dataclass(frozen=True, slots=True)
class Function:
    """What a formula can ask for.

    Attributes:
        call: what it does; raises ArithmeticError or ValueError where there is no answer.
        fewest, most: how many numbers it takes; None: as many as wanted.
        shown: how it is written; `words`: what it gives.
    """

    call: Callable[..., float]
    fewest: int
    most: int | None
    shown: str
    words: str


def half_up(number: float, decimals: int = 0) -> float:
    """Rounded to so many decimals, halves away from zero, as people do it.

    What lies within a billionth of a half counts as one: 1.15 * 3 comes to 3.5, whatever binary makes of it.
    """
    scale = 10.0**decimals
    scaled = abs(number) * scale
    if scaled >= 1e15:  # whole already, as far as a float can tell
        return number
    return math.copysign(math.floor(scaled + 0.5 + 1e-9) / scale, number)


def _round(number: float, decimals: float = 0.0) -> float:
    if decimals != int(decimals) or not -12 <= decimals <= 12:
        raise ValueError
    return half_up(number, int(decimals))


def power(base: float, exponent: float) -> float:
    """The power, a real number.

    Raises:
        ZeroDivisionError: 0 to a power below 0.
        ValueError: below 0 to a power that is not whole.
        OverflowError: it is too large.
    """
    return math.pow(base, exponent) if base or exponent >= 0 else 1 / base


def _at(place: float, *values: float) -> float:
    return values[int(place) - 1] if place == int(place) and 1 <= place <= len(values) else 0.0


def _step(number: float, *pairs: float) -> float:
    reached = 0.0
    for least, value in zip(pairs[::2], pairs[1::2], strict=False):
        if number < least:
            break
        reached = value
    return reached


def _switch(value: float, *cases: float) -> float:
    for case, result in zip(cases[::2], cases[1::2], strict=False):
        if value == case:
            return result
    return cases[-1] if len(cases) % 2 else 0.0


def _share(place: float, places: float, exponent: float) -> float:
    last = math.floor(places)
    if not 1 <= place <= last:
        return 0.0
    if last > MOST_PLACES or not -STEEPEST <= exponent <= STEEPEST:
        raise ValueError
    return math.pow(place, -exponent) / _sum_of_powers(last, exponent)


_ONE_BY_ONE = 200


@lru_cache(maxsize=1024)
def _sum_of_powers(last: int, s: float) -> float:
    """The sum of 1 / place ** s; of many places by the formula of Euler and Maclaurin, so that none takes long."""
    first = min(last, _ONE_BY_ONE)
    exact = math.fsum(math.pow(place, -s) for place in range(1, first + 1))
    if last == first:
        return exact
    low, high = float(first), float(last)
    f_low, f_high = math.pow(low, -s), math.pow(high, -s)
    between = math.log(high / low) if s == 1 else (high * f_high - low * f_low) / (1 - s)
    slopes = -s * (f_high / high - f_low / low)
    bends = -s * (s + 1) * (s + 2) * (f_high / math.pow(high, 3) - f_low / math.pow(low, 3))
    return exact + between + (f_high - f_low) / 2 + slopes / 12 - bends / 720


FUNCTIONS: Mapping[str, Function] = {
    "abs": Function(abs, 1, 1, "abs(x)", N_("x without its sign.")),
    "min": Function(lambda *each: min(each), 1, None, "min(a, b, …)", N_("The smallest of them.")),
    "max": Function(lambda *each: max(each), 1, None, "max(a, b, …)", N_("The largest of them.")),
    "sum": Function(lambda *each: math.fsum(each), 1, None, "sum(a, b, …)", N_("All of them together.")),
    "round": Function(
        _round, 1, 2, "round(x, decimals)", N_("Rounded, halves away from zero; without decimals whole.")
    ),
    "floor": Function(lambda x: float(math.floor(x)), 1, 1, "floor(x)", N_("The whole number at or below x.")),
    "ceil": Function(lambda x: float(math.ceil(x)), 1, 1, "ceil(x)", N_("The whole number at or above x.")),
    "sqrt": Function(math.sqrt, 1, 1, "sqrt(x)", N_("The square root.")),
    "pow": Function(power, 2, 2, "pow(x, y)", N_("x to the power y, like x ** y.")),
    "exp": Function(math.exp, 1, 1, "exp(x)", N_("e to the power x.")),
    "log": Function(math.log, 1, 1, "log(x)", N_("The natural logarithm, to base e.")),
    "ln": Function(math.log, 1, 1, "ln(x)", N_("The same.")),
    "log10": Function(math.log10, 1, 1, "log10(x)", N_("The logarithm to base 10.")),
    "log2": Function(math.log2, 1, 1, "log2(x)", N_("The logarithm to base 2.")),
    "at": Function(_at, 2, None, "at(place, a, b, …)", N_("The number for that place: a for 1, b for 2, 0 beyond.")),
    "step": Function(
        _step,
        3,
        None,
        "step(x, 0, a, 100, b, …)",
        N_("a from 0 on, b from 100 on: by the last limit x reaches, else 0."),
    ),
    "switch": Function(
        _switch, 3, None, "switch(x, 1, a, 2, b, …, c)", N_("a where x is 1, b where it is 2, else c; without c, 0.")
    ),
    "share": Function(
        _share,
        3,
        3,
        "share(place, places, s)",
        N_("What part of 1 the place gets if so many places share it as 1 / place ** s; 0 beyond them."),
    ),
}
"""By name, in small letters. `if(c, a, b)` is beside them: only one of a and b is reckoned."""
