"""Leagues and seasons, over the evenings and over one that is won."""

from functools import partial

from PyQt6.QtWidgets import QDialog

from desktop.director.seasons.editor import PAGES, SeasonEditor
from desktop.director.seasons.player_dialog import PlayerDialog
from desktop.director.seasons.question_dialog import SeasonQuestionDialog
from desktop.director.seasons.season_desk import SeasonDesk
from desktop.director.seasons.seasons_dialog import SeasonsDialog
from desktop.screenshots.entry import Entry, command
from desktop.screenshots.studio import Studio
from tournament.club import seasons
from tournament.events import Scoring, Season


def league(studio: Studio) -> SeasonsDialog:
    """A season with the evening that is won."""
    desk = SeasonDesk(
        studio.running.evenings.club, studio.bridge.shelf, studio.running.premises.settings, studio.window
    )
    if desk.season("2026/27") is None:
        scoring = Scoring("10 * sqrt(n) / sqrt(place)")
        season = Season("2026/27", "2026-09-01", "2027-08-31", "Friday league", scoring, kitty=(5_000, 3_000, 2_000))
        desk.perform(partial(seasons.keep_season, season=season))
        someone = min(desk.state.players)
        reason = "dealt the last table"
        desk.perform(partial(seasons.adjust_points, name=season.name, number=someone, points=25_000, reason=reason))
    dialog = studio.command("seasons")
    assert isinstance(dialog, SeasonsDialog)  # noqa: S101
    return dialog


def season_page(code: str, studio: Studio) -> QDialog:
    """A page of the season that is changed."""
    dialog = league(studio).ask_change()
    assert dialog is not None  # noqa: S101
    dialog.go_to(code)
    dialog.preview.reckon()
    return dialog


def season_wrong(studio: Studio) -> QDialog:
    """A formula with a word that means nothing."""
    dialog = season_page("points", studio)
    assert isinstance(dialog, SeasonEditor)  # noqa: S101
    dialog.points.formula.put("10 * sqrt(n) / sqrt(plase)")
    return dialog


def first_season(studio: Studio) -> QDialog:
    """The first of all."""
    dialog = studio.command("seasons")
    assert isinstance(dialog, SeasonsDialog)  # noqa: S101
    return dialog.ask_new()


def season_question(button: str, studio: Studio) -> QDialog:
    """What that button asks."""
    dialog = league(studio)
    return studio.asked(getattr(dialog, button).click)


def player(studio: Studio) -> QDialog:
    """The statistics of the first of the table."""
    dialog = league(studio)
    return studio.asked(partial(dialog.show_person, ("season", "", 0, "")))


DIALOGS: tuple[Entry, ...] = (
    command("seasons", "nothing", SeasonsDialog, "leagues and seasons, none"),
    Entry("new season", "nothing", SeasonEditor, first_season),
    Entry("leagues and seasons", "won", SeasonsDialog, league),
    *(Entry(f"season, {code}", "won", SeasonEditor, partial(season_page, code)) for code in PAGES),
    Entry("season, wrong formula", "won", SeasonEditor, season_wrong),
    Entry("adjust points", "won", SeasonQuestionDialog, partial(season_question, "points")),
    Entry("adjust the league's money", "won", SeasonQuestionDialog, partial(season_question, "kitty")),
    Entry("close a season", "won", SeasonQuestionDialog, partial(season_question, "close_it")),
    Entry("statistics of a player", "won", PlayerDialog, player),
)
