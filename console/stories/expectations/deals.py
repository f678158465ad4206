"""Lines that expect something of deals."""

from collections.abc import Mapping

from console.stories.expectations.comparing import Reader, amounts, money_text, name_before_number, same
from console.stories.lines.deals import ENDINGS, terms
from console.stories.told import Act, Told, entry_of
from console.stories.words import Words, Wrong
from tournament.deals import deal_making, deals
from tournament.deals.deals import Method, Oddity, Offer
from tournament.language import gettext as _
from tournament.sales import money
from tournament.state import Deal

_NONE = "none"
_WORDS: Mapping[str, Oddity] = {"above": Oddity.ABOVE_FIRST_PRIZE, "below": Oddity.BELOW_NEXT_PRIZE}


def _deal(words: Words) -> Act:
    """`expect deal none`, `expect deal icm play on`, `expect deal icm kept 50.00 play on`."""
    if words.take(_NONE):
        return same(_("the deal"), _NONE, lambda told: _shown(told.state.deal, told))
    method = words.word(_("how the shares are found"))
    kept = words.word(_("an amount")) if words.take("kept") else None
    phrase = next((phrase for phrase in ENDINGS if words.take(phrase)), None)
    if phrase is None:
        raise Wrong(_("one of these should come here: {known}").format(known=", ".join(ENDINGS)))
    wanted = " ".join((method, *(() if kept is None else ("kept", kept)), phrase))
    return same(_("the deal"), wanted, lambda told: _shown(told.state.deal, told))


def _shown(deal: Deal | None, told: Told) -> str:
    """A deal as a story writes it."""
    if deal is None:
        return _NONE
    kept = f" kept {money.plain_amount(deal.kept, told.state.setup.currency)}" if deal.kept else ""
    ending = next(phrase for phrase, ending in ENDINGS.items() if ending is deal.ending)
    return f"{deal.method}{kept} {ending}"


def _share(words: Words) -> Act:
    """`expect share Anna 383.00`: what a deal has made certain for her."""
    name = name_before_number(words)

    def of(told: Told) -> list[int]:
        number, deal = entry_of(told.state, name).number, told.state.deal
        return [share.amount for share in deal.shares if share.entry == number] if deal is not None else []

    return amounts(_("the share of {name}").format(name=name), words, of)


def _offer(words: Words) -> Act:
    """`expect offer icm Anna 5000, Boris 3000 unit 1.00 kept 50.00 gives 383.00 327.00 above Anna below Boris`."""
    wanted = terms(words)
    words.need("gives")
    texts: list[str] = []
    while words and words.peek() not in _WORDS:
        texts.append(words.word(_("an amount")))
    odd: list[tuple[str, Oddity]] = []
    while words:
        oddity = _WORDS.get(words.peek() or "")
        if oddity is None:
            break
        words.word("")
        odd.extend((name, oddity) for name in words.names(*_WORDS))

    def act(told: Told) -> None:
        state = told.state
        named = [entry_of(state, each.name) for each in wanted.players]
        players = deal_making.players_in_order(state, told.here.now(), tuple(entry.number for entry in named))
        left, stacks = deal_making.prizes_left(state, wanted.kept_of(state)), wanted.stacks(state)
        if wanted.method is Method.OWN:
            given = wanted.amounts(state)
            offer = deals.own(left, [given.get(entry.number, 0) for entry in players])
        else:
            chips = [stacks.get(entry.number, entry.stack or 0) for entry in players]
            offer = deals.offer(wanted.method, left, chips, wanted.unit_of(state))
        here = _text(offer, [entry.shown_name for entry in players], state.setup.currency)
        cents = [money.parse_amount(text, state.setup.currency) for text in texts]
        flags = tuple(tuple(each for name, each in odd if name == entry.shown_name) for entry in players)
        asked = _text(Offer(wanted.method, tuple(cents), flags), [e.shown_name for e in players], state.setup.currency)
        same(_("the offer"), asked, lambda _told: here)(told)

    return act


def _text(offer: Offer, names: list[str], currency: str) -> str:
    words = {oddity: word for word, oddity in _WORDS.items()}
    odd = [f"{words[each]} {name}" for name, flags in zip(names, offer.odd, strict=True) for each in flags]
    return " ".join((money_text(list(offer.amounts), currency), *sorted(odd)))


READERS: Mapping[str, Reader] = {"deal": _deal, "share": _share, "offer": _offer}
"""By the word that follows `expect`."""
