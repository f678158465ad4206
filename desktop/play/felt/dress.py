"""The colours of what stands round a felt: bars, buttons, lists. One dress for each theme of the board."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from desktop import look
from desktop.display.looks import themes
from desktop.display.looks.style import ThemeName


@dataclass(frozen=True, slots=True)
class Dress:
    """Colours as #RRGGBB; ground and ink always come together.

    Attributes:
        bar: the ground of the bars; `line`: thin lines on it.
        plain, call, raising, all_in: the grounds of the buttons, each with its ink; `edge`: round a plain one.
        focus: round what has the keyboard.
    """

    bar: str
    text: str
    muted: str
    line: str
    accent: str
    wrong: str
    plain: str
    plain_ink: str
    edge: str
    call: str
    call_ink: str
    raising: str
    raising_ink: str
    all_in: str
    all_in_ink: str
    focus: str


_DARK = Dress(
    bar="#0A100D", text="#F3F6F1", muted="#A0B3A8", line="#26352E", accent="#E6B94C", wrong="#F2A33A",
    plain="#33423A", plain_ink="#F3F6F1", edge="#33423A", call="#1F7A4C", call_ink="#FFFFFF",
    raising="#E6B94C", raising_ink="#0C1210", all_in="#7B2D2B", all_in_ink="#FFFFFF", focus="#FFFFFF",
)  # fmt: skip
_LIGHT = Dress(
    bar="#E7E5DB", text="#18211C", muted="#48544D", line="#C9C7BA", accent="#644A0B", wrong="#92291F",
    plain="#FFFFFF", plain_ink="#18211C", edge="#8C958F", call="#1B6A42", call_ink="#FFFFFF",
    raising="#644A0B", raising_ink="#FFFFFF", all_in="#92291F", all_in_ink="#FFFFFF", focus="#18211C",
)  # fmt: skip
_CONTRAST = Dress(
    bar="#000000", text="#FFFFFF", muted="#FFFFFF", line="#FFFFFF", accent="#E6B94C", wrong="#E6B94C",
    plain="#000000", plain_ink="#FFFFFF", edge="#FFFFFF", call="#FFFFFF", call_ink="#000000",
    raising="#E6B94C", raising_ink="#000000", all_in="#000000", all_in_ink="#E6B94C", focus="#E6B94C",
)  # fmt: skip
_FELT = Dress(
    bar="#0B3A26", text="#F3F6F1", muted="#E4F1E9", line="#3B8460", accent="#FFEDB8", wrong="#FFC24A",
    plain="#155A3B", plain_ink="#F3F6F1", edge="#3B8460", call="#F3F6F1", call_ink="#0B2F1F",
    raising="#FFC24A", raising_ink="#0B2F1F", all_in="#7B2D2B", all_in_ink="#FFFFFF", focus="#FFF25E",
)  # fmt: skip
DRESSES: Mapping[ThemeName, Dress] = {
    ThemeName.DARK: _DARK,
    ThemeName.LIGHT: _LIGHT,
    ThemeName.CONTRAST: _CONTRAST,
    ThemeName.FELT: _FELT,
}
"""By the name of the board's theme."""


