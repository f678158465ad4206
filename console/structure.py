"""Blind structures in a terminal: made to measure, checked, listed."""

from __future__ import annotations

import re
from argparse import ArgumentParser, Namespace
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from console import plan
from console.errors import Refused, unwritable
from engine.blinds import AnteKind, Limit
from tournament import wording
from tournament.language import gettext as _
from tournament.names import HOUR, MINUTE, Chips, Milliseconds
from tournament.structures import structure_files
from tournament.structures.structure import MOST_CHIPS, Break, Level, Structure
from tournament.structures.structure_check import check

if TYPE_CHECKING:
    from tournament.chips.chips import ChipSet
    from tournament.structures.fitting import Fitted

DAY = 24 * HOUR

ANTES = {"none": None, **{kind.value: kind for kind in AnteKind}}

MOST_OF_A_COLOUR = 1_000_000


def add_options(parser: ArgumentParser, whole: Callable[[int, int], Callable[[str], int]]) -> None:
    """What can be done with structures; `whole` makes a reader of whole numbers within bounds."""
    does = parser.add_subparsers(title=_("what to do"), metavar="fit | check | show | list", required=True)
    fit = does.add_parser("fit", help=_("make a structure to measure"), allow_abbrev=False)
    fit.set_defaults(command=_fit)
    add = fit.add_argument
    add("--players", type=whole(2, 100_000), required=True, metavar="N", help=_("how many people play"))
    add("--stack", type=whole(1, MOST_CHIPS), required=True, metavar="N", help=_("chips that each begins with"))
    add("--chips", required=True, metavar="SET", help=_("the chips there are: 25x300,100x200,500x100"))
    add("--length", metavar="H:MM", help=_("how long the evening lasts, breaks and all"))
    add("--start", metavar="HH:MM", help=_("instead: when it begins …"))
    add("--end", metavar="HH:MM", help=_("… and when it should be over"))
    add("--level", type=whole(1, 24 * 60), metavar="MINUTES", help=_("length of every level (as it fits best)"))
    add("--break-every", type=whole(0, 100), default=4, metavar="N", help=_("levels between breaks, 0: no breaks (4)"))
    add(
        "--break",
        dest="pause",
        type=whole(1, 24 * 60),
        default=10,
        metavar="MINUTES",
        help=_("length of one (10)"),
    )
    add("--ante", choices=list(ANTES), default="big_blind", help=_("who pays an ante after a while (big_blind)"))
    add("--rebuys", type=whole(0, MOST_CHIPS), default=0, metavar="CHIPS", help=_("chips that rebuys will bring (0)"))
    add("--name", metavar="TEXT", help=_("what the structure is called"))
    add("--json", metavar="FILE", help=_("write it as JSON"))
    add("--csv", metavar="FILE", help=_("write it as CSV"))
    checking = does.add_parser("check", help=_("say what is odd about a structure"), allow_abbrev=False)
    checking.set_defaults(command=_check)
    checking.add_argument("structure", metavar="FILE", help=_("a file, or the name of a shipped structure"))
    checking.add_argument("--chips", metavar="SET", help=_("the chips there are: 25x300,100x200,500x100"))
    showing = does.add_parser(
        "show", help=_("print a structure, and write it as JSON or CSV where wanted"), allow_abbrev=False
    )
    showing.set_defaults(command=_show)
    showing.add_argument(
        "structure", metavar="FILE", help=_("a CSV, JSON, XLSX or .tdt file, or the name of a shipped structure")
    )
    showing.add_argument("--json", metavar="FILE", help=_("write it as JSON"))
    showing.add_argument("--csv", metavar="FILE", help=_("write it as CSV"))
    listing = does.add_parser("list", help=_("list the structures that come with the program"), allow_abbrev=False)
    listing.set_defaults(command=_list)


def _fit(asked: Namespace) -> int:
    """The command `structure fit`: print the schedule, and write it where that is wanted.

    Raises:
        Refused, BadInput: the wish makes no sense or cannot be kept.
    """
    from tournament.people import people
    from tournament.structures.fitting import Wish, fit

    length = _length(asked)
    name = _("{players} players, {time}").format(players=asked.players, time=wording.hours(length))
    wish = Wish(
        players=asked.players,
        stack=asked.stack,
        chip_set=chip_set(asked.chips),
        length=length,
        level=None if asked.level is None else asked.level * MINUTE,
        break_every=asked.break_every,
        pause=asked.pause * MINUTE,
        ante=ANTES[asked.ante],
        more=asked.rebuys,
        name=name if asked.name is None else people.clean_name(asked.name),
    )
    fitted = fit(wish)
    for path, text in (
        (asked.json, structure_files.write_json(fitted.structure)),
        (asked.csv, structure_files.write_csv(fitted.structure)),
    ):
        if path is not None:
            _write(Path(path), text)
    start = _time_of_day(asked.start, "--start") if asked.start is not None else None
    print("\n".join([*table(fitted.structure, start, fitted.expected_last), "", _expected(fitted, start)]))
    return 0


def _check(asked: Namespace) -> int:
    """The command `structure check`: 0 if nothing is odd, 1 if something is."""
    structure = plan.find_structure(asked.structure)
    concerns = check(structure, None if asked.chips is None else chip_set(asked.chips))
    for concern in concerns:
        print(wording.concern(concern))
    if not concerns:
        print(_("{name}: nothing is odd.").format(name=structure.name))
    return 1 if concerns else 0


