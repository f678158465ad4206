"""The dialog in which the director chooses how a board looks."""

from desktop.director.dialogs.board_look.dialog import BoardLookDialog

__all__ = ["BoardLookDialog"]
