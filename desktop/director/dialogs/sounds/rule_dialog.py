"""One sound rule: when, if, then; every word can be heard and seen before the rule is taken."""

from collections.abc import Mapping
from dataclasses import replace

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtGui import QShowEvent
from PyQt6.QtWidgets import QCheckBox, QDialog, QHBoxLayout, QSpinBox, QVBoxLayout, QWidget

from desktop import look
from desktop.director import desk_words
from desktop.director.dialogs.file_asked import ask_file
from desktop.director.dialogs.sounds import preview, words
from desktop.director.dialogs.sounds.braces import WordsField
from desktop.director.dialogs.wish_fields import Field
from desktop.director.parts import Choice, PlainLabel, button, long_choice, refuse, with_answer, wrapped
from desktop.director.tables.words import fit
from desktop.sound.announcer import Announcer
from desktop.sound.choices import Choices
from desktop.sound.players import lacking
from tournament.announcing.checking import LAST_LEVEL, LONGEST_WARNING, MOST_PLAYERS, check
from tournament.announcing.rules import IF_NUMBERED, NUMBERED, Condition, If, Rule, When
from tournament.board.pages import PageKind
from tournament.errors import BadInput
from tournament.language import gettext as _
from tournament.names import Instant
from tournament.state import Tournament
from tournament.wording import announced

WIDE_PX = 820
NUMBER_PX = 110
PREVIEW = 100
"""Letters of what is spoken or shown: the dialog has to stay on a small screen."""


