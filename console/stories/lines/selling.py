"""Lines that decide about what is sold, and about chips given, found and counted."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from console.stories.calendar import Calendar
from console.stories.lines.reading import Decide, Reader, stacks_listed
from console.stories.told import entry_of, server_seed
from console.stories.words import Words, Wrong
from tournament.chips import stacks
from tournament.events import StackCount
from tournament.history import Step
from tournament.language import gettext as _
from tournament.names import Chips, Instant
from tournament.sales import buying, money, price_list
from tournament.sales.buying import Order
from tournament.sales.prices import HAND_HAD_BEGUN, Buying, Fund, Price, Shares, Window
from tournament.state import Tournament

_KINDS = {
    "buy-in": Buying.BUY_IN,
    "re-entry": Buying.RE_ENTRY,
    "rebuy": Buying.REBUY,
    "add-on": Buying.ADD_ON,
}
_FUNDS = {"house": Fund.HOUSE, "bounty": Fund.BOUNTIES, "league": Fund.LEAGUE}
_TERMS = ("with", "owing", "paid", "comp", "hand", "because", "price")
_EVERYBODY = "everybody"


# ---- the price list --------------------------------------------------------------------------------------------------


def _price(words: Words, calendar: Calendar) -> Decide:
    """`price "Rebuy" rebuy 10.00 house 1.00 bounty 2.00 chips 5000 until 6`."""
    name = words.name(*_KINDS)
    buying_for = next((kind for word, kind in _KINDS.items() if words.take(word)), None)
    if buying_for is None:
        raise Wrong(_("{words} should come here").format(words=", ".join(_KINDS)))
    total = words.word(_("an amount"))
    parts: dict[Fund, str] = {}
    terms: dict[str, Any] = {}
    while words:
        fund = next((fund for word, fund in _FUNDS.items() if words.take(word)), None)
        if fund is not None:
            parts[fund] = words.word(_("an amount"))
        elif not _took_term(words, terms):
            words.end()

    def decide(state: Tournament, at: Instant) -> Step:
        return price_list.set_price(state, at, _priced(state, name, buying_for, total, parts, terms))

    return decide


def _took_term(words: Words, terms: dict[str, Any]) -> bool:
    """Take one term of a price: its chips, its window, a limit."""
    for phrase, term in (
        ("chips", "chips"),
        ("after", "after"),
        ("until", "until"),
        ("each", "each"),
        ("all", "in_all"),
        ("at or below", "at_or_below"),
    ):
        if words.take(phrase):
            terms[term] = words.number(phrase)
            return True
    if words.take("without break"):
        terms["with_break"] = False
        return True
    return False


def _priced(
    state: Tournament, name: str, buying_for: Buying, total: str, parts: Mapping[Fund, str], terms: Mapping[str, Any]
) -> Price:
    """The price that a line names; what goes nowhere else goes to the prizes."""
    currency = state.setup.currency
    shares = {fund: money.parse_amount(text, currency) for fund, text in parts.items()}
    return Price(
        name=name,
        buying=buying_for,
        shares=Shares(
            prizes=money.parse_amount(total, currency) - sum(shares.values()),
            house=shares.get(Fund.HOUSE, 0),
            league=shares.get(Fund.LEAGUE, 0),
            bounties=shares.get(Fund.BOUNTIES, 0),
        ),
        chips=terms.get("chips", state.setup.starting_stack),
        window=Window(terms.get("after", 0), terms.get("until"), terms.get("with_break", True)),
        each=terms.get("each"),
        in_all=terms.get("in_all"),
        at_or_below=terms.get("at_or_below"),
    )


def _drop_price(words: Words, calendar: Calendar) -> Decide:
    name = words.name()
    return lambda state, at: price_list.drop_price(state, at, name)


# ---- rebuys and add-ons ----------------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Terms:
    """How something is bought."""

    stack: Chips | None = None
    owing: bool = False
    paid: str | None = None
    comp: bool = False
    because: str = ""
    price: str | None = None


def _take_terms(words: Words) -> _Terms:
    """`with 300`, `owing`, `paid 5.00`, `comp`, `hand had begun`, `because "…"`, `price "…"`, in any order."""
    found = _Terms()
    while words:
        if words.take("with"):
            found.stack = words.number(_("the stack"))
        elif words.take("owing"):
            found.owing = True
        elif words.take("paid"):
            found.paid = words.word(_("an amount"))
        elif words.take("comp"):
            found.comp = True
        elif words.take("hand had begun"):
            found.because = HAND_HAD_BEGUN
        elif words.take("because"):
            found.because = _reason(words)
        elif words.take("price"):
            found.price = words.word(_("the price"))
        else:
            words.end()
    return found


def _rebuy(words: Words, calendar: Calendar) -> Decide:
    """`rebuy Anna`, `rebuy Anna with 300 owing because "…"`."""
    name = words.name(*_TERMS)
    terms = _take_terms(words)

    def decide(state: Tournament, at: Instant) -> Step:
        paid = None if terms.paid is None else money.parse_amount(terms.paid, state.setup.currency)
        return buying.rebuy(
            state,
            at,
            entry_of(state, name).number,
            server_seed=server_seed(state, None),
            price=terms.price,
            stack=terms.stack,
            paid=0 if terms.owing else paid,
            comp=terms.comp,
            because=terms.because,
        )

    return decide


def _add_on(words: Words, calendar: Calendar) -> Decide:
    """`add-on Anna`, `add-on Anna x2 owing, Boris, Cyril x2`, `add-on everybody`."""
    ticked: list[tuple[str, int, bool]] = []
    while True:
        times = [word for word in words.coming() if re.fullmatch("x[0-9]{1,4}", word)]
        name = words.name("owing", "comp", "hand", "because", "price", *times)
        often = words.peek()
        bought = int(words.word("x")[1:]) if often in times and often is not None else 1
        ticked.append((name, bought, not words.take("owing")))
        if not words.take(","):
            break
    terms = _take_terms(words)

    def decide(state: Tournament, at: Instant) -> Step:
        orders = [
            Order(entry.number, times, paid)
            for name, times, paid in ticked
            for entry in (state.left if name == _EVERYBODY else (entry_of(state, name),))
        ]
        return buying.add_ons(state, at, orders, price=terms.price, comp=terms.comp, because=terms.because)

    return decide


def _counted(buying_for: Buying) -> Reader:
    """`rebuys +3`, `add-ons +5`: where players are counted."""

    def read(words: Words, calendar: Calendar) -> Decide:
        times = _signed(words, _("how many"))
        terms = _take_terms(words)
        return lambda state, at: buying.sell_counted(
            state, at, buying_for, times, price=terms.price, comp=terms.comp, because=terms.because
        )

    return read


# ---- chips -----------------------------------------------------------------------------------------------------------


def _bonus(words: Words, calendar: Calendar) -> Decide:
    """`bonus 500 Anna, Boris because "on time"`, `bonus 500 everybody`."""
    chips = words.number(_("the bonus"))
    names = words.names("because")
    reason = _reason(words) if words.take("because") else ""

    def decide(state: Tournament, at: Instant) -> Step:
        if names == (_EVERYBODY,):
            return stacks.give_everybody(state, at, chips, reason)
        return stacks.give_bonus(state, at, [entry_of(state, name).number for name in names], chips, reason)

    return decide


def _chips(words: Words, calendar: Calendar) -> Decide:
    """`chips +25 because "found under the table"`."""
    chips = _signed(words, _("the chips"))
    words.need("because")
    reason = _reason(words)
    return lambda state, at: stacks.correct_chips(state, at, chips, reason)


def _count(words: Words, calendar: Calendar) -> Decide:
    """`count Anna 4500, Boris 12000`."""
    found = stacks_listed(words)

    def decide(state: Tournament, at: Instant) -> Step:
        counts = [StackCount(entry_of(state, name).number, chips) for name, chips in found]
        return stacks.count_stacks(state, at, counts)

    return decide


def _signed(words: Words, what: str) -> int:
    """A whole number with its sign: `+3`, `-25`."""
    text = words.word(what)
    if not re.fullmatch("[-+−][0-9]{1,18}", text):
        raise Wrong(_("{what} should be a whole number with its sign, not {text}").format(what=what, text=text))
    return int(text.replace("−", "-"))


def _reason(words: Words) -> str:
    return words.word(_("the reason"))


READERS: Mapping[str, Reader] = {
    "price": _price,
    "drop price": _drop_price,
    "rebuy": _rebuy,
    "add-on": _add_on,
    "rebuys": _counted(Buying.REBUY),
    "add-ons": _counted(Buying.ADD_ON),
    "bonus": _bonus,
    "chips": _chips,
    "count": _count,
}
"""By the words that the line begins with."""
