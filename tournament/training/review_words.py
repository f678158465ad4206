"""A review in sentences, in the language spoken now; of cards that nobody could know, only carefully."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.actions import Bet, Call, Check, Fold, RaiseTo, Taken
from engine.streets import Street
from tournament import hand_words
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.training.review import Decision, Held, Judgement, Review
from tournament.wording.values import chips, isolated, percent, signed


class Told(NamedTuple):
    """One decision: where it was ("Flop Qs Jd 2h"), what was done, and what is to be said of it."""

    where: str
    done: str
    sentences: tuple[str, ...]


def decisions(review: Review) -> tuple[Told, ...]:
    """Every decision in its order."""
    return tuple(Told(_where(one), _done(one.taken), tuple(_said(one))) for one in review.decisions)


def everybody(review: Review, names: Mapping[int, str]) -> tuple[str, ...]:
    """What everybody had, a line each, the seat's own first."""
    order = sorted(review.held, key=lambda one: (one.seat != review.seat, one.folded is not None))
    return tuple(_had(one, isolated(names[one.seat])) for one in order)


def outcome(review: Review) -> str:
    """What the hand brought the seat: won 450; lost 300."""
    delta = review.own.delta
    if delta > 0:
        return _("You won {n}.").format(n=chips(delta))
    if delta < 0:
        return _("You lost {n}.").format(n=chips(-delta))
    return _("You came out even.")


def street(which: Street) -> str:
    """What a street is called."""
    return {
        Street.PREFLOP: _("Before the flop"),
        Street.FLOP: _("Flop"),
        Street.TURN: _("Turn"),
        Street.RIVER: _("River"),
    }[which]


def _where(decision: Decision) -> str:
    named = street(decision.taken.street)
    return f"{named} {hand_words.cards(decision.board)}" if decision.board else named


def _done(taken: Taken) -> str:
    match taken.action:
        case Fold():
            return _("You folded")
        case Check():
            return _("You checked")
        case Call():
            done = _("You called {n}").format(n=chips(taken.chips))
        case Bet(amount):
            done = _("You bet {n}").format(n=chips(amount))
        case RaiseTo(amount):
            done = _("You raised to {n}").format(n=chips(amount))
    return _("{done}, all-in").format(done=done) if taken.all_in else done


def _said(decision: Decision) -> list[str]:
    said = _judged(decision)
    if decision.board and decision.taken.street is not Street.RIVER and not isinstance(decision.taken.action, Check):
        said.append(_stood(decision))
    return said


def _stood(decision: Decision) -> str:
    """Whether the hand was the best then."""
    if decision.was_best:
        return _("Your hand was the best at that moment.")
    return _("Somebody was ahead of you at that moment.")


def _judged(decision: Decision) -> list[str]:
    """What there is to be said; every share in percent."""
    odds = decision.odds
    facts = {
        "pay": "" if odds is None else chips(odds.to_call),
        "needed": "" if odds is None else percent(float(odds.needed_of_all)),
        "known": percent(decision.known),
        "any": percent(decision.any),
    }
    said = _sentences(decision.judgement)
    if decision.judgement is Judgement.FOLD_BEST and not decision.board:
        # Before the flop a larger share than the others on the average need not be the best hand.
        said = (_("A call was worth its price: your hand had {known}, and {needed} was enough."), *said[1:])
    return [sentence.format(**facts) for sentence in said] + _against(decision)


_TELL_AGAINST = (Judgement.CALL_RIGHT, Judgement.CHECK_QUIET, Judgement.RAISE_AHEAD)


def _against(decision: Decision) -> list[str]:
    """The share against the hands that were in, where no other sentence has it."""
    if decision.judgement not in _TELL_AGAINST:
        return []
    number = len(decision.rivals)
    said = ngettext(
        "Against the hand that was in you had {known}.", "Against the {n} hands that were in you had {known}.", number
    )
    return [said.format(n=number, known=percent(decision.known))]


def _sentences(judgement: Judgement) -> tuple[str, ...]:
    """{needed}: what a call needed; {known}: the share against the hands that were in, {any}: against unknown ones."""
    match judgement:
        case Judgement.CALL_RIGHT:
            return (_("The call was right by the odds: it needed {needed}."),)
        case Judgement.CALL_UNLUCKY:
            return (
                _("The call needed {needed}, and against any cards it had {any}."),
                _("These very cards left you {known}, which nobody could know."),
            )
        case Judgement.CALL_LUCKY:
            return (
                _("The call needed {needed}, and against any cards it had only {any}."),
                _("It met cards against which it had {known}."),
            )
        case Judgement.CALL_DEAR:
            return (_("You paid {pay} with {known}, where {needed} was needed; against any cards it was {any}."),)
        case Judgement.FOLD_RIGHT:
            return (_("The fold saved chips: a call needed {needed}, and you had {known}."),)
        case Judgement.FOLD_BEST:
            return (
                _("You folded the best hand: it had {known}, and a call needed {needed}."),
                _("Against any cards it had {any}."),
            )
        case Judgement.FOLD_PRICE:
            return (_("You were behind, but the price was good: you had {known}, and {needed} was enough."),)
        case Judgement.FOLD_FREE:
            return (_("A check would have cost nothing."),)
        case Judgement.CHECK_AHEAD:
            return (_("You were well ahead with {known}: a bet might have been paid."),)
        case Judgement.CHECK_QUIET:
            return (_("The check cost nothing."),)
        case Judgement.RAISE_AHEAD:
            return (_("You put chips in as the favourite."),)
        case Judgement.RAISE_BEHIND_WON:
            return (_("You were behind with {known}, but everybody folded: it won the pot at once."),)
        case Judgement.RAISE_BEHIND:
            return (_("You put chips in with {known}: that wins on the average only if others fold."),)


def _folded(which: Street) -> str:
    return {
        Street.PREFLOP: _("folded before the flop"),
        Street.FLOP: _("folded on the flop"),
        Street.TURN: _("folded on the turn"),
        Street.RIVER: _("folded on the river"),
    }[which]


def _had(held: Held, name: str) -> str:
    """Ada: K♠ K♦, pair of kings, +450."""
    said = [hand_words.cards(held.cards)]
    if held.folded is not None:
        said.append(_folded(held.folded))
    elif held.strength is not None:
        said.append(hand_words.hand(held.strength))
    said.append(signed(held.delta))
    return _("{name}: {what}").format(name=name, what=", ".join(said))
