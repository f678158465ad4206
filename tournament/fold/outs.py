"""What facts about busts make of the state."""

from tournament.changing import replace
from tournament.errors import RuleViolation
from tournament.events import FinishOrdered, PlayerBusted, PlayerDeciding, PlayerReinstated, Than
from tournament.fold.chairs import (
    bought_back,
    check_left,
    check_not_dealt,
    check_started,
    gone,
    sit,
    stacks_of_kept_tables,
    stand_up,
    waits_no_more,
    with_entry,
)
from tournament.fold.facts import apply
from tournament.fold.seeds import after_draw
from tournament.names import EntryNo, Instant, TableNo
from tournament.state import Bust, Entry, OrderGiven, Tournament


@apply.register
def _(event: PlayerBusted, state: Tournament, at: Instant) -> Tournament:
    entry = state.entry(event.entry)
    if not event.decided:
        _check_not_deciding(entry)
        bust, state = _lost(event, state, at)
    elif entry.deciding is None:
        raise RuleViolation("not_deciding", name=entry.shown_name)
    else:
        # It is that of the hand in which he lost his chips, whatever came since.
        check_started(state, at)
        check_left(state, entry)
        bust = entry.deciding
    if entry.seat is not None:
        state = stand_up(state, event.entry, entry.seat)
    out = replace(state.entries[event.entry], stack=0, counted=None, bust=bust, deciding=None, locked=False)
    return gone(with_entry(state, out), at)


@apply.register
def _(event: PlayerDeciding, state: Tournament, at: Instant) -> Tournament:
    _check_not_deciding(state.entry(event.entry))
    bust, state = _lost(event, state, at)
    return with_entry(state, replace(state.entry(event.entry), stack=0, counted=None, deciding=bust))


def _check_not_deciding(entry: Entry) -> None:
    """Nobody loses his last chips twice: where the rebuy between is taken back, the second loss stands on nothing."""
    if entry.deciding is not None:
        raise RuleViolation("still_deciding", name=entry.shown_name)


def _lost(event: PlayerBusted | PlayerDeciding, state: Tournament, at: Instant) -> tuple[Bust, Tournament]:
    """The loss of all chips, and the state in which those of the same hand stand behind it."""
    check_started(state, at)
    entry = state.entry(event.entry)
    if not entry.is_in:
        raise RuleViolation("already_out", name=entry.shown_name)
    check_left(state, entry)
    if (entry.seat.table if entry.seat else None) != event.table:
        raise RuleViolation("not_at_table", name=entry.shown_name, table=event.table)
    for other in event.by:
        if not state.entry(other).is_in:
            raise RuleViolation("eliminator_out", name=state.entry(other).shown_name)
    if entry.stack and entry.counted is None and not state.setup.counted:
        raise RuleViolation("still_has_chips", name=entry.shown_name, chips=entry.stack)
    going = state.hand_for_hand if state.hand_for_hand is not None and state.hand_for_hand.together else None
    group = state.groups + 1 if going is None or going.group is None else going.group
    if going is not None:
        state = replace(state, hand_for_hand=replace(going, group=group))
    rank, state = _ranked(event, state, group)
    table = None if event.hand is None or event.table is None else state.table(event.table)
    bust = Bust(
        group=group,
        rank=rank,
        at=at,
        by=event.by,
        seat=entry.seat,
        hand=None if event.hand is None else state.hands,
        level=state.clock.reading(at).index if table is None else table.level,
        started_with=event.started_with,
        in_round=going is not None,
    )
    return bust, state


def _ranked(event: PlayerBusted | PlayerDeciding, state: Tournament, group: int) -> tuple[int, Tournament]:
    """The rank in the hand among those told of it who count now, and the state in which others stand behind."""
    if state.hand_for_hand is None or event.against is None:
        return event.rank_in_hand, state
    said = {against.entry: against.than for against in event.against}
    mates = of_hand(state, group, event.table)
    unasked = [entry.shown_name for entry in mates if entry.number not in said]
    if unasked:
        # Two hands become one where the end of the round between them is taken back.
        names = [*unasked, state.entry(event.entry).shown_name]
        raise RuleViolation("who_had_more", names=names, rule="WSOP 126-b")
    ranks: dict[Than, set[int]] = {than: set() for than in Than}
    for entry in mates:
        ranks[said[entry.number]].add(_rank(entry))
    better, same, worse = ranks[Than.LESS], ranks[Than.AS_MUCH], ranks[Than.MORE]
    rank = min(same, default=max(better, default=0) + 1)
    if len(same) > 1 or max(better, default=0) >= rank or min(worse, default=rank + 1) < rank + bool(same):
        raise RuleViolation("order_contradicts", name=state.entry(event.entry).shown_name)
    return rank, state if same else _behind(state, group, event.table, rank)


