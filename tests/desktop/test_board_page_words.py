"""What the pages of the board say, and how they mark what counts."""

from dataclasses import replace

import pytest

from desktop.display.drawing.drawn import Arrow, Line
from desktop.display.layout import sheets
from desktop.display.looks import themes
from tests.desktop import board_pages as pages
from tests.desktop import board_views as views
from tests.desktop.board_checks import texts, words
from tests.desktop.board_pages import HD, SIZES, all_sheets, shown
from tournament.board.pages import Message, PrizeLine, Prizes
from tournament.wording.values import isolated

pytestmark = pytest.mark.usefixtures("qapp")


# ---- moves ---------------------------------------------------------------------------------------------------------


def test_moves_say_who_goes_where_what_is_due_and_what_is_closed() -> None:
    said = words(shown(pages.MOVES))
    for sentence in (
        "New seats",
        "Ondřej N.Kitchen, seat 5big blind next hand",
        "Małgorzata Ś.Living room, seat 2on the button",
        "Garden is closed. Thank you for moving quickly.",
    ):
        assert sentence in said
    assert "Table 1, seat 1" in words(shown(pages.moves(1)))
    both = replace(pages.MOVES, closed=("Garden", "Table 4"))
    assert "Garden and Table 4 are closed. Thank you for moving quickly." in words(shown(both))


def test_moves_look_as_in_the_picture() -> None:
    """Names 0.08 of the height, seats 0.06, what is due 0.034; the time 0.118 and the blinds 0.084."""
    by_text = {text.text: text.size / 1080 for text in texts(shown(pages.MOVES))}
    for text, size in (
        ("12:34", 0.118),
        ("300 / 600", 0.084),
        ("New seats", 0.053),
        ("Ondřej N.", 0.08),
        ("Kitchen, seat 5", 0.06),
        ("on the button", 0.034),
    ):
        assert by_text[text] == pytest.approx(size, abs=0.002)
    arrows = [thing.box for thing in shown(pages.MOVES).things if isinstance(thing, Arrow)]
    assert len(arrows) == 2
    assert len({box.x for box in arrows}) == 1


def test_new_seats_for_everybody_are_called_so_and_those_of_one_table_the_final_table() -> None:
    assert "New seats for everybody" in words(shown(pages.moves(60, everybody=True)))
    final = words(shown(pages.moves(9, everybody=True)))
    assert "Final table" in final
    assert "seat 9" in final
    assert "Table 1, seat" not in final


# ---- seats ---------------------------------------------------------------------------------------------------------


def test_seats_are_told_by_table_and_seat_or_by_the_tables_name() -> None:
    assert "Ondřej N.1 · 1" in words(shown(pages.seating(1)))
    assert "Ondřej N.Kitchen · 1" in words(shown(pages.seating(1, "Kitchen")))


def test_few_rows_are_not_so_large_that_a_name_of_twenty_letters_is_cut() -> None:
    long = "Małgorzata Śliwińska"
    for size in SIZES:
        for count in (2, 9, 12):
            few = pages.seating(count)
            page = replace(few, lines=(replace(few.lines[0], name=long), *few.lines[1:]))
            assert long in words(shown(page, size))


def test_a_name_of_twenty_letters_is_whole_among_the_moves_of_a_final_table() -> None:
    long = "Małgorzata Śliwińska"
    for size in SIZES:
        nine = pages.moves(9, everybody=True)
        page = replace(nine, lines=(replace(nine.lines[0], name=long), *nine.lines[1:]))
        assert long in words(shown(page, size))


def test_five_hundred_names_are_paged_and_each_sheet_says_which_letters_stand_on_it() -> None:
    """B274."""
    page = pages.seating(500)
    scenes = all_sheets(page)
    assert len(scenes) > 5
    titles = [text.text for scene in scenes for text in texts(scene) if text.text.startswith("Seats")]
    assert titles[0] == "Seats Ann"
    assert "Seats A – Ľ" in titles
    assert titles[-1] == "Seats O – 李"
    for number, scene in enumerate(scenes, start=1):
        assert f"{number} / {len(scenes)}" in words(scene)


def test_few_names_are_large_and_on_one_sheet_that_needs_no_number() -> None:
    scene = shown(pages.seating(9))
    name = next(text for text in texts(scene) if text.text == "Ondřej N.")
    assert name.size >= 0.055 * 1080
    assert sheets(pages.seating(9), HD) == 1
    assert " / 1" not in words(scene)


# ---- prizes --------------------------------------------------------------------------------------------------------


def test_prizes_say_places_amounts_names_things_and_what_the_next_one_out_gets() -> None:
    scene = shown(pages.prizes(9))
    said = words(scene)
    for sentence in (
        "Prizes",
        "€480 in all",
        "1€1,000",
        "9 – 13€20each",
        "7€45next out",
        "A bottle of the oldest rum",
    ):
        assert sentence in said
    given = next(text for text in texts(scene) if "Přemysl" in text.text)
    assert given.colour == themes.DARK.muted
    edges = [thing for thing in scene.things if isinstance(thing, Line) and thing.x1 == thing.x2]
    assert [line.colour for line in edges] == [themes.DARK.accent]
    assert "Prizes so far" in words(shown(pages.prizes(2)))


