"""Prepares a checkout and runs something in it: `prepare.py run|test|bench|soak|screenshots|messages|package`.

The same on Linux, macOS and Windows; `make` only calls it. It needs a bare Python and nothing else: it makes `.venv`
with the pinned requirements, looks after the system libraries that Qt needs on Linux, and then starts the command.
A second run finds its stamp in `.venv` and installs nothing.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
RUNTIME = "requirements.txt"
DEVELOPMENT = "requirements-dev.txt"
PACKAGING = "requirements-package.txt"
PROGRAM = ROOT / "dist" / "Final Table"

OLDEST, NEWEST = (3, 11), (3, 13)
PYTHONS = ["python3", *(f"python3.{minor}" for minor in range(OLDEST[1], NEWEST[1] + 1)), "python"]

# Parts of Qt, inside PyQt6/Qt6: those without which nothing of the desk can be imported, and those for a real display
# and for sound, without which it still runs its tests.
NEEDED = ["lib/libQt6Widgets.so.6", "lib/libQt6PrintSupport.so.6", "lib/libQt6Svg.so.6"]
OPTIONAL = [
    "plugins/platforms/libqxcb.so",
    "plugins/platforms/libqwayland.so",
    "lib/libQt6Multimedia.so.6",
    "plugins/multimedia/libffmpegmediaplugin.so",
    "lib/libQt6Pdf.so.6",
    "lib/libQt6PdfWidgets.so.6",
    "lib/libQt6PrintSupport.so.6",
    "plugins/printsupport/libcupsprintersupport.so",
]
PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libOpenGL.so.0": "libopengl0",
    "libGLdispatch.so.0": "libglvnd0",
    "libX11.so.6": "libx11-6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libXext.so.6": "libxext6",
    "libXrandr.so.2": "libxrandr2",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libpulse.so.0": "libpulse0",
    "libudev.so.1": "libudev1",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb.so.1": "libxcb1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xinerama.so.0": "libxcb-xinerama0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libz.so.1": "zlib1g",
    "libcups.so.2": "libcups2",
}
SCREENLESS_PLATFORMS = {"offscreen", "minimal", "minimalegl"}
OPENS_A_WINDOW = "import sys; from PyQt6.QtWidgets import QApplication; sys.exit(not QApplication([]).screens())"


class CannotPrepareError(Exception):
    """This machine lacks something that only its owner can add; the text is a sentence for that person."""


def say(sentence: str) -> None:
    """One line to the person waiting, at once, even in front of the output of a child."""
    print(sentence, flush=True)


def child_environment(**more: str) -> dict[str, str]:
    """The environment with UTF-8 whatever the locale, and without another Python's ideas."""
    environment = {name: value for name, value in os.environ.items() if name not in {"PYTHONHOME", "PYTHONPATH"}}
    return dict(environment, PYTHONUTF8="1", **more)


def run(*words: str | Path, **more: str) -> int:
    """Run a program in the checkout and return its exit code; Ctrl+C is the child's to answer."""
    with subprocess.Popen([str(word) for word in words], cwd=ROOT, env=child_environment(**more)) as child:
        while True:
            try:
                return child.wait()
            except KeyboardInterrupt:
                continue


def ask(*words: str | Path, patience: float = 60) -> subprocess.CompletedProcess[str]:
    """Run a program quietly and return what it said; one that is not there or does not answer has failed."""
    command = [str(word) for word in words]
    environment = child_environment(LC_ALL="C", DEBIAN_FRONTEND="noninteractive")
    try:
        return subprocess.run(
            command,
            cwd=ROOT,
            env=environment,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=patience,
            check=False,
        )
    except (OSError, subprocess.TimeoutExpired) as reason:
        return subprocess.CompletedProcess(command, 1, "", str(reason))


# ------------------------------------------------------------------------------------------------------------- Python


def version_of(python: str | Path) -> tuple[int, int] | None:
    """Major and minor version of an interpreter, None where it does not really run (pyenv's empty shims)."""
    answer = ask(python, "-c", "import sys; print(*sys.version_info[:2])")
    parts = answer.stdout.split()
    return (int(parts[0]), int(parts[1])) if answer.returncode == 0 and len(parts) == 2 else None


def fits(python: str | Path) -> bool:
    """Whether Final Table runs with this interpreter."""
    version = version_of(python)
    return version is not None and OLDEST <= version <= NEWEST


def find_python() -> str:
    """The interpreter that runs this script if it will do, else the first suitable one by name."""
    if OLDEST <= sys.version_info[:2] <= NEWEST:
        return sys.executable
    for name in PYTHONS:
        path = shutil.which(name)
        if path and fits(path):
            return path
    raise CannotPrepareError("Final Table needs Python 3.11, 3.12 or 3.13, and none of them runs here.")


