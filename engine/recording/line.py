"""A hand as a compact line of keys, in and out: `f c r300 c / Ah7d2c x f`; docs/recording.md tells the keys."""

from __future__ import annotations

import re
from collections.abc import Sequence
from copy import copy
from typing import NamedTuple

from engine.cards import Card, card, texts
from engine.errors import BadSetup, EngineRefusal, Fact
from engine.recording.acts import (
    BETTING,
    Act,
    AllIn,
    Best,
    BoardSeen,
    By,
    Calls,
    Checks,
    Dead,
    Folds,
    HoleSeen,
    Mucks,
    NextStreet,
    Remark,
    Shows,
    To,
    Void,
)
from engine.recording.recorded import STREETS, Recorded, Scene
from engine.streets import Street


class Key(NamedTuple):
    """One key of a line: what it enters, its text, and where it stands, counted from 0, the end not included."""

    acts: tuple[Act, ...]
    text: str
    start: int
    end: int


class Wrong(NamedTuple):
    """The first thing of a line that cannot be: its text and place as of a `Key`, and why, as of an EngineRefusal."""

    text: str
    start: int
    end: int
    code: str
    facts: dict[str, Fact]


class Played(NamedTuple):
    """What came of a line: the hand as far as it goes, the keys that were entered, and what stopped it, if anything.

    `after`: by key, how many acts were entered with it, so that `Recorded(scene, acts[:n])` is the hand as it was then.
    """

    recorded: Recorded
    keys: tuple[Key, ...]
    after: tuple[int, ...]
    wrong: Wrong | None


def play(scene: Scene, line: str, before: Played | None = None) -> Played:
    """Enter a line, key by key, until its end or what is wrong with it.

    `before`: what an earlier line upon the same scene came to; keys with which both begin are not entered again, so
    that a line costs no more with every letter of it that is typed.

    Codes of what is wrong beside those of `Recorded.do`: `key_unknown`, `key_amount` (an amount is missing or none),
    `key_cards` (no cards where some must be), `key_seat` (no seat where one must be), `key_open` (a bracket is not
    closed), `key_stands` (a call of so many chips that does not stand by "!").
    """
    reader, wrong = _Reader(line), None
    shared = _shared(reader, before)
    keys, after = list(shared[0]), list(shared[1])
    recorded = Recorded(scene) if before is None else Recorded(scene, before.recorded.acts[: after[-1] if after else 0])
    while True:
        try:
            key = reader.next()
        except BadSetup as refused:
            wrong = reader.wrong(refused)
            break
        if key is None:
            break
        try:
            recorded = _entered(recorded, key)
        except EngineRefusal as refused:
            wrong = Wrong(key.text, key.start, key.end, refused.code, refused.facts)
            break
        keys.append(key)
        after.append(len(recorded.acts))
    return Played(recorded, tuple(keys), tuple(after), wrong)


def _shared(reader: _Reader, before: Played | None) -> tuple[Sequence[Key], Sequence[int]]:
    """The keys with which an earlier line began as well, and how many acts were entered with each."""
    if before is None:
        return (), ()
    count, at = 0, 0
    for known in before.keys:
        try:
            key = reader.next()
        except BadSetup:
            break
        if key != known:
            break
        count, at = count + 1, reader.at
    # Words behind an act are kept in it, so it is entered anew where they may be others now.
    while count and count < len(before.keys) and isinstance(before.keys[count].acts[0], Remark):
        count -= 1
        at = before.keys[count - 1].end if count else 0
    reader.at = at
    return before.keys[:count], before.after[:count]


def _entered(recorded: Recorded, key: Key) -> Recorded:
    """The hand with all acts of a key."""
    after = copy(recorded)
    for act in key.acts:
        if isinstance(act, Remark) and after.acts and (noted := _noted(after.acts[-1], act.words)):
            after.undo()
            after.do(noted)
        else:
            after.do(_placed(after, act))
    return after


def _noted(act: Act, words: str) -> Act | None:
    """What was let stand, is dead or void takes the words behind it as its note; None: they stand for themselves."""
    match act:
        case To(amount, True, ""):
            return To(amount, stood=True, note=words)
        case Dead(seat, "", mishap, rule):
            return Dead(seat, words, mishap, rule)
        case Void("", mishap, rule):
            return Void(words, mishap, rule)
        case _:
            return None


_HERE = -1
"""Stands for the street that the last "/" began, until it is known which one that is."""


def _placed(recorded: Recorded, act: Act) -> Act:
    """Cards behind a "/" belong to the street that it began."""
    if not isinstance(act, BoardSeen) or act.after != _HERE:
        return act
    passed = min(sum(isinstance(each, NextStreet) for each in recorded.acts), 3)
    return BoardSeen(Street(passed - 1).board_cards, act.cards)


