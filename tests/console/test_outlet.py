"""Pipes, missing streams and full disks behind them: nothing that happens to the output stops an evening."""

import os
import shlex
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from console.cli import main
from tests.console.runs import FAST, MAIN, everything, results, roster

FULL = Path("/dev/full")
PLAY = ["play", "friends.csv", *FAST, "--out", "o"]

posix = pytest.mark.skipif(sys.platform == "win32", reason="the shell of Windows cannot close a stream")
with_full = pytest.mark.skipif(not FULL.exists(), reason="there is no /dev/full here")


@pytest.fixture(scope="module")
def in_peace(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """What a run writes to which somebody listens."""
    folder = tmp_path_factory.mktemp("peace")
    assert main(["play", str(roster(folder)), *FAST, "--out", str(folder / "o")]) == 0
    return results(folder / "o")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with the roster."""
    roster(tmp_path)
    return tmp_path


def words(arguments: Sequence[str]) -> list[str]:
    """The command line."""
    return [sys.executable, str(MAIN), *arguments]


def in_shell(arguments: Sequence[str], redirected: str, folder: Path) -> subprocess.CompletedProcess[str]:
    """Run with streams as a shell redirects them."""
    line = f"exec {shlex.join(words(arguments))} {redirected}"
    return subprocess.run(["sh", "-c", line], cwd=folder, capture_output=True, encoding="utf-8", check=False)


@contextmanager
def nobody() -> Iterator[int]:
    """A pipe at whose other end nobody is any more."""
    read, write = os.pipe()
    os.close(read)
    yield write
    os.close(write)


@pytest.mark.parametrize("gone", [("stdout",), ("stderr",), ("stdout", "stderr")], ids=" and ".join)
def test_a_reader_that_goes_away_never_stops_the_evening(
    folder: Path, in_peace: dict[str, bytes], gone: tuple[str, ...]
) -> None:
    with nobody() as pipe:
        stdout, stderr = (pipe if name in gone else subprocess.PIPE for name in ("stdout", "stderr"))
        ended = subprocess.run(words(PLAY), cwd=folder, stdout=stdout, stderr=stderr, encoding="utf-8", check=False)
    assert ended.returncode == 0
    assert results(folder / "o") == in_peace
    assert "stdout" in gone or "has won after" in ended.stdout
    assert "stderr" in gone or ended.stderr.splitlines()[-1].startswith("1 of 20 players left")


def test_also_if_it_goes_after_the_first_line(folder: Path, in_peace: dict[str, bytes]) -> None:
    """`2>&1 | head -1`."""
    with subprocess.Popen(words(PLAY), cwd=folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith(b"friends: 20 players")
        process.stdout.close()
        assert process.wait() == 0
    assert results(folder / "o") == in_peace


@posix
def test_also_if_a_terminal_is_closed(folder: Path, in_peace: dict[str, bytes]) -> None:
    try:
        terminal, line = os.openpty()
    except OSError:
        pytest.skip("this system has no pseudo-terminals (/dev/pts)")
    with subprocess.Popen(words(PLAY), cwd=folder, stdout=line, stderr=line) as process:
        os.close(line)
        assert os.read(terminal, 20) == b"friends: 20 players,"
        os.close(terminal)
        assert process.wait() == 0
    assert results(folder / "o") == in_peace


def test_a_story_is_told_to_its_end_also_if_nobody_reads_on(folder: Path) -> None:
    story = 'evening "A" structure club-20 kept\nenter Anna, Boris\ndraw\nstart\n'
    (folder / "a.story").write_text(story + "bust Anna by Boris\n", encoding="utf-8")
    with nobody() as pipe:
        arguments = ["script", "a.story", "--db", "new.db"]
        ended = subprocess.run(
            words(arguments), cwd=folder, stdout=pipe, stderr=subprocess.PIPE, encoding="utf-8", check=False
        )
        assert (ended.returncode, ended.stderr) == (0, "")
        (folder / "wrong.story").write_text(story + "expect left 3\n", encoding="utf-8")
        arguments = ["script", "wrong.story"]
        ended = subprocess.run(
            words(arguments), cwd=folder, stdout=pipe, stderr=subprocess.PIPE, encoding="utf-8", check=False
        )
        assert ended.returncode == 2
        assert ended.stderr.startswith("wrong.story:5: ")
    assert main(["standings", "--db", str(folder / "new.db")]) == 0


@posix
@pytest.mark.parametrize("redirected", [">&-", "2>&-", ">&- 2>&-", "<&- >&- 2>&-"])
def test_a_missing_stream_does_not_matter(folder: Path, in_peace: dict[str, bytes], redirected: str) -> None:
    ended = in_shell(PLAY, redirected, folder)
    assert ended.returncode == 0
    assert "Traceback" not in ended.stderr
    assert results(folder / "o") == in_peace


@posix
def test_a_refusal_that_nobody_can_hear_is_one_all_the_same(folder: Path) -> None:
    for redirected in ("2>&-", ">&- 2>&-"):
        assert in_shell(["play", "none.csv", *FAST], redirected, folder).returncode == 2
    assert everything(folder) == {"friends.csv"}


@with_full
def test_what_cannot_be_printed_is_told_once_everything_is_done(folder: Path, in_peace: dict[str, bytes]) -> None:
    ended = in_shell(PLAY, ">/dev/full", folder)
    assert ended.returncode == 2
    said = ended.stderr.splitlines()
    assert said[-1] == "Not everything could be written to standard output: no space left on device."
    assert said[-2].startswith("1 of 20 players left")
    assert results(folder / "o") == in_peace


@with_full
@pytest.mark.parametrize("arguments", [["standings", "--db", "o/evening.db"], ["--help"]], ids=" ".join)
def test_of_what_is_only_printed_nothing_else_is_told(folder: Path, arguments: list[str]) -> None:
    assert main(["play", str(folder / "friends.csv"), *FAST, "--out", str(folder / "o")]) == 0
    ended = in_shell(arguments, ">/dev/full", folder)
    assert ended.returncode == 2
    assert ended.stderr == "Not everything could be written to standard output: no space left on device.\n"


@with_full
def test_progress_that_cannot_be_shown_does_not_matter(folder: Path, in_peace: dict[str, bytes]) -> None:
    ended = in_shell(PLAY, "2>/dev/full", folder)
    assert ended.returncode == 0
    assert "has won after" in ended.stdout
    assert results(folder / "o") == in_peace


@with_full
def test_a_refusal_comes_before_what_could_not_be_printed(folder: Path) -> None:
    (folder / "a.story").write_text('evening "A" structure club-20 kept\nenter Anna\nexpect left 2\n', encoding="utf-8")
    ended = in_shell(["script", "a.story"], ">/dev/full", folder)
    assert ended.returncode == 2
    assert ended.stderr == "a.story:3: left should be 2, but is 1.\n"


@pytest.mark.parametrize("imported", ["console.cli", "console.plan", "console.play", "desktop.app"])
def test_ctrl_c_while_the_program_is_still_loading_ends_it_without_a_traceback(folder: Path, imported: str) -> None:
    code = (
        "import runpy, signal, sys\n"
        "class Presses:\n"
        "    def find_spec(self, name, path=None, target=None):\n"
        f"        if name == {imported!r}:\n"
        "            signal.raise_signal(signal.SIGINT)\n"
        "sys.meta_path.insert(0, Presses())\n"
        f"sys.path.insert(0, {str(MAIN.parent)!r})\n"
        f"sys.argv = ['main.py', *{['desk'] if imported.startswith('desktop') else PLAY!r}]\n"
        f"runpy.run_path({str(MAIN)!r}, run_name='__main__')\n"
    )
    ended = subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True, encoding="utf-8", check=False)
    assert ended.returncode == 130
    assert ended.stderr in ("", "Interrupted.\n")
    assert everything(folder) == {"friends.csv"}
