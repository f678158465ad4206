"""Records as PHH text, and back."""

from collections.abc import Callable
from dataclasses import replace
from decimal import Decimal
from pathlib import Path

import pytest

from engine.blinds import Limit
from engine.errors import BadSetup
from engine.records.phh.reading import read
from engine.records.phh.writing import joined, write
from engine.records.record import Record
from tests.engine.records.hands import DEAL, only, phh
from tests.engine.records.test_phh_reading import FILES


def again(record: Record) -> Record:
    """Written and read; the words of the actions may have other blanks."""
    return replace(only(write(record)), texts=record.texts)


@pytest.mark.parametrize(
    "text",
    [
        phh(f"{DEAL}, 'p3 cbr 300 # a tell', '# he thinks', 'p1 sm', 'p2 sm -', 'p3 sm ????'"),
        phh("'p3 cbr 0.30'", stacks="1.22, 12.16, 5", blinds="0.05, 0.10, -0.10", bets="min_bet = 0.10"),
        phh("", variant="FT", bets="small_bet = 100\nbig_bet = 200", trimming="false"),
        phh("'p2 f'", stacks="900, 800", blinds="50, 100", antes="0, 20"),
        phh("", more="_scale = 100\nrake = 3\n_rules = 'robert'\nfinishing_stacks = [1000, 1000, 1000]\n"),
        phh("", more="_rules = ['none']\n_ante = 'dear'\n_dues = 4\n_void = 'yes'\n"),
        phh("", antes="0, 0, 50", more="_limit = 'pot_limit'\n_dead_posts = [0, 0, 50]\n_uniform_antes = true\n"),
        phh(
            "",
            more="void = true\n_scale = 7\nrake = 3\n_rake = 4\nfoo = 1\n_foo = 2\nwinnings = [1, 0, 0]\nbig_bet = 5\n",
        ),
        phh("", more="_void = true\n_carried = 35\n_last_two = true\n_rake = 4\n"),
        phh("", more='_x = 1.50\n_y = -inf\n_z = {a = [1, {b = 2}]}\n"odd key" = 2024-02-29\n_t = 07:00:00\n'),
    ],
)
def test_what_was_read_is_written_so_that_it_reads_the_same(text: str) -> None:
    record = only(text)
    assert again(record) == record


def test_pot_limit_is_written_as_no_limit_with_a_field_of_ours() -> None:
    record = replace(only(phh("'p3 f'")), limit=Limit.POT_LIMIT)
    assert 'variant = "NT"\n' in write(record)
    assert '_limit = "pot_limit"\n' in write(record)
    assert again(record) == record


def test_dead_posts_are_shown_to_others_as_dead_antes() -> None:
    record = replace(only(phh("'p3 f'", antes="10, 10, 10")), dead=(0, 0, 50))
    assert "antes = [10, 10, 60]\n" in write(record)
    assert "ante_trimming_status = false\n" in write(record)
    assert again(record) == record


def test_several_hands_are_sections() -> None:
    record = only(phh("'p3 f'"))
    text = joined([write(record), write(record)])
    assert text.startswith('[1]\nvariant = "NT"\n')
    assert "\n\n[2]\n" in text
    assert len(list(read(text))) == 2


def test_a_fact_no_text_can_hold_is_refused() -> None:
    with pytest.raises(BadSetup, match="fact_type"):
        write(replace(only(phh("")), facts={"_x": object()}))


def test_a_scale_that_is_none_does_not_stand_in_the_way_of_ours() -> None:
    """Amounts in hundredths of which none shows it: a pot must still be shared in hundredths."""
    record = only(phh("", stacks="10.00, 10, 10", blinds="1, 2, 0", bets="min_bet = 2", more="_scale = 7\n"))
    assert (record.scale, record.facts) == (100, {"_scale": 7})
    assert again(record).scale == 100


def test_a_fact_too_deep_for_any_reader_is_refused_by_name() -> None:
    assert again(only(phh("", more="_x." + "a." * 50 + "a = 1\n"))).facts["_x"]
    with pytest.raises(BadSetup, match="fact_deep") as refused:
        write(only(phh("", more="_x." + "a." * 3000 + "a = 1\n")))
    assert refused.value.facts["fact"] == "_x"


def test_decimals_of_facts_stay() -> None:
    assert "_x = 37.50\n" in write(replace(only(phh("")), facts={"_x": Decimal("37.50")}))


@pytest.mark.parametrize("name", ["D'Arcy", 'Al "Ace" B', "back\\slash", "Zoë 🃏", "עומר 7", "a\nline", "p1 f # x"])
def test_names_come_back_unchanged(name: str) -> None:
    """B097."""
    record = replace(only(phh("")), players=(name, "B", "C"), facts={"event": name, "_note": [name]})
    assert again(record) == record


@pytest.mark.slow
@pytest.mark.parametrize("file", FILES)
def test_files_of_others_come_back_unchanged(shared_file: Callable[[str], Path], file: str) -> None:
    records = [
        one for one in read(shared_file(f"hands/{file}.phhs").read_text(encoding="utf-8")) if isinstance(one, Record)
    ]
    assert list(read(joined(map(write, records)))) == records


def test_a_number_that_no_reader_takes_is_not_written() -> None:
    record = replace(only(phh("")), facts={"_foo": [10**18 - 1]})
    assert again(record) == record
    with pytest.raises(BadSetup, match="fact_size"):
        write(replace(record, facts={"_foo": [{"deep": 16**5000}]}))
