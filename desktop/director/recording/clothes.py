"""What a recording window wears beside the dress of every window with a felt, and the inks of its keys."""

from desktop import look
from desktop.display.looks.style import ThemeName
from desktop.play.felt.dress import DRESSES, Dress, style_sheet
from tournament.recording.meanings import Kind

LINE_PX = 21


def clothes(theme: ThemeName) -> str:
    """For the whole window."""
    d, px = DRESSES[theme], look.scaled
    return f"""{style_sheet(theme)}
    QPlainTextEdit[kind="felt-line"] {{ background: {d.plain}; color: {d.plain_ink}; border: 2px solid {d.muted};
        border-radius: {px(8)}px; padding: 4px 8px; selection-background-color: {d.accent};
        selection-color: {d.raising_ink}; }}
    QPlainTextEdit[kind="felt-line"]:focus {{ border: 2px solid {d.focus}; }}
    QPlainTextEdit[kind="felt-line"]:disabled {{ color: {d.muted}; border: 1px dashed {d.line}; }}
    QPushButton[kind="felt-store"] {{ background: {d.raising}; color: {d.raising_ink}; border: 2px solid {d.raising};
        border-radius: {px(8)}px; padding: 3px 14px; font-size: {px(15)}px; font-weight: 700; }}
    QPushButton[kind="felt-store"]:focus {{ border: 2px solid {d.focus}; }}
    QPushButton[kind="felt-store"]:disabled {{ background: {d.bar}; color: {d.muted}; border: 1px dashed {d.line}; }}
    QWidget[kind="felt-bar"] QLabel[kind="felt-out"] {{ color: {d.text}; font-size: {px(15)}px; }}
    QListView[kind="felt-log"]:focus {{ border: 2px solid {d.focus}; }}
    """


def ink(dress: Dress, kind: Kind) -> str:
    """The colour of a key in the line, upon the ground of the field."""
    match kind:
        case Kind.FOLD | Kind.NOTE | Kind.UNFINISHED:
            return dress.muted if dress.plain != dress.muted else dress.plain_ink
        case Kind.WRONG:
            return dress.wrong
        case Kind.RAISE | Kind.ALL_IN | Kind.SHOWDOWN:
            return dress.accent
        case Kind.CALL | Kind.CARDS:
            return dress.plain_ink
