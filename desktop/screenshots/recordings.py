"""Hands of real cards being recorded: before the first key, with a wrong one, the showdown, a correction."""

from functools import partial

from PyQt6.QtWidgets import QDialog

from desktop.director.recording.cards_dialog import CardsDialog
from desktop.director.recording.consequences_dialog import ConsequencesDialog
from desktop.director.recording.window import RecordingWindow
from desktop.screenshots.entry import Entry
from desktop.screenshots.studio import Studio
from tournament.names import TableNo

WRONG = "r150 c f f r600 c f f / Ah7d2c x r30 "
SHOWDOWN = "r150 c f f r600 c f c / Ah7d2c x r900 c a c c / Js x x / 3h x x"
OVER = f"{SHOWDOWN} 2:QcQd 5:AcKd 6:7h7s"
CORRECTED = "r150 f f c f f f / x r200 c / x x / x x w7"


def window(studio: Studio, line: str = "") -> RecordingWindow:
    """The window of the table, with that line."""
    made = studio.desk.recordings.open(TableNo(1))
    made.put(line)
    made.insist()
    return made


def cards(studio: Studio) -> QDialog:
    """Somebody's cards are asked for, some of the others known."""
    made = window(studio, "r150 c f f r600 c f f / Ah7d2c 6:KsKd")
    return studio.asked(partial(made.clicks.ask_cards, min(studio.state.tables[TableNo(1)].seats)))


def consequences(studio: Studio) -> QDialog:
    """The first hand was won by somebody else."""
    made = window(studio)
    while made.foot.before.isEnabled():
        made.foot.before.click()
    made.put(CORRECTED)
    return studio.asked(made.enter)


WINDOWS: tuple[Entry, ...] = (
    Entry("recording", "recorded", RecordingWindow, window),
    Entry("recording, a wrong key", "recorded", RecordingWindow, partial(window, line=WRONG)),
    Entry("recording, who won", "recorded", RecordingWindow, partial(window, line=SHOWDOWN)),
    Entry("recording, over", "recorded", RecordingWindow, partial(window, line=OVER)),
    Entry("cards seen", "recorded", CardsDialog, cards),
    Entry("consequences", "recorded", ConsequencesDialog, consequences),
)
