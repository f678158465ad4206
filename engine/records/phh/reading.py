"""PHH text read as records (poker hand history, TOML; https://phh.readthedocs.io): one hand, or a file of sections."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Iterator, Mapping
from decimal import Decimal
from typing import NamedTuple

from engine.errors import BadSetup, Fact
from engine.records.phh import fields as phh_fields
from engine.records.phh import quick as phh_quick
from engine.records.record import Record, Unreadable

_HEADER = re.compile(r"^[ \t]*\[([^\[\]\n.]+)\][ \t]*(?:#[^\n]*)?$", re.MULTILINE)
"""The line that begins a section, such as [1]."""


class Section(NamedTuple):
    """One hand of a file: its number from 1, the line it begins in, and its text below the header."""

    number: int
    line: int
    body: str


Fields = Mapping[str, object]
Reader = Callable[[str], Fields | None]
"""The keys and values of a section, or None where it cannot say."""


def read(text: str, quick: Reader | None = phh_quick.fields) -> Iterator[Record | Unreadable]:
    """The hands of a file, one after the other.

    Plain sections are read by `quick`, the others by `tomllib`, with the same result. A hand that cannot be read does
    not stop those after it. Unreadable has the codes of `fields`, or `toml_wrong` with what TOML's reader
    said as `why`.
    """
    text = text.removeprefix("\ufeff").replace("\r\n", "\n")
    doubted = False
    for section in sections(text):
        try:
            fields = quick(section.body) if quick is not None else None
            slowly = fields is None
            if fields is None:
                fields = _by_toml(section.body)
        except BadSetup as wrong:
            # Once a file: what is not right as a whole does not become so by its next bad section.
            whole = None if doubted else _whole(text, section.number)
            doubted = True
            if whole is not None:
                yield from whole
                return
            yield _unreadable(section, wrong.code, wrong.facts)
            continue
        yield _record(section, fields, slowly=slowly)


def sections(text: str) -> Iterator[Section]:
    """The sections of a file of hands; a text without headers, or with keys before the first one, is one hand."""
    headers = list(_HEADER.finditer(text))
    if not headers or _KEY.search(text, 0, headers[0].start()):
        yield Section(1, 1, text)
        return
    line, counted = 1, 0
    for index, header in enumerate(headers, 1):
        line += text.count("\n", counted, header.end())
        counted = header.end()
        end = headers[index].start() if index < len(headers) else len(text)
        yield Section(index, line, text[header.end() : end])


_KEY = re.compile(r"^[ \t]*[^\s#]", re.MULTILINE)


def _record(section: Section, fields: Fields, *, slowly: bool = True) -> Record | Unreadable:
    try:
        if slowly:
            phh_fields.refuse_large(fields)
        return phh_fields.record(fields)
    except BadSetup as wrong:
        return _unreadable(section, wrong.code, wrong.facts)


def _by_toml(body: str) -> Fields:
    """Raises BadSetup `toml_wrong`, or `amount_size` for a number that nothing can hold."""

    def number(written: str) -> Decimal:
        try:
            return Decimal(written)
        except ArithmeticError as wrong:
            line = body.count("\n", 0, body.find(written)) + 1
            raise BadSetup("amount_size", amount=written[:40], line=line) from wrong

    try:
        return tomllib.loads(body, parse_float=number)
    except BadSetup:
        raise
    except (ValueError, ArithmeticError, RecursionError) as wrong:
        # ValueError for numbers and dates that Python cannot hold, too; only TOML's own says where.
        place = re.search(r"\(at line ([0-9]+)", str(wrong))
        why = re.sub(r" \(at .*", "", str(wrong))[:120]
        raise BadSetup("toml_wrong", line=int(place[1]) if place else 0, why=why) from wrong


def _whole(text: str, first: int) -> Iterator[Record | Unreadable] | None:
    """The hands from number `first` on, if the file is right as a whole: a text of several lines looked like a header.

    The hands before are read already, and rightly: what was cut in two is no TOML.
    """
    try:
        tables = _by_toml(text)
    except BadSetup:
        return None
    hands = [hand for hand in tables.values() if isinstance(hand, dict)]
    if len(hands) < max(first, len(tables)):
        return None
    return (_record(Section(number, 0, ""), hand) for number, hand in enumerate(hands[first - 1 :], first))


def _unreadable(section: Section, code: str, facts: Mapping[str, Fact]) -> Unreadable:
    """With the line of the file where the trouble is, as near as it is known."""
    line = section.line
    key = facts.get("key")
    if isinstance(key, str):
        found = re.search(rf"^[ \t]*[\"']?{re.escape(key.partition('.')[0])}\b", section.body, re.MULTILINE)
        line += section.body.count("\n", 0, found.start()) if found else 0
    inside = facts.get("line")
    if isinstance(inside, int) and inside:
        line += inside - 1
    return Unreadable(
        section.number, line if section.line else 0, code, {name: facts[name] for name in facts if name != "line"}
    )
