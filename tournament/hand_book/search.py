"""Hands found again by what somebody types: `anna all-in >5000 bust table 2 #41 flush`.

Everything typed must hold. What is known:

- **a name**, or letters of it: she was dealt in. Several names: all of them were. `"van der Berg"` in quotes is one,
  and a number after a name belongs to it where somebody is called so.
- `all-in`, `bust`, `won`, `shown`: somebody was all-in, lost his last chip, won, showed his hand. Right after a name it
  is that person: `anna bust`.
- `>5000`, `>=5000`, `<800`, `5000+`, `5k`, `>20bb`: the pot, in chips or big blinds; a number alone is the least one.
- `table 2`, `level 3`, `#41`: where, when, which: the evening's number of the hand or the table's own.
- `flush`, `full house`, `two pair` …: somebody showed such a hand; `royal flush` is one, too.
- `void`, `attached`, `dealt`: hands that count for nothing, from files, played here.
- `-word`: not that.

Every word may be English or of the language spoken now. Nothing typed is ever wrong: what is none of these is a name.
"""

import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache

from engine.ranking import Category, category, ranks
from tournament.hand_book.row import HandRow, Sitting
from tournament.language import gettext as _
from tournament.names import EntryNo, TableNo
from tournament.people import finding
from tournament.people.people import base_letters

Names = Mapping[EntryNo, str]
"""What the evening's entries are called now."""
Fits = Callable[[HandRow], bool]

ROYAL = 9
"""Beside the categories of the engine."""

_WORD = re.compile(r'-?"[^"]*"?|\S+')
_AMOUNT = re.compile(r"(>=|<=|>|<|=|≥|≤)?(\d{1,12}(?:[.,]\d{1,2})?)(k|m)?(bb)?(\+)?")
_TIMES = {"k": 1_000, "m": 1_000_000}
_THOUSANDS = re.compile("(?<=\\d)[\u00a0\u202f'’,.](?=\\d{3}(?!\\d))")


@dataclass(frozen=True, slots=True)
class Query:
    """What is looked for.

    Attributes:
        fits: everything that must hold.
        names: the words that were taken for names, as typed.
    """

    fits: tuple[Fits, ...] = ()
    names: tuple[str, ...] = ()

    def holds(self, row: HandRow) -> bool:
        """Whether that hand is one of them."""
        return all(fits(row) for fits in self.fits)

    def found(self, rows: Iterable[HandRow]) -> list[HandRow]:
        """Those of the rows, in their order."""
        return [row for row in rows if self.holds(row)]

    def unknown(self, rows: Collection[HandRow], called: Names) -> list[str]:
        """The names typed that nobody in any of these hands has."""
        return [name for name in self.names if not any(_players(row, name, called) for row in rows)]


def query(typed: str, called: Names | None = None) -> Query:
    """What that line looks for; `called`: names of now, by which people are found beside those that the hands tell."""
    return _Reading(_THOUSANDS.sub("", typed), called or {}).read()


# ---------------------------------------------------------------------------------------------------- the words known


def _spoken(english: str, here: str) -> frozenset[str]:
    """The words of both languages, each standing for the same."""
    return frozenset(_plain(word) for word in (*english.split(", "), *here.split(", ")) if word.strip())


def _plain(word: str) -> str:
    return base_letters(word).casefold()


def _about_people() -> Mapping[str, tuple[frozenset[str], Callable[[Sitting], bool]]]:
    """What can be said of one player of a hand; `won` is asked of the row."""
    return {
        "all_in": (
            # i18n: Words typed to find hands, any of them: separated by a comma and a blank.
            _spoken("all-in, allin, shove", _("all-in, allin, shove")),
            lambda each: each.all_in is not None,
        ),
        "bust": (
            # i18n: Words typed to find hands in which somebody lost his last chip.
            _spoken("bust, busts, busted, out", _("bust, busts, busted, out")),
            lambda each: each.is_out,
        ),
        # i18n: Words typed to find hands in which somebody showed his cards.
        "shown": (_spoken("shown, shows, showdown", _("shown, shows, showdown")), lambda each: bool(each.cards)),
        # i18n: Words typed to find hands that somebody won.
        "won": (_spoken("won, wins, winner", _("won, wins, winner")), lambda each: each.gained > 0),
    }


