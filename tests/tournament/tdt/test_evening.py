"""Small made-up files: what each thing in them becomes."""

from tests.tournament.tdt.written import BEGINS, Call, Night, bought, chair, four, level, out, player, prize, told
from tournament import wording
from tournament.chips.chips import Chip
from tournament.clocks.clock import Phase
from tournament.club import Player, Roster
from tournament.club import facts as club_facts
from tournament.club.roster import TDT
from tournament.names import MINUTE, PlayerId
from tournament.standings import standings
from tournament.tdt import people
from tournament.tdt.evening import Retold, retell
from tournament.tdt.file import TdtFile
from tournament.tdt.reading import read

LATE = 10 * 60 * MINUTE


def evening(night: Night) -> Retold:
    file = read(night.data(), "a.tdt")
    return retell(file, acquainted(file), "EUR", now=1)


def acquainted(file: TdtFile) -> dict[str, Player]:
    return {each.uuid: Player(PlayerId(n), each.shown) for n, each in enumerate(file.people, start=1)}


def places(retold: Retold) -> list[tuple[int | None, str]]:
    return [(line.place, line.name) for line in standings(retold.state)]


def said(retold: Retold) -> list[str]:
    return [wording.coded(note.code, note.facts) for note in retold.notes]


# ---- who was out when ------------------------------------------------------------------------------------------------


def test_equal_seconds_tie_unless_the_history_tells_them_apart() -> None:
    together = four(("Boris", 10, "Anna"), ("Cyril", 10, "Anna"), ("Dana", 30, "Anna"))
    assert places(evening(Night(together))) == [(1, "Anna"), (2, "Dana"), (3, "Boris"), (3, "Cyril")]
    apart = [
        told(10, "Cyril busted out of the tournament (Table 1, Seat 3) by Anna (Table 1, Seat 1)", 100),
        told(10, "Boris busted out of the tournament (Table 1, Seat 2) by Anna (Table 1, Seat 1)", 900),
    ]
    assert places(evening(Night(together, apart))) == [(1, "Anna"), (2, "Dana"), (3, "Boris"), (4, "Cyril")]
    one_press = [told(10, f"{name} busted out of the tournament", n) for n, name in enumerate(("Boris", "Cyril"))]
    assert places(evening(Night(together, one_press)))[2:] == [(3, "Boris"), (3, "Cyril")]


def test_a_rebuy_keeps_the_entry_and_a_re_entry_is_a_new_one() -> None:
    def night(profile: str) -> Retold:
        anna = player("Anna", bought(bust=out(5, "boris", seat=chair(1))), bought(6, profile=profile))
        boris = player("Boris", bought(bust=out(30, "anna", seat=chair(2))))
        return evening(Night([anna, boris]))

    rebought, entered = night("Rebuy"), night("Late")
    assert (len(rebought.state.entered), len(entered.state.entered)) == (2, 3)
    assert places(rebought) == places(entered) == [(1, "Anna"), (2, "Boris")]
    assert [len(state.purchases) for state in (rebought.state, entered.state)] == [3, 3]
    # While he still had chips it was no entry, whatever it is called.
    still_in = [player("Anna", bought(), bought(6, profile="Late")), player("Boris", bought(bust=out(30, "anna")))]
    assert len(evening(Night(still_in)).state.entered) == 2


def test_who_is_said_to_win_chips_after_he_was_out_wins_none() -> None:
    retold = evening(Night(four(("Boris", 5, "Anna"), ("Cyril", 10, "Boris"), ("Dana", 20, "Anna"))))
    assert "Boris, who is said to have taken Cyril out, was not in any more; nobody did." in said(retold)
    assert [line.eliminated_by for line in standings(retold.state)] == [(), ("Anna",), (), ("Anna",)]


def test_nobody_needs_a_seat() -> None:
    retold = evening(Night(four(("Boris", 5, "Anna"), ("Cyril", 10, "Anna"), ("Dana", 20, "Anna"), seats=False)))
    assert retold.state.setup.counted
    assert places(retold) == [(1, "Anna"), (2, "Dana"), (3, "Cyril"), (4, "Boris")]
    # Of an evening with seats some may never have had one.
    some = [
        *four(("Boris", 5, "Anna"), ("Cyril", 10, "Anna"), ("Dana", 20, "Anna")),
        player("Eva", bought(bust=out(8))),
    ]
    assert places(evening(Night(some)))[3:] == [(4, "Eva"), (5, "Boris")]


