"""Levels and breaks copied out of somebody's spreadsheet: with headings or without, in the order that people use."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace

from engine.blinds import AnteKind
from tournament.errors import BadInput, Refusal
from tournament.spreadsheet import heading, rows
from tournament.structures import structure_csv
from tournament.structures.typed import TypedBreak, TypedLevel, TypedRow, typed

CLIPBOARD = "clipboard.csv"
"""What the text is called in a refusal."""

HEADINGS: Mapping[str, tuple[str, ...]] = {
    "level": ("level", "lvl", "lv", "round", "#", "no", "no."),
    "small": ("small blind", "small", "sb", "small_blind"),
    "big": ("big blind", "big", "bb", "big_blind"),
    "blinds": ("blinds", "blind"),
    "ante": ("ante", "antes", "bba", "bb ante", "big blind ante"),
    "minutes": ("minutes", "min", "mins", "time", "duration", "length", "minuten", "minuty", "minúty"),
}
"""By what a column holds, how people head it."""

_BREAK = re.compile(r"break|pause|pauza|przerwa|prestávka|přestávka|dinner", re.IGNORECASE)
_PAIR = re.compile(r"\s*([0-9][0-9\s.,]*?)\s*[/\-–]\s*([0-9][0-9\s.,]*?)\s*(?:\(\s*([0-9][0-9\s.,]*?)\s*\))?\s*")
_BY_COUNT: Mapping[int, tuple[str, ...]] = {
    2: ("small", "big"),
    3: ("small", "big", "ante"),
    4: ("small", "big", "ante", "minutes"),
    5: ("level", "small", "big", "ante", "minutes"),
}
"""What so many columns without headings hold."""


def read(text: str, usual: TypedLevel) -> tuple[TypedRow, ...]:
    """The rows of a text from the clipboard; what they do not say is as in the `usual` level.

    Headings are known by the words of `HEADINGS`, or are those of our own CSV. Without any, two columns are the blinds,
    a third is the ante, a fourth the minutes, and a first of five the number of the level; `100/200` in one cell are
    two. A row with the word break is one, and the number in it its minutes.

    Raises:
        BadInput: `pasted_nothing`: no row of it is a level or a break.
        BadFile: it is our own CSV, and something is wrong in it (`structure_csv.parse`).
    """
    try:
        sheet = rows(text, CLIPBOARD, wanted=("kind", *(word for words in HEADINGS.values() for word in words)))
    except Refusal as wrong:
        raise BadInput("pasted_nothing") from wrong
    first = [heading(cell) for cell in sheet.records[0].cells]
    if {"kind", "small_blind", "big_blind"} <= set(first):
        return tuple(typed(period) for period in structure_csv.parse(sheet, CLIPBOARD, None).periods)
    lines = [tuple(cell.strip() for cell in record.cells) for record in sheet.records]
    columns = _headed(first)
    if columns:
        lines = lines[1:]
    found = [row for row in (_row(line, columns, lines, usual) for line in lines) if row is not None]
    if not any(isinstance(row, TypedLevel) for row in found):
        raise BadInput("pasted_nothing")
    return tuple(found)


def is_row(line: str) -> bool:
    """Whether a line without columns is a level or a break all the same: `100/200`, `Break 10`."""
    return _BREAK.search(line) is not None or _PAIR.fullmatch(line) is not None


def _headed(first: Sequence[str]) -> dict[str, int]:
    """Which column holds what, by its heading; nothing where these are no headings."""
    found: dict[str, int] = {}
    for place, cell in enumerate(first):
        named = next((what for what, words in HEADINGS.items() if cell in words), None)
        if named is not None and named not in found:
            found[named] = place
    return found if "blinds" in found or {"small", "big"} <= found.keys() else {}


def _row(
    line: Sequence[str], columns: Mapping[str, int], lines: Sequence[Sequence[str]], usual: TypedLevel
) -> TypedRow | None:
    if any(_BREAK.search(cell) for cell in line):
        numbers = [number for cell in line for number in re.findall(r"[0-9]+(?:[.,:][0-9]+)?", cell)]
        return TypedBreak(numbers[-1] if numbers else "10")
    cells = {what: line[place] for what, place in columns.items() if place < len(line)} if columns else {}
    if not columns:
        cells = _by_count(line, lines)
    if pair := _PAIR.fullmatch(cells.pop("blinds", "")):
        cells |= {"small": pair[1], "big": pair[2]} | ({"ante": pair[3]} if pair[3] else {})
    small, big = cells.get("small", ""), cells.get("big", "")
    if not (any(letter.isdigit() for letter in small) and any(letter.isdigit() for letter in big)):
        return None
    ante = cells.get("ante", "")
    level = replace(usual, small_blind=small, big_blind=big, ante="" if ante in ("0", "-", "–") else ante)
    if ante and ante == big and usual.ante_kind is AnteKind.PLAYER:
        # An ante as large as the big blind is paid by one player: from each it would be nonsense.
        level = replace(level, ante_kind=AnteKind.BIG_BLIND)
    return replace(level, minutes=cells["minutes"], hands="") if cells.get("minutes") else level


def _by_count(line: Sequence[str], lines: Sequence[Sequence[str]]) -> dict[str, str]:
    filled = [cell for cell in line if cell]
    for place, cell in enumerate(filled):
        if pair := _PAIR.fullmatch(cell):
            rest = dict(zip(("ante", "minutes"), filled[place + 1 :], strict=False))
            return {"small": pair[1], "big": pair[2]} | ({"ante": pair[3]} if pair[3] else {}) | rest
    width = max((place + 1 for each in lines for place, cell in enumerate(each) if cell), default=0)
    names = _BY_COUNT.get(min(max(width, 2), 5), ())
    return dict(zip(names, line if len(line) >= len(names) else filled, strict=False))
