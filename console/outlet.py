"""Standard output and the error stream, so that nothing that happens to them can stop an evening."""

import errno
import io
import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stderr, redirect_stdout, suppress
from typing import TYPE_CHECKING, BinaryIO, TextIO

if TYPE_CHECKING:
    from _typeshed import ReadableBuffer


class Outlet(io.BufferedIOBase):
    """The bytes of a standard stream; once they cannot be written, all that follows is dropped.

    Attributes:
        trouble: why something could not be written. None as long as all could, if the reader has gone away (`| head`,
            a terminal that was closed), and if there was no such stream from the beginning (`>&-`): then nobody wants
            to hear.
    """

    name = "<outlet>"

    def __init__(self, stream: TextIO | None) -> None:
        self._below: BinaryIO | None = None if stream is None else stream.buffer
        self._at_terminal = self._below is not None and self._below.isatty()
        self.trouble: OSError | None = None

    def writable(self) -> bool:
        """Always: what nobody takes is dropped."""
        return True

    def isatty(self) -> bool:
        """Whether somebody reads it at a terminal."""
        return self._at_terminal and self._below is not None

    def fileno(self) -> int:
        """The system's number of the stream below.

        Raises:
            UnsupportedOperation: it has none.
        """
        return super().fileno() if self._below is None else self._below.fileno()

    def write(self, data: "ReadableBuffer", /) -> int:
        """Hand the bytes on, if anybody takes them."""
        with self._falling_silent():
            if self._below is not None:
                self._below.write(data)
        return memoryview(data).nbytes

    def flush(self) -> None:
        """Have the stream below write what it holds."""
        with self._falling_silent():
            if self._below is not None:
                self._below.flush()

    @contextmanager
    def _falling_silent(self) -> Iterator[None]:
        try:
            yield
        except OSError as error:
            if not self._has_gone(error):
                self.trouble = error
            if self._below is not None:
                _empty(self._below)
            self._below = None

    def _has_gone(self, error: OSError) -> bool:
        """Whether the reader has gone away: of that Windows says EINVAL too, and a closed terminal EIO."""
        if isinstance(error, ConnectionError) or (sys.platform == "win32" and error.errno == errno.EINVAL):
            return True
        return self._at_terminal and error.errno == errno.EIO


def _empty(stream: BinaryIO) -> None:
    """Lead the stream nowhere: it still holds what it could not write, and the interpreter tries again at its end."""
    with suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        try:
            os.dup2(nowhere, stream.fileno())
        finally:
            os.close(nowhere)


@contextmanager
def outlets() -> Iterator[Outlet]:
    """Whatever is printed inside goes through outlets; yields that of standard output.

    Each line is handed on at once, in UTF-8: names of people are written as they are, whatever code page or locale the
    terminal claims to have.
    """
    outlet = Outlet(sys.stdout)
    with (
        _text(outlet) as stdout,
        _text(Outlet(sys.stderr)) as stderr,
        redirect_stdout(stdout),
        redirect_stderr(stderr),
    ):
        yield outlet


def _text(outlet: Outlet) -> TextIO:
    return io.TextIOWrapper(outlet, encoding="utf-8", errors="backslashreplace", line_buffering=True)
