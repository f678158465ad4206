"""Colours, the size of texts, motion: seen at once in everything that is open."""

from dataclasses import replace

from PyQt6.QtCore import pyqtSlot
from PyQt6.QtWidgets import QButtonGroup, QCheckBox, QRadioButton, QWidget

from desktop.appearance import Scheme, TextPercent
from desktop.director.dialogs.settings.page import SettingsPage
from desktop.premises import Premises
from tournament.language import gettext as _

PERCENTS: tuple[TextPercent, ...] = (100, 115, 130, 150)


class AppearancePage(SettingsPage):
    """As the system has it, unless somebody chooses."""

    def __init__(self, premises: Premises, parent: QWidget) -> None:
        super().__init__(_("Appearance"), premises, parent)
        chosen = premises.settings.appearance
        self.heading(_("Colours"))
        self.schemes: dict[Scheme, QRadioButton] = {}
        self._scheme_group, self._percent_group = QButtonGroup(self), QButtonGroup(self)
        for scheme, words in _schemes():
            made = QRadioButton(words, self.inside)
            made.setChecked(scheme == chosen.scheme)
            made.setAccessibleName(_("Colours: {choice}").format(choice=words.replace("&", "")))
            self._scheme_group.addButton(made)
            self.schemes[scheme] = made
            self.column.addWidget(made)
        self.sentence(_("The board has looks of its own, which are chosen on its page."))
        self.heading(_("Size of texts"))
        self.percents: dict[TextPercent, QRadioButton] = {}
        for percent in PERCENTS:
            said = _("{percent} %").format(percent=percent)
            made = QRadioButton(said, self.inside)
            made.setAccessibleName(_("Size of texts: {choice}").format(choice=said))
            made.setChecked(percent == chosen.text_percent)
            self._percent_group.addButton(made)
            self.percents[percent] = made
        self.row(*self.percents.values())
        self.heading(_("Motion"))
        self.motion = QCheckBox(_("What &moves may be seen moving"), self.inside)
        self.motion.setChecked(chosen.motion)
        self.column.addWidget(self.motion)
        self.sentence(_("Without it everything is at its place at once."))
        self.finish()
        # `clicked` comes from the director's own hand and keys only.
        self._scheme_group.buttonClicked.connect(self._choose)
        self._percent_group.buttonClicked.connect(self._choose)
        self.motion.clicked.connect(self._choose)

    @pyqtSlot()
    def _choose(self, chosen: object = None) -> None:
        settings = self.premises.settings
        appearance = replace(
            settings.appearance,
            scheme=next(code for code, made in self.schemes.items() if made.isChecked()),
            text_percent=next(percent for percent, made in self.percents.items() if made.isChecked()),
            motion=self.motion.isChecked(),
        )
        settings.appearance = appearance
        self.premises.appearances.use(appearance)
        self.keep()


def _schemes() -> tuple[tuple[Scheme, str], ...]:
    return (
        ("system", _("As the &system has it")),
        ("light", _("&Light")),
        ("dark", _("&Dark")),
        ("contrast", _("High &contrast")),
    )
