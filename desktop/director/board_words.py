"""What the pages of the board are called at the desk."""

from tournament.board.pages import PageKind
from tournament.language import gettext as _


def page_name(page: PageKind) -> str:
    """The page's name on a button."""
    match page:
        case PageKind.CLOCK:
            return _("Clock")
        case PageKind.SEATING:
            return _("Seats")
        case PageKind.MOVES:
            return _("Moves")
        case PageKind.PRIZES:
            return _("Prizes")
        case PageKind.STANDINGS:
            return _("Standings")
        case PageKind.STRUCTURE:
            return _("Structure")
        case PageKind.MESSAGE:
            return _("Message")


def nothing_on(page: PageKind, *, is_over: bool = False) -> str:
    """Why that page cannot be shown now. `is_over`: somebody has won."""
    match page:
        case PageKind.SEATING | PageKind.MOVES if is_over:
            return _("The tournament is over.")
        case PageKind.SEATING:
            return _("Nobody has a seat yet.")
        case PageKind.MOVES:
            return _("Nobody has changed seats yet.")
        case PageKind.PRIZES:
            return _("There is nothing to win yet.")
        case PageKind.STANDINGS:
            return _("There are no standings yet: nobody is out, and no chips were counted.")
        case PageKind.MESSAGE:
            return _("Write a message below first.")
        case PageKind.STRUCTURE | PageKind.CLOCK:
            return _("There is nothing to show on this page.")
