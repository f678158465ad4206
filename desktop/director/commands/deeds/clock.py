"""What the commands of the clock do, and Undo and Redo."""

from functools import partial

from desktop.director import presses
from desktop.director.commands.command import Deed
from desktop.director.commands.deeds.ways import Why, by_button, phase, pressing, waits
from desktop.director.desk import EveningDesk
from tournament import wording
from tournament.clocks import breaks, cuts, shot_clocks, timekeeping
from tournament.clocks.clock import Phase
from tournament.events import Timing
from tournament.history import Stored
from tournament.language import gettext as _
from tournament.names import MINUTE, TableNo
from tournament.outs import hand_for_hand


def deeds(desk: EveningDesk) -> dict[str, Deed]:
    """By the code of the command."""
    return {**_edit(desk), **_presses(desk), **_asked(desk), **_breaks(desk), **_start(desk), **_hand_for_hand(desk)}


def _named(words: str, target: Stored | None, otherwise: str) -> str:
    return otherwise if target is None else words.format(what=wording.step(target.step))


def _edit(desk: EveningDesk) -> dict[str, Deed]:
    evening = desk.bridge.evening

    def undo_says() -> str:
        return _named(_("Undo: {what}"), evening.undo_target(), _("Undo"))

    def redo_says() -> str:
        return _named(_("Redo: {what}"), evening.redo_target(), _("Redo"))

    def why_no_undo() -> str | None:
        return _("There is nothing to undo.") if evening.undo_target() is None else None

    def why_no_redo() -> str | None:
        return _("There is nothing to redo.") if evening.redo_target() is None else None

    return {
        "undo": Deed(desk.undoing.undo, why_no_undo, undo_says),
        "redo": Deed(desk.undoing.redo, why_no_redo, redo_says),
        "verify": Deed(desk.history.verify.click),
    }


def _presses(desk: EveningDesk) -> dict[str, Deed]:
    bridge = desk.bridge

    def why_no_pause() -> str | None:
        if waits(bridge):
            return _("The clock has not been started yet. Press Start for that.")
        return bridge.may(presses.main_press(bridge.state, bridge.now()))

    def pause_says() -> str:
        return _("Pause or resume") if waits(bridge) else presses.main_word(phase(bridge))

    def take_back_says() -> str:
        return _named(_("Take back: {what}"), bridge.evening.press_target(), _("Take back the last press"))

    return {
        "pause": Deed(partial(presses.press_pause_key, bridge), why_no_pause, pause_says),
        "next": pressing(bridge, presses.NEXT.press),
        "previous": pressing(bridge, presses.PREVIOUS.press),
        "take_back": Deed(desk.undoing.take_back, partial(presses.why_no_take_back, bridge), take_back_says),
        "more": pressing(bridge, presses.PLUS_ONE.press),
        "less": pressing(bridge, presses.MINUS_ONE.press),
        "five_more": pressing(bridge, presses.PLUS_FIVE.press),
        "end_level": pressing(bridge, presses.END_LEVEL.press),
    }


def _while_playing(desk: EveningDesk) -> str | None:
    """Why a press of a running clock is of no use now."""
    bridge = desk.bridge
    if bridge.state.setup.timing is Timing.SIMULATED:
        return _("Robots play tonight: time passes only with the hands.")
    match phase(bridge):
        case Phase.WAITING | Phase.COUNTDOWN:
            return _("The clock has not been started yet.")
        case Phase.OVER:
            return _("The tournament is over.")
        case Phase.RUNNING | Phase.PAUSED:
            return None


