"""A folder that always holds the evening as it stands, for a web server, a cloud or the club's own screen.

After every step what has changed is written anew: the values are taken where the evening lives, one report at a time;
they become files in a thread of their own, so that no action of the director's waits for a slow disk.
"""

import os
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QObject, QTimer, pyqtSignal, pyqtSlot

from desktop.evenings.open_evening import OpenEvening
from desktop.settings import Settings
from templates import html
from templates.filenames import file_stem
from templates.files import write_files
from templates.html import Link
from tournament.club.house_style import HouseStyle
from tournament.evening import Now
from tournament.language import gettext as _
from tournament.names import Instant
from tournament.reports import catalogue
from tournament.reports.page import Page

REPORTS = ("standings", "seating", "seats", "prizes", "structure")
INDEX = "index.html"
REFRESH = 30
"""Seconds after which a page that somebody looks at asks for the newest one."""
AT_MOST_EVERY_MS = 1_000
"""So often the files are written at most."""
BUSY_MS = 100
"""So long it is waited where the other thread still writes."""
AGAIN_MS = 10_000
"""So long after trouble it is tried again."""


@dataclass(frozen=True, slots=True)
class Standing:
    """How it is with one evening.

    Attributes:
        folder: where it is published.
        at: when it was last, None: not yet.
        trouble: why it is not now, in a sentence; empty: it is.
    """

    folder: Path
    at: Instant | None = None
    trouble: str = ""


@dataclass
class _Published:
    """One evening, with what is to be written of it and what has been."""

    evening: OpenEvening | None
    name: str
    style: HouseStyle
    standing: Standing
    waiting: list[str] = field(default_factory=list)
    pages: dict[str, Page] = field(default_factory=dict)
    wanted: set[str] = field(default_factory=set)


class Publishing(QObject):
    """All evenings that are published; each goes on being so when it is opened again, until somebody ends it.

    Attributes:
        settings: of this computer.

    Signals:
        changed: how it is with the evening of that stream.
        told: a sentence for the director, once for each trouble.
    """

    changed = pyqtSignal(int)
    told = pyqtSignal(str)
    _written = pyqtSignal(object, object)

    def __init__(self, settings: Settings, now: Now, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.settings = settings
        self._now = now
        self._published: dict[int, _Published] = {}
        self._open: dict[int, OpenEvening] = {}
        self._pool: ThreadPoolExecutor | None = None
        self._running: Future[None] | None = None
        self._last: dict[Path, bytes] = {}
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._go_on)
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.timeout.connect(self._go_on)
        self._written.connect(self._has_written)

    # ---- which evenings --------------------------------------------------------------------------------------------

    def follow(self, evening: OpenEvening) -> None:
        """It is open: publish it if it was published before."""
        stream = evening.stream
        if self._open.get(stream) is evening:
            return
        self._open[stream] = evening
        evening.bridge.changed.connect(partial(self._changed, stream))
        evening.destroyed.connect(partial(self._closed, stream, evening))
        folder = self.settings.published(stream)
        if folder is not None:
            self._begin(stream, folder)

    def standing(self, stream: int) -> Standing | None:
        """How it is with that evening; None: it is not published."""
        found = self._published.get(stream)
        return None if found is None else found.standing

    def start(self, stream: int, folder: Path) -> None:
        """Publish the open evening of that stream there from now on."""
        self.settings.keep_published(stream, folder)
        self._begin(stream, folder)

    def stop(self, stream: int) -> None:
        """Publish it no more; the files stay as they are."""
        self.settings.keep_published(stream, None)
        self._published.pop(stream, None)
        self.changed.emit(stream)

    def end(self) -> None:
        """The program ends: what is still to be written is, and then nothing more."""
        self._timer.stop()
        self._rest.stop()
        self._wait()
        for published in self._published.values():
            self._take_all(published)
        if any(published.wanted for published in self._published.values()):
            self._write()
            self._wait()
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None
        self._published.clear()

    def _begin(self, stream: int, folder: Path) -> None:
        evening = self._open[stream]
        bridge = evening.bridge
        style = bridge.club.state.house_style
        self._published[stream] = _Published(evening, evening.name, style, Standing(folder), list(REPORTS))
        self.changed.emit(stream)
        self._soon()

    def _closed(self, stream: int, evening: OpenEvening, gone: object = None) -> None:
        if self._open.get(stream) is evening:
            del self._open[stream]
            published = self._published.get(stream)
            if published is not None and not (published.waiting or published.wanted):
                del self._published[stream]

    # ---- what is to be written -------------------------------------------------------------------------------------

    def _changed(self, stream: int, change: object = None) -> None:
        published = self._published.get(stream)
        if published is not None:
            published.waiting = list(REPORTS)
            self._soon()

    def _soon(self) -> None:
        if not self._timer.isActive() and not self._rest.isActive():
            self._timer.start(0)

    @pyqtSlot()
    def _go_on(self) -> None:
        """One report at a time: the director's next action comes between two of them."""
        published = next((each for each in self._published.values() if each.waiting), None)
        if published is not None:
            self._take(published, published.waiting.pop(0))
            self._timer.start(0)
        elif any(each.wanted for each in self._published.values()):
            if self._has_ended():
                self._write()
            else:
                self._rest.start(BUSY_MS)

    def _take_all(self, published: _Published) -> None:
        while published.waiting:
            self._take(published, published.waiting.pop(0))

    def _take(self, published: _Published, name: str) -> None:
        """Its values as they are now; equal ones need not be written again."""
        report = catalogue.of_name(name)
        if report is None or published.evening is None:
            return
        bridge = published.evening.bridge
        published.name, style = published.evening.name, bridge.club.state.house_style
        page = report.page(bridge.state, bridge.now(), bridge.evening.steps)
        if page != published.pages.get(name) or style != published.style:
            published.pages[name] = page
            published.wanted.add(name)
        if style != published.style:
            published.style = style
            published.wanted |= published.pages.keys()

    # ---- writing ---------------------------------------------------------------------------------------------------

    def _write(self) -> None:
        jobs = []
        for folder, together in _by_folder(self._published).items():
            jobs.append(_Job(folder, tuple(_Section(each.name, dict(each.pages), each.style) for each in together)))
            for each in together:
                each.wanted.clear()
        if self._pool is None:
            self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="publishing")
        self._running = self._pool.submit(_carry_out, jobs, self._last, self._written.emit)

    @pyqtSlot(object, object)
    def _has_written(self, folder: Path, trouble: OSError | None) -> None:
        """From the other thread: that folder is as it should be, or why it is not."""
        again = False
        for stream, published in self._published.items():
            before = published.standing
            if before.folder != folder:
                continue
            if trouble is None:
                published.standing = Standing(folder, self._now())
            else:
                again = True
                said = _sentence(folder, trouble)
                published.standing = Standing(folder, before.at, said)
                published.wanted |= published.pages.keys()
                if not before.trouble:
                    self.told.emit(said)
            self.changed.emit(stream)
        self._rest.start(AGAIN_MS if again else AT_MOST_EVERY_MS)

    def _has_ended(self) -> bool:
        """Whether the other thread has nothing to do; a mistake of ours in it is told here."""
        if self._running is None:
            return True
        if not self._running.done():
            return False
        self._wait()
        return True

    def _wait(self) -> None:
        running, self._running = self._running, None
        if running is not None:
            running.result()


