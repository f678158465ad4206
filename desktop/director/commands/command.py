"""A command as a value: its name in code, its words, its group, its usual keys, and where it acts."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum

from tournament.language import gettext as _


class Group(Enum):
    """A menu, in the order of the menu bar."""

    EVENING = "evening"
    EDIT = "edit"
    CLOCK = "clock"
    PEOPLE = "people"
    TABLES = "tables"
    MONEY = "money"
    STRUCTURE = "structure"
    BOARD = "board"
    VIEW = "view"
    HELP = "help"

    @property
    def title(self) -> str:
        """As it is called in lists."""
        return self.menu_title.replace("&", "")

    @property
    def menu_title(self) -> str:
        """The same with the letter that opens the menu together with Alt."""
        match self:
            case Group.EVENING:
                return _("E&vening")
            case Group.EDIT:
                return _("&Edit")
            case Group.CLOCK:
                return _("&Clock")
            case Group.PEOPLE:
                return _("&People")
            case Group.TABLES:
                return _("&Tables")
            case Group.MONEY:
                return _("&Money")
            case Group.STRUCTURE:
                return _("&Structure")
            case Group.BOARD:
                return _("&Board")
            case Group.VIEW:
                return _("V&iew")
            case Group.HELP:
                return _("&Help")


class Where(Enum):
    """Where a command acts."""

    PROGRAM = "program"
    """Everywhere."""
    ANYWHERE = "anywhere"
    """The same, and while a board has the keyboard, too."""
    EVENING = "evening"
    """At the desk of an evening, and on its boards."""


@dataclass(frozen=True, slots=True)
class Command:
    """Something that the director can have done.

    Attributes:
        code: its name in code; keys that were changed are kept by it.
        says: its words in the menu; an ellipsis: it asks something first.
        group: its menu.
        keys: its usual key sequences, portable as Qt writes them; the first one is shown.
        where: where it acts.
        also: further words by which it is found.
        gap: whether the menu has a line above it.
    """

    code: str
    says: Callable[[], str]
    group: Group
    keys: tuple[str, ...] = ()
    where: Where = Where.EVENING
    also: Callable[[], str] | None = None
    gap: bool = False


@dataclass(frozen=True, slots=True)
class Deed:
    """What a command does here and now.

    Attributes:
        do: does it.
        why_not: the sentence that says why it cannot be done now, None if it can.
        says: its words now, where they tell more than the command's own.
    """

    do: Callable[[], object]
    why_not: Callable[[], str | None] = lambda: None
    says: Callable[[], str] | None = None
