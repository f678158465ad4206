"""A printout on paper: the pages of its PDF as they are, so that what was looked at is what the printer gets.

Qt's printing and its reader of PDFs are loaded when somebody prints, not before.
"""

from typing import TYPE_CHECKING

from PyQt6.QtCore import QBuffer, QByteArray, QIODevice, QLocale, QObject, QRectF, QSize
from PyQt6.QtGui import QPageLayout, QPageSize, QPainter

if TYPE_CHECKING:
    from PyQt6.QtPrintSupport import QPrinter

SHARPEST_DPI = 300
"""Of what is sent to a printer: text is clean, and a page of it is not too much for a small one."""
POINTS_AN_INCH = 72
LETTER_LANDS = frozenset(
    {
        QLocale.Country.UnitedStates,
        QLocale.Country.Canada,
        QLocale.Country.Mexico,
        QLocale.Country.Philippines,
        QLocale.Country.Chile,
        QLocale.Country.Colombia,
        QLocale.Country.Venezuela,
        QLocale.Country.CostaRica,
        QLocale.Country.Guatemala,
        QLocale.Country.Panama,
        QLocale.Country.PuertoRico,
    }
)


class NoPrintout(RuntimeError):
    """What should be printed is no PDF that can be read: a mistake of ours."""


def usual_paper(locale: QLocale | None = None) -> str:
    """`letter` where people print on that, else `a4`."""
    return "letter" if (locale or QLocale.system()).territory() in LETTER_LANDS else "a4"


def has_printer() -> bool:
    """Whether this computer knows any."""
    from PyQt6.QtPrintSupport import QPrinterInfo

    return bool(QPrinterInfo.availablePrinterNames())


class Printout(QObject):
    """A PDF as pages to look at and to print.

    Attributes:
        content: the PDF.
        document: the same, read.
    """

    def __init__(self, content: bytes, parent: QObject) -> None:
        """Read that PDF.

        Raises:
            NoPrintout: it is none.
        """
        from PyQt6.QtPdf import QPdfDocument

        super().__init__(parent)
        self.content = content
        self._held = QBuffer(self)
        self._held.setData(QByteArray(content))
        self._held.open(QIODevice.OpenModeFlag.ReadOnly)
        self.document = QPdfDocument(self)
        self.document.load(self._held)
        if self.document.status() is not QPdfDocument.Status.Ready:
            raise NoPrintout(str(self.document.error()))

    @property
    def pages(self) -> int:
        """How many sheets it takes."""
        return self.document.pageCount()

    def prepare(self, printer: "QPrinter", name: str) -> None:
        """Have the printer take paper of that size, the whole of it: the margins are in the pages already."""
        from PyQt6.QtPrintSupport import QPrinter

        size = self.document.pagePointSize(0)
        wide = size.width() > size.height()
        printer.setDocName(name)
        printer.setFullPage(True)
        printer.setPageSize(QPageSize(size.transposed() if wide else size, QPageSize.Unit.Point))
        printer.setPageOrientation(_orientation(wide=wide))
        printer.setFromTo(0, 0)
        printer.setColorMode(QPrinter.ColorMode.Color)

    def print_on(self, printer: "QPrinter") -> bool:
        """Every page that is wanted on a sheet of its own, as large as it is; false: the printer takes none."""
        first = max(1, printer.fromPage()) - 1
        last = min(self.pages, printer.toPage() or self.pages)
        painter = QPainter()
        if not painter.begin(printer):
            return False
        try:
            for number in range(first, last):
                if number > first and not printer.newPage():
                    return False
                self._paint(painter, printer, number)
        finally:
            painter.end()
        return True

    def _paint(self, painter: QPainter, printer: "QPrinter", number: int) -> None:
        dpi = min(printer.resolution(), SHARPEST_DPI)
        size = self.document.pagePointSize(number)
        pixels = QSize(round(size.width() * dpi / POINTS_AN_INCH), round(size.height() * dpi / POINTS_AN_INCH))
        picture = self.document.render(number, pixels)
        scale = printer.resolution() / POINTS_AN_INCH
        painter.drawImage(QRectF(0, 0, size.width() * scale, size.height() * scale), picture)


def _orientation(*, wide: bool) -> QPageLayout.Orientation:
    return QPageLayout.Orientation.Landscape if wide else QPageLayout.Orientation.Portrait
