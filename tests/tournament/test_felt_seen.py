"""What is seen at a table: every chip, every word, and never a card that these eyes may not see."""

from collections.abc import Collection
from dataclasses import replace
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.actions import Bet, Call, Check, Due, Fold, Mishap, Posting, RaiseTo
from engine.blinds import AnteKind, Blinds
from engine.cards import UNKNOWN, Card, cards, texts
from engine.deck import stacked
from engine.hand import Hand
from engine.records.replay import replay
from engine.seats import first_positions
from tests.engine.dealing import table as dealt
from tests.engine.games import Game, game, one_more
from tests.engine.records.hands import only, phh
from tournament.felt import spoken
from tournament.felt.seeing import Named, between, seen
from tournament.felt.view import FeltPot, FeltSeat, FeltView
from tournament.wording import THIN_SPACE

NAMES = {1: "Ada", 2: "Ben", 3: "Cleo", 4: "Dan"}
AT = Named("Living room", NAMES, 4, 41)


def shown(hand: Hand, **more: object) -> FeltView:
    return seen(hand, AT, **more)  # type: ignore[arg-type]


def at(view: FeltView, seat: int) -> FeltSeat:
    return view.seats[seat - 1]


def pots(view: FeltView) -> list[tuple[str, int, str]]:
    return [(pot.name, pot.chips, " ".join(pot.players)) for pot in view.pots]


def plain(text: str) -> str:
    return text.replace(THIN_SPACE, " ")


def act(hand: Hand, *actions: object) -> None:
    for action in actions:
        hand.act(action)  # type: ignore[arg-type]


def test_a_plate_says_what_its_player_did_last() -> None:
    hand = dealt({1: 9_000, 2: 9_000, 3: 2_450, 4: 9_000}, (300, 600), ante=600, kind=AnteKind.BIG_BLIND)
    view = shown(hand, eyes={3}, near=3)
    assert [(seat.said, seat.bet) for seat in view.seats] == [
        ("", 0),
        ("small blind", 300),
        ("big blind", 600),
        ("", 0),
    ]
    assert (view.pot, pots(view), view.button) == (1_500, [("main", 600, "Ben Cleo Dan Ada")], 1)
    assert plain(view.subtitle) == "hand 41 · 300 / 600 big-blind ante 600 · no-limit"
    assert (view.hand, view.near, view.told) == (41, 3, "Cards are dealt")
    assert at(view, 4).is_on_turn
    act(hand, RaiseTo(1_200), Fold(), Call(), RaiseTo(1_850))
    view = shown(hand)
    assert [plain(seat.said) for seat in view.seats] == ["folded", "call 1 200", "all-in 1 850", "raise to 1 200"]
    assert plain(view.told) == "Cleo is all-in with 1 850"
    assert (at(view, 1).is_folded, at(view, 1).cards, at(view, 3).is_all_in) == (True, (), True)
    act(hand, Call(), Call())
    view = shown(hand)
    assert (view.told, [seat.bet for seat in view.seats]) == ("Flop", [0, 0, 0, 0])
    assert [plain(seat.said) for seat in view.seats] == ["folded", "", "all-in 1 850", ""]
    act(hand, Check(), Bet(600))
    assert [plain(seat.said) for seat in shown(hand).seats] == ["folded", "checks", "all-in 1 850", "bet 600"]


def test_pots_are_laid_while_betting_goes_on_and_bets_of_the_street_are_in_none() -> None:
    """B003: who has folded is in no pot any more, from that moment on."""
    hand = dealt({1: 5_000, 2: 5_000, 3: 1_000, 4: 5_000}, (50, 100))
    act(hand, RaiseTo(1_000), Call(), Call(), Call())
    assert pots(shown(hand)) == [("main", 4_000, "Ben Cleo Dan Ada")]
    act(hand, Bet(500), Call())
    view = shown(hand)
    assert (view.pot, pots(view)) == (5_000, [("main", 4_000, "Ben Cleo Dan Ada")])
    act(hand, Call())
    assert pots(shown(hand)) == [("main", 4_000, "Ben Cleo Dan Ada"), ("side 1", 1_500, "Ben Dan Ada")]
    act(hand, Bet(1_000), Fold())
    assert pots(shown(hand)) == [("main", 4_000, "Ben Cleo Ada"), ("side 1", 1_500, "Ben Ada")]


