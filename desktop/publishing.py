"""A folder that always holds the evening as it stands, for a web server, a cloud or the club's own screen.

After every step what has changed is written anew: the values are taken where the evening lives, one report at a time;
they become files in a thread of their own, so that no action of the director's waits for a slow disk.
"""

from collections.abc import Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

from PyQt6.QtCore import QElapsedTimer, QObject, QTimer, pyqtSignal, pyqtSlot

from db.errors import StorageTrouble
from desktop import exports
from desktop.evening_seasons import seasons_of
from desktop.evenings.open_evening import OpenEvening
from desktop.published_pages import INDEX, Job, NotAlone, NotOurs, Section, carry_out, foreign
from desktop.settings import Settings
from tournament.club.house_style import HouseStyle
from tournament.evening import Now
from tournament.language import gettext as _
from tournament.names import Instant
from tournament.reports.page import Page
from tournament.seasons.of_evening import SEASON

REPORTS = ("standings", "seating", "seats", "prizes", "structure")
AT_MOST_EVERY_MS = 1_000
"""So often the files are written at most."""
AT_LEAST_EVERY_MS = 5_000
"""So often they are written even while steps follow one another too fast for every report to be as of the same one."""
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

    evening: OpenEvening
    name: str
    style: HouseStyle
    standing: Standing
    waiting: list[str] = field(default_factory=list)
    pages: dict[str, Page] = field(default_factory=dict)
    wanted: set[str] = field(default_factory=set)
    replace: bool = False


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
        self._since_written = QElapsedTimer()
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

    @staticmethod
    def in_the_way(folder: Path) -> tuple[str, ...]:
        """The names of files there that would be written over, and that this program has not made."""
        return foreign(folder, (INDEX, *(f"{name}.html" for name in (*REPORTS, SEASON))))

    def standing(self, stream: int) -> Standing | None:
        """How it is with that evening; None: it is not published."""
        found = self._published.get(stream)
        return None if found is None else found.standing

    def start(self, stream: int, folder: Path, *, replace: bool = False) -> None:
        """Publish the open evening of that stream there from now on.

        `replace`: at first also in the stead of files that somebody else made.
        """
        self.settings.keep_published(stream, folder)
        self._begin(stream, folder)
        self._published[stream].replace = replace
        for path in list(self._last):
            if path.is_relative_to(folder):
                self._last.pop(path, None)  # they are asked about anew

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
        self._published[stream] = _Published(evening, evening.name, style, Standing(folder), _reports(evening))
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
            # What waits already keeps its place: where steps follow one another fast, each has its turn.
            published.waiting += [name for name in _reports(published.evening) if name not in published.waiting]
            self._soon()

    def _soon(self) -> None:
        if not self._timer.isActive() and not self._rest.isActive():
            self._since_written.start()
            self._timer.start(0)

    @pyqtSlot()
    def _go_on(self) -> None:
        """One report at a time: the director's next action comes between two of them."""
        is_wanted = any(each.wanted for each in self._published.values())
        published = next((each for each in self._published.values() if each.waiting), None)
        if published is not None and not (is_wanted and self._since_written.hasExpired(AT_LEAST_EVERY_MS)):
            self._take(published, published.waiting.pop(0))
            self._timer.start(0)
        elif is_wanted:
            if self._has_ended():
                self._write()
            else:
                self._rest.start(BUSY_MS)

    def _take_all(self, published: _Published) -> None:
        while published.waiting:
            self._take(published, published.waiting.pop(0))

    def _take(self, published: _Published, name: str) -> None:
        """Its values as they are now; equal ones need not be written again."""
        bridge = published.evening.bridge
        try:
            page = exports.made(bridge, name)
        except (KeyError, StorageTrouble):
            return  # its season was dropped meanwhile, or cannot be read: what was written stays
        published.name, style = published.evening.name, bridge.club.state.house_style
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
            sections = tuple(Section(each.name, dict(each.pages), each.style) for each in together)
            jobs.append(Job(folder, sections, replace=any(each.replace for each in together)))
            for each in together:
                each.wanted.clear()
        if self._pool is None:
            self._pool = ThreadPoolExecutor(max_workers=1, thread_name_prefix="publishing")
        self._since_written.start()
        self._running = self._pool.submit(carry_out, jobs, self._last, self._written.emit)

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
                published.replace = False
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


def _by_folder(published: Mapping[int, _Published]) -> dict[Path, list[_Published]]:
    """The evenings that are published, by folder; of a folder with something new all of them."""
    found: dict[Path, list[_Published]] = {}
    for each in published.values():
        found.setdefault(each.standing.folder, []).append(each)
    return {folder: together for folder, together in found.items() if any(each.wanted for each in together)}


def _sentence(folder: Path, trouble: OSError) -> str:
    if isinstance(trouble, NotOurs):
        said = _("Not published: {file} was not made by this program. Move it away, or choose another folder.")
        return said.format(file=trouble.filename)
    if isinstance(trouble, NotAlone):
        said = _("Not published: somebody else writes {file}, too. Choose the folder again to go on there.")
        return said.format(file=trouble.filename)
    if isinstance(trouble, FileNotFoundError) and not folder.is_dir():
        return _("Not published: {folder} is not there. It goes on by itself once it is.").format(folder=folder)
    why = trouble.strerror or str(trouble)
    return _("Not published: {file} cannot be written: {why}. It is tried again.").format(
        file=trouble.filename or folder, why=why
    )


def _reports(evening: OpenEvening) -> list[str]:
    """What is written of it: with the seasons that it belongs to."""
    return [*REPORTS, *seasons_of(evening.bridge)]
