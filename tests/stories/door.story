# Twenty at the door: expected, here, owing, seated as they come, without a draw for all; places for twenty.
evening "At the door" structure club-20 seats 9 buy-in 20.00 EUR kept capacity 20 until 4 no-show remove
18:00 expected Anna, Boris, Cyril, Dana, Eva, Filip, Greta, Hugo, Irma, Jan
18:01 expected Klara, Leo, Mirek, Nina, Otto, Petra, Quido, Roza, Sam, Tereza
# An expected guest costs nothing and counts nowhere.
expect expected 20
expect entries 0
expect pool 0.00
expect refused expected_already: expected ANNA
18:20 not coming Tereza
expect expected 19
18:21 undo
expect expected 20
18:22 not coming Tereza
expect refused no_such_player: not coming Tereza
# The doors open. Ursula was not on the list and is here all the same.
18:30 here Anna, Boris, Cyril, Ursula
expect here 4
expect expected 16
expect refused here_already: here Boris
18:31 gone Ursula
expect not here Ursula
expect refused not_here: gone Ursula
18:32 undo
expect here Ursula
# Entering, paid or owing, whether somebody was here before or not.
18:33 enter Anna, Boris
18:34 enter Cyril owing
18:35 enter Dana paid 5.00
18:36 enter Ursula comp
expect entries 5
expect pool 100.00
expect owing Cyril 20.00
expect owing Dana 15.00
expect owing Ursula 0.00
expect here 5
expect refused paid_more_than_price: enter Eva paid 25.00
expect refused entered_cannot_be_called_off: not coming Anna
# Seated as they come: two tables are opened by hand, and each seat is drawn from the shorter one.
expect refused no_open_seat: seat Anna
18:40 open table
18:40 open table
18:41 seat Anna
18:41 seat Boris
18:42 seat Cyril 2 9
expect refused seat_taken: seat Dana 2 9
expect refused no_such_table: seat Dana 3 1
18:43 seat everybody
expect seated 5
# Who has a seat keeps it: the others are not drawn all at once any more.
18:45 enter Eva, Filip, Greta, Hugo
expect refused some_sit_already: draw
18:46 seat everybody
expect refused seats_already_drawn: draw
expect seated 9
expect unseated 0
# Hugo is called away before it begins: all his money back, and his chips are not in play.
18:50 unregister Hugo
expect refund Hugo 20.00
expect left 8
expect chips 80000
expect refused cancelled_already: unregister Hugo
# He comes back after all: a plain entry, since the one before counts for nothing.
18:55 enter Hugo
18:55 seat Hugo
expect chips 90000
19:00 enter Irma, Jan, Klara, Leo
19:01 enter Mirek away
19:02 seat everybody
expect entries 14
expect absent 1
19:30 start
expect registration open
# The others come late; Quido only waits at the bar.
19:35 here Nina, Otto, Petra, Quido, Roza
19:36 enter Nina, Otto, Petra, Roza
19:37 seat Nina
19:37 seat Otto
19:37 seat Petra
19:37 seat Roza
expect seated 18
19:40 enter Sam, Vera
expect refused no_open_seat: seat Sam
19:41 open table
19:42 seat everybody
expect tables 3
expect free places 0
expect refused full: enter Quido
19:43 wait Quido, Wanda
expect waiting list Quido, Wanda
# Mirek never comes: his stack may be removed after a new level or half an hour (RROP 15); his entry stands.
expect no-shows nobody
expect refused no_show_not_yet: no-show Mirek 9900
19:50 expect no-shows Mirek
expect refused not_absent: no-show Anna 9900
19:51 no-show Mirek 9900
expect place Mirek 20 provisional
expect left 19
# One place is free now, and two wait for it: Quido's turn, unless there is a reason.
expect next in line Quido
expect refused others_wait_first: enter Xenia
19:52 enter Xenia because "she helped with the chairs"
19:53 undo
19:54 next in line owing
expect owing Quido 20.00
19:54 seat Quido
expect waiting list Wanda
expect next in line nobody
20:00 stop waiting Wanda
expect refused not_waiting: stop waiting Wanda
# Tereza has found the way: more chairs than that are not there.
20:05 here Tereza
20:06 capacity none
expect free places unlimited
20:07 enter Tereza
20:07 seat Tereza 3 4
20:08 capacity 24
expect free places 3
# Table 3 has four players against nine and eight; a late table fills by balancing.
20:09 expect places provisional
21:00 expect registration closed
expect places final
21:10 bust Leo then Roza then Greta by Klara
expect place Leo 19
expect place Greta 21
21:12 bust Nina then Jan by Eva
21:20 bust Sam by Vera
expect left 15
21:21 break table 3
21:40 bust Otto then Hugo by Klara
21:50 bust Irma then Petra by Anna
expect left 11
22:00 bust Tereza then Ursula by Klara
expect proposal final table
22:01 final table
22:30 bust Quido by Eva
22:40 bust Filip then Cyril by Anna
23:00 bust Vera by Klara
23:10 bust Dana by Boris
23:20 bust Eva by Anna
23:30 bust Boris by Klara
23:50 bust Klara by Anna
expect winner Anna
expect place Mirek 22 final
expect stack Anna 210100
# Twenty-two entries, without the one of Hugo's that was given back; the house pays for Ursula's.
expect pool 440.00
expect sheet balances
