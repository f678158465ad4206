"""Announcements: chime first, then the voice, one after the other; silence where there is nothing, and one notice."""

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from desktop.sound.announcer import MOST_WAITING, no_voice
from desktop.sound.choices import Choices
from desktop.sound.speech import Voice
from tests.desktop.sound_room import BOX, LAPTOP, Room, announcement

NO_LIBRARY = "What plays sounds is not installed here (on Linux, libpulse); watch the board instead"


def song(folder: Path, name: str = "anthem.mp3") -> str:
    """A file of the director's; whether it can be decoded the pretended system decides."""
    file = folder / name
    file.write_bytes(b"a song")
    return str(file)


def test_the_voice_waits_until_the_chime_is_over(qtbot: QtBot) -> None:
    room = Room(LAPTOP)
    room.announce(announcement("level", "Blinds are two hundred, four hundred"))
    assert room.heard == ["level from laptop"]
    room.system.players["level"].end()
    assert room.heard == ["level from laptop", "“Blinds are two hundred, four hundred”"]


def test_announcements_come_one_after_the_other(qtbot: QtBot) -> None:
    room = Room(LAPTOP)
    room.announce(announcement("bust", "Anna is out"), announcement("money", "You are in the money"))
    room.announce(announcement(say="Ten minutes"))
    room.system.players["bust"].end()
    room.speech.ended.emit()
    room.system.players["money"].end()
    room.speech.ended.emit()
    room.speech.ended.emit()
    assert room.heard == [
        "bust from laptop",
        "“Anna is out”",
        "money from laptop",
        "“You are in the money”",
        "“Ten minutes”",
    ]


def test_where_the_end_of_a_chime_is_never_told_the_voice_speaks_all_the_same(qtbot: QtBot) -> None:
    room = Room(LAPTOP)
    room.announce(announcement("level", "Level two"), announcement("bust"))
    room.wait_in_vain()
    assert room.heard == ["level from laptop", "“Level two”"]
    room.wait_in_vain()
    assert room.speech.stopped == 1
    assert room.heard[-1] == "bust from laptop"


def test_an_announcement_without_a_sound_is_spoken_at_once(qtbot: QtBot) -> None:
    room = Room(LAPTOP)
    room.announce(announcement(say="Shuffle up and deal"))
    assert room.heard == ["“Shuffle up and deal”"]


def test_a_long_song_is_spoken_over_more_softly_and_plays_on(qtbot: QtBot, tmp_path: Path) -> None:
    room = Room(LAPTOP, choices=Choices(volume=80, spoken=True))
    room.announce(announcement(song(tmp_path), "Ten minutes of break"))
    player = room.system.players["own anthem"]
    room.wait_in_vain()
    assert (player.sounding, player.volume) == (True, 20)
    room.speech.ended.emit()
    assert (player.sounding, player.volume) == (True, 80)
    room.announce(announcement("one_minute"))
    assert room.heard[-1] == "one_minute from laptop"
    assert player.sounding
    room.announcer.use(Choices(volume=40, spoken=True))
    assert player.volume == 40
    room.announcer.use(Choices(muted=True))
    assert not player.sounding


def test_of_two_songs_the_second_ends_the_first(qtbot: QtBot, tmp_path: Path) -> None:
    room = Room(LAPTOP)
    room.announce(announcement(song(tmp_path)))
    room.wait_in_vain()
    room.announce(announcement(song(tmp_path, "march.wav")))
    assert not room.system.players["own anthem"].sounding
    assert room.system.players["own march"].sounding


def test_a_song_that_never_gets_read_does_not_begin_later(qtbot: QtBot, tmp_path: Path) -> None:
    room = Room(LAPTOP)
    room.system.hanging = {"anthem.mp3"}
    room.announce(announcement(song(tmp_path), "Break"))
    room.wait_in_vain()
    assert room.heard == ["anthem from laptop", "“Break”"]
    room.system.players["own anthem"].fail()
    assert room.notices == []


def test_b261_a_missing_file_is_named_once_and_our_own_chime_sounds(qtbot: QtBot, tmp_path: Path) -> None:
    room = Room(LAPTOP)
    gone = str(tmp_path / "anthem.mp3")
    for _ in range(2):
        room.announce(announcement(gone, "Level two"))
        room.system.players["level"].end()
        room.speech.ended.emit()
    assert room.heard == ["level from laptop", "“Level two”"] * 2
    assert room.notices == ["The file anthem.mp3 is missing; our own chime sounds instead"]


def test_b261_a_file_that_is_no_sound_is_named_and_our_own_chime_sounds(qtbot: QtBot, tmp_path: Path) -> None:
    room = Room(LAPTOP)
    room.system.undecodable = {"anthem.mp3"}
    room.announce(announcement(song(tmp_path)))
    assert room.heard == ["anthem from laptop", "level from laptop"]
    assert room.notices == ["The file anthem.mp3 cannot be played here; our own chime sounds instead"]


def test_a_chime_that_the_fast_player_cannot_sound_is_played_like_a_file(qtbot: QtBot) -> None:
    room = Room(LAPTOP)
    room.announce(announcement("level", "Level two"))
    room.system.players["level"].fail()
    assert room.heard == ["level from laptop"] * 2
    room.system.players["own level"].end()
    assert room.heard[-1] == "“Level two”"
    assert room.notices == []


