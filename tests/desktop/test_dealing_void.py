"""Hands of dealt tables that count for nothing: cut off, left, or dealt upon what was undone."""

from functools import partial
from pathlib import Path

from pytestqt.qtbot import QtBot

from db.shelf import Shelf
from desktop.bridge import Bridge
from desktop.play.dealing import Dealing
from desktop.play.live.pace import AT_ONCE
from engine.actions import Fold
from tests.desktop.dealt_desks import ONE, AtOnce, Room, dealt_desk, entry_named
from tournament import wording
from tournament.dealing import voiding
from tournament.events import Seat
from tournament.names import SeatNo
from tournament.tables import moves


def test_a_hand_cut_off_by_a_crash_is_void_and_dealt_anew_with_new_chance(tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "club.db"
    with dealt_desk(path, people=("Anna",)) as made:
        room = Room(made, AtOnce())
        room.dealing.play_one(ONE)
        qtbot.waitUntil(lambda: room.dealing.live(ONE) is not None)
        before, stream, clock = room.table, made.bridge.evening.number, room.clock
        cards, chance = room.dealing._hands[ONE].hand.holes, room.chance
        room.dealing._drop(ONE)  # with the program its timers are gone
    with Shelf.open(path) as shelf:  # nothing else was said or stored
        again = Bridge(shelf, stream, clock)
        assert wording.step(again.evening.steps[-1].step) == (
            "Table 1, hand 1 is void: the program ended while it was being played"
        )
        table = again.state.tables[ONE]
        assert (table.under_way, table.next_number, table.again) == (None, 2, 0)
        dealing = Dealing(again, fresh=chance, errands=AtOnce())
        dealing.pace = AT_ONCE
        dealing.play_one(ONE)
        qtbot.waitUntil(lambda: dealing.live(ONE) is not None)
        hand = dealing._hands[ONE].hand
        assert before.under_way is not None
        assert hand.positions == before.under_way.positions
        assert hand.holes != cards
        assert len(set(chance.given)) == len(chance.given) == 2
        dealing._drop(ONE)
        # Opened once more, it is said once only for each hand.
        assert len(Bridge(shelf, stream, clock).evening.steps) == len(again.evening.steps) + 1
        assert len(Bridge(shelf, stream, clock).evening.steps) == len(again.evening.steps) + 1


def test_a_desk_that_is_left_says_at_once_that_what_was_under_way_is_void(tmp_path: Path, qtbot: QtBot) -> None:
    with dealt_desk(tmp_path / "club.db", people=("Anna",)) as made:
        room = Room(made, AtOnce())
        room.dealing.start()
        qtbot.waitUntil(lambda: room.dealing.live(ONE) is not None)
        room.dealing.close()
        assert room.history(1) == ["Table 1, hand 1 is void: the director's decision"]
        # Whoever comes back to the evening finds nothing to clear up.
        again = Dealing(made.bridge, errands=AtOnce())
        qtbot.wait(1)
        assert room.history(1) == ["Table 1, hand 1 is void: the director's decision"]
        assert again.why_not(ONE) is None
        again.close()


def test_undo_of_a_result_makes_the_hand_under_way_void_and_stops(tmp_path: Path, qtbot: QtBot) -> None:
    with dealt_desk(tmp_path / "club.db", people=("Anna",)) as made:
        room = Room(made, AtOnce())
        dealing = room.dealing
        room.dealing.start()
        qtbot.waitUntil(lambda: dealing.live(ONE) is not None)

        def played() -> bool:
            live = dealing.live(ONE)
            if live is not None and live.waiting_for is not None and room.state.hands == 0:
                live.act(Fold())
            return room.state.hands > 0

        qtbot.waitUntil(played)
        qtbot.waitUntil(lambda: dealing.live(ONE) is not None)
        room.bridge.undo()
        assert room.said == [
            "Hand 2 at table 1 is void. No more hands begin by themselves after an undo; press Play on to go on."
        ]
        assert not dealing.is_playing
        assert dealing.live(ONE) is None
        qtbot.wait(1)
        assert (room.table.under_way, room.table.next_number, room.state.hands) == (None, 3, 0)
        # Redone, hand 2 would be under way again; nobody has its cards, so that is said.
        room.bridge.redo()
        qtbot.waitUntil(lambda: room.table.under_way is None)
        assert room.history(1) == ["Table 1, hand 2 is void, since what it was dealt upon was undone"]
        assert room.state.hands == 1
        dealing.play_one(ONE)
        qtbot.waitUntil(lambda: dealing.live(ONE) is not None)
        again = room.table.under_way
        assert again is not None
        assert again.number == 3
        room.bridge.perform(partial(voiding.void, number=ONE))
        assert room.history(1) == ["Table 1, hand 3 is void: the director's decision"]
        assert dealing.live(ONE) is None
        assert room.said[-1] == "Hand 3 at table 1 is void."
        dealing.close()


def test_undo_of_a_seat_makes_the_hand_dealt_to_it_void_at_once(tmp_path: Path, qtbot: QtBot) -> None:
    with dealt_desk(tmp_path / "club.db", count=4, people=("Anna",)) as made:
        room = Room(made, AtOnce())
        anna = entry_named(made.bridge, "Anna")
        assert made.bridge.perform(partial(moves.move_by_hand, entry=anna, to=Seat(ONE, SeatNo(9))))
        room.dealing.play_one(ONE)
        qtbot.waitUntil(lambda: room.dealing.live(ONE) is not None)
        made.bridge.undo()
        assert room.dealing.live(ONE) is None
        assert room.said[-1].startswith("Hand 1 at table 1 is void.")
        qtbot.waitUntil(lambda: room.table.under_way is None)
        assert room.history(1) == ["Table 1, hand 1 is void, since what it was dealt upon was undone"]
        room.dealing.close()
