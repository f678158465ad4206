# Robert's Rules: everybody draws a new seat at three, two and one table. Three tables is how this evening begins.
evening "Autumn final" structure club-20 stack 10000 seats 6 buy-in 20.00 EUR kept rules robert
18:50 enter Anna, Boris, Cyril, Dana, Eva, Filip, Gita, Hugo, Ivan, Jana, Karel, Lida, Milan, Nina, Ota, Petra, Quido
18:55 announce draw
19:00 draw
19:00 expect tables 3
19:30 start
19:40 bust Anna
19:45 bust Boris
19:50 bust Cyril
19:55 bust Dana
19:56 expect redraw nothing
19:56 expect refused redraw_not_due: redraw
19:56 expect refused redraw_too_small: redraw 2
20:00 bust Eva
20:01 expect redraw 2

# Petra cannot walk and keeps her seat; her table stays. Filip and Gita came in one car.
20:01 expect seat Petra 3 4
20:01 lock Petra
20:01 keep apart Filip, Gita
20:01 announce draw
20:02 redraw with "As Kd 7c"
20:02 expect tables 2
20:02 expect redraw nothing
20:02 expect at different tables Filip, Gita
20:02 expect seat Petra 3 4
20:03 undo
20:03 expect tables 3
20:03 redo
20:03 expect draw verified 2

20:30 bust Filip
20:35 bust Gita
20:40 bust Hugo
20:45 bust Ivan
20:46 expect refused final_table_not_due: final table
20:46 expect refused final_table_not_due: redraw 1
20:50 bust Jana
20:51 expect redraw nothing
20:52 final table
20:52 expect tables 1
20:52 expect left 7
20:53 expect draw verified 3
