"""The small pages: sound, keys, the lock, what something new begins with."""

from PyQt6.QtCore import pyqtSlot
from PyQt6.QtWidgets import QCheckBox, QWidget

from desktop.director.dialogs.settings.page import SettingsPage
from desktop.director.dialogs.sounds.dialog import SoundsDialog
from desktop.director.dialogs.wish_fields import CURRENCIES, Field
from desktop.director.lock.pin_dialog import PinDialog
from desktop.director.parts import Choice, button, refuse
from desktop.premises import Premises
from tournament.language import gettext as _


class SoundPage(SettingsPage):
    """Muted or not; everything else has a dialog of its own."""

    def __init__(self, premises: Premises, parent: QWidget) -> None:
        super().__init__(_("Sound"), premises, parent)
        heard = premises.heard
        self.muted = QCheckBox(_("&Nothing sounds"), self.inside)
        self.muted.setChecked(heard.choices.muted)
        self.muted.clicked.connect(heard.toggle_mute)
        heard.changed.connect(self._show)
        self.column.addWidget(self.muted)
        self.sentence(_("Where it sounds, how loud, who speaks, and what is announced when:"))
        self.sounds = button(_("&Sounds…"), self.inside)
        self.sounds.clicked.connect(self._ask_sounds)
        self.row(self.sounds)
        evening = next(iter((premises.evenings.shown, *premises.evenings.all)), None)
        none = None if evening else _("Open an evening first: what is announced is tried out with it.")
        refuse(self.sounds, none)
        self.why = self.sentence(none or "")
        self.why.setVisible(none is not None)
        self.finish()

    @pyqtSlot()
    def _show(self) -> None:
        self.muted.setChecked(self.premises.heard.choices.muted)

    @pyqtSlot()
    def _ask_sounds(self) -> None:
        evenings, heard = self.premises.evenings, self.premises.heard
        evening = evenings.shown or next(iter(evenings.all), None)
        if evening is None:
            return
        dialog = SoundsDialog(heard.announcer, heard.rules, self, evening.bridge.state, evening.bridge.now())
        dialog.chosen.connect(heard.change)
        dialog.open()


class KeysPage(SettingsPage):
    """The way to the dialog of the keys."""

    def __init__(self, premises: Premises, parent: QWidget) -> None:
        super().__init__(_("Keys"), premises, parent)
        self.sentence(_("Everything can be done by keys; which one does what can be chosen."))
        self.keys = button(_("&Keys…"), self.inside)
        self.keys.clicked.connect(premises.window.show_keys)
        self.row(self.keys)
        self.finish()


class LockPage(SettingsPage):
    """The way to the PIN of the locked desk."""

    def __init__(self, premises: Premises, parent: QWidget) -> None:
        super().__init__(_("Lock"), premises, parent)
        self.sentence(
            _("A locked desk shows the clock and does nothing else, so that a guest at the laptop changes nothing.")
        )
        self.state = self.sentence("")
        self.pin = button(_("&PIN of the lock…"), self.inside)
        self.pin.clicked.connect(self._ask_pin)
        self.row(self.pin)
        self.finish()
        self._show()

    def _show(self) -> None:
        has = self.premises.settings.has_pin
        self.state.setText(
            _("It is unlocked by the PIN.") if has else _("It is unlocked by holding a key, since there is no PIN.")
        )

    @pyqtSlot()
    def _ask_pin(self) -> None:
        dialog = PinDialog(self.premises.settings, self.premises.now, self)
        dialog.accepted.connect(self._chosen)
        dialog.open()

    @pyqtSlot()
    def _chosen(self) -> None:
        self._show()
        self.keep()


class DefaultsPage(SettingsPage):
    """What something new begins with."""

    def __init__(self, premises: Premises, parent: QWidget) -> None:
        super().__init__(_("Defaults"), premises, parent)
        self.currency = Choice(self.inside)
        usual = premises.settings.currency
        self.currency.addItems([*CURRENCIES, *(() if usual in CURRENCIES else (usual,))])
        self.currency.setCurrentText(usual)
        held = Field(_("C&urrency of a new evening"), self.currency, self.inside)
        held.setMaximumWidth(280)
        self.column.addWidget(held)
        self.sentence(
            _("Everything else begins as it was typed last. Amounts are understood with a dot and with a comma.")
        )
        self.finish()
        self.currency.textActivated.connect(self._choose)

    @pyqtSlot(str)
    def _choose(self, code: str) -> None:
        self.premises.settings.currency = code
        self.keep()
