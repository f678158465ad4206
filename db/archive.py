"""An evening, or a whole club, as one text file that goes to another computer or into a drawer.

The form, JSON Lines, is described in docs/files.md; whoever changes it raises `SCHEMA`. Equal content gives equal
bytes.
"""

import hashlib
import os
import re
import stat
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import msgspec

from db.codec import decode, dump_step, encode, load_step
from db.connection import put_in_place
from db.errors import StorageTrouble, troubles
from db.models import CLUB, EVENING
from tournament import wording
from tournament.errors import BadFile
from tournament.events import Event
from tournament.history import HandText, Stored
from tournament.language import gettext as _

SCHEMA = 1
"""Of the files that are written; those of lower numbers can be read."""

LARGEST = 512 * 1024 * 1024
"""Bytes; no club comes near."""

MARK = "final_table"
"""The first key of the first line."""

_MOST = 2**63 - 1
"""The largest whole number that the shelf holds."""

_SUM = re.compile(rb',"sum":"([0-9a-f]{8})"\}')
_DATABASE = b"SQLite format 3\x00"


@dataclass(frozen=True, slots=True)
class Recorded:
    """A stream: kind, number on the club's shelf (1 where it stands alone), steps, and the line before the first."""

    kind: str
    number: int
    steps: tuple[Stored, ...]
    line: int = 0


@dataclass(frozen=True, slots=True)
class Archive:
    """What such a file holds.

    Attributes:
        kind: `evening` or `club`.
        name: the evening's; a club has none.
        people: of an evening's file everybody whom it names, each as facts of the club that they come from.
        streams: the evening; or the club's stream and all its evenings, in the order of their numbers there.
    """

    kind: str
    name: str
    people: tuple[tuple[Event, ...], ...]
    streams: tuple[Recorded, ...]


def with_texts(log: Iterable[Stored], texts: Mapping[int, HandText]) -> tuple[Stored, ...]:
    """The steps with the texts of their hands, which lie beside them on the shelf."""
    return tuple(replace(each, step=replace(each.step, hand=texts.get(each.seq))) for each in log)


# ---- writing --------------------------------------------------------------------------------------------------------


def write(archive: Archive, path: Path) -> None:
    """Write the file; one of that name is replaced once the new one is whole.

    Raises:
        StorageTrouble: `missing_folder`, `is_a_folder`, or what `troubles` says; there is no new file then.
    """
    if not path.parent.is_dir():
        raise StorageTrouble("missing_folder", file=str(path), folder=str(path.parent))
    if path.is_dir():
        raise StorageTrouble("is_a_folder", file=str(path))
    making = path.with_name(f".{path.name}.part")
    with troubles(path):
        try:
            with making.open("wb") as file:
                file.write(text(archive))
                file.flush()
                os.fsync(file.fileno())
            put_in_place(making, path)
        finally:
            making.unlink(missing_ok=True)


def text(archive: Archive) -> bytes:
    """All of the file."""
    lines = [_line(content) for content in _contents(archive)]
    whole = b"".join(lines)
    return whole + _line(_ending(archive, hashlib.sha256(whole).hexdigest()))


def _contents(archive: Archive) -> Iterator[str]:
    yield _json({MARK: archive.kind, "schema": SCHEMA, "name": archive.name})
    for facts in archive.people:
        told = [[kind, version, msgspec.Raw(data.encode())] for kind, version, data in map(encode, facts)]
        yield _json({"person": told})
    for stream in archive.streams:
        yield _json({"stream": stream.kind, "number": stream.number})
        yield from map(dump_step, stream.steps)


def _ending(archive: Archive, sha256: str) -> str:
    steps = sum(len(stream.steps) for stream in archive.streams)
    counts = {"people": len(archive.people), "streams": len(archive.streams), "steps": steps}
    return _json({"end": counts, "sha256": sha256})


def _line(content: str) -> bytes:
    """The object as a line, with a sum of its own, so that a change is found where it is."""
    written = content.encode()
    return b'%b,"sum":"%b"}\n' % (written[:-1], _sum(written))


def _sum(content: bytes) -> bytes:
    return hashlib.sha256(content).hexdigest()[:8].encode()


def _json(value: Any) -> str:
    return msgspec.json.encode(value).decode()


# ---- reading --------------------------------------------------------------------------------------------------------


def read(path: Path) -> Archive:
    """What the file holds; all of it has been looked at, but not whether the steps fit one another.

    Raises:
        BadFile: `archive_is_a_database`, `archive_not_ours`, `file_too_large`; with `line`: `archive_newer` (`schema`,
            `newest`), `archive_cut`, `archive_changed`, `archive_lines_differ`, `archive_line_wrong` (`detail`),
            `encoding_wrong`.
        StorageTrouble: what `troubles` says.
    """
    with troubles(path):
        found = path.stat()
        if found.st_size > LARGEST:
            raise BadFile("file_too_large", file=str(path))
        if not stat.S_ISREG(found.st_mode) and not stat.S_ISDIR(found.st_mode):
            raise BadFile("cannot_read", file=str(path), detail=_("it is a pipe or a device"))
        data = path.read_bytes()
    if data.startswith(_DATABASE):
        raise BadFile("archive_is_a_database", file=str(path))
    return _Reading(str(path)).read(data)


