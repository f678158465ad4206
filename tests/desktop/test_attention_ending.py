"""It will end later than wanted: that waits at the desk with the way to shorten it."""

from desktop.director.structure.shorten_dialog import ShortenDialog
from desktop.running import Desk
from tests.desktop.desks import HandClock, desk_of, open_kept, start
from tests.desktop.test_attention_owing import card, press, words
from tournament import forecast, wording
from tournament.clocks import timekeeping
from tournament.names import HOUR, MINUTE

TITLE = "Ends later than wanted"


def titles(desk: Desk) -> list[str]:
    return [each.accessibleName() for each in desk_of(desk).attention.cards]


def test_an_end_later_than_wanted_asks_to_shorten_and_later_keeps_it_quiet_until_it_is_later_still(
    desk: Desk, clock: HandClock
) -> None:
    bridge = open_kept(desk, clock)
    start(bridge)
    here = desk_of(desk)
    found = forecast.expected_end(bridge.state, clock.at)
    assert found is not None
    here.bar.wanted.want(found.at)
    assert TITLE not in titles(desk), "as wanted"
    end = found.at - 36 * MINUTE
    here.bar.wanted.want(end)
    late = card(desk, TITLE)
    assert words(late)[1] == f"Wanted {wording.time_of_day(end)}, at least 30 minutes more as it goes."
    press(late, "Shorten…")
    dialog = here.structure.findChild(ShortenDialog)
    assert dialog is not None
    dialog.reject()
    press(card(desk, TITLE), "Later")
    assert TITLE not in titles(desk)
    assert bridge.perform(timekeeping.pause)
    assert TITLE not in titles(desk), "a step does not bring it back"
    clock.pass_by(10 * MINUTE)
    here.attention._look()
    assert words(card(desk, TITLE))[1].endswith("at least 45 minutes more as it goes.")
    here.bar.wanted.want(end + 2 * HOUR)
    assert TITLE not in titles(desk)
