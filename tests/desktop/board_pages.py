"""Pages of the board as values: few lines and many, names in every writing."""

from desktop.display.drawing.drawn import Scene
from desktop.display.layout import layout, sheets
from desktop.display.showing import Showing
from engine.blinds import AnteKind
from tests.desktop.board_views import LEVEL, clock
from tournament.board.pages import (
    Chair,
    Content,
    Due,
    Finisher,
    Message,
    Move,
    Moves,
    PeriodLine,
    PrizeLine,
    Prizes,
    Ranking,
    Schedule,
    Seated,
    Seating,
)
from tournament.board.view import BoardView
from tournament.names import MINUTE, SeatNo, TableNo
from tournament.people.people import sort_key

LONGEST = "Wolfeschlegelsteinhausenbergerdorff-Nguyễn von und zu Hohent"
"""Sixty characters, as long as a name may be."""

NAMES = (
    "Ondřej N.",
    "Małgorzata Ś.",
    "Ľubica",
    "Anna Nováková",
    "עומר 2026",
    "أحمد بن علي",
    "😳 Ace",
    "👨‍👩‍👧",
    "<h1>BIG</h1>",
    LONGEST,
    "Přemysl Žďárský",
    "Zoë",
    "李小龙",
    "Jörg Größe",
    "Đorđe",
)


def people(count: int) -> list[str]:
    """So many different names in the order of the alphabet."""
    found = [NAMES[n] if n < len(NAMES) else f"{NAMES[n % 4]} {n}" for n in range(count)]
    return sorted(found, key=sort_key)


