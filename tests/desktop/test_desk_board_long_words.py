"""A language of long words: half as long again as English, and nothing is cut off at the smallest size."""

from pathlib import Path

from tests.desktop.screens import output

LONGER = """
import json, sys
from pathlib import Path
import tournament.language as language

def longer(text):
    body = text.rstrip(".…:")
    return body + "Grundeinkauf" [: max(1, len(body) * 2 // 5)] + text[len(body) :]

language.gettext = longer
language.ngettext = lambda one, many, count: longer(one if count == 1 else many)

from PyQt6.QtCore import QPoint, QRect
from PyQt6.QtWidgets import QApplication, QAbstractButton, QLabel, QScrollArea, QToolButton
application = QApplication([])
from desktop import look, typeface
look.apply(application, typeface.load())
from desktop.screenshots.studio import settle
from tests.desktop.desks import HandClock, desk_of, make_desk, open_kept, start

def cut(inside):
    # What sticks out of what holds it, or has less room than its words need.
    found = []
    for widget in inside.findChildren((QAbstractButton, QLabel)):
        if not widget.isVisible() or not widget.text() or isinstance(widget, QToolButton):
            continue
        out = not inside.rect().contains(QRect(widget.mapTo(inside, QPoint()), widget.size()))
        narrow = isinstance(widget, QAbstractButton) and widget.width() < widget.minimumSizeHint().width()
        if out or narrow:
            found.append(widget.text())
    return found

clock = HandClock()
desk = make_desk(Path(sys.argv[1]), clock)
bridge = open_kept(desk, clock)
page = desk_of(desk).board
told = {}
for step in ("closed", "open"):
    if step == "open":
        start(bridge)
        desk.boards.toggle()
    for size in ((960, 560), (1024, 700), (1280, 720)):
        desk_of(desk).go_to("board")
        desk.window.resize(*size)
        settle()
        inside = page.preview.parentWidget()
        room = inside.parentWidget().width()
        told[f"{step} {size[0]}"] = [cut(inside), inside.width() - room]
page.look.click()
settle()
area = page.dialog.findChild(QScrollArea)
told["look"] = [cut(area.widget()), area.widget().width() - area.viewport().width()]
page.dialog.reject()
desk.window.close()
desk.end()
print(json.dumps(told))
"""


def test_long_words_are_not_cut_off_on_the_page_and_in_the_look(tmp_path: Path) -> None:
    told = output(LONGER, "offscreen", argument=str(tmp_path))
    assert told == {step: [[], 0] for step in told}
