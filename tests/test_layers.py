"""Who may import whom: the contracts of pyproject.toml, kept by import-linter."""

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
ROOMS = {"engine", "tournament", "db", "templates", "console", "desktop"}
LINT = """
import sys
from importlinter.cli import lint_imports
sys.exit(lint_imports(no_cache=True, no_logo=True))
"""


def contracts() -> list[dict[str, Any]]:
    """The contracts as they stand in pyproject.toml."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = settings["tool"]["importlinter"]["contracts"]
    return found


def test_the_rooms_keep_their_contracts() -> None:
    words = [sys.executable, "-c", LINT]
    answer = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False)
    if answer.returncode != 0:
        pytest.fail(f"{answer.stdout}{answer.stderr}", pytrace=False)
    assert f"{len(contracts())} kept, 0 broken" in answer.stdout


def test_every_room_has_its_layer() -> None:
    layers = next(contract["layers"] for contract in contracts() if contract["type"] == "layers")
    assert {room for layer in layers for room in layer.split(" | ")} == ROOMS
    packages = {path.parent.name for path in ROOT.glob("*/__init__.py")} - {"tests", "scripts"}
    assert packages <= ROOMS, f"{packages - ROOMS} is no room; give it a layer in pyproject.toml"
