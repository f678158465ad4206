# A mystery night whose bubble bursts in a round of hand for hand, one out at each of two tables: both heads are gone
# before the envelopes come onto the table. The two who are left make a deal, and each has an envelope for his own head.
evening "Mystery bubble" structure club-20 stack 10000 seats 3 buy-in 40.00 EUR kept bounties mystery
19:00 price "Buy-in" buy-in 40.00 bounty 20.00 chips 10000 until 0
enter Anna, Boris, Cyril, Dana, Emil, Filip, Gita, Hana, Ivan, Jana, Karel, Lena
expect prizes 125.00 70.00 45.00
expect bounties 240.00
19:05 open table
open table
open table
open table
seat Anna 1 1
seat Boris 1 2
seat Cyril 1 3
seat Dana 2 1
seat Emil 2 2
seat Filip 2 3
seat Gita 3 1
seat Hana 3 2
seat Ivan 3 3
seat Jana 4 1
seat Karel 4 2
seat Lena 4 3
19:30 start
20:00 bust Lena by Karel
20:01 bust Karel by Jana
20:02 bust Ivan by Gita
20:03 bust Hana by Gita
20:04 expect proposal break 4
20:05 move Jana to 3 2
20:05 close table 4
20:05 bust Jana by Gita
20:06 bust Emil by Dana
20:07 bust Filip by Dana
20:08 bust Cyril by Boris
expect left 4
expect proposal break 3
break table 3
expect tables 2
expect bubble 1
expect envelopes due none
20:10 hand for hand
expect refused envelopes_too_early: envelopes as suggested
expect paused
20:11 bust Boris by Anna
20:11 expect collected Boris 4
# Three are left, as many as are paid; but the other table still plays its hand.
expect envelopes due none
20:11 bust Gita by Dana
expect left 2
expect collected Boris, Gita share 3
expect prize Boris 22.50
expect refused deal_during_hand_for_hand: deal even tie
20:12 round over
expect hand for hand over
expect place Gita 3 tied final
# One head can still be taken, and the champion has his own.
expect envelopes due 2
expect unclaimed 0.00
20:13 envelopes 1x200.00 1x40.00
expect sheet balances
20:14 deal icm Anna 60000, Dana 60000 by chips
expect winner Anna, Dana
expect sheet balances
expect envelope due Anna, Dana
expect prize Anna 97.50
expect prize Dana 97.50
20:15 envelope Anna
20:16 envelope Dana
expect envelopes nothing
expect unclaimed 0.00
expect sheet balances
