"""Where and how loud it sounds, and who speaks; each with a button that lets it be heard."""

from dataclasses import replace

from PyQt6.QtCore import Qt, pyqtSignal, pyqtSlot
from PyQt6.QtWidgets import QCheckBox, QFrame, QHBoxLayout, QLabel, QSlider, QVBoxLayout, QWidget

from desktop import look
from desktop.director.dialogs.sounds import words
from desktop.director.parts import PlainLabel, button, long_choice, wrapped
from desktop.sound.announcer import Announcer
from desktop.sound.choices import LOUDEST, PACES, Choices
from tournament.language import gettext as _

STEP = 5
PERCENT_PX = 52


class Hearing(QWidget):
    """Two cards, and below them what this computer has not.

    Signals:
        changed: something else is chosen.
    """

    changed = pyqtSignal()

    def __init__(self, announcer: Announcer, parent: QWidget) -> None:
        super().__init__(parent)
        self._announcer, self._before = announcer, announcer.choices
        self._names = {announcer.choices.device: announcer.choices.device_name}
        self._filling, self._voices_known = True, False
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        cards = QHBoxLayout()
        cards.setSpacing(14)
        cards.addWidget(self._loudspeaker(), 1)
        cards.addWidget(self._voice(), 1)
        column.addLayout(cards)
        self.lacking = wrapped("", self, kind="note")
        column.addWidget(self.lacking)
        self._show(announcer.choices)
        self._filling = False
        self._speak_or_not(announcer.choices.spoken)
        announcer.outputs_changed.connect(self._outputs_changed)
        announcer.trouble.connect(self._say_trouble)

    # ---- the cards -------------------------------------------------------------------------------------------------

    def _loudspeaker(self) -> QFrame:
        card, column = _card(self)
        self.device = long_choice(card)
        self.device.currentIndexChanged.connect(self._look)
        self.test = button(_("▶  Test"), card, says=_("Test the loudspeaker"))
        self.test.clicked.connect(self._test)
        self.muted = QCheckBox(_("&Mute"), card)
        self.muted.toggled.connect(self._look)
        self.volume = QSlider(Qt.Orientation.Horizontal, card)
        self.volume.setRange(0, LOUDEST)
        self.volume.setSingleStep(STEP)
        self.volume.setPageStep(2 * STEP)
        self.volume.valueChanged.connect(self._look)
        self.percent = PlainLabel("", card)
        self.percent.setFont(look.digits())
        self.percent.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        look.set_least_width(self.percent, PERCENT_PX)
        column.addLayout(_row(_label(_("&Loudspeaker"), self.device, card), self.muted, wide=0))
        column.addLayout(_row(self.device, self.test, wide=0))
        self.setTabOrder(self.muted, self.device)
        self.setTabOrder(self.device, self.test)
        column.addLayout(_row(_label(_("&Volume"), self.volume, card), self.volume, self.percent, wide=1))
        return card

    def _voice(self) -> QFrame:
        card, column = _card(self)
        self.spoken = QCheckBox(_("&Speak announcements"), card)
        look.set_kind(self.spoken, "strong")
        self.spoken.toggled.connect(self._speak_or_not)
        self.voice, self.pace = long_choice(card), long_choice(card)
        self.voice.setAccessibleName(_("Voice"))
        for choice in (self.voice, self.pace):
            choice.currentIndexChanged.connect(self._look)
        self.test_voice = button(_("▶  Test"), card, says=_("Test the voice"))
        self.test_voice.setToolTip(_("“{text}”").format(text=words.test_sentence()))
        self.test_voice.clicked.connect(self._test_voice)
        after = PlainLabel(_("after each chime"), card, kind="muted", elide=True)
        column.addLayout(_row(self.spoken, after, wide=1))
        column.addLayout(_row(self.voice, self.test_voice, wide=0))
        column.addLayout(_row(_label(_("&Pace"), self.pace, card), self.pace, wide=1))
        return card

    # ---- showing and reading ---------------------------------------------------------------------------------------

    def _show(self, choices: Choices) -> None:
        self._fill_devices(choices.device)
        self.volume.setValue(choices.volume)
        self.muted.setChecked(choices.muted)
        self.spoken.setChecked(choices.spoken)
        self.voice.addItem(_("The usual voice"), "")
        if choices.voice:
            self.voice.addItem(choices.voice.partition(" ")[2] or choices.voice, choices.voice)
        self.voice.setCurrentIndex(self.voice.findData(choices.voice))
        for pace, name in zip(
            PACES, (_("slow"), _("rather slow"), _("usual"), _("rather fast"), _("fast")), strict=True
        ):
            self.pace.addItem(name, pace)
        self.pace.setCurrentIndex(PACES.index(min(PACES, key=lambda pace: abs(pace - choices.pace))))

    def _fill_voices(self) -> None:
        """Everybody who can speak, once: asking for them may take seconds, so nobody is asked before he is wanted."""
        if self._voices_known:
            return
        self._voices_known = True
        chosen = str(self.voice.currentData() or "")
        voices = self._announcer.voices()
        self.voice.clear()
        self.voice.addItem(_("The usual voice") if voices else _("No voice on this computer"), "")
        for voice in voices:
            self.voice.addItem(voice.label, voice.key)
        if self.voice.findData(chosen) < 0:
            name = chosen.partition(" ")[2] or chosen
            self.voice.addItem(_("{name} (not installed here)").format(name=name), chosen)
        self.voice.setCurrentIndex(self.voice.findData(chosen))

    def _fill_devices(self, key: str) -> None:
        self.device.clear()
        outputs = self._announcer.outputs
        usual = next((output.name for output in outputs if output.usual), "")
        system = _("The system's: {name}").format(name=usual) if usual else _("The system's")
        self.device.addItem(system, "")
        for output in outputs:
            self.device.addItem(output.name, output.key)
            self._names[output.key] = output.name
        if key and self.device.findData(key) < 0:
            self.device.addItem(_("{name} (not connected)").format(name=self._names[key] or key), key)
        self.device.setCurrentIndex(self.device.findData(key))

    def choices(self) -> Choices:
        """What is chosen."""
        key = str(self.device.currentData() or "")
        return replace(
            self._before,
            device=key,
            device_name=self._names[key] if key else "",
            volume=self.volume.value(),
            muted=self.muted.isChecked(),
            spoken=self.spoken.isChecked(),
            voice=str(self.voice.currentData() or ""),
            pace=int(self.pace.currentData() or 0),
        )

    @pyqtSlot(bool)
    def _speak_or_not(self, spoken: bool) -> None:
        """Who speaks can be chosen once somebody shall."""
        if self._filling:
            return
        if spoken:
            self._filling = True
            self._fill_voices()
            self._filling = False
        for choice in (self.voice, self.pace):
            choice.setEnabled(spoken)
            choice.setToolTip("" if spoken else _("Tick “Speak announcements” first."))
        self._look()

    @pyqtSlot()
    @pyqtSlot(int)
    @pyqtSlot(bool)
    def _look(self, changed: object = None) -> None:
        if self._filling:
            return
        choices = self.choices()
        self.percent.setText(_("{n} %").format(n=choices.volume))
        self._say("\n".join(self._announcer.lacking(choices)))
        self.changed.emit()

    @pyqtSlot()
    def _outputs_changed(self) -> None:
        """A loudspeaker was switched on or off while the dialog is open."""
        chosen = self.choices().device
        self._filling = True
        self._fill_devices(chosen)
        self._filling = False
        self._look()

    @pyqtSlot(str)
    def _say_trouble(self, sentence: str) -> None:
        said = self.lacking.text()
        if sentence not in said:
            self._say("\n".join(each for each in (said, sentence) if each))

    def _say(self, sentences: str) -> None:
        self.lacking.setText(sentences)
        self.lacking.setVisible(bool(sentences))

    # ---- trying out ------------------------------------------------------------------------------------------------

    @pyqtSlot()
    def _test(self) -> None:
        """A chime, and a spoken line where announcements are spoken."""
        self._look()
        self._announcer.test(words.TEST_CHIME, words.test_sentence(), self.choices())

    @pyqtSlot()
    def _test_voice(self) -> None:
        self._look()
        self._announcer.test("", words.test_sentence(), replace(self.choices(), spoken=True))


def _card(parent: QWidget) -> tuple[QFrame, QVBoxLayout]:
    card = QFrame(parent)
    look.set_kind(card, "card")
    column = QVBoxLayout(card)
    column.setContentsMargins(16, 12, 16, 14)
    column.setSpacing(6)
    return card, column


def _label(text: str, buddy: QWidget, parent: QWidget) -> QLabel:
    made = QLabel(text, parent)
    made.setProperty("kind", "label")
    made.setBuddy(buddy)
    if not buddy.accessibleName():
        buddy.setAccessibleName(text.replace("&", ""))
    return made


def _row(*parts: QWidget, wide: int) -> QHBoxLayout:
    """Side by side; the one at `wide` takes the room."""
    row = QHBoxLayout()
    row.setSpacing(10)
    for number, part in enumerate(parts):
        row.addWidget(part, 1 if number == wide else 0)
    return row
