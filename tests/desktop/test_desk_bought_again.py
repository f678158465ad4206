"""Somebody who has bought in several times: what the pages say of all of it."""

from functools import partial

import pytest

from desktop.director.dialogs import wish_fields
from desktop.director.dialogs.add_ons import AddOnsDialog
from desktop.running import Desk
from tests.desktop.desks import MORE, HandClock, bust, desk_of, open_rebuys, start
from tournament.clocks import timekeeping
from tournament.errors import BadInput
from tournament.names import EntryNo
from tournament.outs import deciding
from tournament.outs.elimination import Out
from tournament.people import entries
from tournament.sales import buying
from tournament.sales.buying import Order
from tournament.sales.prices import Buying, Price, Shares, Window

ANNA, BOHDAN = EntryNo(1), EntryNo(2)
DEARER = Price("Re-entry", Buying.RE_ENTRY, Shares(prizes=3_000), 10_000, Window(until=4))


def test_what_was_bought_with_an_earlier_entry_is_still_told(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    assert bridge.perform(partial(buying.rebuy, entry=ANNA, server_seed=bridge.server_seed(), stack=0))
    bust(bridge, ANNA, BOHDAN)
    assert bridge.perform(partial(entries.re_enter, name="Anna"))
    desk_of(desk).go_to("people")
    rows = desk_of(desk).people.view.table.rows
    anna = next(row for row in rows if row.cells[0] == "Anna")
    assert anna.cells[3] == "1 re-entry · 1 rebuy"
    assert anna.cells[5] == "€60"


@pytest.mark.parametrize(("again", "said"), [(MORE[0], "7 × €20"), (DEARER, "7")])
def test_entries_are_multiplied_only_by_a_price_that_all_have_paid(
    desk: Desk, clock: HandClock, again: Price, said: str
) -> None:
    bridge = open_rebuys(desk, clock, more=(again,))
    start(bridge)
    bust(bridge, ANNA, BOHDAN)
    assert bridge.perform(partial(entries.re_enter, name="Anna"))
    desk_of(desk).go_to("prizes")
    assert desk_of(desk).prizes.entries.value.text() == said


def test_everybody_is_ticked_at_once(desk: Desk, clock: HandClock) -> None:
    bridge = open_rebuys(desk, clock)
    start(bridge)
    assert bridge.perform(partial(timekeeping.go_to, index=3))  # the break after the third level
    dialog = AddOnsDialog(bridge, desk.window)
    dialog.everybody.click()
    assert dialog.total.text().startswith("6 players · 6 add-ons")
    assert all(tick.twice.isEnabled() for tick in dialog.ticks)
    assert dialog.sell.isEnabled()
    dialog.everybody.click()
    assert dialog.total.text().startswith("0 players")
    assert not dialog.sell.isEnabled()


def test_everybody_is_who_has_chips_and_no_add_on_yet(desk: Desk, clock: HandClock) -> None:
    """The one who had bought his at the table was sold a second one, and who was deciding refused it for all."""
    bridge = open_rebuys(desk, clock)
    start(bridge)
    assert bridge.perform(partial(deciding.deciding, outs=[Out(ANNA)]))
    assert bridge.perform(partial(timekeeping.go_to, index=3))
    assert bridge.perform(partial(buying.add_ons, orders=[Order(BOHDAN)]))
    dialog = AddOnsDialog(bridge, desk.window)
    dialog.everybody.click()
    assert dialog.total.text().startswith("4 players · 4 add-ons")
    assert dialog.sell.isEnabled()
    assert "Bohdan · has 1" in [tick.wanted.text() for tick in dialog.ticks]


def test_too_many_players_are_called_too_many(desk: Desk) -> None:
    assert wish_fields.read_players("10 000") == 10_000
    with pytest.raises(BadInput) as refused:
        wish_fields.read_players("10001")
    assert refused.value.code == "amount_too_large"
