"""What stands on an empty seat can be read, though half of the plate lies on the felt."""

import pytest
from PyQt6.QtGui import QColor, QImage, QPainter

from desktop import look
from desktop.director.tables.seat_painting import Drawn, paint_seat
from tournament.board.tables import SeatView
from tournament.names import SeatNo


@pytest.mark.parametrize("unavailable", [False, True])
def test_an_empty_seat_has_the_ground_of_a_taken_one(dressed: object, unavailable: bool) -> None:
    felt = QImage(120, 44, QImage.Format.Format_RGB32)
    felt.fill(QColor(look.colours().felt))
    drawn = Drawn(SeatView(SeatNo(5), None, "", None, unavailable=unavailable))
    painter = QPainter(felt)
    paint_seat(painter, drawn, 120, 44)
    painter.end()
    assert felt.pixelColor(60, 5) == QColor(look.colours().surface)
