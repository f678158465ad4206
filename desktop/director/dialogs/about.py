"""Which program this is."""

import sys

from PyQt6.QtCore import PYQT_VERSION_STR, QT_VERSION_STR, Qt
from PyQt6.QtWidgets import QDialog, QVBoxLayout, QWidget

from desktop import look
from desktop.director.parts import PlainLabel, with_done, wrapped
from tournament.language import gettext as _


class AboutDialog(QDialog):
    """Its name, what it is for, its licence, and what it stands on."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setWindowTitle(_("About Final Table"))
        look.set_least_width(self, 480)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 26, 28, 20)
        column.setSpacing(12)
        column.addWidget(PlainLabel(_("Final Table"), self, kind="dialog-title"))
        column.addWidget(wrapped(_("The tournament director's desk."), self, kind="strong"))
        licence = _(
            "Free software under the GNU General Public License, version 3 or any later version; "
            "it comes without any warranty."
        )
        column.addWidget(wrapped(licence, self))
        stands_on = _("Python {python}, Qt {qt}, PyQt {pyqt}")
        python = ".".join(map(str, sys.version_info[:3]))
        column.addWidget(wrapped(stands_on.format(python=python, qt=QT_VERSION_STR, pyqt=PYQT_VERSION_STR), self))
        with_done(self, column)
