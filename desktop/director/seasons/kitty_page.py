"""What each place of a season gets of the league's money."""

from collections.abc import Sequence

from PyQt6.QtCore import pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from desktop.director.dialogs.wish_fields import Field
from desktop.director.lists import Column, ListOrEmpty, Row
from desktop.director.parts import EmptyState, wrapped
from tournament.club.seasons import ALL_OF_THE_KITTY, check_kitty
from tournament.language import gettext as _
from tournament.seasons.kitty import Kitty, split
from tournament.seasons.table import Line
from tournament.seasons.typed import HUNDREDTHS, read_percent, typed_number
from tournament.wording.values import amount, isolated, ordinal_place


class KittyPage(QWidget):
    """One line of percents, and what they come to.

    Signals:
        changed: the percents are others.
    """

    changed = pyqtSignal()

    def __init__(self, shares: Sequence[int], money: Sequence[Kitty], lines: Sequence[Line], parent: QWidget) -> None:
        """`money`: what the season has now, `lines`: who stands where."""
        super().__init__(parent)
        self._money, self._lines = money, lines
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(
            wrapped(_("Evenings can keep a part of each buy-in for the league; it is divided here."), self)
        )
        self.line = QLineEdit(" ".join(typed_number(share, HUNDREDTHS) for share in shares), self)
        self.line.setPlaceholderText(_("nobody gets any"))
        self.field = Field(_("&Percent of each place, from the first: 50 30 20"), self.line, self)
        column.addWidget(self.field)
        empty = EmptyState(
            _("Nothing is divided yet."),
            _("It is as soon as an evening of the season has kept money for the league and places get percents."),
            self,
        )
        columns = (
            Column(_("Rank"), number=True),
            Column(_("Percent"), number=True),
            Column(_("Gets"), number=True),
            Column(_("Player"), stretch=1),
        )
        self.list = ListOrEmpty(columns, _("What each place gets"), empty, self)
        column.addWidget(self.list, 1)
        self.line.textChanged.connect(self._changed)
        self.read()

    def read(self) -> tuple[int, ...] | None:
        """In hundredths of a percent; None: it cannot be read, which stands beside it then."""
        shares = self.field.checked(self._shares)
        self.list.show_rows(self._rows(shares or ()))
        if shares is None:
            self.field.say("")
            return None
        together = _percent(sum(shares))
        stays = _percent(ALL_OF_THE_KITTY - sum(shares))
        said = _("Together {percent}; {stays} stay in the kitty.") if shares else _("All of it stays in the kitty.")
        self.field.say(said.format(percent=together, stays=stays))
        return shares

    def _shares(self) -> tuple[int, ...]:
        shares = tuple(read_percent(word) for word in self.line.text().replace(";", " ").split())
        check_kitty(shares)
        return shares

    def _rows(self, shares: Sequence[int]) -> list[Row]:
        """For each place what it gets in the first currency."""
        kitty = next(iter(self._money), None)
        gets = {} if kitty is None else {share.rank: share for share in split(kitty.total, shares, self._lines)}
        rows = []
        for place, share in enumerate(shares, start=1):
            got = gets.get(place)
            money = "" if got is None or kitty is None else amount(got.amount, kitty.currency)
            name = "" if got is None else isolated(got.name)
            rows.append(Row((ordinal_place(place), _percent(share), money, name), place))
        return rows

    @pyqtSlot(str)
    def _changed(self, text: str) -> None:
        self.changed.emit()


def _percent(share: int) -> str:
    return _("{number} %").format(number=typed_number(share, HUNDREDTHS))
