"""The language the program speaks: gettext for every text a user sees.

Modules write `from tournament.language import gettext as _`; the catalogue is looked up at each call, so that choosing
another language needs no restart. Like the standard library's own gettext, the choice belongs to the whole process.
"""

import gettext as _gettext
from pathlib import Path

DOMAIN = "final_table"
CATALOGUES = Path(__file__).parent.parent / "locale"

_chosen: list[_gettext.NullTranslations] = [_gettext.NullTranslations()]
_codes: list[str] = ["en"]


def choose(code: str) -> None:
    """Speak the language of that code (`en`, `cs` …) from now on; English where no catalogue exists."""
    speak(_gettext.translation(DOMAIN, CATALOGUES, languages=[code], fallback=True), code)


def speak(translations: _gettext.NullTranslations, code: str) -> None:
    """Have every text from these from now on, numbers and dates as the language of that code writes them."""
    _chosen[0] = translations
    _codes[0] = code


def code() -> str:
    """The code of the language spoken now, for Babel's number and date formats."""
    return _codes[0]


def catalogue() -> _gettext.NullTranslations:
    """Where every text comes from now, by which a caller can see that another language is spoken."""
    return _chosen[0]


def gettext(message: str) -> str:
    """The message in the chosen language."""
    return _chosen[0].gettext(message)


def ngettext(singular: str, plural: str, n: int) -> str:
    """The message in the form that the number asks for."""
    return _chosen[0].ngettext(singular, plural, n)