def test_all_who_are_left_at_the_end_share_what_is_to_be_won() -> None:
    prizes = [prize(1, 70, 50), prize(2, 30, 22)]
    retold = evening(Night(four(("Boris", 5, "Anna"), ("Cyril", 10, "Anna")), prizes=prizes))
    assert [(line.place, line.name, line.prize) for line in standings(retold.state)][:2] == [
        (1, "Anna", 3_600),
        (1, "Dana", 3_600),
    ]
    assert retold.state.finished == BEGINS + 60 * MINUTE


# ---- money -----------------------------------------------------------------------------------------------------------


def test_prizes_that_our_division_would_not_give_are_set_by_hand_and_the_house_gives_what_rounding_took() -> None:
    prizes = [prize(1, 70, 61), prize(2, 30, 19, NonMonetary="Trophy")]
    busts = (("Boris", 5, "Anna"), ("Cyril", 10, "Anna"), ("Dana", 20, "Anna"))
    retold = evening(Night(four(*busts), prizes=prizes, money={"HouseContribution": 2}))
    lines = standings(retold.state)
    assert [(line.prize, line.things) for line in lines] == [(6_100, ()), (1_900, ("Trophy",)), (0, ()), (0, ())]
    assert (retold.state.pool, retold.state.till.contributed) == (8_000, 200)  # 4 × 18, 2 given, 6 to the whole amount
    assert sum(retold.state.till.adjusted.values()) == 0


def test_a_deal_is_told_before_those_who_made_it_are_out() -> None:
    portions = {"anna": 26, "dana": 46}
    deal = Call("GameChop", Portions={u: Call("GameChopPortion", CashReal=c) for u, c in portions.items()})
    busts = (("Boris", 5, "Anna"), ("Cyril", 10, "Anna"), ("Dana", 20, "Anna"))
    retold = evening(Night(four(*busts), prizes=[prize(1, 70, 50), prize(2, 30, 22)], deals=[deal]))
    assert [(line.name, line.prize) for line in standings(retold.state)][:2] == [("Anna", 2_600), ("Dana", 4_600)]
    wrong = Call("GameChop", Portions={"boris": Call("GameChopPortion", CashReal=1_000)})
    retold = evening(Night(four(*busts), prizes=[prize(1, 100, 72)], deals=[wrong]))
    assert "A deal between Boris was left out: it does not fit who was left and what was to win." in said(retold)


def test_winnings_put_right_and_prizes_given_by_hand_are_of_the_places_of_those_who_got_them() -> None:
    busts = (("Boris", 5, "Anna"), ("Cyril", 10, "Anna"), ("Dana", 20, "Anna"))
    people = four(*busts)
    people[3].fields["CashAdjustment"] = 5
    bubble = Call("GamePrize", Type=2, AmountType=1, Amount=10, NonMonetary="Mug", AwardedToPlayers=["boris"])
    nobodys = Call("GamePrize", Type=2, AmountType=1, Amount=7, AwardedToPlayers=[], Description="High hand")
    prizes = [prize(1, 70, 50), prize(2, 30, 22), bubble, nobodys]
    retold = evening(Night(people, prizes=prizes))
    won = [(line.name, line.prize, line.things) for line in standings(retold.state)]
    assert won == [("Anna", 5_000, ()), ("Dana", 2_700, ()), ("Cyril", 0, ()), ("Boris", 1_000, ("Mug",))]
    assert (retold.state.pool, sum(retold.state.till.adjusted.values())) == (8_700, 0)
    assert said(retold) == ["The prize High hand (7), given by hand to , was left out."]
    # Of places that are shared nobody can tell.
    tied = four(("Boris", 5, "Anna"), ("Cyril", 5, "Anna"), ("Dana", 20, "Anna"))
    tied[1].fields["CashAdjustment"] = 5
    assert said(evening(Night(tied, prizes=prizes[:2]))) == [
        "Boris: what was put right of the winnings by hand there (5) was left out."
    ]


def test_what_was_not_paid_is_owed() -> None:
    anna = player("Anna", bought(), PaidInFull=False)
    retold = evening(Night([anna, player("Boris", bought(bust=out(5, "anna")))]))
    assert retold.state.till.received == {2: 2_000}


