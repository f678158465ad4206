"""The pages that show levels and breaks say everything about them."""

from functools import partial

from desktop.running import Desk
from engine.blinds import Limit
from tests.desktop.desks import HandClock, bridge_of, desk_of, open_kept
from tournament.names import MINUTE
from tournament.structures import restructuring
from tournament.structures.structure import Break, Level, Structure

STRUCTURE = Structure(
    "All kinds",
    (
        Level(50, 100, duration_ms=20 * MINUTE, limit=Limit.FIXED_LIMIT),
        Break(10 * MINUTE, (25, 100), waits=True),
        Level(100, 200, duration_ms=None, hands=12, limit=Limit.POT_LIMIT),
        Level(200, 400, duration_ms=None),
    ),
    10_000,
)


def test_limit_hands_colours_and_waiting_are_shown(desk: Desk, clock: HandClock) -> None:
    open_kept(desk, clock)
    bridge_of(desk).perform(partial(restructuring.change_structure, new=STRUCTURE))
    desk_of(desk).go_to("structure")
    rows = [row.cells for row in desk_of(desk).structure.view.table.rows][:4]
    assert [row[1] for row in rows] == [
        "50 / 100, fixed limit",
        "remove 25 and 100",
        "100 / 200, pot-limit",
        "200 / 400",
    ]
    assert rows[1][2] == "waits until it goes on"
    assert [row[3] for row in rows] == ["20", "10", "12 hands", "–"]
