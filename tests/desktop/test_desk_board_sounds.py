"""The director's rules at the desk: what they do to clock and board, and what the room hears."""

from dataclasses import replace
from functools import partial

import pytest

from desktop.director.creating import create
from desktop.heard import Heard
from desktop.running import Desk
from desktop.sound.choices import Choices
from tests.desktop.desks import (
    NAMES,
    DeskMaker,
    HandClock,
    bridge_of,
    bust,
    kept_wish,
    open_kept,
    open_rebuys,
    said,
    start,
)
from tests.desktop.rooms import evening_of, pass_by, seen
from tournament.announcing.defaults import USUAL_RULES
from tournament.announcing.rules import Announcement, Rule, When
from tournament.board.pages import Message, PageKind, Ranking
from tournament.clocks import timekeeping
from tournament.clocks.alarms import Alarm, AlarmKind
from tournament.clocks.clock import Phase
from tournament.evening import Decision
from tournament.names import MINUTE, SECOND
from tournament.people import registration
from tournament.state import Tournament
from tournament.structures.structure import Break


def use(desk: Desk, *rules: Rule) -> list[tuple[Announcement, ...]]:
    """Announce by these; what is announced from now on."""
    heard: list[tuple[Announcement, ...]] = []
    desk.evenings.announced.connect(heard.append)
    desk.heard.change(desk.heard.choices, rules)
    return heard


@pytest.fixture
def night(desk: Desk, clock: HandClock) -> Desk:
    """An evening before its start, with an open board."""
    open_kept(desk, clock)
    desk.boards.toggle()
    return desk


def phase(desk: Desk) -> Phase:
    """What the clock does."""
    return bridge_of(desk).state.clock.reading(bridge_of(desk).now()).phase


def test_the_usual_rules_hold_at_first(desk: Desk) -> None:
    assert desk.heard.rules == USUAL_RULES


def test_a_level_is_announced_when_it_begins(night: Desk, clock: HandClock) -> None:
    heard = use(night, *USUAL_RULES)
    start(bridge_of(night))
    assert heard[-1][0].sound == "start"
    clock.pass_by(20 * MINUTE)
    night.alarms._ring(Alarm(clock.at, AlarmKind.LEVEL, 1))
    assert heard[-1][0].sound == "level"


def ring_due(desk: Desk, clock: HandClock) -> None:
    """As the scheduler does with everything due, one after the other."""
    for alarm in [alarm for alarm in desk.alarms.kept() if alarm.at <= clock.at]:
        desk.alarms._ring(alarm)


def test_the_end_of_late_entry_and_the_level_that_begins_with_it_are_both_announced(
    desk: Desk, clock: HandClock
) -> None:
    bridge = open_rebuys(desk, clock)
    heard = use(desk, Rule(When.LEVEL, say="Level {level}"), Rule(When.LAST_CHANCE, say="No more: {sold}"))
    start(bridge)
    assert bridge.perform(partial(timekeeping.go_to_level, level=4))
    heard.clear()
    clock.pass_by(20 * MINUTE + 5)
    ring_due(desk, clock)
    assert [each.say for told in heard for each in told] == ["No more: Buy-in, Re-entry and Rebuy", "Level 5"]


@pytest.mark.parametrize(
    "press", [timekeeping.pause, timekeeping.previous_level, partial(timekeeping.add_time, time=MINUTE)]
)
def test_a_press_in_the_first_moment_of_a_level_does_not_swallow_its_announcement(
    night: Desk, clock: HandClock, press: Decision[Tournament]
) -> None:
    """The appointment is a few milliseconds late by nature; what is pressed meanwhile comes after it."""
    heard = use(night, Rule(When.LEVEL, say="Level {level}. Blinds are {stakes}"))
    start(bridge_of(night))
    clock.pass_by(20 * MINUTE + 2)
    assert bridge_of(night).perform(press)
    clock.pass_by(3)
    ring_due(night, clock)
    assert [each.say for told in heard for each in told] == ["Level 2. Blinds are 50, 100"]


