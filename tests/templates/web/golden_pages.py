"""The pages of the golden files; `python -m tests.templates.web.golden_pages` writes them anew.

Three evenings: `over` and `playing` are `golden/evening.story` to its end and to the line that says so, `empty` is one
in which nobody has entered. And the club: a season, a person and everybody, and each of them where nobody has played.
"""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path

from console.keeping import Memory
from console.stories import telling
from console.stories.told import Told
from templates.web import html
from tests.engine.records.hands import DEAL, phh
from tests.fakes import SEVEN, Night
from tests.tournament.seasons.leagues import POINTS, ROSTER, number, season, worth
from tournament.club.roster import Roster
from tournament.events import KittyAdjusted, PointsAdjusted
from tournament.reports.catalogue import EVENING
from tournament.reports.hands import hands
from tournament.reports.highlights import highlights
from tournament.reports.page import POINT, Page
from tournament.reports.player import player_page
from tournament.reports.roster import roster_page
from tournament.reports.season import season_page
from tournament.seasons.kitty import kitties
from tournament.seasons.results import EveningResult, KnockOut
from tournament.seasons.statistics import statistics
from tournament.seasons.table import season_table
from tournament.wording.values import times_in

GOLDEN = Path(__file__).parent / "golden"
STORY = GOLDEN / "evening.story"
HALFWAY = "# Here golden files of the evening being played are made."
NAMES = "players = ['<b>Ann</b>', 'עומר 2026', 'Bob & Co']\n"
HAND = phh(f"{DEAL}, 'p3 cbr 300', 'p1 f', 'p2 f'", more=NAMES)
BEATEN = phh(
    "'d dh p1 KdKh', 'd dh p2 AsAh', 'd dh p3 7c2d', 'p3 f', 'p1 cbr 1000', 'p2 cc', 'd db KsQh3d', 'd db 4c', "
    "'d db 9s', 'p1 sm KdKh', 'p2 sm AsAh'",
    more=NAMES,
)


def told(text: str) -> Told:
    """The story as far as that."""
    return telling.tell(telling.read(text, str(STORY), GOLDEN), Memory())


def pages() -> Mapping[str, str]:
    """The pages by the names of their files."""
    return dict(_pages())


def _pages() -> Iterator[tuple[str, str]]:
    story = STORY.read_text(encoding="utf-8")
    over, playing, nobody = told(story), told(story.partition(HALFWAY)[0]), Night().evening.state
    with times_in(over.zone):
        for report in EVENING:
            yield f"{report.name}-over.html", html.page(report.page(over.state, over.at, over.here.steps))
            if report.name == "standings" or not report.result:
                yield f"{report.name}-playing.html", html.page(report.make(playing.state, playing.at))
            yield f"{report.name}-empty.html", html.page(report.make(nobody, SEVEN))
        yield "hands-over.html", html.page(hands(over.state, [HAND]))
        yield "hands-empty.html", html.page(hands(nobody, []))
        yield "highlights-over.html", html.page(highlights(over.state, [BEATEN]))
        yield "highlights-empty.html", html.page(highlights(nobody, []))
    for stem, page in club_pages().items():
        yield f"{stem}.html", html.page(page)


def club_pages() -> Mapping[str, Page]:
    """A season, a person and everybody, and each of them where nobody has played."""
    nights, roster = _league()
    return dict([*_of_club(nights, roster, "played"), *_of_club([], Roster(players=roster.players), "empty")])


def _league() -> tuple[list[EveningResult], Roster]:
    """Three evenings with ties, an absence and knock-outs, of people with awkward names; points and money by hand."""
    names = {"Anna": "</td><script>alert(1)</script>", "Boris": "עומר 2026", "Cyril": "😳 Ace & 👨‍👩‍👧", "Dana": "=1+1"}
    people = {
        player.number: replace(player, name=names.get(player.name, player.name))
        for player in ROSTER.people[: len(names) + 1]
    }
    anna, boris = number("Anna"), number("Boris")
    nights = [
        worth(1, "2026-03-01", {"Anna": 10, "Boris": 8, "Cyril": 8, "Dana": 1}, league=1_000),
        worth(2, "2026-03-08", {"Boris": 9, "Anna": 4}, league=1_000),
        worth(3, "2026-03-15", {"Cyril": 9, "Dana": 4, "Boris": 2}, league=1_500),
    ]
    nights[0] = replace(nights[0], knock_outs=(KnockOut(boris, (anna,)), KnockOut(anna, (boris,))))
    roster = Roster(
        players=people,
        adjustments={"autumn": (PointsAdjusted("Autumn", boris, -POINT // 2, "late & <loud>"),)},
        kitty_adjustments={"autumn": (KittyAdjusted("Autumn", 500, "EUR", "a sponsor"),)},
    )
    return nights, roster


def _of_club(nights: list[EveningResult], roster: Roster, what: str) -> Iterator[tuple[str, Page]]:
    how = season(replace(POINTS, decimals=1, best=2, fewest=2), kitty=(6_000, 4_000), league="Thursdays <b>")
    table = season_table(how, nights, roster)
    yield f"season-{what}", season_page(table, kitties(table, roster))
    yield f"player-{what}", player_page(statistics(number("Anna"), nights, roster, [table] if nights else []))
    yield f"roster-{what}", roster_page(roster if nights else Roster(), nights)


def write() -> None:
    """The golden files as the pages are now; those of pages that are no more go."""
    for file in GOLDEN.glob("*.html"):
        file.unlink()
    for name, page in pages().items():
        (GOLDEN / name).write_text(page, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write()