def test_dead_money_lies_in_the_main_pot() -> None:
    """A missed small blind and an ante from the dues, beside everybody's own ante; and chips of a void hand."""
    stacks = {1: 1_000, 2: 1_000, 3: 1_000, 4: 80}
    dues = [Due(4, Posting.ANTE, 20), Due(1, Posting.DEAD, 50)]
    hand = dealt(stacks, (50, 100), ante=10, dues=dues, carried=30)
    view = shown(hand)
    assert sum(pot.chips for pot in view.pots) == 20 + 50 + 4 * 10 + 30
    assert view.pot == hand.public_view().pot
    act(hand, Call(), Call(), Call(), Check())
    *_, main = reversed(shown(hand).pots)
    assert main == FeltPot("main", 4 * 60 + 20 + 50 + 30, ("Ben", "Cleo", "Dan", "Ada"))


SPLIT = {1: "AsKd", 2: "AhKc", 3: "QdQc"}


def shown_down(board: str = "Ac Kh 7d 2s 2c", **more: object) -> Hand:
    hand = dealt({1: 9_000, 2: 9_000, 3: 9_000}, (300, 600), holes=SPLIT, board=board, **more)  # type: ignore[arg-type]
    act(hand, Call(), Call(), Check())
    while hand.to_act is not None:
        hand.act(Check())
    return hand


def test_the_showdown_says_what_each_holds_and_who_gets_what() -> None:
    view = shown(shown_down())
    assert plain(view.told) == "Ben and Ada split 1 800 with two pair, aces and kings"
    assert [at(view, seat).strength for seat in (1, 2, 3)] == [
        "two pair, aces and kings", "two pair, aces and kings", "two pair, queens and deuces",
    ]  # fmt: skip
    assert (texts(at(view, 2).best), [at(view, seat).won for seat in (1, 2, 3)]) == ("AhAcKhKc7d", [900, 900, 0])
    assert (view.pot, view.pots, view.is_over) == (0, (), True)
    assert shown(shown_down(), given=False).told == "Showdown"
    assert [plain(at(view, seat).said) for seat in (1, 3)] == ["wins 900", ""]
    alone = dealt({1: 9_000, 2: 9_000}, (300, 600), holes={1: "QsJs", 2: "AhKc"}, board="9s 7s 2s Ad 2h")
    act(alone, Call(), Check(), Bet(675), Call(), Check(), Check(), Check(), Check())
    assert plain(shown(alone).told) == "Ada wins 2 550 with a flush, queen high"


def test_pots_with_other_winners_are_told_apart_and_what_nobody_called_went_back() -> None:
    holes = {1: "AsAd", 2: "KsKd", 3: "QsQd"}
    hand = dealt({1: 1_000, 2: 3_000, 3: 5_000}, (50, 100), holes=holes, board="2c 3d 7h 9s Jc")
    act(hand, RaiseTo(1_000), Call(), RaiseTo(5_000), Call())
    assert plain(shown(hand).told) == (
        "Ada wins 3 000 (main) with a pair of aces; Ben wins 4 000 (side 1) with a pair of kings; "
        "2 000 went back to Cleo"
    )


def test_a_hand_that_everybody_else_folded_compares_nothing() -> None:
    """B024, B025: no board, no cards, and the chips go to whoever is left."""
    hand = dealt({1: 9_000, 2: 9_000, 3: 9_000}, (300, 600))
    act(hand, Fold(), Fold())
    view = shown(hand)
    assert plain(view.told) == "Cleo wins 600: everybody else folded; 300 went back to Cleo"
    assert (view.board, at(view, 3).strength, at(view, 3).cards) == ((), "", (None, None))
    before = shown(hand, given=False)
    assert (before.told, before.pot, at(before, 3).won, before.is_over) == ("Ben folds", 600, 0, False)