def test_muted_is_silent_at_once_and_nothing_is_made_up_for(qtbot: QtBot) -> None:
    room = Room(LAPTOP)
    room.announce(announcement("level", "Level two"), announcement("bust"))
    room.announcer.use(Choices(muted=True))
    assert not room.system.players["level"].sounding
    room.announce(announcement("money"))
    room.announcer.use(Choices(spoken=True))
    assert room.heard == ["level from laptop"]
    room.announce(announcement("winner"))
    assert room.heard[-1] == "winner from laptop"


@pytest.mark.parametrize("choices", [Choices(spoken=False), Choices(volume=0)])
def test_nothing_is_spoken_where_that_is_not_wanted(qtbot: QtBot, choices: Choices) -> None:
    room = Room(LAPTOP, choices=choices)
    room.announce(announcement("level", "Level two"))
    if choices.volume:
        room.system.players["level"].end()
    assert "“Level two”" not in room.heard


def test_old_news_is_left_out_where_too_much_waits(qtbot: QtBot) -> None:
    room = Room(LAPTOP)
    room.announce(*(announcement(say=f"{n}") for n in range(20)))
    for _ in range(20):
        room.speech.ended.emit()
    assert room.heard == [f"“{n}”" for n in range(20 - MOST_WAITING, 20)]


def test_b260_without_the_library_there_is_one_notice_and_no_exception(qtbot: QtBot) -> None:
    room = Room(library=False, voices=())
    room.announcer.prepare()
    for _ in range(3):
        room.announce(announcement("level", "Level two"))
    assert room.heard == []
    assert room.notices == [NO_LIBRARY]
    assert room.loads == 1


def test_b260_without_any_output_the_voice_may_still_be_heard(qtbot: QtBot) -> None:
    room = Room()
    room.announce(announcement("level", "Level two"))
    assert room.heard == ["“Level two”"]
    assert len(room.notices) == 1


def test_without_a_voice_the_chimes_sound_and_that_is_said_once(qtbot: QtBot) -> None:
    room = Room(LAPTOP, voices=())
    room.announcer.prepare()
    assert room.notices == [], "nobody has missed a voice yet"
    for _ in range(2):
        room.announce(announcement("level", "Level two"))
        room.system.players["level"].end()
    assert room.heard == ["level from laptop"] * 2
    assert room.notices == [no_voice()]


def test_a_test_sounds_while_muted_and_with_choices_that_are_not_taken_yet(qtbot: QtBot) -> None:
    room = Room(LAPTOP, BOX, choices=Choices(muted=True))
    room.announcer.test("level", "", Choices(device="box-1", volume=30))
    assert room.heard == ["level from box-1"]
    assert room.system.players["level"].volume == 30
    assert room.announcer.choices == Choices(muted=True)


def test_a_test_ends_the_test_before_and_gives_way_to_an_announcement(qtbot: QtBot) -> None:
    room = Room(LAPTOP)
    room.announcer.test("level", "One", room.announcer.choices)
    room.announcer.test("bust", "Two", room.announcer.choices)
    assert not room.system.players["level"].sounding
    room.announce(announcement("winner"))
    assert not room.system.players["bust"].sounding
    assert room.heard == ["level from laptop", "bust from laptop", "winner from laptop"]
    room.announcer.end_test()
    assert room.system.players["winner"].sounding


def test_a_test_says_each_time_what_is_wrong_and_not_in_the_desks_notices(qtbot: QtBot, tmp_path: Path) -> None:
    room = Room(LAPTOP, voices=())
    for _ in range(2):
        room.announcer.test(str(tmp_path / "gong.wav"), "Gong", room.announcer.choices)
        room.system.players["level"].end()
    missing = "The file gong.wav is missing; our own chime sounds instead"
    assert room.troubles == [missing, no_voice()] * 2
    assert room.notices == []


def test_a_song_that_is_tried_out_is_cut_short(qtbot: QtBot, tmp_path: Path) -> None:
    room = Room(LAPTOP)
    room.announcer.test(song(tmp_path), "", room.announcer.choices)
    room.wait_in_vain()
    assert not room.system.players["own anthem"].sounding


def test_what_is_lacking_is_known_before_anything_sounds(qtbot: QtBot) -> None:
    room = Room(LAPTOP, BOX, voices=(Voice("cs_CZ Zuzana", "Zuzana", "cs_CZ"),))
    assert room.announcer.lacking(Choices(spoken=True)) == ()
    lost = replace(Choices(spoken=True), device="box-2", device_name="Kitchen", voice="en_GB Bob")
    assert room.announcer.lacking(lost) == (
        "Kitchen is not connected; the sound comes from Laptop until it is",
        "The chosen voice is not installed here; another one speaks",
    )
    assert room.announcer.lacking(Choices(device="box-1", spoken=True)) == (
        "Voices speak where the system does on this computer: Laptop",
    )
    assert Room(voices=()).announcer.lacking(Choices(spoken=False)) == (
        "This computer has nothing to play sounds with; watch the board instead",
    )


def test_what_is_told_of_a_step_that_is_taken_back_is_cut_and_the_rest_goes_on(qtbot: QtBot) -> None:
    room = Room(LAPTOP)
    room.announcer.announce([announcement("level", "Level two"), announcement("bust", "Anna is out")], "1 7")
    room.announcer.announce([announcement("money", "You are in the money")], "1 8")
    room.system.players["level"].end()
    room.announcer.withdraw("1 9")
    assert room.heard[-1] == "“Level two”"
    assert room.speech.stopped == 0
    room.announcer.withdraw("1 7")
    assert room.speech.stopped == 1
    assert room.heard == ["level from laptop", "“Level two”", "money from laptop"]
