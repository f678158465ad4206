"""What a walk through the whole catalogue has found (tests/desktop/walk.py), as the tests ask for it."""

import json
import os
import subprocess
import sys
from collections.abc import Collection
from pathlib import Path

from tests.desktop.screens import ROOT

SCREEN = {
    "name": "LAPTOP", "x": 0, "y": 0, "width": 1280, "height": 720, "dpr": 1, "logicalDpi": 96, "logicalBaseDpi": 96,
}  # fmt: skip
LONGEST_S = 300


class Walked:
    """The walk's findings."""

    def __init__(self, folder: Path) -> None:
        """Walk, in a program of its own on a screen of 1280 by 720; `folder`: where it writes."""
        screens, written = folder / "screens.json", folder / "found.json"
        screens.write_text(json.dumps({"screens": [SCREEN]}), encoding="utf-8")
        platform = {"QT_QPA_PLATFORM": f"offscreen:configfile={screens}", "PYTHONPATH": str(ROOT)}
        with written.open("w", encoding="utf-8") as out:
            ended = subprocess.run(
                [sys.executable, "-m", "tests.desktop.walk"],
                env=os.environ | platform,
                stdout=out,
                stderr=subprocess.PIPE,
                timeout=LONGEST_S,
                check=False,
            )
        assert ended.returncode == 0, ended.stderr.decode("utf-8", "replace")[-4_000:]
        self._found: list[tuple[str, str, str]] = json.loads(written.read_text(encoding="utf-8"))

    def found(self, kind: str, *, but: Collection[str] = ()) -> list[str]:
        """What there is of that kind, each with where; `but`: not looked at there."""
        return [f"{where}: {what}" for each, where, what in self._found if each == kind and where not in but]
