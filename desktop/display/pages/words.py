"""Words that several pages say."""

from desktop.display.drawn import MarkKind
from desktop.display.frame import Fact
from desktop.display.themes import Theme
from desktop.display.typesetting import SEMIBOLD, Piece, Run, Sign, sentence
from tournament import wording
from tournament.board.view import BoardView, Stakes
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import MINUTE, Milliseconds
from tournament.payouts.division import Prize
from tournament.wording import prizes as worded


def paused(view: BoardView, theme: Theme) -> list[Piece]:
    """Two bars and since when the clock stands still."""
    if view.paused_since is None:
        return []
    since = Run(wording.time_of_day(view.paused_since, utc=view.utc), theme.warning, SEMIBOLD)
    said = sentence(_("PAUSED since {time}"), Run("", theme.warning, SEMIBOLD), time=since)
    return [Sign(MarkKind.PAUSE, theme.warning), *said]


def players(view: BoardView) -> Fact:
    """How many are left of how many, and how many places are paid."""
    paid = len(_paid(view))
    below = ngettext("{n} place paid", "{n} places paid", paid).format(n=paid) if paid else ""
    beside = _("of {entries}").format(entries=view.entries)
    return Fact(_("Players"), str(view.players_left), beside, below)


def average(view: BoardView) -> Fact:
    """The average stack in chips and big blinds."""
    if view.average is None:
        return Fact(_("Average stack"), "—")
    return Fact(_("Average stack"), wording.chips(view.average), below=big_blinds(view))


def big_blinds(view: BoardView) -> str:
    """The average stack in big blinds."""
    many = view.average_bb
    if many is None:
        return ""
    return ngettext("{n} big blind", "{n} big blinds", many).format(n=many)


def chips_in_play(view: BoardView) -> Fact:
    """All chips."""
    return Fact(_("Chips in play"), wording.chips(view.chips_in_play))


def prizes(view: BoardView) -> Fact | None:
    """The first places and what the next one out gets, so far or for good; None where nothing is played for."""
    if view.kept is not None:
        if not view.kept:
            return Fact(_("A deal is made"), "—", below=_("played for the title"))
        return Fact(_("A deal is made"), wording.amount(view.kept, view.currency), below=_("for the winner"))
    last = max(_paid(view), default=0)
    if not last:
        return None
    first, *others = (prize_of(view, place) for place in range(1, min(4, last) + 1))
    below = []
    if len(others) > 2:
        below.append(_("4th {prize}").format(prize=others[2]))
    if view.players_left > 1:
        below.append(next_out(view))
    label = _("Prizes so far") if view.provisional else _("Prizes")
    brief = Fact(label, first, below=below[-1] if below else "")
    return Fact(label, first, "  ".join(others[:2]), " · ".join(below), brief)


def next_out(view: BoardView) -> str:
    """What the next player out takes home; before the money, how many go out until somebody takes home anything."""
    place = view.players_left
    paid = place <= len(view.prizes) and view.prizes[place - 1] > 0
    if paid or any(place == each for each, _thing in view.things):
        return _("next out: {prize}").format(prize=prize_of(view, place))
    if view.bubble is None:
        return _("next out: nothing")
    return worded.to_next_prize(view.bubble, view.currency)


def _paid(view: BoardView) -> set[int]:
    """The places that get anything."""
    money = {place for place, prize in enumerate(view.prizes, start=1) if prize}
    return money | {place for place, _thing in view.things}


def prize_of(view: BoardView, place: int) -> str:
    """What that place gets, in money and in things."""
    money = view.prizes[place - 1] if place <= len(view.prizes) else 0
    thing = next((thing for each, thing in view.things if each == place), "")
    return worded.prize(Prize(place, money, thing), view.currency)


def next_break(view: BoardView) -> Fact:
    """When the next break begins and how long it is."""
    label = _("Next break")
    if view.next_break is not None:
        begins, length = view.next_break
        return Fact(label, wording.time_of_day(begins, utc=view.utc), below=minutes(length))
    return Fact(label, "—", below=_("clock stands still") if view.paused_since is not None else _("none ahead"))


def minutes(length: Milliseconds) -> str:
    """A break's length: 10 min."""
    if length % MINUTE:
        return wording.clock_time(length)
    return _("{minutes} min").format(minutes=length // MINUTE)


def blinds(stakes: Stakes) -> str:
    """Small and big blind: 300 / 600."""
    return wording.blinds(stakes.small_blind, stakes.big_blind)
