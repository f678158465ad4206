# Fourteen players at three tables with real chips: one moves, a table breaks, the final table of seven is drawn.
evening "Three tables" structure club-20 seats 6 buy-in 20.00 EUR kept
19:00 enter Anna, Boris, Cyril, Dana, Eva, Filip, Greta, Hugo, Irma, Jan, Klara, Leo, Mary-Jane, Little Joe
# 50, 30 and 20 percent of 280: 140, 84, 56, down to 140, 80, 55; what remains goes to the first.
expect prizes 145.00 80.00 55.00
19:10 draw
expect tables 3
# Table 1: Eva 1, Filip 2, Little Joe 3, Boris 4, Cyril 5.
expect seat Eva 1 1
expect seat Little Joe 1 3
expect seat Boris 1 4
expect seat Cyril 1 5
# Table 2: Greta 1, Anna 2, Irma 3, Dana 4, Jan 5.
expect seat Greta 2 1
expect seat Jan 2 5
# Table 3: Mary-Jane 1, Leo 2, Hugo 3, Klara 4.
expect seat Mary-Jane 3 1
expect seat Leo 3 2
expect proposal nothing
19:30 start
20:10 bust Leo by Klara
# 5, 5 and 3: one player more than allowed. Nobody has followed the button, so the desk cannot say who moves.
expect proposal somebody 1 to 3 2
# Table 1: Little Joe is big blind now, so Boris comes next. Table 3: Hugo is big blind, Mary-Jane small blind, Klara
# the button; in the next hand Hugo is small blind, and the seat after him pays the big blind soonest.
20:11 big blind 1 3
20:11 big blind 3 3
expect refused seat_empty: big blind 3 2
expect proposal Boris to 3 5
20:12 balance
expect seat Boris 3 5
expect proposal nothing
expect refused nobody_to_move: balance
20:13 undo
expect seat Boris 1 4
20:13 redo
expect seat Boris 3 5
# Another one went than was proposed, and took another chair.
20:14 correct 8 move Cyril to 3 6
expect seat Cyril 3 6
expect seat Boris 1 4
expect refused seat_taken: move Cyril to 3 4
expect refused seat_taken: move Cyril to 3 11
expect refused not_seated: move Leo to 3 5
20:15 move Cyril to 3 5
expect seat Cyril 3 5
20:16 undo
expect seat Cyril 3 6
20:16 undo
expect seat Cyril 1 5
expect seat Boris 3 5
expect refused different_tables: bust Greta and Eva
expect refused eliminator_elsewhere: bust Greta by Boris
20:30 bust Irma by Jan
# Twelve players fit on two tables of six: the highest table breaks onto the open seats of the others.
expect proposal break 3
20:31 break table 3
expect tables 2
expect seat Klara 1 4
expect seat Hugo 1 6
expect seat Boris 2 3
expect seat Mary-Jane 2 6
20:32 undo
expect tables 3
expect seat Boris 3 5
20:32 redo
expect tables 2
expect seat Boris 2 3
expect refused no_room_elsewhere: break table 2
expect refused final_table_not_due: final table
21:00 bust Eva by Filip
21:05 bust Jan by Anna
21:10 bust Filip by Cyril
21:15 bust Mary-Jane by Dana
expect left 8
expect proposal nothing
21:20 bust Cyril by Hugo
expect place Cyril 8
# Six-handed events form their final table with seven.
expect proposal final table
21:21 final table
expect tables 1
expect seat Boris 1 1
expect seat Dana 1 2
expect seat Greta 1 3
expect seat Little Joe 1 4
expect seat Hugo 1 5
expect seat Anna 1 6
expect seat Klara 1 7
expect proposal nothing
21:40 bust Klara by Anna
21:50 bust Hugo by Anna
22:00 bust Little Joe by Dana
22:10 bust Greta by Dana
22:20 bust Boris by Anna
expect prize Boris 55.00
22:30 bust Dana by Anna
expect winner Anna
expect prize Dana 80.00
expect prize Anna 145.00
expect stack Anna 140000
expect draw verified
