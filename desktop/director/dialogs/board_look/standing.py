"""What stands where on the clock's page, and what is switched off."""

from collections.abc import Mapping
from dataclasses import replace

from PyQt6.QtWidgets import QCheckBox, QGridLayout, QWidget

from desktop.director.dialogs.board_look import words
from desktop.director.dialogs.board_look.section import Section
from desktop.director.dialogs.board_look.swatches import Swatches
from desktop.display.looks.style import Arrangement, Part, Style
from tournament.board.view import BoardView
from tournament.language import gettext as _

_COLUMNS = 2

FACTS = frozenset({Part.PLAYERS, Part.AVERAGE, Part.PRIZES, Part.NEXT_BREAK, Part.CHIPS})
"""What the plain arrangement leaves out."""


class Standing(Section):
    """Four arrangements as small pictures, and a switch for each part."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.arrangements: Swatches[Arrangement] = Swatches(words.arrangements(), self)
        self.arrangements.chosen.connect(self.edited)
        self.column.addWidget(self.arrangements)
        grid = QGridLayout()
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(0)
        self.switches: Mapping[Part, QCheckBox] = {part: QCheckBox(said, self) for part, said in words.parts().items()}
        rows = -(-len(self.switches) // _COLUMNS)
        for number, switch in enumerate(self.switches.values()):
            grid.addWidget(switch, number % rows, number // rows)
            switch.clicked.connect(self.edited)
        for each in range(_COLUMNS):
            grid.setColumnStretch(each, 1)
        self.column.addLayout(grid)

    def worn(self, style: Style) -> Style:
        """The style with arrangement and switches as chosen here."""
        hidden = frozenset(part for part, switch in self.switches.items() if not switch.isChecked())
        return replace(style, arrangement=self.arrangements.name, hidden=hidden)

    def put(self, style: Style) -> None:
        """Show what is chosen."""
        self.arrangements.choose(style.arrangement)
        plain = style.arrangement is Arrangement.PLAIN
        for part, switch in self.switches.items():
            switch.setChecked(style.shows(part))
            left_out = plain and part in FACTS
            switch.setEnabled(not left_out)
            name = self.arrangements.buttons[Arrangement.PLAIN].text()
            switch.setToolTip(_("“{arrangement}” leaves it out.").format(arrangement=name) if left_out else "")

    def paint(self, view: BoardView, style: Style) -> None:
        """Draw the pictures on the buttons."""
        plain = replace(style, background=b"")
        self.arrangements.paint(view, ((name, replace(plain, arrangement=name)) for name in Arrangement))