def _show(asked: Namespace) -> int:
    """The command `structure show`: print the schedule, and write it where that is wanted."""
    structure = plan.find_structure(asked.structure)
    for path, text in (
        (asked.json, structure_files.write_json(structure)),
        (asked.csv, structure_files.write_csv(structure)),
    ):
        if path is not None:
            _write(Path(path), text)
    print("\n".join([structure.name, "", *table(structure, None)]))
    return 0


def _list(asked: Namespace) -> int:
    """The command `structure list`."""
    from tournament.structures.purposes import OFFERED, shipped_purpose
    from tournament.wording import purposes

    width = max(map(len, OFFERED))
    group = None
    for short, (of, _players) in OFFERED.items():
        if of is not group:
            group = of
            print(purposes.group(of))
        structure = structure_files.shipped()[short]
        print(f"  {short:<{width}}  {purposes.purpose(shipped_purpose(short))}")
        for said in (structure.name, structure.note):
            if said:
                print(f"  {'':<{width}}  {said}")
    return 0


def chip_set(text: str) -> ChipSet:
    """The chips written as `25x300,100x200`: value and how many.

    Raises:
        Refused: it is written otherwise, or a value stands there twice.
    """
    found: list[tuple[Chips, int]] = []
    for part in text.split(","):
        match = re.fullmatch(r"\s*([0-9]{1,13})\s*[x×*]\s*([0-9]{1,9})\s*", part)
        if match is None:
            raise Refused(
                _("{text} is no set of chips; write value x number with commas between them: 25x300,100x200.").format(
                    text=wording.short(part.strip() or text)
                )
            )
        value, count = int(match[1]), int(match[2])
        if not 1 <= value <= MOST_CHIPS or not 1 <= count <= MOST_OF_A_COLOUR:
            raise Refused(_("{text} is no number of chips of a value.").format(text=wording.short(part.strip())))
        if any(value == known for known, _count in found):
            raise Refused(_("Chips of {value} stand twice in the set.").format(value=value))
        found.append((value, count))
    return tuple(sorted(found))


def _length(asked: Namespace) -> Milliseconds:
    if asked.length is not None:
        if asked.start is not None or asked.end is not None:
            raise Refused(_("Say either --length, or --start and --end."))
        match = re.fullmatch(r"([0-9]{1,3}):([0-5][0-9])", asked.length)
        if match is None:
            raise Refused(
                _("{text} is no length of an evening; write it like 4:00.").format(text=wording.short(asked.length))
            )
        return int(match[1]) * HOUR + int(match[2]) * MINUTE
    if asked.start is None or asked.end is None:
        raise Refused(_("Say how long it should last with --length, or --start and --end."))
    lasts = _time_of_day(asked.end, "--end") - _time_of_day(asked.start, "--start")
    return lasts % DAY or DAY


def _time_of_day(text: str, option: str) -> Milliseconds:
    match = re.fullmatch(r"([01]?[0-9]|2[0-3]):([0-5][0-9])", text)
    if match is None:
        raise Refused(
            _("{text} is no time of day for {option}; write it like 19:30.").format(
                text=wording.short(text), option=option
            )
        )
    return int(match[1]) * HOUR + int(match[2]) * MINUTE


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8", newline="")
    except (OSError, ValueError) as error:
        raise unwritable(path, error) from error


# Printed --------------------------------------------------------------------------------------------------------------


def table(structure: Structure, start: Milliseconds | None, marked: int | None = None) -> list[str]:
    """The levels and breaks as lines of a table with the time at which each begins; one level is marked.

    Times are times of day from `start`, milliseconds since midnight; None: they count from the first card.
    """
    rows = [(_("Begins"), _("Level"), _("Blinds"), _("Ante"), _("Minutes"), "")]
    at: Milliseconds = start or 0
    day = 100 * DAY if start is None else DAY
    for index, period in enumerate(structure.periods):
        begins = _hours(at % day)
        lasts = wording.period_length(period, period.duration_ms)
        if isinstance(period, Break):
            rows.append((begins, "", _("break"), "", lasts, wording.colours_removed(period.colours)))
        else:
            number = structure.level_number(index)
            limit = "" if period.limit is Limit.NO_LIMIT else wording.limit_label(period.limit)
            said = _("the end is expected here") if number == marked else limit
            rows.append((begins, str(number), _blinds(period), _ante(period), lasts, said))
        at += period.duration_ms or 0
    widths = [max(len(row[column]) for row in rows) for column in range(6)]
    return ["  ".join(_placed(row, widths)).rstrip() for row in rows]


def _placed(row: tuple[str, ...], widths: list[int]) -> list[str]:
    """Numbers to the right, words to the left."""
    *numbers, said = (cell.rjust(width) for cell, width in zip(row, widths, strict=True))
    return [*numbers, said.strip()]


def _hours(time: Milliseconds) -> str:
    return f"{time // HOUR}:{time % HOUR // MINUTE:02}"


def _blinds(level: Level) -> str:
    return f"{wording.chips(level.small_blind)}/{wording.chips(level.big_blind)}"


def _ante(level: Level) -> str:
    return wording.chips(level.ante) if level.ante else ""


def _expected(fitted: Fitted, start: Milliseconds | None) -> str:
    """When it is expected to end."""
    found = fitted.forecast
    day = 100 * DAY if start is None else DAY
    at, earliest, latest = (
        _hours(((start or 0) + instant) % day) for instant in (found.at, found.earliest, found.latest)
    )
    if start is None:
        return _("Expected to end after {time} hours ({earliest} to {latest}), in level {level}.").format(
            time=at, earliest=earliest, latest=latest, level=fitted.expected_last
        )
    return _("Expected to end at {time} ({earliest} to {latest}), in level {level}.").format(
        time=at, earliest=earliest, latest=latest, level=fitted.expected_last
    )