def chair(number: int, called: str = "") -> Chair:
    return Chair(TableNo(1 + number // 9), called, SeatNo(1 + number % 9))


def seating(count: int, called: str = "") -> Seating:
    return Seating(tuple(Seated(name, chair(n * 7 % max(1, count), called)) for n, name in enumerate(people(count))))


def moves(count: int, *, everybody: bool = False, called: str = "") -> Moves:
    due = (Due.BIG_BLIND, Due.BUTTON, None, Due.SMALL_BLIND)
    lines = tuple(Move(name, chair(n, called), due[n % 4]) for n, name in enumerate(people(count)))
    return Moves(lines, () if everybody else ("Garden",), everybody, clock(20, 46))


def prizes(count: int) -> Prizes:
    lines = [PrizeLine(n, n, 1_000_00 // n) for n in range(1, count + 1)]
    if count > 4:
        lines[2] = PrizeLine(3, 3, 0, "A bottle of the oldest rum that the bar has kept for tonight")
        lines[-1] = PrizeLine(count, count + 4, 20_00, name="")
        lines[-2] = PrizeLine(count - 1, count - 1, 40_00, name="Přemysl Žďárský")
        lines[-3] = PrizeLine(count - 2, count - 2, 45_00, next_out=True)
    return Prizes(tuple(lines), 48_000, provisional=count % 2 == 0)


def ranking(count: int, paid: int = 4) -> Ranking:
    inside = count // 3
    lines = []
    for n, name in enumerate(people(count)):
        if n < inside:
            lines.append(Finisher(name, None, chips=40_000 - 100 * n, counted=clock(21, 10) if n % 2 else None))
            continue
        won = inside < paid and n < paid
        lines.append(
            Finisher(
                name,
                n + 1,
                tied=n % 10 == 7,
                prize=(paid + 1 - n) * 2_500 if won else 0,
                out_in=12,
                bounty=2_000 if n % 9 == 5 else 0,
                provisional=count % 2 == 0,
            )
        )
    return Ranking(tuple(lines))


def schedule(levels: int, now: int = 3) -> Schedule:
    lines: list[PeriodLine] = []
    for n in range(levels):
        begins, past = clock(19, 30 + 20 * n), n < now
        if n % 5 == 4:
            lines.append(
                PeriodLine(
                    None, length=10 * MINUTE, begins=begins, now=n == now, over=past, going=(25, 100)[: 1 + n // 9]
                )
            )
            continue
        level = n + 1 - n // 5
        big = 50 * level * level
        ante = big if level > 3 else 0
        lines.append(
            PeriodLine(
                level, big // 2, big, ante, AnteKind.BIG_BLIND, 20 * MINUTE, None, begins, now=n == now, over=past
            )
        )
    return Schedule(tuple(lines))


DINNER = "Dinner is served in the garden. Cards in the air again at 21:40."
LONG_MESSAGE = " ".join(
    f"{n}. The house asks everybody to keep chips stacked and cards on the table." for n in range(40)
)

MOVES = Moves(
    (
        Move("Ondřej N.", Chair(TableNo(2), "Kitchen", SeatNo(5)), Due.BIG_BLIND),
        Move("Małgorzata Ś.", Chair(TableNo(1), "Living room", SeatNo(2)), Due.BUTTON),
    ),
    ("Garden",),
    False,
    clock(20, 46),
)
"""As in the picture of the look."""

FINAL = Ranking(
    tuple(
        Finisher(name, place, tied=place == 7, prize=prize, out_in=level)
        for name, place, prize, level in (
            ("Ľubica", 1, 17_500, None),
            ("Kacper", 2, 11_500, 17),
            ("Zuzana", 3, 8_000, 16),
            ("Ondřej", 4, 6_000, 16),
            ("Štefan", 5, 5_000, 15),
            ("Halina", 6, 0, 14),
            ("Přemysl", 7, 0, 13),
            ("Agáta", 7, 0, 13),
            ("Małgorzata", 9, 0, 12),
        )
    )
)

PAGES: dict[str, Content] = {
    "moves": MOVES,
    "moves to numbered tables": moves(9),
    "one move": moves(1),
    "sixty moves": moves(60, called="Living room"),
    "final table": moves(9, everybody=True),
    "everybody": moves(60, everybody=True),
    "nobody": Seating(()),
    "one seat": seating(1),
    "seats of two": seating(2),
    "seats of nine": seating(9, "Kitchen"),
    "seats of sixty": seating(60),
    "seats of five hundred": seating(500),
    "one prize": prizes(1),
    "prizes": prizes(9),
    "sixty prizes": prizes(60),
    "no prizes": Prizes((), 0, provisional=True),
    "a deal": Prizes((PrizeLine(1, 1, 5_000),), 48_000, provisional=False, kept=5_000),
    "a deal for the title": Prizes((PrizeLine(4, 4, 5_000, name="Anna"),), 48_000, provisional=False, kept=0),
    "final standings": FINAL,
    "standings of nine": ranking(9),
    "standings of sixty": ranking(60),
    "standings of five hundred": ranking(500),
    "a short structure": schedule(9),
    "structure": schedule(24, now=9),
    "a long structure": schedule(60, now=50),
    "message": Message(DINNER),
    "a short message": Message("Last hand!"),
    "a long message": Message(LONG_MESSAGE),
    "an Arabic message": Message("العشاء جاهز في الحديقة. نعود الساعة 21:40 مع الستاكات كما هي."),
    "lines of a message": Message("Break\n\nCake 🎂 for Ľubica\nBar closes 23:00"),
}


LONG = {name: PAGES[name] for name in ("seats of five hundred", "standings of five hundred", "a long structure")}
"""What is hardest to draw."""

SIZES = [(800, 600), (1366, 768), (1920, 1080), (3840, 2160), (1080, 1920)]
HD = (1920, 1080)


def shown(page: Content, size: tuple[int, int] = HD, turn: int = 0, view: BoardView = LEVEL) -> Scene:
    """That page as it is drawn."""
    return layout(Showing(view, page, turn), size)


def all_sheets(page: Content, size: tuple[int, int] = HD) -> list[Scene]:
    return [shown(page, size, turn) for turn in range(sheets(page, size))]
