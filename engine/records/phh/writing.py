"""Records as PHH text (poker hand history, TOML; https://phh.readthedocs.io).

Players are p1, p2 … clockwise from the first one dealt in left of the button, so p1 is the small blind, or the big
blind while the small one is dead. Heads-up p1 is the big blind, and there, by the format's own rule, the lists
`antes` and `blinds_or_straddles` read small blind first, p2's entry before p1's.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date, time
from decimal import Decimal

from engine.blinds import Limit
from engine.errors import BadSetup
from engine.records.amounts import exact
from engine.records.phh import own as phh_own
from engine.records.phh.actions import words
from engine.records.phh.fields import LARGEST
from engine.records.record import Raised, Record, Remarked

GIVEN = (
    "author", "event", "url", "venue", "address", "city", "region", "postal_code", "country",
    "time", "time_zone", "time_zone_abbreviation", "day", "month", "year",
    "hand", "level", "seat_count", "table", "winnings", "currency", "currency_symbol", "time_limit", "time_banks",
)  # fmt: skip
"""The format's own names of facts, in its order."""

_DEEPEST = 64
"""So many lists and tables may stand within each other; a reader has to come back out of them all."""


def write(record: Record) -> str:
    """One hand, without a section header. A lone surrogate, which no file can hold, becomes a question mark.

    Pot-limit, for which the format has no name, is written as no-limit with a field of ours. Raises BadSetup
    `fact_type` for a fact that the text cannot hold, `fact_deep` or `fact_size` for one too deep or large for a reader.
    """
    return "".join([f"{_key(name)} = {_value(value, name)}\n" for name, value in _fields(record).items()])


def joined(hands: Iterable[str]) -> str:
    """Hands as `write` makes them, as the sections [1], [2] … of a .phhs file."""
    return "\n".join([f"[{number}]\n{hand}" for number, hand in enumerate(hands, 1)])


def _fields(record: Record) -> dict[str, object]:
    """Everything the text says, by name, in its order."""
    scale, dead = record.scale, any(record.dead)
    antes = [ante + part for ante, part in zip(record.antes, record.dead, strict=True)] if dead else record.antes
    fixed = record.limit is Limit.FIXED_LIMIT
    fields: dict[str, object] = {
        "variant": "FT" if fixed else "NT",
        "ante_trimming_status": record.uniform and not dead,
        "antes": _read_by_blinds([exact(ante, scale) for ante in antes]),
        "blinds_or_straddles": _read_by_blinds([exact(blind, scale) for blind in record.blinds]),
    }
    if fixed:
        fields |= {"small_bet": exact(record.small_bet, scale), "big_bet": exact(record.big_bet, scale)}
    else:
        fields["min_bet"] = exact(record.small_bet, scale)
    fields["starting_stacks"] = [exact(chips, scale) for chips in record.starting]
    fields["actions"] = _actions(record)
    fields |= {name: record.facts[name] for name in GIVEN if name in record.facts}
    if record.seats:
        fields["seats"] = list(record.seats)
    if record.players:
        fields["players"] = list(record.players)
    if record.finishing is not None:
        fields["finishing_stacks"] = [exact(chips, scale) for chips in record.finishing]
    fields |= phh_own.told(record)
    if _hides_scale(record):
        fields["_scale"] = scale
    # What the record needs to mean the same again comes first.
    return fields | {name: value for name, value in record.facts.items() if name not in GIVEN and name not in fields}


def _hides_scale(record: Record) -> bool:
    """True if no amount of the text would show how many decimals there are."""
    scale = record.scale
    if scale == 1:
        return False
    raised = [item.amount for item in record.items if isinstance(item, Raised)]
    sizes = [record.small_bet, record.big_bet, record.rake or 0]
    if record.house is not None and record.level is not None:
        sizes += [record.house.smallest_chip, record.level.small, record.level.big, record.level.ante]
    lists = (record.blinds, record.antes, record.starting, record.finishing or (), raised, sizes)
    return not any(chips % scale for each in lists for chips in each)


def _actions(record: Record) -> list[str]:
    """Deals, actions and shows in the order in which they happened, with the comments beside them."""
    scale, comments = record.scale, record.comments
    said = [words(item, scale) for item in record.items]
    for place, comment in comments.items():
        if not isinstance(record.items[place], Remarked):
            said[place] += f" # {comment}".rstrip()
    return said


def _read_by_blinds(by_player: list[object]) -> list[object]:
    """The list as the format reads it: heads-up small blind first, although p1 is the big blind."""
    return by_player[::-1] if len(by_player) == 2 else by_player


def _key(name: str) -> str:
    """A TOML key; only plain ASCII names go without quotes."""
    return name if name.isascii() and name.replace("-", "_").isidentifier() else _quoted(name)


def _value(value: object, name: str, depth: int = 0) -> str:
    """A TOML value. Raises BadSetup `fact_type` for anything the text could not hold, `fact_deep`, `fact_size`."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return _quoted(value)
    if isinstance(value, int):
        if not -LARGEST < value < LARGEST:
            raise BadSetup("fact_size", fact=name)
        return str(int(value))
    if isinstance(value, Decimal):
        return _decimal(value)
    if isinstance(value, date | time):
        return value.isoformat()
    if depth > _DEEPEST:
        raise BadSetup("fact_deep", fact=name, most=_DEEPEST)
    if isinstance(value, list | tuple):
        return "[" + ", ".join([_value(item, name, depth + 1) for item in value]) + "]"
    if isinstance(value, Mapping):
        parts = [f"{_key(str(key))} = {_value(part, name, depth + 1)}" for key, part in value.items()]
        return "{" + ", ".join(parts) + "}"
    raise BadSetup("fact_type", fact=name, type=type(value).__name__)


def _decimal(value: Decimal) -> str:
    """A TOML number, to the last decimal as it was."""
    if not value.is_finite():
        return "nan" if value.is_nan() else "inf" if value > 0 else "-inf"
    return str(value)


def _quoted(text: str) -> str:
    """A TOML basic string: quotes, backslashes and control characters escaped, all else as it is."""
    return '"' + text.translate(_ESCAPES).encode("utf-8", "replace").decode("utf-8") + '"'


_ESCAPES = {code: f"\\u{code:04X}" for code in (*range(0x20), 0x7F)} | {
    ord("\n"): "\\n",
    ord("\r"): "\\r",
    ord("\t"): "\\t",
    ord('"'): '\\"',
    ord("\\"): "\\\\",
}
