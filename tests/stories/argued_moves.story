# Moves that people argue about: who is taken, whether he may pay the big blind twice, and what if another one went.
evening "Argued moves" structure club-20 seats 8 buy-in 20.00 EUR kept
19:00 enter Ada, Bea, Cleo, Dora, Edda, Flora, Gina, Hedy, Ines, Jo, Kira, Lea, Mona, Nell, Olga, Pia, Rosa, Sara, Tina, Ute, Vera, Wilma, Yara, Zita
19:10 draw
19:30 start
20:10 bust Nell by Kira
20:11 bust Cleo by Kira
20:12 bust Kira by Pia
# 8, 8 and 5: two moves. The button is not known, so the desk asks one thing: who is big blind in the hand being played?
expect three short 3
expect halted nothing
expect proposal somebody 1 to 3 6, somebody 2 to 3 7
expect refused big_blind_unknown: balance
20:13 big blind 1 2
# Flora comes after Jo. She objects: then Hedy is big blind at table 1 in her place (D-2). The rule is TDA 11-A.
expect proposal Flora to 3 6, somebody 2 to 3 7
expect refused big_blind_unknown: balance
expect refused not_proposed: balance only Hedy
# Only her move is accepted now.
20:14 balance only Flora
expect last move Flora from 1 3 to 3 6
expect proposal somebody 2 to 3 7
20:15 undo
expect last move nothing
# Another hand was dealt while the director walked: it is Flora who is big blind now, so Hedy has gone.
20:15 big blind 1 3
expect proposed "next big blind of table 1 → first good seat at table 3", "next big blind of table 2 → first good seat at table 3"
20:16 balance 1 to 3
expect last move Hedy from 1 4 to 3 6
expect refused no_such_move: balance 1 to 3
20:16 undo
# No: Rosa went, and she took another seat. The rule is still why.
expect refused seat_taken: balance Rosa to 3 5
expect refused no_such_move: balance Wilma to 1 3
20:17 balance Rosa to 3 8
expect last move Rosa from 1 5 to 3 8
expect seat Rosa 3 8
# The other one, of table 2. Pia is big blind at table 3, so seat 6 pays the big blind in the next hand, although Ute
# would have paid it at table 2 as well, and perhaps has just done so (D-4).
20:18 big blind 2 8
20:18 big blind 3 5
expect proposal Ute to 3 6
# Ute has a bad leg and stays where she sits: the next in line goes instead.
20:18 lock Ute
expect proposal Ines to 3 6
expect proposed "next big blind of table 2 → first good seat at table 3 (without Ute)"
expect refused player_locked: balance Ute to 3 6
20:19 unlock Ute
# Ines was moved by hand meanwhile: there is nothing left to balance.
20:19 move Ines to 3 7
expect refused nobody_to_move: balance
20:20 undo
expect proposal Ute to 3 6
20:20 balance
expect last move Ute from 2 1 to 3 6
expect blinds due 3 5 6
expect proposal nothing
expect three short nothing
expect table 1 players 7
expect table 2 players 7
# Ten minutes later nobody knows any more who is big blind at table 1.
20:30 bust Olga by Jo
20:31 bust Gina by Jo
expect proposal somebody 2 to 1 1