# ---- reading -------------------------------------------------------------------------------------------------------

_BLANKS = re.compile(r"[\s,;]*")
# Chats paint a sign of a suit by the character behind it; a card ends where no word goes on, or with the next card.
_SUITS = {"♣": "c", "♧": "c", "♦": "d", "♢": "d", "♥": "h", "♡": "h", "♠": "s", "♤": "s"}
_FACE = rf"(10|[2-9TJQKA])([cdhs{''.join(_SUITS)}])\ufe0f?"
_CARD = re.compile(rf"\s*{_FACE}(?:(?![a-z])|(?={_FACE}))", re.I)
_GROUPS = "['’.,\u00a0\u2009\u202f]"
_AMOUNT = re.compile(rf"\s*(?:(\d{{1,3}}(?:{_GROUPS}\d{{3}})+)|(\d+)(?:[.,](\d{{1,3}}))?)(k?)(?![\w.])", re.I)
_WORD = re.compile(r"all[- ]?in|[a-z]+", re.I)
_SEAT = re.compile(r"(\d{1,3})(?!\w)")
_OWNER = re.compile(r"@\s*(\d{1,3})\s*:?|(\d{1,3})\s*:")
_SEATS = re.compile(r"\s*(\d{1,3}(?:\s*=\s*\d{1,3})*)(?!\w)")
_NOTE = re.compile(r"\(([^()]*)\)")

_WORDS = {
    "f": "f", "fold": "f", "folds": "f", "x": "x", "k": "x", "check": "x", "checks": "x", "c": "c", "call": "c",
    "calls": "c", "b": "b", "bet": "b", "bets": "b", "r": "r", "raise": "r", "raises": "r", "to": "r", "a": "a",
    "allin": "a", "s": "s", "show": "s", "shows": "s", "m": "m", "muck": "m", "mucks": "m", "w": "w", "win": "w",
    "wins": "w", "d": "d", "dead": "d", "v": "v", "void": "v", "misdeal": "v",
}  # fmt: skip


class _Reader:
    """Reads one key after the other."""

    def __init__(self, line: str) -> None:
        self.line = line
        self.at = 0
        self.start = 0

    def wrong(self, refused: BadSetup) -> Wrong:
        """What could not be read, up to the next blank."""
        end = self.at
        while end < len(self.line) and not self.line[end].isspace():
            end += 1
        end = max(end, min(self.start + 1, len(self.line)))
        return Wrong(self.line[self.start : end], self.start, end, refused.code, refused.facts)

    def next(self) -> Key | None:
        """The next key; None at the end. Raises BadSetup."""
        self._take(_BLANKS)
        self.start = self.at
        if self.at == len(self.line):
            return None
        acts = self._acts()
        return Key(acts, self.line[self.start : self.at], self.start, self.at)

    def _acts(self) -> tuple[Act, ...]:
        if self.line[self.at] == "/":
            self.at += 1
            cards = self._cards()
            return (NextStreet(), BoardSeen(_HERE, cards)) if cards else (NextStreet(),)
        if self.line[self.at] == "(":
            note = self._take(_NOTE)
            if note is None:
                raise BadSetup("key_open")
            return (Remark(" ".join(note[1].split())),)
        owner = self._take(_OWNER)
        if owner is not None:
            cards = self._cards()
            if not cards:
                raise BadSetup("key_cards")
            return (HoleSeen(int(owner[1] or owner[2]), cards),)
        word = self._take(_WORD)
        key = "" if word is None else _WORDS.get(re.sub("[- ]", "", word[0]).lower(), "")
        if not key:
            raise BadSetup("key_unknown")
        return self._of_word(key)

    def _of_word(self, key: str) -> tuple[Act, ...]:
        match key:
            case "f":
                return (Folds(self._seat()),)
            case "x":
                return (Checks(),)
            case "c":
                return self._call()
            case "b" | "r":
                return (self._raise(),)
            case "a":
                return (AllIn(),)
            case "v":
                return (Void(),)
            case "w":
                seats = self._take(_SEATS)
                if seats is None:
                    raise BadSetup("key_seat")
                return (Best(tuple(int(seat) for seat in seats[1].split("="))),)
            case "d":
                dead = self._seat()
                if dead is None:
                    raise BadSetup("key_seat")
                return (Dead(dead),)
            case _:
                return self._spoken(key)

    def _spoken(self, key: str) -> tuple[Act, ...]:
        """Shown or mucked, perhaps with the cards."""
        seat = self._seat()
        spoken = Shows(seat) if key == "s" else Mucks(seat)
        if seat is None or self.line[self.at : self.at + 1] != ":":
            return (spoken,)
        self.at += 1
        cards = self._cards()
        if not cards:
            raise BadSetup("key_cards")
        return (HoleSeen(seat, cards), spoken)

    def _call(self) -> tuple[Act, ...]:
        """A call; with an amount, less than the price, which stood."""
        here = self.at
        amount = self._amount()
        if amount is not None and self._stands():
            return (To(amount, stood=True),)
        if amount is not None and self.line[here].isdigit():
            raise BadSetup("key_stands")
        self.at = here
        return (Calls(),)

    def _raise(self) -> Act:
        more = self.line[self.at :].lstrip()[:1] == "+"
        if more:
            self.at = self.line.index("+", self.at) + 1
        else:
            self._take(re.compile(r"\s*to\b", re.I))
        amount = self._amount()
        if amount is None:
            raise BadSetup("key_amount")
        if more:
            return By(amount)
        return To(amount, stood=self._stands())

    def _stands(self) -> bool:
        stands = self.line[self.at :].lstrip()[:1] == "!"
        if stands:
            self.at = self.line.index("!", self.at) + 1
        return stands

    def _amount(self) -> int | None:
        """Chips as they are written: 300, 1'200, 2k, 2.5k; None where no amount stands here."""
        found = self._take(_AMOUNT)
        if found is None:
            return None
        grouped, whole, part, thousands = found.groups()
        if grouped is not None:
            return int(re.sub(r"\D", "", grouped)) * (1000 if thousands else 1)
        if part is None:
            return int(whole) * (1000 if thousands else 1)
        if not thousands:
            raise BadSetup("key_amount")
        return int(whole) * 1000 + int(part.ljust(3, "0"))

    def _seat(self) -> int | None:
        found = self._take(_SEAT)
        return None if found is None else int(found[1])

    def _cards(self) -> tuple[Card, ...]:
        """As many cards as stand here."""
        cards: list[Card] = []
        while (found := self._take(_CARD)) is not None:
            rank, suit = found[1].upper().replace("10", "T"), found[2].lower()
            cards.append(card(rank + _SUITS.get(suit, suit)))
        return tuple(cards)

    def _take(self, pattern: re.Pattern[str]) -> re.Match[str] | None:
        found = pattern.match(self.line, self.at)
        if found is not None:
            self.at = found.end()
        return found


