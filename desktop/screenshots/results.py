"""The ways in which results leave, by the commands that open their dialogs."""

from collections.abc import Mapping

from PyQt6.QtWidgets import QDialog

from desktop.director.results.export_dialog import ExportDialog
from desktop.director.results.look_dialog import LookDialog
from desktop.director.results.print_dialog import PrintDialog

DIALOGS: Mapping[str, type[QDialog]] = {"export": ExportDialog, "print": PrintDialog, "house_style": LookDialog}
