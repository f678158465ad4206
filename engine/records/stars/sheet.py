"""What the text of a played hand is made of: names, seats, cards that are known, and who got what from which pot."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from engine.actions import Fold
from engine.blinds import Limit
from engine.cards import Card, text
from engine.errors import BadSetup
from engine.hand import Hand
from engine.pots import shares
from engine.records.record import Dealt, Record, Showed
from engine.records.setting import are_clockwise
from engine.records.stars.amounts import written
from engine.result import HandResult
from engine.seats import clockwise
from engine.streets import Street

_BREAKS = re.compile("[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]+")


class Pot:
    """One pot as it was paid out: `label` as in the text, chips by place, and their sum, without rake."""

    __slots__ = ("label", "paid")

    def __init__(self, label: str, paid: dict[int, int]) -> None:
        """`paid`: chips by place."""
        self.label = label
        self.paid = paid

    @property
    def amount(self) -> int:
        """What was paid out of it."""
        return sum(self.paid.values())


def names(record: Record) -> tuple[str, ...]:
    """Everybody's name as a text of lines can hold it.

    Line breaks become a blank, what is no character a question mark; a name that is missing or only blank is
    "Player 2", one that was there before gets a number. What differs from the record can be told by comparing.
    """
    known = record.players or ("",) * len(record.starting)
    found: list[str] = []
    for place, name in enumerate(known, 1):
        one = _BREAKS.sub(" ", name).encode("utf-8", "replace").decode()
        one = one if one.strip() else f"Player {place}"
        again = 2
        plain = one
        while one.rstrip() in {other.rstrip() for other in found}:
            one = f"{plain} ({again})"
            again += 1
        found.append(one)
    return tuple(found)


@dataclass(frozen=True)
class Page:
    """What a record alone tells, also of a hand that counted for nothing; places from 0, in the record's order."""

    record: Record

    def __post_init__(self) -> None:
        """Raise BadSetup `scale_too_fine`."""
        if self.record.scale not in {1, 10, 100}:
            raise BadSetup("scale_too_fine", scale=self.record.scale)

    def fact(self, name: str) -> object:
        """A fact of the record by its name, or by what PHH makes of it, with an underscore; None if there is none."""
        facts = self.record.facts
        return facts.get(name, facts.get(f"_{name}"))

    @cached_property
    def names(self) -> tuple[str, ...]:
        """Everybody's name as it is written."""
        return names(self.record)

    @cached_property
    def hero(self) -> int | None:
        """The player, from 1, whose cards the record tells as his own; None where it names nobody of the hand."""
        own = self.fact("hero")
        return self.record.players.index(str(own)) + 1 if own in self.record.players else None

    @cached_property
    def stakes(self) -> tuple[int, int]:
        """Small and big blind, in fixed limit the small and the big bet."""
        record = self.record
        if record.limit is Limit.FIXED_LIMIT:
            return record.small_bet, record.big_bet or 2 * record.small_bet
        small = [chips for chips in record.blinds if 0 < chips < record.small_bet]
        return min(small, default=record.small_bet // 2), record.small_bet

    @cached_property
    def button(self) -> int:
        """The seat of the button, empty or not, such that the players stand in their order."""
        said = self.record.positions.button if self.record.positions else self.fact("button_seat")
        seats = self._given
        if seats and isinstance(said, int) and said > 0 and clockwise(seats, said) == seats:
            return said
        return self.seats[-1]

    @cached_property
    def seats(self) -> tuple[int, ...]:
        """Everybody's seat number: the record's, or 1 to n where it has none that stand in the order of the players."""
        return self._given or tuple(range(1, len(self.record.starting) + 1))

    @cached_property
    def _given(self) -> tuple[int, ...]:
        seats = self.record.seats
        return seats if len(seats) == len(self.record.starting) and are_clockwise(seats) else ()

    @cached_property
    def sign(self) -> str:
        """The currency's sign, or nothing."""
        said = self.fact("currency_symbol")
        fits = isinstance(said, str) and re.fullmatch(r"[^0-9\s\[\]().,'’_-]{1,3}", said)
        return str(said) if fits and not self.is_tournament else ""

    @property
    def is_tournament(self) -> bool:
        """True where the record names a tournament or a level of one."""
        return self.fact("tournament") is not None or self.fact("level") is not None

    def money(self, chips: int) -> str:
        """Chips as they are written."""
        return written(chips, self.record.scale, self.sign)

    @cached_property
    def dealt(self) -> tuple[tuple[Card | None, ...], ...]:
        """Everybody's hole cards as far as the record has them from the deal."""
        found: list[tuple[Card | None, ...]] = [()] * len(self.record.starting)
        for item in self.record.items:
            if isinstance(item, Dealt):
                place = item.player - 1
                found[place] = (*found[place], *item.cards)
        return tuple(found)


@dataclass(frozen=True)
class Sheet(Page):
    """A record with the finished hand that came of replaying it; players are places from 0, in the record's order."""

    hand: Hand

    def __post_init__(self) -> None:
        """Raise BadSetup `other_hand` unless record and hand have the same players and stacks, or `scale_too_fine`."""
        if tuple(self.hand.started.values()) != self.record.starting:
            raise BadSetup("other_hand", players=len(self.record.starting), dealt=len(self.hand.order))
        Page.__post_init__(self)

    @cached_property
    def stakes(self) -> tuple[int, int]:
        """Small and big blind, in fixed limit the small and the big bet."""
        blinds = self.hand.blinds
        if self.record.limit is Limit.FIXED_LIMIT:
            return blinds.lower, blinds.upper if self.hand.rules.double_bet_on_turn else blinds.lower
        return blinds.small or blinds.big // 2, blinds.big

    @cached_property
    def result(self) -> HandResult:
        """What came of the hand. Raises IllegalAction `hand_not_over`."""
        return self.hand.result()

    @cached_property
    def folded(self) -> dict[int, Street]:
        """The places that folded and when; hands that were killed without a fold count as of the end."""
        folds = {self._place(one.seat): one.street for one in self.hand.actions if isinstance(one.action, Fold)}
        return {self._place(seat): self.hand.street for seat in self.hand.public_view().folded} | folds

    @cached_property
    def showdown(self) -> tuple[tuple[int, tuple[Card | None, ...]], ...]:
        """Who showed what, in order: () for a hand mucked or unknown. Nobody where all but one folded.

        As the record has it, and of those it passes over, as the hand was played: one whom nobody asked to show after
        all others had mucked is not among them.
        """
        if self.result.void or len(self.record.starting) - len(self.folded) < 2:
            return ()
        shown: dict[int, tuple[Card | None, ...]] = {}
        for item in self.record.items:
            if isinstance(item, Showed) and item.player - 1 not in self.folded:
                cards = self.dealt[item.player - 1] if item.cards is None else item.cards
                shown[item.player - 1] = cards if any(one is not None for one in cards) else ()
        for seat in (*[one.seat for one in self.result.shown], *self.result.mucked):
            place = self._place(seat)
            if place not in shown and place not in self.folded:
                mucked = None in self.dealt[place] or seat in self.result.mucked
                shown[place] = () if mucked else self.dealt[place]
        return tuple(shown.items())

    @cached_property
    def put(self) -> tuple[int, ...]:
        """What everybody put in over the hand, before anything came back."""
        total = dict.fromkeys(self.hand.order, 0)
        for post in self.hand.posts:
            total[post.seat] += post.chips
        for taken in self.hand.actions:
            total[taken.seat] += taken.chips
        return tuple(total.values())

    @cached_property
    def returned(self) -> tuple[int, ...]:
        """What came back to everybody because nobody called it, or because the hand was void."""
        stacks, started = tuple(self.result.stacks.values()), self.record.starting
        return tuple(
            stacks[place] - started[place] + self.put[place] - self._engine_won(place) for place in range(len(stacks))
        )

    @cached_property
    def pots(self) -> tuple[Pot, ...]:
        """The pots, main pot first, as they were paid out after rake.

        Where the record's finishing stacks fit, everybody gets what leads to them; otherwise the rake is taken from
        the main pot first.
        """
        given = sorted(self.result.pots, key=lambda pot: pot.number)
        pots = []
        for number, pot in enumerate(given):
            label = "pot" if len(given) == 1 else "main pot"
            if number:
                label = "side pot" if len(given) == 2 else f"side pot-{number}"
            pots.append(Pot(label, {self._place(seat): chips for seat, chips in pot.winners.items()}))
        rake = (self.record.rake or 0) - self.result.rake
        if not self._fit(pots) and rake > 0:
            for one in pots:
                taken = min(rake, one.amount)
                places = list(one.paid)
                one.paid = dict(zip(places, shares(one.amount - taken, len(places)), strict=True))
                rake -= taken
        return tuple(pots)

    @property
    def total(self) -> int:
        """All the pots before rake."""
        return sum(pot.amount for pot in self.result.pots)

    def won(self, place: int) -> int:
        """What a place was paid out of all the pots."""
        return sum(pot.paid.get(place, 0) for pot in self.pots)

    def _fit(self, pots: Sequence[Pot]) -> bool:
        """Pay so that everybody ends with the record's finishing stack; False, changing nothing, if that cannot be."""
        finishing = self.record.finishing
        if finishing is None or len(finishing) != len(self.record.starting):
            return False
        more = [chips - now for chips, now in zip(finishing, self.result.stacks.values(), strict=True)]
        if any(change and not self._engine_won(place) + min(change, 0) >= 0 for place, change in enumerate(more)):
            return False
        if sum(more) > 0 or any(change > 0 and not self._engine_won(place) for place, change in enumerate(more)):
            return False
        for place, change in enumerate(more):
            left = change
            for one in pots:
                if left and place in one.paid:
                    step = max(left, -one.paid[place])
                    one.paid[place] += step
                    left -= step
        return True

    def _engine_won(self, place: int) -> int:
        seat = self.hand.order[place]
        return sum(pot.winners.get(seat, 0) for pot in self.result.pots)

    def _place(self, seat: int) -> int:
        return self.hand.order.index(seat)


def dealt_street(name: str, lying: Sequence[Card], new: Sequence[Card]) -> str:
    """The line of a street: the cards that lay there, and those that came."""
    return f"*** {name} *** {bracketed(lying) + ' ' if lying else ''}{bracketed(new)}"


def bracketed(cards: Sequence[Card | None]) -> str:
    """Cards as they are written, those that are known: "[Ah Kd]"."""
    return "[" + " ".join([text(one) for one in cards if one is not None]) + "]"
