"""A table as it is painted: what is written stays in its place, what moves moves, and nothing hidden is told."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest
from PyQt6.QtCore import QPoint, Qt
from PyQt6.QtGui import QFontMetricsF, QImage, QPainter, QPaintEvent
from pytestqt.qtbot import QtBot

from desktop import look, typeface
from desktop.display.drawing.drawn import ABOVE, BELOW, Box
from desktop.display.looks.contrast import ratio
from desktop.display.looks.style import ThemeName
from desktop.play.felt import cards, painted, writing
from desktop.play.felt.canvas import FeltCanvas
from desktop.play.felt.colours import COLOURS
from desktop.play.felt.motion import STILL, What, moving
from desktop.screenshots import felts
from engine.cards import card
from tests.desktop.board_checks import smaller
from tournament.felt.view import FeltPot, FeltSeat, FeltView

pytestmark = pytest.mark.usefixtures("qapp")

SCENES = felts.views()
FLOP, SHOWDOWN, PREFLOP = SCENES["flop with side pots"], SCENES["showdown with a split"], SCENES["preflop"]
LONG = replace(
    SCENES["ten seats at the showdown"],
    title="A very long name of a table that somebody thought up at night, " * 3,
    subtitle="hand 123 456 · 1 000 000 / 2 000 000 big-blind ante 2 000 000 · no-limit · a house with a long name",
    clock="1:23:45",
    pot=9_999_999_999,
    is_over=False,
    told="Bartholomew Featherstonehaugh-Cholmondeley raises to 9 999 999 999 from the small blind",
    pots=tuple(FeltPot(f"side {n}", 10 ** min(n + 2, 9), tuple(felts.TEN)) for n in range(9)),
    seats=tuple(
        replace(
            seat, stack=[None, 0, 7, 9_999_999_999][seat.seat % 4], bet=10 ** (seat.seat % 10), won=0, time=0.5,
            strength="two pair, queens and deuces, king kicker", badge="robot" if seat.seat % 2 else "",
            equity=0.125 if seat.seat % 3 else None, is_on_turn=seat.seat == 2,
        )
        for seat in SCENES["ten seats at the showdown"].seats
    ),
)  # fmt: skip


class Counting(FeltCanvas):
    """Counts its repaints."""

    painted = 0

    def paintEvent(self, a0: QPaintEvent | None) -> None:
        self.painted += 1
        super().paintEvent(a0)


@pytest.fixture
def canvas(qtbot: QtBot) -> Iterator[Counting]:
    canvas = Counting()
    qtbot.addWidget(canvas)
    canvas.resize(640, 400)
    canvas.show()
    yield canvas
    look.allow_motion(allowed=True)


def written(view: FeltView, size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, Box]]:
    """Every text that is painted, and the room that it takes."""
    found: list[tuple[str, Box]] = []

    def note(_painter: QPainter, text: str, x: float, baseline: float, pixels: int, weight: int, _colour: str) -> None:
        wide = QFontMetricsF(typeface.font(pixels, weight)).horizontalAdvance(text)
        found.append((text, smaller(Box(x, baseline - ABOVE * pixels, wide, (ABOVE + BELOW) * pixels), 0.6)))

    with monkeypatch.context() as patch:
        patch.setattr(writing, "write_at", note)
        felts.picture(view, ThemeName.DARK, size)
    return [(text, box) for text, box in found if text.strip()]


@pytest.mark.parametrize(
    ("size", "names"), [((1280, 616), tuple(SCENES)), ((480, 360), ()), ((1080, 1920), ("ten seats at the showdown",))]
)
def test_what_is_written_is_whole_within_the_window_and_covers_nothing(
    size: tuple[int, int], names: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """B219, B256: long names and emoji are cut on their plate; stacks of one to ten digits, nine pots of ten names."""
    for name, view in ({name: SCENES[name] for name in names} | {"long": LONG}).items():
        texts = written(view, size, monkeypatch)
        plates = [chair.plate for chair in painted.laid_out(view, *size).chairs.values()]
        for text, box in texts:
            assert Box(0, 0, *size).contains(box), f"{name}: {text!r} is cut"
            assert all(plate.contains(box) or not plate.overlaps(box) for plate in plates), f"{name}: {text!r}"
        for (one, box), (other, covered) in combinations(texts, 2):
            assert not box.overlaps(covered), f"{name}: {one!r} covers {other!r}"


def test_every_scene_is_painted_in_every_theme_without_a_letter_for_a_suit(monkeypatch: pytest.MonkeyPatch) -> None:
    """B257: a font may have another glyph for a suit, or none."""
    for view in SCENES.values():
        pictures = [felts.picture(view, theme, (480, 360)) for theme in ThemeName]
        assert all(one != other for one, other in combinations(pictures, 2))
    for view in (FLOP, SHOWDOWN):
        assert not set("♠♥♦♣♤♡♢♧") & set("".join(text for text, _box in written(view, (640, 400), monkeypatch)))


@pytest.mark.parametrize("theme", ThemeName)
def test_every_text_is_readable_in_every_theme(theme: ThemeName) -> None:
    """7:1 for text on plates, felt and ground, 4.5:1 for the large letters on cards; frames can be told apart."""
    c = COLOURS[theme]
    for colour, ground in (
        (c.title, c.ground), (c.subtitle, c.ground), (c.on_felt, c.felt), (c.on_felt, c.shade), (c.soft, c.felt),
        (c.soft, c.shade), (c.name, c.plate), (c.stack, c.plate), (c.said, c.plate), (c.gone_text, c.gone),
        (c.on_button, c.button),
    ):  # fmt: skip
        assert ratio(colour, ground) >= 7.0, f"{colour} on {ground}: {ratio(colour, ground):.2f}"
    plain = theme is ThemeName.CONTRAST
    assert all(ratio(colour, c.card) >= (7.0 if plain else 4.5) for colour in c.suits)
    assert not (plain and c.veil)  # nor does a card that does not count lose any of it
    assert len(set(c.suits)) == 4
    assert ratio(c.turn, c.plate) >= 3.0
    assert ratio(c.chip, c.shade) >= 3.0


def test_a_card_is_drawn_at_any_size_with_its_own_colour() -> None:
    colours = COLOURS[ThemeName.DARK]
    for high in (24, 300):
        for held, suit in (("Tc", 0), ("2d", 1), ("Qh", 2), ("As", 3)):
            image = QImage(high, high, QImage.Format.Format_RGB32)
            image.fill(0)
            painter = QPainter(image)
            cards.paint_card(painter, Box(0, 0, 0.72 * high, high), card(held), colours)
            painter.end()
            x, y = round(0.36 * high), round(0.74 * high)
            assert image.pixelColor(x, y).name() == colours.suits[suit].lower(), f"{held} at {high}"
    assert [cards.rank_text(card(held)) for held in ("Tc", "2d", "As")] == ["10", "2", "A"]


def test_chips_and_cards_move_from_where_they_were_to_where_they_are() -> None:
    laid = painted.laid_out(FLOP, 1280, 720)
    street = replace(FLOP, board=(*FLOP.board, card("3h")), seats=tuple(replace(seat, bet=0) for seat in FLOP.seats))
    moves = moving(FLOP, street, laid)
    assert [(move.what, move.card) for move in moves.moves] == [(What.CHIPS, None), (What.CARD, card("3h"))]
    assert (moves.board, moves.bets) == (frozenset({3}), frozenset())
    assert moves.moves[0].at(0.0) == moves.moves[0].start
    assert moves.moves[0].at(1.0) == moves.moves[0].end
    folded = replace(FLOP, seats=tuple(replace(seat, cards=()) if seat.seat == 3 else seat for seat in FLOP.seats))
    assert [(move.what, move.card, move.fades) for move in moving(FLOP, folded, laid).moves] == [
        (What.CARD, None, True), (What.CARD, None, True),
    ]  # fmt: skip
    bet = replace(FLOP, seats=tuple(replace(seat, bet=900) if seat.seat == 1 else seat for seat in FLOP.seats))
    assert moving(FLOP, bet, laid).bets == {1}
    again = moving(FLOP, replace(PREFLOP, hand=42), laid)
    assert again.hands == {seat.seat for seat in PREFLOP.seats if seat.cards}
    won = painted.laid_out(SHOWDOWN, 1280, 720)
    before = replace(SHOWDOWN, seats=tuple(replace(seat, won=0) for seat in SHOWDOWN.seats))
    assert moving(before, SHOWDOWN, won).bets == {1, 4}
    assert moving(None, FLOP, laid) == moving(SHOWDOWN, FLOP, laid) == STILL


def test_it_moves_only_where_motion_is_allowed_and_rests_when_all_has_arrived(canvas: Counting, qtbot: QtBot) -> None:
    def moves_with(view: FeltView, *, moved: bool = True) -> bool:
        canvas.show_view(view, moved=moved)
        return canvas.is_moving

    assert not moves_with(replace(FLOP, board=())), "the first view"
    assert moves_with(FLOP)
    canvas.repaint()
    qtbot.waitUntil(lambda: not canvas.is_moving, timeout=2_000)
    assert not moves_with(replace(FLOP, board=FLOP.board[:1]), moved=False)
    look.allow_motion(allowed=False)
    assert not moves_with(FLOP)
    canvas.repaint()
    painted_so_far = canvas.painted
    look.allow_motion(allowed=True)
    assert not moves_with(FLOP), "the same view"
    qtbot.wait(1)
    assert canvas.painted == painted_so_far


def test_it_says_what_it_shows_and_no_card_that_is_face_down(canvas: Counting) -> None:
    canvas.show_view(FLOP)
    assert canvas.accessibleName() == "Living room"
    assert canvas.accessibleDescription() == canvas.accessible
    assert "ace of spades and queen of hearts" in canvas.accessible
    assert "2 cards face down" in canvas.accessible
    assert canvas.toolTip() == ""


def test_a_click_tells_the_chair(canvas: Counting, qtbot: QtBot) -> None:
    canvas.show_view(FLOP)
    clicked: list[int] = []
    canvas.seat_clicked.connect(clicked.append)
    laid = painted.laid_out(FLOP, canvas.width(), canvas.height())
    for box in (laid.chairs[7].plate, laid.chairs[1].cards[0], laid.board[0]):
        qtbot.mouseClick(canvas, Qt.MouseButton.LeftButton, pos=QPoint(*map(round, box.centre)))
    assert clicked == [7, 1]


def test_a_bug_while_painting_is_reported_once(canvas: Counting, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    canvas.show_view(FLOP)

    def fail(*_: object) -> None:
        raise RuntimeError("bug")

    monkeypatch.setattr(painted, "paint_table", fail)
    with qtbot.capture_exceptions() as caught:
        for _again in range(3):
            canvas.repaint()
        qtbot.waitUntil(lambda: bool(caught), timeout=1_000)
    assert [str(error) for _kind, error, _trace in caught] == ["bug"]


def test_it_wears_another_theme_and_a_table_without_anybody(canvas: Counting) -> None:
    canvas.show_view(FeltView("Empty", tuple(FeltSeat(number) for number in range(1, 7)), is_over=True))
    dark = canvas.grab().toImage()
    canvas.wear(ThemeName.LIGHT)
    assert canvas.grab().toImage() != dark
