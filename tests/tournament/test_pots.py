"""What is typed about a pot, what is answered, and what is known of a table before."""

from dataclasses import replace

import pytest

from engine.cards import cards
from engine.errors import BadSetup
from engine.pot_call import PotCall, Stake, settle_pot
from engine.presets import CZECH
from tests.pots import CASES, Case
from tournament.chips.typed_chips import read_chips
from tournament.pots.typed import TypedPot, TypedStake, read_cards
from tournament.reports.page import Table
from tournament.reports.pot import pot_page
from tournament.wording import pots as pot_words


def settled(case: Case) -> None:
    """Compare everything with what is right."""
    found = settle_pot(case.typed.call())
    names = {seat: name for seat, (name, _chips, _hand) in enumerate(case.players, start=1)}
    assert {names[seat]: chips for seat, chips in found.received.items()} == case.received, case.name
    pots = tuple((pot.amount, " ".join(names[seat] for seat in pot.eligible)) for pot in found.pots)
    assert pots == case.pots, case.name
    assert (found.back and (names[found.back.seats[0]], found.back.amount)) == case.back, case.name
    assert sum(pot.amount for pot in found.pots) + (found.back.amount if found.back else 0) == found.total


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_every_scenario_and_every_report_about_pots_comes_out_right(case: Case) -> None:
    """C-25 to C-40, C-98 to C-114, B002 to B014, B078 to B085."""
    settled(case)


@pytest.mark.parametrize(
    ("text", "chips"),
    [("500", 500), ("2k", 2000), ("1.5k", 1500), ("2,5K", 2500), ("2 500", 2500), ("2,500", 2500), ("12.500", 12500),
     ("1'000'000", 1_000_000), ("1m", 1_000_000), ("0", 0), (" ", None)],
)  # fmt: skip
def test_chips_are_typed_as_people_say_them(text: str, chips: int | None) -> None:
    assert read_chips(text) == chips


@pytest.mark.parametrize("text", ["-5", "5.5", "1.2345k", "abc", "5kk", "9" * 31, "1,23,456"])
def test_what_is_no_number_of_chips_is_refused(text: str) -> None:
    with pytest.raises(BadSetup, match="chips_unreadable"):
        read_chips(text)


def test_cards_are_typed_in_any_manner() -> None:
    assert read_cards("ah kD") == read_cards("A♥K♦") == read_cards("Ah, Kd") == cards("AhKd")
    assert read_cards("10h9d") == cards("Th9d")
    for text, code in (("AhK", "card_half"), ("Ah1", "card_half"), ("AhX", "no_such_card")):
        with pytest.raises(BadSetup, match=code):
            read_cards(text)


def typed(*rows: tuple[str, str, str], **otherwise: object) -> TypedPot:
    """These rows, in seats 1, 2 …."""
    stakes = tuple(TypedStake(seat, *row) for seat, row in enumerate(rows, start=1))
    return replace(TypedPot(stakes), **otherwise)  # type: ignore[arg-type]


def test_a_row_is_cards_a_place_a_fold_or_a_muck_and_an_empty_one_is_nobody() -> None:
    call = typed(("A", "100", "ahkd"), ("B", "100", "#2"), ("C", "50", "F"), ("D", "100", "muck"), ("E", "", "")).call()
    assert call.stakes == (
        Stake(1, 100, cards=cards("AhKd")),
        Stake(2, 100, order=2),
        Stake(3, 50, folded=True),
        Stake(4, 100, mucked=True),
    )
    assert typed(("A", "100", "d")).call().stakes == (Stake(1, 100, folded=True, absent=True),)
    assert typed(("A", "100", "10")).call().stakes == (Stake(1, 100, order=10),)
    ordered = typed(("Anna", "100", ""), ("Ben", "100", ""), ("Cid", "100", ""), order="ben > Anna = 3").call()
    assert [stake.order for stake in ordered.stakes] == [2, 1, 2]


