"""What a page wears of a club: colours that can be read, a logo inside, a style sheet that fetches nothing."""

import re
from base64 import b64encode
from hashlib import sha256

import pytest

from templates.colours import GROUND, LINE_CONTRAST, TEXT_CONTRAST, contrast, letters, line
from templates.web import dress, html
from templates.web.dress import own_sheet
from tests.templates.web.reading import HTML, parsed, texts
from tournament.club.house_style import PLAIN, HouseStyle
from tournament.reports.page import Page, Words

PNG = b"\x89PNG\r\n\x1a\n" + bytes(8)
PAGE = Page("standings", "Thursday", "standings so far", parts=(Words("", ("Nobody.",)),))


def test_the_clubs_colour_is_darkened_only_where_it_could_not_be_seen() -> None:
    assert line("#17643F") == letters("#17643F") == "#17643F"
    for pale in ("#FFFFFF", "#E6B94C", "#FFFF00", "#00FF00", "#88CCFF"):
        assert contrast(line(pale), GROUND) >= LINE_CONTRAST
        assert contrast(letters(pale), GROUND) >= TEXT_CONTRAST
        assert letters(pale) != "#000000", "it is still the club's"
    assert line("red; } body { display: none") == PLAIN.colour
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)


def test_the_logo_stands_inside_with_the_clubs_name() -> None:
    page = html.page(PAGE, HouseStyle(club="Ann's <Club>", logo=PNG))
    (picture,) = parsed(page).iter(f"{HTML}img")
    assert picture.get("src") == f"data:image/png;base64,{b64encode(PNG).decode()}"
    assert picture.get("alt") == "Ann's <Club>"
    assert "Ann's <Club> Thursday" in texts(html.page(PAGE, HouseStyle(club="Ann's <Club>")))
    assert "<img" not in html.page(PAGE, HouseStyle(logo=b"<svg onload='alert(1)'>"))


@pytest.mark.parametrize(
    "sheet",
    [
        "@import 'https://example.org/a.css';",
        "@IMPORT url(//example.org/a.css);",
        r"@\69mport 'https://example.org/a.css';",
        r"@im\port 'https://example.org/a.css';",
        "body { background: url(https://example.org/a.png) }",
        "body { background: URL( 'https://example.org/a.png' ) }",
        r"body { background: \75rl(https://example.org/a.png) }",
        r"body { background: u\000072 l(https://example.org/a.png) }",
        "body { background: image-set('https://example.org/a.png' 1x) }",
        "body { background: -webkit-image-set('https://example.org/a.png' 1x) }",
        "@font-face { font-family: A; src: src('https://example.org/a.woff') }",
    ],
)
def test_the_clubs_style_sheet_fetches_nothing(sheet: str) -> None:
    assert not re.search(r"@import|(?<![\w-])(url|src|(-webkit-)?image-set)\(", own_sheet(sheet), re.IGNORECASE)


def test_the_clubs_style_sheet_stays_inside_its_element_and_comes_last() -> None:
    page = html.page(PAGE, HouseStyle(style_sheet="h1 { color: #900 }\r\n</style><script>alert(1)</script>"))
    ours, own = parsed(page).iter(f"{HTML}style")
    assert own.text == "h1 { color: #900 }\n<\\/style><script>alert(1)<\\/script>"
    assert not list(parsed(page).iter(f"{HTML}script"))
    assert ours.text
    assert page.index("--ground") < page.index("#900")


def test_what_a_style_sheet_may_do_stays_as_it_was_written() -> None:
    for sheet in (
        "h1::after { content: '\\00201c '; }",
        "body { background: url(data:image/png;base64,AAAA) }",
        "body { background-image: url( 'data:image/png;base64,AAAA' ) }",
        ".source, .image { color: red } /* @media */",
        "@media print { h1 { font-size: 30pt } }",
    ):
        assert own_sheet(sheet) == sheet
    assert own_sheet(r"a { content: '\22\41' }") == r"a { content: '\000022 A' }"


def test_browsers_are_told_to_let_in_only_what_is_inside() -> None:
    page = html.page(PAGE, HouseStyle(style_sheet="h1 { color: #900 }"))
    tree = parsed(page)
    policy = next(str(meta.get("content")) for meta in tree.iter(f"{HTML}meta") if meta.get("http-equiv"))
    assert policy.startswith("default-src 'none'; img-src data:; font-src data:; style-src 'sha256-")
    for style in tree.iter(f"{HTML}style"):
        assert b64encode(sha256(str(style.text).encode()).digest()).decode() in policy
    assert "style=" not in page
    assert dress.policy(dress.look(PLAIN, ""), "x").count("script-src 'sha256-") == 1
