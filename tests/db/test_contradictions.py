"""A log whose steps do not fit one another, and hands whose texts are gone: a damaged file, named as one."""

import pytest

from db import backup, rescue
from db.errors import StorageTrouble
from db.shelf import Shelf
from tests.db.evenings import (
    SEVEN,
    TABLE,
    club,
    creation,
    do,
    entered,
    hand,
    join,
    meddle,
    opened,
    seated,
    some_hands,
)
from tournament import wording
from tournament.evening import Evening
from tournament.events import (
    ClockPaused,
    Draw,
    PlayerBusted,
    Seat,
    Seated,
    SeatsDrawn,
    StartScheduled,
    TableOpened,
    TableWay,
)
from tournament.names import EntryNo, SeatNo

AGAIN = (
    "UPDATE event SET kind = 'evening_created', version = 2, data = (SELECT data FROM event WHERE id = 1) "
    "WHERE step_id = 4"
)
CONTRADICTIONS = [
    # A hand is left out, so that the next one does not follow.
    ("UPDATE event SET data = json_set(data, '$.number', 3) WHERE step_id = 6 AND kind = 'hand_played'", 6),
    # Somebody sits down who has not entered.
    ("UPDATE event SET data = json_set(data, '$.entry', 9) WHERE step_id = 2 AND position = 0", 3),
    # Something has been removed, or could never have been written.
    ("DELETE FROM event WHERE step_id = 2 AND position = 0", 2),
    ("DELETE FROM step WHERE id = 3", 3),
    ("UPDATE step SET at_ms = 1.5 WHERE id = 4", 4),
    ("UPDATE step SET seq = 'four' WHERE id = 4", 4),
    # Chips come from nowhere.
    ("UPDATE event SET data = json_set(data, '$.stacks[0].after', 9001) WHERE step_id = 5", 5),
    (AGAIN, 4),
]


@pytest.fixture
def night(shelf: Shelf) -> Evening:
    """Four players, three hands, two of them out: seven steps."""
    here = seated(shelf)
    some_hands(here)
    return here


@pytest.mark.parametrize(
    ("statement", "seq"),
    CONTRADICTIONS,
    ids=["order", "nobody", "event", "gap", "when", "number", "chips", "again"],
)
def test_a_log_that_contradicts_itself_is_refused_with_file_and_step(
    shelf: Shelf, night: Evening, statement: str, seq: int
) -> None:
    meddle(shelf, statement)
    shelf.close()
    for write in (False, True):
        with Shelf.open(shelf.path, write=write) as again, pytest.raises(StorageTrouble) as caught:
            again.read(night.number)
        assert caught.value.code == "log_contradicts"
        assert caught.value.facts["seq"] == seq
        assert wording.refusal(caught.value) == (
            f"The log of {shelf.path} contradicts itself in step {seq}; use its last backup."
        )


@pytest.mark.parametrize(
    ("seq", "values"),
    [(4, "undoes = 4"), (4, "undoes = 7"), (7, "undoes = 5, instead_of = 5"), (7, "instead_of = 9"), (5, "undoes = 0")],
)
def test_a_reader_too_refuses_a_step_that_takes_back_itself_or_a_later_one(
    shelf: Shelf, night: Evening, seq: int, values: str
) -> None:
    meddle(shelf, f"UPDATE step SET {values} WHERE id = {seq}")
    shelf.close()
    with (
        Shelf.open(shelf.path, write=False) as reader,
        pytest.raises(StorageTrouble, match="log_contradicts") as caught,
    ):
        reader.read(night.number)
    assert caught.value.facts["seq"] == seq


def test_the_step_is_found_where_only_counting_all_chips_shows_it(shelf: Shelf) -> None:
    here = opened(shelf, shelf.create_evening(creation()))
    here.perform(do("players_entered", *map(entered, (1, 2, 3)), names=["A", "B", "C"]))
    seats = tuple(Seated(EntryNo(n), Seat(TABLE, SeatNo(n))) for n in (1, 2, 3))
    draw = SeatsDrawn(Draw(1, "00" * 32), seats, ())
    here.perform(do("seats_drawn", TableOpened(TABLE, 10, TableWay.KEPT), draw, players=3))
    here.perform(do("start_scheduled", StartScheduled(SEVEN), start=SEVEN))
    here.perform(do("busted", PlayerBusted(EntryNo(1), (EntryNo(2),), TABLE), names=["A"], by=["B"], place=3))
    here.perform(do("start_scheduled", StartScheduled(SEVEN), start=SEVEN))
    here.perform(do("paused", ClockPaused()))
    # Called off, everybody still in has the chips he bought, and the chips of the one who is out are gone.
    meddle(shelf, "UPDATE event SET data = '{\"start\":null}' WHERE step_id = 6")
    shelf.close()
    with Shelf.open(shelf.path) as again, pytest.raises(StorageTrouble, match="log_contradicts") as caught:
        again.read(here.number)
    assert (caught.value.facts["why"], caught.value.facts["seq"]) == ("chips_do_not_add_up", 6)