# ---- not over --------------------------------------------------------------------------------------------------------


def test_an_evening_in_progress_stands_where_it_was() -> None:
    sitting = {"Name": "Table 1", "UUID": "table 1", "NumberOfSeats": 6, "Locks": [False, None, "true", True]}
    table = Call("GameTable", Seats=["anna", None, "cyril", -1, "dana"], **sitting)
    night = Night(
        four(("Boris", 25, "Anna")),
        [told(20, "End of round 1"), told(22, "Start of round 2"), told(26, "Something new")],
        tables=[table],
        ended=None,
        more={"CurrentLevel": 1, "AccumulatedSeconds": 240, "ClockRunning": True},
    )
    retold = evening(night)
    state = retold.state
    reading = state.clock.reading(state.last + LATE)
    assert (reading.phase, reading.index, reading.elapsed) == (Phase.PAUSED, 1, 4 * MINUTE)
    (open_,) = state.tables.values()
    assert {seat: state.entries[entry].name for seat, entry in open_.seats.items()} == {
        1: "Anna",
        3: "Cyril",
        5: "Dana",
    }
    assert (sorted(open_.unavailable), open_.size) == ([4], 6)
    assert [entry.name for entry in state.entries.values() if entry.locked] == ["Cyril"]
    assert said(retold) == ["A line of its history was not understood: Something new"]


def test_an_evening_that_has_not_begun_has_entries_and_guests() -> None:
    retold = evening(Night([player("Anna", bought()), player("Boris")], started=False, ended=None))
    assert [entry.name for entry in retold.state.entered] == ["Anna"]
    assert sorted(guest.name for guest in retold.state.guests.values()) == ["Anna", "Boris"]
    assert retold.state.started is None


def test_unknown_things_are_read_and_named() -> None:
    odd = Call("Weather", Rain=True)
    retold = evening(Night(four(("Boris", 5, "Anna")), more={"Weather": odd, "Notes": "Bring a cake"}))
    assert "Nobody knows what Weather means; it was left out (1 times)." in said(retold)
    assert "Nobody knows what Tournament.Weather means; it was left out (1 times)." in said(retold)
    assert "The notes on the evening were left out: Bring a cake" in said(retold)


def test_chips_are_those_of_the_sets_and_of_what_the_players_began_with() -> None:
    made = [
        Call("GameChip", ChipID=n, Label=label, Value=value, Use=value < 500, PerPlayer=each)
        for n, (label, value, each) in enumerate([("Red", 100, 0), ("Blue", 25, 8), ("Bounty", 50, 0), ("Old", 500, 9)])
    ]
    sets = [
        Call("ChipSet", Name="All", ChipCounts={"0": 40}),
        Call("ChipSet", Name="More", ChipCounts={"0": 2, "1": 9}),
    ]
    chips = Call("GameChips", Chips=made, ChipSets=sets)
    retold = evening(Night(four(("Boris", 5, "Anna")), more={"Chips": chips}))
    assert retold.state.chip_set == (Chip(25, 32, "Blue"), Chip(100, 42, "Red"))


def test_who_bought_no_chips_began_with_those_that_he_is_said_to_have() -> None:
    people = [player(name, bought(Chips=0), ChipCount=chips) for name, chips in (("Anna", 46_600), ("Boris", 9_000))]
    retold = evening(Night([*people, player("Cyril", bought(bust=out(5, "anna")), ChipCount=7_000)]))
    assert retold.state.chips_in_play == 46_600 + 9_000 + 5_000


def test_a_last_move_may_name_the_table_by_its_place_in_the_list() -> None:
    tables = [Call("GameTable", Name=f"Table {n}", NumberOfSeats=6, Seats=[None]) for n in (1, 2)]
    move = Call("PlayerMove", PlayerUUID="anna", NewTableIndex=1, NewSeatIndex=4)
    moved = Call("PlayerMovement", Time=BEGINS, Moves=[move])
    seated = Call("GameTables", Tables=tables, LastPlayerMove=moved)
    retold = evening(Night(four(("Boris", 5, "Anna"), seats=False), ended=None, more={"Tables": seated}))
    assert "Anna: table 2 seat 5" in [wording.step(stored.step) for stored in retold.steps]
    assert said(retold) == []


