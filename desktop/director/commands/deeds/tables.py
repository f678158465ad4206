"""What the commands at the tables do: with the seat that is chosen, else the line asks for whom."""

from desktop.director.commands.command import Deed
from desktop.director.desk import EveningDesk
from tournament.events import Timing
from tournament.language import gettext as _


def deeds(desk: EveningDesk) -> dict[str, Deed]:
    """By the code of the command."""
    page, bridge = desk.tables, desk.bridge

    def find() -> None:
        desk.go_to("tables")
        page.start_finding()

    def why_no_tables() -> str | None:
        if bridge.state.setup.counted:
            return _("Players are counted tonight, without seats.")
        return None if bridge.state.tables else _("There are no tables yet: draw the seats first.")

    def why_not_drawn() -> str | None:
        return None if bridge.state.seats_drawn else why_no_tables() or _("The seats have not been drawn.")

    def why_no_draw() -> str | None:
        return _("The seats are drawn already.") if bridge.state.seats_drawn else page.head.why_no_draw(bridge.state)

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
        "bust": Deed(page.bust_chosen, why_no_tables),
        "rebuy": Deed(page.rebuy_chosen, why_no_tables),
        "add_on": Deed(page.add_on_chosen, why_no_tables),
        "move": Deed(page.move_chosen, why_no_tables),
        "seat_menu": Deed(page.open_menu_of_chosen, why_no_tables),
        "count_table": Deed(page.count_chips, why_no_tables),
        "draw": Deed(page.acts.draw_seats, why_no_draw),
        "drawn": Deed(page.acts.show_draw, why_not_drawn),
        "open_table": Deed(page.acts.open_table, why_not_opened),
        "last_moves": Deed(page.show_last_moves, why_nobody_moved),
        "moves_done": Deed(desk.moves.confirm, why_no_moves),
        **_robots(desk),
    }


def _robots(desk: EveningDesk) -> dict[str, Deed]:
    playing, bridge = desk.tables.playing, desk.bridge

    def why_not() -> str | None:
        if bridge.state.setup.timing is not Timing.SIMULATED:
            return _("People play tonight.")
        return playing.may_play()

    def why_not_one() -> str | None:
        return why_not() or (_("They play on already.") if playing.is_playing else None)

    def play_on_or_stop() -> None:
        if playing.is_playing:
            playing.stop()
        else:
            playing.start()

    def says() -> str:
        return _("Robots: stop") if playing.is_playing else _("Robots: play on")

    return {
        "play_one": Deed(playing.play_one, why_not_one),
        "play_on": Deed(play_on_or_stop, why_not, says),
    }
