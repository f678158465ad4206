"""One line of a PokerStars hand after its head: who did what, found by the known names and never by the first colon."""

from __future__ import annotations

import re
from collections.abc import Iterable
from enum import StrEnum
from typing import NamedTuple

from engine.cards import Card, card
from engine.errors import BadSetup
from engine.records.stars.amounts import AMOUNT, hundredths
from engine.records.stars.header import Illegible


class Kind(StrEnum):
    """What a line tells."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    ANTE = "ante"
    SMALL = "small"
    BIG = "big"
    BOTH = "both"
    """Small and big blind at once, the small one dead."""
    DEAD = "dead"
    STRADDLE = "straddle"
    SHOW = "show"
    MUCK = "muck"
    NO_SHOW = "no_show"
    """The winner of an uncontested pot keeps his cards to himself."""
    AWAY = "away"
    DEALT = "dealt"
    RETURNED = "returned"
    COLLECTED = "collected"
    CASHED_OUT = "cashed_out"
    STREET = "street"
    CANCELLED = "cancelled"
    REMARK = "remark"
    """Chat, coming and going, prizes: nothing that moves a chip of the hand."""
    UNKNOWN = "unknown"


class Line(NamedTuple):
    """A line understood. `name` is the player's, `chips` in hundredths, `mark` the street, `text` what follows it.

    `cards` None: none were named. `fine`: the amount was written with a fraction. `more`: by how much a raise raises.
    """

    kind: Kind
    name: str = ""
    chips: int = 0
    cards: tuple[Card | None, ...] | None = None
    all_in: bool = False
    fine: bool = False
    mark: str = ""
    text: str = ""
    more: int | None = None


class Seat(NamedTuple):
    """A seat line: number, name, chips in hundredths, whether the player sits out of this hand, and his bounty."""

    number: int
    name: str
    chips: int
    fine: bool
    out: bool
    bounty: str


_SEAT = re.compile(
    rf"Seat (?P<number>[0-9]{{1,3}}): (?P<name>.+) \( ?(?P<chips>{AMOUNT})(?: in chips)?"
    r"(?:, (?P<bounty>[^()]*) bounty)? ?\)(?P<out> ?(?:is sitting out|out of hand(?: \(moved [^()]*\))?)?)\s*",
    re.IGNORECASE,
)
_CARDS = r"(?P<cards>[^\[\]]*)"
_ALL_IN = rf"(?P<all_in>,? (?:and )?is all[- ]in)?(?: and has reached the {AMOUNT} cap)?"
_POSTS = {
    "small blind": Kind.SMALL,
    "big blind": Kind.BIG,
    "small & big blinds": Kind.BOTH,
    "small and big blinds": Kind.BOTH,
    "the ante": Kind.ANTE,
    "ante": Kind.ANTE,
    "dead": Kind.DEAD,
    "dead blind": Kind.DEAD,
    "dead small blind": Kind.DEAD,
    "straddle": Kind.STRADDLE,
    "a straddle": Kind.STRADDLE,
    "the straddle": Kind.STRADDLE,
}
_DEEDS: tuple[tuple[Kind | None, re.Pattern[str]], ...] = tuple(
    (kind, re.compile(pattern))
    for kind, pattern in (
        (Kind.FOLD, rf"folds(?: \[{_CARDS}\])?"),
        (Kind.CHECK, r"checks"),
        (Kind.CALL, rf"calls (?P<chips>{AMOUNT}){_ALL_IN}"),
        (Kind.BET, rf"bets (?P<chips>{AMOUNT}){_ALL_IN}"),
        (Kind.RAISE, rf"raises (?:(?P<more>{AMOUNT}) )?to (?P<chips>{AMOUNT}){_ALL_IN}"),
        (None, rf"posts (?P<post>{'|'.join(_POSTS)}) (?P<chips>{AMOUNT}){_ALL_IN}"),
        (Kind.STRADDLE, rf"straddles (?:for |to )?(?P<chips>{AMOUNT}){_ALL_IN}"),
        (Kind.SHOW, rf"shows \[{_CARDS}\](?: \(.*\)| .*)?"),
        (Kind.MUCK, rf"mucks(?: hand| \[{_CARDS}\])"),
        (Kind.NO_SHOW, r"(?:doesn't|does not|didn't) show hand"),
        (Kind.AWAY, r"(?:sits out|is sitting out|didn't post (?:small|big) blind)"),
    )
)
_POT = r"(?: from (?:the )?(?:pot|main pot|side pot(?:[ -][0-9]+)?))?"
_TAILS: tuple[tuple[Kind, re.Pattern[str]], ...] = tuple(
    (kind, re.compile(pattern))
    for kind, pattern in (
        (Kind.COLLECTED, rf" collected (?P<chips>{AMOUNT}|\( ?{AMOUNT} ?\)|\[ ?{AMOUNT} ?\]){_POT}"),
        (Kind.CASHED_OUT, rf" cashed out the hand for (?P<chips>{AMOUNT})(?: \|.*)?"),
        (Kind.AWAY, r" (?:sits out|is sitting out)"),
    )
)
_REMARK = re.compile(
    r'.* (?:said, ".*"|(?:has |was |is )?timed out.*|is (?:dis|re)?connected.*|has returned.*'
    r"|(?:is sitting|sits) out.*"
    r"|(?:leaves|joins|left|joined) the table.*|will be allowed to play.*|was removed from the table.*|was moved .*"
    r"|finished the tournament.*|wins (?:the |an? |[^ ]+ ).*(?:tournament|bount|entr|eliminat|ticket).*"
    r"|wins the tournament.*|re-?buys .*|adds .*|takes the add-?on.*|splits? the .*bounty.*|stands up.*|re-?joins.*"
    r"|has requested .*|has been .*|was (?:eliminated|granted|awarded).*|agree[sd]? .*|chose .*|mucks? .*cash.*)|"
    r"Betting is capped.*|The blinds are now .*|This game is.*|The deck is.*|Pair on board.*|Players? .*at the table.*",
)
_ACTS = re.compile(r".+?: (?:folds|checks|calls|bets|raises|posts|straddles|shows|mucks)\b")
_STREET = re.compile(r"\*\*\* ?(?P<mark>[A-Za-z0-9 -]+?) ?\*\*\*\s*(?P<rest>(?:\[.*)?)")
_RETURNED = re.compile(rf"Uncalled bet \[?\(?(?P<chips>{AMOUNT})\)?\]? returned to (?P<name>.+)", re.DOTALL)


def seat(line: str) -> Seat | None:
    """A seat line, or None if it is another line. Raises Illegible `amount_unknown`."""
    found = _SEAT.fullmatch(line)
    if found is None:
        return None
    # The last bracket with an amount holds the stack, whatever brackets the name has.
    return Seat(
        int(found["number"]),
        found["name"],
        *amount(found["chips"]),
        bool(found["out"].strip()),
        found["bounty"] or "",
    )


def amount(text: str) -> tuple[int, bool]:
    """The amount in hundredths and whether it is fine. Raises Illegible `amount_unknown`."""
    found = hundredths(text.strip("[]() "))
    if found is None:
        raise Illegible("amount_unknown", amount=text)
    return found


def named_cards(text: str) -> tuple[Card | None, ...]:
    """The cards between brackets, with "??" for one nobody saw. Raises Illegible `no_such_card`."""
    several: list[Card | None] = []
    for one in text.replace("][", " ").replace("[", " ").replace("]", " ").split():
        if set(one) <= {"?", "-"}:
            several.append(None)
            continue
        try:
            several.append(card(one[:-1].upper().replace("10", "T") + one[-1:].lower()))
        except BadSetup:
            raise Illegible("no_such_card", card=one) from None
    return tuple(several)


def longest_first(names: Iterable[str]) -> tuple[str, ...]:
    """The names in the order in which a line is searched for them."""
    return tuple(sorted(names, key=len, reverse=True))


def line(text: str, names: tuple[str, ...]) -> Line:
    """What a line tells, given everybody's name, the longest first.

    A line of something that is not the game's, or unknown, comes back as such, unless it looks like an action.
    Raises Illegible `action_unknown`, `player_unknown`, `amount_unknown`, `no_such_card`.
    """
    # First of all the cards: somebody may be called "Dealt to a", and somebody else "a: folds".
    dealt = _dealt(text[len("Dealt to ") :], names) if text.startswith("Dealt to ") else None
    if dealt is not None:
        return dealt
    spoken_for = None
    for name in names:
        if not text.startswith(name):
            continue
        rest = text[len(name) :]
        deed = _deed(name, rest)
        if deed is not None:
            return deed
        if rest.startswith(": ") and spoken_for is None:
            spoken_for = name
    impersonal = _impersonal(text, names)
    if impersonal is not None:
        return impersonal
    if _REMARK.fullmatch(text):
        return Line(Kind.REMARK, text=text)
    if spoken_for is not None:
        raise Illegible("action_unknown", player=spoken_for)
    if _ACTS.match(text):
        raise Illegible("player_unknown")
    return Line(Kind.UNKNOWN, text=text)


def owner(rest: str, names: tuple[str, ...]) -> str:
    """The name that a line ends with; blanks at its end may have been lost. Raises Illegible `player_unknown`."""
    for wanted in (rest, rest.rstrip()):
        if wanted in names:
            return wanted
    for name in names:
        if name.rstrip() == rest.rstrip():
            return name
    raise Illegible("player_unknown")


def _deed(name: str, rest: str) -> Line | None:
    """What comes after a name that the line begins with, if that is something a player does."""
    ended = rest.rstrip()
    if rest.startswith(": "):
        for kind, pattern in _DEEDS:
            found = pattern.fullmatch(ended[2:])
            if found:
                return _told(kind, name, found)
    for tail, pattern in _TAILS:
        found = pattern.fullmatch(ended)
        if found:
            return _told(tail, name, found)
    return None


def _told(kind: Kind | None, name: str, found: re.Match[str]) -> Line:
    """The line made of what its pattern caught."""
    caught = found.groupdict()
    chips, fine = amount(caught["chips"]) if caught.get("chips") else (0, False)
    cards = named_cards(caught["cards"]) if caught.get("cards") is not None else None
    more = amount(caught["more"])[0] if caught.get("more") else None
    return Line(kind or _POSTS[caught["post"]], name, chips, cards, bool(caught.get("all_in")), fine, more=more)


def _impersonal(text: str, names: tuple[str, ...]) -> Line | None:
    """A line that begins with the game itself: a street, a deal, an uncalled bet, the end of it all."""
    street = _STREET.fullmatch(text)
    if street:
        return Line(Kind.STREET, mark=street["mark"].strip().upper(), text=street["rest"])
    if text.startswith("Dealt to "):
        return Line(Kind.DEALT, owner(text[len("Dealt to ") :], names))
    returned = _RETURNED.fullmatch(text)
    if returned:
        chips, fine = amount(returned["chips"])
        return Line(Kind.RETURNED, owner(returned["name"], names), chips, fine=fine)
    if text.strip().lower().startswith("hand cancel"):
        return Line(Kind.CANCELLED, text=text)
    return None


def _dealt(rest: str, names: tuple[str, ...]) -> Line | None:
    """Hole cards; None for a line without any, which tells only who was dealt in."""
    for name in names:
        found = re.fullmatch(rf" ?\[{_CARDS}\]", rest[len(name) :].rstrip()) if rest.startswith(name) else None
        if found:
            return Line(Kind.DEALT, name, cards=named_cards(found["cards"]))
    return None
