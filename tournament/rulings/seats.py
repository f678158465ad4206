"""Rulings about entering, seats and moving (TDA 7 to 11, 27 and 30; WSOP 12 to 16, 66 to 68)."""

from engine.rules import ClosedSeats, Presence
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.rules import Balancing, FinalTable, Halting, NoShow
from tournament.rulings.ruling import Answer, Ruling, Tonight


def _who_moves(tonight: Tonight) -> Answer:
    worst = _("He gets the worst open seat there, the big blind at once too, never the small blind.")
    said = {
        Balancing.TDA: (_("Whoever is big blind next at the fullest table moves.") + " " + worst, "TDA 11"),
        Balancing.WSOP: (
            _("Whoever is big blind next moves; the breaking order says which table gives.") + " " + worst,
            "WSOP 67",
        ),
        Balancing.ROBERT: (
            _("Whoever is big blind next moves. In the small blind or on the button he waits for the button to pass."),
            "RROP 15",
        ),
        Balancing.SAME_POSITION: (_("The player moves for whom the open seat is nearest to his own position."), ""),
        Balancing.FEWEST_MOVES: (
            _("Of those moved least often the one moves for whom the open seat is nearest to his own position."),
            "",
        ),
    }
    answer, rule = said[tonight.evening.balancing]
    return Answer(answer, rule or _("house rule"))


def _when_balanced(tonight: Tonight) -> Answer:
    rules = tonight.evening
    few = ngettext(
        "Up to {tables} tables none has more than {n} player more than another.",
        "Up to {tables} tables none has more than {n} players more than another.",
        rules.difference_few,
    )
    many = ngettext(
        "With more tables the difference may be {n}.",
        "With more tables the difference may be {n}.",
        rules.difference_many,
    )
    stops = {
        Halting.BLINDS_REACHED: _("A table three short stops once its big blind comes to an open seat."),
        Halting.AT_ONCE: _("A table three short stops at once."),
    }
    said = [
        few.format(tables=rules.few_tables, n=rules.difference_few),
        many.format(n=rules.difference_many),
        stops[rules.halting],
    ]
    return Answer(" ".join(said), "TDA 11, RROP 15" if rules.halting is Halting.BLINDS_REACHED else "WSOP 67")


def _may_play_at_once(tonight: Tonight) -> Answer:
    said = {
        ClosedSeats.BEHIND_BUTTON: (
            _("At once, in the blinds and on the button too; only between the button and the small blind he waits."),
            "TDA 10-A",
        ),
        ClosedSeats.SMALL_BLIND_OR_BUTTON: (
            _("At once, except in the small blind, on the button and between them: there he waits."),
            "RROP 15",
        ),
        ClosedSeats.BETWEEN_BLINDS: (
            _("At once, except between the blinds and between button and small blind: there he waits."),
            "seed 001, 14",
        ),
        ClosedSeats.BLINDS_AND_BUTTON: (
            _("At once, except between the blinds and on the button: there he waits."),
            "seed 003, 28",
        ),
    }
    return Answer(*said[tonight.house.closed_seats])


def _late_stack(tonight: Tonight) -> Answer:
    return Answer(_("A full starting stack and a seat drawn like everybody's; no posting."), "TDA 8")


def _rebuy(tonight: Tonight) -> Answer:
    minutes = tonight.evening.hand_begun_grace // 60_000
    said = _(
        "A rebuy said before the hand binds: he plays with it and owes it. Nobody may miss a hand to think. Who went "
        "out in a hand that had begun before the window closed may still buy."
    )
    if minutes:
        more = ngettext(
            "The desk allows that for {n} minute.", "The desk allows that for {n} minutes.", minutes
        ).format(n=minutes)
        said = f"{said} {more}"
    return Answer(said, "TDA 27")


def _at_his_seat(tonight: Tonight) -> Answer:
    if tonight.house.presence is Presence.LAST_CARD:
        return Answer(
            _(
                "Whoever is not within reach of his chair when the last card of the deal is dealt has a dead hand; "
                "blinds and antes stay in."
            ),
            "TDA 30",
        )
    return Answer(
        _("Whoever is not at his seat when the first card is dealt has a dead hand; blinds and antes stay in."),
        "RROP 15",
    )


def _no_show(tonight: Tonight) -> Answer:
    said = {
        NoShow.BLIND_OFF: (_("His stack stays and pays blinds and antes until it is gone."), "WSOP 35"),
        NoShow.REFUND: (
            _("No hand by the level after the first break: his chips leave, his buy-in goes back."),
            "WSOP 16",
        ),
        NoShow.REMOVE: (
            _("After a new level or half an hour his stack may be taken away; the entry stands."),
            "RROP 15",
        ),
    }
    return Answer(*said[tonight.evening.no_show])


def _alone(tonight: Tonight) -> Answer:
    return Answer(
        _("Five minutes nothing happens; then he gets the blinds of the absent every two minutes."), "WSOP 36"
    )


def _wrong_seat(tonight: Tonight) -> Answer:
    return Answer(_("He goes to his right seat with the chips that he has now."), "TDA 7")


def _breaking(tonight: Tonight) -> Answer:
    return Answer(
        _(
            "Players of a broken table draw their seats; they can come into any position, and are dealt in except "
            "between the button and the small blind."
        ),
        "TDA 10",
    )


def _final(tonight: Tonight) -> Answer:
    if tonight.evening.final_table is FinalTable.WSOP:
        return Answer(_("One more player than the seats of a table sit down at the final table."), "WSOP 68")
    return Answer(
        _("In nine- and eight-handed events the last nine play at one table, in seven- and six-handed ones seven."),
        "TDA RP-9",
    )


RULINGS = (
    Ruling("who_moves", lambda: _("Who moves, and where to"), lambda: _("balancing, next big blind"), _who_moves),
    Ruling("when_uneven", lambda: _("When tables are uneven"), lambda: _("short table, halt, stop"), _when_balanced),
    Ruling(
        "newcomer_deals_in",
        lambda: _("New at the table"),
        lambda: _("dealt in, must wait, between button and small blind, moved player"),
        _may_play_at_once,
    ),
    Ruling("late_entry", lambda: _("Late player's chips"), lambda: _("late registration, full stack"), _late_stack),
    Ruling("rebuy", lambda: _("Rebuy"), lambda: _("hand had begun, window closed, playing behind"), _rebuy),
    Ruling("at_his_seat", lambda: _("Not at his seat"), lambda: _("absent, late to the hand, dead hand"), _at_his_seat),
    Ruling("no_show", lambda: _("Registered and never came"), lambda: _("no show, absent stack"), _no_show),
    Ruling("alone", lambda: _("Alone at a table"), lambda: _("nobody else came"), _alone),
    Ruling("wrong_seat", lambda: _("At a wrong seat"), lambda: _("sat down wrongly"), _wrong_seat),
    Ruling("breaking_table", lambda: _("A table breaks"), lambda: _("broken table, draw"), _breaking),
    Ruling("final_table", lambda: _("Final table"), lambda: _("how many, redraw"), _final),
)
"""In the order of how often they come up."""
