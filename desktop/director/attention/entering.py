"""The card of an evening in which nobody can play yet."""

from collections.abc import Callable

from PyQt6.QtWidgets import QWidget

from desktop.director.attention.card import MatterCard
from desktop.director.attention.matters import EnterPlayers
from tournament.language import gettext as _


def enter_card(matter: EnterPlayers, to_people: Callable[[], None], parent: QWidget, *, counted: bool) -> MatterCard:
    """What comes first, and the page where it is done."""
    said = _("Enter who plays, then draw the seats and start the clock.")
    if counted:
        said = _("Say how many players there are, then start the clock.")
    title = _("One player is entered") if matter.entered else _("Nobody is entered yet")
    card = MatterCard(title, said, parent)
    card.add_answer(_("People"), kind="primary").clicked.connect(to_people)
    return card
