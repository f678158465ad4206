"""Evenings made up line by line: everything that the language can decide, about few people and in any order."""

from random import Random

NAMES = ("Anna", "Boris", "Cyril", "Dana", "Eva", "Filip")
LENGTHS = ("1", "0:30", "12:30", "30")

LINES = """
    expected NAME | not coming NAME | here NAME | gone NAME
    enter NAME | enter NAME, OTHER owing | enter NAME paid 3.33 | enter NAME comp because "a friend" | enter NAME away
    re-enter Anna | re-enter NAME | re-enter NAME CHIPS | re-enter NAME owing because "late"
    re-enter NAME hand had begun
    close registration | reopen registration | capacity 4 | capacity none
    wait NAME | stop waiting NAME | next in line | next in line paid 5.00
    unregister NAME | unregister NAME CHIPS | unregister NAME CHIPS refund 4.00
    no-show NAME | no-show NAME CHIPS because "she rang" | home NAME | home NAME CHIPS | disqualify NAME CHIPS
    seat NAME | seat NAME 1 SEAT | seat everybody | seat everybody with "Ks 7c" | open table
    open table size 3 name "Kitchen" without seats 2 chairs 5 | close table 2 | close table 3 | breaking order 1
    breaking order usual | table 1 size SEAT | table 1 name "Hall" | table 2 without seats SEAT, 5
    table 1 without seats SEAT | table 1 with all seats | lock NAME | lock NAME, OTHER | unlock NAME | swap NAME, OTHER
    players +2 | players +1 owing because "late" | players -1 | one out
    name place 4 NAME | name place 2 NAME | name next NAME, OTHER
    price "Rebuy" rebuy 7.01 house 1.00 bounty 2.01 chips 5000 until 3 | price "Add-on" add-on 5.00 chips 3000 after 1
    price "Re-entry" re-entry 20.00 bounty 5.00 until 3 | price "Buy-in" buy-in 20.00 bounty 5.01 until 2
    drop price "Rebuy" | drop price "Re-entry"
    rebuy NAME | rebuy NAME with 0 | rebuy NAME with CHIPS paid 2.00 | rebuy NAME owing because "promised"
    rebuy NAME comp | rebuy NAME hand had begun
    add-on NAME | add-on NAME x2 owing, OTHER because "all in one go" | add-on everybody comp
    rebuys +2 | rebuys -1 | add-ons +1 because "counted" | add-ons -1
    bonus 500 NAME | bonus 250 everybody because "on time" | chips +25 because "found" | chips -9000 because "lost"
    count NAME CHIPS | count NAME CHIPS, OTHER CHIPS
    chip set white 25 x300, red 100 x200 | round up 25 into 100 total +75 | round up 100 into 500 NAME 3, OTHER 6
    race 25 into 100 at table 1 NAME 3, OTHER 2 last | race 25 into 100 at table 1 NAME 5 last with "7 of clubs"
    race done 25 into 100 total -25 | found 25 into 100 NAME 3
    pay NAME | pay NAME 2.50 | pay everybody | pay somebody 5.00 | refund NAME | refund NAME 1.00 | refund somebody
    house adds 50.00 because "birthday" | adjust prizes -10.00 because "cards" | adjust bounties 3.00 because "found"
    adjust house -1.00 because "beer" | adjust league 2.00 because "gift"
    payouts "Kiabet" | payouts "BARGE" rounded nearest to 1.00 | payouts places 3 | payouts places none
    payouts places by the table | payouts rounding largest remainder unit 0.50 | payouts rounding down
    payouts power law 40% first 50% last 0.5 | payouts power law 15% first 30% last 1 rounded down
    guarantee 90.00 | guarantee 500 | guarantee none | prize 1 fixed 40 | prize 2 fixed 30.00 "Mug" | prize 1 free
    prize 3 fixed 0 "Bottle of rum" | prize 1 with "Cup" | prize 2 free | prize 5 fixed 10
    deal even play on | deal even tie | deal icm Anna 20000, Boris 9000, Cyril 1 unit 0.50 kept 5.00 play on
    deal icm NAME CHIPS, OTHER CHIPS tie | deal chips NAME CHIPS, OTHER CHIPS by chips | deal even kept 3.00 play on
    deal minimum NAME CHIPS, OTHER CHIPS unit 1 play on | deal own NAME 20.00, OTHER 10.01 CHIPS tie
    paid bounty Boris | paid prize Boris in cash | paid prize Dana because "the last bus" | paid prize Eva
    paid prize NAME | paid prize NAME in cash because "the last train" | paid bounty NAME | paid bounty NAME in cash
    bounties progressive 30% | bounties fixed own head prizes | bounties progressive own head nobody | bounties mystery
    bounties mystery from 3 own head nobody | envelopes as suggested | envelopes as suggested because "early"
    envelopes 2x5.01 1x10.00 | envelope NAME | envelope Boris | envelope Anna
    draw | big blind 1 SEAT | big blind 2 SEAT | balance | balance only NAME | balance 1 to 2 | balance NAME to 2 SEAT
    move NAME to 1 SEAT | move NAME to 2 SEAT | break table 1
    break table 2 | final table | redraw | redraw 2 | announce draw | draw with "As Kd" | final table with "7, 12, 31"
    keep apart NAME, OTHER | keep apart NAME, OTHER, THIRD | no longer apart NAME, OTHER
    bust NAME by OTHER | bust NAME | bust NAME and OTHER by THIRD | bust NAME then OTHER by THIRD | reinstate NAME
    bust NAME by OTHER less than THIRD | bust NAME with CHIPS and OTHER with 400 by THIRD | bust NAME, OTHER by THIRD
    deciding NAME by OTHER | deciding NAME then OTHER by THIRD | deciding NAME | decided out NAME | decided out OTHER
    bust NAME then OTHER deciding by THIRD
    finish NAME then OTHER | finish NAME and OTHER | finish NAME and OTHER then THIRD | finish NAME then OTHER
    reinstate Anna | re-enter Cyril owing because "late" | no-show Dana CHIPS because "she rang" | next in line owing
    start | schedule 23:59 | postpone 10 | call off | pause | resume | played on
    next level | previous level | go to level 3 | go to break after level 2 | add LENGTH | add -1 | set LENGTH
    set played LENGTH | end level | hand over 1 | break now 20 | break after this level 20 | call off break | end break
    hand for hand | hand for hand runs until 2 | hand for hand minutes off 2 until called off | round over
    end hand for hand | hand over 2
    shot clock 1 | shot clock 1 NAME 0:45 | shot clock off 1
    level 2 200/400 ante 400 big blind | level 1 minutes 15 running level follows | level 1 untimed running level stays
    level 2 hands 3 | insert level after 1 75/150 | insert break after level 1 minutes 15 colours 25 waits
    remove level 2 | remove break after level 1 | move break after level 1 to 2
    all levels minutes 8 running level follows | all later levels minutes 9
    prices "Rebuy night" | follow structure club-turbo | shorten to end by 23:45
    hand begins 1 | hand begins 2 | hand begins 1 | hand played out 1 | hand played out 2 | hand void 1 | settle tables
    hand void 2 taken back | robot loose learner NAME, OTHER | robot station expert NAME | at the screen NAME
    next hand 1 | next hand 1 | next hand 2 | way 1 kept | way 2 kept | way 1 dealt | way 2 dealt
    way 1 dealt NAME CHIPS, OTHER CHIPS | way 2 dealt NAME CHIPS | way 1 recorded | way 2 recorded NAME CHIPS
    way 1 recorded NAME CHIPS, OTHER CHIPS, THIRD CHIPS | record 1 "f f" | record 2 "f" | record 1 "a a a w1"
    record 2 "a a w3" | record 2 "a f w1" | record 1 button SEAT level 1 "f f"
    play 1 hand | play 3 hands | attach hands tests/stories/home_game.phhs
"""
"""One decision each, `|` between them; the words in capitals are chosen by chance."""

