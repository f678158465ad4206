"""Theme and the club's own colour."""

from dataclasses import replace
from functools import partial

from PyQt6.QtCore import QSignalBlocker, QSize, pyqtSlot
from PyQt6.QtGui import QColor, QIcon, QPixmap
from PyQt6.QtWidgets import QColorDialog, QHBoxLayout, QLabel, QLineEdit, QWidget

from desktop import look
from desktop.director.dialogs.board_look import words
from desktop.director.dialogs.board_look.section import Section
from desktop.director.dialogs.board_look.swatches import Swatches
from desktop.director.parts import button, wrapped
from desktop.display.looks import contrast, themes
from desktop.display.looks.style import Style, ThemeName
from tournament.board.view import BoardView
from tournament.language import gettext as _

_DOT = QSize(18, 18)
_FIGURES_PX = 130


def colour_typed(text: str) -> str | None:
    """The colour that somebody has typed, with or without # and in three figures, too; None where it is none."""
    figures = text.strip().removeprefix("#")
    if len(figures) == 3:
        figures = "".join(figure * 2 for figure in figures)
    colour = f"#{figures.upper()}"
    return colour if contrast.is_colour(colour) else None


class Colours(Section):
    """Four themes as small pictures, and a field for the accent."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.themes: Swatches[ThemeName] = Swatches(words.themes(), self)
        self.themes.chosen.connect(self.edited)
        self.column.addWidget(self.themes)
        row = QHBoxLayout()
        row.setSpacing(8)
        self.accent = QLineEdit(self)
        look.set_width(self.accent, _FIGURES_PX)
        self.accent.setFont(look.digits())
        self.accent.setMaxLength(9)
        label = QLabel(_("Own colour"), self)
        label.setBuddy(self.accent)
        self.accent.setAccessibleName(_("Own colour"))
        self._dot = self.accent.addAction(QIcon(), QLineEdit.ActionPosition.LeadingPosition)
        if self._dot is not None:
            self._dot.setText(_("Choose your own colour"))
            self._dot.triggered.connect(self._ask)
        self.ask = button(_("Choose…"), self, says=_("Choose your own colour"))
        self.ask.clicked.connect(self._ask)
        self.none = button(_("None"), self, says=_("No colour of your own"))
        self.none.clicked.connect(partial(self.accent.setText, ""))
        row.addWidget(label)
        row.addWidget(self.accent)
        row.addWidget(self.ask)
        row.addWidget(self.none)
        row.addStretch(1)
        self.column.addLayout(row)
        self.said = wrapped("", self, kind="note")
        self.column.addWidget(self.said)
        self.accent.textChanged.connect(self.edited)

    def wrong(self) -> str:
        """What is wrong with what was typed; empty: nothing."""
        text = self.accent.text().strip()
        if not text or colour_typed(text) is not None:
            return ""
        return _("{text} is no colour; one is written like #E6B94C.").format(text=text)

    def forget_wrong(self) -> None:
        """Empty the field if what was typed is no colour."""
        if self.wrong():
            with QSignalBlocker(self.accent):
                self.accent.setText("")

    def worn(self, style: Style) -> Style:
        """The style with theme and accent as chosen here; what is no colour counts as none."""
        return replace(style, theme=self.themes.name, accent=colour_typed(self.accent.text()) or "")

    def put(self, style: Style) -> None:
        """Show what is chosen, and what became of the own colour."""
        self.themes.choose(style.theme)
        if (colour_typed(self.accent.text()) or "") != style.accent.upper():
            with QSignalBlocker(self.accent):
                self.accent.setText(style.accent)
        self.accent.setPlaceholderText(themes.usual_accent(style))
        self.none.setEnabled(bool(self.accent.text()))
        dot = QPixmap(_DOT)
        dot.fill(QColor(themes.of(style).accent))
        if self._dot is not None:
            self._dot.setIcon(QIcon(dot))
        wrong = self.wrong()
        look.set_kind(self.said, "wrong" if wrong else "note")
        self.said.setText(wrong or _made_readable(style))
        self.said.setVisible(bool(self.said.text()))

    def paint(self, view: BoardView, style: Style) -> None:
        """Draw the pictures on the buttons; without the club's own, so that their colours can be compared."""
        plain = replace(style, background=b"")
        self.themes.paint(view, ((name, replace(plain, theme=name)) for name in ThemeName))

    @pyqtSlot()
    def _ask(self) -> None:
        begins = QColor(colour_typed(self.accent.text()) or self.accent.placeholderText())
        asked = QColorDialog(begins, self)
        asked.setWindowTitle(_("Own colour"))
        asked.colorSelected.connect(self._take)
        asked.finished.connect(asked.deleteLater)
        asked.open()

    @pyqtSlot(QColor)
    def _take(self, colour: QColor) -> None:
        self.accent.setText(colour.name().upper())


def _made_readable(style: Style) -> str:
    """What had to be done to the own colour; empty: nothing."""
    if not themes.accent_was_changed(style):
        return ""
    made = themes.of(style).accent
    if contrast.luminance(made) > contrast.luminance(style.accent):
        return _("Made lighter ({colour}), so that it can be read from afar.").format(colour=made)
    return _("Made darker ({colour}), so that it can be read from afar.").format(colour=made)