class RuleDialog(QDialog):
    """Asks for all of a rule.

    Signals:
        chosen: the `Rule`, when it is taken.
    """

    chosen = pyqtSignal(object)

    def __init__(
        self,
        rule: Rule,
        announcer: Announcer,
        choices: Choices,
        parent: QWidget,
        state: Tournament,
        at: Instant,
    ) -> None:
        """`choices`: how it sounds when it is tried out; `state` at the instant `at`: the evening of the preview."""
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("Sound rule"))
        look.set_least_width(self, WIDE_PX)
        self._rule, self._announcer, self._choices = rule, announcer, choices
        self._state, self._at = state, at
        self._filling = True
        self._own = "" if rule.sound in words.CHIMES else rule.sound
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 24, 28, 22)
        column.setSpacing(10)
        column.addWidget(PlainLabel(_("Sound rule"), self, kind="dialog-title"))
        self.sentence = wrapped("", self, kind="muted")
        column.addWidget(self.sentence)
        self._add_when(column)
        self._add_sound(column)
        self.say = self._add_text(column, _("Sa&y"))
        self.message = self._add_text(column, _("Write on the &board"))
        self._add_acts(column)
        self.wrong = wrapped("", self, kind="wrong")
        column.addWidget(self.wrong)
        column.addStretch(1)
        ends = QHBoxLayout()
        self.try_out = button(_("▶  Hear it"), self, says=_("Hear the rule"))
        self.try_out.clicked.connect(self._hear)
        ends.addWidget(self.try_out)
        ends.addStretch(1)
        self.yes = with_answer(self, ends, _("Take this rule"), self._take)
        column.addLayout(ends)
        self._show(rule)
        announcer.trouble.connect(self._say_trouble)
        self.finished.connect(self._end_test)
        self.when.setFocus()

    # ---- the fields ------------------------------------------------------------------------------------------------

    def _add_when(self, column: QVBoxLayout) -> None:
        self.when, self.number = long_choice(self), _spin(self)
        for when in When:
            self.when.addItem(_(announced.WHENS[when]), when)
        self.when.currentIndexChanged.connect(self._when_changed)
        self.number_field = Field("", self.number, self)
        self.only_if, self.if_number = long_choice(self), _spin(self)
        self.only_if.addItem(_("always"), None)
        for kind in If:
            self.only_if.addItem(_(announced.IFS[kind]), kind)
        self.only_if.currentIndexChanged.connect(self._if_changed)
        self.if_number_field = Field("", self.if_number, self)
        for number in (self.number, self.if_number):
            number.valueChanged.connect(self._look)
        row = QHBoxLayout()
        row.setSpacing(12)
        for field, wide in (
            (Field(_("&When"), self.when, self), 1),
            (self.number_field, 0),
            (Field(_("&If"), self.only_if, self), 1),
            (self.if_number_field, 0),
        ):
            row.addWidget(field, wide)
        column.addLayout(row)

    def _add_sound(self, column: QVBoxLayout) -> None:
        inside = QWidget(self)
        row = QHBoxLayout(inside)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        self.sound = long_choice(inside)
        self.sound.addItem(_("no sound"), "")
        for name in words.CHIMES:
            self.sound.addItem(words.chime(name), name)
        self.sound.currentIndexChanged.connect(self._look)
        self.own = button(_("Own &file…"), inside, says=_("Choose a sound file of your own"))
        self.own.clicked.connect(self._ask_own)
        self.play = button(_("▶  Play"), inside, says=_("Play the sound"))
        self.play.clicked.connect(self._play)
        row.addWidget(self.sound, 1)
        row.addWidget(self.own)
        row.addWidget(self.play)
        self.sound_field = Field(_("&Sound"), inside, self, buddy=self.sound)
        column.addWidget(self.sound_field)

    def _add_text(self, column: QVBoxLayout, label: str) -> WordsField:
        made = WordsField(label, self._chosen_when, self)
        made.text.textChanged.connect(self._look)
        column.addWidget(made)
        return made

    def _add_acts(self, column: QVBoxLayout) -> None:
        self.page = Choice(self)
        self.page.addItem(_("stays where it is"), None)
        for page in PageKind:
            self.page.addItem(_("turns to {page}").format(page=_(announced.PAGES[page])), page)
        self.page.currentIndexChanged.connect(self._look)
        self.pause = QCheckBox(_("Stop the &clock"), self)
        self.pause.toggled.connect(self._look)
        row = QHBoxLayout()
        row.addWidget(Field(_("The boar&d"), self.page, self))
        row.addSpacing(24)
        row.addWidget(self.pause, 0, Qt.AlignmentFlag.AlignBottom)
        row.addStretch(1)
        column.addLayout(row)

    def _chosen_when(self) -> When:
        return When(self.when.currentData())

    # ---- showing and reading ---------------------------------------------------------------------------------------

    def _show(self, rule: Rule) -> None:
        if self._own:
            self._offer_own()
        self.when.setCurrentIndex(self.when.findData(rule.when))
        self._when_changed()
        self.only_if.setCurrentIndex(self.only_if.findData(rule.condition.kind if rule.condition else None))
        self._if_changed()
        if rule.number is not None:
            self.number.setValue(rule.number)
        if rule.condition is not None and rule.condition.number is not None:
            self.if_number.setValue(rule.condition.number)
        self.sound.setCurrentIndex(max(0, self.sound.findData(rule.sound)))
        self.say.text.setText(in_our_language(rule.say))
        self.message.text.setText(in_our_language(rule.message))
        self.page.setCurrentIndex(self.page.findData(rule.page))
        self.pause.setChecked(rule.pause)
        self._filling = False
        self._look()

    def rule(self) -> Rule:
        """What stands in the fields."""
        kind = self.only_if.currentData()
        condition = None if kind is None else Condition(kind, self.if_number.value() if kind in IF_NUMBERED else None)
        when = self._chosen_when()
        return replace(
            self._rule,
            when=when,
            number=self.number.value() if when in NUMBERED else None,
            condition=condition,
            sound=str(self.sound.currentData()),
            say=_as_kept(self.say.text.text(), self._rule.say),
            message=_as_kept(self.message.text.text(), self._rule.message),
            page=self.page.currentData(),
            pause=self.pause.isChecked(),
        )

    @pyqtSlot()
    @pyqtSlot(int)
    def _when_changed(self, index: int = 0) -> None:
        when = self._chosen_when()
        self.number_field.setVisible(when in NUMBERED)
        early = when is When.BEFORE_END
        self.number_field.label.setText(_("Seco&nds before") if early else _("Players &left"))
        self.number.setAccessibleName(self.number_field.label.text().replace("&", ""))
        self.number.setRange(1, LONGEST_WARNING if early else MOST_PLAYERS)
        self.number.setValue(60 if early else 3)
        self._look()

    @pyqtSlot()
    @pyqtSlot(int)
    def _if_changed(self, index: int = 0) -> None:
        kind = self.only_if.currentData()
        self.if_number_field.setVisible(kind in IF_NUMBERED)
        of_level = kind in (If.LEVEL_FROM, If.LEVEL_UNTIL)
        self.if_number_field.label.setText(_("Le&vel") if of_level else _("&Players"))
        self.if_number.setAccessibleName(self.if_number_field.label.text().replace("&", ""))
        self.if_number.setRange(1, LAST_LEVEL if of_level else MOST_PLAYERS)
        self._look()

    @pyqtSlot()
    @pyqtSlot(int)
    @pyqtSlot(str)
    @pyqtSlot(bool)
    def _look(self, changed: object = None) -> None:
        """Say what the rule does, what would be said and shown, and what is wrong with it."""
        if self._filling:
            return
        rule = self.rule()
        self.sentence.setText(announced.rule(rule))
        refusal: BadInput | None = None
        try:
            check(rule)
        except BadInput as wrong:
            refusal = wrong
        why = "" if refusal is None else desk_words.refusal(refusal)
        beside = self._beside(refusal)
        for field in (self.say, self.message, self.sound_field):
            field.refuse(why if field is beside else "")
        self.wrong.setText("" if beside is not None or not self._touched(rule) else why)
        refuse(self.yes, why or None)
        self.sound_field.say(lacking(rule.sound))
        self.say.say("" if self.say is beside else self._filled(rule.say, rule, spoken=True))
        self.message.say("" if self.message is beside else self._filled(rule.message, rule, spoken=False))
        refuse(self.play, None if rule.sound else _("Choose a sound first."))
        refuse(self.try_out, words.why_silent(rule, spoken=self._choices.spoken))
        if self.isVisible():
            fit(self, only_grow=True)

    def _beside(self, refusal: BadInput | None) -> Field | None:
        """The field whose text is refused; None where it is the rule as a whole."""
        fields: Mapping[str, Field] = {
            "say": self.say,
            "message": self.message,
            "sound": self.sound_field,
        }
        return None if refusal is None else fields.get(str(refusal.facts.get("field")))

    def _touched(self, rule: Rule) -> bool:
        """Nobody has done anything wrong yet when the dialog opens with an empty rule."""
        return rule != self._rule

    def _filled(self, text: str, rule: Rule, *, spoken: bool) -> str:
        filled = preview.words(text, rule, self._state, self._at, spoken=spoken)
        if not filled:
            return ""
        return _("“{text}”").format(text=filled if len(filled) <= PREVIEW else f"{filled[:PREVIEW]}…")

    # ---- trying out ------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _play(self) -> None:
        self._try(self.rule().sound, "")

    @pyqtSlot()
    def _hear(self) -> None:
        rule = self.rule()
        self._try(rule.sound, preview.words(rule.say, rule, self._state, self._at, spoken=True))

    def _try(self, sound: str, said: str) -> None:
        self.wrong.setText("")
        self._announcer.test(sound, said, self._choices)

    @pyqtSlot(str)
    def _say_trouble(self, sentence: str) -> None:
        self.wrong.setText(sentence)
        fit(self, only_grow=True)

    @pyqtSlot()
    @pyqtSlot(int)
    def _end_test(self, result: int = 0) -> None:
        self._announcer.end_test()

    @pyqtSlot()
    def _ask_own(self) -> None:
        ask_file(self, _("Sound files"), words.SOUND_FILES, self.take_own)

    @pyqtSlot(str)
    def take_own(self, file: str) -> None:
        """Sound that file."""
        self._own = file
        self._offer_own()
        self.sound.setCurrentIndex(self.sound.findData(file))
        self._look()

    def _offer_own(self) -> None:
        """One own file at the end of the list."""
        last = 1 + len(words.CHIMES)
        if self.sound.count() > last:
            self.sound.removeItem(last)
        self.sound.addItem(words.chime(self._own), self._own)
        self.sound.setItemData(last, self._own, Qt.ItemDataRole.ToolTipRole)

    @pyqtSlot()
    def _take(self) -> None:
        self.chosen.emit(self.rule())
        self.accept()

    def showEvent(self, event: QShowEvent | None) -> None:
        super().showEvent(event)
        fit(self, only_grow=True)


def in_our_language(text: str) -> str:
    """The usual rules' sentences stand in English and are said in the language spoken now."""
    return _(text) if text else ""


def _as_kept(typed: str, before: str) -> str:
    """What was not changed stays as it was, so that it follows another language."""
    return before if typed == in_our_language(before) else typed


def _spin(parent: QWidget) -> QSpinBox:
    made = QSpinBox(parent)
    made.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
    look.set_least_width(made, NUMBER_PX)
    return made
