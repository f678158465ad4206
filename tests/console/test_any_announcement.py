"""Whatever is decided, corrected and taken back: announcing never fails, and tells nothing twice."""

from contextlib import suppress
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from console.errors import Refused
from console.keeping import Memory
from console.stories import telling
from console.stories.told import Told
from console.stories.words import Wrong
from tests.console.anything import story
from tests.tournament.announcing import EVERY_WORD, has_braces
from tournament import wording
from tournament.announcing import occasions
from tournament.announcing.announcements import announcements, warnings
from tournament.announcing.occasions import Occasion
from tournament.announcing.rules import When
from tournament.clocks import alarms
from tournament.errors import Refusal
from tournament.evening import Change
from tournament.events import Timing
from tournament.names import Instant
from tournament.state import Tournament


class Room:
    """Hears everything that an evening announces, by rules that use every word there is."""

    def __init__(self) -> None:
        self.at: Instant = 0

    def after(self, change: Change[Tournament]) -> None:
        self.hear(occasions.of_change(change), change.after, change.stored.at)
        step = change.stored.step
        if step.undoes is not None or step.instead_of is not None or change.after.setup.timing is Timing.SIMULATED:
            assert occasions.of_change(change) == ()

    def rung(self, state: Tournament, since: Instant, upto: Instant) -> None:
        plan = alarms.plan(state, since, warnings(EVERY_WORD), many=40)
        assert list(plan) == sorted(plan, key=lambda alarm: alarm.at)
        assert all(alarm.at > since for alarm in plan)
        assert len(set(plan)) == len(plan), "no appointment is made twice"
        for alarm in plan:
            if alarm.at <= upto:
                self.hear(occasions.of_alarm(state, alarm), state, alarm.at)

    def hear(self, found: tuple[Occasion, ...], state: Tournament, at: Instant) -> None:
        assert len(set(found)) == len(found), "nothing is told twice"
        one = [each.when for each in found if each.when is not When.BUST]
        assert len(set(one)) == len(one), "nor in other words"
        clock = {When.START, When.LEVEL, When.BREAK, When.BREAK_ENDS}
        assert len(clock.intersection(one)) <= 1, "one press begins one thing"
        told = announcements(EVERY_WORD, found, state, at)
        for each in told:
            assert not has_braces(each.say), each.say
            assert not has_braces(each.message), each.message
        sounds = [each.sound for each in told if each.sound]
        assert len(set(sounds)) == len(sounds), "no sound is played twice in one go"


def told(text: str) -> None:
    read = telling.read(text, "any.story", Path())
    here = Told(Memory(), read.opening.created, read.begins, Path(), read.opening.zone)
    room = Room()
    here.here.subscribe(room.after)
    evening = here.here
    for line in read.lines:
        at = here.at if line.at is None else line.at
        room.rung(here.state, max(here.at, here.state.last), at)
        here.at = at
        with suppress(Refusal, Refused, Wrong):
            line.act(here)
        if here.here is not evening:  # taken up again after a crash
            evening = here.here
            evening.subscribe(room.after)


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 1_000_000))
def test_any_evening_is_announced(seed: int) -> None:
    with wording.times_in(None):
        told(story(seed))
