"""The text of a `.tdt` file as data. It looks like a program, and its own program runs it; here nothing is ever run.

Values are strings, numbers, `true`, `false`, `null`, `[lists]`, `{maps}` with bare keys, `new Class(…)`, and maps of
any keys as `Map.from([[key, value], …])` or `new Map({"key": value})`. Everything else is refused where it stands.
"""

import re
from dataclasses import dataclass
from typing import Any

from tournament.errors import BadFile

MOST_BYTES = 16 * 1024 * 1024
"""A larger file is no evening; usual ones have some 75 kB."""

MOST_VALUES = 1_000_000
"""The most values that one file may hold."""

DEEPEST = 60
"""How deep values may stand inside one another; those of real files do to about 15."""

LONGEST_NUMBER = 40
"""The most characters of a number."""


@dataclass(frozen=True, slots=True)
class Made:
    """`new Class(…)`: its fields where it was given a map, else `given` with what stood in the brackets."""

    name: str
    fields: dict[str, Any]
    given: tuple[Any, ...] = ()


Value = None | bool | int | float | str | list[Any] | dict[Any, Any] | Made
"""What a file is made of. A dict is a map; its keys are strings, numbers, booleans or nothing."""

BLANKS = " \t\r\n\ufeff\u00a0\u2028\u2029"
"""What may stand between two words."""

_BLANK = r"[ \t\r\n\ufeff\u00a0\u2028\u2029]*+"
_STRING = r"""(?:"[^"\\\r\n]*+(?:\\.[^"\\\r\n]*+)*+"|'[^'\\\r\n]*+(?:\\.[^'\\\r\n]*+)*+')"""
_NAME = r"[A-Za-z_$][\w$]*"
_CLASS = rf"{_NAME}(?:\.{_NAME})*"
_TOKEN = re.compile(
    rf"""{_BLANK}(?:
      (?P<bare>(?:{_NAME}|\d+){_BLANK}:)
    | (?P<string>{_STRING})(?P<quoted>{_BLANK}:)?
    | (?P<number>-?\d[\w.]*(?:(?<=[eE])[+-]\d+)?)
    | (?P<call>(?:new[ \t]+{_CLASS}|Map\.from){_BLANK}\()
    | (?P<mark>[{{}}\[\](),;])
    | (?P<word>{_CLASS})
    | (?P<end>\Z)
    | (?P<wrong>)
    )""",
    re.VERBOSE | re.ASCII | re.DOTALL,
)
_ESCAPE = re.compile(
    r"\\(?:u(?P<high>[dD][89abAB][0-9a-fA-F]{2})\\u(?P<low>[dD][c-fC-F][0-9a-fA-F]{2})"
    r"|x(?P<byte>[0-9a-fA-F]{2})|u(?P<four>[0-9a-fA-F]{4})|u\{(?P<many>[0-9a-fA-F]{1,6})\}|(?P<other>\r\n|.))",
    re.DOTALL,
)
_PLAIN = {"n": "\n", "t": "\t", "r": "\r", "b": "\b", "f": "\f", "v": "\v", "0": "\0", "\n": "", "\r\n": "", "\r": ""}
_WHOLE = re.compile(r"-?\d+")
_DECIMAL = re.compile(r"-?\d+(?:\.\d*)?(?:[eE][+-]?\d+)?")
_WORDS: dict[str, bool | None] = {"true": True, "false": False, "null": None, "undefined": None}


def decoded(data: bytes, file: str) -> str:
    """The text of the file: UTF-8 if it is that, with or without its mark, else Windows-1252.

    Raises:
        BadFile: `file_too_large`, `file_empty`, `tdt_binary` (it holds NUL characters).
    """
    if len(data) > MOST_BYTES:
        raise BadFile("file_too_large", file=file)
    if b"\0" in data:
        raise BadFile("tdt_binary", file=file)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError:
        # Five bytes mean nothing there; what they were is lost anyway.
        text = data.decode("cp1252", errors="replace")
    if not text.strip("\ufeff \t\r\n"):
        raise BadFile("file_empty", file=file)
    return text


def parse(text: str, file: str) -> Value:
    """The one value that the text is.

    Raises:
        BadFile: with `line` and `column` (from 1): `tdt_unexpected` (`found`), `tdt_cut` (the text ends before its
            end), `tdt_call` (`call`: no such thing is known), `tdt_number` (`found`), `tdt_too_deep` (`most`),
            `tdt_too_much` (`most`), `tdt_more` (something follows the end).
    """
    return _Parser(text, file).whole()


@dataclass(slots=True)
class _Open:
    """A bracket that is not closed yet: what stands in it so far, and who asked for it."""

    mark: str
    start: int
    items: list[Any]
    call: str = ""
    key: Any = None
    has_key: bool = False


