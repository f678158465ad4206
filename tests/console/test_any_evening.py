"""Whatever is decided, corrected and taken back, in any order: chips, money, places and seats stay consistent."""

from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from console.errors import Refused
from console.keeping import Memory
from console.stories import lines, telling
from console.stories.lines import kept, people
from console.stories.told import Told
from console.stories.words import Wrong
from tests.console.anything import BACK, DECISIONS, story
from tournament import fold, history
from tournament.bounties.bounties import bounties
from tournament.draws import verifying
from tournament.errors import Refusal
from tournament.evening import Evening
from tournament.events import (
    ChipsBought,
    ChipsCorrected,
    ChipsGranted,
    ColourRemoved,
    EntryCancelled,
    Event,
    HouseContributed,
    MoneyAdjusted,
    MoneyReceived,
    MoneyReturned,
    PlayerEntered,
    PlayerReinstated,
    PrizePaid,
    StackRemoved,
    TableWay,
)
from tournament.history import Place, Step, Stored
from tournament.names import Chips, EntryNo
from tournament.sales import cash
from tournament.sales.prices import Fund
from tournament.standings import payouts, persons, prizes, standings
from tournament.state import Tournament


def test_every_decision_of_the_language_is_tried() -> None:
    tried = [*DECISIONS, *BACK]
    words = [*lines.READERS, *kept.READERS, *people.ABOUT, *telling.READERS]
    assert [each for each in words if not any(f"{line} ".startswith(f"{each} ") for line in tried)] == []


def told(text: str) -> Told:
    """The evening after all lines that were not refused; each of them left it consistent, or changed nothing."""
    read = telling.read(text, "any.story", Path())
    here = Told(Memory(), read.opening.created, read.begins, Path(), read.opening.zone)
    written = text.splitlines()
    for line in read.lines:
        here.at = here.at if line.at is None else line.at
        before, steps = here.state, len(here.here.steps)
        try:
            line.act(here)
        except (Refusal, Refused, Wrong):
            assert (here.state, len(here.here.steps)) == (before, steps) or " hands" in written[line.number - 1]
            assert not written[line.number - 1].endswith("crash")
        check_seats(here.state)
        check_chips(here)
        check_money(here)
        check_places(here)
    return here


def live(here: Told) -> list[Event]:
    return [event for place in history.places(here.here.steps) for event in place.shown.step.events]


def check_seats(state: Tournament) -> None:
    inside = Counter(entry.player for entry in state.left if entry.player is not None)
    assert set(inside.values()) <= {1}, "nobody is in twice"
    sitting = [(entry.seat, entry.number) for entry in state.left if entry.seat is not None]
    assert len({seat for seat, _number in sitting}) == len(sitting), "no chair has two players"
    at_tables = {
        (table.number, chair, number) for table in state.tables.values() for chair, number in table.seats.items()
    }
    assert at_tables == {(seat.table, seat.number, number) for seat, number in sitting}
    assert not set(state.waiting) & set(inside), "nobody waits who is in"
    assert (state.finished is not None) == state.clock.over, "the clock stops with the win"


def check_chips(here: Told) -> None:
    """In play is what was bought, granted and found, without what left; where robots deal, stacks are all of it."""
    state, expected = here.state, 0
    taken_home: dict[EntryNo, Chips] = {}
    for event in live(here):
        match event:
            case PlayerEntered() | ChipsBought():
                expected += event.bought.chips
            case ChipsGranted():
                expected += len(event.entries) * event.chips
            case ChipsCorrected():
                expected += event.chips
            case ColourRemoved():
                assert not event.changes or event.total == sum(change.change for change in event.changes)
                expected += event.total
            case EntryCancelled():
                expected -= event.chips
            case StackRemoved():
                expected -= event.chips
                taken_home[event.entry] = event.chips
            case PlayerReinstated():
                expected += taken_home.pop(event.entry, 0)
            case _:
                pass
    assert state.chips_in_play == expected >= 0
    assert all(entry.stack is None or entry.stack >= 0 for entry in state.entries.values())
    loose = sum(bought.chips for bought in state.loose)
    if state.setup.way is TableWay.DEALT:
        assert sum(entry.stack or 0 for entry in state.left) == expected - state.corrected - loose


