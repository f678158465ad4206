"""docs/rules.md has a row for every rule of the four source documents, and names only what exists."""

import re
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| (S\d-\d+) \| (.+) \| (.+) \| (.+) \|$", PAGE, re.MULTILINE)
RULES = [f"S{seed}-{rule}" for seed, rules in enumerate((21, 39, 11, 36)) for rule in range(1, rules + 1)]
TESTS = {
    name
    for file in (ROOT / "tests").rglob("test_*.py")
    for name in re.findall(r"^def (test_\w+)", file.read_text(encoding="utf-8"), re.MULTILINE)
}


def test_every_rule_of_the_four_documents_has_its_row() -> None:
    assert [number for number, *_ in ROWS] == RULES


@pytest.mark.parametrize(("number", "where", "proof"), [(number, where, proof) for number, _, where, proof in ROWS])
def test_a_row_names_tests_or_says_that_the_rule_is_for_people(number: str, where: str, proof: str) -> None:
    named = re.findall(r"`(test_\w+)`", proof)
    assert not set(named) - TESTS
    assert named or where.startswith("for people")


@pytest.mark.parametrize(
    "name", sorted(set(re.findall(r"`([a-z_]+(?:\.\w+)*)`", "".join(where for _, _, where, _ in ROWS))))
)
def test_what_a_row_names_of_the_engine_exists(name: str) -> None:
    module, *inside = name.split(".")
    found = import_module(f"engine.{module}")
    for part in inside:
        found = getattr(found, part, None) or found.__annotations__[part]
