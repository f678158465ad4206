"""Whatever is decided, corrected and taken back: what the board shows is so."""

from collections import Counter
from itertools import pairwise
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st

from console.errors import Refused
from console.keeping import Memory
from console.stories import telling
from console.stories.told import Told
from console.stories.words import Wrong
from tests.console.anything import story
from tournament.board.contents import content, has_content
from tournament.board.moves import SHOWN_FOR, moves_to_show
from tournament.board.pages import Moves, PageKind, Prizes, Ranking, Schedule, Seating
from tournament.board.view import view
from tournament.errors import Refusal
from tournament.evening import Evening
from tournament.events import Seat
from tournament.fold import Contradiction
from tournament.names import EntryNo, Instant
from tournament.standings import persons, prizes, standings
from tournament.state import Tournament


def check_seating(state: Tournament, at: Instant) -> None:
    page = content(PageKind.SEATING, state, at)
    assert page is None or isinstance(page, Seating)
    lines = () if page is None else page.lines
    shown = Counter((line.name, line.chair.table, line.chair.seat) for line in lines)
    seated = [entry for entry in state.left if entry.seat is not None and state.finished is None]
    assert shown == Counter((e.shown_name, e.seat.table, e.seat.number) for e in seated if e.seat), "each exactly once"


def check_moves(state: Tournament, at: Instant) -> None:
    for page in (content(PageKind.MOVES, state, at), moves_to_show(state, at, Instant(0))):
        assert page is None or isinstance(page, Moves)
        lines = page.lines if page is not None else ()
        assert len({line.name for line in lines}) == len(lines), "nobody is sent to two chairs"
        for line in lines:
            sitter = state.tables[line.to.table].seats[line.to.seat]
            assert state.entries[sitter].shown_name == line.name
        dues = Counter((line.to.table, line.due) for line in lines if line.due is not None)
        assert set(dues.values()) <= {1}, "one big blind at a table"
        closed = () if page is None else page.closed
        assert not {table.name for table in state.tables.values() if table.name} & set(closed)
        assert page is None or lines


def check_prizes(state: Tournament, at: Instant) -> None:
    page, won = content(PageKind.PRIZES, state, at), prizes(state)
    assert page is None or isinstance(page, Prizes)
    if page is None:
        assert not won
        return
    covered = [place for line in page.lines for place in range(line.place, line.last + 1)]
    assert covered == sorted(set(covered)), "no place stands on two lines, and the first comes first"
    assert sum(line.next_out for line in page.lines) <= 1
    assert all(not line.next_out or line.place <= len(state.left) <= line.last for line in page.lines)
    certain = sum(line.share for line in standings(state, at) if line.place is None)
    total = sum(line.amount * (line.last - line.place + 1) for line in page.lines) + certain
    if state.deal is None:
        assert {prize.place for prize in won if prize.amount or prize.thing} <= set(covered), "each paid place"
        assert total == sum(prize.amount for prize in won), "nothing is lost"
    elif state.finished is not None:
        assert total == page.pool
    else:
        # What the pool has gained or lost since the deal comes to the first place only when it is over.
        assert page.kept == state.deal.kept


def check_ranking(state: Tournament, at: Instant) -> None:
    page = content(PageKind.STANDINGS, state, at)
    assert page is None or isinstance(page, Ranking)
    if page is not None:
        assert len(page.lines) == len(persons(state))
        places = [line.place for line in page.lines if line.place is not None]
        assert places == sorted(places)
        out = [line for line in page.lines if line.out_in is not None]
        assert len(out) == len(page.lines) - len(state.left), "all others are out, in some level"
        assert all(line.place is not None and line.chips is None for line in out)


def check_schedule(state: Tournament, at: Instant) -> None:
    page = content(PageKind.STRUCTURE, state, at)
    assert isinstance(page, Schedule)
    assert sum(line.now for line in page.lines) <= 1
    begins = [line.begins for line in page.lines if line.begins is not None]
    assert begins == sorted(begins)
    assert all(line.begins <= at for line in page.lines if line.begins is not None and (line.over or line.now))


def check_view(state: Tournament, at: Instant) -> None:
    shown = view(state, at)
    chosen = {chip.value for chip in state.chip_set}
    assert {chip.value for chip in shown.colours} <= chosen
    assert not chosen or {chip.value for chip in shown.going} <= {chip.value for chip in shown.colours}
    assert all(sale.closes is None or sale.closes > at for sale in shown.for_sale)
    assert not shown.for_sale or (state.has_started(at) and state.finished is None)
    assert all(sale.closes == shown.back_at for sale in shown.for_sale if sale.with_break and sale.closes is not None)


def check_what_there_is(state: Tournament, at: Instant) -> None:
    for kind in PageKind:
        assert has_content(kind, state, at) == (content(kind, state, at) is not None), kind


CHECKS = (
    check_seating,
    check_moves,
    check_prizes,
    check_ranking,
    check_schedule,
    check_view,
    check_what_there_is,
)


def check_chairs_that_changed(evening: Evening) -> None:
    """Who is sent to another chair is whoever sat in one chair before a step that counts and in another after it."""
    places = list(evening.ledger.places())
    try:
        states = [*(evening.before(place.first.seq) for place in places[1:]), evening.state]
    except Contradiction:
        return  # a corrected step whose chips add up again only with a later one: nothing to compare with between
    changed = [(place.first.at, changes(*pair)) for place, pair in zip(places[1:], pairwise(states), strict=True)]
    newest = max((at for at, seats in changed if seats), default=0)
    last = {entry: seat for at, seats in changed if newest - at < SHOWN_FOR for entry, seat in seats.items()}
    page = content(PageKind.MOVES, evening.state, evening.now())
    if isinstance(page, Moves) and not page.everybody:
        entries = evening.state.entries
        sitting = {entries[n].shown_name: seat for n, seat in last.items() if entries[n].seat == seat}
        assert {line.name: Seat(line.to.table, line.to.seat) for line in page.lines} == sitting


def changes(before: Tournament, after: Tournament) -> dict[EntryNo, Seat]:
    """The new chairs of those who had another one."""
    sat = {number: entry.seat for number, entry in before.entries.items() if entry.seat is not None}
    now = {number: entry.seat for number, entry in after.entries.items() if entry.seat is not None}
    return {number: seat for number, seat in now.items() if sat.get(number, seat) != seat}


@settings(max_examples=40, deadline=None)
@given(st.integers(0, 1_000_000))
def test_the_board_of_any_evening_shows_what_is_so(seed: int) -> None:
    read = telling.read(story(seed), "any.story", Path())
    here = Told(Memory(), read.opening.created, read.begins, Path(), read.opening.zone)
    for line in read.lines:
        here.at = here.at if line.at is None else line.at
        try:
            line.act(here)
        except (Refusal, Refused, Wrong):
            continue
        for check in CHECKS:
            check(here.state, here.here.now())
    check_chairs_that_changed(here.here)
