"""Money at the end of an evening of a `.tdt` file: what the house takes and gives, and deals."""

from collections.abc import Mapping

from tournament.events import DealMade, DealShare, Ending, HouseContributed, MoneyAdjusted, PayoutsSet
from tournament.names import Cents, EntryNo, Instant
from tournament.payouts.division import shared
from tournament.payouts.plan import Part, PayoutPlan, SetPrize
from tournament.people.people import LONGEST_NAME
from tournament.sales.prices import Fund
from tournament.standings import Standing, payouts, standings
from tournament.tdt.fields import minor
from tournament.tdt.file import Person, Portion, TdtFile
from tournament.tdt.names import kept_name
from tournament.tdt.payouts import paid
from tournament.tdt.telling import Telling

PROGRAM = "The Tournament Director"
"""The reason of what that program reckoned otherwise."""


class Settling:
    """The money of the evening being told, beside what was bought."""

    def __init__(self, telling: Telling, file: TdtFile, digits: int, entries: Mapping[str, EntryNo]) -> None:
        """`digits`: how many decimals its currency has; `entries`: of each person by id, as they grow."""
        self._telling = telling
        self._file = file
        self._digits = digits
        self._entries = entries
        self._deals = list(file.deals)
        self.handed: set[str] = set()
        """Who got what was given to him by hand, by id."""

    def adjust(self, at: Instant) -> None:
        """What the house gives and takes; of a finished evening also what rounding gave or took beyond the pool."""
        given = self._minor(self._file.house)
        if given > 0:
            facts = {"amount": given, "because": PROGRAM, "currency": self._currency, "name": ""}
            self._telling.tell("house_contributed", (HouseContributed(given, PROGRAM),), facts, at)
        self._move(-self._minor(self._file.rake), PROGRAM, at)

    def round_off(self, at: Instant) -> None:
        """Once everything is bought: what the prizes there sum to more or less than the pool is the house's."""
        amounts = paid(self._file, self._digits)
        there = sum(amounts.values())
        pool = self._telling.state.pool
        if there and there != pool:
            self._move(there - pool, PROGRAM, at)

    def _move(self, amount: Cents, because: str, at: Instant) -> None:
        """So much from the house to the prizes, or back."""
        for fund, part in ((Fund.PRIZES, amount), (Fund.HOUSE, -amount)):
            if part:
                facts = {"fund": fund.value, "amount": part, "because": because, "currency": self._currency}
                self._telling.tell("money_adjusted", (MoneyAdjusted(fund, part, because),), facts, at)

    # ---- by hand ---------------------------------------------------------------------------------------------------

    def hand_out(self, at: Instant) -> None:
        """Prizes that somebody gave by hand, and winnings put right by hand, are of the places of those who got them.

        Where places are shared, or a deal was made, nobody can tell of which place they would be.
        """
        if self._telling.state.deal is not None:
            return
        lines = {line.entry: line for line in standings(self._telling.state)}
        for person in self._file.people:
            line = lines.get(self._entries.get(person.uuid, EntryNo(0)))
            prizes = self._file.by_hand(person)
            amount = self._minor(person.cash + sum(prize.amount for prize in prizes))
            things = [kept_name(prize.thing, "") for prize in prizes if prize.thing]
            if line is not None and line.place and not line.tied and (amount or things) and line.prize + amount >= 0:
                self._hand(person, line, amount, things, at)

    def _hand(self, person: Person, line: Standing, amount: Cents, things: list[str], at: Instant) -> None:
        """That place gets so much more, and every other one what it has."""
        state = self._telling.state
        place, had = line.place or 0, {each.place: each.thing for each in state.payouts.by_hand}
        paid_now = dict(enumerate(payouts(state), start=1))
        paid_now[place] = line.prize + amount
        thing = kept_name(", ".join(filter(None, (had.get(place, ""), *things))), "")
        had[place] = thing
        by_hand = tuple(SetPrize(each, paid_now[each], had.get(each, "")) for each in sorted(paid_now))
        self._move(amount, f"{PROGRAM}: {line.name}"[:LONGEST_NAME].rstrip(), at)
        facts = {"place": place, "amount": paid_now[place], "thing": thing, "currency": self._currency}
        event = PayoutsSet(PayoutPlan(by_hand=by_hand), (Part.PRIZES,), tuple(sorted(paid_now)))
        if self._telling.tell("prize_set", (event,), facts, at):
            self.handed.add(person.uuid)

    # ---- deals -----------------------------------------------------------------------------------------------------

    def deal_before(self, uuid: str, at: Instant) -> None:
        """The deal of which that person is part, who is out for good now."""
        deal = next((deal for deal in self._deals if uuid in deal), None)
        if deal is None:
            return
        self._deals.remove(deal)
        state = self._telling.state
        dealing = {self._entries[each]: portion for each, portion in deal.items() if each in self._entries}
        amounts = {entry: self._minor(portion.cash) for entry, portion in dealing.items()}
        left = {entry.number for entry in state.left}
        prizes = sum(payouts(state)[: len(left)])
        kept = prizes - sum(amounts.values())
        if state.deal is not None or not set(amounts) <= left or len(left) < 2 or kept < 0 or not any(amounts.values()):
            names = [state.entries[entry].shown_name for entry in dealing]
            self._telling.note("tdt_deal_left_out", names=names)
            return
        self._made(amounts, dealing, kept, Ending.PLAY_ON, at)

    def share(self, at: Instant) -> None:
        """The evening has ended with several left, or with all of them out in one hand: they share what is left."""
        state = self._telling.state
        left = [entry.number for entry in state.left]
        if len(left) < 2 or state.deal is not None or not state.has_started(at):
            return
        dealing = next(({self._entries[u]: p for u, p in d.items() if u in self._entries} for d in self._deals), {})
        prizes = payouts(state)[: len(left)]
        amounts = {entry: self._minor(portion.cash) for entry, portion in dealing.items()}
        if set(amounts) != set(left) or sum(amounts.values()) != sum(prizes):
            amounts = dict(zip(left, shared((sum(prizes),), 1, len(left)), strict=True))
        self._made(amounts, dealing, 0, Ending.TIE, at)

    def _made(
        self,
        amounts: Mapping[EntryNo, Cents],
        dealing: Mapping[EntryNo, Portion],
        kept: Cents,
        ending: Ending,
        at: Instant,
    ) -> None:
        state = self._telling.state
        shares = tuple(
            DealShare(entry.number, amounts.get(entry.number, 0), dealing[entry.number].chips or None)
            if entry.number in dealing
            else DealShare(entry.number, amounts.get(entry.number, 0))
            for entry in state.left
        )
        facts = {
            "names": [state.entries[share.entry].shown_name for share in shares],
            "amounts": [share.amount for share in shares],
            "method": "own",
            "kept": kept,
            "ending": ending.value,
            "currency": self._currency,
        }
        self._telling.tell("deal_made", (DealMade(shares, kept, ending, "own"),), facts, at)

    @property
    def _currency(self) -> str:
        return self._telling.state.setup.currency

    def _minor(self, amount: int | float) -> Cents:
        return minor(amount, self._digits)