def test_an_evening_without_a_step_is_refused_with_its_file(shelf: Shelf, night: Evening) -> None:
    meddle(shelf, "DELETE FROM hand", "DELETE FROM event", "DELETE FROM step")
    shelf.close()
    with Shelf.open(shelf.path) as again, pytest.raises(StorageTrouble, match="log_empty") as caught:
        again.read(night.number)
    assert str(shelf.path) in wording.refusal(caught.value)


def test_a_club_that_holds_a_fact_of_an_evening_is_refused(shelf: Shelf) -> None:
    join(club(shelf), "Anna", "Boris")
    meddle(shelf, "UPDATE event SET kind = 'evening_started', data = '{}'")
    with pytest.raises(StorageTrouble, match="log_contradicts") as caught:
        shelf.read(shelf.club_stream())
    assert caught.value.facts["seq"] == 1


def test_another_evening_of_the_file_can_be_opened_all_the_same(shelf: Shelf, night: Evening) -> None:
    other = seated(shelf)
    meddle(shelf, CONTRADICTIONS[0][0])
    assert opened(shelf, other.number).state == other.state


# ---- texts of hands -------------------------------------------------------------------------------------------------


def test_the_texts_that_count_stand_in_the_order_of_the_evening(shelf: Shelf, night: Evening) -> None:
    assert len(shelf.hand_texts(night.number, night.steps)) == 3
    night.undo()
    night.replace(5, hand({1: 8_000, 2: 12_000}))
    assert shelf.hand_texts(night.number, night.steps) == tuple(f"variant = 'NT'\n# hand {n}\n" for n in (1, 2))


@pytest.mark.parametrize(
    ("statement", "said"),
    [
        ("DELETE FROM hand WHERE number = 2", "has lost the text of 1 hand; use its last backup."),
        ("DELETE FROM hand", "has lost the texts of 3 hands; use its last backup."),
        ("UPDATE hand SET phh = ''", "has lost the texts of 3 hands; use its last backup."),
    ],
)
def test_missing_texts_of_hands_are_counted_and_the_file_named(
    shelf: Shelf, night: Evening, statement: str, said: str
) -> None:
    meddle(shelf, statement)
    with pytest.raises(StorageTrouble) as caught:
        shelf.hand_texts(night.number, night.steps)
    assert wording.refusal(caught.value) == f"{shelf.path} {said}"


def test_the_text_of_a_hand_taken_back_may_be_missing(shelf: Shelf, night: Evening) -> None:
    meddle(shelf, "DELETE FROM hand WHERE number = 3")
    night.undo()
    assert len(shelf.hand_texts(night.number, night.steps)) == 2


def test_a_club_without_its_stream_is_a_damaged_file(shelf: Shelf) -> None:
    meddle(shelf, "DELETE FROM stream WHERE kind = 'club'")
    with pytest.raises(StorageTrouble, match="damaged"):
        shelf.club_stream()


@pytest.mark.parametrize("text", ["CAST(x'fffe' AS TEXT)", "x'fffe'"])
@pytest.mark.parametrize("column", ["hand SET phh", "event SET data", "step SET label", "step SET facts"])
def test_a_text_that_is_none_is_damage(shelf: Shelf, night: Evening, column: str, text: str) -> None:
    meddle(shelf, f"UPDATE {column} = {text}")
    with pytest.raises(StorageTrouble) as caught:
        shelf.hand_texts(night.number, shelf.read(night.number))
    assert caught.value.code in {"damaged", "damaged_step", "log_contradicts"}
    assert wording.refusal(caught.value)


@pytest.mark.parametrize(
    "values", ["instead_of = 1.5", "undoes = 2, instead_of = 2", "at_ms = 'seven'", "at_ms = -5000000000000000000"]
)
def test_a_step_that_could_never_have_been_written_is_left_out_of_what_is_rescued(
    shelf: Shelf, night: Evening, values: str
) -> None:
    meddle(shelf, f"UPDATE step SET {values} WHERE id = 6")
    shelf.close()
    found = rescue.rescue(shelf.path)
    assert len(found.evenings[night.number]) == 5
    with Shelf.open(shelf.path.with_name("saved.db"), create=True) as saved:
        found.put_on(saved)


def test_a_moment_that_is_none_is_damage(shelf: Shelf, night: Evening) -> None:
    meddle(shelf, "UPDATE step SET at_ms = 'seven' WHERE id = 6")
    with pytest.raises(StorageTrouble, match="damaged"):
        backup.inventory(shelf.path)
