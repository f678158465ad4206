"""Structures as other people wrote them down, made ours: the two shapes of ../shared/cases."""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

from engine.blinds import AnteKind, Limit
from tournament.names import MINUTE, Milliseconds
from tournament.structures.structure import Break, Level, Period, Structure

UNKNOWN_PAUSE = 10
"""Minutes of a break for which its source gives none, and of a mere marker: the house stops for it."""

_ANTES = {
    "none": AnteKind.PLAYER,
    "per-player ante": AnteKind.PLAYER,
    "per_player": AnteKind.PLAYER,
    "big blind ante": AnteKind.BIG_BLIND,
    "big_blind": AnteKind.BIG_BLIND,
    # One ante of that amount for the whole table; the big blind pays it.
    "table ante = SB": AnteKind.BIG_BLIND,
}
_LIMITS = {"fixed-limit": Limit.FIXED_LIMIT, "pot-limit": Limit.POT_LIMIT, "no-limit": Limit.NO_LIMIT}
_GAMES = {"fixed-limit hold'em": Limit.FIXED_LIMIT, "plo": Limit.POT_LIMIT, "plo5": Limit.POT_LIMIT}


def of_file(path: Path) -> list[Structure]:
    """All structures of one of the two files."""
    found: list[dict[str, Any]] = json.loads(path.read_text("utf-8"))
    return [_listed(one) if "color_ups" not in one else _with_breaks_after(one) for one in found]


def by_id(path: Path) -> dict[str, Structure]:
    """The same by the ids of the file."""
    ids = [one["id"] for one in json.loads(path.read_text("utf-8"))]
    return dict(zip(ids, of_file(path), strict=True))


def _listed(one: Mapping[str, Any]) -> Structure:
    """`structures.json`: breaks stand in the list, colours removed in their notes."""
    periods: list[Period] = []
    for each in one["levels"]:
        if "break" in each:
            periods.append(_pause(each["break"], _colours_of(each["note"])))
        else:
            level = Level(each["sb"], each["bb"], each["ante"], _ANTES[one["ante_type"]], _time(each["min"]))
            periods.append(level)
    return Structure(one["name"], tuple(periods), one["starting_stack"], one.get("note") or "")


def _colours_of(note: str) -> list[int]:
    """`colour up 5`, `remove 100 500`; any other note names none."""
    found = re.fullmatch(r"(?:colour up|remove)((?: [0-9]+)+)", note)
    return [] if found is None else [int(value) for value in found[1].split()]


def _with_breaks_after(one: Mapping[str, Any]) -> Structure:
    """`structures-complete.json`: breaks and colours removed stand beside the levels."""
    pauses: dict[int, Any] = {each["after_level"]: each["minutes"] for each in one["breaks_after"]}
    colours = _colours_after(one["color_ups"])
    periods: list[Period] = []
    for each in one["levels"]:
        limit = _LIMITS[each["betting"]] if "betting" in each else _GAMES.get(one["game"], Limit.NO_LIMIT)
        kind = _ANTES[one["ante_type"]]
        periods.append(Level(each["sb"], each["bb"], each["ante"], kind, _time(each["minutes"]), limit))
        after = each["level"]
        if after in pauses or after in colours:
            periods.append(_pause(pauses.get(after), colours.get(after, [])))
    return Structure(one["name"], tuple(periods), one["starting_stack"], one.get("notes") or "")


def _colours_after(color_ups: Iterable[Mapping[str, Any]]) -> dict[int, list[int]]:
    """By level: the chips that go. Where only the new smallest chip is told, those below it that clubs have go."""
    found: dict[int, list[int]] = {}
    gone = 0
    for each in color_ups:
        usual = (value for value in (25, 100) if gone < value < each.get("round_to", 0))
        found[each["after_level"]] = list(each.get("remove", usual))
        gone = max(found[each["after_level"]], default=gone)
    return found


def _pause(minutes: float | None, colours: Sequence[int]) -> Break:
    length = _time(UNKNOWN_PAUSE if minutes is None else minutes)
    assert length is not None
    return Break(length, tuple(colours))


def _time(minutes: float | None) -> Milliseconds | None:
    return None if minutes is None else round(minutes * MINUTE)
