"""A quiet button that opens what few directors need, and says while it is closed what is chosen there."""

from PyQt6.QtCore import Qt
from PyQt6.QtWidgets import QPushButton, QWidget

from desktop import look


class Opening(QPushButton):
    """Checked while it is open; Tab reaches it, and Space or a click toggles it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        look.set_kind(self, "link")
        self.setCheckable(True)
        self.setAutoDefault(False)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def say(self, opened: str, closed: str) -> None:
        """Its words while it is open, and while it is closed."""
        self.setText(f"▾  {opened}" if self.isChecked() else f"▸  {closed}")
        self.setAccessibleName(opened if self.isChecked() else closed)
