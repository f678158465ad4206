"""How a story says what is on heads: `bounties progressive 50% own head nobody`, `envelopes 1x100.00 4x25.00`."""

import re
from collections.abc import Mapping, Sequence
from typing import TypeVar

from console.stories.words import Words, Wrong
from tournament.bounties.bounty_rule import BountyKind, BountyRule, Envelopes, OwnHead
from tournament.language import gettext as _
from tournament.sales import money

T = TypeVar("T")

KINDS: Mapping[str, BountyKind] = {kind.value: kind for kind in BountyKind}
OWN: Mapping[str, OwnHead] = {what.value: what for what in OwnHead}

_PERCENT = re.compile(r"(?P<whole>[0-9]{1,3})(?:\.(?P<part>[0-9]{1,2}))?%")
_SOME = re.compile(r"(?P<count>[1-9][0-9]{0,5})x(?P<amount>.+)")


def rule(words: Words) -> BountyRule:
    """How heads are paid: the kind, then of progressive ones the part in cash, of a mystery night from when.

    Raises:
        Wrong: no kind comes next, or what follows it is not understood.
    """
    kind = _one_of(words, _("the kind of bounties"), KINDS)
    usual = BountyRule()
    cash, mystery_from = usual.cash, None
    if kind is BountyKind.PROGRESSIVE and (words.peek() or "").endswith("%"):
        cash = _percent(words)
    if kind is BountyKind.MYSTERY and words.take("from"):
        mystery_from = words.number(_("the players left"))
    own = _one_of(words, _("whose the champion's own head is"), OWN) if words.take("own head") else usual.own_head
    return BountyRule(kind, cash, own, mystery_from)


def envelopes(words: Words) -> tuple[tuple[int, str], ...]:
    """How many envelopes of which amount, as long as such words come: `4x25.00`.

    Raises:
        Wrong: none comes.
    """
    found: list[tuple[int, str]] = []
    while (some := _SOME.fullmatch(words.peek() or "")) is not None:
        words.word(_("an envelope"))
        found.append((int(some["count"]), some["amount"]))
    if not found:
        raise Wrong(_("envelopes like 4x25.00 should come here"))
    return tuple(found)


def filled(some: Sequence[tuple[int, str]], currency: str) -> tuple[Envelopes, ...]:
    """The same in money.

    Raises:
        BadInput: as `money.parse_amount` says.
    """
    return tuple(Envelopes(money.parse_amount(text, currency), count) for count, text in some)


def said(kinds: Sequence[Envelopes], currency: str) -> str:
    """Envelopes as a story writes them."""
    return " ".join(f"{each.count}x{money.plain_amount(each.amount, currency)}" for each in kinds)


def _percent(words: Words) -> int:
    """A percentage in hundredths of a percent."""
    text = words.word(_("the part in cash"))
    found = _PERCENT.fullmatch(text)
    if found is None:
        raise Wrong(_("{what} should be like 50%, not {text}").format(what=_("the part in cash"), text=text))
    return 100 * int(found["whole"]) + int((found["part"] or "0").ljust(2, "0"))


def _one_of(words: Words, what: str, known: Mapping[str, T]) -> T:
    text = words.word(what)
    if text not in known:
        raise Wrong(
            _("{what} should be one of {known}, not {text}").format(what=what, known=", ".join(known), text=text)
        )
    return known[text]