class _Reading:
    """The lines of one file, one after the other; it remembers where it is."""

    def __init__(self, file: str) -> None:
        self._file = file
        self._number = 0
        self._people: list[tuple[Event, ...]] = []
        self._streams: list[Recorded] = []
        self._steps: list[Stored] = []

    def read(self, data: bytes) -> Archive:
        # A mail program may have given the lines other ends, an editor a mark at the beginning.
        lines = data.removeprefix(b"\xef\xbb\xbf").replace(b"\r\n", b"\n").split(b"\n")
        whole = hashlib.sha256()
        kind, name = self._heading(lines[0])
        for number, line in enumerate(lines, start=1):
            self._number = number
            content = self._content(line, last=number == len(lines))
            found = self._decoded(content)
            if "end" in found:
                self._check_end(found, whole.hexdigest(), lines[number:])
                return Archive(kind, name, tuple(self._people), self._all_streams(kind))
            whole.update(line + b"\n")
            if number > 1:
                self._take(found, content)
        raise self._bad("archive_cut")

    def _bad(self, code: str, **facts: Any) -> BadFile:
        return BadFile(code, file=self._file, line=self._number, **facts)

    def _heading(self, line: bytes) -> tuple[str, str]:
        """The first line decides what the file is, before anything else is asked of it."""
        self._number = 1
        try:
            found = msgspec.json.decode(line)
        except (msgspec.MsgspecError, UnicodeError):
            found = None
        if not isinstance(found, dict) or MARK not in found:
            if line.startswith(b'{"%b":' % MARK.encode()):
                raise self._bad("archive_cut" if not line.endswith(b"}") else "archive_changed")
            raise BadFile("archive_not_ours", file=self._file)
        kind, schema, name = found[MARK], found.get("schema"), found.get("name")
        if isinstance(schema, int) and schema > SCHEMA:
            raise self._bad("archive_newer", schema=schema, newest=SCHEMA)
        if kind not in (CLUB, EVENING) or schema != SCHEMA or not isinstance(name, str):
            raise self._bad("archive_line_wrong", detail="final_table, schema, name")
        return kind, name

    def _content(self, line: bytes, *, last: bool) -> bytes:
        """The line as it was before it got its sum."""
        if last:  # every line of ours ends with a line feed
            raise self._bad("archive_cut")
        try:
            line.decode()
        except UnicodeDecodeError:
            raise self._bad("encoding_wrong", encoding="UTF-8") from None
        end = _SUM.fullmatch(line, len(line) - 18) if len(line) > 18 else None
        content = line[:-18] + b"}"
        if end is None or end[1] != _sum(content):
            raise self._bad("archive_changed")
        return content

    def _decoded(self, content: bytes) -> Mapping[str, Any]:
        found = self._or_wrong(msgspec.json.decode, content)
        if not isinstance(found, dict):
            raise self._bad("archive_line_wrong", detail="{}")
        return found

    def _or_wrong(self, reading: Callable[..., Any], *given: Any) -> Any:
        try:
            return reading(*given)
        except StorageTrouble as trouble:
            if trouble.code == "from_newer_program":
                raise self._bad("archive_newer_fact", kind=trouble.facts.get("kind")) from trouble
            raise self._bad("archive_line_wrong", detail=trouble.facts.get("detail", trouble.code)) from trouble
        except (msgspec.MsgspecError, UnicodeError, RecursionError, LookupError, ValueError, TypeError) as error:
            raise self._bad("archive_line_wrong", detail=str(error)) from error

    def _take(self, found: Mapping[str, Any], content: bytes) -> None:
        if "person" in found:
            self._people.append(self._or_wrong(_facts, found["person"]))
        elif "stream" in found:
            self._begin(found["stream"], found.get("number"))
        else:
            self._take_step(self._or_wrong(load_step, content.decode()))

    def _begin(self, kind: Any, number: Any) -> None:
        """A stream; they stand in the order of their numbers."""
        above = self._streams[-1].number if self._streams else 0
        if kind not in (CLUB, EVENING) or not isinstance(number, int) or number <= above:
            raise self._bad("archive_line_wrong", detail=f"stream: {kind} {number}")
        self._finish()
        self._streams.append(Recorded(kind, number, (), self._number))

    def _finish(self) -> None:
        """The stream that was begun last has all its steps."""
        if self._streams:
            self._streams[-1] = replace(self._streams[-1], steps=tuple(self._steps))
        self._steps = []

    def _take_step(self, stored: Stored) -> None:
        if not self._streams:
            raise self._bad("archive_line_wrong", detail="stream")
        steps = self._steps
        earlier = [number for number in (stored.step.undoes, stored.step.instead_of) if number is not None]
        fits = stored.seq == len(steps) + 1 and all(1 <= number < stored.seq for number in earlier)
        if not fits or len(earlier) > 1 or not -_MOST <= stored.at <= _MOST:
            raise self._bad("archive_line_wrong", detail=f"seq {stored.seq}")
        if stored.step.label not in wording.STEP_SENTENCES:
            raise self._bad("archive_newer_fact", kind=stored.step.label)
        steps.append(stored)

    def _check_end(self, found: Mapping[str, Any], sha256: str, after: Sequence[bytes]) -> None:
        self._finish()
        steps = sum(len(stream.steps) for stream in self._streams)
        counts = {"people": len(self._people), "streams": len(self._streams), "steps": steps}
        if found["end"] != counts or found.get("sha256") != sha256:
            raise self._bad("archive_lines_differ")
        if any(line.strip() for line in after):
            self._number += 1
            raise self._bad("archive_changed")

    def _all_streams(self, kind: str) -> tuple[Recorded, ...]:
        """An evening's file holds that evening, a club's the club first."""
        kinds = [stream.kind for stream in self._streams]
        right = kinds == [EVENING] if kind == EVENING else kinds[:1] == [CLUB] and CLUB not in kinds[1:]
        if not right:
            raise self._bad("archive_line_wrong", detail=", ".join(kinds))
        return tuple(self._streams)


def _facts(told: Sequence[Sequence[Any]]) -> tuple[Event, ...]:
    return tuple(decode(kind, version, msgspec.json.encode(data)) for kind, version, data in told)
