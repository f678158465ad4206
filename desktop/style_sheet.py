"""The one style sheet of the desk, made of its colours: foreground and background always come together."""

from functools import partial
from typing import Final, Protocol

from desktop.colours import Colours

TEXT_PX: Final = 15
LABEL_PX: Final = 13
TITLE_PX: Final = 22
CLOCK_PX: Final = 52


def scaled(pixels: int, percent: int) -> int:
    """That many pixels of a text, or of what goes along with one, at that size of text."""
    return (pixels * percent + 50) // 100


class Px(Protocol):
    """Pixels at the size of text that is meant."""

    def __call__(self, pixels: int) -> int: ...


def style_sheet(c: Colours, percent: int = 100) -> str:
    """For these colours and a text of that size."""
    px = partial(scaled, percent=percent)
    return "\n".join(part(c, px) for part in (_panels, _buttons, _fields, _lists, _frame))


def _panels(c: Colours, px: Px) -> str:
    """Windows, labels, pills and cards."""
    return f"""
QMainWindow {{ background: {c.ground}; color: {c.text}; }}
QDialog {{ background: {c.surface}; color: {c.text}; }}
QToolTip {{ background: {c.bar}; color: {c.bar_text}; border: 1px solid {c.bar_line}; padding: 6px 8px; }}
QLabel {{ background: transparent; color: {c.text}; }}
QLabel[kind="title"] {{ font-size: {px(TITLE_PX)}px; font-weight: 700; }}
QLabel[kind="dialog-title"] {{ font-size: {px(24)}px; font-weight: 700; }}
QLabel[kind="muted"], QLabel[kind="label"] {{ color: {c.muted}; }}
QLabel[kind="label"] {{ font-size: {px(LABEL_PX)}px; font-weight: 600; }}
QLabel[kind="strong"] {{ font-weight: 600; }}
QLabel[kind="wrong"] {{ color: {c.danger}; font-size: {px(LABEL_PX)}px; }}
QLabel[kind="note"] {{ color: {c.brass}; font-size: {px(LABEL_PX)}px; }}
QLabel[kind="pill-good"] {{ background: {c.good_ground}; color: {c.good}; border-radius: 7px; padding: 2px 8px;
    font-size: {px(LABEL_PX)}px; font-weight: 600; }}
QLabel[kind="pill-brass"] {{ background: {c.brass_ground}; color: {c.brass}; border-radius: 7px; padding: 2px 8px;
    font-size: {px(LABEL_PX)}px; font-weight: 600; }}
QLabel[kind="pill"] {{ background: {c.chosen}; color: {c.muted}; border-radius: 7px; padding: 2px 8px;
    font-size: {px(LABEL_PX)}px; font-weight: 600; }}

QFrame[kind="card"] {{ background: {c.surface}; border: 1px solid {c.line}; border-radius: 12px; }}
QFrame[kind="card"]:focus {{ border: 2px solid {c.text}; }}
QFrame[kind="attention"] {{ background: {c.brass_ground}; border: 1px solid {c.brass_edge}; border-radius: 12px; }}
QWidget[kind="surface"] {{ background: {c.surface}; color: {c.text}; }}
QWidget[kind="ground"] {{ background: {c.ground}; color: {c.text}; }}
QFrame[kind="rule"] {{ background: {c.line}; border: none; max-height: 1px; min-height: 1px; }}
"""


