"""A formula for points: read once, reckoned for everybody.

A small language of numbers: `+ - * / // % **`, comparisons, `and or not`, `a if c else b` or `if(c, a, b)`, the
functions of `functions` and the variables of `variables`; capital letters do not matter. Yes is 1, no is 0. Everything
is a float, so that nothing grows without bounds. `formula_text` lets no other word in; the tree is walked by
simpleeval, and no code is ever made of it.
"""

import ast
import math
import operator
from collections.abc import Callable, Mapping
from typing import Any, NoReturn

from simpleeval import SimpleEval

from tournament.errors import BadInput
from tournament.seasons import variables as known_variables
from tournament.seasons.formula_text import DEEPEST, IF, LONGEST, Scan
from tournament.seasons.formula_text import refuse as _refuse
from tournament.seasons.functions import FUNCTIONS, power

MOST_POINTS = 1e10
"""Points are fewer than so many, and more than so many below 0."""


class Formula:
    """A formula that has been read.

    Attributes:
        text: as typed.
        names: the variables that it uses, by their first names.
    """

    def __init__(self, text: str, tree: ast.expr, names: frozenset[str]) -> None:
        self.text = text
        self.names = names
        self._tree = tree
        self._reckoning = _Reckoning(text)

    def points(self, variables: Mapping[str, float]) -> float:
        """What it comes to; of the variables it needs `names`.

        Raises:
            BadInput: `formula_by_zero`, `formula_logarithm`, `formula_root` (with their `value`), `formula_no_power`,
                `formula_argument` (`word`: the function), each with `position` and perhaps `line`; `formula_result`:
                no number, or 10 billion and more.
        """
        self._reckoning.names = variables
        points = float(self._reckoning.eval("", self._tree))
        if not -MOST_POINTS < points < MOST_POINTS:
            raise BadInput("formula_result")
        return points


def read(text: str, known: Mapping[str, str] = known_variables.NAMES) -> Formula:
    """The formula of that text; `known`: the first name of a variable by each of its names.

    Raises:
        BadInput: `formula_empty`, `formula_too_long` (`length`, `longest`); the others with `position` (the character,
            from 1) and, where there are several, `line`: `formula_too_large`, `formula_too_deep` (`most`),
            `formula_variable` and `formula_function` (`word`, `near`: what it is perhaps meant to be), the same with
            `_unknown` where nothing is near, `formula_takes`, `formula_takes_or`, `formula_takes_more` (`word`,
            `fewest`, `most`, `given`), `formula_character`, `formula_word`, `formula_text`, `formula_attribute`,
            `formula_brackets`, `formula_assignment`, `formula_power`, `formula_operator_missing`, `formula_number`,
            `formula_needs_brackets`, `formula_comma`, `formula_bracket_open`, `formula_bracket_closed`,
            `formula_syntax`.
    """
    if len(text) > LONGEST:
        raise BadInput("formula_too_long", length=len(text), longest=LONGEST)
    if not text.strip():
        raise BadInput("formula_empty")
    plain = Scan(text, known).read()
    try:
        # In brackets, so that blanks before it mean nothing; each position is one more than in the text.
        tree = ast.parse(f"({plain})", mode="eval").body
    except SyntaxError as wrong:
        _refuse("formula_syntax", text, (wrong.offset or 1) - 2)
    except (RecursionError, MemoryError):
        _refuse("formula_too_deep", text, 0, most=DEEPEST)
    _check_depth(tree, text)
    checked = _Checked(text, known)
    return Formula(text, checked.visit(tree), frozenset(checked.names))


def _check_depth(tree: ast.expr, text: str) -> None:
    """Refuse what needs more steps within each other than reckoning should take; without recursion of its own."""
    level: list[ast.AST] = [tree]
    for _step in range(2 * DEEPEST):
        level = [child for node in level for child in ast.iter_child_nodes(node)]
        if not level:
            return
    at = min(getattr(node, "col_offset", 1) for node in level)
    _refuse("formula_too_deep", text, at - 1, most=2 * DEEPEST)


class _Checked(ast.NodeTransformer):
    """Takes a tree over with first names, floats and `if` as what it is; whatever is not known, it refuses."""

    def __init__(self, text: str, known: Mapping[str, str]) -> None:
        self.text = text
        self.known = known
        self.names: set[str] = set()

    def generic_visit(self, node: ast.AST) -> ast.AST:
        if not isinstance(node, _KNOWN_NODES):
            _refuse("formula_syntax", self.text, getattr(node, "col_offset", 1) - 1)
        return super().generic_visit(node)

    def visit_Name(self, node: ast.Name) -> ast.Name:
        node.id = self.known[node.id]
        self.names.add(node.id)
        return node

    def visit_Constant(self, node: ast.Constant) -> ast.Constant:
        node.value = float(str(node.value))
        return node

    def visit_Call(self, node: ast.Call) -> ast.expr:
        name = node.func.id if isinstance(node.func, ast.Name) else ""
        if node.keywords:
            _refuse("formula_syntax", self.text, node.keywords[0].col_offset - 1)
        self._check_count(node, name)
        node.args = [self.visit(each) for each in node.args]
        if name != IF:
            return node
        test, body, *rest = node.args
        orelse = rest[0] if rest else ast.Constant(0.0)
        return ast.copy_location(ast.IfExp(test, body, orelse), node)

    def _check_count(self, node: ast.Call, name: str) -> None:
        fewest, most = (2, 3) if name == IF else (FUNCTIONS[name].fewest, FUNCTIONS[name].most)
        given = len(node.args)
        if fewest <= given and (most is None or given <= most):
            return
        at = node.col_offset - 1
        facts = {"word": "if" if name == IF else name, "fewest": fewest, "given": given}
        if most is None:
            _refuse("formula_takes_more", self.text, at, **facts)
        if most != fewest:
            _refuse("formula_takes_or", self.text, at, most=most, **facts)
        _refuse("formula_takes", self.text, at, **facts)