def test_before_the_money_the_page_says_what_the_next_one_out_gets() -> None:
    """In the title, and in large where the list is short enough."""
    page = Prizes(tuple(PrizeLine(n, n, 2_000 - 10 * n) for n in range(1, 31)), 32_700, provisional=False)
    assert "€327 in all · 13 more out, then €67" in words(shown(page, view=views.THINGS))
    assert "next out" not in words(shown(page, view=views.WINNER))
    few = words(shown(replace(page, lines=page.lines[:2]), view=views.THINGS))
    assert "Prize pool€327" in few
    assert "Next outnothing13 more out, then €67" in few


def test_after_a_deal_the_page_says_what_is_still_played_for() -> None:
    assert "Still played for€50" in words(shown(pages.PAGES["a deal"]))
    assert "Still played forthe title" in words(shown(pages.PAGES["a deal for the title"]))
    many = replace(pages.prizes(30), kept=5_000)
    assert "€50 still played for" in words(shown(many))
    assert "played for the title" in words(shown(replace(many, kept=0)))


# ---- standings -----------------------------------------------------------------------------------------------------


def test_standings_say_who_is_in_with_which_chips_and_who_is_out_in_which_place() -> None:
    said = words(shown(pages.ranking(9))).replace("\N{NARROW NO-BREAK SPACE}", " ")
    for sentence in ("inAnna Novákovácounted 21:1039 900", "4Małgorzata Ś.€50", "8 =", "bounties €20", "level 12"):
        assert sentence in said
    assert "places may still change" in words(shown(pages.ranking(60)))
    assert "Final standings" in words(shown(pages.FINAL))


def test_chips_counted_at_one_time_are_said_to_be_once() -> None:
    page = pages.ranking(9)
    same = replace(page, lines=tuple(replace(line, counted=views.clock(21, 10)) for line in page.lines))
    assert words(shown(same)).count("counted 21:10") == 1


def test_paid_places_have_a_line_at_their_left_and_two_under_the_last_of_them() -> None:
    things = [thing for thing in shown(pages.FINAL).things if isinstance(thing, Line)]
    accent = [line for line in things if line.colour == themes.DARK.accent]
    assert sum(line.x1 == line.x2 for line in accent) == 5
    double = [line for line in accent if line.y1 == line.y2]
    assert len(double) == 2
    assert 0 < abs(double[0].y1 - double[1].y1) < 10


def test_who_will_certainly_win_a_prize_is_marked_too() -> None:
    view = replace(views.LEVEL, players_left=3, places_left=3)
    accent = [
        thing
        for thing in shown(pages.ranking(9), view=view).things
        if isinstance(thing, Line) and thing.x1 == thing.x2 and thing.colour == themes.DARK.accent
    ]
    assert len(accent) == 4


# ---- structure -----------------------------------------------------------------------------------------------------


def test_the_structure_marks_the_running_level_by_shape_and_colour() -> None:
    scene = shown(pages.schedule(9, now=3))
    said = words(scene).replace("\N{NARROW NO-BREAK SPACE}", " ")
    for sentence in (
        "Structure",
        "big-blind ante",
        "Level 4",
        "400 / 800",
        "ante 800",
        "20 min",
        "20:30",
        "Break25s go",
    ):
        assert sentence in said
    (arrow,) = [thing for thing in scene.things if isinstance(thing, Arrow)]
    running = next(text for text in texts(scene) if text.text == "Level 4")
    assert arrow.box.y < running.baseline < arrow.box.bottom + running.size
    past = next(text for text in texts(scene) if text.text == "25 / 50")
    assert past.colour == themes.DARK.muted


def test_the_sheet_with_the_running_level_is_seen_first() -> None:
    page = pages.schedule(60, now=50)
    for size in SIZES:
        assert sheets(page, size) > 1
        assert "Level 41" in words(shown(page, size, 0))
        assert "Level 1 " not in words(shown(page, size, 0))


# ---- messages ------------------------------------------------------------------------------------------------------


def test_a_message_is_as_large_as_it_fits_and_below_the_time() -> None:
    short = shown(Message("Last hand!"))
    assert next(text for text in texts(short) if text.text == "Last hand!").size == int(0.1 * 1080)
    scene = shown(Message(pages.DINNER), (800, 600))
    lines = [text for text in texts(scene) if text.baseline > 0.33 * 600]
    assert " ".join(line.text for line in lines) == pages.DINNER
    assert len({line.size for line in lines}) == 1


def test_a_long_message_takes_sheets_and_loses_no_word() -> None:
    for size in SIZES:
        said = []
        for scene in all_sheets(Message(pages.LONG_MESSAGE), size):
            said += [text.text for text in texts(scene) if text.size == min(t.size for t in texts(scene)[-3:])]
        whole = " ".join(said)
        for number in range(40):
            assert f"{number}. The house" in whole.replace("  ", " ")


def test_a_line_of_a_message_runs_the_way_of_the_message() -> None:
    """B222: the second line begins with Arabic, and what follows the comma still stands at its right."""
    said = [text.text for text in texts(shown(Message("Pizza je tady – مرحبا, přijďte k baru"), (1280, 720)))]
    assert "\N{LEFT-TO-RIGHT MARK}مرحبا, přijďte k baru" in said


def test_a_name_that_runs_to_the_left_does_not_turn_the_sentence_of_a_message() -> None:
    """B222."""
    name = isolated("محمد الخطيب")
    said = words(shown(Message(f"{name} is out in place 2"), (1920, 1080)))
    assert f"{name} is out in place 2" in said


def test_the_directors_own_lines_stay_lines() -> None:
    said = [text.text for text in texts(shown(pages.PAGES["lines of a message"]))]
    assert "Break" in said
    assert "Bar closes 23:00" in said
