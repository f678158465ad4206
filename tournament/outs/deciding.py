"""Who has lost all chips and may still buy back in: the seat is held, and there is no place yet."""

from collections.abc import Collection, Sequence
from dataclasses import replace

from tournament import fold
from tournament.errors import RuleViolation
from tournament.events import PlayerBusted, PlayerDeciding
from tournament.history import Step
from tournament.names import MINUTE, EntryNo, Instant, Milliseconds
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.outs.hand_for_hand import ended_between_rounds
from tournament.outs.ties import places
from tournament.sales.prices import Buying
from tournament.state import Entry, Tournament

HELD: Milliseconds = 3 * MINUTE
"""So long the seat is held before the desk asks."""


def deciding(state: Tournament, at: Instant, outs: Sequence[Out]) -> Step:
    """Players who lost their last chips in one hand think about buying back in.

    They keep their seats, and the hand its place in the order of busts: whoever is out later finishes before them.

    Raises:
        RuleViolation: `nothing_to_decide` (`name`) where nothing is sold tonight that brings anybody back, and what
            `elimination.lost` says.
    """
    return lost_in_one_hand(state, at, outs, [out.entry for out in outs])


def lost_in_one_hand(state: Tournament, at: Instant, outs: Sequence[Out], thinking: Collection[EntryNo] = ()) -> Step:
    """Players lost their last chips in one hand: those `thinking` are deciding, the others are out.

    Raises:
        RuleViolation: `nothing_to_decide` (`name`) where nothing is sold tonight that brings anybody back, and what
            `elimination.lost` says.
    """
    those = [out for out in outs if out.entry in thinking]
    if not those:
        return elimination.bust(state, at, outs)
    if not any(price.buying in (Buying.REBUY, Buying.RE_ENTRY) for price in state.prices):
        raise RuleViolation("nothing_to_decide", name=state.entry(those[0].entry).shown_name)
    table, found = elimination.lost(state, at, outs)
    events: list[PlayerBusted | PlayerDeciding] = [
        elimination.loss(PlayerDeciding, each, table)
        if each.out.entry in thinking
        else elimination.loss(PlayerBusted, each, table)
        for each in found
    ]
    return _step(state, at, events)


def _step(state: Tournament, at: Instant, lost: Sequence[PlayerBusted | PlayerDeciding]) -> Step:
    """That these lost all chips in one hand; what the history says of those who are out and of the others."""
    outs = [event for event in lost if isinstance(event, PlayerBusted)]
    some = [event for event in lost if isinstance(event, PlayerDeciding)]
    if not some:
        return Step("busted", tuple(outs), elimination.told(state, at, outs))
    if not outs:
        return Step("deciding", tuple(some), _told(state, some))
    facts = {"out": elimination.told(state, at, outs), "deciding": _told(state, some)}
    return Step("some_deciding", tuple(lost), facts)


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
    return _step(state, at, [replace(each, by=tuple(by)) if each.entry == entry else each for each in lost])


def decided_out(state: Tournament, at: Instant, entry: EntryNo) -> Step:
    """The player does not buy back in: he is out, in the place of the hand in which he lost his chips.

    Where that leaves as few as hand-for-hand was for it ends (`HandForHandBegan.until`), except in a round: then its
    end does that, since others may still be out in the hand that all tables play.

    Raises:
        RuleViolation: `no_such_entry`, `not_deciding` (`name`).
    """
    player = state.entry(entry)
    event = out_after_all(player)
    after = fold.apply_step(state, (event,), at)
    going, lost = after.hand_for_hand, player.deciding
    ended = ended_between_rounds(after)
    facts = {
        "name": player.shown_name,
        "by": [state.entry(number).shown_name for number in event.by],
        "place": places(after)[entry][0],
        **({"ended": True} if ended else {}),
        **({"round": True} if going is not None and lost is not None and lost.group == going.group else {}),
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
    return PlayerBusted(
        player.number, lost.by, table, started_with=lost.started_with, rank_in_hand=lost.rank, decided=True
    )


def all_deciding(state: Tournament) -> tuple[Entry, ...]:
    """Who is deciding, the one who has had longest first."""
    return tuple(sorted((e for e in state.left if e.deciding is not None), key=lambda e: (_since(e), e.number)))


def deciding_over(state: Tournament, at: Instant) -> tuple[Entry, ...]:
    """Whose seat has been held for three minutes, the one who has had longest first."""
    return tuple(entry for entry in all_deciding(state) if at >= _since(entry) + HELD)


def _since(entry: Entry) -> Instant:
    return 0 if entry.deciding is None else entry.deciding.at
