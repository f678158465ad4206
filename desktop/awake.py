"""The screens and the computer stay awake while a clock runs."""

import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Protocol

from PyQt6.QtCore import QCoreApplication, QObject, pyqtSignal, pyqtSlot

from tournament.language import gettext as _

LET_GO_WITHIN = 3.0
"""Seconds that the program's end waits for the system; it lets go by itself when the program is gone."""

log = logging.getLogger(__name__)


class Mode(Protocol):
    """What keeps awake from `__enter__` to `__exit__`, if `active` says so in between."""

    active: bool

    def __enter__(self) -> object: ...

    def __exit__(self, kind: None, error: None, trace: None, /) -> object: ...


def presenting() -> Mode:
    """The system's own way, as for a film or a talk: no sleep, no screen saver, no dark screens."""
    # Loading takes a tenth of a second, which the window shall not wait for at the program's start.
    from wakepy import keep

    return keep.presenting(on_fail="pass")


class Unasked:
    """Nothing is asked of the system: for pictures and tests."""

    active = True

    def __enter__(self) -> object:
        return self

    def __exit__(self, kind: None, error: None, trace: None, /) -> None:
        """There is nothing to let go."""


class Awake(QObject):
    """Keeps the computer and its screens awake for as long as that is wanted.

    The system is asked in a thread of its own, the same for beginning and end as wakepy wants it: a desktop that does
    not answer on D-Bus would hold the window for seconds. The thread is a daemon, and so is whatever it starts: the
    program's end never waits for it.

    Signals:
        notice: one sentence, once, if the system does not let itself be kept awake.
    """

    notice = pyqtSignal(str)
    _refused = pyqtSignal()

    def __init__(self, parent: QObject | None = None, make_mode: Callable[[], Mode] = presenting) -> None:
        super().__init__(parent)
        self._make_mode = make_mode
        self._wanted = False
        self._told = False
        self._wishes: SimpleQueue[bool | None] = SimpleQueue()
        self._thread: Thread | None = None
        self._refused.connect(self._tell)
        self.destroyed.connect(partial(self._wishes.put, None))
        application = QCoreApplication.instance()
        if application is not None:
            application.aboutToQuit.connect(self.end)

    def keep(self, wanted: bool) -> None:
        """Keep awake from now on, or no more. Saying the same again changes nothing; never raises."""
        if wanted == self._wanted:
            return
        self._wanted = wanted
        if self._thread is None:
            self._thread = Thread(
                target=_serve, args=(self._wishes, self._make_mode, self._refused.emit), name="awake", daemon=True
            )
            self._thread.start()
        self._wishes.put(wanted)

    @pyqtSlot()
    def end(self) -> None:
        """Let go, and wait until the system has heard it."""
        self._wanted = False
        if self._thread is not None:
            self._wishes.put(None)
            self._thread.join(LET_GO_WITHIN)
            self._thread = None

    @pyqtSlot()
    def _tell(self) -> None:
        if not self._told and self._wanted:
            self._told = True
            self.notice.emit(
                _(
                    "This computer cannot be kept awake by the program: switch off its screen saver and its sleep for"
                    " the evening."
                )
            )


def _serve(wishes: SimpleQueue[bool | None], make_mode: Callable[[], Mode], refused: Callable[[], None]) -> None:
    """Do what is wished, one after the other, until None; nothing is left kept awake."""
    mode: Mode | None = None
    while (wanted := wishes.get()) is not None:
        if wanted and mode is None:
            mode = _entered(make_mode)
            if mode is None:
                with suppress(RuntimeError):  # whom it would be told to is gone
                    refused()
        elif not wanted and mode is not None:
            _leave(mode)
            mode = None
    if mode is not None:
        _leave(mode)


def _entered(make_mode: Callable[[], Mode]) -> Mode | None:
    try:
        mode = make_mode()
        mode.__enter__()
    except Exception as why:  # whatever the system does, the evening goes on
        log.info("not kept awake: %s", why)
        return None
    if mode.active:
        return mode
    _leave(mode)
    return None


def _leave(mode: Mode) -> None:
    try:
        mode.__exit__(None, None, None)
    except Exception as why:  # as above: it lets go by itself when the program is gone
        log.info("the system could not be let go: %s", why)
