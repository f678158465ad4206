"""Running the console as somebody at a terminal does."""

import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from console.export import FILES

MAIN = Path(__file__).resolve().parent.parent.parent / "main.py"

FAST = ("--structure", "club-turbo", "--stack", "1500", "--seats", "6", "--seed", "7", "--buy-in", "20.00")
"""Options under which a tournament takes well below a second."""

FEW = ("--formats", "html,csv,json")
"""For `export`: what takes no time, so neither paper nor pictures."""


def roster(folder: Path, players: int = 20, name: str = "friends.csv") -> Path:
    """A roster of that many people."""
    path = folder / name
    path.write_text("name\n" + "".join(f"Player {n:02}\n" for n in range(1, players + 1)), encoding="utf-8")
    return path


def results(folder: Path) -> dict[str, bytes]:
    """The bytes of the files; of hands only where some were dealt."""
    return {name: (folder / name).read_bytes() for name in FILES if (folder / name).exists()}


def everything(folder: Path) -> set[str]:
    """All that lies in a folder and below."""
    return {path.relative_to(folder).as_posix() for path in folder.rglob("*")}


@dataclass(frozen=True)
class Ended:
    """What a program left: its exit status and all it said on stderr."""

    status: int
    stderr: list[str]


def start(arguments: Sequence[object], folder: Path) -> subprocess.Popen[str]:
    """Start `python main.py …` in a folder; its stderr can be read line by line."""
    return subprocess.Popen(
        [sys.executable, str(MAIN), *map(str, arguments)],
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=dict(os.environ, PYTHONUNBUFFERED="1"),
    )


def run_until_line(arguments: Sequence[object], folder: Path, line: int, signal: int | None = None) -> Ended:
    """Run until so many lines of progress have come, then kill it, or send the signal."""
    said: list[str] = []
    with start(arguments, folder) as process:
        assert process.stderr is not None
        while len(said) < line and (text := process.stderr.readline()):
            said.append(text.rstrip("\n"))
        if signal is None:
            process.kill()
        else:
            process.send_signal(signal)
        said += process.stderr.read().splitlines()
        return Ended(process.wait(), said)
