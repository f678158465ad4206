"""A points formula of The Tournament Director in our own language (`seasons.formula`).

There, statements stand one after the other, `assign("x", …)` gives a value a name and may stand anywhere, and what
"points" was assigned at the end are the points; a formula without it is the value of its last statement. Here a formula
is one expression: each name is replaced by what was assigned to it, and an `assign` inside an `if` becomes an `if`.
Nothing is reckoned.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from tournament.errors import BadInput
from tournament.seasons import formula
from tournament.seasons.formula_text import LONGEST as MOST_CHARACTERS

LONGEST = 4_000
"""A longer text is not looked at."""

DEEPEST = 40
"""So many brackets within each other."""

_PART = re.compile(
    r"\s*(?:(?P<number>\d+\.?\d*|\.\d+)|(?P<name>[A-Za-z_]\w*)|(?P<text>\"[^\"]*\"|'[^']*')"
    r"|(?P<sign>\*\*|<=|>=|<>|!=|==|&&|\|\||[-+*/%^<>=!(),;]))",
    re.ASCII,
)

_VARIABLES: Mapping[str, str] = {
    "n": "n",
    "players": "n",
    "numberofplayers": "n",
    "r": "place",
    "rank": "place",
    "b": "buy_in",
    "buyin": "buy_in",
    "buyins": "entries",
    "numberofbuyins": "entries",
    "nh": "knock_outs",
    "hits": "knock_outs",
    "numberofhits": "knock_outs",
    "m": "in_the_money",
    "inthemoney": "in_the_money",
    "mr": "paid_places",
    "numberofrebuys": "rebuys",
    "numberofaddons": "add_ons",
    "pot": "pool",
    "totalpot": "pool",
}
"""Names there, in small letters, and here."""

_SUMS = ("totalbuyinsamount", "totalrebuysamount", "totaladdonsamount")
"""Only their sum has a name here: everything that was paid."""

_FUNCTIONS: Mapping[str, str] = {
    **{name: name for name in ("switch", "round", "floor", "ceil", "sqrt", "pow", "exp", "log", "ln", "log10", "abs")},
    **{name: name for name in ("min", "max", "sum")},
    "ceiling": "ceil",
    "power": "pow",
    "int": "floor",
}
_SIGNS: Mapping[str, str] = {"=": "==", "<>": "!=", "&&": "and", "||": "or", "^": "**"}
_LEVELS: tuple[frozenset[str], ...] = (
    frozenset(("or",)),
    frozenset(("and",)),
    frozenset(("==", "!=", "<", ">", "<=", ">=")),
    frozenset(("+", "-")),
    frozenset(("*", "/", "%")),
)
"""What binds, weakest first."""
_UNARY, _POWER, _WHOLE = len(_LEVELS), len(_LEVELS) + 1, len(_LEVELS) + 2


class Untranslatable(Exception):
    """Something in the formula has no like here; the text is the word where it stands."""


@dataclass(frozen=True, slots=True)
class _Term:
    """A piece of the result, and how strongly what it is made of binds."""

    text: str
    binds: int = _WHOLE

    def within(self, binds: int) -> str:
        """As it stands in something that binds so strongly."""
        return self.text if self.binds >= binds else f"({self.text})"


_NOTHING = _Term("0")
Values = dict[str, _Term]


def translated(text: str) -> str:
    """The same formula here.

    Raises:
        Untranslatable: it cannot be said here; the word at fault.
    """
    if len(text) > LONGEST:
        raise Untranslatable(text[:20])
    found = _Reader(text).read()
    try:
        return formula.read(found).text
    except BadInput as refusal:
        raise Untranslatable(str(refusal.facts.get("word") or text[:20])) from refusal


class _Reader:
    """Reads the statements in order; `values` is what is assigned so far."""

    def __init__(self, text: str) -> None:
        self._parts = list(_parts(text))
        self._at = 0
        self._depth = 0
        self._values: Values = {}

    def read(self) -> str:
        """The points as one expression."""
        last = _NOTHING
        while self._at < len(self._parts):
            if self._word() in (";", ","):
                self._at += 1
                continue
            last = self._expression(0)
        return self._values.get("points", last).text

    # ---- expressions -----------------------------------------------------------------------------------------------

    def _word(self) -> str:
        return self._parts[self._at][1] if self._at < len(self._parts) else ""

    def _expression(self, level: int) -> _Term:
        self._depth += 1
        if self._depth > DEEPEST * (_WHOLE + 1):
            raise Untranslatable("(")
        try:
            return self._unary() if level == len(_LEVELS) else self._binary(level)
        finally:
            self._depth -= 1

    def _binary(self, level: int) -> _Term:
        left = self._expression(level + 1)
        while (sign := _SIGNS.get(self._word(), self._word())) in _LEVELS[level]:
            self._at += 1
            right = self._expression(level + 1)
            # 2 < 3 < 4 means something else here, and a - (b - c) keeps its brackets.
            own = level + 1 if level == 2 else level
            left = _Term(f"{left.within(own)} {sign} {right.within(level + 1)}", level)
            if len(left.text) > MOST_CHARACTERS:
                raise Untranslatable(sign)
        return _summed(left)

    def _unary(self) -> _Term:
        word = self._word()
        if word in ("-", "+"):
            self._at += 1
            return _Term(f"{word}{self._expression(_UNARY).within(_UNARY)}", _UNARY)
        if word in ("!", "not"):
            self._at += 1
            return _Term(f"if({self._expression(_UNARY).text} == 0, 1, 0)")
        base = self._value()
        if self._word() in ("^", "**"):
            self._at += 1
            return _Term(f"{base.within(_WHOLE)} ** {self._expression(_UNARY).within(_WHOLE)}", _POWER)
        return base

    def _value(self) -> _Term:
        if self._at >= len(self._parts):
            raise Untranslatable(self._parts[-1][1] if self._parts else "")
        kind, word = self._parts[self._at]
        self._at += 1
        if kind == "number":
            return _Term(f"0{word}" if word.startswith(".") else word)
        if word == "(":
            inner = self._expression(0)
            self._expect(")")
            return inner
        if kind != "name":
            raise Untranslatable(word)
        return self._called(word) if self._word() == "(" else self._named(word)

    def _named(self, word: str) -> _Term:
        if word in self._values:
            return self._values[word]
        if word in _SUMS:
            return _Term(word)
        if word not in _VARIABLES:
            raise Untranslatable(word)
        return _Term(_VARIABLES[word])

    def _expect(self, sign: str) -> None:
        if self._word() != sign:
            raise Untranslatable(self._word() or sign)
        self._at += 1

    # ---- functions -------------------------------------------------------------------------------------------------

    def _called(self, word: str) -> _Term:
        self._expect("(")
        if word == "assign":
            return self._assigned()
        if word == "if":
            return self._chosen()
        if word not in _FUNCTIONS:
            raise Untranslatable(word)
        given: list[str] = []
        while self._word() != ")":
            given.append(self._expression(0).text)
            if self._word() != ")":
                self._expect(",")
        self._expect(")")
        found = f"{_FUNCTIONS[word]}({', '.join(given)})"
        if len(found) > MOST_CHARACTERS:
            raise Untranslatable(word)
        return _Term(found)

    def _assigned(self) -> _Term:
        kind, word = self._parts[self._at] if self._at < len(self._parts) else ("", "")
        if kind != "text":
            raise Untranslatable(word or "assign")
        self._at += 1
        self._expect(",")
        value = self._expression(0)
        self._expect(")")
        self._values[word[1:-1].strip().lower()] = value
        return value

    def _chosen(self) -> _Term:
        """`if(c, a, b)`: what a or b assigns holds where it was reckoned."""
        asked = self._expression(0).text
        self._expect(",")
        before = dict(self._values)
        yes = self._expression(0)
        then = self._values
        self._values, no = dict(before), _NOTHING
        if self._word() == ",":
            self._at += 1
            no = self._expression(0)
        self._expect(")")
        otherwise = self._values
        merged: Values = {}
        for name in {**then, **otherwise}:
            a, b = then.get(name, _NOTHING), otherwise.get(name, _NOTHING)
            merged[name] = a if a == b else _Term(f"if({asked}, {a.text}, {b.text})")
            if len(merged[name].text) > MOST_CHARACTERS:
                raise Untranslatable(name)
        self._values = merged
        found = f"if({asked}, {yes.text}, {no.text})"
        if len(found) > MOST_CHARACTERS:
            raise Untranslatable("if")
        return _Term(found)


def _parts(text: str) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    at, text = 0, text.rstrip()
    while at < len(text):
        part = _PART.match(text, at)
        if part is None:
            raise Untranslatable(text[at:].strip()[:12])
        kind = part.lastgroup or ""
        word = part[kind]
        found.append((kind, word if kind == "text" else word.lower()))
        at = part.end()
    return found


def _summed(term: _Term) -> _Term:
    """With one name for everything that was paid."""
    words = term.text.split(" + ")
    if sorted(words) == sorted(_SUMS):
        return _Term("total_cost")
    return term
