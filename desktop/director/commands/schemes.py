"""Which keys the commands have before anybody changes them: our own, and those of another program."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from desktop.director.commands.catalogue import ALL
from tournament.language import gettext as _

FINAL_TABLE: Final = ""
TOURNAMENT_DIRECTOR: Final = "tournament-director"


@dataclass(frozen=True, slots=True)
class Scheme:
    """Keys by the code of a command.

    Attributes:
        code: its name in code.
        keys: of every command that has any.
    """

    code: str
    keys: Mapping[str, tuple[str, ...]]

    @property
    def name(self) -> str:
        """As it is called."""
        return _("Tournament Director keys") if self.code == TOURNAMENT_DIRECTOR else _("Final Table")

    @property
    def about(self) -> str:
        """Where its keys come from."""
        if self.code == TOURNAMENT_DIRECTOR:
            return _(
                "Ctrl and the arrows turn the pages of the board, as they do there; levels: Page Down and Page Up."
            )
        return _("As this program comes.")


_OURS: Final = {command.code: command.keys for command in ALL if command.keys}

_THEIRS: Final = {
    "page": ("Ctrl+Right", "F3"),
    "page_before": ("Ctrl+Left", "Shift+F3"),
    "next": ("PgDown",),
    "previous": ("PgUp",),
}
"""The Tournament Director 3 lets every director choose its hotkeys. What its author names as the usual ones is this
pair (thetournamentdirector.net/forums, topic 92, 18 March 2006: "Ctrl + the right and left arrow keys move forward
and backward through the rotation" of the screens). It lies on keys that go to another level here, which is what a hand
used to that program must not do by mistake. The rest is as with our own keys."""

SCHEMES: Final[Mapping[str, Scheme]] = {
    FINAL_TABLE: Scheme(FINAL_TABLE, _OURS),
    TOURNAMENT_DIRECTOR: Scheme(TOURNAMENT_DIRECTOR, {**_OURS, **_THEIRS}),
}
