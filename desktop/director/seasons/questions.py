"""What can be asked about a season, each with what it means."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial

from desktop.director.dialogs.asked import Answers, Blank
from desktop.director.dialogs.wish_fields import CURRENCIES
from desktop.director.lists import Column, Row
from desktop.director.seasons.question_dialog import SeasonQuestion
from desktop.director.seasons.season_desk import SeasonDesk
from tournament.club import Roster, people
from tournament.club import seasons as deciding
from tournament.errors import RuleViolation
from tournament.evening import Decision
from tournament.events import Season
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.people.people import person_key, sort_key
from tournament.sales import money
from tournament.seasons.changes import Change, changes
from tournament.seasons.table import Line, SeasonTable
from tournament.seasons.typed import read_points
from tournament.wording.printed import points
from tournament.wording.values import amount, isolated, ordinal_place, short

IN, OUT = "in", "out"


def adjust_points(desk: SeasonDesk, season: Season, who: str = "") -> SeasonQuestion:
    """Points of a person put right; `who`: the name that stands there first."""
    roster = desk.state
    decimals = season.scoring.decimals
    before = roster.adjustments.get(person_key(season.name), ())

    def decide(answers: Answers) -> Decision[Roster]:
        player = people.person(desk.state, answers["who"]) if answers["who"].strip() else None
        if player is None:
            raise RuleViolation("nobody_named")
        given = read_points(answers["points"])
        return partial(
            deciding.adjust_points, name=season.name, number=player.number, points=given, reason=answers["reason"]
        )

    return SeasonQuestion(
        _("Adjust points"),
        _("They count in {season} on top of all evenings, and its table says why.").format(season=short(season.name)),
        _("Adjust"),
        decide,
        (
            Blank("who", _("&Who"), who, _("a name of the club")),
            Blank("points", _("&Points; with a minus they are taken away"), "", _("such as 2.5 or -10")),
            Blank("reason", _("&Because"), "", _("said in the table")),
        ),
        {"who": sorted((player.shown for player in roster.people), key=sort_key)},
        _("Adjusted so far; the newest can be undone in the list of seasons"),
        (
            Column(_("Player"), stretch=2, strong=True),
            Column(_("Points"), number=True),
            Column(_("Because"), stretch=3),
        ),
        [
            Row(
                (
                    isolated(_shown(roster, each.player)),
                    points(each.points, max(decimals, _decimals(each.points))),
                    isolated(each.reason),
                ),
                number,
            )
            for number, each in enumerate(before)
        ],
        (_("Nothing was adjusted yet."), _("What is adjusted here stands in the table with its reason.")),
    )


def _decimals(units: int) -> int:
    return next(places for places in range(5) if units % 10 ** (4 - places) == 0)


def _shown(roster: Roster, number: int) -> str:
    player = roster.players.get(roster.canonical(number))  # type: ignore[arg-type]
    return "" if player is None else player.shown


def adjust_kitty(desk: SeasonDesk, season: Season) -> SeasonQuestion:
    """Money put into the kitty, or taken out of it."""
    before = desk.state.kitty_adjustments.get(person_key(season.name), ())
    kitties = desk.money(season)
    usual = kitties[0].currency if kitties else desk.table(season).currency or CURRENCIES[0]
    known = tuple(dict.fromkeys((usual, *(kitty.currency for kitty in kitties), *CURRENCIES)))

    def decide(answers: Answers) -> Decision[Roster]:
        currency = answers["currency"]
        given = money.parse_amount(answers["amount"], currency)
        signed = -given if answers["way"] == OUT else given
        return partial(
            deciding.adjust_kitty, name=season.name, amount=signed, currency=currency, reason=answers["reason"]
        )

    there = [amount(kitty.total, kitty.currency) for kitty in kitties]
    holds = _("It holds {amounts}.").format(amounts=", ".join(there)) if there else _("There is nothing in it yet.")
    return SeasonQuestion(
        _("Adjust the league's money"),
        _("What the evenings of {season} kept for the league comes by itself. {holds}").format(
            season=short(season.name), holds=holds
        ),
        _("Adjust"),
        decide,
        (
            Blank("way", _("&What"), IN, choices=((IN, _("put in")), (OUT, _("take out")))),
            Blank("amount", _("&Amount"), "", _("such as 20 or 12.50")),
            Blank("currency", _("&Currency"), usual, choices=tuple((code, code) for code in known)),
            Blank("reason", _("&Because"), "", _("said in the table")),
        ),
        {},
        _("Adjusted so far; the newest can be undone in the list of seasons"),
        (Column(_("Amount"), number=True), Column(_("Because"), stretch=3)),
        [Row((amount(each.amount, each.currency), isolated(each.reason)), n) for n, each in enumerate(before)],
        (_("Nothing was adjusted yet."), _("What is adjusted here stands in the table with its reason.")),
    )


# ---- over, and not over ----------------------------------------------------------------------------------------------


def close(desk: SeasonDesk, season: Season) -> SeasonQuestion:
    """The season is over."""
    table = desk.table(season)
    about = ngettext(
        "Its table with {n} evening is kept as it is. What is corrected in that evening later changes it no more, until"
        " it is recalculated or opened again on purpose.",
        "Its table with {n} evenings is kept as it is. What is corrected in them later changes it no more, until it is"
        " recalculated or opened again on purpose.",
        len(table.evenings),
    ).format(n=len(table.evenings))
    return SeasonQuestion(
        _("Close {season}?").format(season=short(season.name)),
        about,
        _("Close the season"),
        lambda answers: partial(deciding.close_season, name=season.name, table=desk.table(season)),
        heading=_("The table that is kept"),
        columns=(Column(_("Rank"), number=True), Column(_("Player"), stretch=1, strong=True), _points_column()),
        rows=[Row((_rank(line), isolated(line.name), points(line.points, table.decimals)), line.player)
              for line in table.lines],
        empty=(_("No evening of it is over yet."), _("It can be closed all the same, and opened again.")),
    )  # fmt: skip


def recalculate(desk: SeasonDesk, season: Season) -> SeasonQuestion:
    """A season that is over gets the table that its evenings make today."""
    question = SeasonQuestion(
        _("Recalculate {season}?").format(season=short(season.name)),
        _("Its evenings, its people or its rules have changed since it was closed. It stays closed, with this table."),
        _("Recalculate"),
        lambda answers: partial(deciding.recalculate_season, name=season.name, table=desk.anew(season)),
    )
    return _with_differences(question, desk, season)


def open_again(desk: SeasonDesk, season: Season) -> SeasonQuestion:
    """A season that was over goes on."""
    question = SeasonQuestion(
        _("Open {season} again?").format(season=short(season.name)),
        _("From now on its table follows its evenings, and it can be changed. It can be closed again at any time."),
        _("Open it again"),
        lambda answers: partial(deciding.open_season, name=season.name),
    )
    return _with_differences(question, desk, season)


def drop(desk: SeasonDesk, season: Season) -> SeasonQuestion:
    """The season goes."""
    return SeasonQuestion(
        _("Remove {season}?").format(season=short(season.name)),
        _("Its evenings and results stay, but no longer count together, and what was adjusted in it goes with it.")
        + " "
        + _("It can be undone."),
        _("Remove"),
        lambda answers: partial(deciding.drop_season, name=season.name),
    )


def _with_differences(question: SeasonQuestion, desk: SeasonDesk, season: Season) -> SeasonQuestion:
    """The same over the list of who stands where, before and after."""
    before, after = desk.table(season), desk.anew(season)
    return replace(
        question,
        heading=_("What changes"),
        columns=(
            Column(_("Player"), stretch=1, strong=True),
            Column(_("Rank"), number=True),
            Column(_("Points"), number=True),
        ),
        rows=rows_of(changes(before, after), before, after),
        empty=(_("Nothing changes."), _("Its evenings make the very table that was kept.")),
    )


def rows_of(found: Sequence[Change], before: SeasonTable, after: SeasonTable) -> list[Row]:
    """From what to what, person by person."""
    return [
        Row(
            (
                isolated(each.name),
                _from_to(_rank(each.before), _rank(each.after)),
                _from_to(_points(each.before, before), _points(each.after, after)),
            ),
            each.player,
        )
        for each in found
    ]


def _points_column() -> Column:
    return Column(_("Points"), number=True)


def _rank(line: Line | None) -> str:
    if line is None:
        return _("none")
    return "–" if line.rank is None else ordinal_place(line.rank, tied=line.tied)


def _points(line: Line | None, table: SeasonTable) -> str:
    return _("none") if line is None else points(line.points, table.decimals)


def _from_to(before: str, after: str) -> str:
    return after if before == after else f"{before} → {after}"
