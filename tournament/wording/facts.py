"""The facts of a step, and what makes a sentence of them."""

from collections.abc import Callable, Mapping
from typing import Any

from tournament.wording.values import list_of

Facts = Mapping[str, Any]
Sentence = Callable[[Facts], str]


def named(facts: Facts) -> str:
    """The people it is about, in a row."""
    return list_of(list(facts["names"]))
