# Three ways in which a deal ends the night: by chips, in a tie, and both taken back.
evening "Thursday at the pub" structure club-20 stack 5000 seats 6 buy-in 20.00 EUR kept
19:00 enter Anna, Boris, Cyril, Dana, Eva
19:10 draw
19:30 start
20:30 bust Eva by Anna
21:00 bust Dana by Boris
21:30 bust Cyril by Boris
21:31 expect prizes 70.00 30.00
21:31 expect refused deal_stacks_missing: deal even by chips
# The big stack has the place, the money is the same.
21:32 deal even Anna 15000, Boris 10000 by chips
21:32 expect winner Anna
21:32 expect place Boris 2
21:32 expect prize Anna 50.00
21:32 expect prize Boris 50.00
21:33 expect refused deal_ended: bust Boris by Anna
21:33 expect refused deal_ended: reinstate Cyril
21:33 expect out Cyril by Boris
# It was to be a tie.
21:34 undo
21:34 expect winner nobody
21:35 deal even tie
21:35 expect deal even tie
21:35 expect winner Anna, Boris
21:35 expect place Anna 1 tied
21:35 expect place Boris 1 tied
21:35 expect place Cyril 3
21:35 expect prize Anna 50.00
21:36 paid prize Anna
21:36 paid prize Boris
21:36 expect sheet balances
# Anna wants to play after all: the clock goes on where it stood, and the prizes wait for their places.
21:40 undo
21:40 undo
21:40 undo
21:40 expect deal none
21:40 expect winner nobody
21:41 deal own Boris 50.00, Anna 40.00 kept 10.00 play on
22:10 deal icm Anna 12500, Boris 12500 tie
22:10 expect winner Anna, Boris
22:10 expect prize Anna 45.00
22:10 expect prize Boris 55.00
22:10 expect sheet balances
