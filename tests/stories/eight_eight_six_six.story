# Four tables of 8, 8, 6 and 6: must they be balanced, who is taken, may he pay the big blind twice? By TDA 11, with the
# house's one player of difference up to six tables. The same under two other authors: eight_eight_six_six_robert.story
# and eight_eight_six_six_wsop.story.
evening "Eight eight six six" structure club-20 seats 9 buy-in 20.00 EUR kept rules tda
19:00 enter Ada, Bea, Cleo, Dora, Edda, Flora, Gina, Hedy, Ines, Jo, Kira, Lea, Mona, Nell, Olga, Pia, Rosa, Sara, Tina, Ute, Vera, Wilma, Yara, Zita, Adam, Bruno, Carl, David, Erik, Fred, Georg, Hans, Ivan, Jakob
19:10 draw
19:30 start
20:10 bust Nell by Bea
20:12 bust Adam by Hans
20:20 bust Pia by Sara
20:30 bust Olga by Jo
20:31 bust Zita by Ivan
20:32 bust Erik by Vera
# Two short is no reason to stop.
expect three short nothing
# Exactly two moves, and nobody else: 7, 7, 7, 7. Nobody has followed the buttons.
expect proposal somebody 1 to 3 7, somebody 2 to 4 7
expect proposed "next big blind of table 1 → first good seat at table 3", "next big blind of table 2 → first good seat at table 4"
expect refused big_blind_unknown: balance
20:33 big blind 1 3
expect proposal Carl to 3 7, somebody 2 to 4 7
20:33 big blind 2 3
expect proposal Carl to 3 7, Cleo to 4 7
# Of table 3 the button is known now, too: Edda in seat 6 is big blind, so whoever comes to seat 7 is the next one, at
# once, though Carl would have paid it at table 1 in the next hand as well.
20:33 big blind 3 6
expect proposal Carl to 3 7, Cleo to 4 7
20:34 balance
expect last move Carl from 1 4 to 3 7, Cleo from 2 4 to 4 7
expect blinds due 3 6 7
expect table 1 players 7
expect table 4 players 7
expect proposal nothing
20:35 undo
expect last move nothing
expect proposal Carl to 3 7, Cleo to 4 7
20:35 redo
expect last move Carl from 1 4 to 3 7, Cleo from 2 4 to 4 7
# Edda, the big blind, is out: the small blind falls on her empty seat. Who sits down there is dealt in and posts it
# (TDA 10-A); balancing would move nobody there while another seat is open.
20:35 bust Edda by Carl
expect blinds due 3 none 7
20:36 move Georg to 3 6
expect blinds due 3 6 7
20:36 undo
# Twenty-seven players fit on three tables.
expect proposal break 4
expect refused break_due: balance
20:37 break table 4
expect tables 3
expect proposal nothing
20:37 undo
expect tables 4
20:38 redo
# Table 1 comes down to six, three short of nine. It plays on until the big blind comes to an empty seat.
20:45 bust Bea by Dora
20:50 bust Dora by Ada
20:55 bust Rosa by Ada
expect three short 1
expect halted nothing
20:56 big blind 1 3
expect halted nothing
20:58 big blind 1 4
expect halted 1
20:59 undo
expect halted nothing
