"""Everybody the club knows; the people's importer takes its name, nickname, notes and member number back."""

from collections import Counter
from collections.abc import Mapping, Sequence

from tournament.club.roster import MEMBER, Player, Roster
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import PlayerId
from tournament.people.people import sort_key
from tournament.reports.page import Cell, Column, Kind, Mark, Page, Row, Table
from tournament.reports.pages import yes_or_no
from tournament.seasons.results import EveningResult
from tournament.seasons.totals import Totals, totals

_NOBODY = Totals()


def roster_page(roster: Roster, results: Sequence[EveningResult] = ()) -> Page:
    """Everybody once, by name, archived ones too; with what these evenings say of them."""
    people = sorted(roster.people, key=lambda player: (sort_key(player.name), player.number))
    counted = totals(results, roster)
    currency = _main_currency(results)
    here = sum(not player.archived for player in people)
    about = [ngettext("{n} person", "{n} people", here).format(n=here)]
    if len(people) > here:
        about.append(_("{n} in the archive").format(n=len(people) - here))
    return Page(
        name="roster",
        title=roster.house_style.club or _("The club"),
        heading=_("people"),
        about=(" · ".join(about),),
        currency=currency,
        parts=(_table(roster, people, counted, currency),),
    )


def _main_currency(results: Sequence[EveningResult]) -> str:
    """The currency of most evenings; empty without any."""
    over = Counter(each.currency for each in results if each.finished is not None and not each.simulated)
    return max(over, key=lambda currency: (over[currency], currency), default="")


def _table(roster: Roster, people: Sequence[Player], counted: Mapping[PlayerId, Totals], currency: str) -> Table:
    members = roster.everybodys_ids(MEMBER)
    return Table(
        key="people",
        caption=_("People"),
        columns=(
            Column("name", _("Name"), Kind.NAME, lead=True),
            Column("nickname", _("Nickname"), Kind.NAME, shown=any(player.nickname for player in people)),
            Column("member", _("Member number"), Kind.NAME, spare=True, shown=any(members.values())),
            Column("notes", _("Notes"), Kind.NAME, spare=True, shown=any(player.notes for player in people)),
            Column("evenings", _("Evenings"), Kind.NUMBER, zero=False),
            Column("wins", _("Won"), Kind.NUMBER, zero=False),
            Column("cashes", _("Prizes"), Kind.NUMBER, spare=True, zero=False),
            Column("net", _("Won or lost"), Kind.MONEY, spare=True, shown=bool(currency)),
            Column("last", _("Last here"), Kind.DAY, spare=True, shown=bool(counted)),
            Column("archived", _("In the archive"), shown=False),
        ),
        rows=tuple(_row(player, members, counted.get(player.number, _NOBODY), currency) for player in people),
        empty=_("The club knows nobody yet: whoever enters an evening joins it, or a list of names is imported."),
    )


def _row(player: Player, members: Mapping[PlayerId, Sequence[str]], own: Totals, currency: str) -> Row:
    return Row(
        (
            Cell(player.name, _("in the archive") if player.archived else ""),
            Cell(player.nickname or None),
            Cell(next(iter(members.get(player.number, ())), None)),
            Cell(player.notes or None),
            Cell(own.evenings),
            Cell(own.wins),
            Cell(own.cashes),
            Cell(own.net.get(currency)),
            Cell(own.last or None),
            Cell(yes_or_no(player.archived)),
        ),
        frozenset({Mark.QUIET} if player.archived else ()),
    )
