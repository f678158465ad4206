"""Hand histories attached to the evening at the desk."""

from pathlib import Path

from PyQt6.QtWidgets import QApplication, QFileDialog

from desktop.director.imports.hands_dialog import HandsDialog
from desktop.running import Desk
from tests.console.test_replay import BAD, GOOD, STARS
from tests.desktop.desks import HandClock, click, open_kept, said


def asked(desk: Desk) -> HandsDialog:
    desk.window.commands.do("attach_hands")
    found = QApplication.activeModalWidget()
    assert isinstance(found, HandsDialog)
    return found


def test_files_of_hands_are_checked_attached_as_one_step_and_undone(
    desk: Desk, clock: HandClock, tmp_path: Path
) -> None:
    bridge = open_kept(desk, clock)
    before = bridge.state
    ours, online, bad = tmp_path / "ours.phhs", tmp_path / "online.txt", tmp_path / "bad.phhs"
    ours.write_text(f"[1]\n{GOOD}\n[2]\n{GOOD}", encoding="utf-8")
    online.write_text(STARS, encoding="utf-8")
    bad.write_text(f"[1]\n{GOOD}\n[2]\n{BAD}\n", encoding="utf-8")
    dialog = asked(desk)
    assert (dialog.yes.isEnabled(), dialog.yes.toolTip()) == (False, "Choose a file first.")
    dialog.read_files([str(bad)])
    assert dialog.found.text() == "2 hands: bad.phhs"
    assert dialog.bad.toPlainText() == ("bad.phhs, hand 2: action 5 (p1 cbr 120): 120 is too little: at least 200.")
    assert dialog.wrong.text().startswith("1 of them cannot be taken, so none is")
    assert not dialog.yes.isEnabled()
    dialog.read_files([str(tmp_path / "gone.phh")])
    assert dialog.wrong.text().startswith("gone.phh cannot be read")
    dialog.choose.click()
    dialog.findChildren(QFileDialog)[-1].filesSelected.emit([str(ours), str(online)])
    assert (dialog.found.text(), dialog.yes.text()) == ("3 hands: ours.phhs and online.txt", "Attach 3 hands")
    assert dialog.bad.isHidden()
    click(dialog.yes)
    assert said(desk)[0] == "3 hands of ours.phhs and online.txt were attached"
    assert len(bridge.shelf.hand_texts(bridge.evening.number, bridge.evening.steps)) == 3
    assert (bridge.state.entries, bridge.state.hands) == (before.entries, before.hands)
    again = asked(desk)
    assert again.already.text() == "Attached so far: ours.phhs and online.txt."
    again.read_files([str(online)])
    assert again.wrong.text() == "These hands are attached already, as online.txt."
    again.reject()
    assert bridge.undo()
    assert bridge.state.attached == ()
    assert bridge.shelf.hand_texts(bridge.evening.number, bridge.evening.steps) == ()
