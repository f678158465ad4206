"""The envelopes of a mystery night: when they are due, what goes into them, and which one is drawn."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tournament import standings
from tournament.bounties import mystery
from tournament.bounties.bounty_rule import FEWEST, Envelopes
from tournament.draws import seating
from tournament.errors import RuleViolation
from tournament.events import EnvelopeDrawn, EnvelopesFilled
from tournament.history import Step
from tournament.names import Cents, EntryNo, Instant
from tournament.people import registration
from tournament.reasons import clean_reason
from tournament.sales.money import minor_digits, plain_amount
from tournament.sales.prices import Fund
from tournament.state import Tournament

NICE = (1_000, 500, 200, 100, 50, 20, 10, 5, 2, 1)
"""What suggested envelopes are whole multiples of, in whole units of the currency; else in minor units."""


@dataclass(frozen=True, slots=True)
class EnvelopesDue:
    """Envelopes are to be filled now: how many, with how much in all (minor units), and whether some were before."""

    envelopes: int
    amount: Cents
    again: bool


def mystery_from(state: Tournament) -> int:
    """With how many players left the envelopes are out: as the rule says, else as many as are paid, at least two."""
    said = state.bounty_rule.mystery_from
    return max(FEWEST, len(standings.payouts(state))) if said is None else said


def to_fill(state: Tournament) -> EnvelopesDue:
    """What the envelopes are to be, if they are filled now: those drawn are done with, all others are new."""
    drawn = sum(head.worth for head in mystery.taken(state))
    amount = state.fund(Fund.BOUNTIES) - drawn
    return EnvelopesDue(mystery.heads_to_come(state), amount, state.mystery.since is not None)


def mystery_due(state: Tournament, at: Instant) -> EnvelopesDue | None:
    """What the envelopes have to be now: few enough are left, or they do not fit any more; None: nothing is to do.

    They do not fit where a head has no envelope left, or where money came to the bounties or went from them since.
    """
    if not mystery.is_mystery(state) or not state.fund(Fund.BOUNTIES):
        return None
    wanted = to_fill(state)
    if wanted.again:
        left = mystery.envelopes_left(state)
        fits = len(left) >= wanted.envelopes and sum(left) == wanted.amount
        return None if fits or not wanted.envelopes or wanted.amount < 0 else wanted
    # Who is out in one round is out at once: no head of it draws because it was typed after the envelopes were filled.
    ready = state.finished is None and state.has_started(at) and not state.round_under_way
    ready = ready and registration.places_are_final(state, at)
    return wanted if ready and len(state.left) <= mystery_from(state) else None


def suggested_envelopes(state: Tournament) -> tuple[Envelopes, ...]:
    """Envelopes for the heads to come: one big, a few of a half and a quarter of it, many small; whole units.

    What rounding leaves is in the big one, so that all of them are exactly what there is. The biggest first.
    """
    wanted = to_fill(state)
    if not wanted.envelopes or wanted.amount < 0:
        return ()
    weights = _weights(wanted.envelopes)
    smallest = wanted.amount // sum(weights)
    one = 10 ** minor_digits(state.setup.currency)
    unit = next((nice * one for nice in NICE if nice * one <= smallest), 1)
    amounts = [wanted.amount * weight // sum(weights) // unit * unit for weight in weights]
    amounts[0] += wanted.amount - sum(amounts)
    return in_kinds(amounts)


def _weights(envelopes: int) -> list[int]:
    """8 for one, 4 for one in ten, 2 for one in four, 1 for the others."""
    half, quarter = max(1, envelopes // 10), max(1, envelopes // 4)
    return ([8] + [4] * half + [2] * quarter + [1] * envelopes)[:envelopes]


def in_kinds(amounts: Sequence[Cents]) -> tuple[Envelopes, ...]:
    """So many envelopes of each amount, the biggest first."""
    return tuple(Envelopes(amount, count) for amount, count in sorted(Counter(amounts).items(), reverse=True))


def fill_envelopes(state: Tournament, at: Instant, envelopes: Sequence[Envelopes], because: str = "") -> Step:
    """Say what is in the envelopes; from now on each head that is taken draws one.

    Done again, it replaces those that nobody has drawn.

    Args:
        state: the evening.
        at: the instant.
        envelopes: one for each head that can still be taken (and the champion's own where it is his), together all
            that is in the bounties.
        because: a reason to do it before registration is over, or before so few are left.

    Raises:
        RuleViolation: `not_mystery`, `not_started`, `evening_over`, `envelopes_before_the_end_of_registration`,
            `envelopes_too_early` (`players`: with how many left), `envelope_below_nothing`, `envelopes_wrong_number`
            (`envelopes`, `wanted`), `envelopes_wrong_sum` (`total`, `due`, `currency`).
        BadInput: what `clean_reason` says.
    """
    _check_mystery(state)
    if not state.has_started(at):
        raise RuleViolation("not_started")
    wanted = to_fill(state)
    if not wanted.again and state.finished is not None:
        raise RuleViolation("evening_over")
    because = clean_reason(because) if because else ""
    if not wanted.again and not because:
        if not registration.places_are_final(state, at):
            raise RuleViolation("envelopes_before_the_end_of_registration")
        if len(state.left) > (players := mystery_from(state)):
            raise RuleViolation("envelopes_too_early", players=players)
    if any(each.amount < 0 or each.count < 1 for each in envelopes):
        raise RuleViolation("envelope_below_nothing")
    count, total = sum(each.count for each in envelopes), sum(each.amount * each.count for each in envelopes)
    if count != wanted.envelopes:
        raise RuleViolation("envelopes_wrong_number", envelopes=count, wanted=wanted.envelopes)
    currency = state.setup.currency
    if total != wanted.amount:
        due = plain_amount(wanted.amount, currency)
        raise RuleViolation("envelopes_wrong_sum", total=plain_amount(total, currency), due=due, currency=currency)
    facts = {"envelopes": count, "amount": total, "currency": currency, "because": because}
    return Step("envelopes_filled", (EnvelopesFilled(tuple(envelopes)),), facts)


def draw_envelope(state: Tournament, at: Instant, entry: EntryNo, server_seed: bytes, client_seed: str = "") -> Step:
    """Draw the envelope for that entry's head: for those who took it, or the champion's own.

    Raises:
        RuleViolation: `no_such_entry`, `not_mystery`, `envelopes_not_filled`, `no_envelope_due` (`name`),
            `nobody_has_the_head` (`name`), `no_envelope_left`.
    """
    _check_mystery(state)
    if state.mystery.since is None:
        raise RuleViolation("envelopes_not_filled")
    name = state.entry(entry).shown_name
    opening = mystery.opening_of(state, entry)
    if opening is None:
        raise RuleViolation("no_envelope_due", name=name)
    if not opening.by:
        raise RuleViolation("nobody_has_the_head", name=name)
    left = mystery.envelopes_left(state)
    if not left:
        raise RuleViolation("no_envelope_left")
    draw = seating.next_draw(state, server_seed, client_seed)
    amount = mystery.drawn_amount(left, draw)
    facts = {
        "name": name,
        "by": [state.entry(number).shown_name for number in opening.by],
        "own": opening.group is None,
        "amount": amount,
        "currency": state.setup.currency,
    }
    return Step("envelope_drawn", (EnvelopeDrawn(entry, amount, draw),), facts)


def _check_mystery(state: Tournament) -> None:
    if not mystery.is_mystery(state):
        raise RuleViolation("not_mystery")
