"""The first two lines of a PokerStars hand: which game, for what, when, and at which table."""

from __future__ import annotations

import re
from dataclasses import dataclass
from datetime import datetime

from engine.blinds import Limit
from engine.errors import EngineRefusal
from engine.records.stars.amounts import AMOUNT, SIGNS, hundredths


class Illegible(EngineRefusal):
    """A line that cannot be understood, or a hand that cannot be a record: code and facts, no line number yet."""


@dataclass(frozen=True, slots=True)
class Header:
    """What stands above the seats. `stakes` are small and big blind, in fixed limit small and big bet, in hundredths.

    `fine`: the stakes are written with a fraction. `facts` by the names of PHH where it has one.
    """

    limit: Limit
    stakes: tuple[int, int]
    fine: bool
    facts: dict[str, object]


START = re.compile(
    r"PokerStars(?:\.\w+)?(?P<kind> Zoom| Home)?(?: Game)?(?: Hand)? ?#(?P<number>[0-9]{1,30}) ?:(?P<rest>.*)",
    re.IGNORECASE,
)
"""The beginning of a hand; whether it is one also depends on what stands around it."""

_TOURNAMENT = re.compile(
    r"(?P<fast>Zoom |Rush )?Tournament #(?P<number>[0-9]{1,30}), ?(?P<buy_in>.*?)(?: - )?\s*$", re.IGNORECASE
)
_GAME = re.compile(
    r"(?P<before>.*?)(?<!6\+ )Hold['’]?em (?P<limit>No Limit|Pot Limit|Fixed Limit|Limit)\b(?P<after>.*)", re.IGNORECASE
)
_STAKES = re.compile(
    rf"(?:(?P<cap>{AMOUNT}) Cap - )?(?:ante (?P<ante>{AMOUNT}), )?"
    rf"(?P<small>{AMOUNT}) ?/ ?(?P<big>{AMOUNT})(?P<more> ?[-/].*)?",
    re.IGNORECASE,
)
_WHEN = re.compile(
    r"(?P<year>[0-9]{4})[/.-](?P<month>[0-9]{1,2})[/.-](?P<day>[0-9]{1,2})(?: -)? "
    r"(?P<hour>[0-9]{1,2}):(?P<minute>[0-9]{2})(?::(?P<second>[0-9]{2}))?"
    r"(?: \(?(?P<zone>[A-Za-z]{1,5}(?:[+-][0-9:]+)?)\)?)?"
)
_LEVEL = re.compile(r"Level (?P<level>[IVXLCDM]+|[0-9]{1,6})\b", re.IGNORECASE)
TABLE = re.compile(r"Table '(?P<table>.*)'(?P<marks>.*?)(?: Seat #(?P<button>[0-9]{1,3}) is the button)?\s*")
"""The second line of a hand."""

_SEATS = re.compile(r"\b(?P<seats>[0-9]{1,3})-max\b")
_LIMITS = {
    "no limit": Limit.NO_LIMIT,
    "pot limit": Limit.POT_LIMIT,
    "fixed limit": Limit.FIXED_LIMIT,
    "limit": Limit.FIXED_LIMIT,
}


def header(line: str) -> Header:
    """What the first line of a hand says. Raises Illegible `no_header`, `game_not_read`, `stakes_unknown`."""
    start = START.match(line)
    if start is None:
        raise Illegible("no_header")
    facts: dict[str, object] = {"venue": "PokerStars", "hand": int(start["number"])}
    rest = start["rest"].strip()
    if start["kind"]:
        facts["kind"] = start["kind"].strip().title()
    club = re.match(r"\{(?P<club>.*?)\}\s*", rest)
    if club:
        facts["club"] = club["club"]
        rest = rest[club.end() :]
    game = _GAME.match(rest)
    if game is None:
        raise Illegible("game_not_read", game=re.split(r" - |\(", rest)[0].strip())
    tournament = _TOURNAMENT.match(game["before"].rstrip(" ("))
    if tournament:
        facts["tournament"] = int(tournament["number"])
        if tournament["buy_in"].strip():
            facts["buy_in"] = tournament["buy_in"].strip()
        if tournament["fast"]:
            facts["kind"] = tournament["fast"].strip().title()
    elif game["before"].strip(" ("):
        facts["mix"] = game["before"].strip(" (")
    before, after = _dated(game["after"])
    facts.update(_level(before))
    stakes, fine = _stakes(before, facts, money=tournament is None)
    facts.update(after)
    return Header(_LIMITS[game["limit"].lower()], stakes, fine, facts)