def _buttons(c: Colours, px: Px) -> str:
    """Buttons of every kind."""
    return f"""
QPushButton {{ background: {c.button}; color: {c.text}; border: 1px solid {c.line}; border-radius: 9px;
    padding: 8px 14px; font-size: {px(14)}px; font-weight: 600; outline: none; }}
QPushButton:hover {{ background: {c.button_hover}; border-color: {c.edge}; }}
QPushButton:pressed {{ background: {c.chosen}; }}
QPushButton:disabled {{ background: {c.raised}; color: {c.faint}; border: 1px dashed {c.line}; }}
QPushButton:focus {{ border: 2px solid {c.text}; padding: 7px 13px; }}
QPushButton:checked {{ background: {c.primary}; color: {c.primary_text}; border-color: {c.primary}; }}
QPushButton[kind="primary"] {{ background: {c.primary}; color: {c.primary_text}; border: 1px solid {c.primary}; }}
QPushButton[kind="primary"]:hover {{ background: {c.primary_raised}; color: {c.primary_text}; }}
QPushButton[kind="primary"]:focus {{ border: 2px solid {c.primary_focus}; }}
QPushButton[kind="primary"]:disabled {{ background: {c.chosen}; color: {c.faint}; border: 1px dashed {c.line}; }}
QPushButton[kind="good"] {{ background: {c.good}; color: {c.surface}; border: 1px solid {c.good}; }}
QPushButton[kind="good"]:hover {{ background: {c.good_raised}; color: {c.surface}; }}
QPushButton[kind="good"]:focus {{ border: 2px solid {c.text}; }}
QPushButton[kind="good"]:disabled {{ background: {c.chosen}; color: {c.faint}; border: 1px dashed {c.line}; }}
QPushButton[kind="link"] {{ background: transparent; color: {c.brass}; border: none; padding: 2px 4px; }}
QPushButton[kind="link"]:hover {{ text-decoration: underline; }}
QPushButton[kind="link"]:disabled {{ color: {c.faint}; border: none; }}
QPushButton[kind="link"]:focus {{ border: 2px solid {c.text}; padding: 0 2px; border-radius: 6px; }}
QPushButton[kind="choice"] {{ padding: 5px 8px; font-size: {px(LABEL_PX)}px; }}
QPushButton[kind="choice"]:focus {{ padding: 4px 7px; }}
QPushButton[kind="swatch"] {{ padding: 5px 7px; font-size: {px(LABEL_PX)}px; text-align: left; }}
QPushButton[kind="swatch"]:focus {{ padding: 4px 6px; }}
QPushButton[kind="swatch"]:checked:focus {{ border: 2px solid {c.primary_focus}; }}
QPushButton[kind="place"] {{ background: transparent; border: none; text-align: left; padding: 2px 12px;
    font-size: {px(TEXT_PX)}px; font-weight: 500; color: {c.place}; }}
QPushButton[kind="place"]:hover {{ background: {c.hover}; }}
QPushButton[kind="place"]:checked {{ background: {c.chosen}; color: {c.text}; font-weight: 700; }}
QPushButton[kind="place"]:focus {{ border: 2px solid {c.text}; padding: 0 10px; }}
QPushButton[kind="bar"] {{ background: {c.bar}; color: {c.bar_text}; border: 1px solid {c.bar_line};
    padding: 8px 12px; }}
QPushButton[kind="bar"]:hover {{ background: {c.bar_hover}; }}
QPushButton[kind="bar"]:focus {{ border: 2px solid {c.bar_text}; padding: 7px 11px; }}
QPushButton[kind="bar"]:disabled {{ background: {c.bar}; color: {c.bar_muted}; border: 1px dashed {c.bar_line}; }}
"""


def _fields(c: Colours, px: Px) -> str:
    """What is typed, chosen or ticked."""
    return f"""
QLineEdit, QPlainTextEdit, QSpinBox, QTimeEdit, QComboBox {{ background: {c.surface}; color: {c.text};
    border: 1px solid {c.edge}; border-radius: 9px; padding: 7px 10px;
    selection-background-color: {c.marked}; selection-color: {c.text}; }}
QLineEdit:focus, QPlainTextEdit:focus, QSpinBox:focus, QTimeEdit:focus, QComboBox:focus {{
    border: 2px solid {c.text}; padding: 6px 9px; }}
QLineEdit:disabled, QSpinBox:disabled, QComboBox:disabled {{ background: {c.raised}; color: {c.faint}; }}
QComboBox {{ combobox-popup: 0; }}
QComboBox::drop-down {{ border: none; width: 30px; }}
QComboBox::down-arrow {{ image: none; }}
QComboBox QAbstractItemView, QComboBox QAbstractItemView:focus {{ background: {c.surface}; color: {c.text};
    border: 1px solid {c.edge}; border-radius: 0;
    selection-background-color: {c.chosen}; selection-color: {c.text}; outline: none; }}
QComboBox QAbstractItemView::item {{ padding: 5px 9px; }}
QRadioButton, QCheckBox {{ color: {c.text}; spacing: 10px; padding: 4px; }}
QCheckBox[kind="strong"] {{ font-weight: 600; }}
QRadioButton:disabled, QCheckBox:disabled {{ color: {c.faint}; }}
QRadioButton::indicator {{ width: 14px; height: 14px; border: 2px solid {c.muted}; border-radius: 9px;
    background: {c.surface}; }}
QRadioButton::indicator:checked {{ border: 6px solid {c.text}; width: 6px; height: 6px; background: {c.surface}; }}
QRadioButton:focus, QCheckBox:focus {{ border: 2px solid {c.text}; border-radius: 6px; padding: 2px; }}
"""


