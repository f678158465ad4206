"""What of a `.tdt` file does not come along, as notes."""

from collections.abc import Collection

from tournament.tdt.chairs import Chairs
from tournament.tdt.file import Round, TdtFile
from tournament.tdt.history import History
from tournament.tdt.telling import Telling


def note(telling: Telling, file: TdtFile, history: History, chairs: Chairs, handed: Collection[str]) -> None:
    """Everything that the evening told does not say, each once; `handed`: who has what was given to him by hand."""
    private = sum(person.private for person in file.people)
    if private:
        telling.note("tdt_private", count=private)
    _of_money(telling, file, handed)
    if chairs.beyond:
        telling.note("tdt_chairs_beyond", count=chairs.beyond)
    if telling.state.finished is None and file.ended is not None:
        telling.note("tdt_not_decided", count=len(telling.state.left))
    if any(file.only_counted):
        entries, rebuys, add_ons = file.only_counted
        telling.note("tdt_only_counted", entries=entries, rebuys=rebuys, add_ons=add_ons)
    games = {each.title for each in file.levels if isinstance(each, Round) and each.title}
    if others := sorted(game for game in games if "hold" not in game.lower()):
        telling.note("tdt_games", names=others)
    if file.description:
        telling.note("tdt_description", text=file.description[:200])
    if file.notes:
        telling.note("tdt_notes", text=file.notes[:200])
    for line in dict.fromkeys(history.unknown):
        telling.note("tdt_line_unknown", text=line[:120])
    for what, count in file.unread:
        telling.note("tdt_unread", word=what[:120], count=count)


def _of_money(telling: Telling, file: TdtFile, handed: Collection[str]) -> None:
    for person in file.people:
        if person.cash and person.uuid not in handed:
            telling.note("tdt_cash_adjusted", name=person.shown, amount=f"{person.cash:g}")
        if person.hits:
            telling.note("tdt_hits_adjusted", name=person.shown, hits=f"{person.hits:+g}")
    for prize in file.prizes:
        given = len(prize.to) == 1 and prize.to[0] in handed
        if not prize.place and not given and (prize.amount or prize.thing):
            names = [found.shown for uuid in prize.to if (found := file.person(uuid)) is not None]
            telling.note("tdt_prize_by_hand", prize=prize.title, amount=f"{prize.amount:g}", names=names)
    if file.rake_percent and file.ended is None:
        telling.note("tdt_rake_percent", percent=f"{file.rake_percent:g}")
    if file.bounties and file.restricted and (names := _without_bounty(file)):
        telling.note("tdt_bounties_restricted", names=names)


def _without_bounty(file: TdtFile) -> list[str]:
    """Who took the head of somebody with a bounty and had none himself."""
    own = {person.uuid for person in file.people if any(bought.bounty for bought in person.buys)}
    lost = [bought for person in file.people for bought in person.buys if bought.bounty and bought.out is not None]
    takers = {uuid for bought in lost if bought.out is not None for uuid in bought.out.by}
    return [person.shown for person in file.people if person.uuid in takers - own]