DECISIONS = tuple(line.strip() for row in LINES.strip().splitlines() for line in row.split("|"))
CORRECTIONS = tuple(line for line in DECISIONS if not line.startswith("play "))
BACK = (
    "undo",
    "redo",
    "take back",
    "undo SEQ",
    "undo SEQ",
    "correct SEQ",
    "correct SEQ",
    'correct hand SEQ "f f"',
    "give back 3:00",
    "crash",
)

FIVE = "enter Anna, Boris, Cyril, Dana, Eva"
BEGINNINGS = (
    (),
    ("expected Anna, Boris, Filip", "enter Anna, Boris", "here Filip"),
    (FIVE, "draw", "schedule 23:59"),
    (FIVE, "draw", "start"),
    (FIVE, "draw", "way 1 dealt", "way 2 dealt", "start", "hand begins 1", "hand begins 2", "hand played out 1"),
    (FIVE, "draw", "way 1 recorded", "way 2 dealt", "start", 'record 1 "f f"', "hand begins 2", 'record 1 "a a a w1"'),
    (FIVE, "draw", "start", "bust Anna by Boris", "count Cyril 4000", "level 1 untimed running level follows"),
    (FIVE, "draw", "start", "go to break after level 4", "gone Dana", "hand over 1"),
    ("enter Anna, Boris, Cyril owing", "enter Dana away", "capacity 4", "wait Eva, Filip", "draw", "start"),
    (FIVE, "draw", "start", "bust Anna then Cyril by Boris", "bust Dana by Boris", "close registration"),
    (FIVE, "draw", "start", "bust Anna and Cyril by Boris", "bust Dana by Boris", "bust Eva by Boris"),
    ("enter Filip", FIVE, "open table", "draw", "start", "bust Filip", "break after this level 20"),
)
COUNTED = (("players +4", "start"), ("players +4", "start", "one out", "one out", "one out", "name place 4 Anna"))
PRICES = (
    'price "Buy-in" buy-in 20.01 house 2.00 bounty 5.01 until 3',
    'price "Re-entry" re-entry 20.00 house 2.00 bounty 5.00 until 3',
    'price "Rebuy" rebuy 10.00 bounty 2.51 chips 5000 until 3 each 3',
    'price "Add-on" add-on 5.00 league 0.50 chips 4000 all 9',
)
WHO = (
    "kept",
    "kept capacity 6 no-show refund until 2",
    "kept forfeit keeps-knockouts no-show remove",
    "kept buy-in 500 PLAY",
    "kept keeps-knockouts bounties progressive 50%",
    "kept bounties mystery from 4",
    "counted until 3",
    "seed 7",
)
_OF_COUNTED = ("players", "one out", "name", "rebuys", "add-ons")
_OF_TIME = (
    "start",
    "schedule",
    "postpone",
    "call",
    "pause",
    "resume",
    "played",
    "next",
    "previous",
    "go",
    "add",
    "set",
)


