"""The book of the evening's hands at the desk: read a little at a time, so that nobody waits, and kept by step."""

from collections.abc import Iterable, Iterator
from time import perf_counter

from PyQt6.QtCore import QObject, QTimer, pyqtSignal, pyqtSlot

from db.errors import StorageTrouble
from desktop.bridge import Bridge
from tournament import wording
from tournament.hand_book.book import Entered, entered, rows
from tournament.hand_book.row import HandRow, Key
from tournament.hands_attached import separate

SLICE_SECONDS = 0.015
"""So long is read before the window has its turn again."""
SHOWN_SECONDS = 0.8
"""While much is being read, what has been is shown that often."""


class HandsBook(QObject):
    """What has been read is kept by the number of its step: a new hand costs one row.

    Signals:
        grown: there are more rows than before, or others; `is_whole` says whether all are read.
        failed: a sentence about a text that the file does not give.
    """

    grown = pyqtSignal()
    failed = pyqtSignal(str)

    def __init__(self, bridge: Bridge, parent: QObject) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._entered: list[Entered] = []
        self._steps: dict[int, Entered] = {}
        self._known: dict[int, tuple[HandRow, ...]] = {}
        self._texts: list[tuple[Entered, str]] = []
        self._at: tuple[Entered, Iterator[HandRow], list[HandRow]] | None = None
        self._rows: tuple[HandRow, ...] | None = None
        self._told_at = 0.0
        self._more = QTimer(self)
        self._more.setSingleShot(True)
        self._more.setInterval(0)
        self._more.timeout.connect(self.go_on)

    @property
    def rows(self) -> tuple[HandRow, ...]:
        """Those read so far, in the order of the evening."""
        if self._rows is None:
            found: list[HandRow] = []
            for each in self._entered:
                found += self._known.get(each.seq, ()) if each.void is None else (each.void,)
            self._rows = tuple(found)
        return self._rows

    @property
    def is_whole(self) -> bool:
        """Whether nothing is left to be read."""
        return not self._texts and self._at is None

    def look(self) -> None:
        """See which hands there are now; what is new is read from now on."""
        state = self._bridge.state
        names = {number: entry.shown_name for number, entry in state.entries.items()}
        self._entered = entered(self._bridge.evening.ledger.places(), names, self._steps)
        self._rows, self._at = None, None
        missing = {each.seq: each for each in self._entered if each.void is None and each.seq not in self._known}
        try:
            texts = dict(_texts(self._bridge, missing))
        except StorageTrouble as trouble:
            self.failed.emit(wording.refusal(trouble))
            texts = {}
        # The newest are at the top of the list, so they are read first.
        self._texts = [(missing[seq], texts[seq]) for seq in sorted(texts)]
        if self._texts:
            self.go_on()
        else:
            self.grown.emit()

    @pyqtSlot()
    def go_on(self) -> None:
        """Read for a moment, and go on later if that was not all."""
        until = perf_counter() + SLICE_SECONDS
        while perf_counter() < until:
            if self._at is None:
                if not self._texts:
                    break
                step, text = self._texts.pop()
                self._at = (step, rows(step, text), [])
            step, left, read = self._at
            row = next(left, None)
            if row is None:
                self._known[step.seq] = tuple(read)
                self._rows, self._at = None, None
            else:
                read.append(row)
        if not self.is_whole:
            self._more.start()
        if self.is_whole or perf_counter() >= self._told_at + SHOWN_SECONDS:
            self._told_at = perf_counter()
            self.grown.emit()


def texts_of(bridge: Bridge, keys: Iterable[Key]) -> dict[Key, str]:
    """The PHH texts of these hands; those that the file does not hold are not among them.

    Raises:
        StorageTrouble: the file cannot be read.
    """
    wanted = list(keys)
    found = dict(_texts(bridge, {key.seq for key in wanted}))
    hands = {seq: separate(text) for seq, text in found.items()}
    return {key: hands[key.seq][key.nth] for key in wanted if key.nth < len(hands.get(key.seq, ()))}


def _texts(bridge: Bridge, seqs: Iterable[int]) -> Iterator[tuple[int, str]]:
    wanted = tuple(seqs)
    if wanted:
        for hand in bridge.shelf.hands(bridge.evening.number, wanted):
            yield hand.seq, hand.text
