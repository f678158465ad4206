"""A list as a picture for the chat: nothing is cut, long lists go side by side, texts from right to left stay."""

from PyQt6.QtGui import QColor, QGuiApplication
from PyQt6.QtWidgets import QApplication

from desktop import sheets
from desktop.colours import LIGHT
from desktop.sheets import Heading, Sheet

HEADINGS = (Heading("Place", number=True), Heading("Name", strong=True))


def sheet(rows: int, name: str = "Łukasz Żółć") -> Sheet:
    return Sheet("Friday", ("Places are provisional.",), HEADINGS, [(str(n), name) for n in range(1, rows + 1)])


def test_a_list_is_as_high_as_its_rows_and_sharp(dressed: QApplication) -> None:
    few, more = sheets.picture(sheet(3)), sheets.picture(sheet(13))
    assert more.height() - few.height() == 10 * sheets.ROW_PX * sheets.SHARP
    assert few.devicePixelRatio() == sheets.SHARP
    assert few.pixelColor(2, 2) == QColor(LIGHT.surface), "light, whatever the desk is"


def test_four_hundred_rows_stand_side_by_side(dressed: QApplication) -> None:
    many = sheets.picture(sheet(400))
    assert many.height() < 2 * many.width() < 6 * many.height()


def test_a_long_name_is_cut_and_an_empty_list_is_no_trouble(dressed: QApplication) -> None:
    wide = sheets.picture(sheet(2, "Wolfeschlegelsteinhausenbergerdorff " * 9))
    assert wide.width() < sheets.SHARP * (sheets.WIDEST_PX + 220)
    assert not sheets.picture(Sheet("Friday", (), HEADINGS, ())).isNull()
    sheets.copy(sheet(1, "עומר"))
    clipboard = QGuiApplication.clipboard()
    assert clipboard is not None
    assert not clipboard.image().isNull()
