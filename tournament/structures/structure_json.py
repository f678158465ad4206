"""Our JSON of a blind structure."""

import json
from decimal import Decimal
from enum import StrEnum
from typing import Any, ClassVar, NoReturn, TypeVar

from engine.blinds import AnteKind, Limit
from tournament.errors import BadFile, BadInput
from tournament.names import MINUTE, Chips, Milliseconds
from tournament.people.people import clean_name
from tournament.structures.structure import Break, Level, Period, Structure

K = TypeVar("K", bound=StrEnum)

SCHEMA = 2
"""What is written; the first schema, which knew neither limits nor hands nor colours, is read as well."""

_SCHEMAS = (1, 2)

UNTIMED = "untimed"
"""In the place of minutes: the director ends the level."""

FAR = 10**12
"""Minutes beyond which there is no point in telling how far out of range they are."""

_KEYS = frozenset(("schema", "name", "note", "starting_stack", "levels"))
_LEVEL_KEYS = frozenset(("kind", "small_blind", "big_blind", "ante", "ante_kind", "minutes"))
_BREAK_KEYS = frozenset(("kind", "minutes"))
_PERIOD_KEYS = {
    ("level", 1): _LEVEL_KEYS,
    ("break", 1): _BREAK_KEYS,
    ("level", 2): _LEVEL_KEYS | {"limit", "hands", "continued", "beyond"},
    ("break", 2): _BREAK_KEYS | {"colours", "waits", "taken"},
}
"""The keys of a level or break, by schema."""


def parse(text: str, file: str, minutes: int | None = None) -> Structure:
    """The structure in a JSON text.

    Args:
        text: `{"schema": 2, "name": …, "note": "", "starting_stack": …, "levels": [{"kind": "level", "small_blind": …,
            "big_blind": …, "ante": 0, "ante_kind": "player", "limit": "no_limit", "minutes": …}, {"kind": "break",
            "minutes": …, "colours": [], "waits": false}]}`. In the place of `minutes` a level may have `hands`;
            `"minutes": "untimed"` means that the director ends it. Of an evening: `"continued": true`, the rest of the
            level before; `"beyond": true`, a level that follows from the list; `"taken": true`, an unplanned break.
        file: its name, for the refusals.
        minutes: the length of every level, and of breaks for which the file says nothing.

    Raises:
        BadFile: `json_wrong` (`line` where known); `schema_unknown` (`schema`, `known`); `name_empty`, `name_too_long`,
            `name_has_control_characters` as `people.clean_name` says; with `period`, the level or break, from 1, or
            None for the structure itself: `key_unknown` (`key`), `key_twice` (`key`), `key_missing` (`key`),
            `value_empty` (`key`), `value_wrong` (`key`, `found`, `wanted`: both as `refusals.WORDS` has them),
            `object_wrong` (`found`, `wanted`), `kind_unknown` (`kind`), `ante_kind_unknown` (`ante_kind`, `known`),
            `limit_unknown` (`limit`, `known`), `minutes_missing`, `minutes_wrong` (`text`).
    """
    top = _Object(_load(text, file), file, None)
    schema = top.get("schema", int)
    if schema not in _SCHEMAS:
        raise BadFile("schema_unknown", file=file, schema=schema, known=_SCHEMAS)
    top.only(_KEYS)
    note = top.optional("note", str) or ""
    try:
        name = clean_name(top.get("name", str))
    except BadInput as wrong:
        raise BadFile(wrong.code, file=file, **wrong.facts) from wrong
    stack: Chips | None = top.optional("starting_stack", int)
    periods = tuple(
        _period(_Object(value, file, number), minutes, schema)
        for number, value in enumerate(top.get("levels", list), start=1)
    )
    return Structure(name, periods, stack, note)


def write(structure: Structure) -> str:
    """The structure as JSON, a level in a line."""
    lines = ",\n".join("    " + json.dumps(_plain(period)) for period in structure.periods)
    head: list[tuple[str, str | int]] = [("schema", SCHEMA), ("name", structure.name)]
    if structure.starting_stack is not None:
        head.append(("starting_stack", structure.starting_stack))
    if structure.note:
        head.append(("note", structure.note))
    pairs = [f"  {json.dumps(key)}: {json.dumps(value, ensure_ascii=False)},\n" for key, value in head]
    return "{\n" + "".join(pairs) + '  "levels": [\n' + lines + "\n  ]\n}\n"


