"""Lines that decide about money over the counter: who pays, who gets something, what the house gives."""

from collections.abc import Callable, Mapping

from console.stories.calendar import Calendar
from console.stories.lines.reading import Decide, Reader, plain
from console.stories.told import entry_of
from console.stories.words import Words, Wrong
from tournament.history import Step
from tournament.language import gettext as _
from tournament.names import Cents, Instant, PlayerId
from tournament.people.guests import guest_of
from tournament.sales import money, payments
from tournament.sales.prices import Fund
from tournament.state import Tournament

SOMEBODY = "somebody"
"""Nobody in particular, where players are counted."""

Counter = Callable[[Tournament, Instant, PlayerId | None, Cents | None], Step]


def _over_the_counter(decision: Counter) -> Reader:
    """`pay Anna` (all she owes), `pay Anna 20.00`, `pay somebody 20.00`."""

    def read(words: Words, calendar: Calendar) -> Decide:
        name = _name(words)
        text = words.word(_("an amount")) if words else None

        def decide(state: Tournament, at: Instant) -> Step:
            player = None if name == SOMEBODY else guest_of(state, name).player
            amount = None if text is None else money.parse_amount(text, state.setup.currency)
            return decision(state, at, player, amount)

        return decide

    return read


def _house_adds(words: Words, calendar: Calendar) -> Decide:
    """`house adds 50.00 because "birthday"`."""
    text, because = words.word(_("an amount")), _because(words)

    def decide(state: Tournament, at: Instant) -> Step:
        return payments.contribute(state, at, money.parse_amount(text, state.setup.currency), because)

    return decide


def _adjust(words: Words, calendar: Calendar) -> Decide:
    """`adjust prizes -10.00 because "cards"`."""
    word = words.word(_("what the money is for"))
    if word not in tuple(Fund):
        raise Wrong(_("{word} is none of prizes, house, league, bounties").format(word=word))
    text, because = words.word(_("an amount")), _because(words)

    def decide(state: Tournament, at: Instant) -> Step:
        amount = money.parse_amount(text.removeprefix("-").removeprefix("+"), state.setup.currency)
        return payments.adjust(state, at, Fund(word), -amount if text.startswith("-") else amount, because)

    return decide


def _paid_prize(words: Words, calendar: Calendar) -> Decide:
    """`paid prize Anna`, `paid prize Anna in cash`, `paid prize Anna because "she has to go"`."""
    name = words.name("in", "because")
    net = not words.take("in cash")
    because = _because(words) if words else ""
    return lambda state, at: payments.pay_prize(state, at, entry_of(state, name).number, net=net, because=because)


def _paid_bounty(words: Words, calendar: Calendar) -> Decide:
    """`paid bounty Anna`, `paid bounty Anna in cash`."""
    name = words.name("in")
    net = not words.take("in cash")
    return lambda state, at: payments.pay_bounty(state, at, entry_of(state, name).number, net=net)


def _name(words: Words) -> str:
    """A name that an amount may follow."""
    return words.name(*(word for word in words.coming() if word[0].isdigit()))


def _because(words: Words) -> str:
    words.need("because")
    return words.word(_("the reason"))


READERS: Mapping[str, Reader] = {
    "pay": _over_the_counter(payments.receive),
    "pay everybody": plain(payments.receive_from_all),
    "refund": _over_the_counter(payments.give_back),
    "house adds": _house_adds,
    "adjust": _adjust,
    "paid prize": _paid_prize,
    "paid bounty": _paid_bounty,
}
"""By the words that the line begins with."""
