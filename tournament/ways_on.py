"""A step that cannot be undone because a later one stands on it: what leads to the same end forwards."""

from collections.abc import Mapping
from typing import Any

from tournament.events import PlayerBusted, PlayerEntered, PlayerSeated, PlayersMoved, StackRemoved
from tournament.history import Step
from tournament.state import Tournament


def way_on(state: Tournament, undone: Step, later: Step, why: str) -> Mapping[str, Any]:
    """The way on, as facts of the refusal: `way_on`, and the `name` of the player it is about; empty if there is none.

    `reinstate`: put him back in (`elimination.reinstate`), whatever came after his bust. `other_seat`: give him another
    seat in the later step (`Stream.replace`), since the one he got there would be taken. `unregister`: take his entry
    out with what he is owed (`leaving.unregister`).

    Args:
        state: the evening as it stands, with the step.
        undone: the step that is to go or to be corrected.
        later: the step that would no longer stand.
        why: the code of what contradicts it.
    """
    if why in ("seat_taken", "seat_unavailable"):
        for event in later.events:
            sitting = event.moves[0].entry if isinstance(event, PlayersMoved) else None
            sitting = event.entry if isinstance(event, PlayerSeated) else sitting
            if sitting is not None:
                return {"way_on": "other_seat", "name": state.entry(sitting).shown_name}
    if state.ended_by_deal:
        return {}  # nobody goes or comes back: first the deal is undone
    for event in undone.events:
        if isinstance(event, PlayerBusted | StackRemoved) and state.entry(event.entry).bust is not None:
            return {"way_on": "reinstate", "name": state.entry(event.entry).shown_name}
        # Who has won cannot be taken out.
        if isinstance(event, PlayerEntered) and state.entry(event.entry).is_in and state.finished is None:
            return {"way_on": "unregister", "name": state.entry(event.entry).shown_name}
    return {}
