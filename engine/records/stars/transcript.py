"""One PokerStars hand while its lines are read: who is there, what was put in, and what came of it."""

from __future__ import annotations

import re
from typing import NamedTuple

from engine.blinds import Limit
from engine.cards import Card
from engine.records.stars.amounts import AMOUNT
from engine.records.stars.header import Header, Illegible, header, table
from engine.records.stars.lines import Kind, Line, Seat, amount, line, longest_first, named_cards, seat
from engine.seats import clockwise

_LONGEST = 1000
"""No line of a hand has so many letters; searching longer ones could take for ever."""
_BOARD = {"FLOP": 3, "TURN": 4, "RIVER": 5}
_ROLES = r"(?P<roles>(?: \((?:button|small blind|big blind|straddle|button blind)\))*)"
_LOT = re.compile(
    rf"{_ROLES} (?P<lot>showed|mucked|collected|folded|won|lost|didn't|doesn't|checked)"
    r"(?: \[(?P<cards>[^\[\]]*)\])?(?P<more>.*)"
)
_WON = re.compile(rf"\((?P<chips>{AMOUNT})\)")
_TOTAL = re.compile(rf"Total pot (?P<chips>{AMOUNT})")
_RAKE = re.compile(rf"\| ?Rake (?P<chips>{AMOUNT})")


class Posted(NamedTuple):
    """A post as it was paid, in hundredths; `short`: it took the last chip. `due`: what a straddle would cost in full.

    A straddle of the last chips is taken to have been due at twice the blind or straddle before it.
    """

    name: str
    kind: Kind
    chips: int
    short: bool
    due: int


class Deed(NamedTuple):
    """Something that becomes an item: an action with its street total, board cards, a show. `text` as it stood.

    `wrong`: a check where there was something to call.
    """

    kind: Kind
    name: str
    total: int
    cards: tuple[Card | None, ...]
    text: str
    wrong: bool = False


