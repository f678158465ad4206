# Two busts in the wrong order, a wrong eliminator, an old bust undone after later ones: everything that follows is put
# right, and the places 3 to 9 are used once each, or shared with as many as they skip.
evening "Wrong order" structure club-20 stack 10000 seats 9 buy-in 20.00 EUR kept on 2026-11-26 zone Europe/Prague
19:00 enter Anna, Boris, Cyril, Dana, Emil, Filip, Gita, Hana, Ivan
expect prizes 95.00 50.00 35.00
19:10 draw
19:30 start
# Stacks of real chips are known to nobody, so it has to be said who had more, and what is said has to fit together.
20:00 expect refused who_had_more: bust Ivan, Hana by Anna
expect refused who_had_more: bust Ivan with 3100, Hana by Anna
expect refused order_contradicts: bust Ivan with 3100 then Hana with 5200 by Anna
expect refused had_nothing: bust Ivan with 0 by Anna
expect refused more_than_in_play: bust Ivan with 60000 and Hana with 50000 by Anna
# C-158: who began the hand with more finishes better.
20:00 bust Ivan with 3100 and Hana with 5200 by Anna
expect place Hana 8
expect place Ivan 9
# C-159: equal stacks tie.
20:01 correct 5 bust Ivan with 4000 and Hana with 4000 by Anna
expect place Hana 8 tied
expect place Ivan 8 tied
20:01 undo
# Gita was out before Filip, but was told after him.
20:10 bust Filip by Anna
20:11 bust Gita by Boris
expect place Filip 7
expect place Gita 6
20:12 finish Filip then Gita
expect place Filip 6
expect place Gita 7
expect refused order_already: finish Filip then Gita
expect refused not_out: finish Anna then Gita
expect refused named_twice: finish Gita then Gita
expect refused two_to_order: finish Gita
# Across hands, and with a tie; who shares a place has to be named with the other.
20:13 finish Hana and Gita then Filip
expect place Hana 6 tied
expect place Gita 6 tied
expect place Filip 8
expect place Ivan 9
expect refused shares_with: finish Filip then Gita
expect refused finished_between: finish Hana and Gita and Ivan
20:13 undo
expect place Filip 6
expect place Gita 7
expect place Hana 8
# It was Cyril who had Gita's chips.
20:14 correct 9 bust Gita by Cyril
expect out Gita by Cyril
expect place Gita 7
20:30 bust Emil by Boris
20:40 bust Dana by Cyril
expect place Emil 5
expect place Dana 4
# Hana was never out. Her seat is free, and those who finished before her are not touched; those behind her move up.
20:45 correct 5 bust Ivan by Anna
expect in Hana
expect left 4
expect place Dana 5
expect place Filip 7
expect place Gita 8
expect place Ivan 9
# Filip was not out either: the order that named him lapses, and Gita keeps the place of her bust.
20:46 undo 8
expect place Filip none
expect place Gita 8
expect place Ivan 9
20:46 redo
expect place Filip 7
expect place Gita 8
# Filip again, the other way: he is put back in, later steps stay as they are.
20:47 reinstate Filip
expect place Filip none
expect place Gita 8
20:48 bust Filip by Hana
expect place Filip 5
expect place Dana 6
expect place Gita 8
21:00 bust Boris by Anna
21:01 bust Hana by Cyril
21:10 bust Anna by Cyril
expect winner Cyril
expect place Anna 2
expect prize Anna 50.00
expect place Hana 3
expect prize Hana 35.00
# The last two of the money had equal stacks in one hand after all, and share what is left of it to the cent.
21:12 finish Anna and Hana
expect place Anna 2 tied
expect prize Anna 42.50
expect prize Hana 42.50
expect place Boris 4
21:12 undo
expect prize Anna 50.00