# ---- writing -------------------------------------------------------------------------------------------------------


def written(recorded: Recorded) -> str:
    """What was entered as a line, from which it can be entered again; cards stand where the street began, or last."""
    said: list[str] = []
    street = Street.PREFLOP
    last: dict[int, tuple[Card, ...]] = {}
    for act, now in zip(recorded.acts, recorded.streets, strict=True):
        if isinstance(act, HoleSeen):
            last[act.seat] = act.cards
        if isinstance(act, BETTING) and now > street:
            said += _streets(recorded, street, now)
            street = now
        said += _words(act)
    said += _streets(recorded, street, _furthest(recorded, street))
    void = any(isinstance(act, Void) for act in recorded.acts)
    spoken = [one for one in said if one[0] in "wsm" and not void]
    rest = [one for one in said if one[0] not in "wsm"]
    holes = [f"{seat}:{texts(cards)}" for seat, cards in last.items()]
    return " ".join([*rest, *holes, *spoken])


def _furthest(recorded: Recorded, street: Street) -> Street:
    """The last street that has to be told: it was played, or its cards were seen."""
    hand = recorded.hand
    if hand.to_act is not None:
        return max(street, hand.street)
    return max([street, *[one for one in STREETS.values() if recorded.board(one)]])


def _streets(recorded: Recorded, before: Street, now: Street) -> list[str]:
    """The keys that lead from a street to a later one."""
    return [f"/ {texts(recorded.board(one))}".rstrip() for one in Street if before < one <= now]


def _words(act: Act) -> list[str]:
    match act:
        case Folds(seat):
            return [f"f{seat or ''}"]
        case Checks():
            return ["x"]
        case Calls():
            return ["c"]
        case To(amount, stood, note):
            return [f"r{amount}!" if stood else f"r{amount}", *_note(note)]
        case By(amount):
            return [f"r+{amount}"]
        case AllIn():
            return ["a"]
        case Shows(seat):
            return [f"s{seat or ''}"]
        case Mucks(seat):
            return [f"m{seat or ''}"]
        case Best(seats):
            return ["w" + "=".join(map(str, seats))]
        case Dead(seat, note):
            return [f"d{seat}", *_note(note)]
        case Void(note):
            return ["v", *_note(note)]
        case Remark(words):
            return _note(words)
        case NextStreet() | HoleSeen() | BoardSeen():
            return []


def _note(words: str) -> list[str]:
    kept = words.translate({ord("("): "[", ord(")"): "]"})
    return [f"({kept})"] if kept else []


__all__ = ["Key", "Played", "Wrong", "play", "written"]
