"""A hand that counted for nothing as a text in the manner of PokerStars: all that was done, and its cancelling."""

from __future__ import annotations

from collections.abc import Iterator

from engine.records.record import Boarded, Called, Folded, Raised, Record
from engine.records.stars.lossless import refuse_unless_void
from engine.records.stars.remarks import remarks
from engine.records.stars.sheet import Page, bracketed, dealt_street
from engine.records.stars.title import header, seats, table

_STREETS = {3: "FLOP", 4: "TURN", 5: "RIVER"}


def write(record: Record, hero: int | None = None) -> str:
    """The text; `hero` as for other hands, without one nobody's cards are told.

    Raises BadSetup `scale_too_fine`, `carried_unsaid`, or `text_differs` where it would not be read again.
    """
    page = Page(record)
    told = _Told(page)
    lines = [header(page), table(page), *seats(page), *told.posts(), "*** HOLE CARDS ***"]
    hero = page.hero if hero is None else hero
    if hero is not None and len(page.dealt[hero - 1]) == 2 and None not in page.dealt[hero - 1]:
        lines.append(f"Dealt to {page.names[hero - 1]} {bracketed(page.dealt[hero - 1])}")
    lines += [*told.actions(), "Hand cancelled", *remarks(page), "*** SUMMARY ***"]
    lines.append(f"Total pot {page.money(0)} | Rake {page.money(0)}")
    board = [one for item in record.items if isinstance(item, Boarded) for one in item.cards]
    if board:
        lines.append(f"Board {bracketed(board)}")
    written = "\n".join(lines) + "\n"
    refuse_unless_void(page, written)
    return written


class _Told:
    """Posts and actions one after the other, with what everybody has left and in front of him."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.left = list(page.record.starting)
        self.bets = [0] * len(self.left)
        self.price = 0

    def posts(self) -> Iterator[str]:
        """Antes, blinds from the left of the button, late posts and dead ones."""
        record = self.page.record
        for place, chips in enumerate(record.antes):
            yield from self._post(place, "the ante", chips)
        small, big = self.page.stakes if not record.big_bet else (record.small_bet // 2, record.small_bet)
        blinds = list(enumerate(record.blinds))
        for place, chips in reversed(blinds) if len(blinds) == 2 else blinds:
            called = "straddle" if chips > big else "small blind" if 0 < chips <= small < big else "big blind"
            yield from self._post(place, called, abs(chips))
            self.bets[place] = min(abs(chips), record.starting[place])
        self.price = max(big, *record.blinds)
        for place, chips in enumerate(record.dead):
            yield from self._post(place, "dead", chips)

    def _post(self, place: int, called: str, chips: int) -> Iterator[str]:
        paid = min(chips, self.left[place])
        if paid:
            self.left[place] -= paid
            yield f"{self.page.names[place]}: posts {called} {self.page.money(paid)}{self._all_in(place)}"

    def _all_in(self, place: int) -> str:
        return "" if self.left[place] else " and is all-in"

    def actions(self) -> Iterator[str]:
        """Everything that was done before the hand was cancelled."""
        lying = 0
        for item in self.page.record.items:
            if isinstance(item, Folded):
                yield f"{self.page.names[item.player - 1]}: folds"
            elif isinstance(item, Called):
                yield self._paid(item.player - 1, self.price)
            elif isinstance(item, Raised):
                yield self._paid(item.player - 1, item.amount)
            elif isinstance(item, Boarded):
                yield from self._board(lying, lying + len(item.cards))
                lying += len(item.cards)

    def _paid(self, place: int, total: int) -> str:
        """A check, a call, a bet or a raise to this total, as far as the stack goes."""
        page, before = self.page, self.price
        chips = min(max(0, total - self.bets[place]), self.left[place])
        self.left[place] -= chips
        self.bets[place] += chips
        total = self.bets[place]
        self.price = max(before, total)
        words = f"calls {page.money(chips)}" if chips else "checks"
        if total > before:
            raised = f"raises {page.money(total - before)} to {page.money(total)}"
            words = raised if before else f"bets {page.money(total)}"
        return f"{page.names[place]}: {words}{self._all_in(place) if chips else ''}"

    def _board(self, lying: int, now: int) -> Iterator[str]:
        """A street, if these cards make one up."""
        self.bets, self.price = [0] * len(self.bets), 0
        cards = [one for item in self.page.record.items if isinstance(item, Boarded) for one in item.cards]
        if now in _STREETS:
            yield dealt_street(_STREETS[now], cards[:lying], cards[lying:now])
