"""The computer: screens, sound, battery, sleep, disk, backups, clock, file."""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from db import backup
from desktop import data_place
from desktop.director.dialogs.before_guests.finding import Finding, Mark
from desktop.director.dialogs.before_guests.probes import Probed
from desktop.display.screens.mirrored import how_to_extend
from desktop.display.screens.screens import Seen
from desktop.sound.choices import Choices
from tournament import wording
from tournament.language import gettext as _
from tournament.language import ngettext
from tournament.names import MINUTE, Instant

MEGABYTE = 1_000_000
LEAST_FREE = 500 * MEGABYTE
LOW_BATTERY = 30
"""Percent: less lasts no evening, even if somebody brings a cable later."""
LONG_AGO = 24 * 60 * MINUTE
EARLIEST, LATEST = 2026, 2100
"""Years between which a computer's clock is believed."""


def of_screens(screens: Sequence[Seen], boards: Sequence[tuple[str, bool]], platform: str = sys.platform) -> Finding:
    """How many, whether they show two pictures, and where the board is. `boards`: where, and whether that is amiss."""
    title = _("Screens")
    names = _("; ").join(
        _("{screen}, {width}×{height}").format(
            screen=each.key.label or _("screen {n}").format(n=number), width=each.width, height=each.height
        )
        for number, each in enumerate(screens, start=1)
    )
    where = " ".join(said if said.endswith(".") else f"{said}." for said, _stale in boards) or _("No board is open.")
    if len(screens) < 2:
        said = _("There is one screen: {names}. {where}").format(names=names, where=where)
        missing = _("If the television is connected, it shows the same picture as yours. {how}")
        return Finding(title, Mark.LOOK, said, missing.format(how=how_to_extend(platform)))
    count = ngettext("{n} screen: {names}.", "{n} screens: {names}.", len(screens)).format(n=len(screens), names=names)
    if any(each.mirrored for each in screens):
        said = _("{screens} They show the same picture, so the room sees your desk.").format(screens=count)
        return Finding(title, Mark.BAD, said, how_to_extend(platform))
    if any(stale for _said, stale in boards):
        return Finding(title, Mark.BAD, f"{count} {where}", _("The page Board says what to do."))
    if not boards:
        return Finding(title, Mark.LOOK, f"{count} {where}", _("Open it, and look whether the room sees it."))
    return Finding(title, Mark.GOOD, f"{count} {where}")


def of_sound(choices: Choices, device: str, lacking: Sequence[str], device_count: int) -> Finding:
    """Where it sounds and how loud. `device`: what sounds now; `lacking`: sentences about what is missing."""
    title = _("Sound")
    if lacking:
        return Finding(title, Mark.BAD, " ".join(lacking), _("Choose another output under Sounds."))
    said = _("It sounds from {device}, {volume} of 100 loud.").format(device=device, volume=choices.volume)
    if choices.muted:
        return Finding(
            title, Mark.BAD, _("{said} It is muted.").format(said=said), _("Unmute it at the desk, and test it.")
        )
    if choices.volume == 0:
        return Finding(title, Mark.BAD, said, _("Make it louder on the page Board, and test it."))
    others = _("There are other outputs: listen whether the room hears it, not only you.") if device_count > 1 else ""
    return Finding(title, Mark.GOOD, said, others or _("Listen whether the room hears it."))


def of_computer(probed: Probed, file: Path, at: Instant, last: Instant | None) -> Iterator[Finding]:
    """What was asked of the system. `at`: now; `last`: when something was stored last in the evening at the desk."""
    yield _battery(probed)
    yield _sleep(probed)
    yield _disk(probed)
    yield _backup(probed, file, at)
    yield of_clock(at, last)
    yield _file(probed, file)


def waiting(file: Path, at: Instant, last: Instant | None) -> Iterator[Finding]:
    """The same lines while nothing is known yet."""
    for title in (_("Battery"), _("Sleep"), _("Disk"), _("Backups")):
        yield Finding(title, Mark.UNKNOWN, _("Being looked at…"))
    yield of_clock(at, last)
    yield Finding(_("Data"), Mark.UNKNOWN, str(file))


