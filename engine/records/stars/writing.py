"""A played hand as a text in the manner of PokerStars, for programs that read nothing else, and for our own reader."""

from __future__ import annotations

from collections.abc import Iterator

from engine.actions import Bet, Fold, Posting, RaiseTo, Taken
from engine.cards import Card
from engine.hand import Hand
from engine.naming import named
from engine.ranking import strength
from engine.records.record import Record
from engine.records.stars import cancelled as stars_cancelled
from engine.records.stars.lossless import refuse_losses
from engine.records.stars.remarks import remarks
from engine.records.stars.sheet import Sheet, bracketed, dealt_street
from engine.records.stars.title import header, rising, seats, table
from engine.streets import Street

_POSTS = {
    Posting.ANTE: "the ante",
    Posting.SMALL_BLIND: "small blind",
    Posting.BIG_BLIND: "big blind",
    Posting.STRADDLE: "straddle",
    Posting.LIVE: "big blind",
    # After a big blind nobody takes this for the live one.
    Posting.DEAD: "small blind",
}


def write(record: Record, hand: Hand | None, *, hero: int | None = None) -> str:
    """The text of a hand; `hand` is finished and came of replaying `record`, None for one that counted for nothing.

    `hero`: the player, from 1, whose cards are told as dealt; without it that is the record's own, and where it names
    none, everybody whose cards are known and told nowhere else. What others showed or mucked, stands at the showdown
    and in the summary. Pots and winnings are the engine's, after the record's rake; what nobody called is no part of
    the pots. Amounts are in the record's unit, with two decimals where it has a scale. Names are written as
    `sheet.names` has them. A hand without a date gets the first of 2000, since other programs insist on one.
    Remarks stand before the summary.

    The text is read again, so that none is written from which other stacks would follow. Raises BadSetup `other_hand`,
    `scale_too_fine` or one of `lossless.LOSSES`, which name what such a text cannot say; IllegalAction
    `hand_not_over`.
    """
    if hand is None:
        return stars_cancelled.write(record, hero)
    sheet = Sheet(record, hand)
    lines = [header(sheet), table(sheet), *seats(sheet), *_posts(sheet), "*** HOLE CARDS ***"]
    lines += [*_dealt(sheet, hero), *_actions(sheet), *_showdown(sheet), *remarks(sheet), *_summary(sheet)]
    written = "\n".join(lines) + "\n"
    refuse_losses(sheet, written)
    return written


def _posts(sheet: Sheet) -> Iterator[str]:
    """What everybody posted; a late player's big blind and dead small blind together make one line."""
    hand = sheet.hand
    left = hand.started
    dead = {post.seat: post.chips for post in hand.posts if post.posting is Posting.DEAD}
    both = {
        post.seat
        for post in hand.posts
        if post.posting is Posting.LIVE and post.chips == hand.blinds.big and post.seat in dead
    }
    for seat, posting, chips in hand.posts:
        if posting is Posting.DEAD and seat in both:
            continue
        words, paid = _POSTS[posting], chips
        if posting is Posting.LIVE and seat in both:
            words, paid = "small & big blinds", chips + dead[seat]
        left[seat] -= paid
        all_in = "" if left[seat] else " and is all-in"
        yield f"{_name(sheet, seat)}: posts {words} {sheet.money(paid)}{all_in}"


def _name(sheet: Sheet, seat: int) -> str:
    return sheet.names[sheet.hand.order.index(seat)]


def _dealt(sheet: Sheet, hero: int | None) -> Iterator[str]:
    """The hero's cards; without one those of all whose cards no other line tells, but never of one of several alone.

    A reader takes the only one whose cards are told as dealt for the hero.
    """
    hero = sheet.hero if hero is None else hero
    known = [place for place, cards in enumerate(sheet.dealt) if len(cards) == 2 and None not in cards]
    told = [place for place in known if hero == place + 1]
    if hero is None:
        told = [place for place in known if not _told_later(sheet, place)]
        told = known if len(told) == 1 else told
    for place in told:
        yield f"Dealt to {sheet.names[place]} {bracketed(sheet.dealt[place])}"


def _told_later(sheet: Sheet, place: int) -> bool:
    """True if the summary has the cards, as mucked, or the player shows them without a showdown."""
    if place in sheet.folded:
        folds = {one.seat for one in sheet.hand.actions if isinstance(one.action, Fold)}
        return sheet.hand.order[place] in folds and _showed_early(sheet, place)
    if not sheet.showdown:
        return not sheet.result.void and _showed_early(sheet, place)
    return not sheet.won(place) and not dict(sheet.showdown).get(place)


def _actions(sheet: Sheet) -> Iterator[str]:
    """Streets and actions; what nobody called goes back before the rest of the board is dealt."""
    hand, street, price = sheet.hand, Street.PREFLOP, max([sheet.hand.blinds.big, *_straddles(sheet.hand)])
    for number, taken in enumerate(hand.actions):
        killed = _killed(sheet, number)
        if taken.street is not street:
            # Who had spoken on the street before was killed on this one.
            spoken = {one.seat for one in hand.actions if one.street is street}
            yield from [f"{_name(sheet, seat)}: folds" for seat in killed if seat not in spoken]
            killed = [seat for seat in killed if seat in spoken]
            yield from _board(sheet, street, taken.street)
            street, price = taken.street, 0
        yield from [f"{_name(sheet, seat)}: folds" for seat in killed]
        words, price = _words(sheet, taken, price)
        yield f"{_name(sheet, taken.seat)}: {words}{' and is all-in' if taken.all_in else ''}"
    yield from [f"{_name(sheet, seat)}: folds" for seat in _killed(sheet, len(hand.actions))]
    for place, chips in enumerate(sheet.returned):
        if chips:
            yield f"Uncalled bet ({sheet.money(chips)}) returned to {sheet.names[place]}"
    dealt = next(known for known in reversed(Street) if known.board_cards <= len(sheet.result.board))
    yield from _board(sheet, street, dealt)


