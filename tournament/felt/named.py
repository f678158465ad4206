"""What the engine does not know about a table: who sits there, what it is called, what the clock shows."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from tournament.language import gettext as _
from tournament.names import Chips
from tournament.wording import values


@dataclass(frozen=True, slots=True)
class Named:
    """A table and the people at it, as they are called.

    Attributes:
        title: the table's name; `details`: what its subtitle says beside hand and blinds ("no-limit", "TDA").
        names: by seat, only of chairs somebody sits on; `chairs`: how many there are, free ones too.
        number: of the hand, 0 where hands are not counted; `clock`: what the clock shows, often nothing.
        badges: a short word at a plate, by seat; `robots`: seats that one plays, where no badge says something else.
        away: seats whose players are not there.
        time: how much of the time to act is left, from 1 to 0, by seat.
        stacks: chips of seats that are not in the hand, None where nobody knows them.
    """

    title: str
    names: Mapping[int, str]
    chairs: int
    number: int = 0
    details: tuple[str, ...] = ()
    clock: str = ""
    badges: Mapping[int, str] = field(default_factory=dict)
    robots: Collection[int] = ()
    away: Collection[int] = ()
    time: Mapping[int, float] = field(default_factory=dict)
    stacks: Mapping[int, Chips | None] = field(default_factory=dict)

    def name(self, seat: int) -> str:
        """Whoever sits there, on a plate; a seat that is dealt in without a name is called by its number."""
        # In a record a name may have any letters, also breaks between lines.
        return " ".join(self.names.get(seat, "").split()) or _("Seat {seat}").format(seat=seat)

    def isolated(self, seat: int) -> str:
        """The same inside a sentence."""
        return values.isolated(self.name(seat))

    def badge(self, seat: int) -> str:
        """The short word at the plate."""
        if seat in self.away:
            return _("away")
        return self.badges.get(seat, _("robot") if seat in self.robots else "")
