"""Real evenings, names replaced: as ordinary evenings here they are what they were there."""

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

from tournament import fold, history, wording
from tournament.clocks.clock import Phase
from tournament.club import Player, Roster
from tournament.errors import BadFile, RuleViolation
from tournament.names import SECOND, PlayerId
from tournament.sales.prices import Buying
from tournament.standings import standings
from tournament.tdt import people
from tournament.tdt.evening import Retold, retell
from tournament.tdt.file import TdtFile
from tournament.tdt.reading import read
from tournament.tdt.structure import structure

PLAYED = (
    "bounties-and-add-ons",
    "deal-and-three-way-tie",
    "old-map-syntax",
    "three-tables-cp1252",
    "two-out-in-one-second",
    "unavailable-seats",
)
Find = Callable[[str], Path]


@cache
def _told(path: Path) -> tuple[TdtFile, Retold]:
    file = read(path.read_bytes(), path.name)
    known = {each.uuid: Player(PlayerId(n), each.shown) for n, each in enumerate(file.people, start=1)}
    return file, retell(file, known, "EUR", now=1)


def told(find: Find, name: str) -> tuple[TdtFile, Retold]:
    return _told(find(f"cases/tdt/{name}.tdt"))


def own_order(file: TdtFile) -> list[str]:
    """Who was out, last one first, by the lines of the file's history and nothing else."""
    out: list[str] = []
    for line in file.history:
        if bust := re.match(r"(.+?) busted out of the tournament", line.text):
            out.append(bust[1])
        elif back := re.match(r"(.+?) rebought into tournament", line.text):
            if back[1] in out:
                out.remove(back[1])
        elif undone := re.match(r"Undo of last bust-out for player (.+)", line.text):
            out.remove(undone[1])
    return out[::-1]


@pytest.mark.parametrize("name", PLAYED)
def test_the_order_of_finish_is_that_of_the_files_own_history(shared_file: Find, name: str) -> None:
    file, retold = told(shared_file, name)
    lines = standings(retold.state)
    (winner,) = [line.name for line in lines if line.place == 1]
    assert f"{winner} won the tournament" in [line.text for line in file.history]
    order = own_order(file)
    for line in lines[1:]:
        sharing = {other.name for other in lines if other.place == line.place}
        assert line.place is not None
        assert sharing == set(order[line.place - 2 : line.place - 2 + len(sharing)])
    assert len(lines) == len(order) + 1


@pytest.mark.parametrize("name", PLAYED)
def test_prizes_eliminators_and_purchases_are_those_of_the_file(shared_file: Find, name: str) -> None:
    file, retold = told(shared_file, name)
    lines = standings(retold.state)
    won = {place.place: 100 * place.amount for place in file.prizes}
    for place in {line.place for line in lines}:
        assert place is not None
        sharing = [line for line in lines if line.place == place]
        assert sum(line.prize for line in sharing) == sum(won.get(place + n, 0) for n in range(len(sharing)))
    by_id = {person.uuid: person for person in file.people}
    for line in lines:
        last = next(person for person in file.people if person.shown == line.name).buys[-1].out
        assert set(line.eliminated_by) == {by_id[each].shown for each in (last.by if last else ())}
    bought = Counter(each.buying for each in retold.state.purchases)
    assert bought[Buying.BUY_IN] == len(retold.state.entered) == len(file.people)
    assert bought[Buying.REBUY] == sum(len(person.buys) - 1 for person in file.people)
    assert bought[Buying.ADD_ON] == sum(len(person.add_ons) for person in file.people)
    assert retold.state.chips_in_play == sum(
        sum(each.chips for each in (*person.buys, *person.add_ons)) or person.stack for person in file.people
    )


@pytest.mark.parametrize("name", [*PLAYED, "not-started-45-entries"])
def test_seats_tables_and_levels_are_those_of_the_file(shared_file: Find, name: str) -> None:
    file, retold = told(shared_file, name)
    state, names = retold.state, {person.uuid: person.shown for person in file.people}
    there = sorted(sorted((seat, names[uuid]) for seat, uuid in table.sitting.items()) for table in file.tables)
    here = [[(seat, state.entries[e].name) for seat, e in table.seats.items()] for table in state.tables.values()]
    assert sorted(map(sorted, here)) == there
    assert sorted(map(sorted, (table.unavailable for table in state.tables.values()))) == sorted(
        sorted(table.unavailable) for table in file.tables
    )
    assert len(structure(file).periods) == len(file.levels)
    assert [period.duration_ms for period in structure(file).periods] == [60_000 * each.minutes for each in file.levels]
    # Steps that stand for themselves: the log folds to the same state again.
    assert fold.fold(history.places(retold.steps)) == state
    if file.started is None:
        assert state.clock.reading(state.last + SECOND).phase is Phase.WAITING
    else:
        reading = state.clock.reading(state.last + SECOND)
        assert (reading.phase, reading.index) == (Phase.OVER, file.index)
        # Its clock stands for moments of which its history does not tell.
        assert abs(reading.elapsed - file.played * SECOND) < 10 * SECOND