def _killed(sheet: Sheet, number: int) -> list[int]:
    """The seats whose hands died after so many actions without their folding."""
    folds = {one.seat for one in sheet.hand.actions if isinstance(one.action, Fold)}
    dead = {sheet.hand.order[place] for place in sheet.folded} - folds
    after: dict[int, int] = {}
    for one in sheet.hand.irregularities:
        if one.seat in dead:
            after[one.seat] = one.after
    return [seat for seat in dead if after.get(seat, len(sheet.hand.actions)) == number]


def _straddles(hand: Hand) -> list[int]:
    """What straddles cost, however short they were posted."""
    return [due.chips for due in hand.dues if due.posting is Posting.STRADDLE]


def _board(sheet: Sheet, before: Street, now: Street) -> Iterator[str]:
    board = sheet.result.board
    for street in Street:
        if before < street <= now:
            lying, cards = board[: Street(street - 1).board_cards], board[: street.board_cards]
            yield dealt_street(street.name, lying, cards[len(lying) :])


def _words(sheet: Sheet, taken: Taken, price: int) -> tuple[str, int]:
    """What somebody did, and what there is to call after it. A raise that stood though it was too small is a call."""
    action = taken.action
    if isinstance(action, Fold):
        place = sheet.hand.order.index(taken.seat)
        shown = sheet.dealt[place] if _showed_early(sheet, place) else ()
        return f"folds {bracketed(shown)}" if shown else "folds", price
    if isinstance(action, Bet | RaiseTo) and action.amount > price:
        total = sheet.money(action.amount)
        if not price:
            return f"bets {total}", action.amount
        return f"raises {sheet.money(action.amount - price)} to {total}", action.amount
    return f"calls {sheet.money(taken.chips)}" if taken.chips else "checks", price


def _showed_early(sheet: Sheet, place: int) -> bool:
    """True if the record says that this player showed without a showdown."""
    shown = sheet.fact("shown")
    known = any(one is not None for one in sheet.dealt[place])
    return known and isinstance(shown, list | tuple) and place + 1 in shown


def _showdown(sheet: Sheet) -> Iterator[str]:
    """Shows, mucks and who collected what, side pots first."""
    if sheet.showdown:
        yield "*** SHOW DOWN ***"
    for place, cards in sheet.showdown:
        if not cards:
            yield f"{sheet.names[place]}: mucks hand"
        else:
            yield f"{sheet.names[place]}: shows {bracketed(cards)}{_described(sheet, cards, ' ({})')}"
    for pot in reversed(sheet.pots):
        for place, chips in pot.paid.items():
            if chips:
                yield f"{sheet.names[place]} collected {sheet.money(chips)} from {pot.label}"
    if sheet.result.void:
        yield "Hand cancelled"
        return
    for place in range(len(sheet.names)):
        if place not in sheet.folded and place not in dict(sheet.showdown):
            shows = f"shows {bracketed(sheet.dealt[place])}" if _showed_early(sheet, place) else "doesn't show hand"
            yield f"{sheet.names[place]}: {shows}"


def _described(sheet: Sheet, cards: tuple[Card | None, ...], form: str) -> str:
    """The hand in words, put into `form`, if its cards and the board are all there."""
    known = [one for one in (*cards, *sheet.result.board) if one is not None]
    return form.format(named(strength(known))) if len(set(known)) == len(known) == 7 else ""


def _summary(sheet: Sheet) -> Iterator[str]:
    yield "*** SUMMARY ***"
    total = f"Total pot {sheet.money(sheet.total)}"
    if len(sheet.pots) > 1:
        total += "".join([f" {pot.label.capitalize()} {sheet.money(pot.amount)}." for pot in sheet.pots])
    rake = sheet.total - sum(pot.amount for pot in sheet.pots)
    yield f"{total} | Rake {sheet.money(rake)}"
    if sheet.result.board:
        yield f"Board {bracketed(sheet.result.board)}"
    if not sheet.result.void:
        for place in rising(sheet):
            yield f"Seat {sheet.seats[place]}: {sheet.names[place]}{_roles(sheet, place)} {_lot(sheet, place)}"


def _roles(sheet: Sheet, place: int) -> str:
    seat, positions = sheet.hand.order[place], sheet.hand.positions
    roles = " (button)" if sheet.seats[place] == sheet.button else ""
    if seat == positions.small_blind:
        roles += " (small blind)"
    return f"{roles} (big blind)" if seat == positions.big_blind else roles


def _lot(sheet: Sheet, place: int) -> str:
    """How the hand ended for somebody."""
    if place in sheet.folded:
        street = sheet.folded[place]
        when = f"on the {street.name.capitalize()}" if street else "before Flop"
        return f"folded {when}" if sheet.put[place] else f"folded {when} (didn't bet)"
    won = sheet.won(place)
    shown = dict(sheet.showdown).get(place)
    if shown:
        return f"showed {bracketed(shown)} and " + (
            f"won ({sheet.money(won)}){_described(sheet, shown, ' with {}')}"
            if won
            else f"lost{_described(sheet, shown, ' with {}')}"
        )
    if won:
        return f"collected ({sheet.money(won)})"
    cards = sheet.dealt[place]
    return f"mucked {bracketed(cards)}" if cards and None not in cards else "mucked"