def _about_hands() -> Mapping[str, tuple[frozenset[str], Fits]]:
    return {
        # i18n: Words typed to find hands that count for nothing.
        "void": (_spoken("void, misdeal", _("void, misdeal")), lambda row: row.is_void),
        # i18n: Words typed to find hands that came from a file.
        "attached": (_spoken("attached, file", _("attached, file")), lambda row: row.is_attached),
        # i18n: Words typed to find hands that were played at a table here.
        "dealt": (_spoken("dealt, played", _("dealt, played")), lambda row: not row.is_attached),
    }


def _categories() -> Sequence[tuple[str, int]]:
    """Names of hands, the longest first, so that "straight flush" is found before "straight"."""
    both = {
        # i18n: Words typed to find hands in which such a hand was shown, any of them.
        ROYAL: ("royal flush, royal", _("royal flush, royal")),
        Category.STRAIGHT_FLUSH: ("straight flush", _("straight flush")),
        Category.FOUR_OF_A_KIND: ("four of a kind, quads, poker", _("four of a kind, quads, poker")),
        Category.FULL_HOUSE: ("full house, boat, full", _("full house, boat, full")),
        Category.FLUSH: ("flush", _("flush")),
        Category.STRAIGHT: ("straight", _("straight")),
        Category.THREE_OF_A_KIND: ("three of a kind, trips, set", _("three of a kind, trips, set")),
        Category.TWO_PAIR: ("two pair, two pairs", _("two pair, two pairs")),
        Category.PAIR: ("one pair, pair", _("one pair, pair")),
        Category.HIGH_CARD: ("high card", _("high card")),
    }
    found = [(word, int(kind)) for kind, (english, here) in both.items() for word in _spoken(english, here)]
    return sorted(found, key=lambda each: -len(each[0]))


def _shows(kind: int) -> Fits:
    def fits(row: HandRow) -> bool:
        return any(kind in _kinds(each.strength) for each in row.players if each.strength is not None)

    return fits


def _kinds(strong: int) -> tuple[int, ...]:
    """What a hand is called: a royal flush is a straight flush, too."""
    kind = category(strong)
    royal = kind is Category.STRAIGHT_FLUSH and ranks(strong)[0] == 12
    return (int(kind), ROYAL) if royal else (int(kind),)


# ----------------------------------------------------------------------------------------------------------- reading


