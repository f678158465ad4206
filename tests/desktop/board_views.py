"""The board in every state that this program knows, as values, with the figures of the pictures in `look/`."""

from dataclasses import replace

from engine.blinds import AnteKind
from tournament.board.view import BoardView, ChipColour, ForSale, ShotClockView, Stakes
from tournament.clocks.clock import Phase
from tournament.names import MINUTE, SECOND, Instant, TableNo
from tournament.payouts.bubble import Bubble
from tournament.payouts.division import Prize

EVENING: Instant = 946_753_200_000
"""2000-01-01T19:00:00Z."""


def clock(hour: int, minute: int) -> Instant:
    """That time of the evening (UTC)."""
    return EVENING + ((hour - 19) * 60 + minute) * MINUTE


def stakes(number: int, small: int, big: int, ante: int, kind: AnteKind = AnteKind.BIG_BLIND) -> Stakes:
    return Stakes(number, small, big, ante, kind)


CHIPS = tuple(
    ChipColour(value, colour) for value, colour in ((25, "green"), (100, "black"), (500, "purple"), (1_000, "gold"))
)
"""As in the pictures: the green ones go in the next break."""

LEVEL = BoardView(
    name="Thursday at Anna's",
    at=clock(20, 47),
    phase=Phase.RUNNING,
    on_break=False,
    remaining=12 * MINUTE + 34 * SECOND,
    played=380,
    level=stakes(8, 300, 600, 600),
    coming=stakes(9, 400, 800, 800),
    back_at=None,
    next_break=(clock(21, 0), 10 * MINUTE),
    players_left=17,
    entries=24,
    average=15_529,
    average_bb=25,
    chips_in_play=264_000,
    prizes=(20_200, 12_500, 8_600, 6_700),
    places_left=4,
    currency="EUR",
    winner=None,
    paused_since=None,
    starts_at=None,
    utc=True,
    colours=CHIPS,
    going=CHIPS[:1],
)
BREAK = replace(
    LEVEL,
    at=clock(21, 3),
    on_break=True,
    remaining=6 * MINUTE + 52 * SECOND,
    played=313,
    back_at=clock(21, 10),
    next_break=None,
    for_sale=(ForSale("Add-on", 5_000, 1_000, clock(21, 10), with_break=True),),
)
PAUSED = replace(LEVEL, phase=Phase.PAUSED, paused_since=clock(20, 41), next_break=None, break_after=8)
PAUSED_BREAK = replace(BREAK, phase=Phase.PAUSED, paused_since=clock(21, 1), back_at=None)
LAST_MINUTE = replace(LEVEL, remaining=45 * SECOND, played=962)
LAST_SECONDS = replace(LEVEL, remaining=7 * SECOND, played=994)
WAITING = replace(
    LEVEL,
    at=clock(19, 10),
    phase=Phase.WAITING,
    remaining=20 * MINUTE,
    played=0,
    level=stakes(1, 25, 50, 0, AnteKind.PLAYER),
    coming=stakes(2, 50, 100, 0, AnteKind.PLAYER),
    next_break=None,
    players_left=24,
    average=11_000,
    average_bb=220,
)
COUNTDOWN = replace(WAITING, phase=Phase.COUNTDOWN, remaining=19 * MINUTE + 4 * SECOND, starts_at=clock(19, 30))
WINNER = replace(
    LEVEL,
    at=clock(23, 40),
    phase=Phase.OVER,
    level=stakes(16, 2_500, 5_000, 5_000),
    coming=stakes(17, 3_000, 6_000, 6_000),
    players_left=1,
    average=264_000,
    average_bb=52,
    next_break=None,
    winner="Anna",
    first=20_200,
)
LARGE = replace(
    LEVEL,
    name="The Twenty-Seventh Annual Charity Championship of the Moravian-Silesian Poker League, Final Day",
    remaining=119 * MINUTE + 59 * SECOND,
    level=stakes(38, 1_000_000, 2_000_000, 2_000_000),
    coming=stakes(39, 1_500_000, 3_000_000, 3_000_000),
    average=123_456_789,
    average_bb=61,
    chips_in_play=1_234_567_890,
    players_left=398,
    entries=1_400,
    prizes=(123_456_700, 98_765_400, 76_543_200, 54_321_000, *(1_234_500 for _ in range(196))),
    currency="CZK",
)
KINDS = replace(LEVEL, level=stakes(8, 300, 600, 50, AnteKind.PLAYER))
NO_MONEY = replace(LEVEL, prizes=(), places_left=0, next_break=None)
EMPTY = replace(
    WAITING,
    name="",
    players_left=0,
    entries=0,
    average=None,
    average_bb=None,
    chips_in_play=0,
    prizes=(),
    places_left=0,
)
RIGHT_TO_LEFT = replace(WINNER, name="ליגת הפוקר 2026", winner="עומר 2026")
EMOJI = replace(WINNER, name="Pub league 🃏♠️ 👨‍👩‍👧", winner="😳 Ace and 👨‍👩‍👧")
LONG_WINNER = replace(WINNER, winner="Wolfeschlegelsteinhausenbergerdorff-Nguyễn")

