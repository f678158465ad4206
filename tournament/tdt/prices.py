"""The price list of a `.tdt` file, and what each purchase in it was.

A fee there is what a player pays, with the rake in it; a bounty chip is paid on top. The points that profiles are worth
are no part of a price here (`points`).
"""

from collections import Counter
from collections.abc import Iterator, Mapping

from tournament.names import Chips
from tournament.people.people import person_key
from tournament.sales.money import MOST
from tournament.sales.prices import (
    LAST_LEVEL,
    MOST_PRICES,
    MOST_SOLD,
    MOST_TIMES,
    Buying,
    Price,
    Purchase,
    Shares,
    Window,
)
from tournament.structures.structure import MOST_CHIPS
from tournament.tdt.fields import Amount, minor
from tournament.tdt.file import Bought, Person, Profile, Sold, TdtFile
from tournament.tdt.names import kept_name

NO_LIMIT = 9_999
"""So often, or more, means as often as wanted."""

USUAL: Mapping[Buying, str] = {
    Buying.BUY_IN: "Buy-in",
    Buying.RE_ENTRY: "Re-entry",
    Buying.REBUY: "Rebuy",
    Buying.ADD_ON: "Add-on",
}
"""What a purchase is called that the file does not name."""

_ENTRIES = (Buying.BUY_IN, Buying.RE_ENTRY)


class PriceList:
    """What the evening sells, and what was bought of it."""

    def __init__(self, file: TdtFile, digits: int) -> None:
        """Of that evening; `digits`: how many decimals its currency has."""
        self._digits = digits
        self._entering = frozenset(profile.name for profile in file.buy_ins.profiles)
        self._buying_back = frozenset(profile.name for profile in file.rebuys.profiles)
        self._sold: Mapping[Buying, Sold] = {
            Buying.BUY_IN: file.buy_ins,
            Buying.RE_ENTRY: Sold(False, file.buy_ins.profiles, last_round=file.buy_ins.last_round),
            Buying.REBUY: file.rebuys,
            Buying.ADD_ON: file.add_ons,
        }
        bought = [one for person in file.people for one in self.of(person)]
        self._times = Counter(self._key(buying, each) for buying, each in bought)
        self._examples = {self._key(buying, each): each for buying, each in reversed(bought)}
        self._names: dict[tuple[Buying, str], str] = {}
        self.prices = tuple(price for buying in Buying for price in self._of(buying))[:MOST_PRICES]

    def of(self, person: Person) -> Iterator[tuple[Buying, Bought]]:
        """What that person bought, in the order of the file: buy-in, rebuys and re-entries, then add-ons."""
        before: Bought | None = None
        for each in person.buys:
            yield self._kind(each, before), each
            before = each
        for each in person.add_ons:
            yield Buying.ADD_ON, each

    def purchase(self, buying: Buying, bought: Bought) -> Purchase:
        """That purchase, with the money where it went."""
        most: Chips = MOST_CHIPS if buying in _ENTRIES else MOST_SOLD
        shares = self._shares(bought.amount, bought.rake, bought.bounty)
        return Purchase(self._name(self._key(buying, bought)), buying, shares, min(bought.chips, most))

    def _kind(self, bought: Bought, before: Bought | None) -> Buying:
        """The name of what was bought tells rebuys from re-entries; who has chips does not enter again."""
        if before is None:
            return Buying.BUY_IN
        enters = bought.profile in self._entering - self._buying_back and before.out is not None
        return Buying.RE_ENTRY if enters else Buying.REBUY

    def _key(self, buying: Buying, bought: Bought) -> tuple[Buying, str]:
        """Files of 3.0, with one profile of each kind, do not name it."""
        profiles = self._sold[buying].profiles
        return buying, bought.profile or (profiles[0].name if profiles else "")

    # ---- the list --------------------------------------------------------------------------------------------------

    def _of(self, buying: Buying) -> Iterator[Price]:
        """The prices of one kind that were bought or can be, what was bought most often first, then the usual one."""
        sold = self._sold[buying]
        profiles = {profile.name: profile for profile in sold.profiles}
        for key, each in self._examples.items():
            if key[0] is buying:
                profiles.setdefault(key[1], Profile(key[1], each.amount, each.rake, each.chips, each.bounty))
        offered = [
            (-self._times[buying, name], number != sold.usual, number, profile)
            for number, (name, profile) in enumerate(profiles.items())
            if self._times[buying, name] or (sold.allowed and profile.enabled and profile.chips)
        ]
        if buying is Buying.BUY_IN and not offered:
            offered = [(0, False, 0, next(iter(profiles.values()), Profile("", 0)))]
        for *_order, profile in sorted(offered, key=lambda each: each[:3]):
            yield self._price(buying, sold, profile)

    def _price(self, buying: Buying, sold: Sold, profile: Profile) -> Price:
        enters = buying in _ENTRIES
        return Price(
            self._name((buying, profile.name)),
            buying,
            self._shares(profile.fee, profile.rake, profile.bounty),
            min(max(1, profile.chips), MOST_CHIPS if enters else MOST_SOLD),
            Window(until=min(sold.last_round, LAST_LEVEL) or None),
            each=None if enters else _limit(sold.each),
            in_all=None if enters else _limit(sold.in_all),
        )

    def _name(self, key: tuple[Buying, str]) -> str:
        """What it is called here: as there, but unlike every other one of the list."""
        if key in self._names:
            return self._names[key]
        taken = {person_key(name) for name in self._names.values()}
        usual = USUAL[key[0]]
        name = plain = kept_name(key[1], usual)[:80].strip()
        if person_key(name) in taken:
            name = plain = f"{plain} ({usual})"
        again = 2
        while person_key(name) in taken:
            name, again = f"{plain} {again}", again + 1
        self._names[key] = name
        return name

    def _shares(self, fee: Amount, rake: Amount, bounty: Amount) -> Shares:
        whole = min(max(0, minor(fee, self._digits)), MOST)
        house = min(max(0, minor(rake, self._digits)), whole)
        heads = min(max(0, minor(bounty, self._digits)), MOST - whole)
        return Shares(prizes=whole - house, house=house, bounties=heads)


def _limit(times: int) -> int | None:
    return None if times == 0 or times >= NO_LIMIT else min(times, MOST_TIMES)