def story(seed: int) -> str:
    """The text of a whole evening, every line of which is understood; some are refused when they are told."""
    chance = Random(seed)
    who = chance.choice(WHO)
    lines = list(PRICES) if chance.random() < 0.7 and "PLAY" not in who else []
    among = [line for line in DECISIONS if _suits(line, who)]
    lines += chance.choice(COUNTED if who.startswith("counted") else BEGINNINGS)
    lines += [_any_line(chance, (*among, *BACK * 3)) for _ in range(chance.randrange(80))]
    minute = 19 * 60
    told: list[str] = []
    for line in lines:
        minute += chance.choice((0, 0, 1, 7)) if "start" in told[-1:] or len(told) > 12 else 0
        told.append(line if who.startswith("seed") else f"{minute // 60}:{minute % 60:02} {line}")
    first = f'evening "Anything" structure club-20 stack 10000 seats 4 buy-in 20.00 EUR {who}'
    return "\n".join([first, *told, ""])


def _suits(line: str, who: str) -> bool:
    """Whether such an evening has a chance to do that; one line in ten is kept for the refusal."""
    word = line.split(maxsplit=1)[0]
    if len(line) % 10 == 0:
        return True
    if who.startswith("counted"):
        return "NAME" not in line or line.startswith(("name", "expected", "here", "pay"))
    if who.startswith("seed"):
        return word not in (*_OF_COUNTED, *_OF_TIME, "hand", "shot", "break", "count")
    return word not in (*_OF_COUNTED, "play")


def _any_line(chance: Random, among: tuple[str, ...]) -> str:
    line = chance.choice(among)
    names = dict(zip(("NAME", "OTHER", "THIRD"), chance.sample(NAMES, 3), strict=True))
    words = [_word(chance, word, names) for word in line.replace(",", " ,").split(" ")]
    if line.startswith("correct SEQ"):
        words.append(_any_line(chance, CORRECTIONS))
    return " ".join(words).replace(" ,", ",")


def _word(chance: Random, word: str, names: dict[str, str]) -> str:
    match word:
        case "CHIPS":
            return str(chance.choice((0, 1, 400, 10_000, 30_000)))
        case "LENGTH":
            return chance.choice(LENGTHS)
        case "SEAT":
            return str(chance.randint(1, 6))
        case "SEQ":
            return str(chance.randint(2, 18))
        case _:
            return names.get(word, word)