def test_every_step_of_an_imported_evening_has_its_line(shared_file: Find) -> None:
    _file, retold = told(shared_file, "two-out-in-one-second")
    lines = [wording.step(stored.step) for stored in retold.steps]
    assert "Uniform 2 and Sierra 3 out, place 15, by Lima 3" in lines
    assert any(line.startswith("Sierra 3 bought Double and is back at table 1 seat 5: €200") for line in lines)
    assert "Kilo 3 out, place 16, by Xray 2" in lines
    assert "Xray 2 out, place 11, by Kilo 3" not in lines  # taken back there


def test_a_deal_with_three_out_at_once_ties_them(shared_file: Find) -> None:
    _file, retold = told(shared_file, "deal-and-three-way-tie")
    lines = [(line.place, line.tied, line.prize) for line in standings(retold.state)][:5]
    assert lines == [(1, False, 120_000), *[(2, True, 40_000)] * 3, (5, False, 0)]
    assert retold.state.deal is not None
    assert sorted(share.amount for share in retold.state.deal.shares) == [0, 40_000, 40_000, 40_000]


def test_bounties_are_beside_the_prizes_and_go_to_whoever_took_the_head(shared_file: Find) -> None:
    _file, retold = told(shared_file, "bounties-and-add-ons")
    bounties = {line.name: line.bounty for line in standings(retold.state)}
    assert sum(bounties.values()) == 24 * 5_000  # the winner has his own
    assert (retold.state.pool, bounties["Kilo 3"], bounties["Golf 3"]) == (490_000, 30_000, 25_000)


def test_nothing_in_the_samples_is_left_untold(shared_file: Find) -> None:
    for name in (*PLAYED, "not-started-45-entries"):
        codes = {note.code for note in told(shared_file, name)[1].notes}
        assert codes <= {"tdt_description", "tdt_hits_adjusted", "tdt_bounties_restricted"}


# ---- damaged files ---------------------------------------------------------------------------------------------------


def damaged(data: bytes, chance: random.Random) -> Iterator[bytes]:
    """The same with something cut off, changed, or standing in another's place."""
    yield data[: chance.randrange(len(data))]
    changed = bytearray(data)
    for _ in range(3):
        changed[chance.randrange(len(data))] = chance.randrange(256)
    yield bytes(changed)
    odd = (b"0", b"-1", b"9" * 20, b"1e300", b"null", b'"x"', b"[]", b"{}", b"7")
    yield re.sub(rb"(?<=[ \[])-?\d+(?=[,}\]])", lambda m: chance.choice(odd) if chance.random() < 0.02 else m[0], data)
    yield re.sub(rb"\w+: ", lambda m: b"Odd: " if chance.random() < 0.01 else m[0], data)
    ids = sorted(set(re.findall(rb'"[0-9a-f]{8}-[0-9a-f-]{27}"', data)))
    yield re.sub(rb'"[0-9a-f]{8}-[0-9a-f-]{27}"', lambda m: chance.choice(ids) if chance.random() < 0.1 else m[0], data)


def test_a_damaged_file_is_refused_or_read_and_never_more(shared_file: Find) -> None:
    chance = random.Random("tdt")
    became = Counter[str]()
    for name in ("two-out-in-one-second", "bounties-and-add-ons", "deal-and-three-way-tie"):
        data = shared_file(f"cases/tdt/{name}.tdt").read_bytes()
        for each in (one for _ in range(2) for one in damaged(data, chance)):
            try:
                file = read(each, "a.tdt")
                retold = retell(file, people.acquaint(Roster(), file).people, "EUR", now=1)
            except (BadFile, RuleViolation):
                became["refused"] += 1
                continue
            assert all(wording.coded(note.code, note.facts) for note in retold.notes)
            assert fold.fold(history.places(retold.steps)) == retold.state
            became["read"] += 1
    assert min(became["read"], became["refused"]) > 5
