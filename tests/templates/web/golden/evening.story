# An evening with everything that a printout may have to say, told for the golden files of this folder.
evening "Thursday at Anna's <b>& Co</b>" structure club-20 stack 10000 seats 6 buy-in 40.00 EUR kept on 2026-11-19 zone Europe/Prague
18:40 price "Buy-in" buy-in 40.00 bounty 10.00 house 2.00 chips 10000 until 2
price "Re-entry" re-entry 40.00 bounty 10.00 house 2.00 chips 10000 until 2
price "Rebuy" rebuy 20.00 chips 10000 until 2
prize 3 with "Bottle of <rum>"
18:55 enter Ľubica, "</td><script>alert(1)</script>", "עומר 2026", "😳 Ace & 👨‍👩‍👧"
enter "Žofie O'Hara", "=1+1", "'t Hart", Łukasz, "Karel, Jr."
enter "Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh the Younger of Llanfairpwll"
19:00 enter "Player 7", Zuzana owing because "left her purse at home"
19:10 draw
19:30 start
19:41 bust "Player 7" by Ľubica
19:44 re-enter "Player 7"
seat "Player 7"
19:50 rebuy Zuzana
20:10 bust "Player 7"
20:12 bust "'t Hart" and "Karel, Jr." by "Žofie O'Hara", Zuzana
20:25 bust "=1+1" by Łukasz, "עומר 2026"
20:30 bust "Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh the Younger of Llanfairpwll" by "עומר 2026"
20:35 count Ľubica 30000, Łukasz 24500
20:40 bust "😳 Ace & 👨‍👩‍👧" by "</td><script>alert(1)</script>"
# Here golden files of the evening being played are made.
20:55 final table
21:20 bust "Žofie O'Hara" by Ľubica
21:30 bust Zuzana by "עומר 2026"
21:45 bust "</td><script>alert(1)</script>" by Łukasz
21:50 expect left 3
22:00 deal even Ľubica 60000, "עומר 2026" 50000, Łukasz 30000 by chips