class _Reading:
    """One line, word by word."""

    def __init__(self, typed: str, called: Names) -> None:
        self._left = [word for word in _WORD.findall(typed) if word.strip('-"')]
        self._called = called
        self._fits: list[Fits] = []
        self._names: list[str] = []
        self._people, self._hands, self._kinds = _about_people(), _about_hands(), _categories()
        # i18n: Words typed before a number to find the hands of that table.
        self._table = _spoken("table, t", _("table, t"))
        # i18n: Words typed before a number to find the hands of that level.
        self._level = _spoken("level, lv", _("level, lv"))

    def read(self) -> Query:
        """All of it."""
        before = ""  # the name that the next word may be about
        while self._left:
            word = self._left.pop(0)
            if before and self._names and self._is_of_name(before, word):
                before = f"{before} {word}"
                self._fits[-1], self._names[-1] = self._named(before)
                continue
            refused = word.startswith("-") and len(word) > 1
            fits, name = self._word(word[1:] if refused else word, before)
            before = "" if refused else name
            self._fits.append(_not(fits) if refused else fits)
            if name and not refused:
                self._names.append(name)
        return Query(tuple(self._fits), tuple(self._names))

    def _word(self, word: str, before: str) -> tuple[Fits, str]:
        """What that word, and those after it that belong to it, look for; the name, if it is one."""
        if word.startswith('"'):
            return self._named(word.strip('"'))
        if self._is_all_in(word):
            word = f"{word}-{self._left.pop(0)}"
        known = self._of_two_words(word) or self._kind(word) or self._one(word, before) or _number(word)
        return (known, "") if known is not None else self._named(word)

    def _is_of_name(self, before: str, word: str) -> bool:
        """Whether a number alone belongs to the name before it, as somebody here is called."""
        whole = f"{before} {word}"
        return word.isdecimal() and any(finding.match((name,), whole) is not None for name in self._called.values())

    def _is_all_in(self, word: str) -> bool:
        """Whether `all in` stands there, and nobody here is called so."""
        both = f"{word} {self._left[0]}" if self._left else ""
        called = (finding.match((name,), both) for name in self._called.values())
        return _plain(both) == "all in" and finding.Match.WHOLE not in called

    def _of_two_words(self, word: str) -> Fits | None:
        """`table 2`, `t2`, `level 3`."""
        for told, make in ((self._table, _at_table), (self._level, _at_level)):
            whole = re.fullmatch(r"(\D+?)(\d{1,4})", word)
            if whole is not None and _plain(whole[1]) in told:
                return make(int(whole[2]))
            if _plain(word) in told and self._left and re.fullmatch(r"\d{1,4}", self._left[0]):
                return make(int(self._left.pop(0)))
        return None

    def _kind(self, word: str) -> Fits | None:
        """`full house` and the like, of up to four words."""
        ahead = [_plain(each) for each in (word, *self._left[:3])]
        for said, kind in self._kinds:
            parts = said.split()
            if ahead[: len(parts)] == parts:
                del self._left[: len(parts) - 1]
                return _shows(kind)
        return None

    def _one(self, word: str, before: str) -> Fits | None:
        plain = _plain(word)
        for told, hand_fits in self._hands.values():
            if plain in told:
                return hand_fits
        for told, holds in self._people.values():
            if plain in told:
                return self._of_player(before, holds) if before else _anybody(holds)
        return None

    def _named(self, name: str) -> tuple[Fits, str]:
        called = self._called
        return (lambda row: bool(_players(row, name, called))), name

    def _of_player(self, name: str, holds: Callable[[Sitting], bool]) -> Fits:
        called = self._called
        return lambda row: not row.is_void and any(holds(each) for each in _players(row, name, called))


def _players(row: HandRow, name: str, called: Names) -> list[Sitting]:
    """Those in the hand whose names, then or now, have these letters."""
    found = []
    for each in row.players:
        now = called.get(each.entry, "") if each.entry is not None else ""
        names = (each.name, now) if now and now != each.name else (each.name,)
        if any(_is_called(one, name) for one in names):
            found.append(each)
    return found


@lru_cache(maxsize=4096)
def _is_called(name: str, typed: str) -> bool:
    """Whether the letters fit; thousands of hands are played by the same people."""
    return finding.match((name,), typed) is not None


def _anybody(holds: Callable[[Sitting], bool]) -> Fits:
    return lambda row: not row.is_void and any(holds(each) for each in row.players)


def _not(fits: Fits) -> Fits:
    return lambda row: not fits(row)


def _at_table(number: int) -> Fits:
    return lambda row: row.table == TableNo(number)


def _at_level(number: int) -> Fits:
    return lambda row: row.level == number


def _number(word: str) -> Fits | None:
    """`#41`, or what the pot must be."""
    if re.fullmatch(r"#\d{1,15}", word):
        wanted = int(word[1:])
        return lambda row: wanted in (row.running, row.number)
    found = _AMOUNT.fullmatch(word.casefold())
    if found is None:
        return None
    how, digits, times, blinds, _plus = found.groups()
    hundredths = int(100 * Fraction(digits.replace(",", "."))) * _TIMES.get(times or "", 1)

    def fits(row: HandRow) -> bool:
        if row.is_void or not row.is_readable:
            return False  # it has no pot
        unit = row.big_blind if blinds else row.scale
        pot, wanted = row.pot * 100, hundredths * unit
        match how:
            case ">":
                return pot > wanted
            case "<":
                return pot < wanted
            case "<=" | "≤":
                return pot <= wanted
            case "=":
                return pot == wanted
            case _:
                return pot >= wanted

    return fits
