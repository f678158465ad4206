"""What chips put in mean: a call, a bet or a raise, and to how much (TDA 43 to 45; the calculator of the rulings)."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from engine.blinds import Limit
from tournament.errors import BadInput
from tournament.names import Chips

MOST: Chips = 999_999_999_999
MOST_CHIPS = 200


class Said(StrEnum):
    """What the player said before the chips went in."""

    NOTHING = "nothing"
    RAISE = "raise"
    """"Raise" or "bet" without an amount."""


class Meaning(StrEnum):
    """What it is."""

    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    ALL_IN = "all_in"
    TOO_LITTLE = "too_little"
    """Less than a call, and not the last chips: a full call is due (TDA 51)."""


@dataclass(frozen=True, slots=True)
class Facing:
    """What the player faces, all in chips of this street.

    Attributes:
        price: what a call makes in all; 0: nobody has bet.
        step: the largest bet or raise so far, which a raise has to add at least; in fixed limit the bet of the street.
        already: what the player has in before these chips.
    """

    price: Chips
    step: Chips
    already: Chips = 0
    limit: Limit = Limit.NO_LIMIT


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the chips are.

    Attributes:
        total: what the player then has in on this street; `more`: what he still has to add to it.
        back: what of the chips put in goes back to him.
        rule: where it stands.
    """

    meaning: Meaning
    total: Chips
    back: Chips
    more: Chips
    rule: str


def judge(facing: Facing, chips: Sequence[Chips], said: Said = Said.NOTHING, *, last: bool = False) -> Verdict:
    """What these chips mean, put in together; `last`: they are all he has.

    Raises:
        BadInput: `no_chips_put_in`, `chips_put_in` (`most`), `facing_amounts`.
    """
    _check(facing, chips)
    put_in = sum(chips)
    total = facing.already + put_in
    if last:
        return _all_in(facing, total)
    if total < facing.price:
        return Verdict(Meaning.TOO_LITTLE, facing.price, 0, facing.price - total, "TDA 51")
    if said is Said.RAISE:
        return _made(facing, total, put_in, "TDA 44" if len(chips) == 1 else "TDA 43")
    if facing.price == 0:
        return _made(facing, total, put_in, "TDA 44" if len(chips) == 1 else "TDA 45")
    if total == facing.price:
        return _call(facing, put_in, "TDA 41")
    if len(chips) == 1:
        return _call(facing, put_in, "TDA 44")
    if total - min(chips) < facing.price:
        return _call(facing, put_in, "TDA 45")
    if 2 * (total - facing.price) < facing.step:
        return _call(facing, put_in, "TDA 43, TDA 45")
    return _made(facing, total, put_in, "TDA 43, TDA 45")


def _made(facing: Facing, total: Chips, put_in: Chips, rule: str) -> Verdict:
    """A bet or raise of the whole, at least the least one; in fixed limit exactly that."""
    least = facing.price + facing.step
    due = least if facing.limit is Limit.FIXED_LIMIT else max(least, total)
    meaning = Meaning.BET if facing.price == 0 else Meaning.RAISE
    return Verdict(meaning, due, max(0, total - due), max(0, due - total), rule)


def _call(facing: Facing, put_in: Chips, rule: str) -> Verdict:
    return Verdict(Meaning.CALL, facing.price, facing.already + put_in - facing.price, 0, rule)


def _all_in(facing: Facing, total: Chips) -> Verdict:
    """The last chips are in, whatever they come to; in fixed limit no more than the bet of the street."""
    if facing.limit is Limit.FIXED_LIMIT and total > facing.price + facing.step:
        return Verdict(
            Meaning.RAISE if facing.price else Meaning.BET,
            facing.price + facing.step,
            total - facing.price - facing.step,
            0,
            "RROP 3",
        )
    return Verdict(Meaning.ALL_IN, total, 0, 0, "TDA 45")


def reopens(facing: Facing, verdict: Verdict) -> bool:
    """Whether it is a full bet or raise, so that those who have acted may raise again (TDA 47)."""
    return verdict.total - facing.price >= facing.step


def _check(facing: Facing, chips: Sequence[Chips]) -> None:
    if not chips:
        raise BadInput("no_chips_put_in")
    if len(chips) > MOST_CHIPS or not all(0 < each <= MOST for each in chips):
        raise BadInput("chips_put_in", most=MOST_CHIPS)
    amounts = (facing.price, facing.step, facing.already)
    if not all(0 <= each <= MOST for each in amounts) or facing.step == 0 or facing.already > facing.price:
        raise BadInput("facing_amounts")


def read_chips(text: str) -> tuple[Chips, ...]:
    """Chips as they are typed: "1000 500", "1000+5x100", "5×100".

    Raises:
        BadInput: `chips_unread` (`text`), `no_chips_put_in`, `chips_put_in` (`most`).
    """
    found: list[Chips] = []
    for word in text.replace("+", " ").replace(",", " ").split():
        count, times, value = word.lower().replace("×", "x").rpartition("x")
        if not (value.isascii() and value.isdecimal() and (not times or (count.isascii() and count.isdecimal()))):
            raise BadInput("chips_unread", text=word)
        many = int(count[:4]) if times else 1
        if len(count) > 3 or len(value) > 12 or len(found) + many > MOST_CHIPS:
            raise BadInput("chips_put_in", most=MOST_CHIPS)
        found += [int(value)] * many
    if not found:
        raise BadInput("no_chips_put_in")
    return tuple(found)
