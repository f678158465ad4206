"""The facts of a step, and what makes a sentence of them."""

from collections.abc import Callable, Mapping
from typing import Any

from tournament.wording.values import isolated, list_of

Facts = Mapping[str, Any]
Sentence = Callable[[Facts], str]


def named(facts: Facts) -> str:
    """The people it is about, in a row."""
    return list_of(list(facts["names"]))


def with_names_apart(facts: Facts) -> dict[str, Any]:
    """The facts for a sentence: names that run to the left turn nothing around them (B222)."""
    return {name: _apart(value) for name, value in facts.items()}


def _apart(value: Any) -> Any:
    if isinstance(value, str):
        return isolated(value)
    if isinstance(value, Mapping):
        return with_names_apart(value)
    return [_apart(each) for each in value] if isinstance(value, list | tuple) else value
