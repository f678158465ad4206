# A house that wants movers to keep their position rather than to be big blind again (D-2).
evening "Same position" structure club-20 seats 8 buy-in 20.00 EUR kept balancing same-position
19:00 enter Ada, Bea, Cleo, Dora, Edda, Flora, Gina, Hedy, Ines, Jo, Kira, Lea, Mona, Nell, Olga, Pia, Rosa, Sara, Tina, Ute, Vera, Wilma, Yara, Zita
19:10 draw
19:30 start
20:10 bust Pia by Kira
20:11 bust Kira by Cleo
# 8, 8 and 6. It takes the buttons of both tables to know whose position is nearest.
expect proposal somebody 1 to 3 7
expect proposed "the player of table 1 nearest in position → open seat at table 3"
20:12 big blind 1 3
expect proposal somebody 1 to 3 7
20:12 big blind 3 2
# Next hand: seat 7 of table 3 is the last before the button there, as Yara is at table 1. TDA 11 would take Ute.
expect proposal Yara to 3 7
20:13 balance
expect last move Yara from 1 1 to 3 7
expect proposal nothing
20:13 undo
# With Yara locked in her seat the next nearest goes.
20:14 lock Yara
expect proposal Dora to 3 7
20:14 balance
expect last move Dora from 1 8 to 3 7
expect table 3 players 7