class Transcript:
    """The lines of one hand, taken one after the other by `take`; amounts in hundredths, players by name.

    `notes` are codes with line numbers of what did not fit but was let pass; `remarks` the lines that are not the
    game's. `known` are hole cards by name with the line that told them, `lots` what the summary says of everybody, and
    `big_blind` who was it by the summary. `dealt_at` is the line that ends the posts.
    """

    def __init__(self) -> None:
        """Nothing has been read."""
        self.head: Header | None = None
        self.facts: dict[str, object] = {}
        self.seats: dict[str, Seat] = {}
        self.names: tuple[str, ...] = ()
        self.fine = False
        self.posts: list[Posted] = []
        self.deeds: list[Deed] = []
        self.known: dict[str, tuple[tuple[Card | None, ...], str]] = {}
        self.away: set[str] = set()
        self.present: set[str] = set()
        self.folded: set[str] = set()
        self.put: dict[str, int] = {}
        self.bets: dict[str, int] = {}
        self.price = 0
        self.board: tuple[Card, ...] = ()
        self.back: dict[str, int] = {}
        self.collected: dict[str, int] = {}
        self.won: dict[str, int] = {}
        self.cashed_out: list[str] = []
        self.heroes: list[str] = []
        self.lots: dict[str, Deed] = {}
        self.big_blind = ""
        self.dealt_at = 0
        self.total: int | None = None
        self.rake: int | None = None
        self.cancelled = False
        self.summary = False
        self.remarks: list[str] = []
        self.notes: list[str] = []

    def take(self, text: str, at: int) -> None:
        """Read the next line, number `at` of the file. Raises Illegible with what is wrong about it."""
        if not text.strip():
            return
        if len(text) > _LONGEST:
            raise Illegible("line_too_long", letters=len(text))
        if self.head is None:
            self.head = header(text)
            self.fine = self.head.fine
            self.facts = dict(self.head.facts)
            if "cap" in self.facts:
                self.notes.append(f"cap_unchecked {at}")
        elif "table" not in self.facts:
            self.facts.update(table(text))
        elif self.summary:
            self._summed_up(text, at)
        elif self.names or not self._seated(text):
            self.names = self.names or longest_first(self.seats)
            self._played(line(text, self.names), text, at)

    @property
    def blinds(self) -> tuple[int, int]:
        """Small and big blind as the header has them; in fixed limit it names the bets, and the blinds follow."""
        if self.head is None:
            return (0, 0)
        small, big = self.head.stakes
        return (small // 2, small) if self.head.limit is Limit.FIXED_LIMIT else (small, big)

    def _seated(self, text: str) -> bool:
        """Take a seat line; False if it is another."""
        one = seat(text)
        if one is None:
            return False
        if one.name in self.seats:
            raise Illegible("name_twice", player=one.name)
        if any(other.number == one.number for other in self.seats.values()):
            raise Illegible("seat_twice", seat=one.number)
        self.seats[one.name] = one
        self.fine |= one.fine
        if one.bounty:
            self.facts["bounties"] = [*self._list("bounties"), f"{one.name}: {one.bounty}"]
        return True

    def _list(self, fact: str) -> list[object]:
        held = self.facts.get(fact)
        return held if isinstance(held, list) else []

    def _played(self, told: Line, text: str, at: int) -> None:
        """Sort a line between seats and summary."""
        self.fine |= told.fine
        kind, name = told.kind, told.name
        if told.cards is not None and len(told.cards) > 2:
            raise Illegible("hole_cards", cards=len(told.cards))
        if kind in {Kind.STREET, Kind.DEALT, Kind.FOLD, Kind.CHECK, Kind.CALL, Kind.BET, Kind.RAISE}:
            self.dealt_at = self.dealt_at or at
        if kind is Kind.STREET:
            self._street(told.mark, told.text, text)
        elif kind in {Kind.ANTE, Kind.SMALL, Kind.BIG, Kind.BOTH, Kind.DEAD, Kind.STRADDLE}:
            self._posted(kind, name, told.chips, at)
        elif kind in {Kind.FOLD, Kind.CHECK, Kind.CALL, Kind.BET, Kind.RAISE}:
            self._acted(told, text, at)
        elif kind in {Kind.SHOW, Kind.MUCK}:
            self._showed(told, text)
        elif kind is Kind.DEALT:
            self.present.add(name)
            if told.cards:
                self.known[name] = (told.cards, text)
                self.heroes.append(name)
        elif kind is Kind.RETURNED:
            self._pay_back(name, told.chips)
        elif kind is Kind.COLLECTED:
            self.collected[name] = self.collected.get(name, 0) + told.chips
        elif kind is Kind.AWAY:
            self.away.add(name)
        elif kind is Kind.CANCELLED:
            self.cancelled = True
        elif kind is not Kind.NO_SHOW:
            if kind is Kind.CASHED_OUT:
                self.cashed_out.append(name)
            if kind is Kind.UNKNOWN:
                self.notes.append(f"line_unknown {at}")
            self.remarks.append(text.strip())

    def _street(self, mark: str, rest: str, text: str) -> None:
        if mark.startswith(("FIRST ", "SECOND ", "THIRD ")):
            raise Illegible("ran_twice")
        if mark in {"HOLE CARDS", "SHOW DOWN", "SHOWDOWN", "PREFLOP", "PRE-FLOP"}:
            return
        if mark == "SUMMARY":
            self.summary = True
            return
        if mark not in _BOARD:
            raise Illegible("street_unknown", street=mark)
        cards = named_cards(rest)
        seen = tuple([one for one in cards if one is not None])
        lying = len(self.board)
        if None in cards or len(seen) != _BOARD[mark] or _BOARD[mark] != max(3, lying + 1):
            raise Illegible("board_order", street=mark, cards=len(seen))
        if seen[:lying] != self.board:
            raise Illegible("board_differs", street=mark)
        self.deeds.append(Deed(Kind.STREET, "", 0, seen[lying:], text))
        self.board = seen
        self.bets = {}
        self.price = 0

    def _posted(self, kind: Kind, name: str, chips: int, at: int) -> None:
        """Take a post; one small blind, before any big blind or left of it, is the live one, any other is dead."""
        small, big = self.blinds
        if kind is Kind.SMALL and not self._is_live(name):
            kind = Kind.DEAD
        self._pay(name, chips)
        self.present.add(name)
        short = self.put[name] == self.seats[name].chips
        due = chips
        if kind is Kind.STRADDLE and short:
            due = max(chips, 2 * max(self.price, big))
        self.posts.append(Posted(name, kind, chips, short, due))
        # In fixed limit the header has the bets, and the small blind is not always half of one.
        named = {Kind.BIG: big, Kind.SMALL: chips if self._is_limited else small}.get(kind, chips)
        if chips > named or (chips < named and not short):
            self.notes.append(f"post_differs {at}")
        live = {Kind.ANTE: 0, Kind.DEAD: 0, Kind.BOTH: min(chips, big)}.get(kind, chips)
        self.bets[name] = self.bets.get(name, 0) + live
        self.price = max(self.price, big, due if kind in {Kind.STRADDLE, Kind.BIG} else 0)

    @property
    def _is_limited(self) -> bool:
        return self.head is not None and self.head.limit is Limit.FIXED_LIMIT

    def _is_live(self, name: str) -> bool:
        """True for the first small blind of the hand, if nobody who is known to play sits before the poster.

        Those are who posted an ante or a big blind. Between two players it is the one who posts it.
        """
        if any(posted.kind is Kind.SMALL for posted in self.posts):
            return False
        antes = {posted.name for posted in self.posts if posted.kind is Kind.ANTE}
        posters = antes | {posted.name for posted in self.posts if posted.kind in {Kind.BIG, Kind.BOTH}}
        playing = antes if len(antes) > 1 else {one.name for one in self.seats.values() if not one.out}
        button = self.facts.get("button_seat")
        order = clockwise(
            {self.seats[one].number for one in playing | posters | {name}}, button if isinstance(button, int) else 0
        )
        place = order.index(self.seats[name].number)
        return len(order) == 2 or all(self.seats[one].number in order[place:] for one in posters)

    def _acted(self, told: Line, text: str, at: int) -> None:
        name, before = told.name, self.bets.get(told.name, 0)
        if name in self.folded:
            raise Illegible("out_of_hand", player=name)
        self.present.add(name)
        total = before + told.chips
        if told.kind is Kind.RAISE:
            total = told.chips
        if total < before or (told.kind in {Kind.BET, Kind.RAISE} and total <= self.price):
            raise Illegible("amount_too_small", amount=total, price=self.price)
        left = self.seats[name].chips - self.put.get(name, 0)
        if told.kind is Kind.CALL and told.chips != min(self.price - before, left):
            self.notes.append(f"call_differs {at}")
        wrong = told.kind is Kind.CHECK and before != self.price
        if wrong:
            self.notes.append(f"check_differs {at}")
        if told.more is not None and told.more != total - self.price:
            self.notes.append(f"raise_differs {at}")
        self._pay(name, total - before)
        self.bets[name] = total
        self.price = max(self.price, total)
        if told.kind is Kind.FOLD:
            self.folded.add(name)
        self.deeds.append(Deed(told.kind, name, total, told.cards or (), text, wrong))

    def _showed(self, told: Line, text: str) -> None:
        """A show; a second one with more cards takes the place of the first."""
        self.present.add(told.name)
        cards = told.cards or (() if told.kind is Kind.MUCK else (None, None))
        self.deeds = [deed for deed in self.deeds if deed.name != told.name or deed.kind not in {Kind.SHOW, Kind.MUCK}]
        self.deeds.append(Deed(told.kind, told.name, 0, cards, text))

    def _pay(self, name: str, chips: int) -> None:
        self.put[name] = self.put.get(name, 0) + chips
        if self.put[name] > self.seats[name].chips:
            raise Illegible("more_than_stack", player=name, chips=chips)

    def _pay_back(self, name: str, chips: int) -> None:
        self.back[name] = self.back.get(name, 0) + chips
        if self.back[name] > self.put.get(name, 0):
            raise Illegible("more_than_paid", player=name, chips=chips)

    def _summed_up(self, text: str, at: int) -> None:
        """Take a line of the summary."""
        total, rake = _TOTAL.match(text), _RAKE.search(text)
        if total:
            self.total = self._amount(total["chips"])
            if rake:
                self.rake = self._amount(rake["chips"])
        elif re.match(r"(?:FIRST |SECOND |THIRD )Board|Hand was run (?:twice|three|2|3)", text):
            raise Illegible("ran_twice")
        elif text.startswith("Board ["):
            if named_cards(text[len("Board ") :]) != self.board:
                self.notes.append(f"board_differs {at}")
        elif text.strip().lower().startswith("hand cancel"):
            self.cancelled = True
        elif text.startswith("Seat "):
            self._lot(text, at)
        else:
            self.remarks.append(text.strip())

    def _lot(self, text: str, at: int) -> None:
        """What the summary says of one seat."""
        for name, one in self.seats.items():
            for said in (name, name.rstrip()):
                start = f"Seat {one.number}: {said}"
                found = _LOT.fullmatch(text[len(start) :].rstrip()) if text.startswith(start) else None
                if found is None:
                    continue
                self.present.add(name)
                if "(big blind)" in found["roles"]:
                    self.big_blind = name
                kind = {"showed": Kind.SHOW, "mucked": Kind.MUCK, "folded": Kind.FOLD}.get(found["lot"], Kind.NO_SHOW)
                cards = named_cards(found["cards"]) if found["cards"] else ()
                if len(cards) > 2:
                    raise Illegible("hole_cards", cards=len(cards))
                self.lots[name] = Deed(kind, name, 0, cards, text)
                for share in _WON.finditer(found["more"] if found["lot"] != "folded" else ""):
                    self.won[name] = self.won.get(name, 0) + self._amount(share["chips"])
                return
        if not re.match(r"Seat [0-9]+: .* is sitting out", text):
            self.notes.append(f"line_unknown {at}")

    def _amount(self, text: str) -> int:
        chips, fine = amount(text)
        self.fine |= fine
        return chips
