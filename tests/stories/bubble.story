# The bubble, hand for hand (rules.md D-5 to D-8): 18 people, four are paid. First the announced hand, then a round in
# which four are out at three tables, two of them at one (D-6), then the three who share the last prize (C-162).
evening "Bubble" structure club-20 stack 10000 seats 6 buy-in 30.00 EUR kept on 2026-11-19 zone Europe/Prague
19:00 enter Anna, Boris, Cyril, Dana, Emil, Filip, Gita, Hana, Ivan, Jana, Karel, Lena, Marta, Nora, Olga, Petr
enter Rita, Sam
expect prizes 230.00 140.00 95.00 75.00
open table
open table
open table
seat Anna 1 1
seat Boris 1 2
seat Cyril 1 3
seat Dana 1 4
seat Emil 1 5
seat Filip 1 6
seat Gita 2 1
seat Hana 2 2
seat Ivan 2 3
seat Jana 2 4
seat Karel 2 5
seat Lena 2 6
seat Marta 3 1
seat Nora 3 2
seat Olga 3 3
seat Petr 3 4
seat Rita 3 5
seat Sam 3 6
19:30 start
expect refused no_hand_for_hand: round over
20:20 bust Filip then Emil by Anna
20:25 bust Lena by Gita
20:26 bust Karel by Gita
20:30 bust Jana by Hana
20:31 bust Sam by Marta
20:32 bust Rita by Olga
20:33 bust Petr by Marta
expect left 10
expect place Filip 17
expect place Emil 18
# "Finish the current hand" counts from the announcement (D-7). With three tables each hand takes two minutes off the
# clock (D-8), and nobody has to remember when it is over: it ends when as many are left as are paid.
20:35 hand for hand
expect hand for hand 0
expect waited for 1, 2, 3
expect refused until_out_of_range: correct 33 hand for hand until 10
20:37 hand over 1
expect waited for 2, 3
# A hand is one hand everywhere; no table may deal a second (C-165).
expect refused hand_over_already: hand over 1
20:38 hand over 3
20:39 hand over 2
expect hand for hand 1
expect waited for 1, 2, 3
expect collected nothing
# The second hand. At table 1 two are out, told one after the other: who had more at its start has to be said.
20:41 bust Dana by Anna
expect collected Dana 10
expect place Dana 10 provisional
20:41 expect refused who_had_more: bust Cyril by Anna
20:41 bust Cyril by Boris more than Dana
expect collected Cyril 9 then Dana 10
# Table 2: first of his table, as Cyril is of his; then table 3.
20:42 bust Ivan by Gita
20:42 bust Olga by Marta
expect collected Cyril, Ivan, Olga share 7 then Dana 10
expect waited for 1, 2, 3
# It was Boris who had Dana's chips, and Dana had as much as Cyril: corrected where it stands.
20:43 correct 38 bust Cyril by Boris as much as Dana
expect collected Cyril, Dana, Ivan, Olga share 7
20:43 undo
expect collected Cyril, Ivan, Olga share 7 then Dana 10
20:43 correct 37 bust Dana by Boris
expect out Dana by Boris
# Ivan was not out after all: the others stay as they are. Then he was.
20:43 undo 39
expect collected Cyril, Olga share 8 then Dana 10
20:43 redo
20:44 round over
expect hand for hand 2
expect collected nothing
expect place Cyril 7 tied
expect place Ivan 7 tied final
expect place Dana 10
expect prize Ivan 0.00
# Six are left, two at each table. The third hand busts one at each: the three share the last prize.
20:46 bust Boris by Anna
20:46 bust Hana by Gita
20:47 bust Nora by Marta
expect left 3
expect collected Boris, Hana, Nora share 4
expect prize Boris 25.00
expect prize Nora 25.00
expect place Hana 4 tied provisional
expect hand for hand
# Confirmed, and over by itself: three are left, four are paid.
20:48 round over
expect hand for hand over
expect collected nothing
expect place Hana 4 tied final
expect refused no_hand_for_hand: end hand for hand
# Nothing is lost by taking it back and doing it again.
20:48 undo
expect collected Boris, Hana, Nora share 4
20:48 redo
expect hand for hand over
20:49 final table
20:58 bust Anna with 52000 and Gita with 41000 by Marta
expect winner Marta
expect place Anna 2
expect place Gita 3
expect prize Gita 95.00
