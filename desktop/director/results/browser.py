"""Pages as the browser of this computer shows them."""

from pathlib import Path

from PyQt6.QtCore import QUrl
from PyQt6.QtGui import QDesktopServices

from tournament.language import gettext as _


def browse(file: Path) -> str:
    """Have the page shown; where no program does, a sentence that says so and where it is, else empty."""
    if QDesktopServices.openUrl(QUrl.fromLocalFile(str(file))):
        return ""
    return _("No program shows the page; it is {file}.").format(file=file)
