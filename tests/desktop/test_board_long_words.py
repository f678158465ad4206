"""The board in a language whose every sentence is half as long again, with accents above and below the letters."""

import gettext
import re
from functools import cache

import pytest

from desktop.display.drawing.drawn import Scene
from desktop.display.layout import layout
from desktop.display.looks.style import Arrangement, Style
from desktop.display.showing import Showing
from tests.desktop import board_pages as pages
from tests.desktop import board_views as views
from tests.desktop.board_checks import check_geometry, texts
from tournament import language

pytestmark = pytest.mark.usefixtures("qapp", "long_words")

SIZES = [(800, 600), (1366, 768), (1920, 1080), (1080, 1920)]
TYPED = ("Wolfeschlegel", "The Twenty-Seventh", "A bottle of", " Ch", "Anna Nováková", "Małgorzata")
"""How the names and things begin that are too long for anything."""
_LETTERS = str.maketrans("AEIOUYCSRZaeiouycsrz", "ÄÉÎÔŮÝÇŠŘŻäéîôůýçšřż")
_PLACEHOLDERS = re.compile(r"(\{[^}]*\})")


@cache
def longer(message: str) -> str:
    """Accents on its letters, and two fifths more of them; its {placeholders} as they are."""
    parts = _PLACEHOLDERS.split(message)
    letters = sum(len(part) for part in parts[::2])
    said = "".join(part if number % 2 else part.translate(_LETTERS) for number, part in enumerate(parts))
    return said + "őģ"[: -(-letters * 2 // 5)] + "ň" * max(0, -(-letters * 2 // 5) - 2) if letters else said


class LongWords(gettext.NullTranslations):
    """English, longer."""

    def gettext(self, message: str) -> str:
        return longer(message)

    def ngettext(self, singular: str, plural: str, n: int) -> str:
        return longer(singular if n == 1 else plural)


@pytest.fixture
def long_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """This language is spoken, and nothing laid out in another one is remembered."""
    monkeypatch.setattr(language, "_chosen", [LongWords()])
    monkeypatch.setattr(language, "_codes", ["en_150"])


def check_nothing_is_cut(scene: Scene) -> None:
    """Only names, and what ends with one, may end with an ellipsis."""
    check_geometry(scene)
    for text in texts(scene):
        if text.text.rstrip().endswith("…"):
            assert any(typed in text.text for typed in TYPED), f"{text.text!r} is cut"


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "×".join(map(str, size)))
@pytest.mark.parametrize("arrangement", Arrangement)
@pytest.mark.parametrize("state", views.STATES)
def test_no_sentence_is_cut_on_the_clocks_page(state: str, arrangement: Arrangement, size: tuple[int, int]) -> None:
    check_nothing_is_cut(layout(Showing(views.STATES[state]), size, Style(arrangement=arrangement)))


@pytest.mark.parametrize("size", SIZES, ids=lambda size: "×".join(map(str, size)))
@pytest.mark.parametrize("name", pages.PAGES)
def test_no_sentence_is_cut_on_the_other_pages(name: str, size: tuple[int, int]) -> None:
    check_nothing_is_cut(pages.shown(pages.PAGES[name], size))
