"""The question for a file to read."""

from collections.abc import Callable

from PyQt6.QtWidgets import QFileDialog, QWidget

from tournament.language import gettext as _


def ask_file(parent: QWidget, title: str, endings: str, answer: Callable[[str], None]) -> None:
    """Ask for a file with one of these `endings` (`*.csv *.txt`), or any, and hand its path over."""
    every = _("All files")
    asked = QFileDialog(parent, title, "", f"{title} ({endings});;{every} (*)")
    asked.setFileMode(QFileDialog.FileMode.ExistingFile)
    asked.fileSelected.connect(answer)
    asked.finished.connect(asked.deleteLater)
    asked.open()
