"""How many robots sit down beside the people, and how well they play."""

from PyQt6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from desktop.director.creating import Robots
from desktop.director.dialogs import amounts
from desktop.director.dialogs.wish_fields import Field
from desktop.director.robot_choices import strengths
from tournament.errors import BadInput
from tournament.language import gettext as _
from tournament.people.robot_names import MOST

USUAL = "8"


class RobotsAsked(QWidget):
    """A number and a strength; of each style there are as many as of any other."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        self.count = QLineEdit(USUAL, self)
        self.count_field = Field(_("Robots beside the&m"), self.count, self)
        self.count.textChanged.connect(self.count_field.accept)
        self.strength = strengths(self)
        self.strength_field = Field(_("Their e&xperience"), self.strength, self)
        for field in (self.count_field, self.strength_field):
            row.addWidget(field, 1)

    @property
    def number(self) -> int:
        """How many, as far as that can be read."""
        typed = self.count.text().strip()
        return int(typed) if typed.isascii() and typed.isdecimal() and len(typed) < 4 else 0

    def read(self) -> Robots | None:
        """What was asked for, None if it is refused, which then stands beside it."""
        return self.count_field.checked(self._read)

    def _read(self) -> Robots:
        count = amounts.whole(self.count.text()) or 0
        if not 0 <= count <= MOST:
            raise BadInput("robots_out_of_range", most=MOST)
        return Robots(count, str(self.strength.currentData()))
