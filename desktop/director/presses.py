"""What the clock's buttons and keys do, in one place for the bar, the Clock page and the keyboard."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from desktop.bridge import Bridge
from tournament import timekeeping
from tournament.clock import Phase
from tournament.evening import Decision
from tournament.language import gettext as _
from tournament.names import MINUTE, Instant, Milliseconds
from tournament.state import Tournament

Press = Decision[Tournament]


def main_press(state: Tournament, at: Instant) -> Press:
    """What the big button and the space bar do now: start, pause or resume."""
    match state.clock.reading(at).phase:
        case Phase.WAITING | Phase.COUNTDOWN:
            return timekeeping.start
        case Phase.PAUSED:
            return timekeeping.resume
        case Phase.RUNNING | Phase.OVER:
            return timekeeping.pause


def main_word(phase: Phase) -> str:
    """The word on the big button."""
    match phase:
        case Phase.WAITING:
            return _("Start")
        case Phase.COUNTDOWN:
            return _("Start now")
        case Phase.PAUSED:
            return _("Resume")
        case Phase.RUNNING | Phase.OVER:
            return _("Pause")


def press_main(bridge: Bridge) -> None:
    """Start, pause or resume."""
    bridge.perform(main_press(bridge.state, bridge.now()))


def press_pause_key(bridge: Bridge) -> None:
    """The space bar: pause or resume, but never the start of the evening, which a stray key must not be."""
    if bridge.state.clock.reading(bridge.now()).phase in (Phase.WAITING, Phase.COUNTDOWN):
        bridge.refused.emit(_("The clock has not been started yet. Press Start for that."))
        return
    press_main(bridge)


def adding(time: Milliseconds) -> Press:
    """More time in this level, or less."""
    return partial(timekeeping.add_time, time=time)


@dataclass(frozen=True, slots=True)
class ClockButton:
    """A button of the clock: its word, what it decides, and its tooltip when it may be pressed."""

    word: Callable[[], str]
    press: Press
    says: Callable[[], str]


NEXT = ClockButton(lambda: _("Next"), timekeeping.next_level, lambda: _("Go to the next level or break (Ctrl+Right)"))
PREVIOUS = ClockButton(
    lambda: _("Previous"), timekeeping.previous_level, lambda: _("Go to the level or break before (Ctrl+Left)")
)
PLUS_ONE = ClockButton(lambda: _("+1 min"), adding(MINUTE), lambda: _("A minute more in this level (Ctrl++)"))
MINUS_ONE = ClockButton(lambda: _("−1 min"), adding(-MINUTE), lambda: _("A minute less in this level (Ctrl+−)"))
PLUS_FIVE = ClockButton(lambda: _("+5 min"), adding(5 * MINUTE), lambda: _("Five minutes more in this level"))


def why_no_take_back(bridge: Bridge) -> str | None:
    """Why there is nothing to take back, None if there is."""
    if bridge.evening.press_target() is None:
        return _("No press of the clock to take back.")
    return None
