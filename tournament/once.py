"""What is worked out of a state is worked out once: several pages ask the same after each step.

A state never changes, so what was found holds for as long as it is that very state. Only the newest few are remembered:
the present one, and those on both sides of a step.
"""

from collections.abc import Callable
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

S = TypeVar("S")
P = ParamSpec("P")
T = TypeVar("T")

REMEMBERED = 3


def once_a_state(work: Callable[Concatenate[S, P], T]) -> Callable[Concatenate[S, P], T]:
    """Have that function of a state, and of whatever else can be a key, asked but once for the same."""
    newest: tuple[tuple[object, dict[Any, T]], ...] = ()

    @wraps(work)
    def answer(state: S, /, *others: P.args, **named: P.kwargs) -> T:
        nonlocal newest
        found = next((answers for known, answers in newest if known is state), None)
        if found is None:
            found = {}
            newest = ((state, found), *newest[: REMEMBERED - 1])
        key = (others, *sorted(named.items()))
        if key not in found:
            found[key] = work(state, *others, **named)
        return found[key]

    return answer