def venv_python() -> Path:
    """The interpreter inside `.venv`."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def make_venv() -> None:
    """A `.venv` that works: one that came along in a copy of the folder, or lost its Python, is made anew."""
    if fits(venv_python()) and ask(venv_python(), "-m", "pip", "--version").returncode == 0:
        return
    python = find_python()
    version = ".".join(str(part) for part in version_of(python) or ())
    if ask(python, "-c", "import ensurepip, venv").returncode != 0:
        if not python.startswith("/usr/bin/"):
            raise CannotPrepareError(f"{python} was built without ensurepip, so it cannot make a virtual environment.")
        add_packages([f"python{version}-venv"], "Python needs it to make a virtual environment")
    say(f"Making .venv with Python {version} …")
    if run(python, "-m", "venv", "--clear", VENV) != 0:
        raise CannotPrepareError("The virtual environment .venv could not be made; the reason stands above.")


def digest(names: list[str]) -> str:
    """What the stamp holds: the contents of the requirements files, the interpreter and the place."""
    parts = [(ROOT / name).read_bytes() for name in names]
    parts.append(repr((version_of(venv_python()), str(VENV))).encode())
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def install(wanted: str) -> None:
    """The pins of that requirements file in `.venv`, unless its stamp says that they are there."""
    make_venv()
    names = [RUNTIME] if wanted == RUNTIME else [RUNTIME, wanted]
    digests = {name: digest(sorted({RUNTIME, name})) for name in names}
    if stamp(wanted).exists() and stamp(wanted).read_text(encoding="ascii") == digests[wanted]:
        return
    say(f"Installing {wanted} into .venv …")
    pip = ["-m", "pip", "install", "-qq", "--disable-pip-version-check", "--no-input", "-r", wanted]
    if run(venv_python(), *pip) != 0:
        raise CannotPrepareError(f"{wanted} could not be installed; pip's own words stand above.")
    for name in names:
        stamp(name).write_text(digests[name], encoding="ascii")


def stamp(name: str) -> Path:
    """Where `.venv` remembers that this requirements file has been installed."""
    return VENV / f"{name}.installed"


# --------------------------------------------------------------------------------------------------- system libraries


def may_install() -> bool:
    """Root on Debian or one of its children."""
    return sys.platform == "linux" and os.geteuid() == 0 and shutil.which("apt-get") is not None


def add_packages(packages: list[str], why: str) -> None:
    """Install Debian packages as root, or say which are missing."""
    names = " ".join(sorted(set(packages)))
    if not may_install():
        raise CannotPrepareError(f"Missing on this system: {names} ({why}); on Debian: apt-get install {names}")
    say(f"Installing {names} ({why}) …")
    apt = ["apt-get", "-qq", "-o", "DPkg::Lock::Timeout=120"]
    ask(*apt, "update", patience=600)
    answer = ask(*apt, "install", "-y", "--no-install-recommends", *names.split(), patience=1800)
    if answer.returncode != 0:
        say(answer.stdout + answer.stderr)
        raise CannotPrepareError(f"{names} could not be installed; apt-get's own words stand above.")


def missing_libraries(parts: list[str]) -> list[str]:
    """Names of the shared libraries that the dynamic linker does not find for these parts of Qt."""
    if sys.platform != "linux" or not shutil.which("ldd"):
        return []
    found = sorted(VENV.glob("lib/python3.*/site-packages/PyQt6/Qt6"))
    files = [file for qt in found for part in parts if (file := qt / part).exists()]
    if not files:
        return []
    answer = ask("ldd", *files)
    lines = (line.split() for line in answer.stdout.splitlines() if line.endswith("not found"))
    return sorted({words[0] for words in lines if not words[0].startswith("libQt6")})


def look_after_libraries(needed: bool) -> None:
    """Qt's system libraries: installed when root on Debian, else named; what it can do without never stops anybody."""
    hard, soft = missing_libraries(NEEDED), missing_libraries(OPTIONAL)
    if not hard and not soft:
        return
    try:
        add_packages([PACKAGES.get(name, name) for name in hard + soft], "Qt needs it for screen, sound and printing")
    except CannotPrepareError as reason:
        if needed and missing_libraries(NEEDED):
            raise
        say(str(reason))


def display_is_reachable() -> bool:
    """Whether a window would be seen: tried in a process of its own, because Qt aborts where it is not."""
    platform = os.environ.get("QT_QPA_PLATFORM", "").split(":")[0]
    if platform in SCREENLESS_PLATFORMS:
        return False
    named = platform or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    if sys.platform == "linux" and not named:
        return False
    return ask(venv_python(), "-c", OPENS_A_WINDOW, patience=30).returncode == 0


# ----------------------------------------------------------------------------------------------------------- commands


def command_run(words: list[str]) -> int:
    """Open the desk; without a display play the demonstration in the console."""
    install(RUNTIME)
    look_after_libraries(needed=False)
    if words or display_is_reachable():
        return run(venv_python(), "main.py", *words)
    say("No display is reachable here, so the demonstration tournament is played in the console instead.")
    return run(venv_python(), "main.py", "demo")


