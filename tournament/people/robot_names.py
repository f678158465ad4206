"""What robots are called that sit beside people."""

from collections.abc import Collection
from itertools import count

from tournament.language import gettext as _
from tournament.people.people import person_key

_FIRST = (
    "Ada", "Ben", "Ivy", "Kit", "Leo", "Max", "Pia", "Zoe", "Abe", "Bea", "Cal", "Dot", "Eli", "Fay", "Gus", "Hal",
    "Ida", "Jem", "Kay", "Lou", "Mab", "Ned", "Ora", "Pip", "Ray", "Sal", "Ted", "Uma", "Vic", "Wes",
)  # fmt: skip
MOST = 90
"""So many robots sit beside people at most: nine tables of them."""


def robot_names(wanted: int, taken: Collection[str] = ()) -> tuple[str, ...]:
    """So many names of robots that nobody of those `taken` has."""
    keys = {person_key(name) for name in taken}
    found: list[str] = []
    for round_ in count(1):
        for first in _FIRST:
            if len(found) == wanted:
                return tuple(found)
            called = first if round_ == 1 else f"{first} {round_}"
            name = _("Robot {name}").format(name=called)
            if person_key(name) not in keys:
                found.append(name)
    raise AssertionError("there is always another number")
