"""Hands as a file for other programs: which ones, in which form, and what that form cannot say."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QPlainTextEdit, QRadioButton, QVBoxLayout, QWidget

from db.errors import StorageTrouble
from desktop import exports, look
from desktop.aside import aside
from desktop.director.parts import PlainLabel, refuse, with_answer, wrapped
from templates.filenames import file_stem
from tournament import wording
from tournament.hand_book import words
from tournament.hand_book.leaving import Form, Left, ending, leave
from tournament.hand_book.row import HandRow, Key
from tournament.language import gettext as _
from tournament.language import ngettext

WIDTH_PX, LIST_PX = 560, 150

TextsOf = Callable[[Sequence[HandRow]], Mapping[Key, str]]


class HandsExportDialog(QDialog):
    """What is left out, and why, is said before anything is written.

    Signals:
        told: a sentence for the quiet bar.
    """

    told = pyqtSignal(str)

    def __init__(
        self, chosen: Sequence[HandRow], every: Sequence[HandRow], texts_of: TextsOf, title: str, parent: QWidget
    ) -> None:
        """`chosen`: the hands marked in the list; `every`: all that were found, in the order of the evening."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Export hands"))
        self.setMinimumWidth(min(look.scaled(WIDTH_PX), parent.width()))
        self._chosen, self._every, self._texts_of, self._title = chosen, every, texts_of, title
        self._left: Left | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 24)
        column.setSpacing(10)
        column.addWidget(PlainLabel(_("Export hands"), self, kind="dialog-title"))
        which, form = QWidget(self), QWidget(self)
        self.marked = self._radio(
            which, ngettext("The &chosen hand", "The {n} &chosen hands", len(chosen)), len(chosen)
        )
        self.found = self._radio(which, ngettext("The hand &found", "All {n} hands &found", len(every)), len(every))
        self.phh = self._radio(form, _("&PHH: everything that is known, for this program and others"))
        self.stars = self._radio(form, _("&PokerStars text: for programs that read nothing else"))
        for group, buttons in ((which, (self.marked, self.found)), (form, (self.phh, self.stars))):
            inside = QVBoxLayout(group)
            inside.setContentsMargins(0, 0, 0, 6)
            for made in buttons:
                inside.addWidget(made)
            column.addWidget(group)
        self.marked.setEnabled(bool(chosen))
        self.found.setEnabled(bool(every))
        (self.marked if chosen else self.found).setChecked(True)
        self.phh.setChecked(True)
        self.lost = wrapped("", self, kind="wrong")
        self.losses = QPlainTextEdit(self)
        self.losses.setReadOnly(True)
        self.losses.setTabChangesFocus(True)
        self.losses.setAccessibleName(_("Hands that are left out, and why"))
        look.set_least_height(self.losses, LIST_PX)
        column.addWidget(self.lost)
        column.addWidget(self.losses)
        column.addStretch(1)
        ends = QHBoxLayout()
        ends.addStretch(1)
        self.yes = with_answer(self, ends, _("Save…"), self._ask_where)
        column.addLayout(ends)
        for made in (self.marked, self.found, self.phh, self.stars):
            made.toggled.connect(self._anew)
        self._show()

    def _radio(self, group: QWidget, said: str, n: int = 0) -> QRadioButton:
        return QRadioButton(said.format(n=n), group)

    @property
    def form(self) -> Form:
        """That is chosen."""
        return Form.STARS if self.stars.isChecked() else Form.PHH

    @property
    def rows(self) -> Sequence[HandRow]:
        """The hands that are meant."""
        return self._chosen if self.marked.isChecked() else self._every

    @pyqtSlot(bool)
    def _anew(self, checked: bool) -> None:
        self._left = None
        self._show()

    def _show(self) -> None:
        left = self._left
        refused = () if left is None else left.refused
        self.lost.setVisible(bool(refused))
        self.losses.setVisible(bool(refused))
        if left is not None and refused:
            said = ngettext(
                "{n} hand cannot be said in this form and is left out:",
                "{n} hands cannot be said in this form and are left out:",
                len(refused),
            )
            self.lost.setText(said.format(n=len(refused)))
            self.losses.setPlainText("\n".join(left.told))
        nothing = left is not None and not left.written
        refuse(self.yes, _("None of these hands can be said in this form.") if nothing else None)

    def _make(self) -> Left:
        """The text, made aside: thousands of hands are played again for PokerStars' text."""
        if self._left is None:
            texts, form = self._texts_of(self.rows), self.form
            hands = [(words.name(row), texts[row.key]) for row in self.rows if row.key in texts]
            self.setEnabled(False)
            try:
                self._left = aside(partial(leave, hands, form)) if form is Form.STARS else leave(hands, form)
            finally:
                self.setEnabled(True)
        return self._left

    def _ask_where(self) -> None:
        """Say first what is left out; the next press saves the rest."""
        was_made = self._left is not None
        left = self._make()
        self._show()
        if not left.written or (left.refused and not was_made):
            return
        end = ending(self.form, left.written)
        asked = QFileDialog(self, _("Export hands"), f"{file_stem(self._title)}{end}", f"*{end}")
        asked.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        asked.setDefaultSuffix(end)
        asked.fileSelected.connect(self.save)
        asked.finished.connect(asked.deleteLater)
        asked.open()

    @pyqtSlot(str)
    def save(self, file: str) -> None:
        """Write them there."""
        left = self._make()
        try:
            exports.save(file, left.text.encode("utf-8", "replace"))
        except StorageTrouble as trouble:
            self.lost.setVisible(True)
            self.lost.setText(wording.refusal(trouble))
            return
        said = ngettext("{n} hand saved: {file}", "{n} hands saved: {file}", left.written)
        self.told.emit(said.format(n=left.written, file=file))
        self.accept()
