"""The rows of the club's list."""

from collections.abc import Collection, Mapping

from desktop.director.lists import Column, Row
from tournament import wording
from tournament.club import Player, Roster
from tournament.language import gettext as _
from tournament.names import PlayerId
from tournament.people import finding
from tournament.people.people import sort_key
from tournament.wording.values import isolated

Entered = Mapping[PlayerId, Collection[int]]
"""The streams of the evenings that each number has entered."""


def columns() -> list[Column]:
    """Their headings."""
    return [
        Column(_("Name"), stretch=2, strong=True),
        Column(_("Full name"), spare=True),
        Column(_("Evenings"), number=True),
        Column(_("Notes"), stretch=1),
        Column(_("Joined"), spare=True),
        Column("", spare=True),
    ]


def rows(roster: Roster, entered: Entered, text: str, *, order: str, archived: bool) -> list[Row]:
    """Whoever has these letters in a name, in that order: `name`, `evenings`, `joined`."""
    also: dict[PlayerId, list[Player]] = {}
    for player in roster.players.values():
        if player.merged_into is not None:
            also.setdefault(roster.canonical(player.number), []).append(player)
    found: list[tuple[Player, int]] = []
    for player in roster.people if archived else roster.offered:
        others = also.get(player.number, [])
        names = [name for each in (player, *others) for name in each.names]
        if text.strip() and finding.match(names, text) is None:
            continue
        streams = {stream for each in (player, *others) for stream in entered.get(each.number, ())}
        found.append((player, len(streams)))
    found.sort(key=lambda each: sort_key(each[0].shown))
    if order == "evenings":
        found.sort(key=lambda each: -each[1])
    elif order == "joined":
        found.sort(key=lambda each: -each[0].number)
    return [_row(player, evenings, also.get(player.number, [])) for player, evenings in found]


def _row(player: Player, evenings: int, others: list[Player]) -> Row:
    notes = " ".join(player.notes.split())
    if others:
        names = wording.list_of([isolated(each.shown) for each in others])
        notes = " · ".join(part for part in (notes, _("also {names}").format(names=names)) if part)
    photo = [_("photo")] if player.picture else []
    marks = [*photo, _("archived")] if player.archived else photo
    cells = (
        isolated(player.shown),
        isolated(player.name) if player.nickname else "",
        str(evenings) if evenings else "–",
        notes,
        wording.day(player.joined) if player.joined else "",
        ", ".join(marks),
    )
    return Row(cells, player.number, muted=player.archived)
