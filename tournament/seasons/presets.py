"""Formulas that are in public use, to choose from."""

from dataclasses import dataclass

from tournament.refusals.marks import N_


@dataclass(frozen=True, slots=True)
class Preset:
    """A formula with its origin.

    Attributes:
        name: what it is called: of our own ones a text to translate, of the others their own name.
        text: the formula.
        words: what it rewards, for whoever chooses.
        source: where it is published; empty: it is common property.
        decimals: to so many it is rounded there.
    """

    name: str
    text: str
    words: str
    source: str = ""
    decimals: int = 1


_CARD_PLAYER_FIELD = """\
(0 if n < 60 else min(round(n / 10) / 10, 3.9) if n < 400 else step(n, 400, 4, 2000, 5, 4000, 6))"""

_WSOP_2018 = """\
round((
  at(place, 477.45, 238.75, 214.845, 190.97, 179.05, 167.1, 143.25, 131.27, 119.35) if place <= 9
  else 0 if place > paid_places
  else 95.49 if place <= 9 + 0.2 * (paid_places - 9)
  else 47.745 if place <= 9 + 0.5 * (paid_places - 9)
  else 23.875
) * n ** 0.125)"""

PRESETS: tuple[Preset, ...] = (
    Preset(
        N_("One for each beaten"),
        "players - place + 1",
        N_("The winner gets a point for each player, each place after that a point fewer: 1 for the last one."),
        decimals=0,
    ),
    Preset(
        N_("Places like in motor racing"),
        "at(place, 25, 18, 15, 12, 10, 8, 6, 4, 2, 1)",
        N_("Ten places get points, however many played."),
        decimals=0,
    ),
    Preset(
        N_("Field and place"),
        "10 * sqrt(n) / sqrt(place)",
        N_("More for a larger field; the second gets seven tenths of what the winner gets."),
    ),
    Preset(
        "Dr. Neau (2005)",
        "sqrt(n * b ** 2 / e) / (f + 1)",
        N_("Rewards large fields and dear evenings; who rebuys gets less."),
        "forums.homepokertourney.com, topic 28150",
        2,
    ),
    Preset(
        "PokerStars Tournament Leader Board",
        "10 * sqrt(entries) / sqrt(place) * (1 + log10(buy_in - fee + 0.25)) if place <= 0.15 * entries else 0",
        N_("The best 15 % of the field get points, more for a dearer buy-in."),
        "pokerstarsnetwork.com",
        2,
    ),
    Preset(
        "Winamax",
        "buy_in * n * share(place, floor(n / 3), exp(10 / n) / 2)",
        N_("Divides all buy-ins among the best third of the field."),
        "thetournamentdirector.net, Point Formula for Tournament",
        2,
    ),
    Preset(
        "Card Player, Player of the Year (2004-2009)",
        "at(place, 120, 100, 80, 60, 50, 40, 30, 20, 10)\n"
        "* step(buy_in, 300, 1, 1000, 2, 2500, 3, 10000, 4, 25000, 5)\n"
        f"* {_CARD_PLAYER_FIELD}",
        N_("Nine places, times steps for the buy-in, times steps for the field."),
        "cardplayer.com; thetournamentdirector.net, topic 63",
    ),
    Preset(
        "Card Player, Online Player of the Year",
        "(at(place, 120, 100, 80, 60, 50, 40, 30, 20, 10) if place < 10 else step(-place, -20, 4, -18, 6))\n"
        "* step(buy_in, 100, 1, 200, 2, 500, 3, 1000, 4, 2000, 5)\n"
        "* step(n, 100, 1, 500, 2, 1000, 3, 1500, 4, 2500, 5, 5000, 6)",
        N_("Twenty places, times steps for the buy-in, times steps for the field."),
        "cardplayer.com/rules-opoy",
        0,
    ),
    Preset(
        "WSOP Player of the Year (2005)",
        "(\n"
        "  at(place, 100, 80, 70, 60, 55, 50, 45, 40, 35) if place <= 9\n"
        "  else at(ceil(4 * (place - 9) / (paid_places - 9)), 25, 20, 15, 10) if place <= paid_places\n"
        "  else 0\n"
        ") * step(n, 0, 1, 100, 1.1, 200, 1.2, 300, 1.3, 400, 1.4, 500, 1.5, 600, 1.6, 700, 1.7, 800, 1.8, 900, 1.9,\n"
        "  1000, 2, 1250, 2.1, 1500, 2.2, 2000, 2.3, 2500, 2.4, 3000, 2.5, 3500, 2.6)",
        N_("Nine places and four quarters of the others who were paid, times a step for the field."),
        "021couriers.com",
    ),
    Preset(
        "WSOP Player of the Year (2018, $3,000 No-Limit Hold'em)",
        _WSOP_2018,
        N_("Found out from published points: nine places and three groups of the others who were paid."),
        "thetournamentdirector.net, WSOP POY Formula",
        0,
    ),
    Preset(
        "National Pub Poker League (NZ)",
        "50 * n * at(place, 40, 24, 13, 7, 5.5, 4.5, 3.5, 2.5) / 100",
        N_("50 points for each player are divided among eight places."),
        "nationalpubpoker.co.nz",
    ),
    Preset(
        "Champions Poker (UK)",
        "at(place, 125, 100, 75, 50, 40, 30, 20, 10) + n if place <= 8 else max(n, 10) if place <= 16 else 10",
        N_("Eight places with the number of players besides; the next eight get that number, the others 10."),
        "championspoker.co.uk",
        0,
    ),
    Preset(
        "Champions Poker (UK), national final",
        "100 * n * at(place, 40, 25, 14, 8, 6, 4, 2, 1) / 100",
        N_("100 points for each player are divided among eight places."),
        "championspoker.co.uk",
        0,
    ),
    Preset(
        "PPL",
        "10 * (floor(n / 3) - place + 1) ** 2 if place <= floor(n / 3) else 0",
        N_("The best third of the field get ten times 1, 4, 9, 16 and so on, from its last place up."),
        "cepsworld.com",
        0,
    ),
    Preset(
        "Pistol Poker League",
        "at(place, 450, 300, 220, 150, 125, 90, 75) if n <= 7\n"
        "else 200 * n * at(place, 30, 20, 15, 9, 8, 7, 6, 5) / 100 if place <= 8 else 50",
        N_("200 points for each player are divided among eight places, others get 50; small fields have fixed points."),
        "pistolpokerleague.com",
        0,
    ),
    Preset(
        "LPPL",
        "(at(place, 1000, 800, 700, 600, 550, 500, 450, 400) if place <= 8 else max(0, 600 - 25 * place))\n"
        "+ 25 * max(0, min(n - place, 16 - place)) + 5 * (n - place)",
        N_("Fixed points for the place, with more for everybody beaten; below the 10th place 25 fewer each."),
        "lpplleaguepoker.com",
        0,
    ),
    Preset(
        "poker.co",
        "at(place, 100, 80, 65, 50, 40, 30, 20, 15) if place <= 8 else 10",
        N_("Eight places get fixed points, everybody else 10 for taking part."),
        "github.com/MichalMichalski89/poker.co",
        0,
    ),
    Preset(
        N_("Points that age"),
        "10 * sqrt(n / place)\n"
        "* step(months, 0, 1, 3, 0.875, 6, 0.75, 9, 0.625, 12, 0.5, 15, 0.375, 18, 0.25, 21, 0.125, 24, 0)",
        N_(
            "Evenings count less the longer they are past, as at redlinepoker.com; seen from the season's last evening."
        ),
        "redlinepoker.com/poyinfo",
        0,
    ),
)
"""Our own first, then the published ones."""
