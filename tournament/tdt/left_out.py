"""What of a `.tdt` file does not come along, as notes."""

from tournament.tdt.chairs import Chairs
from tournament.tdt.file import TdtFile
from tournament.tdt.history import History
from tournament.tdt.telling import Telling


def note(telling: Telling, file: TdtFile, history: History, chairs: Chairs) -> None:
    """Everything that the evening told does not say, each once."""
    private = sum(person.private for person in file.people)
    if private:
        telling.note("tdt_private", count=private)
    for person in file.people:
        if person.cash or person.hits:
            telling.note("tdt_adjusted", name=person.shown, cash=f"{person.cash:g}", hits=f"{person.hits:g}")
    for prize in file.prizes:
        if not prize.place and (prize.amount or prize.thing):
            names = [found.shown for uuid in prize.to if (found := file.person(uuid)) is not None]
            telling.note("tdt_prize_by_hand", prize=prize.title, amount=f"{prize.amount:g}", names=names)
    if file.bounties and file.restricted and _some_without_bounty(file):
        telling.note("tdt_bounties_restricted")
    if chairs.beyond:
        telling.note("tdt_chairs_beyond", count=chairs.beyond)
    if telling.state.finished is None and file.ended is not None:
        telling.note("tdt_not_decided", count=len(telling.state.left))
    if file.notes or file.description:
        telling.note("tdt_description", text=(file.description or file.notes)[:200])
    for line in dict.fromkeys(history.unknown):
        telling.note("tdt_line_unknown", text=line[:120])
    for what, count in file.unread:
        telling.note("tdt_unread", word=what[:120], count=count)


def _some_without_bounty(file: TdtFile) -> bool:
    heads = [any(bought.bounty for bought in person.buys) for person in file.people if person.buys]
    return any(heads) and not all(heads)