def table(line: str) -> dict[str, object]:
    """Table, most seats, button and play money of the second line. Raises Illegible `no_table`, `button_missing`."""
    found = TABLE.fullmatch(line)
    if found is None:
        raise Illegible("no_table")
    if found["button"] is None:
        raise Illegible("button_missing")
    facts: dict[str, object] = {"table": found["table"]}
    seats = _SEATS.search(found["marks"])
    if seats:
        facts["seat_count"] = int(seats["seats"])
    if "play money" in found["marks"].lower():
        facts["play_money"] = True
    facts["button_seat"] = int(found["button"])
    return facts


def roman(number: int) -> str:
    """A whole number in Roman numerals, "XIV"; 0 gives nothing."""
    digits = ((1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"), (40, "XL"),
              (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"))  # fmt: skip
    letters = ""
    for value, numeral in digits:
        count, number = divmod(number, value)
        letters += numeral * count
    return letters


def _dated(text: str) -> tuple[str, dict[str, object]]:
    """What stands before the date, and the date as facts: the first time is the local one, the second in brackets."""
    found = _WHEN.search(text)
    if found is None:
        return text, {}
    facts: dict[str, object] = {"time_text": text[found.start() :].strip()}
    parts = [int(found[name] or 0) for name in ("year", "month", "day", "hour", "minute", "second")]
    try:
        moment = datetime(*parts)  # type: ignore[arg-type]  # noqa: DTZ001 - local to a zone that is only a word
    except ValueError:
        return text[: found.start()], facts
    facts["played"] = moment.isoformat()
    facts |= {"time": moment.time(), "day": moment.day, "month": moment.month, "year": moment.year}
    if found["zone"]:
        facts["time_zone_abbreviation"] = found["zone"]
    return text[: found.start()], facts


def _level(text: str) -> dict[str, object]:
    """The level of a tournament, as a number."""
    found = _LEVEL.search(text)
    if found is None:
        return {}
    value, written = 0, found["level"].upper()
    if written.isdecimal():
        return {"level": int(written)}
    values = [{"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}[letter] for letter in written]
    for place, one in enumerate(values):
        value += -one if any(later > one for later in values[place + 1 : place + 2]) else one
    return {"level": value}


def _stakes(text: str, facts: dict[str, object], *, money: bool) -> tuple[tuple[int, int], bool]:
    """The two stakes in hundredths. Writes them and the currency into the facts."""
    bracket = text.find("(")
    inside = text[bracket + 1 :].strip(" ,-").split(")", maxsplit=1)[0]
    found = _STAKES.fullmatch(inside.strip())
    small = hundredths(found["small"]) if found else None
    big = hundredths(found["big"]) if found else None
    if found is None or small is None or big is None or not 0 <= small[0] <= big[0] or not big[0]:
        raise Illegible("stakes_unknown", text=inside.strip())
    facts["stakes"] = inside.strip()
    if found["cap"]:
        facts["cap"] = found["cap"].strip()
    if money:
        sign = re.match(r"[^0-9\s]*", found["small"].strip())
        code = re.search(r"\b[A-Z]{3}\b", inside)
        if code is None and "€" in inside:
            facts["currency"] = "EUR"
        elif code is not None:
            facts["currency"] = code[0]
        if sign and sign[0]:
            facts["currency_symbol"] = sign[0]
        elif facts.get("currency") in SIGNS:
            facts["currency_symbol"] = SIGNS[str(facts["currency"])]
    return (small[0], big[0]), small[1] or big[1]
