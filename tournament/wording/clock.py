"""Lines of the history: time and the structure."""

from collections.abc import Mapping

from tournament.language import gettext as _
from tournament.wording.facts import Facts, Sentence
from tournament.wording.values import clock_time, time_of_day


def _level_entered(facts: Facts) -> str:
    if facts["on_break"]:
        return _("Clock put to the break after level {level}").format(level=facts["level"])
    return _("Clock put to level {level}").format(level=facts["level"])


def _time_added(facts: Facts) -> str:
    time = facts["time"]
    if time < 0:
        return _("{time} taken off the clock").format(time=clock_time(-time))
    return _("{time} added to the clock").format(time=clock_time(time))


SENTENCES: Mapping[str, Sentence] = {
    "started": lambda facts: _("Cards in the air"),
    "start_scheduled": lambda facts: _("Start set for {time}").format(time=time_of_day(facts["start"])),
    "start_called_off": lambda facts: _("Start called off"),
    "paused": lambda facts: _("Clock paused"),
    "resumed": lambda facts: _("Clock goes on"),
    "level_entered": _level_entered,
    "time_added": _time_added,
    "time_given_back": lambda facts: _("{time} given back to the clock").format(time=clock_time(facts["time"])),
}
