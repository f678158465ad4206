"""The seasons as the desk changes them, with their tables and pages."""

from collections.abc import Callable, Sequence

from PyQt6.QtCore import QObject

from db.shelf import Shelf
from desktop.director.club.club_desk import ClubDesk
from desktop.evening_seasons import book_of
from desktop.leaving import OfClub
from desktop.settings import Settings
from tournament.club import Club, Roster, facts
from tournament.club.house_style import HouseStyle
from tournament.errors import Refusal
from tournament.evening import Decision
from tournament.events import Season
from tournament.language import gettext as _
from tournament.names import PlayerId
from tournament.people.people import person_key
from tournament.reports.page import Page
from tournament.seasons.kitty import Kitty
from tournament.seasons.results import EveningResult
from tournament.seasons.statistics import PlayerStatistics
from tournament.seasons.table import SeasonTable, belongs, evenings_of, season_table


class SeasonDesk(ClubDesk):
    """The club and what its evenings left behind.

    Attributes:
        shelf: where they lie.
        settings: of this computer, for what was chosen the last time.
    """

    def __init__(self, club: Callable[[], Club], shelf: Shelf, settings: Settings, parent: QObject) -> None:
        super().__init__(club, shelf, parent)
        self.shelf, self.settings = shelf, settings
        self._book = book_of(shelf)

    @property
    def style(self) -> HouseStyle:
        """What the club's pages look like."""
        return self.state.house_style

    def season(self, name: str) -> Season | None:
        """The season of that name, None if it is no longer there."""
        return self.state.seasons.get(person_key(name))

    def is_closed(self, season: Season) -> bool:
        """Whether it is over."""
        return person_key(season.name) in self.state.closed

    def results(self) -> Sequence[EveningResult]:
        """What every evening left behind; StorageTrouble where it cannot be read, as of all that follow."""
        return self._book.results()

    def over(self) -> list[EveningResult]:
        """The evenings that people have played to their end, the newest first."""
        found = [result for result in self.results() if result.finished is not None and not result.simulated]
        return sorted(found, key=lambda result: (result.day, result.started or 0, result.stream), reverse=True)

    def evenings_in(self, season: Season) -> int:
        """How many evenings it has, without reckoning it."""
        closed = self.state.closed.get(person_key(season.name))
        return len(evenings_of(season, self.results()) if closed is None else closed.evenings)

    def table(self, season: Season) -> SeasonTable:
        """As it counts."""
        return self._book.table(season, self.state)

    def anew(self, season: Season) -> SeasonTable:
        """As its evenings make it now, even if it is over."""
        return self._book.anew(season, self.state)

    def table_after(self, decision: Decision[Roster], season: Season) -> SeasonTable:
        """As the season's evenings would make it once that is done.

        Raises:
            Refusal: it would be refused.
        """
        after = facts.apply_step(self.state, decision(self.state, 0).events, 0)
        return season_table(season, self.results(), after)

    def differs(self, season: Season) -> bool:
        """Whether it is over and would come out otherwise."""
        return self._book.differs(season, self.state)

    def money(self, season: Season) -> tuple[Kitty, ...]:
        """The league's, by currency."""
        return self._book.money(season, self.state)

    def page(self, season: Season) -> Page:
        """Its printout."""
        return self._book.page(season, self.state)

    def leaving(self, season: Season) -> OfClub:
        """The same for whatever takes it out of the house."""
        return OfClub(_("Season"), lambda: self.page(self.season(season.name) or season), self.style)

    def statistics(self, player: PlayerId) -> PlayerStatistics:
        """What all evenings tell of a person."""
        return self._book.statistics(player, self.state)

    def person(self, player: PlayerId) -> Page:
        """The same as a printout."""
        return self._book.person(player, self.state)

    def refusal(self, decision: Decision[Roster]) -> Refusal | None:
        """Why it would be refused; None: it would not."""
        try:
            decision(self.state, 0)
        except Refusal as refusal:
            return refusal
        return None

    def outside(self) -> int:
        """How many evenings belong to no season."""
        seasons = tuple(self.state.seasons.values())
        return sum(not any(belongs(season, result.stream, result.day) for season in seasons) for result in self.over())
