"""What changes from one structure to another, in lines."""

from tournament.language import gettext as _
from tournament.structures.differences import Difference, differences, only_length
from tournament.structures.structure import Break, Level, Period, Structure
from tournament.wording.structures import colours_removed, level_blinds
from tournament.wording.values import ante_label, chips, period_length


def changes(old: Structure, new: Structure) -> list[str]:
    """A line for each difference: old → new."""
    return [_said(each) for each in differences(old, new)]


def _said(each: Difference) -> str:
    before, after = each.before, each.after
    if after is None:
        assert before is not None  # noqa: S101
        words = _("Gone: break after level {n}, {what}") if isinstance(before, Break) else _("Gone: level {n}, {what}")
        return words.format(n=each.level, what=described(before))
    if before is None:
        words = _("New: break after level {n}, {what}") if isinstance(after, Break) else _("New: level {n}, {what}")
        return words.format(n=each.level, what=described(after))
    was, now = described(before), described(after)
    if only_length(each):
        was, now = _long(before), _long(after)
    if isinstance(after, Break):
        return _("Break after level {n}: {before} → {after}").format(n=each.level, before=was, after=now)
    if each.upto > each.level:
        words = _("Levels {first} to {last}: {before} → {after}")
        return words.format(first=each.level, last=each.upto, before=was, after=now)
    return _("Level {n}: {before} → {after}").format(n=each.level, before=was, after=now)


def _long(period: Period) -> str:
    length = period_length(period, period.duration_ms)
    return length if period.duration_ms is None else _("{minutes} min").format(minutes=length)


def described(period: Period) -> str:
    """A level or break in a few words: 100 / 200, ante 25, 20 min."""
    parts: list[str] = []
    if isinstance(period, Level):
        parts.append(level_blinds(period))
        if period.ante:
            parts.append(f"{ante_label(period.ante_kind)} {chips(period.ante)}")
    parts.append(_long(period))
    if isinstance(period, Break):
        parts += [colours_removed(period.colours)] if period.colours else []
        parts += [_("waits until it goes on")] if period.waits else []
    return ", ".join(parts)
