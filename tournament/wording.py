"""Values to words: amounts, times, steps of the history and refusals, in the language spoken now.

Everything a person reads is made here or in a page; the rest of the room speaks in codes and facts.
"""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime, tzinfo
from types import MappingProxyType
from typing import Any

from babel.dates import format_date
from babel.numbers import format_decimal

from engine.blinds import AnteKind
from tournament import money
from tournament.errors import Refusal
from tournament.history import Step
from tournament.language import code, ngettext
from tournament.language import gettext as _
from tournament.names import HOUR, MINUTE, SECOND, Cents, Chips, Instant, Milliseconds
from tournament.people import LONGEST_NAME
from tournament.refusals import SENTENCES, WORDS, Counted

THIN_SPACE = "\N{NARROW NO-BREAK SPACE}"


def chips(amount: Chips) -> str:
    """Chips with a thin space between thousands: 15 529."""
    return f"{amount:,}".replace(",", THIN_SPACE)


def amount(cents: Cents, currency: str) -> str:
    """Money as the language writes it, without decimals where they are zero: €480, €67.50."""
    return money.format_amount(cents, currency, locale=code())


def decimal(number: float) -> str:
    """A number as the language writes it."""
    return str(format_decimal(number, locale=code()))


def clock_time(time: Milliseconds) -> str:
    """A length of time as a clock shows it: 12:34, 1:02:03; parts of a second count up."""
    seconds = -(-time // SECOND)
    hours, rest = divmod(seconds, HOUR // SECOND)
    minutes, seconds = divmod(rest, MINUTE // SECOND)
    return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


def zone(*, utc: bool) -> tzinfo | None:
    """The zone in which an evening's times are shown: UTC for simulated ones, else this computer's."""
    return UTC if utc else None


def moment(at: Instant, *, utc: bool = False) -> datetime:
    """An instant as a date and time in the zone it is shown in."""
    return datetime.fromtimestamp(at / SECOND, tz=UTC).astimezone(zone(utc=utc))


def time_of_day(at: Instant, *, utc: bool = False) -> str:
    """Hours and minutes: 20:47."""
    return f"{moment(at, utc=utc):%H:%M}"


def day(at: Instant, *, utc: bool = False) -> str:
    """A date in full, as the language writes it: 19 November 2026."""
    form = "d MMMM y" if code() == "en" else "long"
    return str(format_date(moment(at, utc=utc).date(), form, locale=code()))


def blinds(small_blind: Chips, big_blind: Chips) -> str:
    """300 / 600."""
    return f"{chips(small_blind)} / {chips(big_blind)}"


def ante_label(kind: AnteKind) -> str:
    """What the ante is called on the board."""
    match kind:
        case AnteKind.PLAYER:
            return _("ante")
        case AnteKind.BIG_BLIND:
            return _("big-blind ante")
        case AnteKind.BUTTON:
            return _("button ante")


def ordinal_place(place: int, *, tied: bool = False) -> str:
    """A place in a table of results: 7, or 7 = where it is shared."""
    return f"{place} =" if tied else str(place)


def list_of(names: list[str] | tuple[str, ...]) -> str:
    """Names in a row: Anna, Boris and Cyril."""
    if len(names) < 2:
        return "".join(names)
    return _("{names} and {last}").format(names=", ".join(names[:-1]), last=names[-1])


def refusal(error: Refusal) -> str:
    """The one sentence that says what was refused, what is wrong and where."""
    return coded(error.code, error.facts)


def coded(code: str, facts: Mapping[str, Any], instead: Mapping[str, str | Counted] = MappingProxyType({})) -> str:
    """The sentence of a code with its facts; a file's codes also say where in it, a step's what it was.

    `instead`: sentences that are said instead of those of `refusals`.

    What comes from outside and is longer than any name is cut short (`short`); names of files stay whole.
    """
    what = sentence(facts["label"], facts["facts"]) if "label" in facts and "facts" in facts else "-"
    said = _form(instead.get(code, SENTENCES[code]), facts).format_map(
        _Facts({**facts, "where": _where(facts), "what": what})
    )
    if "file" in facts and facts["file"] not in said:
        return _("{where}: {said}").format(where=_where(facts), said=said)
    return said


def _form(found: str | Counted, facts: Mapping[str, Any]) -> str:
    """The sentence with its braces, in the form that its number asks for."""
    if not isinstance(found, Counted):
        return _(found)
    number = facts.get(found.number, 0)
    return ngettext(found.one, found.many, len(number) if isinstance(number, list | tuple) else number)


def short(text: str) -> str:
    """The text on one line, or its beginning if it is longer than any name may be."""
    text = text.replace("\t", " ").replace("\r", " ").replace("\n", " ")
    return text if len(text) <= LONGEST_NAME else text[: LONGEST_NAME // 2] + "…"


def _where(facts: Mapping[str, Any]) -> str:
    """File and line, or the place in the structure, as far as they are known."""
    file, line, period = facts.get("file", ""), facts.get("line"), facts.get("period")
    if line is not None:
        return _("{file}, line {line}").format(file=file, line=line)
    if period is not None:
        return _("{file}, level or break {period}").format(file=file, period=period)
    return str(file)


_WHOLE = frozenset(("file", "folder", "where", "what", "detail"))
"""Facts that are of no use but as a whole: names of files, sentences, the system's own words."""

_MOST_LISTED = 12


class _Facts(dict[str, Any]):
    """Facts for a sentence: lists become names in a row, a missing fact a dash rather than a crash."""

    def __getitem__(self, name: str) -> Any:
        value = super().get(name, "-")
        if name in _WHOLE:
            return value
        if isinstance(value, list | tuple):
            shown = [_shown(each) for each in value[:_MOST_LISTED]]
            return list_of([*shown, "…"] if len(value) > _MOST_LISTED else shown)
        word = WORDS.get(name, {}).get(value)
        return _shown(value) if word is None else _(word)

    __missing__ = __getitem__


def _shown(value: object) -> str:
    """A fact as it stands in a sentence."""
    return short(str(value)) or _("(empty)")


Facts = Mapping[str, Any]


def _names(facts: Facts) -> str:
    return list_of(list(facts["names"]))


def _players_entered(facts: Facts) -> str:
    names = facts["names"]
    if len(names) <= 3:
        return _("{names} entered").format(names=_names(facts))
    return ngettext("{n} player entered", "{n} players entered", len(names)).format(n=len(names))


def _players_added(facts: Facts) -> str:
    names = facts["names"]
    if len(names) <= 3:
        return _("{names} joined the club").format(names=_names(facts))
    return ngettext("{n} person joined the club", "{n} people joined the club", len(names)).format(n=len(names))


def _seats_drawn(facts: Facts) -> str:
    tables = ngettext("{n} table", "{n} tables", facts["tables"]).format(n=facts["tables"])
    return _("Seats drawn: {players} players, {tables}").format(players=facts["players"], tables=tables)


def _hand_played(facts: Facts) -> str:
    said = [_("Table {table}, hand {number}").format(table=facts["table"], number=facts["number"])]
    if "out" in facts:
        said.append(_("{names} out").format(names=list_of(facts["out"])))
    if "moved" in facts:
        said.append(_("{names} moved").format(names=list_of(facts["moved"])))
    if "broken" in facts:
        said.append(_("table {table} broken").format(table=facts["broken"]))
    if "final_table" in facts:
        said.append(_("final table of {players} drawn").format(players=facts["final_table"]))
    return "; ".join(said)


def _players_moved(facts: Facts) -> str:
    if facts["moves"] > 1:
        return _("{names} moved ({rule})").format(names=_names(facts), rule=facts["rule"])
    return _("{name} moved: table {from_table} seat {from_seat} → table {table} seat {seat}").format(**facts)


def _busted(facts: Facts) -> str:
    out = _("{names} out, place {place}").format(names=_names(facts), place=facts["place"])
    return _("{out}, by {names}").format(out=out, names=list_of(facts["by"])) if facts["by"] else out


def _level_entered(facts: Facts) -> str:
    if facts["on_break"]:
        return _("Clock put to the break after level {level}").format(level=facts["level"])
    return _("Clock put to level {level}").format(level=facts["level"])


def _time_added(facts: Facts) -> str:
    time = facts["time"]
    if time < 0:
        return _("{time} taken off the clock").format(time=clock_time(-time))
    return _("{time} added to the clock").format(time=clock_time(time))


def _undone(facts: Facts) -> str:
    return _("Undone: {what}").format(what=sentence(facts["label"], facts["facts"]))


STEP_SENTENCES: Mapping[str, Callable[[Facts], str]] = {
    "evening_created": lambda facts: _("{name} created").format(name=facts["name"]),
    "players_added": _players_added,
    "players_entered": _players_entered,
    "seats_drawn": _seats_drawn,
    "started": lambda facts: _("Cards in the air"),
    "start_scheduled": lambda facts: _("Start set for {time}").format(time=time_of_day(facts["start"])),
    "start_called_off": lambda facts: _("Start called off"),
    "paused": lambda facts: _("Clock paused"),
    "resumed": lambda facts: _("Clock goes on"),
    "level_entered": _level_entered,
    "time_added": _time_added,
    "time_given_back": lambda facts: _("{time} given back to the clock").format(time=clock_time(facts["time"])),
    "hand_played": _hand_played,
    "players_moved": _players_moved,
    "table_broken": lambda facts: _("Table {table} broken").format(table=facts["table"]),
    "final_table_drawn": lambda facts: _("Final table of {players} drawn").format(players=facts["players"]),
    "big_blind_told": lambda facts: _("{name} is big blind at table {table}").format(**facts),
    "busted": _busted,
    "reinstated": lambda facts: _("{name} is back in: table {table} seat {seat}").format(**facts),
    "undo": _undone,
    "redo": lambda facts: _("Redone: {what}").format(what=sentence(facts["label"], facts["facts"])),
    "take_back": lambda facts: _("Taken back: {what}").format(what=sentence(facts["label"], facts["facts"])),
}
"""For every label that a step can have, the sentence of its line in the history."""


def sentence(label: str, facts: Facts) -> str:
    """What the director did, as a line of the history."""
    return STEP_SENTENCES[label](facts)


def step(done: Step) -> str:
    """The step as a line of the history; a correction says that it is one."""
    said = sentence(done.label, done.facts)
    return _("Corrected: {what}").format(what=said) if done.instead_of is not None else said
