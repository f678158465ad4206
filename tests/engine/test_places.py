"""The taken seats of a table can be looked at, compared, copied and put away, and never changed."""

import pickle
from collections.abc import MutableMapping
from copy import deepcopy
from dataclasses import asdict, replace
from typing import cast

import pytest

from engine.places import Place, Places
from engine.presets import ROBERT
from engine.table import Table
from tests.engine.tables import BLINDS, dealt, opened


def test_the_places_of_a_table_cannot_be_changed() -> None:
    table = opened(ROBERT, 1, 2, 3)
    seen, before = cast("MutableMapping[int, Place]", table.places), repr(table)
    with pytest.raises(TypeError):
        seen[2] = Place(9)
    with pytest.raises(TypeError):
        del seen[2]
    assert not hasattr(table.places, "clear")
    assert repr(table) == before


def test_a_table_does_not_follow_what_becomes_of_the_places_it_was_given() -> None:
    given = {3: Place(5), 1: Place(7)}
    table = Table(blinds=BLINDS, places=given, sold=12)
    given[2] = Place(9)
    assert (list(table.places), table.chips) == ([1, 3], {1: 7, 3: 5})


def test_tables_with_the_same_places_are_equal_also_after_being_put_away() -> None:
    table, _ = dealt(opened(ROBERT, 1, 2, 3))
    assert table.places == dict(table.places)
    assert Places({1: Place(5)}) != Places({1: Place(6)})
    for twin in (pickle.loads(pickle.dumps(table)), deepcopy(table), replace(table, places=dict(table.places))):
        assert twin == table
        assert twin.leave(1) == table.leave(1)
    assert asdict(table)["places"] == table.places
