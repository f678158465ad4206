"""The lines above the play in a PokerStars text of ours: which game, for what, when, where, and who sits there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import time

from engine.blinds import Limit
from engine.records.stars.amounts import AMOUNT
from engine.records.stars.header import roman
from engine.records.stars.sheet import Page

_GAMES = {Limit.NO_LIMIT: "No Limit", Limit.POT_LIMIT: "Pot Limit", Limit.FIXED_LIMIT: "Limit"}
_NO_DATE = "2000/01/01 0:00:00"
_TABLES = (2, 6, 9, 10)


def header(page: Page) -> str:
    """The first line."""
    record, number = page.record, str(page.fact("hand"))
    kind = {"Zoom": "Zoom Hand", "Home": "Home Game Hand"}.get(str(page.fact("kind")), "Hand")
    start = f"PokerStars {kind} #{number if re.fullmatch('[0-9]{1,30}', number) else 0}:"
    game = f"Hold'em {_GAMES[record.limit]}"
    stakes = "/".join([page.money(chips) for chips in page.stakes])
    cap = page.fact("cap")
    if isinstance(cap, str) and re.fullmatch(AMOUNT, cap):
        stakes = f"{cap} Cap - {stakes}"
    if page.is_tournament:
        tournament = str(page.fact("tournament"))
        buy_in = plain(page.fact("buy_in") or "") or "Freeroll "
        level = page.fact("level")
        stage = f"Level {roman(level)} " if type(level) is int and 0 < level < 4000 else ""
        tournament = tournament if re.fullmatch("[0-9]{1,30}", tournament) else "0"
        return f"{start} Tournament #{tournament}, {buy_in} {game} - {stage}({stakes}) - {_date(page)}"
    currency = str(page.fact("currency"))
    if page.sign and re.fullmatch("[A-Z]{3}", currency):
        stakes += f" {currency}"
    return f"{start}  {game} ({stakes}) - {_date(page)}"


def plain(said: object) -> str:
    """A fact within a line."""
    return " ".join(str(said).split())


def _date(page: Page) -> str:
    """The date and time as they stood, or made from the fields of PHH."""
    text = page.fact("time_text")
    if isinstance(text, str):
        return plain(text)
    year, month, day, clock = [page.fact(name) for name in ("year", "month", "day", "time")]
    if not (isinstance(year, int) and isinstance(month, int) and isinstance(day, int) and 0 < year < 10000):
        return _NO_DATE
    said = clock if isinstance(clock, time) else time()
    zone = str(page.fact("time_zone_abbreviation") or "")
    written = f"{year:04d}/{month:02d}/{day:02d} {said.hour}:{said.minute:02d}:{said.second:02d}"
    return f"{written} {zone}" if re.fullmatch("[A-Za-z]{1,5}", zone) else written


def table(page: Page) -> str:
    """The line of the table and the button."""
    highest = max(*page.seats, page.button)
    said = page.fact("seat_count")
    fits = type(said) is int and highest <= said < 1000
    most = said if fits else next((size for size in _TABLES if size >= highest), highest)
    play = "(Play Money) " if page.fact("play_money") is True else ""
    return f"Table '{plain(page.fact('table') or 1)}' {most}-max {play}Seat #{page.button} is the button"


def seats(page: Page) -> Iterator[str]:
    """The line of each seat."""
    for place in rising(page):
        chips = page.money(page.record.starting[place])
        yield f"Seat {page.seats[place]}: {page.names[place]} ({chips} in chips)"


def rising(page: Page) -> list[int]:
    """The places in the order of their seat numbers."""
    return sorted(range(len(page.seats)), key=page.seats.__getitem__)
