"""Where it sounds: the chosen output goes, comes back, is the last one; the system's own follows the system."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as some
from pytestqt.qtbot import QtBot

from desktop.sound.choices import Choices
from desktop.sound.devices import Devices
from desktop.sound.system import Output
from tests.desktop.sound_room import BOX, LAPTOP, Room, announcement

ON_THE_BOX = Choices(spoken=True, device="box-1", device_name="Bluetooth box")


def sounds(room: Room) -> str:
    """Where a chime is heard now."""
    room.announce(announcement("level"))
    room.system.players["level"].end()
    return room.heard[-1]


def test_b260_a_loudspeaker_switched_off_during_play_is_told_once_and_used_again_when_it_is_back(qtbot: QtBot) -> None:
    room = Room(LAPTOP, BOX, choices=ON_THE_BOX)
    room.announcer.prepare()
    assert sounds(room) == "level from box-1"
    room.system.plug(LAPTOP)
    assert sounds(room) == "level from laptop"
    room.system.plug(LAPTOP)
    assert room.notices == ["Bluetooth box is not connected; the sound comes from Laptop until it is"]
    room.system.plug(LAPTOP, BOX)
    assert sounds(room) == "level from box-1"
    room.system.plug(LAPTOP)
    assert len(room.notices) == 2, "it has gone a second time"


def test_b260_no_output_at_all_is_silence_with_one_notice_until_one_appears(qtbot: QtBot) -> None:
    room = Room()
    room.announcer.prepare()
    room.announce(announcement("level"), announcement("bust"))
    assert room.heard == []
    assert room.notices == ["This computer has nothing to play sounds with; watch the board instead"]
    room.system.plug(LAPTOP)
    assert sounds(room) == "level from laptop"
    room.system.plug()
    assert len(room.notices) == 2


def test_b260_an_output_unplugged_in_the_midst_of_a_chime_keeps_nobody_waiting(qtbot: QtBot) -> None:
    room = Room(LAPTOP, BOX, choices=ON_THE_BOX)
    room.announce(announcement("level", "Level two"), announcement("bust"))
    room.system.plug(LAPTOP)
    assert room.heard == ["level from box-1", "“Level two”"]
    room.speech.ended.emit()
    assert room.heard[-1] == "bust from laptop"


def test_b260_an_output_that_goes_without_a_word_is_missed_at_the_next_sound(qtbot: QtBot) -> None:
    room = Room(LAPTOP, BOX, choices=ON_THE_BOX)
    assert sounds(room) == "level from box-1"
    room.system.there = (LAPTOP,)
    assert sounds(room) == "level from laptop"
    assert len(room.notices) == 1


def test_a_loudspeaker_that_is_not_on_yet_when_the_program_starts_is_named(qtbot: QtBot) -> None:
    room = Room(LAPTOP, choices=ON_THE_BOX)
    room.announcer.prepare()
    assert room.notices == ["Bluetooth box is not connected; the sound comes from Laptop until it is"]
    nameless = Room(LAPTOP, choices=replace(ON_THE_BOX, device_name=""))
    nameless.announcer.prepare()
    assert nameless.notices == ["The chosen loudspeaker is not connected; the sound comes from Laptop until it is"]


def test_without_a_choice_it_sounds_where_the_system_does(qtbot: QtBot) -> None:
    room = Room(LAPTOP, BOX)
    assert sounds(room) == "level from laptop"
    room.system.plug(replace(LAPTOP, usual=False), replace(BOX, usual=True))
    assert sounds(room) == "level from box-1"
    assert room.notices == []


def test_another_choice_counts_from_the_next_sound_on(qtbot: QtBot) -> None:
    room = Room(LAPTOP, BOX)
    assert sounds(room) == "level from laptop"
    room.announcer.use(ON_THE_BOX)
    assert sounds(room) == "level from box-1"


def test_where_the_system_has_no_usual_output_the_first_one_sounds(qtbot: QtBot) -> None:
    room = Room(BOX, Output("c", "C"))
    assert sounds(room) == "level from box-1"


KEYS = some.sampled_from(["a", "b", "c"])


@given(chosen=some.sampled_from(["", "a", "b", "z"]), seen=some.lists(some.lists(KEYS, unique=True)))
def test_it_always_sounds_somewhere_if_anything_is_there_and_on_the_chosen_one_if_that_is(
    chosen: str, seen: list[list[str]]
) -> None:
    devices = Devices()
    notices: list[str] = []
    devices.notice.connect(notices.append)
    devices.choose(chosen, "Mine")
    for keys in seen:
        devices.look([Output(key, key.upper(), usual=key == "a") for key in keys])
        current = devices.current
        assert (current is None) == (not keys)
        if chosen in keys:
            assert current is not None
            assert current.key == chosen
    assert len(notices) <= len(seen)