def _lists(c: Colours, px: Px) -> str:
    """Lists, tables, scroll bars and menus."""
    return f"""
QTableView, QListView, QTreeView {{ background: {c.surface}; color: {c.text}; border: 1px solid {c.line};
    border-radius: 12px; gridline-color: {c.line}; outline: none;
    selection-background-color: {c.chosen}; selection-color: {c.text}; }}
QTableView:focus, QListView:focus, QTreeView:focus {{ border: 2px solid {c.text}; }}
QListView::indicator:unchecked, QTreeView::indicator:unchecked {{ width: 12px; height: 12px;
    border: 1px solid {c.muted}; background: {c.surface}; }}
QListView[kind="choices"] {{ padding: 6px; }}
QListView[kind="choices"]::item {{ padding: 7px 10px; border-radius: 7px; background: transparent; color: {c.text}; }}
QListView[kind="choices"]::item:selected {{ background: {c.chosen}; color: {c.text}; }}
QListView[kind="history"], QListView[kind="slips"] {{ background: transparent; border: none; border-radius: 0; }}
QListView[kind="history"]:focus {{ border: 2px solid {c.text}; border-radius: 9px; }}
QHeaderView {{ background: {c.raised}; color: {c.muted}; border: none;
    border-top-left-radius: 12px; border-top-right-radius: 12px; }}
QHeaderView::section {{ background: transparent; color: {c.muted}; border: none; border-bottom: 1px solid {c.line};
    padding: 9px 14px; font-size: {px(LABEL_PX)}px; font-weight: 600; }}
QTableCornerButton::section {{ background: {c.raised}; border: none; }}
QScrollArea {{ background: transparent; border: none; }}
QScrollBar:vertical {{ background: transparent; width: 10px; margin: 2px; }}
QScrollBar::handle:vertical {{ background: {c.edge}; border-radius: 3px; min-height: 32px; }}
QScrollBar:horizontal {{ background: transparent; height: 10px; margin: 2px; }}
QScrollBar::handle:horizontal {{ background: {c.edge}; border-radius: 3px; min-width: 32px; }}
QScrollBar::add-line, QScrollBar::sub-line, QScrollBar::add-page, QScrollBar::sub-page {{
    background: none; border: none; width: 0; height: 0; }}
QMenu {{ background: {c.surface}; color: {c.text}; border: 1px solid {c.line}; padding: 4px; }}
QMenu::item {{ background: transparent; color: {c.text}; padding: 6px 24px 6px 12px; border-radius: 6px; }}
QMenu::item:selected {{ background: {c.chosen}; color: {c.text}; }}
QMenu::item:disabled {{ background: transparent; color: {c.faint}; }}
QMenu::separator {{ background: {c.line}; height: 1px; margin: 4px 8px; }}
QMenuBar {{ background: {c.foot}; color: {c.text}; border-bottom: 1px solid {c.line}; padding: 0 8px;
    font-size: {px(LABEL_PX)}px; }}
QMenuBar::item {{ background: transparent; color: {c.text}; padding: 4px 9px; border-radius: 6px; }}
QMenuBar::item:selected {{ background: {c.hover}; color: {c.text}; }}
QMenuBar::item:pressed {{ background: {c.chosen}; color: {c.text}; }}
"""


def _frame(c: Colours, px: Px) -> str:
    """The bars and sides of the desk."""
    return f"""
#clockbar {{ background: {c.bar}; border: none; border-bottom: 1px solid {c.bar_line}; }}
#clockbar QLabel {{ color: {c.bar_text}; }}
#clockbar QLabel[kind="bar-muted"] {{ color: {c.bar_muted}; font-size: {px(LABEL_PX)}px; }}
#clockbar QLabel[kind="bar-rest"] {{ color: {c.bar_muted}; }}
#clockbar QLabel[kind="bar-brass"] {{ color: {c.bar_brass}; font-size: {px(LABEL_PX)}px; }}
#clockbar QLabel[kind="bar-time-warning"] {{ color: {c.bar_warning}; }}
#clockbar QLabel[kind="bar-time-danger"] {{ color: {c.bar_danger}; }}
#clockbar QLabel[kind="bar-time-still"] {{ color: {c.bar_muted}; }}
#clockbar QFrame[kind="bar-rule"] {{ background: {c.bar_line}; max-width: 1px; min-width: 1px; border: none; }}
#places {{ background: {c.ground}; border: none; border-right: 1px solid {c.line}; }}
#column {{ background: {c.raised}; border: none; border-left: 1px solid {c.line}; }}
#foot {{ background: {c.foot}; border-top: 1px solid {c.line}; }}
#foot QLabel {{ color: {c.muted}; font-size: {px(LABEL_PX)}px; }}
#foot QLabel[kind="foot-warning"] {{ color: {c.danger}; font-weight: 600; }}
#quietbar {{ background: {c.brass_ground}; border-top: 1px solid {c.brass_edge}; }}
#quietbar QLabel {{ color: {c.brass}; font-weight: 600; }}
#awaybar {{ background: {c.brass_ground}; border-bottom: 1px solid {c.brass_edge}; }}
#awaybar QLabel {{ color: {c.text}; }}
#awaybar QLabel[kind="note"] {{ color: {c.brass}; }}
"""