def _asked(desk: EveningDesk) -> dict[str, Deed]:
    bridge = desk.bridge

    def why_not_set() -> str | None:
        return _while_playing(desk) or bridge.may(partial(timekeeping.set_left, left=MINUTE))

    def why_not_gone() -> str | None:
        return _while_playing(desk) or bridge.may(timekeeping.next_level)

    def why_no_shot_clock() -> str | None:
        return _while_playing(desk) or (None if bridge.state.tables else _("There are no tables yet."))

    def why_no_stop() -> str | None:
        return None if running() else _("No shot clock runs.")

    def running() -> list[TableNo]:
        return [each.table for each in shot_clocks.shown(bridge.state, bridge.now())]

    def stop() -> None:
        for table in running():
            bridge.perform(partial(shot_clocks.stop, table=table))

    return {
        "set_time": by_button(desk, lambda: desk.clock.more.set_time, why_not_set),
        "go_to_level": by_button(desk, lambda: desk.clock.more.go_to, why_not_gone),
        "shot_clock": by_button(desk, lambda: desk.clock.more.shot_clock, why_no_shot_clock),
        "stop_shot_clocks": Deed(stop, why_no_stop),
    }


def _breaks(desk: EveningDesk) -> dict[str, Deed]:
    bridge = desk.bridge

    def on_break() -> bool:
        return bridge.state.clock.reading(bridge.now()).on_break

    def follows() -> bool:
        reading = bridge.state.clock.reading(bridge.now())
        return not reading.on_break and cuts.follows(bridge.state.structure, reading.index)

    def why_no_break() -> str | None:
        there_is_one = _("There is a break now.") if on_break() else None
        return _while_playing(desk) or there_is_one or bridge.may(partial(breaks.break_now, duration=MINUTE))

    def why_no_break_after() -> str | None:
        one_follows = _("A break follows already.") if follows() else None
        return why_no_break() or one_follows or bridge.may(partial(breaks.break_after, duration=MINUTE))

    return {
        "break_now": by_button(desk, lambda: desk.clock.more.break_now, why_no_break),
        "break_after": by_button(desk, lambda: desk.clock.more.break_after, why_no_break_after),
        "call_off_break": pressing(bridge, presses.CALL_OFF_BREAK.press),
        "end_break": pressing(bridge, presses.END_BREAK.press),
        "played_on": pressing(bridge, presses.PLAYED_ON.press),
    }


def _start(desk: EveningDesk) -> dict[str, Deed]:
    bridge = desk.bridge

    def started() -> str | None:
        return None if waits(bridge) else _("The clock has been started already.")

    def why_no_start() -> str | None:
        return started() or bridge.may(timekeeping.start)

    def why_no_schedule() -> str | None:
        return started() or bridge.may(partial(timekeeping.schedule_start, start_at=bridge.now() + MINUTE))

    def appointed(decided: Why) -> Why:
        def why_not() -> str | None:
            none = None if phase(bridge) is Phase.COUNTDOWN else _("No start is appointed.")
            return started() or none or decided()

        return why_not

    postpone, call_off = presses.POSTPONE.press, timekeeping.call_off_start
    return {
        "start": Deed(partial(bridge.perform, timekeeping.start), why_no_start),
        "schedule": by_button(desk, lambda: desk.clock.schedule, why_no_schedule),
        "postpone": Deed(partial(bridge.perform, postpone), appointed(partial(bridge.may, postpone))),
        "call_off_start": Deed(partial(bridge.perform, call_off), appointed(partial(bridge.may, call_off))),
    }


def _hand_for_hand(desk: EveningDesk) -> dict[str, Deed]:
    bridge = desk.bridge

    def going() -> bool:
        return bridge.state.hand_for_hand is not None

    def why_not() -> str | None:
        return bridge.may(hand_for_hand.round_over if going() else hand_for_hand.begin)

    def says() -> str:
        return _("Hand for hand: all tables done") if going() else _("Hand for hand")

    def why_no_end() -> str | None:
        return None if going() else _("Nobody plays hand for hand.")

    return {
        "hand_for_hand": Deed(partial(presses.press_hand_for_hand_key, bridge), why_not, says),
        "end_hand_for_hand": Deed(partial(bridge.perform, hand_for_hand.end), why_no_end),
    }