def _rank(entry: Entry) -> int:
    bust = entry.bust or entry.deciding
    return 0 if bust is None else bust.rank


def _behind(state: Tournament, group: int, table: TableNo | None, rank: int) -> Tournament:
    """Those of that hand with this rank or a lower one go down by one."""
    for entry in of_hand(state, group, table):
        bust = entry.bust or entry.deciding
        if bust is not None and bust.rank >= rank:
            moved = replace(bust, rank=bust.rank + 1)
            lower = replace(entry, bust=moved) if entry.bust is not None else replace(entry, deciding=moved)
            state = with_entry(state, lower)
    return state


def of_hand(state: Tournament, group: int, table: TableNo | None) -> tuple[Entry, ...]:
    """Who lost all chips in the hand of that group at that table, out or still deciding."""
    found: list[Entry] = []
    for entry in state.entries.values():
        bust = entry.bust or entry.deciding
        if bust is not None and bust.group == group and (bust.seat.table if bust.seat else None) == table:
            found.append(entry)
    return tuple(found)


def in_open_round(state: Tournament, entry: Entry) -> bool:
    """Whether it is out in the round of hand-for-hand that is being played."""
    going = state.hand_for_hand
    return going is not None and entry.bust is not None and entry.bust.group == going.group


def group_of(state: Tournament, number: EntryNo) -> int:
    """The group of the hand in which that entry lost all its chips, 0 where it did not."""
    entry = state.entry(number)
    bust = entry.bust or entry.deciding
    return 0 if bust is None else bust.group


@apply.register
def _(event: FinishOrdered, state: Tournament, at: Instant) -> Tournament:
    named = [number for group in event.order for number in group]
    out = [state.entry(number) for number in named]
    # Where the end of the round that they are out in is taken back, others may tie with them again.
    stands = all(entry.bust is not None and not in_open_round(state, entry) for entry in out)
    return replace(state, orders=(*state.orders, OrderGiven(event.order, stands)))


@apply.register
def _(event: PlayerReinstated, state: Tournament, at: Instant) -> Tournament:
    entry = state.entry(event.entry)
    if entry.bust is None:
        raise RuleViolation("not_out", name=entry.shown_name)
    others = state.entries_of(entry.player)
    if any(each.is_in for each in others):
        raise RuleViolation("already_entered", name=entry.shown_name, known=entry.shown_name)
    if any(each.number > entry.number for each in others):
        raise RuleViolation("entered_again", name=entry.shown_name)
    if state.finished is not None:
        check_not_dealt(state)
        state = replace(state, clock=state.clock.reopened(at), finished=None)
        state = stacks_of_kept_tables(state, known=False)
    chips = entry.bust.started_with if entry.bust.removed is not None else None
    if chips is not None:
        # Nobody had won them: they come back into play with him.
        state = replace(state, removed=state.removed - chips)
    if event.bought_back:
        # Those that he had are others' now, and he gets none of a colour that has begun to go.
        state = replace(state, holding={value: still - {event.entry} for value, still in state.holding.items()})
    back = bought_back(state, entry, entry.bust) if event.bought_back else entry
    back = replace(back, bust=None, stack=0 if event.bought_back else chips, counted=None)
    state = _without_orders_of(with_entry(state, back), event.entry)
    if entry.player is not None:
        state = waits_no_more(state, entry.player)
    if event.seat is None:
        return with_entry(state, replace(back, stack=None))
    state = sit(state, event.entry, event.seat, at)
    return state if event.draw is None else after_draw(state, event.draw)


def _without_orders_of(state: Tournament, number: EntryNo) -> Tournament:
    """What was said of the order of those out lapses where one of them is in again."""
    if not any(number in group for given in state.orders for group in given.groups):
        return state
    orders = tuple(
        replace(given, stands=False) if any(number in group for group in given.groups) else given
        for given in state.orders
    )
    return replace(state, orders=orders)
