"""Payout slips: for everybody who still gets something, what he is handed and why."""

from collections.abc import Sequence
from dataclasses import dataclass

from tournament import standings
from tournament.language import gettext as _
from tournament.names import Cents, EntryNo, Instant
from tournament.reports.page import Cell, Column, Kind, Page, Row, Slip, Slips, Table
from tournament.reports.pages import day_of, is_utc, yes_or_no
from tournament.sales.cash import accounts
from tournament.standings import Standing
from tournament.state import Tournament
from tournament.wording.prizes import thing
from tournament.wording.values import amount, day, ordinal_place


@dataclass(frozen=True, slots=True)
class Payout:
    """What one person still gets, in minor units.

    Attributes:
        entry: the one that has the place; `name`: whose it is.
        place: from 1; None: still in, for bounties alone. `tied`: others have it too.
        provisional: whether the place may still change.
        prize, bounty: what was not handed over yet.
        things: what he gets beside money, as long as the prize was not handed over.
        owing: what he still has to pay; `kept`: what of prize and bounties stays here for it.
    """

    entry: EntryNo
    name: str
    place: int | None
    tied: bool
    provisional: bool
    prize: Cents
    bounty: Cents
    things: tuple[str, ...]
    owing: Cents
    kept: Cents

    @property
    def hand(self) -> Cents:
        """What he is handed."""
        return self.prize + self.bounty - self.kept


def payout_slips(state: Tournament, at: Instant | None = None, *, net: bool = True) -> Page:
    """A slip for everybody who still gets something; `net`: whether what somebody owes stays here."""
    found = payouts(state, at, net=net)
    evening = _("{evening} · {day}").format(evening=state.setup.name, day=day(day_of(state), utc=is_utc(state)))
    slips = tuple(_slip(evening, state.setup.currency, each) for each in found)
    return Page(
        name="payout-slips",
        title=state.setup.name,
        heading=_("Payout slips"),
        currency=state.setup.currency,
        utc=is_utc(state),
        day=day_of(state),
        parts=(Slips(slips, _("Nobody has anything to get.")),),
        flat=_flat(state, found),
    )


def payouts(state: Tournament, at: Instant | None = None, *, net: bool = True) -> tuple[Payout, ...]:
    """What everybody still gets, best place first, then those who are still in; `net` as in `payout_slips`."""
    owners = {(each.player, each.entry if each.player is None else None): each for each in accounts(state)}
    found: list[Payout] = []
    for line in standings.standings(state, at):
        player = state.entries[line.entry].player
        account = owners.get((player, None if player is not None else line.entry))
        prize, bounty = (0, 0) if account is None else (account.prize_due, account.bounty_due)
        things = _things(line, 0 if account is None else account.prize_paid)
        if not (prize or bounty or things):
            continue
        owing = 0 if account is None or player is None else account.owing
        kept = min(owing, prize + bounty) if net else 0
        provisional = line.provisional and bool(prize or things)
        row = (line.entry, line.name, line.place, line.tied, provisional, prize, bounty, things, owing, kept)
        found.append(Payout(*row))
    return tuple(sorted(found, key=lambda each: (each.place is None, each.place or 0)))


def payouts_text(found: Sequence[Payout], currency: str) -> str:
    """The same as lines to paste, one person a line."""
    said = []
    for each in found:
        parts = ", ".join(_("{what}: {amount}").format(what=w, amount=a) for w, a in payout_lines(each, currency))
        total = _("to hand over {amount}").format(amount=amount(each.hand, currency))
        said.append(_("{name}: {parts}; {total}").format(name=each.name, parts=parts, total=total))
    return "\n".join(said)


def payout_lines(payout: Payout, currency: str) -> tuple[tuple[str, str], ...]:
    """What it is for, and how much, line by line."""
    found: list[tuple[str, str]] = []
    place = "" if payout.place is None else ordinal_place(payout.place, tied=payout.tied)
    if payout.prize:
        words = _("Prize, place {place}").format(place=place) if place else _("Prize")
        found.append((words, amount(payout.prize, currency)))
    words = _("Place {place}").format(place=place) if place else _("Prize")
    found += [(words, thing(each, tied=payout.tied)) for each in payout.things]
    if payout.bounty:
        found.append((_("Bounties"), amount(payout.bounty, currency)))
    if payout.kept:
        found.append((_("Kept for what is owed"), _("−{amount}").format(amount=amount(payout.kept, currency))))
    return tuple(found)


def _slip(evening: str, currency: str, payout: Payout) -> Slip:
    return Slip(
        name=payout.name,
        about=_("{evening} · place may still change").format(evening=evening) if payout.provisional else evening,
        lines=payout_lines(payout, currency),
        total=(_("To hand over"), amount(payout.hand, currency)) if payout.prize or payout.bounty else None,
        sign=_("Received"),
    )


def _flat(state: Tournament, found: tuple[Payout, ...]) -> Table:
    currency = state.setup.currency
    return Table(
        key="payouts",
        caption=_("Payout slips"),
        columns=(
            Column("place", _("Place"), Kind.PLACE),
            Column("name", _("Player"), Kind.NAME, lead=True),
            Column("prize", _("Prize"), Kind.MONEY),
            Column("bounty", _("Bounties"), Kind.MONEY),
            Column("things", _("Things"), Kind.NAMES),
            Column("kept", _("Kept for what is owed"), Kind.MONEY),
            Column("to_hand_over", _("To hand over"), Kind.MONEY),
            Column("currency", _("Currency")),
            Column("provisional", _("Provisional")),
        ),
        rows=tuple(
            Row(
                (
                    Cell(each.place, tied=each.tied),
                    Cell(each.name),
                    Cell(each.prize),
                    Cell(each.bounty),
                    Cell(each.things or None),
                    Cell(each.kept),
                    Cell(each.hand),
                    Cell(currency),
                    Cell(yes_or_no(each.provisional)),
                )
            )
            for each in found
        ),
        empty=_("Nobody has anything to get."),
    )


def _things(line: Standing, paid: Cents) -> tuple[str, ...]:
    """Things go with the prize; alone they are nothing that can be ticked."""
    return () if paid or line.place is None else line.things
