"""The plain part of TOML that nearly every PHH hand keeps to, read much faster than by `tomllib`.

What is read here is read exactly as `tomllib` would; whatever is not plain is left to it.
"""

from __future__ import annotations

import re
from datetime import time
from decimal import Decimal

_NUMBER = r"(?:-?(?:0|[1-9][0-9]{0,14})(?:\.[0-9]{1,9})?)"
_NUMBERS = re.compile(rf"\[(?:{_NUMBER}(?:, {_NUMBER})*)?\]")
_WHOLE = re.compile(r"-?(?:0|[1-9][0-9]{0,17})")
_DECIMAL = re.compile(r"-?(?:0|[1-9][0-9]{0,14})\.[0-9]{1,9}")
_TIME = re.compile(r"[0-2][0-9]:[0-5][0-9]:[0-5][0-9]")
_KEY = re.compile(r"[A-Za-z0-9_-]+")
_SINGLE = re.compile(r"'[^'\x00-\x1f\x7f]*'")
_DOUBLE = re.compile(r'"[^"\\\x00-\x1f\x7f]*"')
_SINGLES = re.compile(r"\['[^'\x00-\x1f\x7f]*'(?:, '[^'\x00-\x1f\x7f]*')*\]")
_DOUBLES = re.compile(r'\["[^"\\\x00-\x1f\x7f]*"(?:, "[^"\\\x00-\x1f\x7f]*")*\]')


def fields(body: str) -> dict[str, object] | None:
    """The keys and values of one section without its header; None where it is not plain."""
    found: dict[str, object] = {}
    for line in body.split("\n"):
        if not line:
            continue
        key, equals, written = line.partition(" = ")
        if not equals or key in found or _KEY.fullmatch(key) is None:
            return None
        value = _list(written) if written[:1] == "[" else _single(written)
        if value is None:
            return None
        found[key] = value
    return found


def _list(written: str) -> list[object] | None:
    """A list of numbers or of texts, on one line."""
    start = written[1:2]
    if start == "'":
        return None if _SINGLES.fullmatch(written) is None else written[2:-2].split("', '")  # type: ignore[return-value]
    if start == '"':
        return None if _DOUBLES.fullmatch(written) is None else written[2:-2].split('", "')  # type: ignore[return-value]
    if _NUMBERS.fullmatch(written) is None:
        return None
    if written == "[]":
        return []
    numbers = written[1:-1].split(", ")
    if "." in written:
        return [Decimal(number) if "." in number else int(number) for number in numbers]
    return [int(number) for number in numbers]


def _single(written: str) -> object:
    """A text, a number, true or false, a time; None for anything else."""
    start = written[:1]
    if start == "'":
        return written[1:-1] if _SINGLE.fullmatch(written) else None
    if start == '"':
        return written[1:-1] if _DOUBLE.fullmatch(written) else None
    if written in ("true", "false"):
        return written == "true"
    if _WHOLE.fullmatch(written):
        return int(written)
    if _DECIMAL.fullmatch(written):
        return Decimal(written)
    if _TIME.fullmatch(written) and written < "24":
        return time.fromisoformat(written)
    return None
