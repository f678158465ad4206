"""The mailed page and the sheets beside it."""

import csv
import json
from dataclasses import replace
from functools import partial
from io import StringIO
from pathlib import Path

import html5lib
import pytest

from templates.files import write_files
from templates.hands import hands_phhs
from templates.render import standings_page
from templates.results import FILES, result_files
from templates.sheets import cash_csv, results_json, standings_csv
from tests.fakes import MINUTE, Night, created
from tournament.deals import deal_making
from tournament.deals.deals import Method
from tournament.events import Ending, TableWay
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.payouts import setting
from tournament.people import leaving, roster
from tournament.reports import StandingsReport, cash_report, standings_report
from tournament.sales import prices

NASTY = ("</td><script>alert(1)</script>", "=1+1", "Žofie O'Hara", "עומר 2026", "😳 Ace & Co", "'t Hart", "Łukasz")


def finished(*names: str, title: str = "<img src=x onerror=alert(1)>") -> StandingsReport:
    """The first of these wins, the others go out from the last one on, each by the first."""
    night = Night(created(name=title)).enter(*names).draw().start()
    night.clock.forward(95 * MINUTE)
    for name in names[:0:-1]:
        out = Out(night.number(name), (night.number(names[0]),))
        night.evening.perform(partial(elimination.bust, outs=[out]))
    return standings_report(night.evening.state)


def texts(page: str) -> str:
    document = html5lib.HTMLParser(strict=True).parse(page)
    return " ".join(document.itertext())


def test_the_page_is_well_formed_html5_in_one_file() -> None:
    page = standings_page(finished(*NASTY))
    texts(page)
    assert "<link" not in page
    assert "src=" not in page.replace("&lt;img src=x", "")


def test_every_name_is_text_wherever_it_stands() -> None:
    """B266: the name of a tournament or a player never becomes markup."""
    page = standings_page(finished(*NASTY))
    assert "<script" not in page
    assert "<img" not in page
    said = texts(page)
    assert all(name in said for name in NASTY)
    assert "<img src=x onerror=alert(1)>" in said


def test_numbers_in_right_to_left_names_do_not_mix_with_the_next_column() -> None:
    """B222."""
    assert "<bdi>עומר 2026</bdi>" in standings_page(finished(*NASTY))


def test_prizes_are_marked_and_the_bubble_has_a_double_line() -> None:
    page = standings_page(finished("Anna", "Boris", "Cyril", "Dana", "Eva"))
    assert page.count('class="paid') == 2
    assert page.count(" bubble") == 1
    assert "€70" in page
    assert "€30" in page
    assert "€100" in page


def test_before_the_end_players_still_in_have_no_place() -> None:
    night = Night().enter("Anna", "Boris", "Cyril").draw().start()
    page = standings_page(standings_report(night.evening.state))
    assert "3 still in" in texts(page)
    assert "standings so far" in page


def test_an_evening_without_entries_says_so() -> None:
    assert "Nobody has entered yet." in standings_page(standings_report(Night().evening.state))


def test_the_sheet_begins_with_a_bom_and_holds_no_formula() -> None:
    """B191."""
    data = standings_csv(finished(*NASTY))
    assert data.startswith(b"\xef\xbb\xbf")
    names = [row["name"] for row in csv.DictReader(StringIO(data.decode("utf-8-sig")))]
    assert names == ["</td><script>alert(1)</script>", "'=1+1", *NASTY[2:]]


def test_whose_chips_left_play_is_told_why() -> None:
    night = Night(created()).enter("Anna", "Boris", "Cyril").draw().start()
    night.evening.perform(lambda state, at: leaving.go_home(state, at, night.number("Cyril"), 9_000))
    report = standings_report(night.evening.state)
    assert "went home" in texts(standings_page(report))
    rows = {row["name"]: row for row in csv.DictReader(StringIO(standings_csv(report).decode("utf-8-sig")))}
    assert [rows[name]["removed"] for name in ("Anna", "Cyril")] == ["", "went_home"]
    gone = {line["player"]: line["removed"] for line in json.loads(results_json(report))["places"]}
    assert gone == {"Anna": None, "Boris": None, "Cyril": "went_home"}


def test_our_importer_takes_the_sheet_back_unchanged() -> None:
    back = roster.read(standings_csv(finished(*NASTY)), "standings.csv")
    assert tuple(line.name for line in back.names) == NASTY


def test_results_have_the_documented_keys_and_money_in_minor_units() -> None:
    results = json.loads(results_json(finished("Anna", "Boris", "Cyril", "Dana", "Eva", title="Thursday")))
    places = results.pop("places")
    assert results == {
        "schema": 1,
        "tournament": "Thursday",
        "seed": None,
        "structure": "Three levels",
        "entries": 5,
        "players": 5,
        "provisional": False,
        "chips_in_play": 50_000,
        "currency": "EUR",
        "pool": 10_000,
        "guarantee": 0,
        "overlay": 0,
        "hands": 0,
        "deal": None,
        "finished_at": "2000-01-01T20:35:00Z",
    }
    assert places[0] == {
        "place": 1,
        "player": "Anna",
        "prize": 7_000,
        "deal_share": 0,
        "things": [],
        "bounty": 0,
        "entries": 1,
        "eliminated_by": [],
        "removed": None,
        "level": 5,
        "hand": None,
    }
    assert places[1]["eliminated_by"] == ["Anna"]


