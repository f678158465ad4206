"""What is different between two structures, as a person would tell it: this level longer, that break gone."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from difflib import SequenceMatcher

from tournament.structures.structure import Break, Level, Period, Structure
from tournament.structures.structure_edits import same


@dataclass(frozen=True, slots=True)
class Difference:
    """One change: `before` None: it is new; `after` None: it is gone.

    Attributes:
        level: the number of the level, or of the one before the break: in the new structure, of what is gone in the
            old one.
        upto: the number of the last level of which the same is to be said.
    """

    before: Period | None
    after: Period | None
    level: int
    upto: int


def differences(old: Structure, new: Structure) -> tuple[Difference, ...]:
    """All of them in order; levels in a row that become longer or shorter alike count as one."""
    found: list[Difference] = []
    for each in _each(old, new):
        last = found[-1] if found else None
        if last is not None and _goes_on(last, each):
            found[-1] = replace(last, upto=each.upto)
        else:
            found.append(each)
    return tuple(found)


def _each(old: Structure, new: Structure) -> Iterator[Difference]:
    before, after = _plain(old), _plain(new)
    for code, first_a, upto_a, first_b, upto_b in SequenceMatcher(None, before, after, autojunk=False).get_opcodes():
        if code == "equal":
            continue
        a, b = first_a, first_b
        while a < upto_a or b < upto_b:
            was = old.periods[a] if a < upto_a else None
            now = new.periods[b] if b < upto_b else None
            if was is not None and now is not None and isinstance(was, Break) is not isinstance(now, Break):
                # What does not become the other goes, or comes: whichever list has more left to tell.
                was, now = (was, None) if upto_a - a >= upto_b - b else (None, now)
            number = old.level_number(a) if now is None else new.level_number(b)
            yield Difference(was, now, number, number)
            a, b = a + (was is not None), b + (now is not None)


def _plain(structure: Structure) -> list[Period]:
    return [replace(each, beyond=False) if isinstance(each, Level) else each for each in structure.periods]


def _goes_on(last: Difference, following: Difference) -> bool:
    """Whether only the length changes, from the same to the same, of the level after it."""
    levels = (last.before, last.after, following.before, following.after)
    if not all(isinstance(each, Level) for each in levels) or following.level != last.upto + 1:
        return False
    return only_length(last) and only_length(following) and _lengths(last) == _lengths(following)


def only_length(each: Difference) -> bool:
    """Whether nothing but its length is another."""
    before, after = each.before, each.after
    if before is None or after is None:
        return False
    if isinstance(before, Break) and isinstance(after, Break):
        return same(replace(before, duration_ms=after.duration_ms), after)
    if isinstance(before, Level) and isinstance(after, Level):
        return same(replace(before, duration_ms=after.duration_ms, hands=after.hands), after)
    return False


def _lengths(each: Difference) -> tuple[object, ...]:
    return tuple(
        (period.duration_ms, getattr(period, "hands", None))
        for period in (each.before, each.after)
        if period is not None
    )
