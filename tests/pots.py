"""Pots with their right answers: the scenarios of rules.md C.2, C.7 and C.8 and the field reports about pots.

They are typed as people type them, so that the dialog and the console settle the same ones.
"""

from dataclasses import dataclass

from tournament.pots.typed import TypedPot, TypedStake

F = "fold"


@dataclass(frozen=True)
class Case:
    """One pot.

    Attributes:
        name: the scenario's or the report's number.
        players: clockwise from seat 1: name, chips, hand.
        pots: as they are given away, the main pot last: chips, and who is in it.
        received: what each takes, what came back with it; `back`: that alone.
        button: its seat.
    """

    name: str
    players: tuple[tuple[str, int, str], ...]
    pots: tuple[tuple[int, str], ...]
    received: dict[str, int]
    back: tuple[str, int] | None = None
    board: str = ""
    dead: int = 0
    chip: int = 1
    button: int | None = None

    @property
    def typed(self) -> TypedPot:
        """As the dialog is given it."""
        stakes = tuple(
            TypedStake(seat, name, str(chips), hand.removeprefix("#"))
            for seat, (name, chips, hand) in enumerate(self.players, start=1)
        )
        return TypedPot(stakes, self.board, str(self.dead or ""), str(self.chip), self.button)

    @property
    def words(self) -> list[str]:
        """As the console is given it."""
        said = [f"{name} {chips} {hand}".strip() for name, chips, hand in self.players]
        said += ["--chip", str(self.chip)]
        for option, value in (("--board", self.board), ("--dead", self.dead), ("--button", self.button)):
            said += [option, str(value)] if value else []
        return said


