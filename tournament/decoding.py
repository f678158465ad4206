"""Bytes of a text file from somebody's spreadsheet -> text, never guessing in silence."""

import codecs
import re
import unicodedata
from dataclasses import dataclass, field
from typing import Any

from tournament.errors import BadFile

_BOMS = (
    # UTF-32 before UTF-16: its little-endian mark begins with UTF-16's.
    (codecs.BOM_UTF32_LE, "utf-32"),
    (codecs.BOM_UTF32_BE, "utf-32"),
    (codecs.BOM_UTF8, "utf-8"),
    (codecs.BOM_UTF16_LE, "utf-16"),
    (codecs.BOM_UTF16_BE, "utf-16"),
)
_WORKBOOKS = (b"PK\x03\x04", b"\xd0\xcf\x11\xe0")
"""How .xlsx and .ods (zip archives) and old .xls files begin."""


@dataclass(frozen=True, slots=True)
class Note:
    """Something about a file that its reader should hear, though it was read.

    Attributes:
        code: what; the key of its sentence in `wording`.
        facts: what the sentence names.
    """

    code: str
    facts: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Decoded:
    """A file's text without byte order mark, and what must be told about how it was read."""

    text: str
    notes: tuple[Note, ...] = ()


def decode(data: bytes, file: str, encoding: str | None = None) -> Decoded:
    """The text of a file in UTF-8, UTF-16, UTF-32, Windows-1250 or Windows-1252, or in the encoding given.

    A byte order mark always wins. Without one, UTF-16 shows by its NUL bytes and UTF-8 by being valid. What is left is
    Windows-1250 or 1252. Where both give the same text there is nothing to decide. Where the words of the file are
    words in one of them only, that one is used and the note `read_as` says so (`encoding`, `example`, `instead`: a
    word as it was read and as it would have been in the other, which is another). Everything else is refused.

    The note `looks_garbled` (`line`, `example`) tells of text that was already ruined when the file was written, and
    of a word that is none in either, where both give the same: perhaps it is a third encoding.

    Raises:
        BadFile: `file_empty`; `file_is_a_workbook`; `encoding_unknown` (`encoding`); `encoding_wrong` (`encoding`,
            `line`); `encoding_unsure` (`choices`: the encodings to choose from, `examples`: a word read in each).
    """
    if data.startswith(_WORKBOOKS):
        raise BadFile("file_is_a_workbook", file=file)
    decoded = _decode(data, file, encoding)
    # More than one where a program that does not know the mark put its own before it.
    text = decoded.text.lstrip("\ufeff")
    if not text.strip():
        raise BadFile("file_empty", file=file)
    return Decoded(text, decoded.notes + _garbled(text))


def _decode(data: bytes, file: str, encoding: str | None) -> Decoded:
    for bom, marked in _BOMS:
        if data.startswith(bom):
            return Decoded(_strictly(data, marked, file))
    if encoding is not None:
        return Decoded(_strictly(data, encoding, file))
    if b"\x00" in data:
        for wide in ("utf-16-le", "utf-16-be"):
            text = _as_utf16(data, wide)
            if text is not None:
                return Decoded(text)
    try:
        return Decoded(data.decode("utf-8"))
    except UnicodeDecodeError:
        return _eight_bit(data, file)


def _strictly(data: bytes, encoding: str, file: str) -> str:
    try:
        return data.decode(encoding)
    except UnicodeDecodeError as wrong:
        line = data[: wrong.start].count(b"\n") + 1
        raise BadFile("encoding_wrong", file=file, line=line, encoding=encoding) from wrong
    except (LookupError, ValueError) as unknown:
        # Also a codec that Python knows, but that makes no text of bytes: rot13, hex.
        raise BadFile("encoding_unknown", file=file, encoding=encoding) from unknown


def _as_utf16(data: bytes, encoding: str) -> str | None:
    """The text if the bytes look like UTF-16 of that order: its line breaks are where the bytes of line breaks are.

    A stray NUL in an 8-bit file does not pass, since there the line breaks would vanish into other letters.
    """
    try:
        text = data.decode(encoding)
    except UnicodeDecodeError:
        return None
    in_bytes = data.count(b"\n") + data.count(b"\r")
    in_text = text.count("\n") + text.count("\r")
    return text if "\x00" not in text and in_text > 0 and in_text * 2 >= in_bytes else None


# Windows-1250 or 1252? ------------------------------------------------------------------------------------------------

_CENTRAL, _WESTERN = "windows-1250", "windows-1252"
_UNDEFINED = "\ufffd"
_CLEAR = 4
"""How many words must speak for an encoding for each that speaks for the other."""

