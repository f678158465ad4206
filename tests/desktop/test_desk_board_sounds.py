"""The director's rules at the desk: what they do to clock and board, and what the room hears."""

from dataclasses import replace

import pytest

from desktop.heard import Heard
from desktop.running import Desk
from desktop.sound.choices import Choices
from tests.desktop.desks import NAMES, DeskMaker, HandClock, bridge_of, bust, open_kept, said, start
from tests.desktop.rooms import evening_of, pass_by, seen
from tournament.announcing.defaults import USUAL_RULES
from tournament.announcing.rules import Announcement, Rule, When
from tournament.board.pages import Message, PageKind, Ranking
from tournament.clocks.alarms import Alarm, AlarmKind
from tournament.clocks.clock import Phase
from tournament.names import MINUTE, SECOND


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
    desk.toggle_board()
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