def test_the_answer_as_text_has_every_line_with_its_rule() -> None:
    call = typed(
        ("Anna", "500", "#1"), ("Ben", "1.2k", "#1"), ("Cid", "1250", "#2"), ("Dan", "50", "f"),
        chip="50", button=4, rules=CZECH,
    ).call()  # fmt: skip
    names = {1: "Anna", 2: "Ben", 3: "Cid", 4: "Dan"}
    found = settle_pot(call)
    assert pot_words.text(found, call, names).replace("\u202f", ",") == (
        "Smallest chip 50 · Button Dan · Rules Czech casino (seed 001)\n"
        "\n"
        "50 go back to Cid: nobody matched them. [TDA 15-B, 65-A]\n"
        "\n"
        "Side pot, 1,400: Ben and Cid are in it. [S1-25, S1-26]\n"
        "  Ben wins 1,400: the best hand of those in it. [S1-2, S1-28]\n"
        "\n"
        "Main pot, 1,550: Anna, Ben and Cid are in it. [S1-25, S1-26]\n"
        "  Anna and Ben share it, equal hands: 750 each. [S1-2]\n"
        "  The odd chip, 50, goes to Anna: first left of the button. [S1-22]\n"
        "\n"
        "Anna: 800\n"
        "Ben: 2,150 (1,400 + 750)\n"
        "Cid: 50\n"
        "Adds up: 3,000\n"
    )
    page = pot_page(found, call, names, "Friday · Table 2")
    players, lines = page.parts
    assert isinstance(players, Table)
    assert isinstance(lines, Table)
    assert [row.cells[4].value for row in players.rows] == [800, 2150, 50, 0]
    assert len(lines.rows) == len(found.lines)


@pytest.mark.parametrize(
    ("pot", "says"),
    [
        (typed(("Anna", "510", "AhKh"), ("", "500", "QsQd"), chip="25"),
         "Anna: 510 cannot be put in with chips of 25 and more."),
        (typed(("Anna", "10000000000001", "")),
         "Anna: “10000000000001” is too much; 1,000,000,000,000 chips are the most that anybody can put in."),
        (typed(("Anna", "5", "f"), chip="a"), "Smallest chip: “a” is no number of chips, such as 2500, 2 500 or 2.5k."),
        (typed(("Anna", "5", "f"), dead="b"), "Dead money: “b” is no number of chips, such as 2500, 2 500 or 2.5k."),
        (typed(("Anna", "5", "f"), board="Qh7"), "Board: 7 of what? c, d, h or s."),
        (typed(("Anna", "x", "")), "Anna: “x” is no number of chips, such as 2500, 2 500 or 2.5k."),
        (typed(("Anna", "500", "AhKh"), ("", "500", "")),
         "Seat 2 is still in: which hand? Cards, a place in the order (1 is best), fold or muck."),
        (typed(("Anna", "500", "AhAh"), ("Ben", "5", "f")), "The card Ah is there twice."),
        (typed(("Anna", "500", "AhKd"), ("Ben", "500", "AhQd"), board="2c3c4c5c7d"), "The card Ah is there twice."),
        (typed(("Anna", "500", "AhKhQh"), ("Ben", "500", "1")), "Anna has two cards, not 3."),
        (typed(("Anna", "5", "f"), ("Ben", "5", "f")), "Everybody has folded; somebody is left in every hand."),
        (typed(("Anna", "5", "AhKh"), ("Ben", "5", "QsQd"), board="2c3c4c"),
         "The board is not complete, so cards cannot be compared: type all five, or the order."),
        (typed(("Anna", "", "AhKh")), "Anna has a hand but no chips in the pot; type how many."),
        (typed(("Anna", "5", "1"), order="Zoe"), "The order names “Zoe”, who is no player of this pot."),
    ],
)  # fmt: skip
def test_one_sentence_names_what_cannot_be(pot: TypedPot, says: str) -> None:
    with pytest.raises(BadSetup) as refused:
        settle_pot(pot.call())
    said = pot_words.refusal(refused.value, {stake.seat: stake.name for stake in pot.stakes})
    assert said.replace("\u202f", ",") == says


def test_every_refusal_has_its_sentence() -> None:
    facts: dict[str, int | str | None] = {
        "players": 24, "most": 23, "seat": 1, "chips": -5, "text": "x", "chip": 25, "cards": 3, "card": "Ah",
             "place": 0, "name": "Zoe", "pot": 1}  # fmt: skip
    for code in pot_words.SENTENCES:
        said = pot_words.refusal(BadSetup(code, **facts), {1: "Anna"})
        assert "{" not in said
        assert said.endswith((".", "?"))
    assert set(pot_words.SENTENCES) >= pot_words.UNFINISHED
    assert PotCall((Stake(1, 5),)).smallest_chip == 1