def test_an_all_in_is_run_out_card_by_card_and_nobody_knows_the_end_before() -> None:
    """B018: the engine has dealt everything at once; what is seen stops where the room is."""
    holes = {1: "AsKd", 2: "9h9c", 3: "QdQc"}
    hand = dealt({1: 9_000, 2: 4_500, 3: 9_000}, (300, 600), holes=holes, board="Ac 9d 7d 2s 2c")
    act(hand, RaiseTo(9_000), Call(), Call())
    assert hand.is_over
    flop = seen(hand, AT, board=3, equity={1: 0.08, 2: 0.87, 3: 0.05})
    assert (texts(flop.board), flop.told, flop.is_over) == ("Ac9d7d", "Flop: 3 hands are open", False)
    assert pots(flop) == [("main", 13_500, "Ben Cleo Ada"), ("side 1", 9_000, "Cleo Ada")]
    assert [(seat.stack, seat.won, seat.equity) for seat in flop.seats[:3]] == [
        (0, 0, 0.08),
        (0, 0, 0.87),
        (0, 0, 0.05),
    ]
    assert (at(flop, 2).strength, at(flop, 2).is_all_in) == ("three of a kind, nines", True)
    before = seen(hand, AT, board=0)
    assert (before.board, at(before, 1).strength, texts(cards("AsKd"))) == ((), "", texts(at(before, 1).cards))  # type: ignore[arg-type]
    river = seen(hand, AT, given=False)
    assert (len(river.board), river.pot, river.is_over) == (5, 22_500, False)
    over = seen(hand, AT, equity={2: 1.0})
    assert (at(over, 2).equity, at(over, 2).won, over.pot) == (None, 13_500, 0)


def test_players_show_or_muck_one_after_the_other() -> None:
    hand = shown_down(asks_to_show=True)
    view = shown(hand, eyes={3})
    assert (view.told, view.pot, [seat.is_on_turn for seat in view.seats[:3]]) == (
        "Showdown",
        1_800,
        [False, True, False],
    )
    assert [at(view, seat).cards for seat in (1, 2)] == [(None, None), (None, None)]
    assert at(view, 3).strength == "two pair, queens and deuces", "for his own eyes"
    hand.show()
    assert texts(at(shown(hand), 2).cards) == "AhKc"  # type: ignore[arg-type]
    hand.muck()
    view = shown(hand, eyes={3})
    assert (at(view, 3).cards, at(view, 3).said) == ((), "mucked")
    hand.muck()
    assert plain(shown(hand).told) == "Ben wins 1 800 with two pair, aces and kings"
    unseen = shown_down(asks_to_show=True)
    unseen.muck()
    unseen.muck()
    view = shown(unseen)
    assert (plain(view.told), at(view, 1).cards) == ("Ada wins 1 800: everybody else mucked", (None, None))


def test_a_void_hand_says_so_and_every_chip_is_back() -> None:
    hand = dealt({1: 9_000, 2: 9_000, 3: 9_000}, (300, 600))
    act(hand, RaiseTo(1_200))
    hand.void(Mishap.MISDEAL)
    view = shown(hand, eyes={1})
    assert (view.told, view.is_over, view.pot) == ("The hand is void, every bet went back", True, 0)
    assert [(seat.stack, seat.cards, seat.said) for seat in view.seats[:3]] == [(9_000, (), "")] * 3


def test_a_dead_hand_is_called_one() -> None:
    hand = dealt({1: 9_000, 2: 9_000, 3: 9_000}, (300, 600))
    hand.kill(2)
    assert (at(shown(hand), 2).said, at(shown(hand), 2).is_folded) == ("dead hand", True)


def test_cards_that_nobody_knows_stay_face_down_whatever_happens() -> None:
    """As a record has them: some hands were never seen, and of the board perhaps only the flop."""
    hand = shown_down()
    view = seen(hand, AT, {3}, unknown={2, 3})
    assert [at(view, seat).cards for seat in (2, 3)] == [(None, None), (None, None)]
    assert (at(view, 2).strength, at(view, 2).best) == ("", ())
    assert "with" not in seen(hand, AT, unknown={1, 2, 3}).told
    part = seen(hand, AT, board=3, given=True)
    assert (len(part.board), plain(part.told)) == (3, "Ben and Ada split 1 800")


