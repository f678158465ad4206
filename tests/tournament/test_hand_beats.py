"""The biggest pots, bad beats and best hands: of cards that everybody saw, and of no others."""

from fractions import Fraction

from tests.tournament.hand_texts import BEAT, BUST, MUCKED, QUIET, VOID, hand, rowed
from tournament.hand_book import beats

ROWS = [rowed(text, seq) for seq, text in enumerate((BUST, BEAT, MUCKED, QUIET, VOID), 1)]


def test_the_biggest_pots_come_first_and_void_hands_have_none() -> None:
    assert [row.pot for row in beats.biggest(ROWS)] == [3_000, 625, 300, 125]
    assert [row.pot for row in beats.biggest(ROWS, most=1)] == [3_000]


def test_aces_that_lose_to_kings_before_the_flop_took_a_bad_beat_counted_over_every_board() -> None:
    (beat,) = beats.beats(ROWS)
    assert (beat.loser.name, [winner.name for winner in beat.winners]) == ("Anna", ["Cyril"])
    assert beat.equity is not None
    assert round(float(beat.equity), 3) == 0.819


def test_who_was_less_than_three_to_one_ahead_took_none() -> None:
    race = hand(
        "d dh p1 JhJd, d dh p2 AsKs, d dh p3 7c2h, p3 f, p1 cbr 1500, p2 cc, d db Ah9c4d, d db 2s, d db 3s,"
        " p1 sm JhJd, p2 sm AsKs"
    )
    assert beats.equities(rowed(race))
    assert beats.beats([rowed(race)]) == []


def test_quads_beaten_at_a_showdown_without_an_all_in_are_a_bad_beat() -> None:
    quads = hand(
        "d dh p1 KhKd, d dh p2 AsAd, d dh p3 7c2h, p3 f, p1 cc, p2 cc, d db KsAcAh, p1 cc, p2 cc, d db Kc, p1 cc,"
        " p2 cc, d db 3s, p1 cc, p2 cc, p1 sm KhKd, p2 sm AsAd"
    )
    (beat,) = beats.beats([rowed(quads)])
    assert (beat.loser.name, beat.equity) == ("Anna", None)


def test_a_full_house_that_lies_on_the_board_is_nobodys_beat_and_nobodys_best_hand() -> None:
    board = hand(
        "d dh p1 2h3d, d dh p2 AsAd, d dh p3 7c2c, p3 f, p1 cc, p2 cc, d db KsKcKh, p1 cc, p2 cc, d db QcQd, p1 cc,"
        " p2 cc, p1 sm 2h3d, p2 sm AsAd"
    ).replace("d db QcQd", 'd db Qc", "p1 cc", "p2 cc", "d db Qd')
    assert beats.beats([rowed(board)]) == []
    assert [who.name for _row, who in beats.best_shown([rowed(board)])] == ["Cyril"]


def test_a_hand_that_was_mucked_is_looked_at_by_nobody() -> None:
    mucked = rowed(MUCKED)
    assert beats.beats([mucked]) == []
    assert [who.name for _row, who in beats.best_shown([mucked])] == ["Cyril"]
    assert beats.equities(mucked) == {}


def test_as_many_as_are_wanted_are_told_the_dearest_first() -> None:
    small = rowed(BEAT.replace("1500, 1500, 300", "500, 500, 300").replace("cbr 1500", "cbr 500"), 9)
    both = beats.beats([small, rowed(BEAT)])
    assert [beat.row.pot for beat in both] == [3_000, 1_000]
    assert [beat.row.pot for beat in beats.beats([small, rowed(BEAT)], most=1)] == [3_000]
    assert both[0].cost > both[1].cost > Fraction(10)


def test_three_all_in_together_are_told() -> None:
    three = hand(
        "d dh p1 AhAd, d dh p2 KsKd, d dh p3 QcQh, p3 cbr 300, p1 cbr 1500, p2 cc, d db 5h9c4d, d db 2s, d db 3s,"
        " p1 sm AhAd, p2 sm KsKd, p3 sm QcQh"
    )
    assert [len(row.all_in) for row in beats.most_all_in([*ROWS, rowed(three)])] == [3]