def _yes(compare: Callable[[float, float], bool]) -> Callable[[float, float], float]:
    """The comparison with 1 for yes and 0 for no."""
    return lambda left, right: 1.0 if compare(left, right) else 0.0


_OPERATORS: Mapping[type[ast.AST], Callable[..., float]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: power,
    ast.UAdd: operator.pos,
    ast.USub: operator.neg,
    ast.Not: lambda number: 0.0 if number else 1.0,
    ast.Eq: _yes(operator.eq),
    ast.NotEq: _yes(operator.ne),
    ast.Lt: _yes(operator.lt),
    ast.LtE: _yes(operator.le),
    ast.Gt: _yes(operator.gt),
    ast.GtE: _yes(operator.ge),
}

_KNOWN_NODES = (
    *(ast.UnaryOp, ast.BinOp, ast.BoolOp, ast.Compare, ast.IfExp, ast.Call, ast.Name, ast.Constant),
    *(ast.And, ast.Or, ast.Load),
    *_OPERATORS,
)


def _finite(number: float) -> float:
    """The number, unless it is too large to be one: what is infinite, or no number, compares in ways nobody means.

    Raises:
        OverflowError: it is.
    """
    if not math.isfinite(number):
        raise OverflowError
    return number


class _Reckoning(SimpleEval):
    """simpleeval with the numbers, operators and functions of this language, and nothing else."""

    def __init__(self, text: str) -> None:
        calls = {name: function.call for name, function in FUNCTIONS.items()}
        super().__init__(operators=dict(_OPERATORS), functions=calls, names={})
        self.text = text
        self.nodes = {
            ast.Constant: self._eval_constant,
            ast.Name: self._eval_name,
            ast.UnaryOp: self._eval_unaryop,
            ast.BinOp: self._eval_binop,
            ast.BoolOp: self._eval_boolop,
            ast.Compare: self._eval_compare,
            ast.IfExp: self._eval_ifexp,
            ast.Call: self._eval_call,
        }

    def _eval(self, node: ast.expr) -> Any:
        # Every node is known and every value a float: what simpleeval looks for at each step cannot be there.
        return self.nodes[type(node)](node)

    def _eval_constant(self, node: ast.Constant) -> Any:
        return node.value

    def _eval_name(self, node: ast.Name) -> float:
        return self.names[node.id]  # type: ignore[no-any-return]

    def _eval_binop(self, node: ast.BinOp) -> float:
        left, right = self._eval(node.left), self._eval(node.right)
        try:
            return _finite(self.operators[type(node.op)](left, right))
        except ZeroDivisionError:
            _refuse("formula_by_zero", self.text, self._sign(node))
        except ValueError:
            _refuse("formula_no_power", self.text, self._sign(node))
        except OverflowError:
            raise BadInput("formula_result") from None

    def _sign(self, node: ast.BinOp) -> int:
        """Where the operator stands."""
        at = (node.left.end_col_offset or 1) - 1
        while at < len(self.text) - 1 and self.text[at] not in "/%*":
            at += 1
        return at

    def _eval_call(self, node: ast.Call) -> float:
        assert isinstance(node.func, ast.Name)  # noqa: S101  (`_Checked` lets nothing else through)
        numbers = [self._eval(each) for each in node.args]
        try:
            return _finite(self.functions[node.func.id](*numbers))
        except OverflowError:
            raise BadInput("formula_result") from None
        except (ArithmeticError, ValueError) as wrong:
            self._refuse_call(node.func.id, numbers, node.col_offset - 1, wrong)

    def _refuse_call(self, name: str, numbers: list[float], at: int, wrong: Exception) -> NoReturn:
        if isinstance(wrong, ZeroDivisionError):
            _refuse("formula_by_zero", self.text, at)
        if name == "pow":
            _refuse("formula_no_power", self.text, at)
        if name == "sqrt":
            _refuse("formula_root", self.text, at, value=f"{numbers[0]:g}")
        if name.startswith(("log", "ln")):
            _refuse("formula_logarithm", self.text, at, value=f"{numbers[0]:g}")
        _refuse("formula_argument", self.text, at, word=name)
