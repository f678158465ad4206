"""The club's stream: the people who come to its evenings, and what it keeps for them.

`roster` is what the club knows, `facts` what each fact makes of it, `stream` the log in use; the decisions stand by
subject in `people`, `merging`, `keeping` and `evenings`.
"""

from tournament.club.people import add_players
from tournament.club.roster import Player, Roster
from tournament.club.stream import Club

__all__ = ["Club", "Player", "Roster", "add_players"]