class _Parser:
    """One pass over the text with its own stack, so that depth is bounded by a number and not by Python's."""

    def __init__(self, text: str, file: str) -> None:
        self._text = text
        self._file = file

    def _refused(self, code: str, at: int, **facts: Any) -> BadFile:
        line = self._text.count("\n", 0, at) + 1
        column = at - (self._text.rfind("\n", 0, at) + 1) + 1
        return BadFile(code, file=self._file, line=line, column=column, **facts)

    def _wrong_at(self, at: int) -> BadFile:
        while at < len(self._text) and (self._text[at].isspace() or self._text[at] == "\ufeff"):
            at += 1
        if self._text[at : at + 1] in ('"', "'"):
            return self._refused("tdt_string_open", at)
        return self._refused("tdt_unexpected", at, found=self._text[at : at + 12])

    def whole(self) -> Value:
        """The value of the whole text."""
        root = _Open("", 0, [])
        stack, here = [root], root
        left = MOST_VALUES
        awaiting = True  # a value or a closing bracket; else a comma or a closing bracket
        for found in _TOKEN.finditer(self._text):
            kind = found.lastgroup or ""
            word = found["string" if kind == "quoted" else kind]
            at = found.end() - len(found[0].lstrip(BLANKS))
            if kind == "wrong":
                raise self._wrong_at(at)
            if here is root and (root.items or kind == "end"):
                if kind == "end":
                    break
                if word != ";":
                    raise self._refused("tdt_more", at)
            elif kind == "mark" and word in "}])":
                self._closed(stack, word, at)
                here, awaiting = stack[-1], False
            elif not awaiting:
                if word != ",":
                    raise self._unexpected(kind, word, at)
                awaiting = True
            elif kind in ("bare", "quoted"):
                self._key(here, word, at)
            elif here.mark == "{" and not here.has_key:
                raise self._unexpected(kind, word, at)
            else:
                left -= 1
                if left < 0:
                    raise self._refused("tdt_too_much", at, most=MOST_VALUES)
                if kind == "call" or (kind == "mark" and word in "{["):
                    if len(stack) > DEEPEST:
                        raise self._refused("tdt_too_deep", at, most=DEEPEST)
                    here = _opened(kind, word, at)
                    stack.append(here)
                else:
                    _add(here, self._plain(kind, word, at))
                    awaiting = False
        if here is not root or not root.items:
            raise self._refused("tdt_cut", len(self._text))
        value: Value = root.items[0]
        return value

    # ---- parts -----------------------------------------------------------------------------------------------------

    def _unexpected(self, kind: str, word: str, at: int) -> BadFile:
        if kind == "end":
            return self._refused("tdt_cut", at)
        return self._refused("tdt_unexpected", at, found=word[:12])

    def _key(self, here: _Open, word: str, at: int) -> None:
        if here.mark != "{" or here.has_key:
            raise self._unexpected("key", word, at)
        here.key = _unescaped(word) if word[0] in "\"'" else word[:-1].rstrip(BLANKS)
        here.has_key = True

    def _plain(self, kind: str, word: str, at: int) -> Value:
        if kind == "string":
            return _unescaped(word)
        if kind == "word":
            if word not in _WORDS:
                raise self._refused("tdt_call", at, call=word[:60])
            return _WORDS[word]
        if kind == "number" and len(word) <= LONGEST_NUMBER:
            if _WHOLE.fullmatch(word):
                return int(word)
            if _DECIMAL.fullmatch(word):
                return float(word)
            raise self._refused("tdt_number", at, found=word)
        if kind == "number":
            raise self._refused("tdt_number", at, found=word[:LONGEST_NUMBER])
        raise self._unexpected(kind, word, at)

    def _closed(self, stack: list[_Open], word: str, at: int) -> None:
        """The bracket is closed, and what stands in it is a value of the one around it."""
        here = stack[-1]
        if here.has_key or _CLOSING.get(here.mark) != word:
            raise self._refused("tdt_unexpected", at, found=word)
        stack.pop()
        if here.mark == "{":
            _add(stack[-1], dict(here.items))
        elif here.mark == "[":
            _add(stack[-1], here.items)
        else:
            _add(stack[-1], self._made(here))

    def _made(self, here: _Open) -> Value:
        """What a call stands for."""
        given = here.items
        if here.call in ("Map", "Map.from"):
            return self._map(here)
        if len(given) == 1 and isinstance(given[0], dict):
            return Made(here.call, given[0])
        return Made(here.call, {}, tuple(given))

    def _map(self, here: _Open) -> dict[Any, Any]:
        given = here.items
        if here.call == "Map" and not given:
            return {}
        if len(given) == 1 and isinstance(given[0], dict) and here.call == "Map":
            return given[0]
        pairs = given[0] if len(given) == 1 else None
        if not isinstance(pairs, list) or not all(isinstance(pair, list) and len(pair) == 2 for pair in pairs):
            raise self._refused("tdt_call", here.start, call=here.call)
        if any(isinstance(key, list | dict | Made) for key, _value in pairs):
            raise self._refused("tdt_call", here.start, call=here.call)
        return dict(pairs)


_CLOSING = {"{": "}", "[": "]", "(": ")"}


def _opened(kind: str, word: str, at: int) -> _Open:
    """What begins here."""
    if kind == "mark":
        return _Open(word, at, [])
    return _Open("(", at, [], word[:-1].removeprefix("new").strip())


def _add(here: _Open, value: Value) -> None:
    """One value more in it, under its key where it is a map."""
    if here.has_key:
        here.items.append((here.key, value))
        here.has_key = False
    else:
        here.items.append(value)


def _unescaped(word: str) -> str:
    text = word[1:-1]
    return _ESCAPE.sub(_meant, text) if "\\" in text else text


def _meant(escape: re.Match[str]) -> str:
    if escape["high"]:
        return chr(0x10000 + ((int(escape["high"], 16) - 0xD800) << 10) + int(escape["low"], 16) - 0xDC00)
    digits = escape["byte"] or escape["four"] or escape["many"]
    if digits is None:
        return _PLAIN.get(escape["other"], escape["other"])
    code = int(digits, 16)
    # Half of a pair of surrogates is no character that can be stored.
    return chr(code) if code <= 0x10FFFF and not 0xD800 <= code <= 0xDFFF else "\N{REPLACEMENT CHARACTER}"
