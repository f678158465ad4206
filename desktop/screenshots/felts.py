"""Pictures of tables with a hand on them, in every theme, from the first bets to the pots at the winners."""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PyQt6.QtGui import QImage, QPainter

from desktop.display.looks.style import ThemeName
from desktop.play.felt import painted
from desktop.play.felt.colours import COLOURS
from desktop.screenshots.contact_sheet import ContactSheet
from engine.actions import Bet, Call, Check, Fold, RaiseTo
from engine.blinds import AnteKind, Blinds
from engine.cards import Card, cards
from engine.deck import stacked
from engine.hand import Hand
from engine.seats import first_positions
from tournament.felt.seeing import Named, between, seen
from tournament.felt.view import FeltView

LEVEL = Blinds(300, 600, 600, AnteKind.BIG_BLIND)
NAMES = ("Iva", "Kit", "Ada", "Max", "Ivy", "Leo", "Zoe", "Ben", "Pia")
_STACKS = (10_850, 22_150, 14_100, 2_450, 31_000, 18_900, 4_000, 14_000, 16_050)
TEN = (
    "Anežka", "Bartholomew Featherstonehaugh-Cholmondeley", "عمر الفاروق", "Oleksandr 🃏", "Dušan", "Michał Ż.",
    "Nguyễn Thị Hương", "Ó", "Przemysław", "Zuzana",
)  # fmt: skip
SIZE = (1280, 720)
SMALLER = ((480, 360), (800, 600), (720, 1080))


def table(names: Sequence[str], **more: object) -> Named:
    """A table with these people on its chairs from 1."""
    named = Named("Living room", dict(enumerate(names, 1)), len(names), number=41, details=("TDA",), clock="12:34")
    return _with(named, **more)


def hand(stacks: Sequence[int], button: int, holes: Mapping[int, str], board: str, blinds: Blinds = LEVEL) -> Hand:
    """A hand of these stacks, seat 1 first, with these cards by seat and on the board."""
    seats = dict(enumerate(stacks, 1))
    positions = first_positions(button, seats)
    order = sorted(seats, key=lambda seat: (seat - button - 1) % len(stacks))
    held: list[Sequence[Card | None]] = [cards(holes[seat]) if seat in holes else (None, None) for seat in order]
    return Hand(seats, positions, blinds, stacked(held, cards(board)))


def views() -> dict[str, FeltView]:
    """Each scene by its name."""
    return {name: make() for name, make in _SCENES.items()}


def take(folder: Path, *, sheets: bool = True) -> None:
    """Every scene as a dark table at full size; `sheets`: and one sheet for each theme, with smaller windows."""
    seen_there = views()
    for name, view in seen_there.items():
        picture(view, ThemeName.DARK, SIZE).save(str(folder / f"felt_{name.replace(' ', '_')}.png"))
    for theme in ThemeName if sheets else ():
        sheet = ContactSheet(folder / f"sheet_felts_{theme}.png", 60)
        for name, view in seen_there.items():
            sheet.add(name, picture(view, theme, SIZE))
        for wide, high in SMALLER:
            for name in ("flop with side pots", "ten seats at the showdown"):
                sheet.add(f"{name}, {wide} × {high}", picture(seen_there[name], theme, (wide, high)))
        sheet.save()


