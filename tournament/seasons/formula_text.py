"""The text of a formula, word by word: nothing goes on to the reckoning but what is known here.

Names are looked up, brackets counted and everything refused that is no number, name, operator or bracket; so the tree
that is made of it cannot hold texts, attributes, lists or loops, whatever somebody writes.
"""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from keyword import iskeyword
from typing import Any, NoReturn

from tournament.errors import BadInput
from tournament.seasons.functions import FUNCTIONS

LONGEST = 2_000
"""So many characters a formula has at most."""

MOST_PARTS = 600
"""So many numbers, names, operators and brackets."""

DEEPEST = 50
"""So many brackets within each other, and so many steps of reckoning."""

IF = "_i"
"""What `if(c, a, b)` is called in the tree, where `if` is something else; as long as it, so that positions stay."""

WORDS = frozenset(("and", "or", "not", "if", "else"))

_PART = re.compile(
    r"(?P<blank>\s+)"
    r"|(?P<number>(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)"
    r"|(?P<name>[^\W\d]\w*)"
    r"|(?P<sign>\*\*|//|<=|>=|==|!=|[-+*/%<>(),])"
)

_MEANINGLESS = {
    **dict.fromkeys("\"'`“”„‘’", "formula_text"),
    **dict.fromkeys("[]{}", "formula_brackets"),
    ".": "formula_attribute",
    "=": "formula_assignment",
    "^": "formula_power",
}
"""What is refused with a sentence of its own."""


def refuse(code: str, text: str, index: int, **facts: Any) -> NoReturn:
    """Refuse the formula at that place of its text, counted from 0.

    Raises:
        BadInput: always; `position`: the character, from 1; `line`: where there are several.
    """
    index = max(0, min(index, len(text) - 1))
    before = text[:index]
    if "\n" in text.strip():
        facts["line"] = before.count("\n") + 1
    raise BadInput(code, position=index - before.rfind("\n"), **facts)


@dataclass(slots=True)
class Scan:
    """A formula on its way through the words.

    Attributes:
        text: as typed; `plain`: the same, as long, in small letters and on one line, with `IF` for the function.
        known: the variables by every name they have.
        open: the brackets that are open: where, and whether a function's.
        before: the part before, and whether it is something an operator can stand behind.
    """

    text: str
    known: Mapping[str, str]
    plain: list[str] = field(default_factory=list)
    open: list[tuple[int, bool]] = field(default_factory=list)
    before: str = ""
    operand: bool = False
    called: bool = False

    def read(self) -> str:
        """The plain text.

        Raises:
            BadInput: `formula_…`, as `formula.read` says.
        """
        at = parts = 0
        while at < len(self.text):
            part = _PART.match(self.text, at)
            if part is None:
                self._meaningless(at)
            if part.lastgroup == "blank":
                self.plain.append(" " * len(part.group()))
            else:
                parts += 1
                if parts > MOST_PARTS:
                    self._refuse("formula_too_large", at, most=MOST_PARTS)
                getattr(self, f"_{part.lastgroup}")(part.group(), at, part.end())
            at = part.end()
        if self.open:
            self._refuse("formula_bracket_open", self.open[-1][0])
        return "".join(self.plain)

    def _number(self, word: str, at: int, end: int) -> None:
        self._wants_operator(word, at)
        if float(word) == float("inf"):
            self._refuse("formula_number", at)
        following = re.match(r"\w+", self.text[end:])
        if following is not None:
            self._refuse("formula_operator_missing", end, word=following.group())
        # 007 is 7, which Python would not have.
        self._add(re.sub(r"^0+(?=[0-9])", lambda zeros: " " * len(zeros.group()), word), operand=True)

    def _name(self, word: str, at: int, end: int) -> None:
        small = word.lower()
        called = self.text[end:].lstrip().startswith("(")
        if small in WORDS and not (small == "if" and called and not self.operand):
            self._add(small, operand=False)
            return
        if small != "if" and (iskeyword(small) or iskeyword(small.capitalize())):
            self._refuse("formula_word", at, word=word)
        self._wants_operator(word, at)
        if called:
            if small != "if" and small not in FUNCTIONS:
                self._unknown("formula_function", word, at, (*FUNCTIONS, "if"))
            self._add(IF if small == "if" else small, operand=False, called=True)
            return
        if small not in self.known:
            if small in FUNCTIONS:
                self._refuse("formula_needs_brackets", at, word=word)
            self._unknown("formula_variable", word, at, tuple(self.known))
        self._add(small, operand=True)

    def _sign(self, word: str, at: int, end: int) -> None:
        if word == "(":
            if not self.called:
                self._wants_operator(word, at)
            self.open.append((at, self.called))
            if len(self.open) > DEEPEST:
                self._refuse("formula_too_deep", at, most=DEEPEST)
        elif word == ")":
            if not self.open:
                self._refuse("formula_bracket_closed", at)
            self.open.pop()
        elif word == "," and not (self.open and self.open[-1][1]):
            self._refuse("formula_comma", at)
        self._add(word, operand=word == ")")

    def _add(self, word: str, *, operand: bool, called: bool = False) -> None:
        self.plain.append(word)
        self.before, self.operand, self.called = word, operand, called

    def _wants_operator(self, word: str, at: int) -> None:
        if self.operand:
            self._refuse("formula_operator_missing", at, word=word)

    def _unknown(self, code: str, word: str, at: int, known: Collection[str]) -> NoReturn:
        near = get_close_matches(word.lower()[:40], known, n=1)
        if near:
            self._refuse(code, at, word=word, near=near[0])
        self._refuse(f"{code}_unknown", at, word=word)

    def _meaningless(self, at: int) -> NoReturn:
        self._refuse(_MEANINGLESS.get(self.text[at], "formula_character"), at, word=self.text[at])

    def _refuse(self, code: str, at: int, **facts: Any) -> NoReturn:
        refuse(code, self.text, at, **facts)