def test_a_hand_of_real_cards_of_which_few_were_told() -> None:
    """Stand-ins are nobody's cards: face down in hands, not there on the board, and no hand is named with them."""
    stacks = {1: 9_000, 2: 9_000, 3: 9_000}
    holes: list[tuple[Card | None, ...]] = [(None, None), cards("QdQc"), cards("AsKd")]
    board = (*cards("Ac Kh 7d"), None, None)
    hand = Hand(stacks, first_positions(1, stacks), Blinds(300, 600), stacked(holes, board, rest=UNKNOWN))
    act(hand, Call(), Call(), Check(), Check(), Check(), Check())
    view = shown(hand, eyes={1, 2})
    assert (texts(view.board), view.told) == ("AcKh7d", "Turn")
    assert [at(view, seat).cards for seat in (2, 3)] == [(None, None), (None, None)]
    assert (at(view, 1).cards, at(view, 1).strength) == (cards("AsKd"), ""), "the turn is not known"
    act(hand, *[Check()] * 6)
    assert (shown(hand).told, shown(hand).pot) == ("Showdown", 1_800)
    for _player in (2, 3, 1):
        hand.show()
    assert at(shown(hand), 1).cards == cards("AsKd"), "turned up"
    hand.tell([{2}, {1}, {3}])
    view = shown(hand)
    assert (plain(view.told), at(view, 2).cards, at(view, 2).won) == ("Ben wins 1 800", (None, None), 1_800)


def test_a_record_is_seen_step_by_step() -> None:
    """The same function, at every step of the replay, for hands of which not all cards were written down."""
    actions = "'d dh p1 ????', 'd dh p2 KsKd', 'd dh p3 ????', 'p3 cc', 'p1 cc', 'p2 cc', 'd db 2c3c4h', 'p1 cc'"
    steps: list[FeltView] = []

    def watch(_item: int, hand: Hand) -> None:
        names = Named("Record", {1: "Ada\nB.", 2: "Ben", 3: "Cleo"}, 3)
        steps.append(seen(hand.copy(), names, {1, 2, 3}, unknown={1, 3}))

    replay(only(phh(actions)), watch=watch)
    assert [plain(step.told) for step in steps] == [
        "Cards are dealt", "Cards are dealt", "Cards are dealt", "Cards are dealt", "Cleo calls 100",
        "Ada B. calls 100", "Flop", "Flop", "Ada B. checks",
    ]  # fmt: skip
    assert {seat.cards for seat in steps[-1].seats} == {(None, None), cards("KsKd")}


def test_chairs_without_cards_and_a_table_between_hands() -> None:
    named = Named(
        "Table 2", {1: "Ada", 2: "Ben", 4: "Dan"}, 5, clock="9:12", robots={2}, away={4}, stacks={1: 8_400, 4: None},
        badges={1: "host"}, time={1: 0.5},
    )  # fmt: skip
    view = between(named, "The next hand begins at 21:10", positions=first_positions(1, {1, 2, 4}), big_blind=600)
    assert [(seat.name, seat.stack, seat.badge) for seat in view.seats] == [
        ("Ada", 8_400, "host"), ("Ben", None, "robot"), ("", None, ""), ("Dan", None, "away"), ("", None, ""),
    ]  # fmt: skip
    assert (view.told, view.button, view.clock, view.is_over) == ("The next hand begins at 21:10", 1, "9:12", True)
    playing = seen(dealt({1: 900, 2: 900}, (50, 100)), named)
    assert (at(playing, 4).name, at(playing, 4).is_away, at(playing, 4).cards) == ("Dan", True, ())
    assert at(playing, 1).time == 0.5