def test_a_press_a_moment_too_early_leaves_the_level_to_begin_later(night: Desk, clock: HandClock) -> None:
    heard = use(night, Rule(When.LEVEL, sound="level"))
    start(bridge_of(night))
    clock.pass_by(20 * MINUTE - 1)
    assert bridge_of(night).perform(timekeeping.pause)
    clock.pass_by(MINUTE)
    ring_due(night, clock)
    assert heard == []
    assert bridge_of(night).perform(timekeeping.resume)
    clock.pass_by(1)
    ring_due(night, clock)
    assert len(heard) == 1


def test_what_was_closed_by_hand_is_not_told_again_when_its_time_comes(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock, more=())
    told: list[str] = []
    desk.evenings.told.connect(told.append)
    start(bridge)
    assert bridge.perform(registration.close)
    clock.pass_by(80 * MINUTE + 1)
    late = Alarm(clock.at - 1, AlarmKind.LAST_CHANCE, 4)
    desk.alarms.keep([late])
    desk.alarms._ring(late)
    assert told == []


def test_no_rule_stops_a_clock_that_the_director_has_just_let_go_on(desk: Desk, clock: HandClock) -> None:
    """The break waited at its end; going on is told as its end, at which a rule stops the clock."""
    wish = kept_wish()
    level = wish.structure.periods[0]
    structure = replace(wish.structure, periods=(level, Break(10 * MINUTE, waits=True), level))
    assert desk.open_evening(create(desk._shelf, replace(wish, structure=structure), clock))
    heard = use(desk, Rule(When.BREAK_ENDS, sound="break_ends", pause=True))
    start(bridge_of(desk))
    clock.pass_by(35 * MINUTE)
    assert bridge_of(desk).perform(timekeeping.resume)
    assert [each.sound for told in heard for each in told] == ["break_ends"]
    assert phase(desk) is Phase.RUNNING


def test_a_correction_says_nothing(night: Desk) -> None:
    start(bridge_of(night))
    heard = use(night, *USUAL_RULES)
    bust(bridge_of(night), 2, by=1)
    bridge_of(night).undo()
    assert heard == []


def test_a_rule_pauses_the_clock_by_an_ordinary_step(night: Desk) -> None:
    use(night, Rule(When.PLAYERS_LEFT, 5, pause=True))
    start(bridge_of(night))
    assert phase(night) is Phase.RUNNING
    bust(bridge_of(night), 2, by=1)
    assert phase(night) is Phase.PAUSED
    assert said(night)[0] == "Clock paused"
    assert bridge_of(night).take_back()
    assert phase(night) is Phase.RUNNING, "and it can be taken back like any other"


def test_a_rule_that_pauses_what_stands_already_does_nothing(night: Desk) -> None:
    use(night, Rule(When.NEW_SEATS, pause=True), Rule(When.START, pause=True), Rule(When.START, pause=True))
    start(bridge_of(night))
    assert phase(night) is Phase.PAUSED
    assert night.window.quiet.isHidden()


def test_a_message_of_a_rule_passes_and_the_directors_own_comes_back(night: Desk, clock: HandClock) -> None:
    use(night, Rule(When.BUST, message="Somebody is out"))
    start(bridge_of(night))
    evening = evening_of(night)
    evening.say("Pizza is here")
    bust(bridge_of(night), 2, by=1)
    assert seen(evening.boards[0]).page == Message("Somebody is out")
    pass_by(night, clock, 31 * SECOND)
    assert seen(evening.boards[0]).page == Message("Pizza is here")
    evening.say("")
    assert seen(evening.boards[0]).page is None


def test_a_rule_turns_the_board_to_a_page(night: Desk, clock: HandClock) -> None:
    use(night, Rule(When.BUST, page=PageKind.STANDINGS))
    start(bridge_of(night))
    bust(bridge_of(night), 2, by=1)
    board = evening_of(night).boards[0]
    assert isinstance(seen(board).page, Ranking)
    pass_by(night, clock, MINUTE)
    assert seen(board).page is None


