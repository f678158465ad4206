"""Short PokerStars texts for tests, all made up."""

from engine.records.record import Dealt, Record, Showed, Unreadable
from engine.records.stars.reading import read

CASH = "PokerStars Hand #7:  Hold'em No Limit ($1/$2 USD) - 2024/05/06 7:08:09 ET"
TOURNAMENT = (
    "PokerStars Hand #8: Tournament #55, $2.50+$0.50 USD Hold'em No Limit - Level IV (50/100) - 2024/05/06 7:08:09 ET"
)
CHIPS = "PokerStars Hand #9:  Hold'em No Limit (1/2) - 2024/05/06 7:08:09 ET"
TABLE = "Table 'Blue Room' 6-max Seat #3 is the button"
THREE = "Seat 1: Ann (200 in chips)\nSeat 2: Bob (200 in chips)\nSeat 3: Cid (200 in chips)"
BLINDS = "Ann: posts small blind 1\nBob: posts big blind 2\n*** HOLE CARDS ***"
WALK = "Cid: folds\nAnn: folds\nUncalled bet (1) returned to Bob\nBob collected 2 from pot\nBob: doesn't show hand"
SUMMARY = "*** SUMMARY ***\nTotal pot 2 | Rake 0"


def text(*parts: str) -> str:
    """Lines put together."""
    return "\n".join(parts) + "\n"


def simple(*middle: str, header: str = CHIPS, table: str = TABLE, seats: str = THREE, end: str = SUMMARY) -> str:
    """Three players with blinds 1 and 2, Cid on the button; what happens stands in `middle`."""
    return text(header, table, seats, BLINDS, *middle, end)


def one(written: str) -> Record:
    """The only hand of a text, which can be read."""
    (record,) = read(written)
    assert isinstance(record, Record), record
    return record


def refused(written: str) -> Unreadable:
    """The only hand of a text, which cannot be read."""
    (wrong,) = read(written)
    assert isinstance(wrong, Unreadable), wrong
    return wrong


def alike(record: Record) -> dict[str, object]:
    """What a text can carry of a record: its game, without facts and words."""
    dealt = {item.player: item.cards for item in record.items if isinstance(item, Dealt)}
    return {
        "limit": record.limit,
        "starting": record.starting,
        "blinds": record.blinds,
        "antes": record.antes,
        "uniform": record.uniform or not any(record.antes),
        "dead": record.dead if any(record.dead) else (),
        "bets": (record.small_bet, record.big_bet),
        "items": [
            Showed(item.player, dealt[item.player]) if isinstance(item, Showed) and item.cards is None else item
            for item in record.items
        ],
        "scale": record.scale,
        "seats": record.seats,
        "players": record.players,
        "finishing": record.finishing,
    }