def picture(view: FeltView, theme: ThemeName, size: tuple[int, int]) -> QImage:
    """What a window of that size shows of it."""
    image = QImage(*size, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    laid = painted.laid_out(view, *size)
    painted.paint_ground(painter, laid, COLOURS[theme])
    painted.paint_table(painter, view, laid, COLOURS[theme])
    painter.end()
    return image


def _with(named: Named, **more: object) -> Named:
    fields = {name: getattr(named, name) for name in Named.__slots__} | more
    return Named(**fields)


def _preflop() -> FeltView:
    """Ada opens, Max is all-in, Leo calls, and it is on Iva in the big blind."""
    played = hand(_STACKS, 8, {1: "AsQh"}, "")
    for action in (Fold(), RaiseTo(1_200), RaiseTo(2_450), Fold(), Call(), Fold(), Fold(), Fold()):
        played.act(action)
    return seen(played, table(NAMES, time={1: 0.6}, robots=range(2, 10)), {1}, near=1)


def _sides() -> FeltView:
    """Max is all-in for 2 450 and Zoe for 4 000; Iva and Ada go on."""
    played = hand(_STACKS, 6, {1: "AsQh"}, "Qs 7d 2c")
    for action in (Fold(), RaiseTo(1_200), Fold(), Call(), RaiseTo(2_450), Fold(), Fold(), RaiseTo(4_000), Fold()):
        played.act(action)
    for later in (Call(), Call(), Check(), Bet(2_500)):
        played.act(later)
    return seen(played, table(NAMES, time={1: 0.2}), {1}, near=1)


def _split() -> FeltView:
    played = hand((9_000, 9_000, 12_000, 8_000, 7_000, 10_000), 3, {1: "AsKd", 4: "AhKc", 6: "QdQc"}, "Ac Kh 7d 2s 2c")
    while played.to_act is not None:
        legal = played.legal()
        calls = played.to_act in (1, 4, 6)
        if calls and legal.min_raise_to and not played.board and played.to_act == 6 and legal.to_call == 600:
            played.act(RaiseTo(1_800))
        else:
            played.act((Call() if legal.to_call else Check()) if calls or not legal.to_call else Fold())
    return seen(played, table(NAMES[:6]), near=1)


def _ten_over() -> FeltView:
    stacks = (3_000, 5_500, 9_000, 12_345, 20_000, 1_234_567, 40_000, 800, 25_000, 7_000)
    holes = {
        1: "AsAd",
        2: "KsKd",
        3: "QsQd",
        4: "JsJd",
        5: "Ts9s",
        6: "8s8h",
        7: "7s7c",
        8: "6s6h",
        9: "AcKc",
        10: "4s4h",
    }
    played = hand(stacks, 3, holes, "Qc Jc 2c 8c 3h")
    while played.to_act is not None:
        legal = played.legal()
        played.act(legal.all_in or (Call() if legal.to_call else Check()))
    return seen(played, table(TEN, robots={5, 8}, away={10}))


def _all_in() -> FeltView:
    played = hand((9_000, 4_500, 12_000, 8_000, 7_000, 10_000), 3, {1: "AsKd", 4: "9h9c", 6: "QdQc"}, "Ac 9d 7d 2s 2c")
    while played.to_act is not None:
        legal = played.legal()
        if played.to_act in (1, 4, 6):
            played.act(legal.all_in or (Call() if legal.to_call else Check()))
        else:
            played.act(Fold() if legal.to_call else Check())
    return seen(played, table(NAMES[:6]), near=1, board=3, equity={1: 0.04, 4: 0.913, 6: 0.047})


def _heads_up() -> FeltView:
    played = hand((14_200, 45_800), 1, {1: "AsQh", 2: "9c9d"}, "Qs 7d 2c 7h 3s")
    for action in (RaiseTo(1_500), Call(), Check(), Bet(1_800)):
        played.act(action)
    return seen(played, table(("Iva", "Ada"), time={2: 0.15}), {1}, near=1)


def _fold() -> FeltView:
    played = hand((14_200, 45_800, 8_000), 1, {1: "AsQh"}, "")
    for action in (RaiseTo(1_500), Fold(), Fold()):
        played.act(action)
    return seen(played, table(("Iva", "Ada", "Kit")), {1}, near=1)


def _waiting() -> FeltView:
    stacks = {1: 8_400, 2: None, 3: 12_900, 5: 31_000}
    named = Named("Table 2", {1: "Anežka", 2: "Ben", 3: "Chloé", 5: "Dušan"}, 8, 41, stacks=stacks, clock="9:12")
    return between(named, "Break: the next hand begins when the clock goes on.", big_blind=600)


_SCENES: Mapping[str, Callable[[], FeltView]] = {
    "preflop": _preflop,
    "flop with side pots": _sides,
    "showdown with a split": _split,
    "all-in with equities": _all_in,
    "heads-up": _heads_up,
    "ten seats at the showdown": _ten_over,
    "everybody folded": _fold,
    "waiting": _waiting,
}
