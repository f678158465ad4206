"""The program runs from wherever it was put."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOMS = ("engine", "tournament", "db", "templates", "console", "desktop")


@pytest.mark.parametrize("folder", ["Programování/poker ♠", "100 % 'hot' #1?" if os.name != "nt" else "100 % 'hot' #1"])
def test_from_a_folder_with_special_characters(tmp_path: Path, root: Path, folder: str) -> None:
    """B241."""
    here = tmp_path / folder
    here.mkdir(parents=True)
    shutil.copy(root / "main.py", here)
    for room in ROOMS:
        shutil.copytree(root / room, here / room, ignore=shutil.ignore_patterns("__pycache__", "*.otf", "*.wav"))
    story = here / "freezeout ♣.story"
    shutil.copy(root / "tests" / "stories" / "freezeout.story", story)
    words = [sys.executable, str(here / "main.py"), "script", str(story), "--db", str(here / "klub ♥.db")]
    ran = subprocess.run(words, cwd=tmp_path, capture_output=True, check=False, timeout=60)
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert (here / "klub ♥.db").stat().st_size > 0
