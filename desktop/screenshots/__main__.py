"""Takes all pictures: `python -m desktop.screenshots [FOLDER] [desk|board|felts|named]`, into `pictures` otherwise.

Without a display: QT_QPA_PLATFORM=offscreen. `desk` takes only those of the desk, `board` only those of the board,
`felts` only those of tables with a hand on them, `named` no contact sheets, only the pictures that have names of their
own. Those that the README shows are renewed in docs/pictures whenever they are taken.
"""

import json
import os
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from PyQt6.QtWidgets import QApplication

from desktop import look, typeface
from desktop.screenshots import board, desk, felts

README = Path(__file__).parent.parent.parent / "docs" / "pictures"
SHOWN_IN_README = {
    "tables": "desk",
    "board_level": "board",
    "board_break_with_chips_going": "break",
    "deal": "deal",
    "table_flop_with_side_pots_dark": "table",
}
SCREEN = {
    "name": "SCREEN", "x": 0, "y": 0, "width": 1920, "height": 1080, "dpr": 1, "logicalDpi": 96, "logicalBaseDpi": 96,
}  # fmt: skip
KINDS = ("desk", "board", "felts", "named")


def main(arguments: Sequence[str]) -> int:
    """Take the pictures."""
    kinds = [word for word in arguments if word in KINDS] or ["desk", "board", "felts"]
    folder = Path(next((word for word in arguments if word not in KINDS), "pictures"))
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as work:
        if os.environ.get("QT_QPA_PLATFORM") == "offscreen":
            os.environ["QT_QPA_PLATFORM"] = _on_a_large_screen(Path(work) / "screens.json")
        application = QApplication(sys.argv[:1])
        look.apply(application, typeface.load())
        for kind in ("desk", "board"):
            (Path(work) / kind).mkdir()
        sheets = "named" not in kinds
        if "desk" in kinds or not sheets:
            desk.take(folder, Path(work) / "desk", sheets=sheets)
        if "board" in kinds or not sheets:
            board.take(board.told(Path(work) / "board"), folder, sheets=sheets)
        if "felts" in kinds or not sheets:
            felts.take(folder, sheets=sheets)
    for taken, shown in SHOWN_IN_README.items():
        if (folder / f"{taken}.png").exists():
            shutil.copyfile(folder / f"{taken}.png", README / f"{shown}.png")
    return 0


def _on_a_large_screen(file: Path) -> str:
    """What Qt is to be told, whose own screen of 800 by 800 makes dialogs smaller than they are."""
    file.write_text(json.dumps({"screens": [SCREEN]}), encoding="utf-8")
    return f"offscreen:configfile={file}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
