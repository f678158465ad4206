"""The two commands of the README and what stands behind them."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import main
from scripts import messages, prepare

ROOT = Path(__file__).resolve().parent.parent


def requirements(name: str) -> list[str]:
    """The lines of a requirements file that name a package."""
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if line.strip() and not line.startswith(("#", "-r"))]


@pytest.mark.parametrize("line", requirements("requirements.txt") + requirements("requirements-dev.txt"))
def test_every_requirement_is_pinned(line: str) -> None:
    """A marker may follow where no wheel exists for some system; what needs the package then skips."""
    assert re.fullmatch(r"[A-Za-z0-9_.-]+==[0-9.]+(; .+)?", line)


def test_the_readme_says_why_each_library_is_there() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8").lower()
    names = [line.split("==")[0] for line in requirements("requirements.txt")]
    missing = [name for name in names if name.lower().split("-")[0] not in readme]
    assert not missing


@pytest.mark.parametrize("command", sorted(prepare.COMMANDS))
def test_make_passes_every_command_on(command: str) -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    assert re.search(rf"^run .*\b{command}\b.*:$|^{command} .*:$", makefile, re.MULTILINE)
    assert f"make {command}" in makefile, "make help must name it"


def test_continuous_integration_runs_what_a_developer_runs() -> None:
    lines = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    commands = [line for line in lines if line and not line.startswith(("#", "set ", "cd "))]
    assert commands == ["exec make test"]
    if os.name == "posix":
        assert os.access(ROOT / ".ci" / "run", os.X_OK)


def test_an_interpreter_that_does_not_run_is_passed_over(tmp_path: Path) -> None:
    shim = tmp_path / "python3"
    shim.write_text("#!/bin/sh\necho 'command not found' >&2\nexit 127\n", encoding="utf-8")
    shim.chmod(0o755)
    assert prepare.version_of(shim) is None
    assert not prepare.fits(shim)
    assert prepare.version_of(tmp_path / "nothing") is None
    assert prepare.fits(sys.executable)


def test_an_old_python_is_refused_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(prepare, "OLDEST", (9, 0))
    monkeypatch.setattr(prepare, "NEWEST", (9, 1))
    assert prepare.main(["run"]) == 1
    assert capsys.readouterr().err == "Final Table needs Python 3.11, 3.12 or 3.13, and none of them runs here.\n"


def test_the_stamp_follows_the_requirements(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepare, "ROOT", tmp_path)
    (tmp_path / "requirements.txt").write_text("a==1\n", encoding="utf-8")
    before = prepare.digest(["requirements.txt"])
    assert prepare.digest(["requirements.txt"]) == before
    (tmp_path / "requirements.txt").write_text("a==2\n", encoding="utf-8")
    assert prepare.digest(["requirements.txt"]) != before


def test_a_missing_library_is_named_by_its_package(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prepare, "may_install", lambda: False)
    monkeypatch.setattr(prepare, "missing_libraries", lambda parts: ["libxcb-cursor.so.0", "libEGL.so.1"])
    with pytest.raises(prepare.CannotPrepareError, match=r"libegl1 libxcb-cursor0 .* apt-get install"):
        prepare.look_after_libraries(needed=True)


def test_a_missing_sound_library_stops_nobody(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(prepare, "may_install", lambda: False)
    monkeypatch.setattr(
        prepare, "missing_libraries", lambda parts: ["libpulse.so.0"] if parts == prepare.OPTIONAL else []
    )
    prepare.look_after_libraries(needed=True)
    assert "libpulse0" in capsys.readouterr().out


@pytest.mark.parametrize("platform", ["offscreen", "offscreen:configfile=screens.json", "minimal"])
def test_a_pretended_screen_is_no_display(platform: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", platform)
    assert not prepare.display_is_reachable()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a display has no name in the environment")
def test_without_a_display_named_there_is_none(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    assert not prepare.display_is_reachable()


@pytest.mark.parametrize(
    ("arguments", "desk"),
    [
        ([], True),
        (["desk"], True),
        (["desk", "--db", "club.sqlite3"], True),
        (["--db", "club.sqlite3"], True),
        (["--db=club.sqlite3"], True),
        (["--help"], False),
        (["play", "roster.csv"], False),
        (["demo"], False),
        (["nonsense"], False),
    ],
)
def test_the_arguments_choose_the_face(arguments: list[str], desk: bool) -> None:
    assert main.is_for_the_desk(arguments) is desk


def test_the_console_never_loads_qt() -> None:
    ask = """
import sys, main
try:
    main.main(["--help"])
except SystemExit as end:
    assert not end.code, end.code
print(sorted(name for name in sys.modules if name.split(".")[0] in {"PyQt6", "apscheduler", "desktop"}))
"""
    answer = subprocess.run([sys.executable, "-c", ask], cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert answer.returncode == 0, answer.stderr
    assert answer.stdout.splitlines()[-1] == "[]"


def test_every_sentence_can_be_translated() -> None:
    from babel.messages.pofile import read_po

    with messages.TEMPLATE.open("rb") as file:
        stored = {(message.id, message.context) for message in read_po(file)}
    present = {(message.id, message.context) for message in messages.sentences()}
    assert stored == present, "locale/final_table.pot is behind the code: make messages"


def test_no_sentence_hides_in_an_f_string() -> None:
    """There the collector finds it with some versions of Python only."""
    rooms = ("engine", "tournament", "templates", "console", "desktop")
    files = [file for room in rooms for file in (ROOT / room).rglob("*.py")]
    hidden = re.compile(r"""\bf["'].*\{(?:_|ngettext|N_|pgettext)\(""")
    assert not [file for file in files if hidden.search(file.read_text(encoding="utf-8"))]


def test_the_story_in_the_documentation_can_be_told(tmp_path: Path) -> None:
    from console import script

    text = (ROOT / "docs" / "stories.md").read_text(encoding="utf-8")
    story = tmp_path / "thursday.story"
    story.write_text(text.split("```\n")[1], encoding="utf-8")
    assert len(script.run(story).here.state.left) == 4


def test_the_demonstration_roster_holds_different_people() -> None:
    from tournament.people.people import clean_name, person_key

    lines = (ROOT / "console" / "demo" / "roster.csv").read_text(encoding="utf-8").splitlines()
    assert lines[0] == "name"
    assert [clean_name(name) for name in lines[1:]] == lines[1:]
    assert len({person_key(name) for name in lines[1:]}) == len(lines[1:]) == 27
