"""What a page wears of the club's house style: its colour so that it can be read, its logo, its own style sheet.

A page asks nobody for anything: what would fetch something is taken out of the style sheet here, and the page's
Content-Security-Policy (`policy`) keeps browsers from it once more. Scripts run only if they are ours.
"""

import re
from base64 import b64encode
from dataclasses import dataclass
from hashlib import sha256

from markupsafe import Markup

from templates.colours import letters, line
from tournament.club.house_style import HouseStyle


@dataclass(frozen=True, slots=True)
class Look:
    """The style elements and the logo of one page; `logo` is a data URI, empty without one."""

    ours: Markup
    own: Markup
    club: str
    logo: str


def look(style: HouseStyle, sheet: str, *, wide: bool = False) -> Look:
    """Our sheet with the club's colours in it, then the club's own; `wide`: printed across."""
    colours = f":root {{ --club: {line(style.colour)}; --club-text: {letters(style.colour)}; }}\n"
    across = "@page { size: landscape; }\n" if wide else ""
    return Look(Markup(sheet + colours + across), own_sheet(style.style_sheet), style.club, picture(style.logo))  # noqa: S704


def policy(look: Look, script: str) -> str:
    """The page's Content-Security-Policy: these styles and this script, pictures that are inside, nothing else."""
    styles = " ".join(_hash(each) for each in (look.ours, look.own) if each)
    scripts = f"script-src {_hash(script)}; " if script else ""
    inside = "img-src data:; font-src data:; "
    return f"default-src 'none'; {inside}{scripts}style-src {styles}; base-uri 'none'; form-action 'none'"


def _hash(text: str) -> str:
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


_PICTURES = {b"\x89PNG\r\n\x1a\n": "image/png", b"\xff\xd8\xff": "image/jpeg"}


def picture(data: bytes) -> str:
    """A PNG or JPEG as a data URI; empty for anything else."""
    kind = next((kind for beginning, kind in _PICTURES.items() if data.startswith(beginning)), "")
    return f"data:{kind};base64,{b64encode(data).decode()}" if kind else ""


def own_sheet(text: str) -> Markup:
    r"""The club's own style sheet, to stand inside a style element.

    It cannot end the element (`</` becomes `<\/`), and nothing in it fetches anything: `@import`, `src()`,
    `image-set()` and `url()` of anything but `data:` become words that browsers skip, also where their letters are
    written as escapes.
    """
    text = text.replace("\r\n", "\n").replace("\r", "\n").replace("\f", "\n").replace("\0", "")
    text = _ESCAPE.sub(_spelt, text).replace("</", "<\\/")
    text = _IMPORT.sub("@not-\\1", text)
    text = _ELSEWHERE.sub("not-", text)
    return Markup(text)  # noqa: S704


_ESCAPE = re.compile(r"\\(?:([0-9a-fA-F]{1,6})\s?|(.))", re.DOTALL)
_IMPORT = re.compile(r"@(import)", re.IGNORECASE)
_ELSEWHERE = re.compile(
    r"""
    (?= (?<![\w-])
      (?: url\( (?! \s* ["']? data: ) | src\( | (?:-webkit-)? (?: image-set | image | cross-fade | element ) \( ) )
    """,
    re.IGNORECASE | re.VERBOSE,
)


def _spelt(escape: re.Match[str]) -> str:
    """An escaped letter as the letter, which is the same; any other escape in its longest form, on its own."""
    digits, letter = escape.groups()
    if digits is None:
        return letter if letter.isascii() and (letter.isalpha() or letter == "-") else escape.group()
    code = int(digits, 16)
    if code < 128 and (chr(code).isalpha() or chr(code) == "-"):
        return chr(code)
    return f"\\{code:06x} "
