"""Words that several pages say."""

from collections.abc import Sequence
from dataclasses import replace
from functools import lru_cache

from desktop.display.drawing.drawn import MarkKind
from desktop.display.drawing.typesetting import SEMIBOLD, Piece, Run, Sign, isolated, sentence
from desktop.display.looks.style import Part, Style
from desktop.display.looks.themes import Theme
from desktop.display.parts import chips
from desktop.display.parts.facts import Fact
from tournament import wording
from tournament.board.view import BoardView, ForSale, Stakes
from tournament.clocks.clock import Phase
from tournament.language import code, ngettext
from tournament.language import gettext as _
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


def facts(view: BoardView, style: Style, *, without_prizes: bool = False) -> list[Fact]:
    """The facts of the tournament that are switched on; the prizes not where they are listed elsewhere."""
    shown: list[Fact | None] = []
    if style.shows(Part.PLAYERS):
        shown.append(players(view))
    if style.shows(Part.AVERAGE):
        shown.append(average(view))
    if style.shows(Part.PRIZES) and not without_prizes:
        shown.append(prizes(view))
    if style.shows(Part.NEXT_BREAK) and view.phase is not Phase.WAITING:
        shown.append(next_break(view))
    if style.shows(Part.CHIPS):
        shown.append(chips_in_play(view))
    return [fact for fact in shown if fact is not None]


def players(view: BoardView) -> Fact:
    """How many are left of how many, and how many places are paid; after a deal more may have shared the first."""
    paid = max(len(_paid(view)), sum(bool(each.amount or each.things) for each in view.won))
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
    """All chips, and which ones they are."""
    all_of_them = wording.chips(view.chips_in_play)
    if not view.colours:
        return Fact(_("Chips in play"), all_of_them)
    return Fact(_("Chips"), "", below=_("{chips} in play").format(chips=all_of_them), chips=view.colours)


def prizes(view: BoardView) -> Fact | None:
    """The first places and what the next one out gets, so far or for good; None where nothing is played for."""
    if view.kept is not None:
        if not view.kept:
            return Fact(_("Deal made"), "—", below=_("played for the title"))
        return Fact(_("Deal made"), wording.amount(view.kept, view.currency), below=_("for the winner"))
    last = max(_paid(view), default=0)
    if not last:
        return None
    first, *others = (prize_of(view, place) for place in range(1, min(4, last) + 1))
    below = []
    if len(others) > 2:
        below.append(_("4th {prize}").format(prize=others[2]))
    if view.players_left > 1:
        below.append(next_out(view))
    label = prizes_title(view)
    brief = Fact(label, first, below=below[-1] if below else "")
    return Fact(label, first, "  ".join(others[:2]), " · ".join(below), brief)


def prizes_title(view: BoardView) -> str:
    """What the prizes are called as long as they may still change, and then."""
    return _("Prizes so far") if view.provisional else _("Prizes")


def next_out(view: BoardView) -> str:
    """What the next player out takes home; before the money, how many go out until somebody takes home anything."""
    place = view.players_left
    paid = place <= len(view.prizes) and view.prizes[place - 1] > 0
    if paid or any(place == each for each, _thing in view.things):
        return _("next out: {prize}").format(prize=prize_of(view, place))
    if view.bubble is None:
        return _("next out: nothing")
    return worded.to_next_prize(view.bubble, view.currency)


def next_out_fact(view: BoardView) -> Fact:
    """The same in large."""
    label, place = _("Next out"), view.players_left
    if place in _paid(view):
        return Fact(label, prize_of(view, place))
    if view.bubble is None:
        return Fact(label, _("nothing"))
    if view.bubble.to_go == 1:
        below = _("then {prize}").format(prize=worded.prize(view.bubble.next_prize, view.currency))
        return Fact(label, _("nothing"), below=below)
    return Fact(label, _("nothing"), below=worded.to_next_prize(view.bubble, view.currency))


def _paid(view: BoardView) -> set[int]:
    """The places that get anything."""
    money = {place for place, prize in enumerate(view.prizes, start=1) if prize}
    return money | {place for place, _thing in view.things}


