"""A hand as lines in words, as far as everybody has seen it: no hidden card is in it."""

from __future__ import annotations

from engine.actions import Doing
from engine.hand import Hand
from engine.streets import Street
from tournament import hand_words
from tournament.felt import acts, told
from tournament.felt.named import Named
from tournament.language import gettext as _
from tournament.wording.values import chips


def lines(hand: Hand, table: Named, board: int, end: str = "") -> list[str]:
    """What happened so far: the posts, the actions by streets, and at the end who showed and won what.

    `board`: how many of its cards have been seen; `end`: who won what, once that has been seen.
    """
    found = [
        _("{name}: {what} {chips}").format(
            name=table.isolated(paid.seat), what=acts.posted(paid.posting), chips=chips(paid.chips)
        )
        for paid in hand.posts
    ]
    street, totals = Street.PREFLOP, acts.street_totals(hand)
    for taken, total in zip(hand.actions, totals, strict=True):
        found += _streets(hand, street, min(taken.street, _seen(board)))
        street = max(street, taken.street)
        found.append(acts.told(table.isolated(taken.seat), taken, total))
    shows = _shows(hand, table) if hand.is_over and (end or hand.tabled_on is not None or hand.showing) else []
    if hand.tabled_on is not None:
        # An all-in: the hands lie open before the rest of the board comes.
        found += shows
        shows = []
    found += _streets(hand, street, _seen(board))
    for deed in hand.deeds:
        if deed.seat is not None and deed.doing is Doing.KILLED:
            found.append(_("{name}: dead hand").format(name=table.isolated(deed.seat)))
        elif deed.seat is not None and deed.doing is Doing.MUCKED:
            found.append(_("{name} mucks").format(name=table.isolated(deed.seat)))
    found += shows
    if end:
        found.append(end)
    return found


def _shows(hand: Hand, table: Named) -> list[str]:
    return [
        _("{name} shows {cards}").format(name=table.isolated(one.seat), cards=hand_words.cards(one.cards))
        for one in hand.result().shown
    ]


def _seen(board: int) -> Street:
    return max(street for street in Street if street.board_cards <= board)


def _streets(hand: Hand, before: Street, upto: Street) -> list[str]:
    """The lines of the streets that came between."""
    return [
        _("{street}: {cards}").format(
            street=told.street(street), cards=hand_words.cards(hand.board[: street.board_cards])
        )
        for street in Street
        if before < street <= upto
    ]