# ---- in the other thread ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Section:
    """What is published of one evening."""

    name: str
    pages: Mapping[str, Page]
    style: HouseStyle


@dataclass(frozen=True, slots=True)
class _Job:
    """What a folder shall hold."""

    folder: Path
    sections: tuple[_Section, ...]


def _by_folder(published: Mapping[int, _Published]) -> dict[Path, list[_Published]]:
    """The evenings that are published, by folder; of a folder with something new all of them."""
    found: dict[Path, list[_Published]] = {}
    for each in published.values():
        found.setdefault(each.standing.folder, []).append(each)
    return {folder: together for folder, together in found.items() if any(each.wanted for each in together)}


def _carry_out(jobs: Sequence[_Job], last: dict[Path, bytes], tell: Callable[[Path, OSError | None], object]) -> None:
    for job in jobs:
        trouble: OSError | None = None
        try:
            _publish(job, last)
        except OSError as error:
            trouble = error
        tell(job.folder, trouble)


def _publish(job: _Job, last: dict[Path, bytes]) -> None:
    """Write what differs from what was written last, or is not there any more.

    Raises:
        OSError: the folder is not there, or cannot be written; it is not made, for then it would lie beside the stick
            that was pulled out.
    """
    if not job.folder.is_dir():
        raise FileNotFoundError(2, os.strerror(2), str(job.folder))
    for place, contents in _folders(job):
        new = {}
        for name, content in contents.items():
            path = place / name
            if last.get(path) != content or not path.exists():
                new[name] = content
        if new:
            write_files(place, new)
            last.update({place / name: content for name, content in new.items()})


def _folders(job: _Job) -> list[tuple[Path, dict[str, bytes]]]:
    """The folder with its files; of several evenings each has one of its own in it, the first is above, too."""
    first = job.sections[0]
    if len(job.sections) == 1:
        return [(job.folder, _files(first))]
    found, stems, links = [], set[str](), []
    for section in job.sections:
        stem = file_stem(section.name)
        while stem.casefold() in stems:
            stem += " 2"
        stems.add(stem.casefold())
        found.append((job.folder / stem, _files(section)))
        links.append(Link(f"{stem}/{INDEX}", section.name, _about(section)))
    index = html.index(first.style.club or _("Tonight"), links, first.style, refresh=REFRESH)
    return [(job.folder, {**_files(first), INDEX: index.encode()}), *found]


def _files(section: _Section) -> dict[str, bytes]:
    """Its pages, and the index that leads to them."""
    files = {
        f"{name}.html": html.page(page, section.style, refresh=REFRESH).encode() for name, page in section.pages.items()
    }
    links = [Link(f"{name}.html", _title(name), page.heading) for name, page in section.pages.items()]
    files[INDEX] = html.index(section.name, links, section.style, refresh=REFRESH).encode()
    return files


def _title(name: str) -> str:
    report = catalogue.of_name(name)
    return name if report is None else report.title()


def _about(section: _Section) -> str:
    standings = section.pages.get("standings")
    return "" if standings is None else " · ".join(standings.about[:1])


def _sentence(folder: Path, trouble: OSError) -> str:
    if isinstance(trouble, FileNotFoundError) and not folder.is_dir():
        return _("Not published: {folder} is not there. It goes on by itself once it is.").format(folder=folder)
    why = trouble.strerror or str(trouble)
    return _("Not published: {file} cannot be written: {why}. It is tried again.").format(
        file=trouble.filename or folder, why=why
    )