def _battery(probed: Probed) -> Finding:
    title, battery = _("Battery"), probed.battery
    if battery is None:
        return Finding(title, Mark.GOOD, _("This computer has no battery, or does not tell of it."))
    said = _("{percent} %").format(percent=battery.percent)
    if battery.plugged:
        return Finding(title, Mark.GOOD, _("On mains, {charged}.").format(charged=said))
    mark = Mark.BAD if battery.percent < LOW_BATTERY else Mark.LOOK
    told = (
        _("Not on mains, {charged}.")
        if battery.plugged is False
        else _("{charged}; whether mains feed it is not told.")
    )
    return Finding(title, mark, told.format(charged=said), _("Plug in the cable: an evening is long."))


def _sleep(probed: Probed) -> Finding:
    title = _("Sleep")
    if probed.stays_awake:
        said = _("While a clock runs, this computer and its screens are kept awake.")
        return Finding(title, Mark.GOOD, said, _("Leave the lid open: closed, most computers sleep all the same."))
    said = _("This computer does not let itself be kept awake by the program.")
    return Finding(title, Mark.BAD, said, _("Switch off its screen saver and its sleep for the evening."))


def _disk(probed: Probed) -> Finding:
    title = _("Disk")
    if probed.free is None:
        return Finding(title, Mark.UNKNOWN, _("How much is free is not told."))
    said = _("{size} are free where the data lie.").format(size=size_words(probed.free))
    if probed.free < LEAST_FREE:
        return Finding(title, Mark.BAD, said, _("Make room: delete what nobody needs, and empty the bin."))
    return Finding(title, Mark.GOOD, said)


def _backup(probed: Probed, file: Path, at: Instant) -> Finding:
    title = _("Backups")
    folder = file.parent / backup.FOLDER
    if probed.newest is None:
        said = _("There is none yet; they go to {folder}.").format(folder=folder)
        return Finding(title, Mark.LOOK, said, _("Back up now."))
    told = _("The last one is of {day}, {time}, in {folder}.")
    said = told.format(day=wording.day(probed.newest), time=wording.time_of_day(probed.newest), folder=folder)
    advice = _("It lies on the same disk as the data: keep one on a stick, too.") if probed.beside else ""
    return Finding(title, Mark.LOOK if at - probed.newest > LONG_AGO else Mark.GOOD, said, advice)


def of_clock(at: Instant, last: Instant | None) -> Finding:
    """Whether the computer's time can be right."""
    title, now = _("Clock of this computer"), wording.moment(at)
    said = _("{day}, {time}, {zone}").format(
        day=wording.day(at), time=wording.time_of_day(at), zone=f"{now:%Z (UTC%z)}"
    )
    if not EARLIEST <= now.year <= LATEST:
        return Finding(title, Mark.BAD, said, _("Set it right, or the evening bears a wrong date."))
    if last is not None and at < last - MINUTE:
        behind = _("{said}. That is before the last step of this evening.").format(said=said)
        return Finding(title, Mark.BAD, behind, _("Set it right: the tournament's clock runs on from the last step."))
    return Finding(title, Mark.GOOD, said)


def _file(probed: Probed, file: Path) -> Finding:
    title = _("Data")
    if probed.fault:
        return Finding(title, Mark.BAD, probed.fault, _("Put a backup in its place under Settings, Data and backups."))
    size = "" if probed.size is None else size_words(probed.size)
    said = _("{file}, {size}: sound.").format(file=file, size=size)
    concern = data_place.concern(file)
    return Finding(title, Mark.LOOK if concern else Mark.GOOD, said, concern)


def size_words(count: int) -> str:
    """A number of bytes as people read it."""
    if count >= 1_000 * MEGABYTE:
        return _("{n} GB").format(n=f"{count / 1_000 / MEGABYTE:.1f}")
    if count >= MEGABYTE:
        return _("{n} MB").format(n=f"{count / MEGABYTE:.0f}")
    return _("{n} kB").format(n=f"{count / 1_000:.0f}")
