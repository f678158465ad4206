# A deal among three, with money kept for first: the numbers are looked at, one deal is taken back, the other is played
# out to the end.
evening "Friday deep stack" structure club-20 stack 10000 seats 9 buy-in 50.00 EUR kept until 4
19:00 enter Anna, Boris, Cyril, Dana, Eva, Filip, Gita, Hana, Ivan
19:20 draw
19:30 start
19:30 expect pool 450.00
19:30 expect prizes 225.00 135.00 90.00
19:40 expect refused deal_while_registration_open: deal even tie
19:45 close registration
20:10 bust Ivan by Anna
20:40 bust Hana by Boris
21:10 bust Gita by Anna
21:20 bust Filip by Cyril
21:50 bust Eva by Boris
22:20 bust Dana by Anna
22:30 pause
22:31 expect offer icm Anna 45000, Boris 27000, Cyril 18000 unit 1.00 kept 50.00 gives 148.00 132.00 120.00
22:31 expect offer even Anna 45000, Boris 27000, Cyril 18000 kept 50.00 gives 133.34 133.33 133.33
22:31 expect offer chips Anna 45000, Boris 27000, Cyril 18000 gives 225.00 135.00 90.00
22:31 expect offer chips Anna 60000, Boris 25000, Cyril 5000 gives 300.00 125.00 25.00 above Anna below Cyril
22:31 expect offer minimum Anna 45000, Boris 27000, Cyril 18000 kept 50.00 gives 155.00 129.00 116.00
# They sit with their chips stacked and counted; own numbers must come to what is there.
22:32 expect refused deal_stacks_missing: deal icm Anna 45000, Boris 27000 play on
22:32 expect refused deal_sum_differs: deal own Anna 150.00, Boris 130.00, Cyril 100.00 kept 50.00 play on
22:32 expect refused named_twice: deal icm Anna 45000, Boris 27000, Cyril 18000, anna 44000 play on
22:32 expect refused kept_out_of_range: deal even kept 226.00 play on
22:32 expect refused nothing_to_play_for: deal even kept 50.00 tie
22:33 deal chips Anna 45000, Boris 27000, Cyril 18000 kept 50.00 play on
22:33 expect deal chips kept 50.00 play on
22:33 expect share Anna 200.00
# Cyril has heard of ICM.
22:34 undo
22:34 expect deal none
22:35 deal icm Anna 45000, Boris 27000, Cyril 18000 unit 1.00 kept 50.00 play on
22:35 expect share Anna 148.00
22:35 expect share Boris 132.00
22:35 expect share Cyril 120.00
22:35 expect left 3
22:35 expect winner nobody
22:36 resume
22:36 expect refused in_the_deal: unregister Boris 27000
22:50 bust Anna by Cyril
22:50 expect place Anna 3
22:50 expect prize Anna 148.00
22:51 paid prize Anna
23:05 bust Boris by Cyril
23:05 expect winner Cyril
23:05 expect prize Boris 132.00
23:05 expect prize Cyril 170.00
23:05 expect place Cyril 1
# The house finds a note of 20.00 that belongs to the prizes: what was agreed stands, the winner has it.
23:06 adjust prizes 20.00 because "found in the box"
23:06 expect prize Cyril 190.00
23:06 expect prize Boris 132.00
23:06 undo
# The last hand was not over: Boris is back in, and the deal still stands.
23:07 undo
23:07 expect winner nobody
23:07 expect share Boris 132.00
23:09 bust Cyril by Boris
23:09 expect winner Boris
23:09 expect prize Boris 182.00
23:09 expect prize Cyril 120.00
23:10 paid prize Boris
23:10 paid prize Cyril
23:10 expect due Cyril 0.00
23:10 expect sheet balances
