"""A hint in sentences, part by part, in the language spoken now."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from engine.cards import Card, rank, suit
from engine.ranking import Category, strength
from engine.streets import Street
from tournament import hand_words
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.refusals import N_
from tournament.training import raise_words
from tournament.training.hints import Hint
from tournament.wording.values import chips, list_of, percent

Names = Mapping[int, str]
"""Who sits on each seat."""


class Part(NamedTuple):
    """One part of a hint: its title and its sentences."""

    title: str
    sentences: tuple[str, ...]


# i18n: Kinds of hands with their article, as in "9 cards make a flush".
KINDS = {
    Category.HIGH_CARD: N_("a high card"),
    Category.PAIR: N_("a pair"),
    Category.TWO_PAIR: N_("two pair"),
    Category.THREE_OF_A_KIND: N_("three of a kind"),
    Category.STRAIGHT: N_("a straight"),
    Category.FLUSH: N_("a flush"),
    Category.FULL_HOUSE: N_("a full house"),
    Category.FOUR_OF_A_KIND: N_("four of a kind"),
    Category.STRAIGHT_FLUSH: N_("a straight flush"),
}


def told(hint: Hint, names: Names) -> tuple[Part, ...]:
    """The hint as parts that can be shown one below the other; a part that has nothing to say is left out."""
    parts: list[tuple[str, Callable[[Hint, Names], list[str]]]] = [
        (_("The price"), _price),
        (_("Your chances"), _chances),
        (_("Your hand"), _hand),
        (_("Cards that help"), _outs),
        (_("Raising"), raise_words.sentences),
        (_("Who acts after you"), _position),
    ]
    made = [Part(title, tuple(say(hint, names))) for title, say in parts]
    return tuple(part for part in made if part.sentences)


def _price(hint: Hint, names: Names) -> list[str]:
    odds = hint.odds
    if odds is None:
        return [_("Checking costs nothing.")]
    said = [
        _("You pay {pay} to win {win}: you need {share}.").format(
            pay=chips(odds.to_call), win=chips(odds.to_win), share=percent(float(odds.needed))
        )
    ]
    if odds.behind:
        said.append(
            _("If all the others stay in, {win} will be there to win, and {share} is enough.").format(
                win=chips(odds.to_win + odds.behind), share=percent(float(odds.needed_of_all))
            )
        )
    if odds.to_win < hint.view.pot:
        said.append(
            _("Of the {pot} in the middle you can win no more than that: you do not match the rest.").format(
                pot=chips(hint.view.pot)
            )
        )
    return said


def _chances(hint: Hint, names: Names) -> list[str]:
    number = len(hint.rivals)
    usual = ngettext(
        "Against {n} unknown hand you win {share} of the pot on the average.",
        "Against {n} unknown hands you win {share} of the pot on the average.",
        number,
    ).format(n=number, share=percent(hint.equity.share))
    said = [usual]
    if hint.raised is not None:
        said.append(
            _("Whoever bets has more than just anything: against a hand of the better third it is {share}.").format(
                share=percent(hint.raised.share)
            )
        )
    if hint.odds is not None:
        said.append(_measured(hint))
    return said


def _measured(hint: Hint) -> str:
    """The chances beside the price."""
    assert hint.odds is not None  # noqa: S101
    needed = float(hint.odds.needed_of_all)  # the shares are against all of them, too
    low = hint.equity.share if hint.raised is None else min(hint.raised.share, hint.equity.share)
    if low >= needed:
        return _("That is more than the call needs.")
    if hint.equity.share < needed:
        return _("That is less than the call needs.")
    return _("That is about what the call needs: it hangs on what the others have.")


def _hand(hint: Hint, names: Names) -> list[str]:
    view = hint.view
    if hint.beaten is None:
        return [_("You hold {cards}.").format(cards=_two(view.cards))]
    beaten = hint.beaten
    said = [_("Your best five: {hand}.").format(hand=hand_words.hand(strength((*view.cards, *view.board))))]
    if beaten.is_best:
        said.append(_("Nobody can have a better hand now."))
        return said
    said.append(
        ngettext(
            "Of the {all} pairs of cards that another player may hold, {n} is better now ({share}): {kinds}.",
            "Of the {all} pairs of cards that another player may hold, {n} are better now ({share}): {kinds}.",
            beaten.better,
        ).format(
            all=chips(beaten.holdings),
            n=beaten.better,
            share=percent(beaten.better / beaten.holdings),
            kinds=list_of([_("{kind} {n}×").format(kind=_(KINDS[kind]), n=n) for kind, n in beaten.kinds.items()]),
        )
    )
    said.append(_("The best hand possible now: {hand}.").format(hand=hand_words.hand(beaten.best)))
    return said


def _two(cards: tuple[Card, Card]) -> str:
    """Two cards in words: pair of kings; ace and king, suited."""
    first, second = sorted((rank(one) for one in cards), reverse=True)
    if first == second:
        return _("pair of {cards}").format(cards=_(hand_words.SEVERAL_OF_RANK[first]))
    high, low = _(hand_words.ONE_OF_RANK[first]), _(hand_words.ONE_OF_RANK[second])
    if suit(cards[0]) == suit(cards[1]):
        return _("{card} and {other} of one suit").format(card=high, other=low)
    return _("{card} and {other} of two suits").format(card=high, other=low)


def _outs(hint: Hint, names: Names) -> list[str]:
    outs = hint.outs
    if outs is None:
        return []
    if not outs.number:
        return [_("No card makes a better kind of hand at once.")]
    kinds = [
        ngettext("{n} card makes {kind}", "{n} cards make {kind}", len(found)).format(n=len(found), kind=_(KINDS[kind]))
        for kind, found in outs.cards.items()
    ]
    said = [_("{outs}.").format(outs=list_of(kinds))]
    if hint.view.street is Street.FLOP:
        said.append(
            _("One of them comes on the turn with {next}, by the river with {river}.").format(
                next=percent(float(outs.next_card)), river=percent(float(outs.by_river))
            )
        )
    else:
        said.append(_("One of them comes on the river with {share}.").format(share=percent(float(outs.by_river))))
    said.append(_("Better than now need not be the best."))
    return said


def _position(hint: Hint, names: Names) -> list[str]:
    now, later, seat = hint.behind.now, hint.behind.later, hint.view.seat
    if now:
        said = [_("Still to act: {names}.").format(names=list_of([names[one] for one in now]))]
    else:
        said = [_("Nobody: a call or a check ends this round.")]
    if len(later) > 1 and seat in later:
        if seat == later[-1]:
            said.append(_("On the streets to come you act last, which is the best place."))
        elif seat == later[0]:
            said.append(_("On the streets to come you act first, before you have seen what the others do."))
        else:
            acting = list_of([names[one] for one in later[later.index(seat) + 1 :]])
            said.append(_("On the streets to come {names} will act after you.").format(names=acting))
    return said
