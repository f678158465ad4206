"""What is too high for its room scrolls: pages with large texts on a small screen, dialogs higher than the screen."""

from PyQt6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, pyqtSlot
from PyQt6.QtGui import QGuiApplication, QResizeEvent, QWindow
from PyQt6.QtWidgets import QApplication, QDialog, QFrame, QLayout, QScrollArea, QStackedWidget, QVBoxLayout, QWidget

from desktop import look

TITLE_BAR_PX = 36
"""What a window manager puts above a window."""


def least_height(widget: QWidget, width: int) -> int:
    """The height that the widget needs at that width so that nothing in it is squeezed."""
    layout = widget.layout()
    if layout is None:
        return widget.minimumSizeHint().height()
    if layout.hasHeightForWidth():
        return layout.minimumHeightForWidth(width)
    return layout.totalMinimumSize().height()


class ScrolledColumn(QScrollArea):
    """The part of a page that scrolls where the window is low, while its head stays.

    Attributes:
        column: what is inside, one below the other.
    """

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        inside = QWidget(self)
        look.set_kind(inside, "ground")
        self.column = QVBoxLayout(inside)
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(14)
        self.setWidget(inside)


class Scrolled(QScrollArea):
    """The widget inside is as high as the area, or as high as it has to be, and is then scrolled.

    It is sized here: by itself Qt would make it as high as it would like to be, and scroll what could do with less.
    """

    def __init__(self, inside: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(inside)
        inside.installEventFilter(self)
        port = self.viewport()
        if port is not None:
            port.setAutoFillBackground(False)
        inside.setAutoFillBackground(False)

    def what(self) -> QWidget | None:
        """Whose height it is that counts."""
        return self.widget()

    def sizeHint(self) -> QSize:
        inside = self.widget()
        return super().sizeHint() if inside is None else inside.sizeHint()

    def minimumSizeHint(self) -> QSize:
        return QSize(1, 1)

    def resizeEvent(self, event: QResizeEvent | None) -> None:
        super().resizeEvent(event)
        self._measure()

    def eventFilter(self, watched: QObject | None, event: QEvent | None) -> bool:
        if event is not None and event.type() is QEvent.Type.LayoutRequest:
            self._measure()
        return super().eventFilter(watched, event)

    @pyqtSlot()
    @pyqtSlot(int)
    def _measure(self, _number: int = 0) -> None:
        inside, what = self.widget(), self.what()
        if inside is None or what is None:
            return
        room = self.maximumViewportSize()
        width, height = room.width(), least_height(what, room.width())
        if height > room.height():
            width -= self._bar_width()
            height = least_height(what, width)
        inside.resize(max(1, width), max(room.height(), height))

    def _bar_width(self) -> int:
        bar = self.verticalScrollBar()
        return 0 if bar is None else bar.sizeHint().width()


class ScrolledPages(Scrolled):
    """The same for pages of which one is seen."""

    def __init__(self, pages: QStackedWidget, parent: QWidget) -> None:
        self._pages = pages
        super().__init__(pages, parent)
        pages.currentChanged.connect(self._turned)

    def what(self) -> QWidget | None:
        return self._pages.currentWidget()

    @pyqtSlot(int)
    def _turned(self, _number: int) -> None:
        """What a page needs was reckoned when it was seen last; texts may have grown since."""
        page = self.what()
        for layout in () if page is None else page.findChildren(QLayout):
            layout.invalidate()
        self._measure()


class FitsScreen(QObject):
    """Looks at each dialog as it comes up: one that is higher than its screen scrolls, and none lies beyond it."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        application = QApplication.instance()
        if isinstance(application, QGuiApplication):
            application.focusWindowChanged.connect(self._look)

    @pyqtSlot(QWindow)
    def _look(self, window: QWindow | None) -> None:
        for dialog in QApplication.topLevelWidgets():
            if isinstance(dialog, QDialog) and dialog.isVisible() and dialog.windowHandle() is window:
                fit(dialog)


def fit(dialog: QDialog, free: QRect | None = None) -> None:
    """Have the dialog lie on its screen with all of it in reach; `free`: as if that were the screen's free part."""
    screen, layout = dialog.screen(), dialog.layout()
    if free is None and screen is not None:
        free = screen.availableGeometry().adjusted(0, TITLE_BAR_PX, 0, 0)
    if free is None or layout is None:
        return
    layout.activate()
    # A least width of its own keeps Qt from asking the layout: longer words would be cut off.
    needed = min(layout.totalMinimumSize().width(), free.width())
    if needed > dialog.width():
        dialog.resize(needed, dialog.height())
    if least_height(dialog, min(dialog.width(), free.width())) > free.height():
        bar = _scroll(dialog).verticalScrollBar()
        beside = 0 if bar is None else bar.sizeHint().width()
        dialog.resize(dialog.width() + beside, dialog.height())
    size = dialog.size().boundedTo(free.size())
    if size != dialog.size():
        dialog.setMinimumSize(dialog.minimumSize().boundedTo(free.size()))
        dialog.resize(size)
    place = dialog.geometry()
    place.moveTo(
        QPoint(
            max(free.left(), min(place.x(), free.right() + 1 - place.width())),
            max(free.top(), min(place.y(), free.bottom() + 1 - place.height())),
        )
    )
    dialog.setGeometry(place)


def _scroll(dialog: QDialog) -> Scrolled:
    """Put all that is in the dialog into an area that scrolls."""
    inside = QWidget()
    inside.setLayout(dialog.layout())
    look.set_kind(inside, "surface")
    around = QVBoxLayout(dialog)
    around.setContentsMargins(0, 0, 0, 0)
    area = Scrolled(inside, dialog)
    around.addWidget(area)
    return area
