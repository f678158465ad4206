"""Screens that show the same picture, and how to make two pictures of them.

Qt says it where a system tells of both screens (X11). Windows and macOS tell of one screen only when they mirror it, so
a lone screen is explained, too.
"""

from PyQt6.QtCore import QRect

from tournament.language import gettext as _


def same_picture(one: QRect, other: QRect) -> bool:
    """Whether two screens lie over each other: at least half of the smaller one is seen on the larger one, too.

    Neighbours whose sizes were rounded may share a line of points; that is no mirror.
    """
    both = one.intersected(other)
    smaller = min(one.width() * one.height(), other.width() * other.height())
    return not both.isEmpty() and 2 * both.width() * both.height() >= smaller


def how_to_extend(platform: str) -> str:
    """What the director does to give the room a picture of its own, on that system (as `sys.platform` names it)."""
    if platform == "win32":
        return _("Press the Windows key and P together, and choose Extend.")
    if platform == "darwin":
        return _("Open System Settings, Displays, choose the television, and use it as an extended display.")
    return _("Open the display settings of your desktop, and choose to join the displays instead of mirroring them.")
