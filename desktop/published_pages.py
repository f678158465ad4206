"""The pages of a folder that is published, as another thread than Qt's writes them.

What somebody else made is never written over unasked: every page of ours says in its first lines that it is one.
"""

import errno
import os
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from templates.filenames import file_stem
from templates.files import write_files
from templates.web import html
from templates.web.html import Link
from tournament.club.house_style import HouseStyle
from tournament.language import gettext as _
from tournament.reports import catalogue
from tournament.reports.page import Page

INDEX = "index.html"
REFRESH = 30
"""Seconds after which a page that somebody looks at asks for the newest one."""
MADE_BY, HEAD = b'<meta name="generator" content="Final Table">', 4_096
"""What stands in every page of ours, among the first so many bytes."""


class NotOurs(FileExistsError):
    """A file that lies where a page would go was not made by this program."""


class NotAlone(FileExistsError):
    """Somebody else has written a page since it was written here."""


@dataclass(frozen=True, slots=True)
class Section:
    """What is published of one evening."""

    name: str
    pages: Mapping[str, Page]
    style: HouseStyle


@dataclass(frozen=True, slots=True)
class Job:
    """What a folder shall hold; `replace`: also in the stead of what somebody else made."""

    folder: Path
    sections: tuple[Section, ...]
    replace: bool = False


def foreign(folder: Path, names: Collection[str]) -> tuple[str, ...]:
    """The files of these names in that folder that this program has not made; of what cannot be read it has not."""
    return tuple(name for name in names if _is_foreign(folder / name))


def _is_foreign(path: Path) -> bool:
    if not os.path.lexists(path):
        return False
    try:
        with path.open("rb") as file:
            return MADE_BY not in file.read(HEAD)
    except OSError:
        return True


def carry_out(jobs: Sequence[Job], last: dict[Path, bytes], tell: Callable[[Path, OSError | None], object]) -> None:
    """Bring the folders up to date, and tell of each that it is so, or why it is not.

    `last`: what was written last, by path; kept from one time to the next.
    """
    for job in jobs:
        trouble: OSError | None = None
        try:
            _publish(job, last)
        except OSError as error:
            trouble = error
        tell(job.folder, trouble)


def _publish(job: Job, last: dict[Path, bytes]) -> None:
    """Write what differs from what was written last, or is not there any more.

    Raises:
        NotOurs, NotAlone: a file of somebody else's lies there.
        OSError: the folder is not there, or cannot be written; it is not made, for then it would lie beside the stick
            that was pulled out.
    """
    if not job.folder.is_dir():
        raise FileNotFoundError(2, os.strerror(2), str(job.folder))
    for place, contents in _folders(job):
        new = {place / name: content for name, content in contents.items() if _is_new(place / name, content, last)}
        if not new:
            continue
        for path in new if not job.replace else ():
            _check(path, last)
        for path in new:
            last.pop(path, None)  # where not all can be written it is not known which of them are
        write_files(place, {path.name: content for path, content in new.items()})
        last.update(new)


def _is_new(path: Path, content: bytes, last: Mapping[Path, bytes]) -> bool:
    return last.get(path) != content or not path.exists()


def _check(path: Path, last: Mapping[Path, bytes]) -> None:
    """See that nothing of somebody else's is written over.

    Raises:
        NotOurs, NotAlone: it would be.
    """
    if path not in last:
        if _is_foreign(path):
            raise NotOurs(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    elif path.exists() and path.read_bytes() != last[path]:
        raise NotAlone(errno.EEXIST, os.strerror(errno.EEXIST), str(path))


def _folders(job: Job) -> list[tuple[Path, dict[str, bytes]]]:
    """The folder with its files; of several evenings each has one of its own in it, the first is above, too."""
    first = job.sections[0]
    if len(job.sections) == 1:
        return [(job.folder, _files(first))]
    found, links = [], []
    stems = {each.casefold() for each in _files(first)}
    for section in job.sections:
        stem = file_stem(section.name)
        while stem.casefold() in stems:
            stem += " 2"
        stems.add(stem.casefold())
        found.append((job.folder / stem, _files(section)))
        links.append(Link(f"{stem}/{INDEX}", section.name, _about(section)))
    index = html.index(first.style.club or _("Tonight"), links, first.style, refresh=REFRESH)
    return [(job.folder, {**_files(first), INDEX: index.encode()}), *found]


def _files(section: Section) -> dict[str, bytes]:
    """Its pages, and the index that leads to them."""
    files = {
        f"{name}.html": html.page(page, section.style, refresh=REFRESH).encode() for name, page in section.pages.items()
    }
    links = [_link(name, page) for name, page in section.pages.items()]
    files[INDEX] = html.index(section.name, links, section.style, refresh=REFRESH).encode()
    return files


def _link(name: str, page: Page) -> Link:
    """The link to a report of the evening, or to the season, which is called by its own name."""
    report = catalogue.of_name(name)
    words = page.title if report is None else report.title()
    return Link(f"{name}.html", words, "" if page.heading == words else page.heading)


def _about(section: Section) -> str:
    standings = section.pages.get("standings")
    return "" if standings is None else " · ".join(standings.about[:1])