CASES = (
    Case("C-25", (("SB", 30, "#1"), ("BB", 100, "#3"), ("U", 100, "#2")), ((140, "BB U"), (90, "SB BB U")),
         {"SB": 90, "U": 140}),
    Case("C-26", (("SB", 30, "#1"), ("BB", 100, "#2"), ("U", 0, F)), ((60, "SB BB"),), {"SB": 60, "BB": 70},
         ("BB", 70)),
    Case("C-30", (("SB", 50, "#2"), ("BB", 30, "#1")), ((60, "SB BB"),), {"SB": 20, "BB": 60}, ("SB", 20)),
    Case("C-31", (("A", 300, "#2"), ("B", 300, "#3"), ("BB", 100, "#1")), ((400, "A B"), (300, "A B BB")),
         {"A": 400, "BB": 300}),
    Case("C-33 B014 blind first", (("SB", 500, F), ("BB", 1000, "#1"), ("U", 1000, "#2")), ((2600, "BB U"),),
         {"BB": 2600}, dead=100),
    Case("C-34 B014 ante first", (("SB", 500, F), ("BB", 100, "#1"), ("U", 1000, "#2")), ((800, "U"), (1300, "BB U")),
         {"BB": 1300, "U": 1300}, ("U", 500), dead=1000),
    Case("C-36 blind first", (("SB", 500, F), ("BB", 1000, "#1"), ("U", 1000, "#2")), ((2500, "BB U"),), {"BB": 2500}),
    Case("C-36 ante first", (("SB", 500, F), ("BB", 0, "#1"), ("U", 1000, "#2")), ((1000, "U"), (1000, "BB U")),
         {"BB": 1000, "U": 1500}, ("U", 500), dead=1000),
    Case("C-37", (("SB", 8000, "#2"), ("BB", 8000, "#3"), ("U", 1000, "#1")), ((14000, "SB BB"), (11000, "SB BB U")),
         {"SB": 14000, "U": 11000}, dead=8000),
    Case("C-40", (("SB", 220, "#1"), ("BB", 450, "#2"), ("U", 450, "#3")), ((460, "BB U"), (660, "SB BB U")),
         {"SB": 660, "BB": 460}),
    Case("C-98", (("A", 20, "#3"), ("B", 5, "#1"), ("C", 20, "#2")), ((30, "A C"), (15, "A B C")),
         {"B": 15, "C": 30}),
    Case("C-99", (("A", 50, "#1"), ("B", 100, "#2"), ("C", 100, "#3"), ("D", 0, F)), ((100, "B C"), (150, "A B C")),
         {"A": 150, "B": 100}),
    Case("C-100", (("A", 50, "#1"), ("B", 150, "#3"), ("C", 150, "#2")), ((200, "B C"), (150, "A B C")),
         {"A": 150, "C": 200}),
    Case("C-101", (("A", 950, "#1"), ("B", 3000, "#2"), ("C", 3000, "#3"), ("D", 3000, "#4")),
         ((6150, "B C D"), (3800, "A B C D")), {"A": 3800, "B": 6150}),
    Case("C-102", (("H", 20, "#1"), ("X", 300, "#2"), ("Y", 300, "#3")), ((560, "X Y"), (60, "H X Y")),
         {"H": 60, "X": 560}),
    Case("C-102 with 500", (("H", 20, "#1"), ("X", 500, "#2"), ("Y", 500, "#3")), ((960, "X Y"), (60, "H X Y")),
         {"H": 60, "X": 960}),
    Case("C-103", (("A", 100, "#1"), ("B", 250, "#2"), ("C", 600, "#3"), ("D", 600, "#4")),
         ((700, "C D"), (450, "B C D"), (400, "A B C D")), {"A": 400, "B": 450, "C": 700}),
    Case("C-105", (("A", 100, "#1"), ("B", 400, "#2"), ("C", 400, "#3"), ("D", 250, F), ("SB", 50, F)),
         ((750, "B C"), (450, "A B C")), {"A": 450, "B": 750}),
    Case("C-107 C-108", (("A", 700, "#1"), ("B", 1700, "#2"), ("C", 1700, "#3")), ((2000, "B C"), (2100, "A B C")),
         {"A": 2100, "B": 2000}),
    Case("C-110", (("BB", 50, "#1"), ("BTN", 50, "#1")), ((101, "BB BTN"),), {"BB": 51, "BTN": 50}, dead=1, button=2),
    Case("C-111", (("A", 500, "#1"), ("B", 500, "#1"), ("C", 25, F)), ((1025, "A B"),), {"A": 525, "B": 500},
         chip=25, button=3),
    Case("C-114", (("BTN", 3, F), ("A", 6, "#1"), ("C", 0, F), ("D", 0, F), ("B", 6, "#1")), ((15, "A B"),),
         {"A": 8, "B": 7}, button=1),
    Case("B002", (("P1", 300, "KsQd"), ("P2", 300, "Jc3c"), ("P3", 100, "AsAh")), ((400, "P1 P2"), (300, "P1 P2 P3")),
         {"P1": 400, "P3": 300}, board="2c 7d 9h Js Kd"),
    Case("B003", (("P1", 600, "#2"), ("P2", 300, F), ("P3", 100, "#1")), ((400, "P1"), (300, "P1 P3")),
         {"P1": 700, "P3": 300}, ("P1", 300)),
    Case("B005", (("P1", 200, "#3"), ("P2", 200, "#3"), ("P3", 160, "#2"), ("P4", 120, "#1"), ("P5", 100, F)),
         ((80, "P1 P2"), (120, "P1 P2 P3"), (580, "P1 P2 P3 P4")), {"P1": 40, "P2": 40, "P3": 120, "P4": 580}),
    Case("B006", (("A", 100, "#1"), ("B", 300, "#2"), ("C", 300, "#2"), ("D", 500, "#3")),
         ((600, "B C D"), (400, "A B C D")), {"A": 400, "B": 300, "C": 300, "D": 200}, ("D", 200)),
    Case("B011", (("A", 40, "#1"), ("B", 90, "#2"), ("C", 150, "#3"), ("D", 300, "#4")),
         ((120, "C D"), (150, "B C D"), (160, "A B C D")), {"A": 160, "B": 150, "C": 120, "D": 150}, ("D", 150)),
    Case("B012", (("A", 1000, "#1"), ("B", 800, "#2"), ("C", 600, "#3")), ((400, "A B"), (1800, "A B C")),
         {"A": 2400}, ("A", 200)),
    Case("B013", (("SB", 300, F), ("BB", 425, "#1"), ("U", 600, "#2")), ((1150, "BB U"),), {"BB": 1150, "U": 175},
         ("U", 175)),
    Case("B013 with 10/20", (("SB", 20, "#2"), ("BB", 15, "#1"), ("BTN", 20, "#3")),
         ((10, "SB BTN"), (45, "SB BB BTN")), {"SB": 10, "BB": 45}),
    Case("B078", (("A", 33, "#1"), ("B", 33, "#1"), ("C", 33, "#1"), ("D", 1, F)), ((100, "A B C"),),
         {"A": 34, "B": 33, "C": 33}, button=4),
    Case("B079", (("A", 18, "#1"), ("B", 18, "#1"), ("C", 18, "#1"), ("D", 2, F)), ((56, "A B C"),),
         {"A": 19, "B": 19, "C": 18}, button=4),
    Case("B080", (("SB", 1, F), ("A", 21, "#1"), ("B", 21, "#1"), ("C", 10, "#2"), ("D", 15, F)),
         ((27, "A B"), (41, "A B C")), {"A": 35, "B": 33}, button=5),
    Case("B082", (("A", 5000, "#1"), ("BB", 60, F), ("C", 5000, "#1"), ("D", 120, F), ("E", 5000, "#1")),
         ((15180, "A C E"),), {"A": 5060, "C": 5060, "E": 5060}),
    Case("B085", (("A", 1650, "#1"), ("B", 1650, "#1"), ("C", 1650, "#1"), ("D", 100, F)), ((5050, "A B C"),),
         {"A": 1700, "B": 1700, "C": 1650}, chip=50, button=4),
)  # fmt: skip
