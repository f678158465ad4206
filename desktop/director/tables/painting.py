"""A widget's own painting, kept from failing over and over."""

import logging
from collections.abc import Callable

from PyQt6.QtCore import Qt
from PyQt6.QtGui import QPainter
from PyQt6.QtWidgets import QWidget

_log = logging.getLogger(__name__)
_SAID = "painting-failed"


def paint(widget: QWidget, draw: Callable[[QPainter], None]) -> None:
    """Let `draw` paint the widget; what goes wrong would come back at every repaint, so it is logged once."""
    painter = QPainter(widget)
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(painter)
    except Exception:
        painter.drawText(widget.rect(), Qt.AlignmentFlag.AlignCenter, "—")
        if not widget.property(_SAID):
            widget.setProperty(_SAID, True)
            _log.exception("%s cannot be painted", widget.accessibleName())
    finally:
        # The log may hold the painter through the traceback.
        painter.end()
