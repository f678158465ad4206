"""What leaves the desk together: the reports of an evening, or pages of the club, for every dialog that asks how."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from desktop import exports
from desktop.bridge import Bridge
from desktop.evening_seasons import seasons_of
from desktop.exports import Making, Wish
from tournament.club.house_style import HouseStyle
from tournament.language import gettext as _
from tournament.reports import catalogue
from tournament.reports.page import Page


class Leaving(Protocol):
    """Several printouts under one title."""

    @property
    def title(self) -> str:
        """Whose they are; files are called so, too."""

    @property
    def reports(self) -> Mapping[str, str]:
        """What they are called, by the names that their files have."""

    @property
    def on_paper(self) -> Mapping[str, str]:
        """Those of them that are made for paper."""

    @property
    def style(self) -> HouseStyle:
        """What the club's pages look like."""

    def page(self, name: str) -> Page:
        """The printout of that name as it is now."""

    def files(self, wish: Wish, pages: Mapping[str, Page]) -> Mapping[str, Making]:
        """What is to be written of these pages, by file name."""


@dataclass(frozen=True)
class OfEvening:
    """All reports of an evening; `texts`: its hands, where they have been read already."""

    bridge: Bridge
    texts: Sequence[str] | None = field(default=None, repr=False)

    @property
    def title(self) -> str:
        """The evening's name."""
        return self.bridge.state.setup.name

    @property
    def reports(self) -> Mapping[str, str]:
        """Those of the catalogue, the hands, and the seasons that the evening belongs to."""
        named = {report.name: report.title() for report in catalogue.EVENING}
        return {**named, **self._seasons(), **{report.name: report.title() for report in catalogue.OF_HANDS}}

    def _seasons(self) -> dict[str, str]:
        found = seasons_of(self.bridge)
        if len(found) == 1:
            return dict.fromkeys(found, _("Season"))
        return {code: _("Season {name}").format(name=season.name) for code, season in found.items()}

    @property
    def on_paper(self) -> Mapping[str, str]:
        """All but those that no printer is for."""
        named = {report.name: report.title() for report in catalogue.EVENING if report.printable}
        of_hands = {report.name: report.title() for report in catalogue.OF_HANDS if report.printable}
        return {**named, **self._seasons(), **of_hands}

    @property
    def style(self) -> HouseStyle:
        """The club's."""
        return exports.style(self.bridge)

    def page(self, name: str) -> Page:
        """The report of that name; StorageTrouble as `exports.made` says."""
        return exports.made(self.bridge, name, self.texts)

    def files(self, wish: Wish, pages: Mapping[str, Page]) -> Mapping[str, Making]:
        """With the picture of the board and what the evening leaves for other programs."""
        return exports.files(self.bridge, wish, pages, self.texts or ())


@dataclass(frozen=True)
class OfClub:
    """One page of the club; `make` gives it as it is now."""

    called: str
    make: Callable[[], Page] = field(repr=False)
    style: HouseStyle

    @property
    def title(self) -> str:
        """The page's own."""
        return self.make().title

    @property
    def reports(self) -> Mapping[str, str]:
        """It alone."""
        return {self.make().name: self.called}

    @property
    def on_paper(self) -> Mapping[str, str]:
        """It is made for paper, too."""
        return self.reports

    def page(self, name: str) -> Page:
        """It, whatever the name."""
        return self.make()

    def files(self, wish: Wish, pages: Mapping[str, Page]) -> Mapping[str, Making]:
        """In every format that it is wished for in."""
        name = next(iter(pages), exports.WORKBOOK)
        return exports.called(exports.of_pages(pages, wish, self.style, workbook=name), wish)
