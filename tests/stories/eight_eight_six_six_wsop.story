# Four tables of 8, 8, 6 and 6 by the rules of the WSOP: within one up to twelve tables, the next full table in breaking
# order gives, and a table three short stops at once (WSOP 67).
evening "Eight eight six six" structure club-20 seats 9 buy-in 20.00 EUR kept rules wsop
19:00 enter Ada, Bea, Cleo, Dora, Edda, Flora, Gina, Hedy, Ines, Jo, Kira, Lea, Mona, Nell, Olga, Pia, Rosa, Sara, Tina, Ute, Vera, Wilma, Yara, Zita, Adam, Bruno, Carl, David, Erik, Fred, Georg, Hans, Ivan, Jakob
19:10 draw
19:30 start
20:10 bust Nell by Bea
20:12 bust Adam by Hans
20:20 bust Pia by Sara
20:30 bust Olga by Jo
20:31 bust Zita by Ivan
20:32 bust Erik by Vera
# Two short is no reason to stop, here either.
expect three short nothing
# Exactly two moves, and nobody else: 7, 7, 7, 7. Nobody has followed the buttons.
expect proposal somebody 2 to 3 7, somebody 1 to 4 7
expect proposed "next big blind of table 2 → first good seat at table 3", "next big blind of table 1 → first good seat at table 4"
expect refused big_blind_unknown: balance
# The other table breaks first tonight, so it gives first.
20:33 breaking order 1, 2, 3, 4
expect proposal somebody 1 to 3 7, somebody 2 to 4 7
20:33 undo
20:33 big blind 1 3
20:33 big blind 2 3
20:33 big blind 4 6
expect proposal Cleo to 3 7, Carl to 4 7
20:34 balance only Carl
expect last move Carl from 1 4 to 4 7
expect proposal Cleo to 3 7
20:34 balance
expect last move Cleo from 2 4 to 3 7
expect proposal nothing
20:40 bust Flora by Ada
expect proposal break 4
20:41 break table 4
expect tables 3
20:45 bust Kira by Lea
20:46 bust Lea by Mona
expect halted nothing
20:47 bust Mona by Jo
expect halted 3
20:48 undo
expect halted nothing
20:48 redo
expect halted 3
