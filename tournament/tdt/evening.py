"""A `.tdt` file as an ordinary evening: the steps that a director at our desk would have made at those instants.

What really happened is told even where no decision of ours would allow it: somebody who entered after registration had
closed, a rebuy too many. Only what contradicts itself is left out, and a note says so.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from tournament import fold
from tournament.bounties.bounty_rule import BountyRule
from tournament.club import Player
from tournament.decoding import Note
from tournament.errors import RuleViolation
from tournament.events import (
    ChipsBought,
    ChipsCorrected,
    ChipsGranted,
    EveningCreated,
    EveningStarted,
    Event,
    GuestExpected,
    PlayerBusted,
    PlayerEntered,
    PlayerReinstated,
    Seat,
    StackCount,
    StacksCounted,
    TableWay,
    Timing,
)
from tournament.history import Stored
from tournament.names import EntryNo, Instant, SeatNo
from tournament.outs import elimination
from tournament.rules import EveningRules
from tournament.sales.money import minor_digits
from tournament.sales.prices import MOST_SOLD, Buying
from tournament.state import Tournament
from tournament.table import FEWEST_SEATS, MOST_CHAIRS
from tournament.tdt import left_out, payouts
from tournament.tdt.chairs import Chairs
from tournament.tdt.colours import chip_set
from tournament.tdt.file import TdtFile
from tournament.tdt.happenings import TOGETHER, Happening, Loss, What, happenings
from tournament.tdt.history import History
from tournament.tdt.names import kept_name, shown_names
from tournament.tdt.prices import PriceList
from tournament.tdt.seating import Seating
from tournament.tdt.settling import PROGRAM, Settling
from tournament.tdt.structure import structure
from tournament.tdt.telling import Telling
from tournament.tdt.turns import Turns


@dataclass(frozen=True, slots=True)
class Retold:
    """The evening's log, what it folds to, and what of the file it does not say."""

    steps: tuple[Stored, ...]
    state: Tournament
    notes: tuple[Note, ...]


def retell(file: TdtFile, people: Mapping[str, Player], currency: str, now: Instant) -> Retold:
    """The evening of that file.

    Args:
        file: what was read.
        people: who each person of the file is in the club, by the file's id.
        currency: of its amounts, which it does not name.
        now: the instant of an evening that names none.

    Raises:
        BadInput: `currency_unknown`.
    """
    return _Retelling(file, people, currency, now).retold()


