"""A line taken apart: words, names, numbers, amounts and times, one after the other."""

import re
from dataclasses import dataclass

from tournament import wording
from tournament.language import gettext as _
from tournament.names import MINUTE, SECOND, Milliseconds

_TOKEN = re.compile(r'\s*(?:"(?P<quoted>[^"]*)"|(?P<comma>,)|(?P<word>[^\s,"]+))')
_TIME = re.compile(r"(?P<hour>[0-9]{1,2}):(?P<minute>[0-5][0-9])(?::(?P<second>[0-5][0-9]))?")
_LENGTH = re.compile(
    r"(?P<minus>[-−]?)(?:(?:(?P<hours>[0-9]+):)?(?P<minutes>[0-9]+):(?P<seconds>[0-5][0-9])|(?P<whole>[0-9]+))"
)


class Wrong(Exception):
    """A line that is not understood, or an expectation that does not hold; its text is the reason."""


@dataclass(frozen=True, slots=True)
class Token:
    """A word, a comma, or what stood in quotes."""

    text: str
    quoted: bool = False


class Words:
    """What is left of a line, taken from the left."""

    def __init__(self, text: str) -> None:
        """Take a line apart; a comment begins with `#` at the line's beginning or after a blank.

        Raises:
            Wrong: a quotation mark that nothing closes.
        """
        self._tokens: list[Token] = []
        self._next = 0
        rest = _without_comment(text).rstrip()
        place = 0
        while place < len(rest):
            found = _TOKEN.match(rest, place)
            if found is None:
                raise Wrong(_("a quotation mark is not closed"))
            quoted = found["quoted"]
            self._tokens.append(Token(found[0].strip() if quoted is None else quoted, quoted is not None))
            place = found.end()

    def __bool__(self) -> bool:
        """Whether anything is left."""
        return self._next < len(self._tokens)

    def peek(self) -> str | None:
        """The next word, None at the end or where a quoted text comes."""
        if not self or self._tokens[self._next].quoted:
            return None
        return self._tokens[self._next].text

    def coming(self) -> list[str]:
        """All words that are left, without what stands in quotes."""
        return [token.text for token in self._tokens[self._next :] if not token.quoted]

    def take(self, phrase: str) -> bool:
        """Take these words if they come next."""
        wanted = phrase.split()
        coming = self._tokens[self._next : self._next + len(wanted)]
        if [None if token.quoted else token.text for token in coming] != wanted:
            return False
        self._next += len(wanted)
        return True

    def shown(self) -> str:
        """The next word or quoted text, as a sentence names it."""
        return shown(self._tokens[self._next].text)

    def need(self, phrase: str) -> None:
        """Take these words, which have to come next."""
        if not self.take(phrase):
            raise Wrong(_("{words} should come here").format(words=phrase))

    def word(self, what: str) -> str:
        """Take the next word or quoted text; `what` says what it is."""
        if not self:
            raise Wrong(_("{what} is missing at the end of the line").format(what=what))
        self._next += 1
        return self._tokens[self._next - 1].text

    def number(self, what: str) -> int:
        """Take a whole number."""
        text = self.word(what)
        if not (text.isascii() and text.isdecimal() and len(text) < 20):
            raise Wrong(_("{what} should be a whole number, not {text}").format(what=what, text=shown(text)))
        return int(text)

    def numbers(self, what: str) -> tuple[int, ...]:
        """Take whole numbers with commas between them."""
        found = [self.number(what)]
        while self.take(","):
            found.append(self.number(what))
        return tuple(found)

    def length(self, what: str) -> Milliseconds:
        """Take a length of time: `2` (minutes), `2:30`, `1:00:00`, all with a minus sign if needed."""
        text = self.word(what)
        found = _LENGTH.fullmatch(text)
        if found is None:
            said = _("{what} should be minutes or a time like 12:34, not {text}")
            raise Wrong(said.format(what=what, text=shown(text)))
        hours, minutes = int(found["hours"] or 0), int(found["minutes"] or found["whole"] or 0)
        length = (60 * hours + minutes) * MINUTE + int(found["seconds"] or 0) * SECOND
        return -length if found["minus"] else length

    def time_of_day(self) -> Milliseconds | None:
        """Take a time of day like 19:05 or 19:05:30 if one comes next: milliseconds since midnight."""
        found = _TIME.fullmatch(self.peek() or "")
        if found is None or int(found["hour"]) > 23:
            return None
        self._next += 1
        minutes = 60 * int(found["hour"]) + int(found["minute"])
        return minutes * MINUTE + int(found["second"] or 0) * SECOND

    def name(self, *ends: str) -> str:
        """Take a name: words up to a comma, one of the words that end it, or the end of the line; or a quoted text."""
        if self and self._tokens[self._next].quoted:
            return self.word(_("a name"))
        found: list[str] = []
        while (word := self.peek()) is not None and word != "," and word not in ends:
            found.append(self.word(word))
        if not found:
            raise Wrong(_("a name is missing"))
        return " ".join(found)

    def names(self, *ends: str) -> tuple[str, ...]:
        """Take names with commas between them."""
        found = [self.name(*ends)]
        while self.take(","):
            found.append(self.name(*ends))
        return tuple(found)

    def end(self) -> None:
        """The line has to end here."""
        if self:
            raise Wrong(_("{word} is not understood here").format(word=self.shown()))


def shown(text: str) -> str:
    """What stands on a line, as a sentence names it: never nothing, never a whole page."""
    return wording.short(text).strip() or _("(empty)")


def _without_comment(text: str) -> str:
    quoted = False
    for place, character in enumerate(text):
        if character == '"':
            quoted = not quoted
        elif character == "#" and not quoted and (place == 0 or text[place - 1].isspace()):
            return text[:place]
    return text
