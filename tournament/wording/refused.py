"""The one sentence of each refusal."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from tournament.errors import Refusal
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.refusals import SENTENCES, WORDS, Counted
from tournament.wording.steps import sentence
from tournament.wording.values import chips, clock_time, hours, list_of, short, time_of_day


def refusal(error: Refusal) -> str:
    """The one sentence that says what was refused, what is wrong and where."""
    return coded(error.code, error.facts)


def coded(code: str, facts: Mapping[str, Any], instead: Mapping[str, str | Counted] = MappingProxyType({})) -> str:
    """The sentence of a code with its facts; a file's codes also say where in it, a step's what it was.

    Where a way on is known (`tournament.ways_on`), a second sentence offers it. Of several rules, it names which one.

    `instead`: sentences that are said instead of those of `refusals`.

    What comes from outside and is longer than any name is cut short (`short`); names of files stay whole.
    """
    what = sentence(facts["label"], facts["facts"]) if "label" in facts and "facts" in facts else "-"
    said = _form(instead.get(code, SENTENCES[code]), facts).format_map(
        _Facts({**facts, "where": _where(facts), "spot": _spot(facts), "what": what, "illegal": _illegal(facts)})
    )
    if "nth" in facts:
        return _("Rule {nth}: {said}").format(nth=facts["nth"], said=said)
    if "way_on" in facts:
        way_on = _(WORDS["way_on"][facts["way_on"]]).format_map(_Facts(facts))
        return f"{said} {way_on}"
    if "file" in facts and facts["file"] not in said:
        return _("{where}: {said}").format(where=_where(facts), said=said)
    return said


def _form(found: str | Counted, facts: Mapping[str, Any]) -> str:
    """The sentence with its braces, in the form that its number asks for."""
    if not isinstance(found, Counted):
        return _(found)
    number = facts.get(found.number, 0)
    return ngettext(found.one, found.many, len(number) if isinstance(number, list | tuple) else number)


def _where(facts: Mapping[str, Any]) -> str:
    """File and line, or the place in the structure, as far as they are known."""
    file, line, period = facts.get("file", ""), facts.get("line"), facts.get("period")
    if line is not None:
        return _("{file}, line {line}").format(file=file, line=line)
    if period is not None:
        return _("{file}, level or break {period}").format(file=file, period=period)
    return str(file)


def _spot(facts: Mapping[str, Any]) -> str:
    """Where in something typed: the character, and the line where there are several."""
    if "line" in facts:
        return _("line {line}, character {position}").format(line=facts["line"], position=facts.get("position", "-"))
    return _("character {position}").format(position=facts.get("position", "-"))


def _illegal(facts: Mapping[str, Any]) -> str:
    """Why the engine refuses something that was entered, which few refusals are about."""
    if "engine" not in facts:
        return "-"
    from tournament.wording.recording import illegal

    names = {int(seat): name for seat, name in facts["engine_facts"].get("names", {}).items()}
    return illegal(facts["engine"], facts["engine_facts"], names)


_WHOLE = frozenset(("file", "folder", "where", "spot", "what", "detail", "column", "illegal"))
"""Facts that are of no use but as a whole: names of files, sentences, the system's own words."""

_TIMES: Mapping[str, Callable[[int], str]] = {
    "time_left": clock_time,
    "time_left_then": clock_time,
    "end_at": time_of_day,
    "announced_at": time_of_day,
    "evening": hours,
    "evening_wanted": hours,
    "level_length": clock_time,
}
"""Facts that are lengths of time or instants, and how they are said."""

_MOST_LISTED = 12


class _Facts(dict[str, Any]):
    """Facts for a sentence: lists become names in a row, a missing fact a dash rather than a crash."""

    def __getitem__(self, name: str) -> Any:
        value = super().get(name, "-")
        if name in _WHOLE:
            return value
        if name in _TIMES and name in self:
            return "–" if value is None else _TIMES[name](value)
        if isinstance(value, int) and not isinstance(value, bool) and "key" not in self:
            return chips(value)  # as everywhere, with thin spaces; numbers of a file as they stand there
        if isinstance(value, list | tuple):
            shown = [_shown(each) for each in value[:_MOST_LISTED]]
            return list_of([*shown, "…"] if len(value) > _MOST_LISTED else shown)
        word = WORDS.get(name, {}).get(value)
        return _shown(value) if word is None else _(word)

    __missing__ = __getitem__


def _shown(value: object) -> str:
    """A fact as it stands in a sentence."""
    return short(str(value)) or _("(empty)")
