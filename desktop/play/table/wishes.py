"""How somebody likes a table's window: its colours, its pace, how long people may think."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields

from desktop.display.looks.style import ThemeName
from desktop.play.live.pace import HURRIED, USUAL, Pace
from desktop.play.live.time_bank import TimeRules
from tournament.language import gettext as _

SPEEDS = (1, 2, 4, 20, 0)
"""Those that can be chosen."""
DECISIONS = (0, 15, 30, 60, 120)
"""Seconds for a decision that can be chosen; 0: as long as they like."""
BANKS = (0, 30, 60, 120, 300)
"""Seconds of a time bank that can be chosen."""
REFILLS = (0, 10, 20, 30, 60)
"""Seconds that come back into a time bank."""
LONGEST = 3_600
"""Seconds, and hands: more than that nobody means."""

Plain = int | str | bool
"""What a wish is in the file of settings."""


@dataclass(frozen=True, slots=True)
class TableWishes:
    """What this computer remembers of all its tables' windows.

    Attributes:
        theme: the colours, those of the board.
        speed: how many times as fast as people robots play; 0: at once.
        decision, bank, refill, every: the time to act in seconds, and hands (`TimeRules`).
        open_cards: the cards of the only person at the screen lie open without a key.
        equities: what all-in hands are worth is shown, as television does.
        log: the lines of the hand stand beside the felt.
    """

    theme: ThemeName = ThemeName.DARK
    speed: int = 1
    decision: int = 30
    bank: int = 60
    refill: int = 20
    every: int = 10
    open_cards: bool = False
    equities: bool = False
    log: bool = False

    @property
    def pace(self) -> Pace:
        """How fast hands are shown."""
        return USUAL.times(self.speed) if self.speed else HURRIED

    @property
    def time(self) -> TimeRules:
        """How long people may think."""
        return TimeRules(self.decision, self.bank, self.refill, self.every)

    def plain(self) -> dict[str, Plain]:
        """For the file of settings."""
        return {name: str(value) if name == "theme" else value for name, value in asdict(self).items()}

    @classmethod
    def read(cls, plain: Mapping[str, Plain]) -> TableWishes:
        """What stands in the file of settings; whatever is wrong there counts as its default."""
        usual = cls()
        found: dict[str, object] = {}
        for field in fields(cls):
            value, default = plain.get(field.name), getattr(usual, field.name)
            if field.name == "theme":
                found["theme"] = ThemeName(value) if value in tuple(ThemeName) else usual.theme
            elif isinstance(default, bool):
                found[field.name] = value if isinstance(value, bool) else default
            elif type(value) is int and 0 <= value <= LONGEST and (field.name != "every" or value):
                found[field.name] = value
        made: TableWishes = cls(**found)  # type: ignore[arg-type]
        return made if made.speed in SPEEDS else cls(**{**found, "speed": usual.speed})  # type: ignore[arg-type]


def speed_words(speed: int | None) -> str:
    """So many times as fast as people play; 0 or None: as fast as it goes."""
    if not speed:
        return _("As fast as it goes")
    return _("As people play") if speed == 1 else _("{n} times as fast").format(n=speed)
