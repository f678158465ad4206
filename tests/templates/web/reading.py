"""What stands on a page, as the strict parser of HTML5 reads it."""

from xml.etree.ElementTree import Element

import html5lib

HTML = "{http://www.w3.org/1999/xhtml}"
SVG = "{http://www.w3.org/2000/svg}"


def parsed(page: str) -> Element:
    """The page as a tree; it is an error if it is not well-formed."""
    found: Element = html5lib.HTMLParser(strict=True).parse(page)
    return found


def texts(page: str) -> str:
    """All words that people read on it, with single blanks."""
    body = parsed(page).find(f"{HTML}body")
    assert body is not None
    return " ".join(" ".join(_words(body)).split())


def _words(element: Element) -> list[str]:
    if element.tag in (f"{HTML}script", f"{HTML}style"):
        return [element.tail or ""]
    words = [element.text or ""]
    for child in element:
        words += _words(child)
    return [*words, element.tail or ""]
