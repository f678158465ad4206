"""What the answers on the cards do: the evening goes on, the matter waits, or a dialog asks more."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PyQt6.QtWidgets import QDialog, QPushButton, QWidget

from desktop.bridge import Bridge
from desktop.director.attention.card import MatterCard
from desktop.director.attention.matters import Matter
from tournament.evening import Decision
from tournament.language import gettext as _
from tournament.state import Tournament


@dataclass(frozen=True, slots=True)
class Answers:
    """What a card needs of the panel that shows it.

    Attributes:
        parent: the panel, for cards and dialogs.
        perform: does it as it was shown.
        put_off: shows the matter no more until the next step.
        open: opens a dialog.
    """

    bridge: Bridge
    parent: QWidget
    perform: Callable[[Decision[Tournament]], None]
    put_off: Callable[[Matter], None]
    open: Callable[[QDialog], None]

    def does(self, button: QPushButton, decision: Decision[Tournament]) -> None:
        """Have the button do that."""
        button.clicked.connect(partial(_pressed, partial(self.perform, decision)))

    def later(self, card: MatterCard, matter: Matter) -> None:
        """End the card with [Later]."""
        made = card.add_answer(_("Later"), kind="link")
        made.clicked.connect(partial(_pressed, partial(self.put_off, matter)))


def _pressed(do: Callable[[], None], checked: bool = False) -> None:
    do()
