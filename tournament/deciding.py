"""Who has lost all chips and may still buy back in: the seat is held, and there is no place yet."""

from collections.abc import Sequence
from dataclasses import replace

from tournament import elimination, fold
from tournament.elimination import Out
from tournament.errors import RuleViolation
from tournament.events import Event, HandForHandEnded, PlayerBusted, PlayerDeciding
from tournament.history import Step
from tournament.names import MINUTE, EntryNo, Instant, Milliseconds
from tournament.prices import Buying
from tournament.state import Entry, Tournament
from tournament.ties import places

HELD: Milliseconds = 3 * MINUTE
"""So long the seat is held before the desk asks."""


def deciding(state: Tournament, at: Instant, outs: Sequence[Out]) -> Step:
    """Players who lost their last chips in one hand think about buying back in.

    They keep their seats, and the hand its place in the order of busts: whoever is out later finishes before them.

    Raises:
        RuleViolation: `nothing_to_decide` (`name`) where nothing is sold tonight that brings anybody back, and what
            `elimination.lost` says.
    """
    if outs and not any(price.buying in (Buying.REBUY, Buying.RE_ENTRY) for price in state.prices):
        raise RuleViolation("nothing_to_decide", name=state.entry(outs[0].entry).shown_name)
    table, found = elimination.lost(state, at, outs)
    events = tuple(
        PlayerDeciding(
            each.out.entry,
            each.out.by,
            table,
            started_with=each.out.had,
            rank_in_hand=each.rank,
            ahead=each.ahead,
        )
        for each in found
    )
    return Step("deciding", events, _told(state, events))


def _told(state: Tournament, events: Sequence[PlayerDeciding]) -> dict[str, list[str]]:
    names = [state.entry(event.entry).shown_name for event in events]
    winners = dict.fromkeys(number for event in events for number in event.by)
    return {"names": names, "by": [state.entry(number).shown_name for number in winners]}


def other_winners(
    state: Tournament,
    at: Instant,
    lost: Sequence[PlayerBusted | PlayerDeciding],
    entry: EntryNo,
    by: Sequence[EntryNo],
) -> Step:
    """The same once more, but others have that player's chips: to be told in the place of the step that says it.

    Args:
        state: the evening before that step.
        at: its instant.
        lost: what it says of those who lost all chips in that hand.
        entry: whose chips others have.
        by: who; nobody where nobody knows.

    Raises:
        RuleViolation: as `elimination.check_winners` says.
    """
    elimination.check_winners(state, entry, by)
    outs = tuple(replace(e, by=tuple(by)) if e.entry == entry else e for e in lost if isinstance(e, PlayerBusted))
    if outs:
        return Step("busted", outs, elimination.told(state, at, outs))
    some = tuple(replace(e, by=tuple(by)) if e.entry == entry else e for e in lost if isinstance(e, PlayerDeciding))
    return Step("deciding", some, _told(state, some))


def decided_out(state: Tournament, at: Instant, entry: EntryNo) -> Step:
    """The player does not buy back in: he is out, in the place of the hand in which he lost his chips.

    Where that leaves as few as hand-for-hand was for, and his round is over, it ends (`HandForHandBegan.until`).

    Raises:
        RuleViolation: `no_such_entry`, `not_deciding` (`name`).
    """
    player = state.entry(entry)
    event = out_after_all(player)
    after = fold.apply_step(state, (event,), at)
    going, lost = after.hand_for_hand, player.deciding
    ended: tuple[Event, ...] = ()
    if (
        going is not None
        and going.until is not None
        and len(after.left) <= going.until
        and lost is not None
        and lost.group != going.group
    ):
        ended = (HandForHandEnded(),)
    facts = {
        "name": player.shown_name,
        "by": [state.entry(number).shown_name for number in event.by],
        "place": places(after)[entry][0],
        **({"ended": True} if ended else {}),
    }
    return Step("decided_out", (event, *ended), facts)


def out_after_all(player: Entry) -> PlayerBusted:
    """The fact that a player who was deciding is out.

    Raises:
        RuleViolation: `not_deciding` (`name`).
    """
    lost = player.deciding
    if lost is None:
        raise RuleViolation("not_deciding", name=player.shown_name)
    table = None if lost.seat is None else lost.seat.table
    return PlayerBusted(player.number, lost.by, table, started_with=lost.started_with, rank_in_hand=lost.rank)


def all_deciding(state: Tournament) -> tuple[Entry, ...]:
    """Who is deciding, the one who has had longest first."""
    return tuple(sorted((e for e in state.left if e.deciding is not None), key=lambda e: (_since(e), e.number)))


def deciding_over(state: Tournament, at: Instant) -> tuple[Entry, ...]:
    """Whose seat has been held for three minutes, the one who has had longest first."""
    return tuple(entry for entry in all_deciding(state) if at >= _since(entry) + HELD)


def _since(entry: Entry) -> Instant:
    return 0 if entry.deciding is None else entry.deciding.at
