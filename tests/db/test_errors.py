"""Every trouble of the shelf has its code, and every code its sentence."""

import ast
import errno
import sqlite3
from pathlib import Path
from string import Formatter

import pytest

from db import errors
from db.errors import StorageBug, StorageTrouble, troubles
from tournament.refusals import SENTENCES

FILE = Path("club.db")


def raised_in_db() -> dict[str, set[str]]:
    """Each code that db/ raises by name, with the facts that go with it there."""
    found: dict[str, set[str]] = {}
    for path in sorted(Path(errors.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "StorageTrouble":
                code = node.args[0]
                if isinstance(code, ast.Constant) and isinstance(code.value, str):
                    facts = {word.arg for word in node.keywords if word.arg}
                    # Where a step is read, `steps.read` adds where it lies.
                    facts |= {"file"} if path.name == "codec.py" else set()
                    found[code.value] = found.get(code.value, facts) & facts
    return found


RAISED = raised_in_db()
TRANSLATED = {*errors._BY_RESULT.values(), *errors._BY_ERRNO.values()}


@pytest.mark.parametrize("code", sorted(RAISED.keys() | TRANSLATED))
def test_a_trouble_has_a_sentence_about_facts_it_has(code: str) -> None:
    sentence = SENTENCES[code]
    forms = (sentence,) if isinstance(sentence, str) else (sentence.one, sentence.many)
    named = {field for form in forms for _, field, _, _ in Formatter().parse(form) if field}
    for facts in ([RAISED[code]] if code in RAISED else []) + ([{"file", "detail"}] if code in TRANSLATED else []):
        assert named <= facts


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOSPC, "disk_full"),
        (errno.EROFS, "read_only"),
        (errno.EACCES, "no_access"),
        (errno.ENOENT, "missing_file"),
        (errno.EIO, "disk_error"),
    ],
)
def test_what_the_system_says_becomes_a_code(number: int, code: str) -> None:
    with pytest.raises(StorageTrouble) as caught, troubles(FILE):
        raise OSError(number, "the system's words")
    assert caught.value.code == code
    assert caught.value.facts == {"file": "club.db", "detail": "the system's words"}


def test_a_statement_that_is_wrong_is_our_own_mistake() -> None:
    connection = sqlite3.connect(":memory:")
    with pytest.raises(StorageBug, match="no such table"), troubles(FILE):
        connection.execute("SELECT 1 FROM nowhere")
    connection.close()


def test_what_is_neither_disk_nor_database_passes() -> None:
    with pytest.raises(ZeroDivisionError), troubles(FILE):
        raise ZeroDivisionError
