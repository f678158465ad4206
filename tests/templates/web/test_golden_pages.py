"""Every report of an evening that is over, is being played or that nobody has entered, and of a club, is what it was.

After a change that is meant: `python -m tests.templates.web.golden_pages` writes the files anew; look at what
`git diff` shows, and at the pages in a browser.
"""

import re
from difflib import unified_diff
from itertools import islice
from xml.etree.ElementTree import Element

import pytest

from templates.colours import GROUND, TEXT_CONTRAST, contrast
from tests.templates.web.golden_pages import GOLDEN, pages
from tests.templates.web.reading import HTML, SVG, parsed

RENEW = "python -m tests.templates.web.golden_pages writes the golden files anew."


@pytest.fixture(scope="module")
def found() -> dict[str, str]:
    return dict(pages())


def test_each_page_is_byte_by_byte_its_golden_file(found: dict[str, str]) -> None:
    changed = []
    for name, page in found.items():
        file = GOLDEN / name
        golden = file.read_bytes().decode() if file.exists() else ""
        if page != golden:
            lines = unified_diff(golden.splitlines(), page.splitlines(), f"golden/{name}", "now", lineterm="", n=0)
            changed += [*(line[:200] for line in islice(lines, 12)), ""]
    more = {file.name for file in GOLDEN.glob("*.html")} - set(found)
    if changed or more:
        pytest.fail("\n".join([*changed, *(f"golden/{name}: no page" for name in more), RENEW]), pytrace=False)


def test_each_page_is_well_formed_and_can_be_read_by_everybody(found: dict[str, str]) -> None:
    for name, page in found.items():
        tree = parsed(page)
        assert tree.get("lang") == "en", name
        headings = [element.tag.removeprefix(HTML) for element in tree.iter() if element.tag[len(HTML) :] in _LEVELS]
        assert headings.count("h1") == 1, name
        assert headings[0] == "h1", name
        assert set(headings) <= {"h1", "h2"}, name
        for table in tree.iter(f"{HTML}table"):
            _check_table(table, name)
        for drawing in tree.iter(f"{SVG}svg"):
            assert drawing.get("role") == "img", name
            said = [element for element in drawing if element.tag in (f"{SVG}title", f"{SVG}desc")]
            assert drawing.get("aria-labelledby") == " ".join(str(element.get("id")) for element in said), name
            assert all(element.text for element in said), name
        keys = [element.get("id") for element in tree.iter() if element.get("id")]
        assert len(keys) == len(set(keys)), name


_LEVELS = ("h1", "h2", "h3", "h4", "h5", "h6")


def _check_table(table: Element, name: str) -> None:
    in_slip = table.find(f"{HTML}thead") is None
    assert in_slip or table.find(f"{HTML}caption") is not None, name
    assert all(cell.get("scope") in ("col", "row") for cell in table.iter(f"{HTML}th")), name


def test_nothing_on_a_page_asks_anybody_for_anything(found: dict[str, str]) -> None:
    for name, page in found.items():
        assert not re.findall(r"""(?:src|href|data|action)\s*=|url\(|@import|<link|<base|<iframe""", _markup(page)), (
            name
        )
        assert not [each for each in re.findall(r"\w+://[^\"'<\s]*", page) if not each.startswith("http://www.w3.org")]


def _markup(page: str) -> str:
    """Without what somebody has called somebody, which stands between signs that were escaped, and our data-value."""
    return page.replace("data-value=", "").replace("data-sort=", "").replace("content=", "")


def test_every_colour_of_letters_can_be_read_on_every_ground() -> None:
    for ground in (GROUND, "#FFFFFF", "#F8F7F2"):
        for letters in ("#18211C", "#5A675F"):
            assert contrast(letters, ground) >= TEXT_CONTRAST
