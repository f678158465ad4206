"""Words that several pages say."""

from desktop.display.drawn import MarkKind
from desktop.display.frame import Fact
from desktop.display.themes import Theme
from desktop.display.typesetting import SEMIBOLD, Piece, Run, Sign, sentence
from tournament import wording
from tournament.board import BoardView, Stakes
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import MINUTE, Milliseconds


def paused(view: BoardView, theme: Theme) -> list[Piece]:
    """Two bars and since when the clock stands still."""
    if view.paused_since is None:
        return []
    since = Run(wording.time_of_day(view.paused_since, utc=view.utc), theme.warning, SEMIBOLD)
    said = sentence(_("PAUSED since {time}"), Run("", theme.warning, SEMIBOLD), time=since)
    return [Sign(MarkKind.PAUSE, theme.warning), *said]


def players(view: BoardView) -> Fact:
    """How many are left of how many, and how many places are paid."""
    paid = len(view.prizes)
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
    if not view.prizes:
        return None
    first, *others = (wording.amount(prize, view.currency) for prize in view.prizes[:4])
    below = []
    if len(others) > 2:
        below.append(_("4th {prize}").format(prize=others[2]))
    if view.players_left > 1:
        below.append(next_out(view))
    label = _("Prizes so far") if view.provisional else _("Prizes")
    brief = Fact(label, first, below=below[-1] if below else "")
    return Fact(label, first, "  ".join(others[:2]), " · ".join(below), brief)


def next_out(view: BoardView) -> str:
    """What the next player out takes home."""
    if view.players_left > len(view.prizes):
        return _("next out: nothing")
    return _("next out: {prize}").format(prize=wording.amount(view.prizes[view.players_left - 1], view.currency))


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
