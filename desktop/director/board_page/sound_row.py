"""How loud it is, at hand."""

from PyQt6.QtCore import Qt, pyqtSignal
from PyQt6.QtGui import QWheelEvent
from PyQt6.QtWidgets import QHBoxLayout, QSlider, QWidget

from desktop import look
from desktop.director.commands.in_use import set_tip
from desktop.director.parts import PlainLabel, button
from desktop.sound.choices import LOUDEST, Choices
from tournament.language import gettext as _

STEP = 5
SLIDER_PX, SMALLEST_SLIDER_PX = 140, 80


class Volume(QSlider):
    """How loud; turning the wheel moves the page."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)

    def wheelEvent(self, e: QWheelEvent | None) -> None:
        if e is not None:
            e.ignore()


class SoundRow(QWidget):
    """Volume, mute, and the way to everything else about sound.

    Signals:
        volume_wanted: 0 to 100.
        mute_wanted: mute, or sound again.
        more_wanted: device, voice and rules.
    """

    volume_wanted = pyqtSignal(int)
    mute_wanted = pyqtSignal()
    more_wanted = pyqtSignal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(10)
        self.volume = Volume(self)
        self.volume.setRange(0, LOUDEST)
        self.volume.setSingleStep(STEP)
        self.volume.setPageStep(2 * STEP)
        look.set_least_width(self.volume, SMALLEST_SLIDER_PX)
        self.volume.setMaximumWidth(SLIDER_PX)
        self.volume.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.volume.setAccessibleName(_("Volume"))
        self.volume.valueChanged.connect(self.volume_wanted)
        self.said = PlainLabel("", self, kind="muted")
        self.mute = button(_("Mute"), self)
        self.mute.setCheckable(True)
        set_tip(self.mute, _("No chimes and no words, until pressed again"), "mute")
        self.mute.clicked.connect(self.mute_wanted)
        self.more = button(_("Sounds…"), self)
        self.more.setToolTip(_("Which sound, which words and when; the device and the voice"))
        self.more.clicked.connect(self.more_wanted)
        row.addWidget(PlainLabel(_("Volume"), self, kind="label"))
        row.addWidget(self.volume, 1)
        row.addWidget(self.said)
        row.addStretch(2)
        row.addWidget(self.mute)
        row.addWidget(self.more)

    def show_choices(self, choices: Choices) -> None:
        """Show what was chosen."""
        self.volume.blockSignals(True)
        self.volume.setValue(choices.volume)
        self.volume.blockSignals(False)
        self.volume.setEnabled(not choices.muted)
        self.volume.setToolTip(_("Muted: sound first, then how loud.") if choices.muted else "")
        self.mute.setChecked(choices.muted)
        self.said.setText(_("muted") if choices.muted else _("{percent} %").format(percent=choices.volume))
