"""What a season is called, and from when to when it goes."""

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QCompleter, QLineEdit, QVBoxLayout, QWidget

from desktop.director.dialogs.wish_fields import Field
from tournament.club.seasons import read_day
from tournament.events import Season
from tournament.language import gettext as _
from tournament.people.people import clean_name
from tournament.wording.values import iso_day


class BasicsPage(QWidget):
    """Name, league, first and last day.

    Signals:
        changed: something is another.
    """

    changed = pyqtSignal()

    def __init__(self, season: Season, leagues: list[str], parent: QWidget) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        self.name = QLineEdit(season.name, self)
        self.league = QLineEdit(season.league, self)
        self.league.setPlaceholderText(_("none; seasons of one league stand together"))
        completer = QCompleter(leagues, self.league)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.league.setCompleter(completer)
        self.first_day = QLineEdit(season.first_day, self)
        self.first_day.setPlaceholderText("2026-09-01")
        self.last_day = QLineEdit(season.last_day or "", self)
        self.last_day.setPlaceholderText(_("none: it goes on"))
        self.fields: dict[str, Field] = {}
        for code, label, line in (
            ("name", _("&Name"), self.name),
            ("league", _("&League"), self.league),
            ("first_day", _("First &day, year first: 2026-09-01"), self.first_day),
            ("last_day", _("Last da&y"), self.last_day),
        ):
            self.fields[code] = Field(label, line, self)
            column.addWidget(self.fields[code])
            line.textChanged.connect(self._changed)
        column.addStretch(1)
        self.check()

    @property
    def days(self) -> tuple[str, str | None] | None:
        """First and last day as they are kept; None: one of them is no day."""
        first = self.fields["first_day"].checked(lambda: read_day(self.first_day.text().strip()))
        typed = self.last_day.text().strip()
        last = self.fields["last_day"].checked(lambda: read_day(typed)) if typed else None
        if not typed:
            self.fields["last_day"].accept()
        if first is None or (typed and last is None):
            return None
        return first.isoformat(), None if last is None else last.isoformat()

    def check(self) -> bool:
        """Whether everything can be read; what cannot says so."""
        name = self.fields["name"].checked(lambda: clean_name(self.name.text()))
        league = self.fields["league"].checked(lambda: self.league.text().strip() and clean_name(self.league.text()))
        days = self.days
        for code, day in zip(("first_day", "last_day"), days or (None, None), strict=True):
            self.fields[code].say(_in_words(day))
        return name is not None and league is not None and days is not None

    @pyqtSlot(str)
    def _changed(self, text: str) -> None:
        self.check()
        self.changed.emit()


def _in_words(day: str | None) -> str:
    if day is None:
        return ""
    return iso_day(day)
