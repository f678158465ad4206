"""The pages of the golden files; `python -m tests.templates.web.golden_pages` writes them anew.

Three evenings: `over` and `playing` are `golden/evening.story` to its end and to the line that says so, `empty` is one
in which nobody has entered.
"""

from collections.abc import Iterator, Mapping
from pathlib import Path

from console.keeping import Memory
from console.stories import telling
from console.stories.told import Told
from templates.web import html
from tests.engine.records.hands import DEAL, phh
from tests.fakes import SEVEN, Night
from tournament.reports.catalogue import EVENING
from tournament.reports.hands import hands
from tournament.wording.values import times_in

GOLDEN = Path(__file__).parent / "golden"
STORY = GOLDEN / "evening.story"
HALFWAY = "# Here golden files of the evening being played are made."
NAMES = "players = ['<b>Ann</b>', 'עומר 2026', 'Bob & Co']\n"
HAND = phh(f"{DEAL}, 'p3 cbr 300', 'p1 f', 'p2 f'", more=NAMES)


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
            yield f"{report.name}-over.html", html.page(report.make(over.state, over.at))
            if report.name == "standings" or not report.result:
                yield f"{report.name}-playing.html", html.page(report.make(playing.state, playing.at))
            yield f"{report.name}-empty.html", html.page(report.make(nobody, SEVEN))
        yield "hands-over.html", html.page(hands(over.state, [HAND]))
        yield "hands-empty.html", html.page(hands(nobody, []))


def write() -> None:
    """The golden files as the pages are now; those of pages that are no more go."""
    for file in GOLDEN.glob("*.html"):
        file.unlink()
    for name, page in pages().items():
        (GOLDEN / name).write_text(page, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write()