def check_money(here: Told) -> None:
    state = here.state
    sheet = cash.sheet(state)
    assert sheet.incoming == sheet.outgoing, "the sheet balances"
    assert sheet.balances
    drawer = 0
    for event in live(here):
        match event:
            case PlayerEntered() | ChipsBought():
                drawer += event.paid + (event.bought.shares.total if event.bought.comp else 0)
            case MoneyReceived() | HouseContributed() | MoneyAdjusted():
                drawer += event.amount
            case MoneyReturned():
                drawer -= event.amount
            case PrizePaid():
                drawer -= event.amount - event.netted
            case _:
                pass
    for entry in state.entries.values():
        due = sum(bought.shares.total for bought in entry.purchases if not bought.comp)
        drawer -= max(0, entry.refund.total - due)  # the house pays no longer what it gave
    assert sheet.drawer == drawer + state.overlay
    assert state.overlay == max(0, state.payouts.guarantee - state.pool + state.overlay) >= 0
    heads = bounties(state)
    assert sum(heads.won.values()) + heads.open + heads.unclaimed + state.from_heads == state.fund(Fund.BOUNTIES)
    won = prizes(state)
    if state.payouts.places != 0:
        assert sum(prize.amount for prize in won) == max(0, state.pool), "prizes sum to the pool"
    free = [prize.amount for prize in won if not prize.by_hand and prize.amount]
    assert free == sorted(free, reverse=True), "prizes that nobody set by hand never rise"
    assert all(prize.amount >= 0 for prize in won)
    assert all(account.owing >= 0 and account.refund >= 0 for account in sheet.accounts)


def check_places(here: Told) -> None:
    """One line a person; those out have the places behind those in, each once or shared with as many as it skips."""
    state = here.state
    found = standings(state, here.at)
    assert len(found) == len(persons(state))
    out = [line for line in found if line.place is not None]
    if state.finished is None:
        assert len(found) - len(out) == len(state.left)
    coming = len(found) - len(out) + 1
    for place, sharing in sorted(Counter(line.place for line in out).items(), key=lambda each: each[0] or 0):
        assert place == coming
        assert all(line.tied == (sharing > 1) for line in out if line.place == place)
        coming += sharing
    assert coming == len(found) + 1
    if state.finished is not None:
        assert sum(line.prize for line in found) == sum(payouts(state))


@settings(max_examples=50, deadline=None)
@given(st.integers(0, 1_000_000))
def test_any_evening_stays_consistent_and_is_the_same_when_it_is_read_again(seed: int) -> None:
    here = told(story(seed))
    again = Evening(Memory(), here.here.number, here.here.steps, lambda: here.at)
    assert again.state == here.state
    assert not any(draw.faults for draw in verifying.verify(here.here.steps).draws), "draws follow from their seeds"
    kept = [Stored(place.first.seq, place.first.at, place.shown.step) for place in here.here.ledger.places()]
    plain = [Stored(each.seq, each.at, Step(each.step.label, each.step.events)) for each in kept]
    assert fold.fold(Place(each, each) for each in plain) == here.state, "as if what is dead had never been"


@settings(max_examples=20, deadline=None)
@given(st.integers(0, 1_000_000), st.randoms(use_true_random=False))
def test_any_evening_undone_in_any_accepted_order_is_the_one_that_was_created(seed: int, chance: Random) -> None:
    here = told(story(seed)).here
    while standing := [place.first.seq for place in here.ledger.places() if not place.first.step.creates]:
        chance.shuffle(standing)
        before = len(here.steps)
        for seq in standing:
            with suppress(Refusal):
                here.undo(seq)
        assert len(here.steps) > before, "something can always be undone"
    assert here.state == fold.fold(history.places(here.steps[:1]))