def command_test(words: list[str]) -> int:
    """Everything that must be green; of a green run pytest's summary and one line more are the last that is printed.

    mypy has one core and pytest all of them, so mypy works beside the others and says nothing before they are done.
    """
    install(DEVELOPMENT)
    look_after_libraries(needed=True)
    start = time.monotonic()
    # What it says waits in the pipe until it is read.
    pipe, mixed = subprocess.PIPE, subprocess.STDOUT
    types = subprocess.Popen(
        [venv_python(), "-m", "mypy"], cwd=ROOT, env=child_environment(), stdout=pipe, stderr=mixed, encoding="utf-8"
    )
    steps: list[tuple[str, list[str]]] = [
        ("ruff check", ["ruff", "check", "--quiet", "."]),
        ("ruff format", ["ruff", "format", "--check", "--quiet", "."]),
        # On all cores; whoever wants to see one test after the other says ARGS=-n0.
        ("pytest", ["pytest", "--numprocesses=auto", "--dist=worksteal", *words]),
    ]
    red = []
    for name, module in steps:
        say(f"── {name}")
        begun = time.monotonic()
        good = run(venv_python(), "-m", *module, QT_QPA_PLATFORM="offscreen") == 0
        if not good:
            red.append(name)
        if name != "pytest":
            say(f"   {'green' if good else 'RED'} after {time.monotonic() - begun:.1f} s")
    said, _nothing = types.communicate()
    if types.returncode != 0:
        red.append("mypy")
        say(f"── mypy\n{said.rstrip()}")
    verdict = f"RED: {', '.join(red)}" if red else "All green"
    say(f"{verdict}, after {time.monotonic() - start:.0f} s.")
    return 1 if red else 0


def command_soak(words: list[str]) -> int:
    """The tests that take minutes."""
    install(DEVELOPMENT)
    look_after_libraries(needed=True)
    return run(venv_python(), "-m", "pytest", "-m", "soak", *words, QT_QPA_PLATFORM="offscreen")


def command_bench(words: list[str]) -> int:
    """How long the things take that a director waits for."""
    install(DEVELOPMENT)
    look_after_libraries(needed=False)
    return run(venv_python(), "-m", "tests.bench", *words, QT_QPA_PLATFORM="offscreen")


def command_screenshots(words: list[str]) -> int:
    """Pictures of everything on contact sheets, and those of the README, made by the program itself."""
    install(DEVELOPMENT)
    look_after_libraries(needed=True)
    return run(venv_python(), "-m", "desktop.screenshots", *words, QT_QPA_PLATFORM="offscreen")


def command_messages(words: list[str]) -> int:
    """Collect the sentences to translate into `locale/final_table.pot`."""
    install(DEVELOPMENT)
    return run(venv_python(), "-m", "scripts.messages", *words)


def command_package(words: list[str]) -> int:
    """The program as one folder that needs no Python, tried once it is there."""
    install(PACKAGING)
    look_after_libraries(needed=True)
    if sys.platform == "linux" and not shutil.which("objdump"):
        add_packages(["binutils"], "PyInstaller needs objdump")
    building: list[str | Path] = ["--noconfirm", "--distpath", PROGRAM.parent, "--workpath", ROOT / "build"]
    spec = ROOT / "packaging" / "final_table.spec"
    if run(venv_python(), "-m", "PyInstaller", "--log-level=WARN", *building, spec, *words) != 0:
        say("The program could not be built; PyInstaller's own words stand above.")
        return 1
    program = PROGRAM / ("final-table.exe" if os.name == "nt" else "final-table")
    say("Trying it …")
    if run(program, "--selftest", QT_QPA_PLATFORM="offscreen") != 0:
        say(f"{program} does not work here; what it said stands above.")
        return 1
    size = sum(file.lstat().st_size for file in PROGRAM.rglob("*") if not file.is_dir())
    say(f"{PROGRAM} works: {size / 1_000_000:.0f} MB. Copy the whole folder; start {program.name} in it.")
    return 0


COMMANDS = {
    "run": command_run,
    "test": command_test,
    "bench": command_bench,
    "soak": command_soak,
    "screenshots": command_screenshots,
    "messages": command_messages,
    "package": command_package,
}


def main(arguments: list[str]) -> int:
    """Read the command line and do it."""
    parser = argparse.ArgumentParser(prog="prepare.py", description=(__doc__ or "").splitlines()[0])
    parser.add_argument("command", choices=COMMANDS, help="what to do once everything is in place")
    parser.add_argument("words", nargs=argparse.REMAINDER, help="handed on to what is started")
    asked = parser.parse_args(arguments)
    try:
        return COMMANDS[asked.command](asked.words)
    except CannotPrepareError as reason:
        print(reason, file=sys.stderr)
        return 1


if __name__ == "__main__":
    for stream in (sys.stdout, sys.stderr):
        # A bare machine may have a POSIX locale; sentences hold an ellipsis and names hold anything.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding="utf-8", errors="replace")
    sys.exit(main(sys.argv[1:]))