_ALPHABETS = {
    _CENTRAL: (
        "áčďéěíňóřšťúůýž",  # Czech
        "áäčďéíĺľňóôŕšťúýž",  # Slovak
        "ąćęłńóśźż",  # Polish
        "áéíóöőúüű",  # Hungarian
        "čćđšž",  # Slovene, Croatian, Bosnian, Serbian
        "ăâîşţ",  # Romanian
    ),
    _WESTERN: (
        "àâçèéêëîïôœùûüÿ",  # French
        "áéíñóúü",  # Spanish
        "áàâãçéêíóôõú",  # Portuguese
        "àèéìíîòóùú",  # Italian
        "àçèéíïòóúü",  # Catalan
        "äöüß",  # German
        "äåéöüšž",  # Swedish, Finnish, Estonian
        "åæéøäöü",  # Danish, Norwegian
        "áæéíðóöúýþ",  # Icelandic
    ),
}
_V = "aeiouyáéíóúýäëöüâîô"
_IMPLAUSIBLE = {
    # The same byte is mostly a consonant in the one (č, ř, ň) and a vowel in the other (è, ø, ò). A consonant with a
    # mark stands beside a vowel or a syllabic r or l; a vowel with a mark does not.
    _CENTRAL: re.compile(
        rf"(?<![{_V}ěůąęőű])(?<![^{_V}][rl])[čřňńďťľłđ](?![{_V}ěůąęőű])"
        rf"|[ńśź][aeouyóąęáé]|[ůűőě][{_V}]|ă[aeou]|[{_V}][ůűőăě]|\b[ěůąę]|[ĺŕ][{_V}]|\b[ĺŕ]"
    ),
    _WESTERN: re.compile(
        rf"[àèìòùæåêû][{_V}]|ø[aiouáéíóú]|[aeoáéíóúý][àèìòùøæåêû]|[iuy][àìòùøæå]"
        rf"|ì\w|ù\w|õ(?!e)|ã(?![oe]|\b)|(?<![{_V}])ï|ñ(?![{_V}])"
    ),
}
_BLANK_AT_LETTER = re.compile(r"[^\W\d_]\u00a0|\u00a0[^\W\d_]")
_WORD = re.compile(r"[^\s\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f\u2010-\u2027]+")


def _eight_bit(data: bytes, file: str) -> Decoded:
    central = data.decode(_CENTRAL, errors="replace")
    western = data.decode(_WESTERN, errors="replace")
    pairs = {
        (here, there)
        for here, there in zip(_WORD.findall(central), _words_beside(central, western), strict=True)
        if not here.isascii()
    }
    if central == western and _UNDEFINED not in central:
        return Decoded(central, _perhaps_third(central))
    differing = {pair for pair in pairs if pair[0] != pair[1]}
    for_central = {pair for pair in pairs if _fits(pair[0], _CENTRAL) and not _fits(pair[1], _WESTERN)}
    for_western = {pair for pair in pairs if _fits(pair[1], _WESTERN) and not _fits(pair[0], _CENTRAL)}
    for encoding, text, chosen, evidence, against in (
        (_CENTRAL, central, 0, for_central, for_western),
        (_WESTERN, western, 1, for_western, for_central),
    ):
        doubtful = {pair for pair in pairs if not _fits(pair[chosen], encoding)}
        clear = len(evidence) > _CLEAR * len(against) and len(doubtful) * 3 <= len(pairs)
        if clear and _UNDEFINED not in text:
            # A doubtful word is the better example: if the encoding is a third one, that shows it.
            pair = min(doubtful & differing or evidence & differing or differing)
            facts = {"encoding": encoding, "example": pair[chosen], "instead": pair[1 - chosen]}
            return Decoded(text, (Note("read_as", facts),))
    unsure = min(differing or pairs)
    raise BadFile("encoding_unsure", file=file, choices=(_CENTRAL, _WESTERN), examples=unsure)


def _perhaps_third(text: str) -> tuple[Note, ...]:
    """A note on the first odd word of a text that is the same in both.

    So is one with a no-break space at a letter, which is á in DOS files. A euro sign is none of a word's letters.
    """
    for number, line in enumerate(text.splitlines(), start=1):
        for piece in line.split(" "):
            words = [word.strip("€") for word in _WORD.findall(piece)]
            odd = any(not (word.isascii() or _fits(word, _CENTRAL) or _fits(word, _WESTERN)) for word in words)
            if odd or _BLANK_AT_LETTER.search(piece):
                return (Note("looks_garbled", {"line": number, "example": piece.replace("\u00a0", " ").strip()}),)
    return ()


def _words_beside(central: str, western: str) -> list[str]:
    """The words of the one text, cut where the other's words are; both are one character for a byte."""
    return [western[word.start() : word.end()] for word in _WORD.finditer(central)]


def _fits(word: str, encoding: str) -> bool:
    """Whether a word could be a name in a language written in that encoding."""
    folded = word.lower()
    marked = {letter for letter in folded if not letter.isascii()}
    if not all(unicodedata.category(letter).startswith("L") for letter in marked):
        # A sign that stands alone (25 £) is one; a sign inside a word is a letter read wrongly.
        return _UNDEFINED not in word and not any(letter.isalpha() for letter in word)
    if len(folded) > 3 and sum(not letter.isascii() for letter in folded) * 3 > len(folded) * 2:
        return False  # a Greek or Russian file: nearly every letter is one of these
    if any(letter.isdigit() for letter in folded):
        return False
    return any(marked <= set(alphabet) for alphabet in _ALPHABETS[encoding]) and not _IMPLAUSIBLE[encoding].search(
        folded
    )


# Ruined before it came to us ------------------------------------------------------------------------------------------


def _garbled(text: str) -> tuple[Note, ...]:
    """A note where UTF-8 had been read as Windows-1250 or 1252 and saved again (`DvoĹ™Ăˇk`), or letters were lost."""
    if text.isascii():
        return ()
    for number, line in enumerate(text.splitlines(), start=1):
        for word in line.split():
            if not word.isascii() and (_UNDEFINED in word or _was_utf8(word)):
                return (Note("looks_garbled", {"line": number, "example": word}),)
    return ()


def _was_utf8(word: str) -> bool:
    for encoding in (_CENTRAL, _WESTERN):
        try:
            word.encode(encoding).decode("utf-8")
        except UnicodeError:
            continue
        return True
    return False
