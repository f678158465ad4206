# Four tables of 8, 8, 6 and 6 by Robert's rules: within one up to six tables, and whoever comes to the small blind or the
# button waits until the button has passed (RROP 15).
evening "Eight eight six six" structure club-20 seats 9 buy-in 20.00 EUR kept rules robert
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
expect proposal somebody 1 to 3 7, somebody 2 to 4 7
expect proposed "next big blind of table 1 → first good seat at table 3", "next big blind of table 2 → first good seat at table 4"
expect refused big_blind_unknown: balance
20:33 big blind 1 3
20:33 big blind 2 3
20:33 big blind 3 6
expect proposal Carl to 3 7, Cleo to 4 7
20:34 balance
expect last move Carl from 1 4 to 3 7, Cleo from 2 4 to 4 7
expect blinds due 3 6 7
expect proposal nothing
20:35 bust Edda by Carl
# In the small blind Georg would have no hand yet: it stays dead.
20:36 move Georg to 3 6
expect blinds due 3 none 7
20:36 undo
# Twenty-seven players: new seats for everybody, at three tables.
expect proposal redraw 3
expect refused redraw_due: balance
20:37 redraw
expect tables 3
expect proposal nothing
20:38 undo
expect proposal redraw 3
20:38 redo
expect tables 3
