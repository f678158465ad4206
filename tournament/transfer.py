"""An evening in another club: whom its facts name, and the same facts with the numbers of that club.

Nothing here lists kinds of facts: wherever a fact holds a `PlayerId`, it is found by its type.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import fields, is_dataclass, replace
from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from tournament.events import EveningCreated, Event, Timing
from tournament.history import Stored
from tournament.names import PlayerId

Renumber = Callable[[PlayerId], PlayerId]


def people_named(log: Iterable[Stored]) -> dict[PlayerId, str]:
    """Everybody whom the steps name, undone ones too, in the order of their first mention.

    With the last name that a fact writes beside the number, empty if none does.
    """
    found: dict[PlayerId, str] = {}
    for event in _events(log):
        for number in _numbers(type(event), event):
            found[number] = getattr(event, "name", "") or found.get(number, "")
    return found


def names_people(kind: Any) -> bool:
    """Whether facts of that kind hold numbers of people."""
    return _holds_people(kind)


def renumbered(log: Iterable[Stored], number: Renumber) -> tuple[Stored, ...]:
    """The same steps with other numbers for the same people; names that facts have copied stay."""
    return tuple(
        replace(
            stored,
            step=replace(stored.step, events=tuple(event_renumbered(event, number) for event in stored.step.events)),
        )
        for stored in log
    )


def event_renumbered(event: Event, number: Renumber) -> Event:
    """The same fact with other numbers for the same people."""
    changed: Event = _changed(type(event), event, number)
    return changed


def is_same_evening(one: Sequence[Stored], other: Sequence[Stored]) -> bool:
    """Whether two logs, maybe of two clubs, tell of one evening, of which either may have gone on since.

    People's evenings are known by their first step, which names the millisecond. All evenings of robots begin at the
    same instant: there one has to begin with the whole of the other.
    """
    if not one or not other or _without_text(one[0]) != _without_text(other[0]):
        return False
    created = one[0].step.events[0]
    if isinstance(created, EveningCreated) and created.timing is Timing.REAL:
        return True
    length = min(len(one), len(other))
    return list(_anonymous(one[:length])) == list(_anonymous(other[:length]))


def _anonymous(log: Sequence[Stored]) -> Iterator[Stored]:
    """The steps with everybody numbered in the order of first mention, without the texts of hands."""
    order = {number: PlayerId(place) for place, number in enumerate(people_named(log), start=1)}
    return (_without_text(stored) for stored in renumbered(log, order.__getitem__))


def _without_text(stored: Stored) -> Stored:
    facts: Mapping[str, Any] = _with_lists(stored.step.facts)
    return replace(stored, step=replace(stored.step, hand=None, facts=facts))


def _with_lists(value: Any) -> Any:
    """As it comes back from a file, where a tuple becomes a list."""
    if isinstance(value, Mapping):
        return {key: _with_lists(each) for key, each in value.items()}
    return [_with_lists(each) for each in value] if isinstance(value, list | tuple) else value


def _events(log: Iterable[Stored]) -> Iterator[Event]:
    for stored in log:
        yield from stored.step.events


# ---- by type --------------------------------------------------------------------------------------------------------


@cache
def _hints(kind: type) -> Mapping[str, Any]:
    return get_type_hints(kind)


@cache
def _holds_people(hint: Any) -> bool:
    """Whether a value of that type can hold the number of a person."""
    if hint is PlayerId:
        return True
    if isinstance(hint, type) and is_dataclass(hint):
        return any(_holds_people(each) for each in _hints(hint).values())
    return any(_holds_people(each) for each in get_args(hint))


def _numbers(hint: Any, value: Any) -> Iterator[PlayerId]:
    """The numbers of people in a value of that type."""
    if value is None or not _holds_people(hint):
        return
    if hint is PlayerId:
        yield value
    elif is_dataclass(value):
        kind: Any = type(value)
        for each in fields(value):
            yield from _numbers(_hints(kind)[each.name], getattr(value, each.name))
    elif get_origin(hint) in (Union, UnionType):
        yield from _numbers(_meant(hint), value)
    else:
        for each in value:
            yield from _numbers(get_args(hint)[0], each)


def _changed(hint: Any, value: Any, number: Renumber) -> Any:
    """The value of that type with the numbers of people changed."""
    if value is None or not _holds_people(hint):
        return value
    if hint is PlayerId:
        return number(value)
    if is_dataclass(value) and not isinstance(value, type):
        kind: Any = type(value)
        hints = _hints(kind)
        return replace(
            value, **{f.name: _changed(hints[f.name], getattr(value, f.name), number) for f in fields(value)}
        )
    if get_origin(hint) in (Union, UnionType):
        return _changed(_meant(hint), value, number)
    return tuple(_changed(get_args(hint)[0], each, number) for each in value)


def _meant(hint: Any) -> Any:
    """The type beside None."""
    return next(each for each in get_args(hint) if _holds_people(each))
