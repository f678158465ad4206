"""The club's seasons as they stand, with their pages; nothing is reckoned twice while nothing changes."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from tournament import language
from tournament.club import Roster
from tournament.events import Season
from tournament.names import PlayerId
from tournament.people.people import person_key
from tournament.reports.page import Page
from tournament.reports.player import player_page
from tournament.reports.season import season_page
from tournament.seasons.closed import differs
from tournament.seasons.kitty import Kitty, kitties
from tournament.seasons.progress import SeasonTables
from tournament.seasons.results import EveningResult
from tournament.seasons.seen import Sight
from tournament.seasons.statistics import PlayerStatistics, statistics
from tournament.seasons.table import SeasonTable

Told = tuple[SeasonTable, tuple[Kitty, ...], bool, str]
"""All that the page of a season says: its table, its money, whether it would differ, and the language."""


class SeasonBook:
    """Tables and pages of one club's seasons."""

    def __init__(self, read: Callable[[], Sequence[EveningResult]]) -> None:
        """`read` gives what every evening that is shown left behind; what it raises, everything here raises."""
        self._read = read
        self._sight = Sight()
        self._tables, self._anew = SeasonTables(self._sight), SeasonTables(self._sight)
        self._pages: dict[str, tuple[Told, Page]] = {}
        self._person: tuple[tuple[object, ...], Page] | None = None

    def results(self) -> Sequence[EveningResult]:
        """What every evening that is shown left behind."""
        return self._read()

    def table(self, season: Season, roster: Roster) -> SeasonTable:
        """The season as it counts: as it was closed, else as its evenings make it."""
        return self._tables.of(season, self.results(), roster)

    def anew(self, season: Season, roster: Roster) -> SeasonTable:
        """The same reckoned from its evenings, even if it is over."""
        return self._anew.of(season, self.results(), replace(roster, closed={}))

    def differs(self, season: Season, roster: Roster) -> bool:
        """Whether the season is over and would come out otherwise if it were reckoned again."""
        closed = roster.closed.get(person_key(season.name))
        return closed is not None and differs(closed, self.anew(season, roster))

    def money(self, season: Season, roster: Roster) -> tuple[Kitty, ...]:
        """The league's money by currency."""
        return kitties(self.table(season, roster), roster)

    def page(self, season: Season, roster: Roster) -> Page:
        """The season as a printout."""
        money, would_differ = self.money(season, roster), self.differs(season, roster)
        told = (self.table(season, roster), money, would_differ, language.code())
        kept = self._pages.get(season.name)
        if kept is not None and kept[0][0] is told[0] and kept[0][1:] == told[1:]:
            return kept[1]
        page = season_page(told[0], money, differs=would_differ)
        self._pages[season.name] = (told, page)
        return page

    def statistics(self, player: PlayerId, roster: Roster) -> PlayerStatistics:
        """What all evenings and seasons tell of a person."""
        tables = [self.table(season, roster) for season in roster.seasons.values()]
        return statistics(player, self.results(), roster, tables, self._sight)

    def person(self, player: PlayerId, roster: Roster) -> Page:
        """The same as a printout; that of one person is kept, since several things are done with it."""
        tables = [self.table(season, roster) for season in roster.seasons.values()]
        told = (player, tables, self.results(), roster.players, language.code())
        if self._person is None or self._person[0] != told:
            self._person = (told, player_page(self.statistics(player, roster)))
        return self._person[1]