def minutes_text(duration: Milliseconds) -> str:
    """A length of time in minutes: whole, or with as many of six decimals as it needs."""
    if duration % MINUTE == 0:
        return str(duration // MINUTE)
    return f"{Decimal(duration) / MINUTE:.6f}".rstrip("0")


def _plain(period: Period) -> dict[str, object]:
    if isinstance(period, Break):
        plain: dict[str, object] = {"kind": "break", "minutes": _minutes(period.duration_ms)}
        if period.colours:
            plain["colours"] = list(period.colours)
        return plain | {key: True for key in ("waits", "taken") if getattr(period, key)}
    plain = {
        "kind": "level",
        "small_blind": period.small_blind,
        "big_blind": period.big_blind,
        "ante": period.ante,
        "ante_kind": period.ante_kind.value,
    }
    if period.limit is not Limit.NO_LIMIT:
        plain["limit"] = period.limit.value
    if period.hands is not None:
        plain["hands"] = period.hands
    else:
        plain["minutes"] = UNTIMED if period.duration_ms is None else _minutes(period.duration_ms)
    return plain | {key: True for key in ("continued", "beyond") if getattr(period, key)}


def _minutes(length: Milliseconds) -> int | float:
    whole, rest = divmod(length, MINUTE)
    return float(minutes_text(length)) if rest else whole


def _load(text: str, file: str) -> Any:
    def no_constant(_: str) -> NoReturn:
        raise ValueError

    def pairs(found: list[tuple[str, Any]]) -> dict[str, Any]:
        value = {}
        for key, one in found:
            if key in value:
                raise BadFile("key_twice", file=file, period=None, key=key)
            value[key] = one
        return value

    try:
        return json.loads(text, parse_float=Decimal, parse_constant=no_constant, object_pairs_hook=pairs)
    except json.JSONDecodeError as wrong:
        raise BadFile("json_wrong", file=file, line=wrong.lineno) from wrong
    except (ValueError, ArithmeticError, RecursionError) as wrong:
        # A NaN, a number of thousands of digits or with an exponent beyond all bounds, brackets thousands deep.
        raise BadFile("json_wrong", file=file) from wrong


def _period(item: "_Object", minutes: int | None, schema: int) -> Period:
    kind = item.get("kind", str)
    if not kind.strip():
        item.refuse("value_empty", key="kind")
    if (kind, schema) not in _PERIOD_KEYS:
        item.refuse("kind_unknown", kind=kind)
    item.only(_PERIOD_KEYS[kind, schema])
    if kind == "break":
        length = item.length(None if "minutes" in item else minutes)
        return Break(length, item.whole_numbers("colours"), item.truth("waits"), item.truth("taken"))
    hands: int | None = item.optional("hands", int) if minutes is None else None
    untimed = minutes is None and item.says("minutes", UNTIMED) and schema > 1
    no_length = untimed or (hands is not None and "minutes" not in item)
    return Level(
        item.get("small_blind", int),
        item.get("big_blind", int),
        item.optional("ante", int) or 0,
        item.one_of("ante_kind", AnteKind.PLAYER, "ante_kind_unknown"),
        None if no_length else item.length(minutes),
        item.one_of("limit", Limit.NO_LIMIT, "limit_unknown"),
        hands,
        item.truth("continued"),
        item.truth("beyond"),
    )


class _Object:
    """A JSON object whose values must be of the right kind."""

    _WANTED: ClassVar[dict[type, str]] = {str: "text", int: "whole_number", list: "list_of_levels"}
    _FOUND: ClassVar[dict[type, str]] = {
        type(None): "nothing",
        bool: "truth",
        str: "text",
        int: "whole_number",
        Decimal: "decimal_number",
        list: "list",
        dict: "object",
    }

    def __init__(self, value: Any, file: str, period: int | None) -> None:
        self._file = file
        self._period = period
        if not isinstance(value, dict):
            wanted = "structure" if period is None else "level_or_break"
            self.refuse("object_wrong", found=self._FOUND[type(value)], wanted=wanted)
        self._value = value

    def __contains__(self, key: str) -> bool:
        return self._value.get(key) is not None

    def only(self, known: frozenset[str]) -> None:
        for key in self._value:
            if key not in known:
                self.refuse("key_unknown", key=key)

    def get(self, key: str, kind: type) -> Any:
        if key not in self._value:
            self.refuse("key_missing", key=key)
        value = self._value[key]
        if value is None:
            self.refuse("value_empty", key=key)
        # True is an int to Python.
        if not isinstance(value, kind) or isinstance(value, bool):
            self._refuse_value(key, value, self._WANTED[kind])
        return value

    def optional(self, key: str, kind: type) -> Any:
        return self.get(key, kind) if key in self else None

    def says(self, key: str, word: str) -> bool:
        return bool(self._value.get(key) == word)

    def truth(self, key: str) -> bool:
        value = self._value.get(key, False)
        if not isinstance(value, bool):
            self._refuse_value(key, value, "truth")
        return value

    def whole_numbers(self, key: str) -> tuple[int, ...]:
        value = self._value.get(key, [])
        if not isinstance(value, list):
            self._refuse_value(key, value, "list_of_numbers")
        for each in value:
            if not isinstance(each, int) or isinstance(each, bool):
                self._refuse_value(key, each, "whole_number")
        return tuple(sorted(value))

    def one_of(self, key: str, usual: K, code: str) -> K:
        text = self.optional(key, str)
        known = type(usual)
        if text is not None and text not in {each.value for each in known}:
            self.refuse(code, **{key: text, "known": tuple(known)})
        return usual if text is None else known(text)

    def length(self, minutes: int | None) -> Milliseconds:
        if minutes is not None:
            return minutes * MINUTE
        if "minutes" not in self:
            self.refuse("minutes_missing")
        value = self._value["minutes"]
        if isinstance(value, bool) or not isinstance(value, int | Decimal):
            self._refuse_value("minutes", value, "number")
        if not -FAR < value < FAR:
            self.refuse("minutes_wrong", text=str(value))
        return round(value * MINUTE)

    def _refuse_value(self, key: str, value: Any, wanted: str) -> NoReturn:
        self.refuse("value_wrong", key=key, found=self._FOUND[type(value)], wanted=wanted)

    def refuse(self, code: str, **facts: object) -> NoReturn:
        raise BadFile(code, file=self._file, period=self._period, **facts)