def test_hands_stand_in_numbered_sections() -> None:
    assert hands_phhs(["a = 1\n", "a = 2\n"]) == b"[1]\na = 1\n\n[2]\na = 2\n"


def test_files_appear_whole_or_not_at_all(tmp_path: Path) -> None:
    folder = tmp_path / "results"
    state = Night().enter("Anna", "Boris").draw().start().evening.state
    write_files(folder, result_files(standings_report(state), cash_report(state), ["a = 1\n"]))
    assert {path.name for path in folder.iterdir()} == set(FILES)
    before = (folder / "standings.csv").read_bytes()
    with pytest.raises(OSError, match="too long"):
        write_files(folder, {"standings.csv": b"new", "x" * 252: b"no disk takes .xxx.part"})
    assert (folder / "standings.csv").read_bytes() == before
    assert {path.name for path in folder.iterdir()} == set(FILES)


def test_a_folder_in_the_way_is_named_before_anything_is_written(tmp_path: Path) -> None:
    (tmp_path / "blocked").mkdir()
    with pytest.raises(IsADirectoryError) as refused:
        write_files(tmp_path, {"standings.csv": b"new", "blocked": b"a file cannot replace a folder"})
    assert refused.value.filename == str(tmp_path / "blocked")
    assert {path.name for path in tmp_path.iterdir()} == {"blocked"}


def test_what_cannot_be_written_is_called_by_the_name_that_somebody_waits_for(tmp_path: Path) -> None:
    """Not by that of the file beside it, of which nobody has heard."""
    (tmp_path / ".standings.html.part").mkdir()
    with pytest.raises(OSError, match=r".*") as refused:
        write_files(tmp_path, {"standings.html": b"new"})
    assert refused.value.filename == str(tmp_path / "standings.html")
    assert {path.name for path in tmp_path.iterdir()} == {".standings.html.part"}


def test_page_sheet_and_results_say_that_a_deal_was_made() -> None:
    night = Night(replace(created(), prices=prices.plain(2_000, 10_000, 0), way=TableWay.KEPT))
    night.enter("Anna", "Boris", "Cyril").draw().start()
    night.clock.forward(30 * MINUTE)
    stacks = {night.number(name): chips for name, chips in (("Anna", 15_000), ("Boris", 9_000), ("Cyril", 6_000))}
    agreed = partial(deal_making.make_deal, method=Method.ICM, stacks=stacks, ending=Ending.BY_CHIPS)
    night.evening.perform(agreed)
    report = standings_report(night.evening.state)
    assert "Deal among 3 players (ICM)" in texts(standings_page(report))
    rows = list(csv.DictReader(StringIO(standings_csv(report).decode("utf-8-sig"))))
    assert [row["deal_share"] for row in rows] == [row["prize"] for row in rows] == ["30.00", "18.00", "12.00"]
    results = json.loads(results_json(report))
    assert results["deal"] == {"method": "icm", "ending": "by_chips", "players": 3, "kept": 0}
    assert json.loads(results_json(finished("Anna", "Boris")))["deal"] is None


def test_while_they_play_on_the_page_says_what_a_deal_has_made_certain() -> None:
    night = Night(replace(created(), prices=prices.plain(2_000, 10_000, 0), way=TableWay.KEPT))
    night.enter("Anna", "Boris", "Cyril").draw().start()
    night.clock.forward(30 * MINUTE)
    night.evening.perform(partial(deal_making.make_deal, method=Method.EVEN))
    out = Out(night.number("Cyril"), (night.number("Anna"),))
    night.evening.perform(partial(elimination.bust, outs=[out]))
    said = texts(standings_page(standings_report(night.evening.state)))
    assert said.count("€20 by the deal") == 2


def test_guarantee_and_things_that_are_no_money_stand_on_page_and_sheets() -> None:
    night = Night(created()).enter("Anna", "Boris", "Cyril").draw().start()
    night.evening.perform(partial(setting.guarantee, amount=100_00))
    night.evening.perform(partial(setting.set_prize, place=3, amount=None, thing="=Rum & <Cola>"))
    out = [Out(night.number("Cyril"), (night.number("Anna"),))]
    night.evening.perform(partial(elimination.bust, outs=out))
    report = standings_report(night.evening.state)
    page = standings_page(report)
    assert "Rum &amp; &lt;Cola&gt;" in page
    assert "Guaranteed €100 house adds €40" in " ".join(texts(page).split())
    rows = {row["name"]: row for row in csv.DictReader(StringIO(standings_csv(report).decode("utf-8-sig")))}
    assert rows["Cyril"]["things"] == "'=Rum & <Cola>"
    results = json.loads(results_json(report))
    assert (results["guarantee"], results["overlay"]) == (100_00, 40_00)
    assert [line["things"] for line in results["places"]] == [[], [], ["=Rum & <Cola>"]]
    terms = csv.DictReader(StringIO(cash_csv(cash_report(night.evening.state)).decode("utf-8-sig")))
    assert {row["name"]: row["amount"] for row in terms}["guarantee_overlay"] == "40.00"
