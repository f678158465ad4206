"""The desk's colours, type and style sheet (look.md): foreground and background always come together."""

from typing import Final

from PyQt6.QtGui import QColor, QFont, QPalette
from PyQt6.QtWidgets import QApplication, QStyleFactory, QWidget

GROUND: Final = "#F3F2EC"
SURFACE: Final = "#FFFFFF"
RAISED: Final = "#F8F7F2"
CHOSEN: Final = "#E5E3D6"
HOVER: Final = "#ECEAE0"
FOOT: Final = "#EAE9DE"
LINE: Final = "#DDDCD2"
EDGE: Final = "#C9C7BA"
TEXT: Final = "#18211C"
MUTED: Final = "#5A675F"
FAINT: Final = "#68736C"
"""For what is switched off; over 4:1 on the surface."""

BRASS: Final = "#7A5A0E"
BRASS_GROUND: Final = "#FBF1D9"
BRASS_EDGE: Final = "#E8CF8F"
GOOD: Final = "#17643F"
GOOD_GROUND: Final = "#E4F2EA"
DANGER: Final = "#B3372F"
DANGER_GROUND: Final = "#FBE9E7"
FELT: Final = "#2A8A5C"
RIM: Final = "#7A5A2E"

BAR: Final = "#18211C"
BAR_TEXT: Final = "#F3F6F1"
BAR_MUTED: Final = "#93A79C"
BAR_LINE: Final = "#3A463F"
BAR_HOVER: Final = "#26322B"
BAR_WARNING: Final = "#F2A33A"
BAR_DANGER: Final = "#FF7A70"
"""The board's danger colour made lighter, so that the time keeps its contrast on the bar."""

TEXT_PX: Final = 15
LABEL_PX: Final = 13
TITLE_PX: Final = 22
CLOCK_PX: Final = 52

_FAMILY: list[str] = []


def family() -> str:
    """The family that `apply` was given."""
    return _FAMILY[0] if _FAMILY else QApplication.font().family()