def test_what_is_undone_stands_on_the_board_no_longer(night: Desk) -> None:
    use(night, Rule(When.BUST, message="{name} is out", page=PageKind.STANDINGS))
    start(bridge_of(night))
    bust(bridge_of(night), 2, by=1)
    board = evening_of(night).boards[0]
    assert seen(board).page is not None
    bridge_of(night).undo()
    assert seen(board).page is None


def test_what_is_undone_is_spoken_no_longer(night: Desk) -> None:
    heard = use(night, Rule(When.BUST, say="{name} is out"))
    withdrawn: list[str] = []
    night.evenings.withdrawn.connect(withdrawn.append)
    causes: list[str] = []
    night.evenings.announced.connect(lambda told, cause: causes.append(cause))
    start(bridge_of(night))
    bust(bridge_of(night), 2, by=1)
    assert [each.say for each in heard[-1]] == ["Bohdan is out"]
    bridge_of(night).undo()
    assert withdrawn == causes
    assert withdrawn[0].startswith(f"{evening_of(night).stream} "), "no other evening's"


def test_rules_say_how_long_before_the_end_it_rings(night: Desk, clock: HandClock) -> None:
    use(night, Rule(When.BEFORE_END, 300, sound="one_minute"))
    start(bridge_of(night))
    first = night.alarms.kept()[0]
    assert first.at == clock.at + 15 * MINUTE
    use(night)
    assert night.alarms.kept()[0].at == clock.at + 20 * MINUTE, "without a rule only what the clock itself does"


def test_after_sleep_nothing_old_is_announced(night: Desk, clock: HandClock) -> None:
    heard = use(night, *USUAL_RULES)
    start(bridge_of(night))
    due = night.alarms.kept()
    heard.clear()
    clock.pass_by(3 * 60 * MINUTE)
    night.ticker.slept.emit(3 * 60 * MINUTE)
    for alarm in due:
        night.alarms._ring(alarm)
    assert heard == []


def test_volume_mute_and_rules_survive_a_restart(desk_maker: DeskMaker, clock: HandClock) -> None:
    first = desk_maker()
    rules = (Rule(When.BUST, say="Bye"),)
    first.heard.change(Choices(volume=35), rules)
    first.heard.set_volume(20)
    first.heard.toggle_mute()
    second = desk_maker()
    assert second.heard.rules == rules
    assert (second.heard.choices.volume, second.heard.choices.muted) == (20, True)


def test_what_cannot_be_kept_is_told_and_holds(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    desk.heard.notice.connect(told.append)
    desk._settings.folder.joinpath("sounds.json").mkdir()
    desk.heard.change(replace(desk.heard.choices, volume=10), desk.heard.rules)
    assert desk.heard.choices.volume == 10
    assert len(told) == 1
    assert told[0].startswith("What was chosen about sound holds until the program ends; it could not be kept.")


def test_what_cannot_be_read_is_the_usual_again(desk: Desk, clock: HandClock) -> None:
    folder = desk._settings.folder
    (folder / "sounds.json").write_text("burnt", encoding="utf-8")
    (folder / "sound_rules.json").write_text("burnt", encoding="utf-8")
    told: list[str] = []
    heard = Heard(folder, desk)
    heard.notice.connect(told.append)
    heard.announcer.prepare = lambda: None  # type: ignore[method-assign]
    heard.prepare()
    assert heard.rules == USUAL_RULES
    assert heard.choices == Choices()
    assert len(told) == 2


def test_the_winner_is_announced_once(desk: Desk, clock: HandClock) -> None:
    bridge = open_kept(desk, clock, NAMES[:2])
    heard = use(desk, *USUAL_RULES)
    start(bridge)
    heard.clear()
    bust(bridge, 2, by=1)
    assert [each.sound for each in heard[-1] if each.sound == "winner"] == ["winner"]
    assert len(heard) == 1
