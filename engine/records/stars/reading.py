"""PokerStars hand histories as records: hold'em in every limit, for cash and in tournaments; others say why not."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from engine.blinds import Limit
from engine.cards import Card
from engine.records.record import Boarded, Called, Dealt, Folded, Item, Raised, Record, Showed, Unreadable
from engine.records.replay import replay
from engine.records.stars.header import START, TABLE, Illegible
from engine.records.stars.lines import Kind
from engine.records.stars.posts import positions, posts
from engine.records.stars.transcript import Deed, Transcript

_BREAK = re.compile(r"\r\n|\n|\r")
_BYTE_ORDER = ("\ufeff", "\u00ef\u00bb\u00bf")

CODES = (
    "no_header", "no_table", "button_missing", "game_not_read", "stakes_unknown", "ran_twice", "name_twice",
    "seat_twice", "action_unknown", "player_unknown", "amount_unknown", "no_such_card", "hole_cards", "street_unknown",
    "board_order", "board_differs", "amount_too_small", "more_than_stack", "more_than_paid", "out_of_hand",
    "big_blind_missing", "too_few_players", "unfinished", "nobody_collected", "line_too_long",
)  # fmt: skip
"""Why a hand cannot be read."""

NOTES = (
    "line_unknown", "call_differs", "check_differs", "raise_differs", "post_differs", "board_differs", "cap_unchecked",
    "pot_differs", "total_differs",
)  # fmt: skip
"""What did not fit in a hand that was read all the same; all but the last two have a line number behind them."""


def read(text: str) -> Iterator[Record | Unreadable]:
    """The hands of a file, in its order; one that cannot be read stands there as such and the next ones are read.

    Amounts are whole chips, hundredths of the text's unit (`scale` 100) if any of the hand has a fraction. Hole cards
    are known from "Dealt to", from a shown fold and from the summary's "mucked [..]"; shown ones stand in `Showed`.

    Facts, beside those of the head and the table (PHH's names where it has one): `hero`; `shown`, the players who
    showed without a showdown; `cancelled`, on a hand that counted for nothing (`void`), whatever was posted or done;
    `cashed_out`, names; `bounties`; `remarks`, lines that are not the game's; `notes`, codes with line numbers of what
    did not fit. `finishing` is None where the amounts do not add up. What was collected decides whether a short ante is
    won in full or only as far as the winner paid one (`uniform`). A check where there was something to call is marked.

    What cannot be read has one of `CODES`, the line, its `text`, and the `hand` if it was named; notes have `NOTES`.
    """
    for index, (first, lines) in enumerate(_hands(text), 1):
        yield _read(index, first, lines)


def _read(index: int, first: int, lines: Sequence[str]) -> Record | Unreadable:
    told = Transcript()
    at, text = first, lines[0]
    try:
        for at, text in enumerate(lines, first):
            told.take(text, at)
        return _record(told)
    except Illegible as refused:
        while not text.strip() and at > first:
            at -= 1
            text = lines[at - first]
        if refused.code == "big_blind_missing" and told.dealt_at:
            at = told.dealt_at
            text = lines[at - first]
        number = {"hand": told.facts["hand"]} if "hand" in told.facts else {}
        return Unreadable(index, at, refused.code, {"text": text.strip()[:200], **number, **refused.facts})


def _hands(text: str) -> Iterator[tuple[int, list[str]]]:
    """The lines of each hand and the number of its first one.

    A hand begins with its header, or, if that is damaged, after the blank line behind a summary.
    """
    lines = [_without_mark(one) for one in _BREAK.split(text)]
    first, hand = 0, list[str]()
    ended = blank = False
    for number, one in enumerate(lines, 1):
        filled = bool(one.strip())
        if filled and (_begins(lines, number - 1, ended) or (not _ornament(one) and (not first or (ended and blank)))):
            if first:
                yield first, hand
            first, hand, ended = number, [], False
        if first:
            hand.append(one)
            ended |= one.rstrip() == "*** SUMMARY ***"
        blank = not filled
    if first:
        yield first, hand


def _without_mark(line: str) -> str:
    """The line without the byte order marks that files put together have in their middle as well."""
    for mark in _BYTE_ORDER:
        line = line.removeprefix(mark)
    return line


def _begins(lines: Sequence[str], place: int, ended: bool) -> bool:
    """True if a hand begins here: a header behind a summary, or that stands alone, or before its table.

    A player may be called like a header.
    """
    if START.match(lines[place]) is None:
        return False
    following = next((one for one in lines[place + 1 : place + 4] if one.strip()), "")
    table = TABLE.fullmatch(following)
    return ended or place == 0 or _ornament(lines[place - 1]) or bool(table and table["button"])


def _ornament(line: str) -> bool:
    """Lines that mailed files have between their hands."""
    return bool(re.fullmatch(r"\*{5,} ?# ?[0-9]+ ?\*{5,}\s*|Transcript for your last .*|\s*", line))


def _record(told: Transcript) -> Record:
    """The hand that was told. Raises Illegible."""
    head = told.head
    if head is None or "table" not in told.facts:
        raise Illegible("unfinished")
    pot = sum(told.put.values()) - sum(told.back.values())
    idle = not told.deeds and pot == 0
    cancelled = told.cancelled or idle
    order = positions(told, everybody=cancelled)
    if len(order) < (1 if cancelled else 2):
        raise Illegible("too_few_players", players=len(order))
    finishing = _finishing(told, order, pot, cancelled=cancelled)
    paid = posts(told, order, needed=not cancelled)
    scale = 100 if told.fine else 1
    facts = _facts(told, order, cancelled=cancelled)
    items = list(_items(told, order))

    def scaled(amounts: Sequence[int]) -> tuple[int, ...]:
        return tuple([chips * scale // 100 for chips in amounts])

    limited = head.limit is Limit.FIXED_LIMIT
    rake = 0 if cancelled else told.rake
    record = Record(
        limit=head.limit,
        starting=scaled([told.seats[name].chips for name in order]),
        blinds=scaled(paid.blinds),
        antes=scaled(paid.antes),
        items=tuple([_scaled(item, scale) for item, _ in items]),
        small_bet=head.stakes[0 if limited else 1] * scale // 100,
        big_bet=head.stakes[1] * scale // 100 if limited else 0,
        uniform=paid.uniform,
        dead=scaled(paid.dead),
        scale=scale,
        players=tuple(order),
        seats=tuple([told.seats[name].number for name in order]),
        finishing=None if finishing is None else scaled(finishing),
        rake=None if rake is None else rake * scale // 100,
        texts=tuple([text for _, text in items]),
        facts=facts,
        void=cancelled,
    )
    return _as_collected(record) if finishing is not None and paid.uniform and _is_ante_short(told) else record


def _is_ante_short(told: Transcript) -> bool:
    """True if not everybody paid the same ante."""
    antes = Counter[str]()
    for one in told.posts:
        if one.kind is Kind.ANTE:
            antes[one.name] += one.chips
    return len(set(antes.values())) > 1


def _as_collected(record: Record) -> Record:
    """With short antes as everybody's own or as dead money, whichever leads to the stacks that the text has."""
    for uniform in (True, False):
        one = replace(record, uniform=uniform)
        again = replay(one)
        if again.stacks is not None and all(note.code != "finishing_differs" for note in again.notes):
            return one
    return record


def _scaled(item: Item, scale: int) -> Item:
    return Raised(item.player, item.amount * scale // 100) if isinstance(item, Raised) else item


def _finishing(told: Transcript, order: Sequence[str], pot: int, *, cancelled: bool) -> list[int] | None:
    """The stacks after the hand, in hundredths, or None where what was collected is not what was put in."""
    if cancelled:
        return [told.seats[name].chips for name in order]
    collected = told.collected or told.won
    given = sum(collected.values())
    rake = told.rake
    if rake is None:
        adds_up = 0 < given <= pot or pot == 0 == given
    else:
        adds_up = given + rake == pot
    if not adds_up:
        if not told.summary:
            raise Illegible("unfinished")
        if not given and not told.cashed_out:
            raise Illegible("nobody_collected", pot=pot)
        told.notes.append("pot_differs")
        return None
    if told.total not in {None, pot}:
        told.notes.append("total_differs")
    return [
        told.seats[name].chips - told.put.get(name, 0) + told.back.get(name, 0) + collected.get(name, 0)
        for name in order
    ]


def _facts(told: Transcript, order: Sequence[str], *, cancelled: bool) -> Mapping[str, object]:
    facts = dict(told.facts)
    if len(told.heroes) == 1:
        facts["hero"] = told.heroes[0]
    if cancelled:
        facts["cancelled"] = True
    shown = [place for place, name in enumerate(order, 1) if _shown_early(told, name)]
    lists = {"shown": shown, "cashed_out": told.cashed_out, "remarks": told.remarks, "notes": told.notes}
    return facts | {name: value for name, value in lists.items() if value}


def _showdown(told: Transcript) -> bool:
    """True if at least two players stayed to the end."""
    return len(told.present - told.folded) > 1


def _shown_early(told: Transcript, name: str) -> tuple[Card | None, ...]:
    """The cards that a player showed with his fold, after it, or as the only one left."""
    if _showdown(told) and name not in told.folded:
        return ()
    for deed in told.deeds:
        if deed.name == name and deed.kind in {Kind.FOLD, Kind.SHOW} and deed.cards:
            return deed.cards
    lot = told.lots.get(name)
    return lot.cards if lot is not None and lot.kind is Kind.SHOW else ()


def _items(told: Transcript, order: Sequence[str]) -> Iterator[tuple[Item, str]]:
    """Deals, actions and shows with the lines they come from."""
    place = {name: number for number, name in enumerate(order, 1)}
    deeds = [deed for deed in told.deeds if deed.kind in {Kind.SHOW, Kind.MUCK}]
    spoken = {deed.name for deed in deeds}
    for name in order:
        lot = told.lots.get(name)
        cards, text = told.known.get(name, ((), ""))
        cards = cards or _shown_early(told, name)
        if not cards and lot is not None and lot.kind is Kind.MUCK:
            cards = lot.cards
        cards = cards or next((deed.cards for deed in deeds if deed.name == name and deed.kind is Kind.MUCK), ())
        yield Dealt(place[name], (*cards, None, None)[:2]), text
    for deed in told.deeds:
        yield from _item(told, deed, place)
    if _showdown(told):
        for name in order:
            lot = told.lots.get(name)
            if lot is not None and name not in spoken | told.folded and lot.kind in {Kind.SHOW, Kind.MUCK}:
                yield Showed(place[name], () if lot.kind is Kind.MUCK else (*lot.cards, None, None)[:2]), lot.text


def _item(told: Transcript, deed: Deed, place: Mapping[str, int]) -> Iterator[tuple[Item, str]]:
    """The item of a deed; shows without a showdown are none."""
    kind, text = deed.kind, deed.text.strip()
    if kind is Kind.STREET:
        yield Boarded(tuple([one for one in deed.cards if one is not None])), text
    elif kind is Kind.FOLD:
        yield Folded(place[deed.name]), text
    elif kind in {Kind.CHECK, Kind.CALL}:
        yield Called(place[deed.name], checks=deed.wrong), text
    elif kind in {Kind.BET, Kind.RAISE}:
        yield Raised(place[deed.name], deed.total), text
    elif _showdown(told) and deed.name not in told.folded:
        yield Showed(place[deed.name], () if kind is Kind.MUCK else (*deed.cards, None, None)[:2]), text