def text_font(pixels: int = TEXT_PX, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The desk's type in that size."""
    font = QFont(family())
    font.setPixelSize(pixels)
    font.setWeight(weight)
    return font


def digits(pixels: int = TEXT_PX, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
    """The same with figures of equal width, for every number that changes."""
    font = text_font(pixels, weight)
    font.setFeature(QFont.Tag("tnum"), 1)
    return font


def palette() -> QPalette:
    """All roles, so that nothing is taken over from a dark desktop around us."""
    made = QPalette()
    roles = {
        QPalette.ColorRole.Window: GROUND,
        QPalette.ColorRole.WindowText: TEXT,
        QPalette.ColorRole.Base: SURFACE,
        QPalette.ColorRole.AlternateBase: RAISED,
        QPalette.ColorRole.Text: TEXT,
        QPalette.ColorRole.PlaceholderText: MUTED,
        QPalette.ColorRole.Button: SURFACE,
        QPalette.ColorRole.ButtonText: TEXT,
        QPalette.ColorRole.BrightText: SURFACE,
        QPalette.ColorRole.ToolTipBase: BAR,
        QPalette.ColorRole.ToolTipText: BAR_TEXT,
        QPalette.ColorRole.Highlight: CHOSEN,
        QPalette.ColorRole.HighlightedText: TEXT,
        QPalette.ColorRole.Link: BRASS,
        QPalette.ColorRole.LinkVisited: BRASS,
        QPalette.ColorRole.Light: SURFACE,
        QPalette.ColorRole.Midlight: RAISED,
        QPalette.ColorRole.Mid: LINE,
        QPalette.ColorRole.Dark: FAINT,
        QPalette.ColorRole.Shadow: MUTED,
        QPalette.ColorRole.Accent: TEXT,
    }
    for role, colour in roles.items():
        made.setColor(role, QColor(colour))
    for role in (QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText, QPalette.ColorRole.WindowText):
        made.setColor(QPalette.ColorGroup.Disabled, role, QColor(FAINT))
    return made


def boxes() -> QPalette:
    """For checkboxes: Fusion takes the edge of the box from the window's colour, which is pale."""
    made = palette()
    made.setColor(QPalette.ColorRole.Window, QColor(MUTED))
    return made


def apply(application: QApplication, family_name: str) -> None:
    """Fusion, our palette, our type, and the one style sheet."""
    _FAMILY[:] = [family_name]
    fusion = QStyleFactory.create("Fusion")
    if fusion is not None:
        application.setStyle(fusion)
    application.setPalette(palette())
    application.setPalette(boxes(), "QCheckBox")
    application.setFont(text_font())
    application.setStyleSheet(STYLE)


def set_kind(widget: QWidget, kind: str) -> None:
    """Have the style sheet treat the widget as one of that kind (`primary`, `link`, `card`, `muted` …)."""
    if widget.property("kind") == kind:
        return
    widget.setProperty("kind", kind)
    style = widget.style()
    if style is not None:
        style.unpolish(widget)
        style.polish(widget)


STYLE: Final = f"""
QWidget {{ color: {TEXT}; }}
QMainWindow {{ background: {GROUND}; color: {TEXT}; }}
QDialog {{ background: {SURFACE}; color: {TEXT}; }}
QToolTip {{ background: {BAR}; color: {BAR_TEXT}; border: none; padding: 6px 8px; }}
QLabel {{ background: transparent; color: {TEXT}; }}
QLabel[kind="title"] {{ font-size: {TITLE_PX}px; font-weight: 700; }}
QLabel[kind="dialog-title"] {{ font-size: 24px; font-weight: 700; }}
QLabel[kind="muted"], QLabel[kind="label"] {{ color: {MUTED}; }}
QLabel[kind="label"] {{ font-size: {LABEL_PX}px; font-weight: 600; }}
QLabel[kind="strong"] {{ font-weight: 600; }}
QLabel[kind="wrong"] {{ color: {DANGER}; font-size: {LABEL_PX}px; }}
QLabel[kind="note"] {{ color: {BRASS}; font-size: {LABEL_PX}px; }}
QLabel[kind="pill-good"] {{ background: {GOOD_GROUND}; color: {GOOD}; border-radius: 7px; padding: 2px 8px;
    font-size: {LABEL_PX}px; font-weight: 600; }}
QLabel[kind="pill-brass"] {{ background: {BRASS_GROUND}; color: {BRASS}; border-radius: 7px; padding: 2px 8px;
    font-size: {LABEL_PX}px; font-weight: 600; }}
QLabel[kind="pill"] {{ background: {CHOSEN}; color: {MUTED}; border-radius: 7px; padding: 2px 8px;
    font-size: {LABEL_PX}px; font-weight: 600; }}

QFrame[kind="card"] {{ background: {SURFACE}; border: 1px solid {LINE}; border-radius: 12px; }}
QFrame[kind="attention"] {{ background: {BRASS_GROUND}; border: 1px solid {BRASS_EDGE}; border-radius: 12px; }}
QFrame[kind="rule"] {{ background: {LINE}; border: none; max-height: 1px; min-height: 1px; }}

QPushButton {{ background: {SURFACE}; color: {TEXT}; border: 1px solid {LINE}; border-radius: 9px;
    padding: 8px 14px; font-size: 14px; font-weight: 600; outline: none; }}
QPushButton:hover {{ background: {RAISED}; border-color: {EDGE}; }}
QPushButton:pressed {{ background: {CHOSEN}; }}
QPushButton:disabled {{ background: {RAISED}; color: {FAINT}; border: 1px dashed {LINE}; }}
QPushButton:focus {{ border: 2px solid {TEXT}; padding: 7px 13px; }}
QPushButton:checked {{ background: {BAR}; color: {BAR_TEXT}; border-color: {BAR}; }}
QPushButton[kind="primary"] {{ background: {BAR}; color: {BAR_TEXT}; border: 1px solid {BAR}; }}
QPushButton[kind="primary"]:hover {{ background: #2C3932; }}
QPushButton[kind="primary"]:focus {{ border: 2px solid {BRASS_EDGE}; }}
QPushButton[kind="primary"]:disabled {{ background: {CHOSEN}; color: {FAINT}; border: 1px dashed {LINE}; }}
QPushButton[kind="good"] {{ background: {GOOD}; color: {SURFACE}; border: 1px solid {GOOD}; }}
QPushButton[kind="good"]:hover {{ background: #1E7B4F; }}
QPushButton[kind="good"]:focus {{ border: 2px solid {TEXT}; }}
QPushButton[kind="good"]:disabled {{ background: {CHOSEN}; color: {FAINT}; border: 1px dashed {LINE}; }}
QPushButton[kind="link"] {{ background: transparent; color: {BRASS}; border: none; padding: 2px 4px; }}
QPushButton[kind="link"]:hover {{ text-decoration: underline; }}
QPushButton[kind="link"]:disabled {{ color: {FAINT}; border: none; }}
QPushButton[kind="link"]:focus {{ border: 2px solid {TEXT}; padding: 0 2px; border-radius: 6px; }}
QPushButton[kind="choice"] {{ padding: 5px 8px; font-size: {LABEL_PX}px; }}
QPushButton[kind="choice"]:focus {{ padding: 4px 7px; }}
QPushButton[kind="swatch"] {{ padding: 5px 7px; font-size: {LABEL_PX}px; text-align: left; }}
QPushButton[kind="swatch"]:focus {{ padding: 4px 6px; }}
QPushButton[kind="swatch"]:checked:focus {{ border: 2px solid {BRASS_EDGE}; }}
QPushButton[kind="place"] {{ background: transparent; border: none; text-align: left; padding: 9px 12px;
    font-size: {TEXT_PX}px; font-weight: 500; color: #2C362F; }}
QPushButton[kind="place"]:hover {{ background: {HOVER}; }}
QPushButton[kind="place"]:checked {{ background: {CHOSEN}; color: {TEXT}; font-weight: 700; }}
QPushButton[kind="place"]:focus {{ border: 2px solid {TEXT}; padding: 7px 10px; }}
QPushButton[kind="bar"] {{ background: {BAR}; color: {BAR_TEXT}; border: 1px solid {BAR_LINE}; padding: 8px 12px; }}
QPushButton[kind="bar"]:hover {{ background: {BAR_HOVER}; }}
QPushButton[kind="bar"]:focus {{ border: 2px solid {BAR_TEXT}; padding: 7px 11px; }}
QPushButton[kind="bar"]:disabled {{ background: {BAR}; color: {BAR_MUTED}; border: 1px dashed {BAR_LINE}; }}

QLineEdit, QPlainTextEdit, QSpinBox, QTimeEdit, QComboBox {{ background: {SURFACE}; color: {TEXT};
    border: 1px solid {EDGE}; border-radius: 9px; padding: 7px 10px;
    selection-background-color: {BRASS_EDGE}; selection-color: {TEXT}; }}
QLineEdit:focus, QPlainTextEdit:focus, QSpinBox:focus, QTimeEdit:focus, QComboBox:focus {{
    border: 2px solid {TEXT}; padding: 6px 9px; }}
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled {{ background: {RAISED}; color: {FAINT}; }}
QComboBox {{ combobox-popup: 0; }}
QComboBox::drop-down {{ border: none; width: 30px; }}
QComboBox::down-arrow {{ image: none; }}
QComboBox QAbstractItemView, QComboBox QAbstractItemView:focus {{ background: {SURFACE}; color: {TEXT};
    border: 1px solid {EDGE}; border-radius: 0;
    selection-background-color: {CHOSEN}; selection-color: {TEXT}; outline: none; }}
QComboBox QAbstractItemView::item {{ padding: 5px 9px; }}
QRadioButton, QCheckBox {{ color: {TEXT}; spacing: 10px; padding: 4px; }}
QCheckBox[kind="strong"] {{ font-weight: 600; }}
QRadioButton:disabled, QCheckBox:disabled {{ color: {FAINT}; }}
QRadioButton::indicator {{ width: 14px; height: 14px; border: 2px solid {MUTED}; border-radius: 9px;
    background: {SURFACE}; }}
QRadioButton::indicator:checked {{ border: 6px solid {TEXT}; width: 6px; height: 6px; background: {SURFACE}; }}
QRadioButton:focus, QCheckBox:focus {{ border: 2px solid {TEXT}; border-radius: 6px; padding: 2px; }}

QTableView, QListView {{ background: {SURFACE}; color: {TEXT}; border: 1px solid {LINE}; border-radius: 12px;
    gridline-color: {LINE}; selection-background-color: {CHOSEN}; selection-color: {TEXT}; outline: none; }}
QTableView:focus, QListView:focus {{ border: 2px solid {TEXT}; }}
QListView::indicator:unchecked {{ width: 12px; height: 12px; border: 1px solid {MUTED}; background: {SURFACE}; }}
QListView[kind="history"] {{ background: transparent; border: none; border-radius: 0; }}
QListView[kind="history"]:focus {{ border: 2px solid {TEXT}; border-radius: 9px; }}
QHeaderView {{ background: {RAISED}; border: none; border-top-left-radius: 12px; border-top-right-radius: 12px; }}
QHeaderView::section {{ background: transparent; color: {MUTED}; border: none; border-bottom: 1px solid {LINE};
    padding: 9px 14px; font-size: {LABEL_PX}px; font-weight: 600; }}
QTableCornerButton::section {{ background: {RAISED}; border: none; }}
QScrollArea {{ background: transparent; border: none; }}
QScrollBar:vertical {{ background: transparent; width: 10px; margin: 2px; }}
QScrollBar::handle:vertical {{ background: {EDGE}; border-radius: 3px; min-height: 32px; }}
QScrollBar:horizontal {{ background: transparent; height: 10px; margin: 2px; }}
QScrollBar::handle:horizontal {{ background: {EDGE}; border-radius: 3px; min-width: 32px; }}
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{
    background: none; border: none; width: 0; height: 0; }}
QMenu {{ background: {SURFACE}; color: {TEXT}; border: 1px solid {LINE}; padding: 4px; }}
QMenu::item {{ padding: 6px 24px 6px 12px; border-radius: 6px; }}
QMenu::item:selected {{ background: {CHOSEN}; color: {TEXT}; }}
QMenu::item:disabled {{ color: {FAINT}; }}

#clockbar {{ background: {BAR}; }}
#clockbar QLabel {{ color: {BAR_TEXT}; }}
#clockbar QLabel[kind="bar-muted"] {{ color: {BAR_MUTED}; font-size: {LABEL_PX}px; }}
#clockbar QLabel[kind="bar-rest"] {{ color: {BAR_MUTED}; }}
#clockbar QLabel[kind="bar-brass"] {{ color: #E6B94C; font-size: {LABEL_PX}px; }}
#clockbar QLabel[kind="bar-time-warning"] {{ color: {BAR_WARNING}; }}
#clockbar QLabel[kind="bar-time-danger"] {{ color: {BAR_DANGER}; }}
#clockbar QLabel[kind="bar-time-still"] {{ color: {BAR_MUTED}; }}
#clockbar QFrame[kind="bar-rule"] {{ background: {BAR_LINE}; max-width: 1px; min-width: 1px; border: none; }}
#places {{ background: {GROUND}; border: none; border-right: 1px solid {LINE}; }}
#column {{ background: {RAISED}; border: none; border-left: 1px solid {LINE}; }}
#foot {{ background: {FOOT}; border-top: 1px solid {LINE}; }}
#foot QLabel {{ color: {MUTED}; font-size: {LABEL_PX}px; }}
#foot QLabel[kind="foot-warning"] {{ color: {DANGER}; font-weight: 600; }}
#quietbar {{ background: {BRASS_GROUND}; border-top: 1px solid {BRASS_EDGE}; }}
#quietbar QLabel {{ color: {BRASS}; font-weight: 600; }}
#awaybar {{ background: {BRASS_GROUND}; border-bottom: 1px solid {BRASS_EDGE}; }}
#awaybar QLabel {{ color: {TEXT}; }}
#awaybar QLabel[kind="note"] {{ color: {BRASS}; }}
"""
"""The one style sheet of the desk."""