def prize_of(view: BoardView, place: int) -> str:
    """What that place gets, in money and in things."""
    money = view.prizes[place - 1] if place <= len(view.prizes) else 0
    thing = next((thing for each, thing in view.things if each == place), "")
    return _worded_prize(Prize(place, money, isolated(thing)), view.currency, code())


@lru_cache(maxsize=512)
def _worded_prize(prize: Prize, currency: str, _language: str) -> str:
    """Kept, because writing amounts takes long and prizes seldom change."""
    return worded.prize(prize, currency)


def next_break(view: BoardView) -> Fact:
    """When the next break begins and how long it is."""
    label = _("Next break")
    if view.next_break is not None:
        begins, length = view.next_break
        below = minutes(length)
        if view.going:
            # i18n: a break's length, and which chips go in it: 10 min, 25s go
            below = _("{length}, {chips} go").format(length=below, chips=chips.going(view.going))
        return Fact(label, wording.time_of_day(begins, utc=view.utc), below=below)
    if view.break_after is None:
        return Fact(label, "—", below=_("none ahead"))
    if view.paused_since is not None:
        return Fact(label, "—", below=_("clock stands still"))
    # A level before it ends by hands, or when the director says so.
    return Fact(label, "—", below=_("after level {number}").format(number=view.break_after))


def minutes(length: Milliseconds) -> str:
    """A break's length: 10 min."""
    if length % MINUTE:
        return wording.clock_time(length)
    return _("{minutes} min").format(minutes=length // MINUTE)


def blinds(stakes: Stakes) -> str:
    """Small and big blind: 300 / 600."""
    return wording.blinds(stakes.small_blind, stakes.big_blind)


def on_sale(view: BoardView, theme: Theme) -> list[Piece]:
    """During a level, in few words: what one can still buy, and until when."""
    until: dict[str, list[str]] = {}
    for each in view.for_sale:
        end = "" if each.closes is None else wording.time_of_day(each.closes, utc=view.utc)
        until.setdefault(end, []).append(isolated(wording.price_name(each.name)))
    parts = [
        # i18n: what one can still buy, as a line: Rebuy until 20:40
        _("{prices} until {time}").format(prices=wording.list_of(names), time=end) if end else wording.list_of(names)
        for end, names in sorted(until.items())
    ]
    return [Run(" · ".join(parts), theme.muted)] if parts else []


def offers(view: BoardView, theme: Theme) -> list[list[Piece]]:
    """On a break: what one can buy meanwhile, until when, what one gets and what it costs; once what is the same."""
    alike: dict[ForSale, list[str]] = {}
    for each in view.for_sale:
        alike.setdefault(replace(each, name=""), []).append(isolated(wording.price_name(each.name)))
    return [_offer(wording.list_of(names), sold, view, theme) for sold, names in alike.items()]


def _offer(price: str, sold: ForSale, view: BoardView, theme: Theme) -> list[Piece]:
    cost = wording.amount(sold.cost, view.currency)
    what = ngettext("{chips} chip for {cost}", "{chips} chips for {cost}", sold.chips)
    terms = Run(what.format(chips=wording.chips(sold.chips), cost=cost), theme.text, SEMIBOLD)
    if sold.with_break:
        said = _("{price} until the break ends: {terms}")
    elif sold.closes is not None:
        said = _("{price} until {time}: {terms}")
    else:
        said = _("{price}: {terms}")
    end = "" if sold.closes is None else wording.time_of_day(sold.closes, utc=view.utc)
    around = Run("", theme.soft)
    return sentence(said, around, price=Run(price, theme.soft), time=Run(end, theme.soft), terms=terms)


def joined(parts: Sequence[Sequence[Piece]], theme: Theme) -> list[Piece]:
    """Several phrases on one line, dots between them."""
    pieces: list[Piece] = []
    for part in parts:
        pieces += [*([Run("  ·  ", theme.soft)] if pieces else []), *part]
    return pieces
