"""What the clock's buttons and keys do, in one place for the bar, the Clock page and the keyboard."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from desktop.bridge import Bridge
from desktop.director.commands.in_use import with_key
from tournament.clocks import breaks, timekeeping
from tournament.clocks.clock import Phase
from tournament.evening import Decision
from tournament.language import gettext as _
from tournament.names import MINUTE, Instant, Milliseconds
from tournament.outs import hand_for_hand
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


def press_hand_for_hand_key(bridge: Bridge) -> None:
    """One key for all of it: begin, and then each time that every table is done."""
    bridge.perform(hand_for_hand.begin if bridge.state.hand_for_hand is None else hand_for_hand.round_over)


def adding(time: Milliseconds) -> Press:
    """More time in this level, or less."""
    return partial(timekeeping.add_time, time=time)


@dataclass(frozen=True, slots=True)
class ClockButton:
    """A button of the clock: its word, what it decides, and its tooltip when it may be pressed."""

    word: Callable[[], str]
    press: Press
    says: Callable[[], str]


NEXT = ClockButton(
    lambda: _("Next"), timekeeping.next_level, lambda: with_key(_("Go to the next level or break"), "next")
)
PREVIOUS = ClockButton(
    lambda: _("Previous"),
    timekeeping.previous_level,
    lambda: with_key(_("Go to the level or break before"), "previous"),
)
PLUS_ONE = ClockButton(lambda: _("+1 min"), adding(MINUTE), lambda: with_key(_("A minute more in this level"), "more"))
MINUS_ONE = ClockButton(
    lambda: _("−1 min"), adding(-MINUTE), lambda: with_key(_("A minute less in this level"), "less")
)
CALL_OFF_BREAK = ClockButton(
    lambda: _("No break after this level"), breaks.call_off_break, lambda: _("Leave out the break that follows")
)
END_BREAK = ClockButton(lambda: _("Resume now"), breaks.end_break, lambda: _("Go on playing before it is over"))
END_LEVEL = ClockButton(lambda: _("End this level"), timekeeping.end_level, lambda: _("It has no minutes of its own"))
POSTPONE = ClockButton(
    lambda: _("Postpone 10 min"),
    partial(timekeeping.postpone_start, by=10 * MINUTE),
    lambda: _("The start is ten minutes later"),
)
PLAYED_ON = ClockButton(
    lambda: _("We played on"), timekeeping.played_on, lambda: _("The clock shows as if it had not been paused")
)
ROUND_OVER = ClockButton(
    lambda: _("All tables done"),
    hand_for_hand.round_over,
    lambda: with_key(_("Every table has played its hand"), "hand_for_hand"),
)
END_HAND_FOR_HAND = ClockButton(
    lambda: _("End hand for hand"), hand_for_hand.end, lambda: _("Tables play on without waiting")
)
PLUS_FIVE = ClockButton(lambda: _("+5 min"), adding(5 * MINUTE), lambda: _("Five minutes more in this level"))


def why_no_take_back(bridge: Bridge) -> str | None:
    """Why there is nothing to take back, None if there is."""
    if bridge.evening.press_target() is None:
        return _("No press of the clock to take back.")
    return None
