# Six friends at one table with real chips: who is out when, a tie, and what everybody gets.
evening "Thursday at Anna's" structure club-20 stack 10000 seats 9 buy-in 20.00 EUR kept
19:00 enter Anna, Boris, Cyril, Dana, Eva
19:02 enter "Filip"
expect refused already_entered: enter  FILIP
expect entries 6
expect pool 120.00
expect chips 60000
# Five to eight entries: 70 and 30 percent, 84 and 36, down to 80 and 35; what remains goes to the first.
expect prizes 85.00 35.00
expect refused seats_not_drawn: start
19:20 draw 00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff
expect seat Filip 1 1
expect seat Eva 1 2
expect seat Boris 1 3
expect seat Dana 1 4
expect seat Anna 1 5
expect seat Cyril 1 6
expect refused not_started: bust Filip by Anna
expect waiting
expect stack Anna 10000
19:30 start
# Late entry was not offered tonight.
expect refused no_longer_on_sale: enter Gregor
expect running
expect stack Anna unknown
expect clock 20:00 level 1
19:41 bust Filip by Anna
expect place Filip 6
expect left 5
expect refused already_out: bust Filip by Boris
expect refused eliminator_out: bust Dana by Filip
expect refused eliminated_by_himself: bust Dana by Dana
20:00 expect clock 10:00 level 2
# Both had the same stack before the hand, so they share places 4 and 5.
20:15 bust Dana and Eva by Boris
expect place Dana 4 tied
expect place Eva 4 tied
expect out Eva by Boris
expect left 3
# Three levels of 20 minutes, then five minutes of break.
20:33 expect clock 2:00 break
20:35 expect clock 20:00 level 4
expect blinds 100/200
expect refused somebody_must_win: bust Anna and Boris and Cyril
20:50 bust Boris then Cyril by Anna
expect over
expect winner Anna
expect place Anna 1
expect place Boris 2
expect place Cyril 3
expect prize Anna 85.00
expect prize Boris 35.00
expect prize Cyril 0
expect stack Anna 60000
expect refused evening_over: pause
# No: they had equal stacks. The second and the third prize, 35 and nothing, are shared.
20:51 correct 8 bust Boris and Cyril by Anna
expect place Boris 2 tied
expect place Cyril 2 tied
expect prize Boris 17.50
expect prize Cyril 17.50
expect prize Anna 85.00