BY_HANDS = replace(LEVEL, remaining=None, hand=(3, 10), played=200, next_break=None)
UNTIMED = replace(LEVEL, remaining=None, played=0, next_break=None)
CUT = replace(BREAK, goes_on_with=7 * MINUTE + 32 * SECOND, coming=stakes(8, 300, 600, 600))
NO_CHIPS = replace(LEVEL, colours=(), going=())
QUIET_BREAK = replace(BREAK, colours=(), going=(), for_sale=())
MANY = tuple(
    ChipColour(value, colour)
    for value, colour in (
        (5, "red"), (25, "green"), (100, "black"), (500, "purple"), (1_000, "gold"), (2_500, "light blue"),
        (5_000, "#C8342B"), (25_000, "white"), (100_000, "zebra"), (500_000, ""), (1_000_000, "navy"),
        (12_345_678, "grey"),
    )
)  # fmt: skip
TWELVE_COLOURS = replace(LARGE, colours=MANY, going=MANY[:3])
ON_SALE = replace(
    LEVEL,
    for_sale=(ForSale("Buy-in", 10_000, 2_000, clock(21, 0)), ForSale("Rebuy", 10_000, 2_000, clock(21, 0))),
)
SALE_BREAK = replace(
    BREAK,
    going=MANY[:4],
    for_sale=(*BREAK.for_sale, *ON_SALE.for_sale, ForSale("Second chance of the house", 50_000, 123_456, None)),
)
BUBBLE = replace(PAUSED, hand_for_hand=True)
ROUND = replace(LEVEL, hand_for_hand=True, round_out=("Anna", "עומר 2026", "Wolfeschlegelsteinhausenbergerdorff"))
RUM = "A bottle of the oldest rum that the bar of the Moravian-Silesian Poker League has kept for tonight"
THINGS = replace(
    LEVEL,
    prizes=(20_200, 12_500, 0, 6_700),
    things=((1, "Challenge cup"), (3, RUM)),
    bubble=Bubble(13, Prize(4, 6_700), 20_200),
)
CUP = replace(WINNER, things=((1, "Challenge cup"),))
SHOTS = replace(
    LEVEL,
    shot_clocks=(
        ShotClockView(TableNo(1), "Wolfeschlegelsteinhausenbergerdorff-Nguyễn", 12 * SECOND),
        ShotClockView(TableNo(2), "", 0, run_out=True),
    ),
)
FORTY = replace(
    LEVEL,
    shot_clocks=tuple(
        ShotClockView(
            TableNo(n), "" if n % 5 == 0 else f"Grażyna Přemyslová {n}", (37 * n % 41) * SECOND, 37 * n % 41 == 0
        )
        for n in range(1, 41)
    ),
)
CLOSE = replace(ROUND, shot_clocks=SHOTS.shot_clocks, remaining=45 * SECOND)

STATES = {
    "level": LEVEL,
    "paused": PAUSED,
    "last minute": LAST_MINUTE,
    "last seconds": LAST_SECONDS,
    "break": BREAK,
    "paused break": PAUSED_BREAK,
    "waiting": WAITING,
    "countdown": COUNTDOWN,
    "winner": WINNER,
    "large figures": LARGE,
    "antes of two kinds": KINDS,
    "no money": NO_MONEY,
    "empty": EMPTY,
    "right to left": RIGHT_TO_LEFT,
    "emoji": EMOJI,
    "long winner": LONG_WINNER,
    "by hands": BY_HANDS,
    "untimed": UNTIMED,
    "cut break": CUT,
    "bubble": BUBBLE,
    "shot clocks": SHOTS,
    "forty shot clocks": FORTY,
    "hand for hand": ROUND,
    "everything at once": CLOSE,
    "chips unknown": NO_CHIPS,
    "break without chips": QUIET_BREAK,
    "twelve colours": TWELVE_COLOURS,
    "on sale": ON_SALE,
    "much on sale": SALE_BREAK,
    "prizes that are no money": THINGS,
    "a cup for the winner": CUP,
}
