"""A step cannot be undone because later ones stand on it: what the director can do instead."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from tournament import wording
from tournament.language import gettext as _
from tournament.language import ngettext

if TYPE_CHECKING:  # the first window has room for ways on, and no evening yet
    from desktop.bridge import Bridge
    from tournament.evening import Evening


@dataclass(frozen=True, slots=True)
class Way:
    """A button: its words, and what it does."""

    label: str
    take: Callable[[], object]


def ways_on(bridge: "Bridge", seq: int) -> tuple[Way, ...]:
    """Forward: put the busted back in; else back: undo everything down to that step."""
    from tournament.events import PlayerBusted
    from tournament.outs import elimination

    ways: list[Way] = []
    for event in bridge.evening.steps[seq - 1].step.events:
        if isinstance(event, PlayerBusted):
            back = partial(elimination.reinstate, entry=event.entry, server_seed=bridge.server_seed())
            if bridge.may(back) is None:
                name = wording.short(bridge.state.entry(event.entry).shown_name)
                ways.append(Way(_("Reinstate {name}").format(name=name), partial(bridge.perform, back)))
    count = _how_many(bridge.evening, seq)
    said = ngettext("Undo everything back to there ({n} step)", "Undo everything back to there ({n} steps)", count)
    ways.append(Way(said.format(n=count), partial(bridge.undo_through, seq)))
    return tuple(ways)


def _how_many(evening: "Evening", seq: int) -> int:
    """How many steps `undo_through` would undo: what counts from there on, without the presses of the clock."""
    gone = evening.ledger.dead
    return sum(
        stored.seq not in gone
        and stored.step.undoes is None
        and stored.step.instead_of not in gone
        and not stored.step.is_clock_press
        for stored in evening.steps[seq - 1 :]
    )