def test_who_was_only_counted_is_told_of() -> None:
    config = Call("GamePlayersConfig", TrackPlayers=False, NumberOfEntries=9, NumberOfRebuys=4, NumberOfAddOns=0)
    retold = evening(Night([], more={"Players": Call("GamePlayers", Players={}, Config=config)}))
    assert said(retold) == [
        "It has ended there with 0 still in; here it stands where it was.",
        "There, people were only counted, not named: 9 entries, 4 rebuys, 0 add-ons; they were left out.",
    ]


def test_notes_on_levels_are_one_line_as_the_note_of_a_structure_is() -> None:
    levels = Call("GameLevels", Levels=[level(25), Call("GameBreak", Minutes=5, Notes="Dinner\nfor all"), level(50)])
    levels.fields["Levels"][2].fields |= {"Notes": "No more rebuys", "GameName": "Omaha"}
    retold = evening(Night(four(("Boris", 5, "Anna")), ended=None, more={"Levels": levels}))
    assert said(retold) == ["Which levels are played by another game was left out: Omaha"]
    note = retold.state.structure.note
    assert note == "2. Dinner for all · 3. No more rebuys"


# ---- people ----------------------------------------------------------------------------------------------------------


def named(uuid: str, nickname: str = "", first: str = "", last: str = "", **info: str) -> Call:
    name = Call("PlayerName", Nickname=nickname, Firstname=first, Lastname=last)
    return player("x", bought(), UUID=uuid, Name=name, Info=Call("PlayerInfo", **info))


def test_people_are_known_by_their_id_then_by_their_name() -> None:
    file = read(
        Night([named("u1", "Andy", "Anna", "Malá", Notes="left-handed", Phone1="555"), named("u2", last="B")]).data(),
        "a",
    )
    roster = Roster()
    first = people.acquaint(roster, file)
    roster = club_facts.apply_step(roster, first.facts, 0)
    assert [(each.name, each.nickname, each.notes) for each in roster.people] == [
        ("Anna Malá", "Andy", "left-handed"),
        ("B", "", ""),
    ]
    assert roster.ids(PlayerId(1), TDT) == ("u1",)
    again = people.acquaint(roster, file)
    assert (again.facts, again.new) == ((), ())
    assert {uuid: player.number for uuid, player in again.people.items()} == {"u1": 1, "u2": 2}
    # Another id under a name that somebody with an id has is somebody else; without one it is the same person.
    other = people.acquaint(roster, read(Night([named("u3", "andy")]).data(), "b"))
    assert (other.new, [note.code for note in other.notes]) == (("andy (2)",), ["tdt_renamed"])
    assert "555" not in str(first.facts)
    assert people.acquaint(roster, read(Night([named("", "Andy")]).data(), "b")).new == ()
    # The member number comes to whoever has none, if nobody has it.
    numbers = read(Night([named("u1", "Andy", OptID="007"), named("u4", "Dana", OptID="007")]).data(), "e")
    numbered = club_facts.apply_step(roster, people.acquaint(roster, numbers).facts, 0)
    assert (numbered.ids(PlayerId(1)), numbered.ids(PlayerId(3))) == (("007",), ())
    known = club_facts.apply_step(
        Roster(), people.acquaint(Roster(), read(Night([named("", "Cyril")]).data(), "c")).facts, 0
    )
    assert people.acquaint(known, read(Night([named("u9", "CYRIL")]).data(), "d")).people["u9"].number == 1


def test_two_of_one_name_are_two_and_no_name_is_too_odd() -> None:
    odd = [
        named("u1", "Jo", "Jo", "One"),
        named("u2", "Jo", "Jo", "Two"),
        named("u3", "Jo"),
        named("u4"),
        named("u5", "a\u202eb" * 99),
    ]
    file = read(Night(odd).data(), "a.tdt")
    found = people.acquaint(Roster(), file)
    retold = retell(file, found.people, "EUR", now=1)
    assert [entry.name for entry in retold.state.entered][:4] == ["Jo", "Jo (Jo Two)", "Jo (2)", "#4"]
    assert len({player.number for player in found.people.values()}) == 5
    assert len(club_facts.apply_step(Roster(), found.facts, 0).people) == 5
