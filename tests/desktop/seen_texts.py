"""Every text of a window that is seen or read aloud: what of it is in no language, and what is cut off."""

import re
from collections.abc import Iterator

from PyQt6.QtCore import QAbstractItemModel, QAbstractListModel, QModelIndex, Qt
from PyQt6.QtGui import QAction
from PyQt6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGroupBox,
    QHeaderView,
    QLabel,
    QLineEdit,
    QMenu,
    QMenuBar,
    QPlainTextEdit,
    QSpinBox,
    QWidget,
)

from desktop.screenshots.evenings import NAMES
from tests.desktop import legible
from tests.desktop.pseudo import left_over
from tournament.seasons.functions import FUNCTIONS
from tournament.seasons.variables import VARIABLES
from tournament.structures import structure_files

MOST_ROWS = 40
ROLES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole)

DATA = (
    *NAMES, "Radek", "Sára", "Teodor", "Uršula", "Ondrej", "Kitchen", "Club cup", "A tip for the house",
    "Thursday at Anna's", "Sunday league", "Friday at the pub", "Rebuy night", "Bounty night", "Envelopes",
    "Just a clock", "Robots", "Club championship", "Final Table.sqlite", "Final Table", "Re-entry", "Rebuy", "Add-on",
    "members.csv", "MEMBER NO.", "FIRST NAME", "LAST NAME", "NICKNAME", "NOTES", "Malá", "Ondra", "plays from 20:00",
    "left-handed", "Friday league", "Club night", "Lucie", "Kamil", "black", "green", "purple", "red", "yellow",
    *(structure.name for structure in structure_files.shipped().values()),
    *(structure.note for structure in structure_files.shipped().values() if structure.note),
)  # fmt: skip
"""What people have called something; a structure keeps the name it came with."""
FORMULA_WORDS = (
    *(function.shown for function in FUNCTIONS.values()),
    *(f"{each.name} ({', '.join(each.aliases)})" if each.aliases else each.name for each in VARIABLES),
)
"""What stands in the list of what a formula can ask."""
KNOWN = re.compile(
    "|".join(
        (
            *(re.escape(name) for name in sorted(DATA, key=len, reverse=True)),
            r"\b(Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day,?\b",
            r"\b(January|February|March|April|May|June|July|August|September|October|November|December)\b",
            r"\b(Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b",
            r"\b([A-Z]{3}|PLAY|WSOP|BARGE|JSON|AM|PM|RP)\b",
            r"\bWindows-125[0-9]\b",
            r"\b(standings|prizes)\.(html|pdf)\b",  # files keep the fixed names of their reports
            r"#[0-9A-F]{6}\b|\b[0-9]+x[0-9]+\b|\b[0-9]+-[a-z]\b",
            f"^({'|'.join(map(re.escape, FORMULA_WORDS))})(?=:|$)",
            r"10 \* sqrt\(n\) / sqrt\(pla[cs]e\)|players - place \+ 1",
            r"KeyError.*",
            r"^(OK|Close)$",
            r"\b(Ctrl|Shift|Alt|Space|Esc|Enter|Del|PgDown|PgUp|Backspace|Left|Right|Up|Down|Return|Tab|Home|End)\b",
            r"\bF[0-9]{1,2}\b",
            r"\+[A-Z]\b|\b[A-Z]\b",
            r"(/[\w. -]+)+|\b[\w ]+\.(sqlite|txt|json|log|db|tdt)\b",
            r"\b[0-9a-f]{8,64}\b",
        )
    )
)
"""Names, days, currencies, keys, files, fingerprints, rules: the same in every language, or said by a library."""


def untranslated(window: QWidget) -> list[str]:
    """What is seen or read aloud of the window and is in no language."""
    found = []
    for where, text in texts(window):
        rest = left_over(text, KNOWN)
        if rest:
            found.append(f"{where}: {text!r}")
    return list(dict.fromkeys(found))


def cut(window: QWidget) -> list[str]:
    """The labels and buttons that cannot be read whole."""
    if isinstance(window, QMenu):
        return []
    shown = [widget for widget in window.findChildren(QWidget) if widget.isVisible() and widget.window() is window]
    found = [legible.named(widget) for widget in shown if legible.is_cut(widget)]
    for widget in shown:
        if isinstance(widget, QHeaderView):
            found += [f"heading {words!r}" for words in legible.cut_headings(widget)]
    return found


def texts(window: QWidget) -> Iterator[tuple[str, str]]:
    """Each with the kind of widget it stands on."""
    yield "title", window.windowTitle()
    for widget in (window, *window.findChildren(QWidget)):
        if not widget.isVisible() or widget.window() is not window:
            continue
        kind = type(widget).__name__
        for text in (widget.toolTip(), widget.accessibleName(), widget.accessibleDescription(), widget.statusTip()):
            yield f"{kind} says", text
        for text in _of(widget):
            yield kind, text


def _of(widget: QWidget) -> Iterator[str]:
    match widget:
        case QLabel() | QAbstractButton():
            yield widget.text()
        case QLineEdit():
            yield widget.placeholderText()
        case QPlainTextEdit():
            yield widget.placeholderText()
        case QGroupBox():
            yield widget.title()
        case QSpinBox():
            yield from (widget.prefix(), widget.suffix(), widget.specialValueText())
        case QComboBox():
            yield from (widget.itemText(row) for row in range(widget.count()))
            yield widget.placeholderText()
        case QHeaderView():
            pass
        case QMenuBar() | QMenu():
            for action in widget.actions():
                yield from _of_action(action)
        case QAbstractItemView():
            yield from _of_model(widget.model())
        case _:
            pass


def _of_action(action: QAction) -> Iterator[str]:
    yield action.text().split("\t")[0]
    yield action.toolTip()


def _of_model(model: QAbstractItemModel | None) -> Iterator[str]:
    if model is None:
        return
    for column in range(1 if isinstance(model, QAbstractListModel) else model.columnCount()):
        yield str(model.headerData(column, Qt.Orientation.Horizontal) or "")
        for row in range(min(model.rowCount(), MOST_ROWS)):
            index = model.index(row, column, QModelIndex())
            for role in ROLES:
                text = index.data(role)
                if isinstance(text, str):
                    yield text
