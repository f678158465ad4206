"""What the commands at the tables do: with the seat that is chosen, else the line asks for whom."""

from collections.abc import Callable

from desktop.director.commands.command import Deed
from desktop.director.desk import EveningDesk
from tournament.events import TableWay, Timing
from tournament.language import gettext as _


def deeds(desk: EveningDesk) -> dict[str, Deed]:
    """By the code of the command."""
    bridge = desk.bridge

    def find() -> None:
        desk.go_to("tables")
        desk.tables.start_finding()

    def why_no_tables() -> str | None:
        if bridge.state.setup.counted:
            return _("Players are counted tonight, without seats.")
        return None if bridge.state.tables else _("There are no tables yet: draw the seats first.")

    def why_not_drawn() -> str | None:
        return None if bridge.state.seats_drawn else why_no_tables() or _("The seats have not been drawn.")

    def why_no_draw() -> str | None:
        return (
            _("The seats are drawn already.")
            if bridge.state.seats_drawn
            else desk.tables.head.why_no_draw(bridge.state)
        )

    def why_nobody_moved() -> str | None:
        return None if bridge.state.moved else _("Nobody has changed seats yet.")

    def why_no_moves() -> str | None:
        return _("No moves are shown on the board.") if desk.evening.moves is None else None

    def why_not_opened() -> str | None:
        state = bridge.state
        if state.setup.timing is Timing.SIMULATED:
            return _("Robots play tonight.")
        if state.setup.counted:
            return _("Players are counted tonight, without seats.")
        return _("The tournament is over.") if state.finished is not None else None

    return {
        "find": Deed(find, why_no_tables),
        "bust": Deed(lambda: desk.tables.bust_chosen(), why_no_tables),
        "rebuy": Deed(lambda: desk.tables.rebuy_chosen(), why_no_tables),
        "add_on": Deed(lambda: desk.tables.add_on_chosen(), why_no_tables),
        "move": Deed(lambda: desk.tables.move_chosen(), why_no_tables),
        "seat_menu": Deed(lambda: desk.tables.open_menu_of_chosen(), why_no_tables),
        "count_table": Deed(lambda: desk.tables.count_chips(), why_no_tables),
        "table_window": Deed(lambda: desk.tables.watch_chosen(), why_no_tables),
        "draw": Deed(lambda: desk.tables.acts.draw_seats(), why_no_draw),
        "drawn": Deed(lambda: desk.tables.acts.show_draw(), why_not_drawn),
        "open_table": Deed(lambda: desk.tables.acts.open_table(), why_not_opened),
        "last_moves": Deed(lambda: desk.tables.show_last_moves(), why_nobody_moved),
        "moves_done": Deed(desk.moves.confirm, why_no_moves),
        **_hands(desk, why_not_drawn),
        **_robots(desk),
    }


def _hands(desk: EveningDesk, why_not_drawn: Callable[[], str | None]) -> dict[str, Deed]:
    """At tables with real cards."""
    bridge = desk.bridge

    def why_no_hand() -> str | None:
        if bridge.state.setup.timing is Timing.SIMULATED:
            return _("Robots play tonight.")
        return why_not_drawn()

    def record() -> None:
        tables = bridge.state.tables
        recorded = [number for number, table in sorted(tables.items()) if table.way is TableWay.RECORDED]
        desk.tables.at_table(desk.tables.acts.record, recorded or sorted(tables), _("Nobody sits at a table yet."))

    return {
        "next_hand": Deed(lambda: desk.tables.next_hand(), why_no_hand),
        "record_hand": Deed(record, why_no_hand),
    }


def _robots(desk: EveningDesk) -> dict[str, Deed]:
    def why_not() -> str | None:
        return desk.tables.playing.may_play()

    def why_not_one() -> str | None:
        return why_not() or (_("They play on already.") if desk.tables.playing.is_playing else None)

    def play_on_or_stop() -> None:
        if desk.tables.playing.is_playing:
            desk.tables.playing.stop()
        else:
            desk.tables.playing.start()

    def says() -> str:
        return _("Stop playing on") if desk.tables.playing.is_playing else _("Play on at every dealt table")

    return {
        "play_one": Deed(lambda: desk.tables.playing.play_one(), why_not_one),
        "play_on": Deed(play_on_or_stop, why_not, says),
    }
