"""What happened, as text that may be sent to anybody: no names, no evening's words, no folder of a person.

Messages of errors are left out, since they quote what was worked with; of a step only its code is told.
"""

import platform
import re
import sys
from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from traceback import StackSummary, walk_tb

from PyQt6.QtCore import PYQT_VERSION_STR, QSysInfo, qVersion
from PyQt6.QtGui import QGuiApplication

from db.connection import LIBRARY
from tournament.errors import Refusal
from tournament.language import gettext as _

VERSION = "0.1.0"
"""Of the program, as `pyproject.toml` has it, which is not there in a packaged one."""

ROOT = Path(__file__).resolve().parent.parent
REMEMBERED = 25
"""So many of the last acts are told."""
DEEPEST = 40
"""Lines of one stack: of a recursion without end the innermost tell enough."""

_CODE = re.compile(r"[a-z][a-z0-9_.]{0,59}")
_PATH_IN_FAULT = re.compile(r'File "([^"]*)"')
_SITE = re.compile(r"[/\\](?:site|dist)-packages[/\\]")
_PACKAGED = re.compile(r"(?:engine|tournament|db|templates|console|desktop)[/\\]|main\.py$")
"""In a packaged program the names of our files begin at the checkout."""
_LIBRARY = re.compile(r"[/\\]python3(?:\.\d+)?[/\\]", re.IGNORECASE)

_done: deque[str] = deque(maxlen=REMEMBERED)


def note(code: str) -> None:
    """Remember that this was done: the code of a command or of a step; anything else is no code and is not told."""
    if _CODE.fullmatch(code):
        _done.append(code)


def forget() -> None:
    """Nothing was done yet."""
    _done.clear()


@dataclass(frozen=True, slots=True)
class Bug:
    """A mistake of the program.

    Attributes:
        kind: the name of the error's class.
        place: the line of ours where it came up, `desktop/director/out.py:120`.
        trace: the way there, its paths shortened.
    """

    kind: str
    place: str
    trace: str

    @classmethod
    def of(cls, error: BaseException) -> "Bug":
        """That error, and those that led to it."""
        stack = StackSummary.extract(walk_tb(error.__traceback__), lookup_lines=False)
        ours = [frame for frame in stack if _is_ours(frame.filename)] or list(stack)
        place = f"{short(ours[-1].filename)}:{ours[-1].lineno}" if ours else ""
        return cls(_kind(error), place, "\n".join(_lines(error)))

    @property
    def sentence(self) -> str:
        """What the program did wrong."""
        if not self.place:
            return _("The program has made a mistake: {kind}.").format(kind=self.kind)
        return _("The program has made a mistake: {kind} in {place}.").format(kind=self.kind, place=self.place)


def _kind(error: BaseException) -> str:
    return f"{type(error).__name__} ({error.code})" if isinstance(error, Refusal) else type(error).__name__


def _lines(error: BaseException) -> Iterator[str]:
    """The stacks, the cause first, as Python tells them; each error once."""
    chain: list[tuple[BaseException, str]] = [(error, "")]
    seen = {id(error)}
    while True:
        last = chain[-1][0]
        before = last.__cause__ or (None if last.__suppress_context__ else last.__context__)
        if before is None or id(before) in seen:
            break
        seen.add(id(before))
        chain.append((before, "led to:" if last.__cause__ is not None else "while that was handled:"))
    for each, word in reversed(chain):
        yield from _stack(StackSummary.extract(walk_tb(each.__traceback__), lookup_lines=False))
        yield _kind(each)
        if word:
            yield word


def _stack(stack: StackSummary) -> Iterator[str]:
    frames = list(stack)
    if len(frames) > DEEPEST:
        yield f"  … {len(frames) - DEEPEST} more"
    for frame in frames[-DEEPEST:]:
        yield f"  {short(frame.filename)}:{frame.lineno} {frame.name}"


def _is_ours(file: str) -> bool:
    return _PACKAGED.match(file) is not None or (Path(file).is_relative_to(ROOT) and not _SITE.search(file))


def short(file: str) -> str:
    """The path of a piece of code from its package on; of anything else only the name."""
    if file.startswith("<"):
        return file
    for pattern in (_SITE, _LIBRARY):
        parts = pattern.split(file)
        if len(parts) > 1:
            return parts[-1].replace("\\", "/")
    if _PACKAGED.match(file):
        return file.replace("\\", "/")
    if _is_ours(file):
        return Path(file).relative_to(ROOT).as_posix()
    return re.split(r"[/\\]", file)[-1]


def faults(text: str) -> str:
    """What the interpreter wrote when it was ended by the system, its paths shortened."""
    lines = [_PATH_IN_FAULT.sub(lambda match: f'File "{short(match[1])}"', line) for line in text.splitlines()]
    known = re.compile(r"\s*(File \"|Fatal Python error: [\w -]+$|Windows fatal exception: |Current thread|Thread )")
    return "\n".join(line.rstrip() for line in lines if known.match(line))[-8_000:]


def text(trace: str = "") -> str:
    """The whole report; `trace`: of what went wrong, if anything did."""
    packaged = " (packaged)" if getattr(sys, "frozen", False) else ""
    libraries = f"Qt {qVersion()}, PyQt {PYQT_VERSION_STR}, SQLite {LIBRARY}"
    lines = [
        f"Final Table {VERSION}",
        f"System: {QSysInfo.prettyProductName()}, {platform.machine()}",
        f"Python {platform.python_version()}{packaged}, {libraries}",
        *_screens(),
        f"Done last: {', '.join(_done) or 'nothing'}",
    ]
    return "\n".join([*lines, "", trace, ""] if trace else [*lines, ""])


def _screens() -> Iterator[str]:
    """How many and how large; what they are called may be somebody's."""
    if QGuiApplication.instance() is None:
        return
    screens = QGuiApplication.screens()
    sizes = [
        f"{screen.geometry().width()} × {screen.geometry().height()} at {screen.devicePixelRatio():g}"
        for screen in screens
    ]
    yield f"Platform: {QGuiApplication.platformName()}, screens: {len(sizes)}: {'; '.join(sizes)}"
