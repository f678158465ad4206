"""The Sounds dialog: how it sounds, and by which rules."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QDialog, QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from desktop.director import desk_words
from desktop.director.dialogs.file_asked import ask_file
from desktop.director.dialogs.sounds import preview, words
from desktop.director.dialogs.sounds.hearing import Hearing
from desktop.director.dialogs.sounds.rule_dialog import RuleDialog
from desktop.director.dialogs.sounds.rule_list import RuleList
from desktop.director.parts import PlainLabel, breakable, button, refuse, with_answer, wrapped
from desktop.reading import beginning
from desktop.sound.announcer import Announcer
from templates.files import write_files
from tournament.announcing import rule_file
from tournament.announcing.defaults import USUAL_RULES
from tournament.announcing.rules import Rule, When
from tournament.errors import BadInput
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import Instant
from tournament.state import Tournament

WIDE_PX, HIGH_PX = 940, 670
NEW_RULE = Rule(When.LEVEL, sound="level")


class SoundsDialog(QDialog):
    """Nothing changes before it is taken, not even what is heard.

    Signals:
        chosen: the `Choices` and the tuple of `Rule`s, when they are taken.
    """

    chosen = pyqtSignal(object, object)

    def __init__(
        self,
        announcer: Announcer,
        rules: Sequence[Rule],
        parent: QWidget,
        state: Tournament,
        at: Instant,
    ) -> None:
        """`state` at the instant `at`: the open evening, for the previews."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Sounds"))
        self._announcer, self._state, self._at = announcer, state, at
        self.rule_dialog: RuleDialog | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 20)
        column.setSpacing(10)
        column.addWidget(PlainLabel(_("Sounds"), self, kind="dialog-title"))
        self.hearing = Hearing(announcer, self)
        column.addWidget(self.hearing)
        self.list = RuleList(rules, self)
        self.list.setMinimumHeight(160)
        self.list.opened.connect(self._change)
        self.list.changed.connect(self._offer)
        self.hearing.changed.connect(self._offer)
        column.addSpacing(4)
        column.addLayout(self._head())
        column.addWidget(self.list, 1)
        for before, after in ((self.usual, self.load), (self.load, self.save), (self.save, self.list)):
            self.setTabOrder(before, after)
        column.addLayout(self._row())
        self.said = wrapped("", self, kind="note")
        self.wrong = wrapped("", self, kind="wrong")
        for label in (self.said, self.wrong):
            label.hide()
            column.addWidget(label)
        ends = QHBoxLayout()
        ends.addStretch(1)
        self.yes = with_answer(self, ends, _("Sound like this"), self._take)
        column.addLayout(ends)
        self.finished.connect(self._end_test)
        self.resize(WIDE_PX, HIGH_PX)
        self._offer()
        self.list.setFocus()

    def _head(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(PlainLabel(_("When, if, then"), self, kind="strong"))
        self.count = PlainLabel("", self, kind="muted", elide=True)
        row.addWidget(self.count, 1)
        self.usual = button(_("&Usual rules"), self)
        self.usual.setToolTip(_("In place of all that stand in the list"))
        self.usual.clicked.connect(self._take_usual)
        self.load = button(_("&From a file…"), self, says=_("Take the rules from a file"))
        self.load.clicked.connect(self._ask_load)
        self.save = button(_("&To a file…"), self, says=_("Save the rules to a file"))
        self.save.clicked.connect(self._ask_save)
        for made in (self.usual, self.load, self.save):
            row.addWidget(made)
        return row

    def _row(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        self.add = button(_("&Add…"), self, says=_("Add a rule"))
        self.add.clicked.connect(self._add)
        self.change = button(_("&Change…"), self, says=_("Change the rule"))
        self.change.clicked.connect(self._change_chosen)
        self.remove = button(_("&Remove"), self, says=_("Remove the rule"))
        self.remove.clicked.connect(self.list.remove)
        self.up = button("↑", self, says=_("Move the rule up"))
        self.up.clicked.connect(self.list.move_up)
        self.down = button("↓", self, says=_("Move the rule down"))
        self.down.clicked.connect(self.list.move_down)
        self.hear = button(_("▶  &Hear it"), self, says=_("Hear the rule"))
        self.hear.clicked.connect(self._hear)
        for made in (self.add, self.change, self.remove, self.up, self.down):
            row.addWidget(made)
        row.addStretch(1)
        row.addWidget(self.hear)
        return row

    # ---- the rules -------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _offer(self) -> None:
        """What can be done with the chosen rule."""
        rules, rule, row = self.list.rules, self.list.chosen(), self.list.currentRow()
        on = sum(each.on for each in rules)
        self.count.setText(
            ngettext("{n} of {all} rule is on", "{n} of {all} rules are on", len(rules)).format(n=on, all=len(rules))
        )
        none = None if rule is not None else _("Choose a rule in the list first.")
        refuse(self.change, none, _("Enter, or two clicks in the list"))
        refuse(self.remove, none, _("Delete"))
        refuse(self.up, none or (None if row > 0 else _("It is the first already.")), _("Alt+Up"))
        refuse(self.down, none or (None if row < len(rules) - 1 else _("It is the last already.")), _("Alt+Down"))
        silent = None if rule is None else words.why_silent(rule, spoken=self.hearing.choices().spoken)
        refuse(self.hear, none or silent)
        refuse(
            self.usual,
            None if rules != USUAL_RULES else _("These are the usual rules."),
            _("In place of all that stand in the list"),
        )

    @pyqtSlot()
    def _add(self) -> None:
        self._open(NEW_RULE, self.list.insert)

    @pyqtSlot()
    def _change_chosen(self) -> None:
        if self.list.chosen() is not None:
            self._change(self.list.currentRow())

    @pyqtSlot(int)
    def _change(self, row: int) -> None:
        self._open(self.list.rules[row], partial(self.list.put, row))

    def _open(self, rule: Rule, take: Callable[[Rule], None]) -> None:
        dialog = RuleDialog(rule, self._announcer, self.hearing.choices(), self, self._state, self._at)
        dialog.chosen.connect(take)
        dialog.finished.connect(self._rule_closed)
        self.rule_dialog = dialog
        dialog.open()

    @pyqtSlot(int)
    def _rule_closed(self, result: int) -> None:
        self.rule_dialog = None
        self.list.setFocus()

    @pyqtSlot()
    def _take_usual(self) -> None:
        self.list.show_rules(USUAL_RULES)

    @pyqtSlot()
    def _hear(self) -> None:
        rule = self.list.chosen()
        if rule is not None:
            self._tell()
            said = preview.words(rule.say, rule, self._state, self._at, spoken=True)
            self._announcer.test(rule.sound, said, self.hearing.choices())

    # ---- files -----------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _ask_load(self) -> None:
        ask_file(self, _("Sound rules"), words.RULE_FILES, self.take_from)

    @pyqtSlot(str)
    def take_from(self, file: str) -> None:
        """The rules of that file in place of all; what is refused leaves the list as it is."""
        name = Path(file).name
        try:
            rules = rule_file.read(beginning(Path(file), rule_file.LARGEST).decode("utf-8", "replace"))
        except OSError as error:
            why = error.strerror or str(error)
            self._tell(wrong=_("{file} cannot be read: {why}.").format(file=name, why=why))
            return
        except BadInput as refusal:
            self._tell(wrong=_("{file}: {why}").format(file=name, why=desk_words.refusal(refusal)))
            return
        self.list.show_rules(rules)
        said = ngettext("{n} rule taken from {file}.", "{n} rules taken from {file}.", len(rules))
        self._tell(said.format(n=len(rules), file=name))

    @pyqtSlot()
    def _ask_save(self) -> None:
        kind = _("Sound rules")
        asked = QFileDialog(self, _("Save the sound rules"), "", f"{kind} ({words.RULE_FILES})")
        asked.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)  # asks before it writes over anything
        asked.setDefaultSuffix("json")
        asked.selectFile(words.RULES_FILE)
        asked.fileSelected.connect(self.save_to)
        asked.finished.connect(asked.deleteLater)
        asked.open()

    @pyqtSlot(str)
    def save_to(self, file: str) -> None:
        """The rules as they stand in the list, also those that are not taken yet."""
        place = Path(file)
        try:
            write_files(place.parent, {place.name: rule_file.write(self.list.rules).encode()})
        except OSError as error:
            why = error.strerror or str(error)
            self._tell(wrong=_("{file} cannot be written: {why}.").format(file=file, why=why))
            return
        self._tell(_("Saved as {file}.").format(file=file))

    # ---- saying and taking -----------------------------------------------------------------------------------------

    def _tell(self, said: str = "", *, wrong: str = "") -> None:
        for label, sentence in ((self.said, said), (self.wrong, wrong)):
            label.setText(breakable(sentence))
            label.setVisible(bool(sentence))

    @pyqtSlot(int)
    def _end_test(self, result: int) -> None:
        self._announcer.end_test()

    @pyqtSlot()
    def _take(self) -> None:
        self.chosen.emit(self.hearing.choices(), self.list.rules)
        self.accept()
