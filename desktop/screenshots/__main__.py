"""Takes all pictures: `python -m desktop.screenshots [FOLDER]`, else into `pictures`.

Some of them are the README's. Without a display: QT_QPA_PLATFORM=offscreen. One word beside the folder, `desk` or
`board`, takes only those.
"""

import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from PyQt6.QtWidgets import QApplication

from desktop import look, typeface
from desktop.screenshots import board
from desktop.screenshots.desk import Photographer

README = Path(__file__).parent.parent.parent / "docs" / "pictures"
SHOWN_IN_README = {
    "kept_tables": "desk",
    "board_level": "board",
    "board_break_with_chips_going": "break",
    "deal": "deal",
}
KINDS = ("desk", "board")


def main(arguments: Sequence[str]) -> int:
    """Take the pictures."""
    kinds = [word for word in arguments if word in KINDS] or KINDS
    folder = Path(next((word for word in arguments if word not in KINDS), "pictures"))
    folder.mkdir(parents=True, exist_ok=True)
    application = QApplication(sys.argv[:1])
    look.apply(application, typeface.load())
    with tempfile.TemporaryDirectory() as work:
        if "desk" in kinds:
            Photographer(folder, Path(work)).take_all()
        if "board" in kinds:
            board.take(board.told(Path(work)), folder)
    for taken, shown in SHOWN_IN_README.items():
        if (folder / f"{taken}.png").exists():
            shutil.copyfile(folder / f"{taken}.png", README / f"{shown}.png")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
