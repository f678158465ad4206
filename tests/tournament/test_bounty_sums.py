"""Whatever happens, all the money on heads is won, open, in the pool or unclaimed, and nothing of it twice."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.fakes import MINUTE, people
from tests.tournament.nights import do, last, night_of, selling
from tournament.bounties import envelopes
from tournament.bounties.bounties import Bounties, bounties, set_bounties
from tournament.bounties.bounty_rule import BountyKind, BountyRule, OwnHead
from tournament.bounties.mystery import envelopes_left, envelopes_to_draw
from tournament.draws import seating
from tournament.errors import Refusal, RuleViolation
from tournament.events import PlayerBusted
from tournament.history import Step
from tournament.names import EntryNo, Instant
from tournament.outs import elimination
from tournament.outs.elimination import Out
from tournament.people import entries, leaving
from tournament.people.entries import Terms
from tournament.rules import EveningRules
from tournament.sales import buying, cash, payments
from tournament.sales.prices import Fund
from tournament.state import Tournament

NAMES = people(6)
LATE = Terms(because="promised")

RULES = st.builds(
    BountyRule,
    kind=st.sampled_from([BountyKind.FIXED, BountyKind.PROGRESSIVE]),
    cash=st.sampled_from([0, 1, 3_333, 5_000, 7_000, 10_000]),
    own_head=st.sampled_from([OwnHead.HIS, OwnHead.NOBODY]),
) | st.builds(
    BountyRule,
    kind=st.sampled_from([BountyKind.MYSTERY, BountyKind.FIXED]),
    own_head=st.sampled_from([OwnHead.HIS, OwnHead.NOBODY]),
    mystery_from=st.sampled_from([None, 3, 5]),
)
RULE = RULES | st.just(BountyRule(own_head=OwnHead.PRIZES))


class Told:
    """An evening in which things happen by chance; refused ones have not happened."""

    def __init__(self, rule: BountyRule, seed: int, *, keeps: bool) -> None:
        self.chance = Random(seed)
        rules = EveningRules(rebuy_keeps_knockout=keeps)
        self.night = night_of(replace(selling(bounty=1_001, rules=rules), bounties=rule), *NAMES)
        self.begun = len(self.night.evening.steps)

    @property
    def state(self) -> Tournament:
        return self.night.evening.state

    def happens(self, what: str) -> None:
        """Something of that kind, about anybody."""
        self.night.clock.forward(self.chance.choice((0, MINUTE)))
        name, *others = self.chance.sample(NAMES, 4)
        seed = self.chance.randbytes(32)
        by = tuple(last(self.night, other) for other in others[: self.chance.choice((0, 1, 1, 2, 3))])
        outs = [Out(last(self.night, name), by)]
        number = last(self.night, name)
        acts: dict[str, Callable[[], object]] = {
            "bust": lambda: do(self.night, partial(elimination.bust, outs=outs)),
            "rebuy": lambda: do(self.night, partial(buying.rebuy, entry=number, server_seed=seed, because="promised")),
            "re-enter": lambda: self._re_enter(name, seed),
            "reinstate": lambda: do(self.night, partial(elimination.reinstate, entry=number, server_seed=seed)),
            "unregister": lambda: do(self.night, partial(leaving.unregister, entry=number, chips=10_000)),
            "home": lambda: do(self.night, partial(leaving.go_home, entry=number, chips=9_000)),
            "adjust": lambda: do(
                self.night,
                lambda s, at: payments.adjust(s, at, Fund.BOUNTIES, self.chance.randrange(-500, 500), "found"),
            ),
            "fill": lambda: do(self.night, self._fill),
            "draw": lambda: self._draw(seed),
            "undo": self._undo,
            "undo any": lambda: self.night.evening.undo(self.chance.randrange(self.begun + 1, 40)),
            "correct": lambda: self._correct(by),
            "rule": lambda: do(self.night, partial(set_bounties, rule=self.chance.choice(OTHER_RULES))),
        }
        try:
            acts[what]()
        except Refusal:
            return

    def _undo(self) -> None:
        target = self.night.evening.undo_target()
        if target is not None and target.seq > self.begun:
            self.night.evening.undo()

    def _re_enter(self, name: str, seed: bytes) -> None:
        do(self.night, partial(entries.re_enter, name=name, terms=LATE))
        do(self.night, partial(seating.seat, entry=last(self.night, name), server_seed=seed))

    def _fill(self, state: Tournament, at: Instant) -> Step:
        return envelopes.fill_envelopes(state, at, envelopes.suggested_envelopes(state), "early")

    def _draw(self, seed: bytes) -> None:
        for due in envelopes_to_draw(self.state)[:1]:
            do(self.night, partial(envelopes.draw_envelope, entry=due.entry, server_seed=seed))

    def _correct(self, by: tuple[EntryNo, ...]) -> None:
        """Some bust was by others."""
        busts = [place.first for place in self.night.evening.ledger.places() if place.shown.step.label == "busted"]
        if not busts:
            raise RuleViolation("nothing_to_undo")
        chosen = self.chance.choice(busts)
        (event,) = chosen.step.events
        assert isinstance(event, PlayerBusted)
        self.night.evening.replace(chosen.seq, partial(elimination.bust, outs=[Out(event.entry, by)]))


OTHER_RULES = [
    BountyRule(),
    BountyRule(own_head=OwnHead.PRIZES),
    BountyRule(BountyKind.PROGRESSIVE, cash=2_500),
    BountyRule(BountyKind.MYSTERY, mystery_from=5),
]
WHAT = ["bust"] * 6 + ["draw"] * 4 + ["fill", "fill", "rebuy", "re-enter", "reinstate", "unregister", "home"]
WHAT += ["adjust", "undo", "undo any", "correct", "correct", "rule"]


def check(state: Tournament) -> Bounties:
    fund, found = state.fund(Fund.BOUNTIES), bounties(state)
    assert sum(found.won.values()) + found.open + found.unclaimed + state.from_heads == fund
    assert all(amount > 0 for amount in found.won.values())
    assert found.open >= 0
    assert sum(found.won.values()) == sum(sum(head.cash) for head in found.taken)
    sheet = cash.sheet(state)
    assert sheet.balances
    assert sheet.bounties == sum(found.won.values()) + found.open + found.unclaimed
    return found


@settings(max_examples=40)
@given(RULE, st.integers(0, 10_000), st.booleans(), st.lists(st.sampled_from(WHAT), max_size=40))
def test_nothing_on_heads_is_ever_lost_or_paid_twice(rule: BountyRule, seed: int, keeps: bool, acts: list[str]) -> None:
    told = Told(rule, seed, keeps=keeps)
    check(told.state)
    for what in acts:
        told.happens(what)
        check(told.state)


@settings(max_examples=40)
@given(
    RULES, st.integers(0, 10_000), st.booleans(), st.lists(st.sampled_from([*WHAT[:6], "rebuy", "undo"]), max_size=30)
)
def test_what_is_unclaimed_are_the_heads_that_nobody_has(
    rule: BountyRule, seed: int, keeps: bool, acts: list[str]
) -> None:
    if rule.kind is BountyKind.MYSTERY:
        return
    told = Told(rule, seed, keeps=keeps)
    for what in acts:
        told.happens(what)
    found = check(told.state)
    nobodys = sum(head.worth for head in found.taken if not head.by)
    unpaid = 0
    if told.state.finished is not None and rule.own_head is OwnHead.NOBODY:
        unpaid = sum(bounties(replace(told.state, finished=None)).heads.values())
    assert found.unclaimed == nobodys + unpaid
    assert found.open == sum(found.heads.values())


@settings(max_examples=40)
@given(st.integers(0, 10_000), st.lists(st.sampled_from(WHAT[:6] + ["draw"] * 3 + ["undo"]), max_size=30))
def test_envelopes_drawn_and_left_are_always_those_that_were_filled(seed: int, acts: list[str]) -> None:
    told = Told(BountyRule(BountyKind.MYSTERY, mystery_from=6), seed, keeps=False)
    told.happens("fill")
    for what in acts:
        told.happens(what)
        state = told.state
        filled = sorted(each.amount for each in state.mystery.filled for _number in range(each.count))
        drawn = [head.worth for head in bounties(state).taken]
        assert sorted([*envelopes_left(state), *drawn]) == filled
