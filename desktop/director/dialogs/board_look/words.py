"""What the parts of a style are called at the desk."""

from collections.abc import Mapping

from desktop.director.board_words import page_name
from desktop.display.looks.style import ROTATED, Arrangement, Part, ThemeName
from tournament.board.pages import PageKind
from tournament.language import gettext as _


def themes() -> Mapping[ThemeName, str]:
    """The sets of colours."""
    return {
        ThemeName.DARK: _("Dark"),
        ThemeName.LIGHT: _("Light"),
        ThemeName.CONTRAST: _("High contrast"),
        ThemeName.FELT: _("Felt"),
    }


def arrangements() -> Mapping[Arrangement, str]:
    """What stands where."""
    return {
        Arrangement.CLASSIC: _("Facts at the foot"),
        Arrangement.COLUMN: _("Facts at the side"),
        Arrangement.PRIZES: _("List of prizes"),
        Arrangement.PLAIN: _("Time and blinds"),
    }


def parts() -> Mapping[Part, str]:
    """What can be switched off."""
    return {
        Part.NAME: _("Name of the evening"),
        Part.TIME_OF_DAY: _("Time of day"),
        Part.BAR: _("Bar of the level"),
        Part.NEXT: _("Next level"),
        Part.PLAYERS: _("Players"),
        Part.AVERAGE: _("Average stack"),
        Part.PRIZES: _("Prizes"),
        Part.NEXT_BREAK: _("Next break"),
        Part.CHIPS: _("Chips"),
    }


def pages() -> Mapping[PageKind, str]:
    """The pages beside the clock's."""
    return {kind: page_name(kind) for kind in ROTATED}
