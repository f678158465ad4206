"""The catalogue of what there is to be looked at is complete."""

import importlib
import re
from collections import Counter
from pathlib import Path

from PyQt6.QtWidgets import QDialog

from desktop.director.desk import EveningDesk
from desktop.director.dialogs.working_dialog import WorkingDialog
from desktop.screenshots.catalogue import ALL
from desktop.screenshots.desk import NAMED
from desktop.screenshots.evenings import EVENINGS
from desktop.screenshots.pages import PLACES
from tests.desktop.desks import DeskMaker, HandClock, open_kept

CLASS = re.compile(r"^class \w+\(.*(Dialog|MessageBox|Wizard)", re.MULTILINE)


def dialogs(root: Path) -> set[type[QDialog]]:
    """Every kind of dialog in any module of the desk that has one."""
    for file in (root / "desktop").rglob("*.py"):
        if CLASS.search(file.read_text(encoding="utf-8")):
            importlib.import_module(".".join(file.relative_to(root).with_suffix("").parts))
    waiting: list[type[QDialog]] = [QDialog]
    found: set[type[QDialog]] = set()
    while waiting:
        for kind in waiting.pop().__subclasses__():
            waiting.append(kind)
            if kind.__module__.startswith("desktop."):
                found.add(kind)
    return found


def test_every_dialog_of_the_desk_is_in_the_catalogue(root: Path) -> None:
    shown = {entry.shows for entry in ALL}
    assert sorted(kind.__name__ for kind in dialogs(root) - shown - {WorkingDialog}) == []


def test_every_page_of_the_desk_is_in_it_empty_and_full(desk_maker: DeskMaker, clock: HandClock) -> None:
    desk = desk_maker()
    open_kept(desk, clock)
    shown = desk.window.desk
    assert isinstance(shown, EveningDesk)
    assert set(shown.places.codes()) - {"home"} == set(PLACES)
    seen = {(entry.evening, entry.name) for entry in ALL}
    assert {(evening, code) for evening in ("empty", "kept") for code in PLACES} <= seen


def test_every_entry_has_a_name_of_its_own_for_each_evening_and_an_evening_there_is() -> None:
    files = Counter((entry.sheet, entry.name) for entry in ALL)
    assert [name for name, times in files.items() if times > 1] == []
    assert {entry.evening for entry in ALL} <= set(EVENINGS)
    names = {entry.name for entry in ALL}
    assert {name for named in NAMED.values() for name in named} <= names
