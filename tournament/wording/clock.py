"""Lines of the history: time and the structure."""

from collections.abc import Mapping

from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.wording.facts import Facts, Sentence
from tournament.wording.values import clock_time, time_of_day


def _start_postponed(facts: Facts) -> str:
    start = time_of_day(facts["start"])
    if facts["time"] < 0:
        return _("Start brought forward to {time}").format(time=start)
    return _("Start put off to {time}").format(time=start)


def _level_entered(facts: Facts) -> str:
    if facts["on_break"]:
        return _("Clock put to the break after level {level}").format(level=facts["level"])
    return _("Clock put to level {level}").format(level=facts["level"])


def _time_added(facts: Facts) -> str:
    time = facts["time"]
    if time < 0:
        return _("{time} taken off the clock").format(time=clock_time(-time))
    return _("{time} added to the clock").format(time=clock_time(time))


def _clock_set(facts: Facts) -> str:
    if "left" in facts:
        return _("Clock set to {time} left").format(time=clock_time(facts["left"]))
    return _("Clock set to {time} played").format(time=clock_time(facts["played"]))


def _hand_over(facts: Facts) -> str:
    said = _("Table {table}: hand {number} is over").format(table=facts["table"], number=facts["number"])
    if "ended" in facts:
        words = _("Table {table}: hand {number} is over, and with it level {level}")
        said = words.format(table=facts["table"], number=facts["number"], level=facts["ended"])
    if "round" in facts:
        return _("{what}; {round}").format(what=said, round=_hand_for_hand_played(facts))
    if "waits" in facts:
        words = ngettext("{what}; {n} table still plays", "{what}; {n} tables still play", facts["waits"])
        return words.format(what=said, n=facts["waits"])
    return said


def _hand_for_hand_began(facts: Facts) -> str:
    match facts["clock"]:
        case "runs":
            said = _("Hand for hand; the clock runs")
        case "minutes_off":
            said = _("Hand for hand; each hand takes {time} off the clock").format(time=clock_time(facts["off"]))
        case _:
            said = _("Hand for hand; the clock is paused")
    if not facts.get("until"):
        return said
    words = ngettext("{what}, until {n} player is left", "{what}, until {n} players are left", facts["until"])
    return words.format(what=said, n=facts["until"])


def _hand_for_hand_played(facts: Facts) -> str:
    said = _("Hand for hand: hand {n} is over at every table").format(n=facts["round"])
    if facts["off"]:
        words = _("Hand for hand: hand {n} is over at every table, {time} off the clock")
        said = words.format(n=facts["round"], time=clock_time(facts["off"]))
    if facts.get("over"):
        words = ngettext("{what}; it ends, {n} player left", "{what}; it ends, {n} players left", facts["left"])
        return words.format(what=said, n=facts["left"])
    return said


def _shot_clock_started(facts: Facts) -> str:
    if "name" in facts:
        said = _("Shot clock at table {table} for {name}: {time}")
        return said.format(table=facts["table"], name=facts["name"], time=clock_time(facts["time"]))
    return _("Shot clock at table {table}: {time}").format(table=facts["table"], time=clock_time(facts["time"]))


def _shot_clock_stopped(facts: Facts) -> str:
    if not facts["in_time"]:
        return _("Shot clock at table {table}: the time was up").format(table=facts["table"])
    said = _("Shot clock at table {table} stopped with {time} left")
    return said.format(table=facts["table"], time=clock_time(facts["left"]))


SENTENCES: Mapping[str, Sentence] = {
    "started": lambda facts: _("Cards in the air"),
    "start_scheduled": lambda facts: _("Start set for {time}").format(time=time_of_day(facts["start"])),
    "start_postponed": _start_postponed,
    "start_called_off": lambda facts: _("Start called off"),
    "paused": lambda facts: _("Clock paused"),
    "resumed": lambda facts: _("Clock goes on"),
    "played_on": lambda facts: _("The pause of {time} was none").format(time=clock_time(facts["time"])),
    "level_entered": _level_entered,
    "level_ended": lambda facts: _("Level {level} ended").format(level=facts["level"]),
    "clock_set": _clock_set,
    "hand_over": _hand_over,
    "time_added": _time_added,
    "break_taken": lambda facts: _("Break of {time}").format(time=clock_time(facts["time"])),
    "break_planned": lambda facts: _("Break of {time} after level {level}").format(
        time=clock_time(facts["time"]), level=facts["level"]
    ),
    "break_called_off": lambda facts: _("No break after level {level}").format(level=facts["level"]),
    "break_ended": lambda facts: _("End of the break: level {level}").format(level=facts["level"]),
    "hand_for_hand_began": _hand_for_hand_began,
    "hand_for_hand_played": _hand_for_hand_played,
    "hand_for_hand_ended": lambda facts: _("End of hand for hand"),
    "shot_clock_started": _shot_clock_started,
    "shot_clock_stopped": _shot_clock_stopped,
    "time_given_back": lambda facts: _("{time} given back to the clock").format(time=clock_time(facts["time"])),
}