class _Retelling:
    """One evening on its way into a log."""

    def __init__(self, file: TdtFile, people: Mapping[str, Player], currency: str, now: Instant) -> None:
        self._file = file
        self._people = people
        self._names = shown_names(file.people)
        digits = minor_digits(currency)
        self._prices = PriceList(file, digits)
        self._history = History(file.history)
        called = [person.shown for person in file.people]
        alone = {person.uuid: person.shown for person in file.people if called.count(person.shown) == 1}
        chairs = Chairs(file, self._history, alone)
        self._chairs = chairs
        self._told = happenings(file, self._history, self._prices)
        begins = min((each.at for each in self._told if each.at > 0), default=file.started or now)
        self._telling = Telling(self._created(currency, digits), begins)
        self._entries: dict[str, EntryNo] = {}
        self._seating = Seating(self._telling, chairs, self._entries)
        self._turns = Turns(self._telling, file, self._history)
        self._settling = Settling(self._telling, file, digits, self._entries)

    def _created(self, currency: str, digits: int) -> EveningCreated:
        file, prices = self._file, self._prices.prices
        # A head is paid with each loss of chips, also of somebody who then buys back in.
        rules = EveningRules(rebuy_keeps_knockout=True)
        entered = sum(b in (Buying.BUY_IN, Buying.RE_ENTRY) for p in file.people for b, _bought in self._prices.of(p))
        plan = payouts.plan(file, digits)
        if file.ended is not None:
            usual = next(price for price in prices if price.buying is Buying.BUY_IN).shares.total
            amounts = payouts.paid(file, digits)
            plan = payouts.as_it_was(plan, amounts, entered, len(file.people), usual, currency)
        sizes = [room.seats for room in self._chairs.rooms.values()]
        usual_size = max(sizes, key=lambda size: (sizes.count(size), size), default=9)
        seated = any(self._chairs.seen.values()) or any(table.sitting for table in file.tables)
        return EveningCreated(
            name=kept_name(file.title, "The Tournament Director"),
            structure=structure(file),
            prices=prices,
            seats=min(max(FEWEST_SEATS, usual_size), MOST_CHAIRS),
            currency=currency,
            timing=Timing.REAL,
            way=TableWay.KEPT,
            seed=None,
            rules=rules,
            # Nobody had a seat: it was just a clock.
            counted=file.started is not None and not seated,
            payouts=plan,
            bounties=BountyRule(),
            chip_set=chip_set(file),
        )

    def retold(self) -> Retold:
        """Tell everything, in the order of time."""
        self._expect()
        bought = [place for place, each in enumerate(self._told) if each.purchase is not None]
        place, last_bought = 0, max(bought, default=0)
        while place < len(self._told):
            some = _together(self._told[place:])
            if some[0].what is What.OUT and place > last_bought and self._file.ended is not None:
                self._settling.round_off(some[0].at)
            self._tell(some, some[-1].at)
            place += len(some)
        at = max(self._telling.steps[-1].at, self._file.ended or 0, self._history.last)
        self._finish(at)
        left_out.note(self._telling, self._file, self._history, self._chairs, self._settling.handed)
        return Retold(tuple(self._telling.steps), self._telling.state, tuple(self._telling.notes))

    def _tell(self, some: Sequence[Happening], at: Instant) -> None:
        match some[0].what:
            case What.ENTERED:
                self._enter(some, at)
            case What.STARTED:
                self._start(at)
            case What.TURNED:
                self._turns.turn(some[0].turn, at)
            case What.MOVED:
                moved = {move.person: self._chairs.seat(move.to) for move in self._file.moved}
                self._seating.take(self._sitting(moved), at)
                self._seating.close_done(at)
            case What.OUT:
                self._lose(some[0].losses, at)
            case What.BOUGHT:
                self._buy(some, at)

    # ---- people ----------------------------------------------------------------------------------------------------

    def _expect(self) -> None:
        """Who is on the list of an evening that is not over and has bought nothing yet is expected."""
        coming = [p for p in self._file.people if not p.buys and p.uuid in self._people and self._file.ended is None]
        guests = [GuestExpected(self._people[p.uuid].number, self._names[p.uuid]) for p in coming]
        if guests:
            names = {"names": [guest.name for guest in guests]}
            self._telling.tell("guests_expected", guests, names, self._telling.steps[-1].at)

    def _enter(self, some: Sequence[Happening], at: Instant) -> None:
        events: list[Event] = []
        coming: dict[str, EntryNo] = {}
        for each in some:
            if each.purchase is None or each.purchase.person.uuid not in self._people:
                continue
            uuid = each.purchase.person.uuid
            coming[uuid] = EntryNo(max((*self._telling.state.entries, *coming.values()), default=0) + 1)
            events.append(self._entered(each, coming[uuid], again=None))
        names = [self._names[uuid] for uuid in coming]
        if events and self._telling.tell("players_entered", events, {"names": names}, at):
            self._entries.update(coming)
            self._grant(coming, at)
            if self._telling.state.started is not None:
                self._sit(coming, at)

    def _entered(self, each: Happening, number: EntryNo, again: EntryNo | None) -> PlayerEntered:
        assert each.purchase is not None  # noqa: S101
        person = each.purchase.person
        bought = self._prices.purchase(each.purchase.buying, each.purchase.bought)
        paid = bought.due if person.paid else 0
        player = self._people[person.uuid].number
        return PlayerEntered(number, player, self._names[person.uuid], bought, paid, again)

    def _grant(self, coming: Mapping[str, EntryNo], at: Instant) -> None:
        """Who bought no chips and had some began with them: the finals of a ranking are played with such stacks."""
        for uuid, number in coming.items():
            person = self._file.person(uuid)
            if person is None or not person.stack or any(each.chips for each in (*person.buys, *person.add_ons)):
                continue
            given = ChipsGranted((number,), min(person.stack, MOST_SOLD), PROGRAM)
            facts = {"names": [self._names[uuid]], "chips": given.chips, "because": PROGRAM}
            self._telling.tell("bonus_given", (given,), facts, at)

    def _sit(self, coming: Mapping[str, EntryNo], at: Instant) -> None:
        """Late players sit down at once where they are seen first, if that seat is free."""
        wanted: dict[EntryNo, Seat] = {}
        for uuid, entry in coming.items():
            seat = self._chairs.next_of(uuid, at)
            table = None if seat is None else self._telling.state.tables.get(seat.table)
            if seat is not None and (table is None or seat.number in table.free_chairs()):
                wanted[entry] = seat
        self._seating.take(wanted, at)

    def _start(self, at: Instant) -> None:
        first = {uuid: self._chairs.next_of(uuid, 0) for uuid in self._entries}
        self._seating.take(self._sitting(first), at)
        if not self._telling.state.seats_drawn and not self._telling.state.setup.counted:
            # Nobody of those who had entered by then is seen anywhere, and no clock starts without seats.
            free = [
                Seat(room.number, SeatNo(number))
                for room in self._chairs.rooms.values()
                for number in range(1, room.seats + 1)
            ]
            self._seating.take(dict(zip(self._entries.values(), free, strict=False)), at)
        if self._telling.tell("started", (EveningStarted(),), {}, at):
            self._settling.adjust(at)
            extra = self._file.chips_beside
            if extra:
                in_play = self._telling.state.chips_in_play + extra
                facts = {"chips": extra, "in_play": in_play, "because": PROGRAM}
                self._telling.tell("chips_corrected", (ChipsCorrected(extra, PROGRAM),), facts, at)

    def _sitting(self, seats: Mapping[str, Seat | None]) -> dict[EntryNo, Seat]:
        return {self._entries[uuid]: seat for uuid, seat in seats.items() if seat is not None and uuid in self._entries}

    # ---- out and in again ------------------------------------------------------------------------------------------

    def _lose(self, losses: Sequence[Loss], at: Instant) -> None:
        state = self._telling.state
        going = {self._entries[loss.person.uuid]: loss for loss in losses if loss.person.uuid in self._entries}
        going = {entry: loss for entry, loss in going.items() if state.entries[entry].is_in}
        seen = {loss.person.uuid: self._chairs.seat(loss.out.chair) for loss in going.values()}
        winners = {uuid for loss in going.values() for uuid in loss.out.by}
        seen |= {uuid: self._chairs.seen_at(uuid, at, TOGETHER) for uuid in winners if uuid not in seen}
        self._seating.take(self._sitting(seen), at)
        for loss in going.values():
            if loss.last:
                self._settling.deal_before(loss.person.uuid, at)
        state = self._telling.state
        if going and len(going) == len(state.left):
            self._settling.share(at)
            return
        busts = tuple(self._busted(entry, loss, going) for entry, loss in going.items())
        if busts:
            self._tell_busts(busts, at)
            self._seating.close_done(at)

    def _tell_busts(self, busts: Sequence[PlayerBusted], at: Instant) -> None:
        state = self._telling.state
        # Of somebody without a seat the program believes that his chips are what he bought; nobody knows that.
        going = {bust.entry for bust in busts}
        loose = [entry for entry in state.left if entry.seat is None and entry.stack and entry.counted is None]
        counts = tuple(StackCount(each.number, 0 if each.number in going else each.stack or 0) for each in loose)
        counted = (StacksCounted(counts),) if counts else ()
        facts: Mapping[str, Any] = {"names": [state.entries[b.entry].shown_name for b in busts], "by": [], "place": 0}
        with suppress(RuleViolation):  # then the step is refused for the same reason
            facts = elimination.told(fold.apply_step(state, counted, at), at, busts)
        self._telling.tell("busted", (*counted, *busts), facts, at)

    def _busted(self, entry: EntryNo, loss: Loss, going: Mapping[EntryNo, Loss]) -> PlayerBusted:
        state = self._telling.state
        by: list[EntryNo] = []
        for uuid in loss.out.by:
            winner = self._entries.get(uuid)
            if winner is None or winner in going or not state.entries[winner].is_in:
                name = self._names.get(uuid, uuid[:8])
                self._telling.note("tdt_winner_gone", name=state.entries[entry].shown_name, winner=name)
            else:
                by.append(winner)
        seat = state.entries[entry].seat
        return PlayerBusted(entry, tuple(by), None if seat is None else seat.table)

    def _buy(self, some: Sequence[Happening], at: Instant) -> None:
        """Rebuys and re-entries one by one, add-ons of one kind in one step."""
        for buying, group in groupby(some, key=lambda each: each.purchase.buying if each.purchase else None):
            same = [each for each in group if each.purchase and each.purchase.person.uuid in self._entries]
            if buying is Buying.ADD_ON:
                self._sell(same, "add_ons_sold", at)
                continue
            for each in same:
                if buying is Buying.RE_ENTRY:
                    self._enter_again(each, at)
                else:
                    self._sell([each], "rebought", at)

    def _sell(self, some: Sequence[Happening], label: str, at: Instant) -> None:
        state, names = self._telling.state, []
        events: list[Event] = []
        facts: dict[str, Any] = {"count": 0, "chips": 0, "amount": 0, "owing": 0, "currency": state.setup.currency}
        for each in some:
            if each.purchase is None:
                continue
            person, number = each.purchase.person, self._entries[each.purchase.person.uuid]
            bought = self._prices.purchase(each.purchase.buying, each.purchase.bought)
            entry, paid = state.entries[number], bought.due if person.paid else 0
            if not entry.is_in and label == "rebought":
                seat = self._seat_back(person.uuid, each, entry.bust.seat if entry.bust else None, at)
                state = self._telling.state
                events.append(PlayerReinstated(number, seat, bought_back=True))
                facts |= {"back": True} if seat is None else {"back": True, "table": seat.table, "seat": seat.number}
            events.append(ChipsBought(number, bought, paid))
            names.append(entry.shown_name)
            facts["price"] = bought.price
            facts["count"] += 1
            facts["chips"] += bought.chips
            facts["amount"] += bought.due
            facts["owing"] += bought.due - paid
        if events:
            told = {"names": names} if label == "add_ons_sold" else {"name": names[0]}
            self._telling.tell(label, events, facts | told, at)

    def _seat_back(self, uuid: str, each: Happening, old: Seat | None, at: Instant) -> Seat | None:
        """The seat he comes back to: that of the purchase, else the one he had, if it is free."""
        told = None if each.purchase is None else self._chairs.seat(each.purchase.bought.chair)
        for seat in (told, old, self._chairs.next_of(uuid, at)):
            if seat is None:
                continue
            self._seating.open(seat.table, at)
            table = self._telling.state.tables.get(seat.table)
            if table is not None and seat.number in table.free_chairs():
                return seat
        return None

    def _enter_again(self, each: Happening, at: Instant) -> None:
        if each.purchase is None:
            return
        uuid = each.purchase.person.uuid
        before = self._entries[uuid]
        number = EntryNo(max(self._telling.state.entries) + 1)
        event = self._entered(each, number, again=before)
        if self._telling.tell("re_entered", (event,), {"name": self._names[uuid]}, at):
            self._entries[uuid] = number
            self._sit({uuid: number}, at)

    # ---- the end ---------------------------------------------------------------------------------------------------

    def _finish(self, at: Instant) -> None:
        if self._file.started is None or self._telling.state.finished is None:
            self._seating.as_at_the_end(self._file, at)
        if self._file.started is None:
            return
        if self._file.ended is not None and self._telling.state.finished is None:
            self._settling.share(at)
        self._turns.stand(at)
        if self._telling.state.finished is not None:
            self._seating.as_at_the_end(self._file, at)
            self._settling.hand_out(at)


def _together(waiting: Sequence[Happening]) -> Sequence[Happening]:
    """The first of them with those of its kind that one press recorded: entries, or what was bought."""
    first = waiting[0]
    count = 1
    if first.what in (What.ENTERED, What.BOUGHT):
        while count < len(waiting) and waiting[count].what is first.what and waiting[count].at - first.at <= TOGETHER:
            count += 1
    return waiting[:count]
