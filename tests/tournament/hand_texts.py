"""Small hands for the book: as they lie beside steps, and an evening in which they were played."""

from dataclasses import replace

from engine.records.phh.reading import read
from engine.records.record import Record
from engine.seats import Positions
from tests.fakes import Night, created
from tournament.events import HandPlayed, StackChange, TableWay
from tournament.hand_book.book import book
from tournament.hand_book.row import HandRow, Key, Where, row
from tournament.history import HandText, Step
from tournament.names import SECOND, EntryNo, TableNo

NAMES = ("Anna", "Cyril", "Boris")


def hand(
    actions: str, *, stacks: str = "1500, 1500, 300", number: int = 7, table: str = "3", after: str = "", more: str = ""
) -> str:
    """A hand of three at 25 / 50, Anna first left of the button; `actions` as PHH writes them, parted by commas."""
    listed = ", ".join(f'"{each.strip()}"' for each in actions.split(","))
    return (
        'variant = "NT"\nante_trimming_status = true\nantes = [0, 0, 0]\nblinds_or_straddles = [25, 50, 0]\n'
        f"min_bet = 50\nstarting_stacks = [{stacks}]\nactions = [{listed}]\n"
        f'hand = {number}\nlevel = 2\ntable = "{table}"\n'
        'seats = [3, 1, 2]\nplayers = ["Anna", "Cyril", "Boris"]\n'
        + (f"finishing_stacks = [{after}]\n" if after else "")
        + more
    )


BUST = hand(
    "d dh p1 9h4s, d dh p2 QsQd, d dh p3 KdJs, p3 cbr 300, p1 f, p2 cc, d db QhTc2d, d db 3c, d db 3h, p2 sm QsQd,"
    " p3 sm KdJs"
)
"""Boris is all-in before the flop and out against queens full; Anna has folded 9h 4s, which nobody saw."""
BEAT = hand(
    "d dh p1 AhAd, d dh p2 KsKd, d dh p3 7c2h, p3 f, p1 cbr 1500, p2 cc, d db Kh9c4d, d db 2s, d db 3s, p1 sm AhAd,"
    " p2 sm KsKd",
    number=8,
    table="4",
)
"""Aces are beaten by kings that were 18 % before the flop."""
MUCKED = hand(
    "d dh p1 AhAd, d dh p2 KsKd, d dh p3 7c2h, p3 f, p1 cc, p2 cc, d db AsAc4d, p1 cc, p2 cc, d db Kh, p1 cc, p2 cc,"
    " d db 3s, p1 cc, p2 cbr 100, p1 cc, p2 sm KsKd, p1 sm",
    number=9,
)
"""Anna throws four aces away, unseen, beside kings full."""
OURS = (
    '_rules = "tda"\n_smallest_chip = 1\n_button_seat = 2\n_small_blind_seat = 3\n_small_blind_dead = false\n'
    '_big_blind_seat = 1\n_small_blind = 25\n_big_blind = 50\n_ante = 0\n_ante_kind = "player"\n'
)
"""What a hand of ours says besides: by the rules of the TDA, an all-in turns the hands up."""
TABLED = BUST + OURS
QUIET = hand("d dh p1 ????, d dh p2 ????, d dh p3 ????, p3 cbr 150, p1 f, p2 f", number=10)
VOID = hand("d dh p1 AhAd, d dh p2 KsKd, d dh p3 7c2h", number=11, more="_void = true\n_absent = []\n")


def only(text: str) -> Record:
    (found,) = read(text)
    assert isinstance(found, Record)
    return found


def rowed(text: str, seq: int = 1) -> HandRow:
    return row(Where(Key(seq)), only(text))


class HandNight:
    """An evening with a dealt table of Anna, Cyril and Boris, whose hands are made by hand."""

    def __init__(self) -> None:
        setup = replace(created(seed=7, stack=1_500), way=TableWay.DEALT)
        self.night = Night(setup).enter(*NAMES).draw().start()
        self.texts: dict[int, str] = {}
        self.table = next(iter(self.night.evening.state.tables))

    @property
    def entries(self) -> tuple[EntryNo, ...]:
        """By rising seat."""
        seats = self.night.evening.state.tables[self.table].seats
        return tuple(entry for _seat, entry in sorted(seats.items()))

    def step(self, text: str, number: int, change: int = 0) -> Step:
        """A hand that cost the first of them so much, which the second one has now."""
        state = self.night.evening.state
        stacks = {entry: state.entries[entry].stack or 0 for entry in self.entries}
        after = dict(stacks)
        after[self.entries[0]] -= change
        after[self.entries[1]] += change
        changes = tuple(StackChange(entry, stacks[entry], after[entry]) for entry in self.entries)
        event = HandPlayed(TableNo(self.table), number, self.night.clock(), 0, Positions(2, 3, 1), changes)
        return Step(
            "hand_played", (event,), {"table": self.table, "number": number}, hand=HandText(self.table, number, text)
        )

    def play(self, text: str, number: int, change: int = 0) -> int:
        """Play it; the number of its step."""
        self.night.clock.forward(60 * SECOND)
        step = self.step(text, number, change)
        self.night.evening.perform(lambda state, at: step)
        return self.kept(text)

    def kept(self, text: str) -> int:
        seq = self.night.evening.steps[-1].seq
        self.texts[seq] = text
        return seq

    def rows(self) -> list[HandRow]:
        names = {number: entry.name for number, entry in self.night.evening.state.entries.items()}
        return book(self.night.evening.steps, self.texts, names)
