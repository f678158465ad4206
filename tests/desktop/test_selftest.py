"""What a package is tried out with: `main.py desk --selftest`."""

import os
import subprocess
import sys
from pathlib import Path


def test_the_selftest_plays_a_hand_and_paints_without_a_display(root: Path, tmp_path: Path) -> None:
    homes = {name: str(tmp_path / name) for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "HOME")}
    environment = {**os.environ, **homes}
    environment.pop("QT_QPA_PLATFORM", None)
    words = [sys.executable, str(root / "main.py"), "desk", "--selftest"]
    ran = subprocess.run(
        words, env=environment, cwd=tmp_path, capture_output=True, check=False, encoding="utf-8", timeout=120
    )
    told = ran.stdout.splitlines()
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert told[-1] == "everything works"
    assert "a hand is played: ok" in told
    assert "the board is painted: ok" in told
    assert not any(Path(home).exists() for home in homes.values()), "nothing of the director's is touched"
