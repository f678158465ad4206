"""The first rows of a table, and above each column what it holds."""

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QGridLayout, QScrollArea, QWidget

from desktop import look
from desktop.director.parts import Choice, PlainLabel, dismiss
from tournament import wording
from tournament.language import gettext as _
from tournament.people.headings import Field
from tournament.people.importing import ColumnMap
from tournament.spreadsheet import Sheet, undefuse
from tournament.wording.values import isolated

MOST_COLUMNS, ROWS, COLUMN_PX = 24, 3, 150


def field_words() -> dict[Field | None, str]:
    """What a column can hold, in the order in which it is offered."""
    return {
        None: _("not used"),
        Field.NAME: _("Name"),
        Field.FIRST: _("First name"),
        Field.LAST: _("Last name"),
        Field.NICKNAME: _("Nickname"),
        Field.NOTES: _("Notes"),
        Field.MEMBER: _("Member no."),
    }


class ColumnsView(QScrollArea):
    """A choice above the first cells of each column.

    Signals:
        changed: a column holds something else.
    """

    changed = pyqtSignal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(_("Columns of the file"))
        self.choices: dict[int, Choice] = {}
        self._inside = QWidget(self)
        self._grid = QGridLayout(self._inside)
        self._grid.setContentsMargins(8, 8, 8, 8)
        self._grid.setHorizontalSpacing(8)
        self._grid.setVerticalSpacing(4)
        self.setWidget(self._inside)

    def show_sheet(self, sheet: Sheet, columns: ColumnMap) -> None:
        """Show the first rows, with these meanings above them."""
        while (item := self._grid.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                dismiss(widget)
                widget.deleteLater()
        self.choices = {}
        before: QWidget = self
        first = sheet.records[: ROWS + 1]
        used = [
            place
            for place in range(max(len(record.cells) for record in sheet.records))
            if any(record.cell(place).strip() for record in sheet.records)
        ][:MOST_COLUMNS]
        for at, place in enumerate(used):
            made = Choice(self._inside)
            made.setMinimumWidth(look.scaled(COLUMN_PX))
            heading = undefuse(first[0].cell(place)).strip()
            made.setAccessibleName(_("Column {n}: {heading}").format(n=place + 1, heading=isolated(heading)))
            for meant, words in field_words().items():
                made.addItem(words, meant)
            made.setCurrentIndex(max(made.findData(columns.fields.get(place)), 0))
            made.currentIndexChanged.connect(self._changed)
            self.choices[place] = made
            QWidget.setTabOrder(before, made)  # made later than what stands below them
            before = made
            self._grid.addWidget(made, 0, at)
            for down, record in enumerate(first):
                kind = "strong" if down == 0 and columns.headed else "muted"
                text = " ".join(undefuse(record.cell(place)).split())
                self._grid.addWidget(
                    PlainLabel(isolated(wording.short(text)) if text else "", self._inside, kind=kind, elide=True),
                    down + 1,
                    at,
                )
            self._grid.setColumnStretch(at, 1)
        self.setFixedHeight(self._inside.sizeHint().height() + look.scaled(18))

    def columns(self, *, headed: bool) -> ColumnMap:
        """What is chosen."""
        chosen = {place: made.currentData() for place, made in self.choices.items()}
        return ColumnMap({place: Field(meant) for place, meant in chosen.items() if meant is not None}, headed)

    @pyqtSlot(int)
    def _changed(self, now: int) -> None:
        self.changed.emit()
