"""Where the log says that somebody is out, and who has the chips since."""

from tournament.evening import Evening
from tournament.events import ChipsBought, PlayerBusted, PlayerDeciding, PlayerReinstated, StackRemoved
from tournament.history import Place
from tournament.language import gettext as _
from tournament.names import EntryNo


def bust_place(evening: Evening, entry: EntryNo) -> Place | None:
    """The place of the log that took the entry out; the last of them if it was reinstated in between."""
    found = None
    for place in evening.ledger.places():
        if any(isinstance(e, PlayerBusted | StackRemoved) and e.entry == entry for e in place.shown.step.events):
            found = place
    return found


def loss_place(evening: Evening, entry: EntryNo) -> Place | None:
    """The place of the log that says who has the chips: where he first thought about buying back in, that one."""
    found, thinking = None, None
    for place in evening.ledger.places():
        for event in place.shown.step.events:
            if isinstance(event, PlayerDeciding) and event.entry == entry:
                thinking = place
            elif isinstance(event, PlayerBusted | StackRemoved) and event.entry == entry:
                found, thinking = thinking or place, None
            elif isinstance(event, ChipsBought | PlayerReinstated) and event.entry == entry:
                thinking = None
    return found


def why_fixed(place: Place) -> str | None:
    """Why nobody else can have the chips of that bust."""
    match place.shown.step.label:
        case "busted" | "deciding" | "some_deciding":
            return None
        case "one_out":
            return _("Players are counted tonight: nobody knows who has the chips.")
        case _ if any(isinstance(event, StackRemoved) for event in place.shown.step.events):
            return _("Nobody has the chips: they left play.")
        case _:
            return _("The engine dealt that hand and knows who won it.")