def test_everything_is_read_out_but_no_card_that_is_face_down() -> None:
    hand = dealt({1: 9_000, 2: 9_000, 3: 900}, (300, 600), holes={1: "AsKd", 2: "9h9c", 3: "QdQc"}, board="Ac 9d 7d")
    act(hand, Call(), Call(), Check())
    read = plain(spoken.table(seen(hand, AT, {1})))
    sides = FeltPot("main", 9_000, ("Ada", "Ben")), FeltPot("side 1", 4_650, ("Ada",))
    assert plain(spoken.pots(replace(seen(hand, AT), pots=sides))) == "main: 9 000 (Ada, Ben) · side 1: 4 650 (Ada)"
    assert "Board: ace of clubs, nine of diamonds and seven of diamonds" in read
    assert "Seat 1, Ada, dealer button: 8 400, ace of spades and king of diamonds, pair of aces" in read
    assert "Seat 2, Ben, on turn: 8 400, 2 cards face down" in read
    assert "queen" not in read
    assert plain(spoken.in_big_blinds(FeltSeat(1, "Ada", 12_600), 600)) == "21 BB"
    assert spoken.in_big_blinds(FeltSeat(1, "Ada", 2_450), 600) == "4.1 BB"
    assert (spoken.stack(FeltSeat(1, "Ada")), spoken.in_big_blinds(FeltSeat(1, "Ada"), 600)) == ("–", "")


def open_cards(view: FeltView) -> set[Card]:
    """Every card that is anywhere in the value."""
    in_hands = {card for seat in view.seats for card in (*seat.cards, *seat.best) if card is not None}
    return in_hands | set(view.board)


def check(hand: Hand, dealt_from: Game, eyes: Collection[int]) -> None:
    """No card more than may be seen, and every chip where it is."""
    table = Named("Any", {seat: f"P{seat}" for seat in hand.order}, max(hand.order), 1)
    public = hand.public_view()
    gone = {*public.folded, *(hand.showing.mucked if hand.showing is not None else ())}
    tabled = {one.seat for one in public.shown}
    allowed = set(hand.board)
    for seat in {*eyes, *tabled} - gone:
        allowed |= set(hand.holes[hand.order.index(seat)])
    view = seen(hand, table, eyes)
    assert open_cards(view) <= allowed
    for one in view.seats:
        hidden = one.seat in hand.order and one.seat not in {*eyes, *tabled, *gone}
        assert not hidden or (one.strength, one.best) == ("", ())
        assert not hidden or set(one.cards) <= {None}
    stacks = sum(one.stack or 0 for one in view.seats)
    assert view.pot == sum(pot.chips for pot in view.pots) + sum(one.bet for one in view.seats)
    out = {f"P{seat}" for seat in public.folded}
    assert not any(out & set(pot.players) for pot in view.pots)
    if not hand.is_over:
        assert stacks + view.pot == dealt_from.chips
        assert view.pot == public.pot
        return
    result = hand.result()
    assert stacks + result.rake + result.carried == dealt_from.chips
    if not result.void:
        running = seen(hand, table, eyes, given=False)
        assert sum(seat.stack or 0 for seat in running.seats) + running.pot == dealt_from.chips
        early = seen(hand, table, eyes, board=min(3, len(hand.board)), given=False)
        assert not set(hand.board[3:]) & open_cards(early)
        assert not any(seat.won for seat in early.seats)


@settings(max_examples=40)
@given(st.integers(0, 2**32))
def test_no_hidden_card_and_every_chip_at_every_point_of_any_hand(seed: int) -> None:
    rng = Random(seed)
    dealt_from = game(rng)
    hand = dealt_from.deal()
    while True:
        check(hand, dealt_from, ())
        check(hand, dealt_from, {rng.choice(hand.order)})
        if hand.is_over:
            return
        one_more(hand, rng)


def test_names_of_any_kind_stand_in_sentences() -> None:
    hand = dealt({1: 9_000, 2: 9_000}, (300, 600))
    act(hand, Call())
    isolated = "\N{FIRST STRONG ISOLATE}عمر\N{POP DIRECTIONAL ISOLATE}"
    for name, said in (("", "Seat 1"), ("عمر", isolated), ("🃏" * 40, "🃏" * 40)):
        assert seen(hand, Named("T", {1: name, 2: "Ben"}, 2)).told == f"{said} calls 600"
