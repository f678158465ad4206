"""Marks a sentence for translation without translating it yet."""

from dataclasses import dataclass


def N_(message: str) -> str:  # noqa: N802  (gettext's own name for it)
    """Mark a message for translation."""
    return message


@dataclass(frozen=True, slots=True)
class Counted:
    """A sentence that depends on a number: the fact `number`, or how many things that fact lists."""

    number: str
    one: str
    many: str
