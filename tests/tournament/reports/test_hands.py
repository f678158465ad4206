"""Hands told line by line, those of one table alone, and what cannot be read as it stands."""

from engine.records.phh.reading import read
from tests.fakes import Night, created
from tests.tournament.reports.checks import check_page, rows
from tournament.reports.hands import hands
from tournament.reports.page import Listing, Page, Words

HAND = """variant = "NT"
ante_trimming_status = true
antes = [0, 0, 0]
blinds_or_straddles = [25, 50, 0]
min_bet = 50
starting_stacks = [1500, 1500, 300]
actions = ["d dh p1 9h4s", "d dh p2 QsQd", "d dh p3 KdJs", "p3 cbr 300", "p1 f", "p2 cc", "d db QhTc2d", "d db 3c",
 "d db 3h", "p2 sm QsQd", "p3 sm KdJs"]
event = "Thursday"
hand = 7
level = 2
table = "3"
seats = [3, 1, 2]
players = ["Anna", "Cyril", "Boris"]
finishing_stacks = [1475, 1825, 0]
_rules = "tda"
_smallest_chip = 1
_button_seat = 2
_small_blind_seat = 3
_small_blind_dead = false
_big_blind_seat = 1
_small_blind = 25
_big_blind = 50
_ante = 0
_ante_kind = "player"
_began_ms = 946753200000
"""


def told(*texts: str, table: int | None = None) -> Page:
    page = hands(Night(created(seed=7)).evening.state, texts, table)  # type: ignore[arg-type]
    check_page(page)
    return page


def test_a_hand_is_told_from_the_deal_to_the_stacks() -> None:
    (listing,) = told(HAND).parts
    assert isinstance(listing, Listing)
    assert listing.heading == "Hand 7 · level 2 · Anna, Cyril and Boris"
    assert listing.text.splitlines() == [
        "Table 3 · 25 / 50 · 19:00",
        "Seat 3: Anna (1\N{NARROW NO-BREAK SPACE}500), small blind",
        "Seat 1: Cyril (1\N{NARROW NO-BREAK SPACE}500), big blind",
        "Seat 2: Boris (300), button",
        "Anna has 9♥ 4♠",
        "Cyril has Q♠ Q♦",
        "Boris has K♦ J♠",
        "Boris raises to 300, all in",
        "Anna folds",
        "Cyril calls 300",
        "Flop: Q♥ 10♣ 2♦",
        "Turn: Q♥ 10♣ 2♦ 3♣",
        "River: Q♥ 10♣ 2♦ 3♣ 3♥",
        "Cyril shows Q♠ Q♦: full house, queens full of threes",
        "Boris shows K♦ J♠: pair of threes",
        "Pot 625: Cyril with a full house, queens full of threes",
        "Anna: 1\N{NARROW NO-BREAK SPACE}500 → 1\N{NARROW NO-BREAK SPACE}475",
        "Cyril: 1\N{NARROW NO-BREAK SPACE}500 → 1\N{NARROW NO-BREAK SPACE}825",
        "Boris: 300 → 0, out",
    ]


def test_where_people_play_no_card_is_told_that_the_table_never_saw() -> None:
    """Anna's nine and four went into the muck; only who was there knows them."""
    people = Night(created()).evening.state
    (listing,) = hands(people, [HAND]).parts
    assert isinstance(listing, Listing)
    assert "has " not in listing.text
    assert "9♥" not in listing.text
    assert "Cyril shows Q♠ Q♦: full house, queens full of threes" in listing.text
    (everything,) = hands(people, [HAND], all_cards=True).parts
    assert isinstance(everything, Listing)
    assert "Anna has 9♥ 4♠" in everything.text


def test_the_rows_for_other_programs_hold_the_text_that_is_played_again() -> None:
    flat = told(HAND).flat
    assert flat is not None
    assert rows(flat, "hand", "table", "level", "players", "board", "winners") == [
        (7, 3, 2, ("Anna", "Cyril", "Boris"), "Qh Tc 2d 3c 3h", ("Cyril",))
    ]
    assert rows(flat, "won_with", "pot", "all_in", "out") == [
        ("full house, queens full of threes", 625, ("Boris",), ("Boris",))
    ]
    ((text,),) = rows(flat, "phh")
    assert list(read(str(text))) == list(read(HAND))


def test_one_table_alone() -> None:
    other = HAND.replace('table = "3"', 'table = "4"').replace("hand = 7", "hand = 8")
    page = told(HAND, other, table=4)
    assert page.heading == "Hands of table 4"
    assert [part.heading for part in page.parts if isinstance(part, Listing)] == [
        "Hand 8 · level 2 · Anna, Cyril and Boris"
    ]


def test_bets_and_checks_are_told_by_what_was_in_before() -> None:
    actions = '["d dh p1 ????", "d dh p2 ????", "p2 cc", "p1 cc", "d db QhTc2d", "p1 cc", "p2 cbr 100", "p1 f"]'
    short = f"""variant = "NT"
antes = [0, 0]
blinds_or_straddles = [25, 50]
min_bet = 50
starting_stacks = [500, 500]
actions = {actions}
"""
    (listing,) = told(short).parts
    assert isinstance(listing, Listing)
    assert listing.text.splitlines() == [
        "Player 1 (500)",
        "Player 2 (500)",
        "Player 1 has ? ?",
        "Player 2 has ? ?",
        "Player 2 calls 50",
        "Player 1 checks",
        "Flop: Q♥ 10♣ 2♦",
        "Player 1 checks",
        "Player 2 bets 100",
        "Player 1 folds",
        "Pot 100: Player 2",
        "Player 1: 500 → 450",
        "Player 2: 500 → 550",
    ]


def test_what_cannot_be_read_stands_as_it_is_and_none_is_a_sentence() -> None:
    (listing,) = told("variant = 5\n").parts
    assert listing == Listing("A hand that cannot be read", "variant = 5\n")
    assert told().parts == (Words("", ("No hands are known card by card.",)),)