def style_sheet(theme: ThemeName) -> str:
    """For a window with a felt and everything inside it."""
    d, ground = DRESSES[theme], themes.THEMES[theme].ground
    px = look.scaled
    kinds = (
        ("plain", d.plain, d.plain_ink, d.edge),
        ("call", d.call, d.call_ink, d.call),
        ("raise", d.raising, d.raising_ink, d.raising),
        ("all-in", d.all_in, d.all_in_ink, d.all_in_ink if theme is ThemeName.CONTRAST else d.all_in),
    )
    acts = "\n".join(
        f"""QPushButton[kind="act-{kind}"] {{ background: {ground_}; color: {ink}; border: 2px solid {edge};
        border-radius: {px(10)}px; padding: 4px 14px; font-size: {px(18)}px; font-weight: 700; }}
        QPushButton[kind="act-{kind}"]:focus {{ border: 3px solid {d.focus}; padding: 3px 13px; }}
        QPushButton[kind="act-{kind}"]:disabled {{ background: {d.bar}; color: {d.muted};
        border: 1px dashed {d.line}; }}"""
        for kind, ground_, ink, edge in kinds
    )
    return f"""
    QWidget[kind="felt-window"] {{ background: {ground}; }}
    QWidget[kind="felt-bar"] {{ background: {d.bar}; border: none; }}
    QWidget[kind="felt-bar"] QLabel, QWidget[kind="felt-bar"] QCheckBox {{ color: {d.text}; background: transparent;
        font-size: {px(15)}px; }}
    QWidget[kind="felt-bar"] QLabel[kind="felt-muted"] {{ color: {d.muted}; font-size: {px(14)}px; }}
    QWidget[kind="felt-bar"] QLabel[kind="felt-prompt"] {{ color: {d.accent}; font-weight: 700;
        font-size: {px(16)}px; }}
    QWidget[kind="felt-bar"] QLabel[kind="felt-wrong"] {{ color: {d.wrong}; font-weight: 600; font-size: {px(14)}px; }}
    QWidget[kind="felt-bar"] QLabel[kind="felt-time"] {{ font-weight: 600; font-size: {px(18)}px; }}
    QWidget[kind="felt-bar"] QCheckBox::indicator {{ width: {px(16)}px; height: {px(16)}px;
        border: 2px solid {d.muted}; border-radius: 4px; background: {d.bar}; }}
    QWidget[kind="felt-bar"] QCheckBox::indicator:checked {{ background: {d.accent}; border-color: {d.accent}; }}
    QWidget[kind="felt-bar"] QCheckBox:focus {{ border: 2px solid {d.focus}; border-radius: 6px; padding: 2px; }}
    {acts}
    QPushButton[kind="felt-small"] {{ background: {d.bar}; color: {d.text}; border: 1px solid {d.line};
        border-radius: {px(8)}px; padding: 4px 10px; font-size: {px(14)}px; font-weight: 600; }}
    QPushButton[kind="felt-small"]:hover {{ border-color: {d.muted}; }}
    QPushButton[kind="felt-small"]:focus {{ border: 2px solid {d.focus}; padding: 3px 9px; }}
    QPushButton[kind="felt-small"]:checked {{ background: {d.accent}; color: {d.raising_ink};
        border-color: {d.accent}; }}
    QPushButton[kind="felt-small"]:disabled {{ color: {d.muted}; border: 1px dashed {d.line}; }}
    QPushButton[kind="felt-small"]::menu-indicator {{ width: 0; }}
    QPushButton[kind="felt-share"] {{ background: transparent; color: {d.text}; border: 1px solid transparent;
        padding: 1px 5px; font-size: {px(14)}px; font-weight: 500; }}
    QPushButton[kind="felt-share"]:hover {{ border-color: {d.muted}; border-radius: 5px; }}
    QPushButton[kind="felt-share"]:focus {{ border: 1px solid {d.focus}; border-radius: 5px; }}
    QLineEdit[kind="felt-amount"] {{ background: {d.plain}; color: {d.plain_ink}; border: 1px solid {d.edge};
        border-radius: {px(8)}px; padding: 4px 8px; font-size: {px(17)}px; font-weight: 600; }}
    QLineEdit[kind="felt-amount"]:focus {{ border: 2px solid {d.focus}; padding: 3px 7px; }}
    QSlider::groove:horizontal {{ background: {d.line}; height: {2 * px(4)}px; border-radius: {px(4)}px; }}
    QSlider::sub-page:horizontal {{ background: {d.accent}; height: {2 * px(4)}px; border-radius: {px(4)}px; }}
    QSlider {{ min-height: {px(28)}px; }}
    QSlider::handle:horizontal {{ background: {d.accent}; width: {2 * px(12)}px; height: {2 * px(12)}px;
        margin: -{px(12) - px(4)}px 0; border-radius: {px(12)}px; }}
    QSlider:focus {{ border: 2px solid {d.focus}; border-radius: 6px; }}
    QListView[kind="felt-log"] {{ background: {d.bar}; color: {d.text}; border: none; font-size: {px(15)}px;
        outline: none; padding: {px(12)}px 4px; }}
    QListView[kind="felt-log"]::item {{ padding: 3px 10px; color: {d.text}; background: transparent; }}
    QListView[kind="felt-log"]::item:selected {{ background: {d.plain}; color: {d.plain_ink}; }}
    """
