# What the room hears in an evening: what begins and ends by itself, what the director presses, who has to go where,
# and silence where something was only put right.
evening "Announced" structure dinner.csv stack 10000 seats 4 buy-in 20.00 EUR kept on 2026-11-19 zone Europe/Prague
price "Rebuy" rebuy 10.00 chips 10000 until 2
19:00 enter Anna, Boris, Cyril, Dana, Eva, Filip
open table
open table
seat Anna 1 1
seat Boris 1 2
seat Cyril 1 3
seat Dana 2 1
seat Eva 2 2
seat Filip 2 3
expect heard nothing
19:10 schedule 19:30
expect heard nothing
19:29 expect heard "One minute."
19:30 expect heard "One minute.", "Cards in the air. Blinds are 25, 50."

# A pause and its end say nothing. The next level, pressed early, is told; taken back it is not.
19:35 pause
expect heard nothing
19:36 resume
expect heard nothing
19:37 next level
expect heard "Level 2. Blinds are 50, 100."
take back
expect heard nothing
19:49 expect heard nothing
19:51 expect heard "One minute.", "Level 2. Blinds are 50, 100."
# Nor what the director puts right: back, far ahead, the time left.
previous level
expect heard nothing
take back
go to level 7
expect heard nothing
take back
expect heard nothing
set 5
expect heard nothing
take back

# A break now, and on again: a break that is left is always told. Rebuys end with the listed one.
19:55 break now 10
expect heard "Break. Back at 20 oh 5."
20:03 expect heard "Two minutes until the break ends. Please take your seats."
end break
expect heard "The break is over. Level 2. Blinds are 50, 100."
20:19 expect heard "One minute.", "Break. Back at 20 29."
20:29 expect heard "One minute.", "The break is over. Level 3. Blinds are 100, 200."
# It waits; on resume it is told again, since only now cards are in the air.
20:35 resume
expect heard "The break is over. Level 3. Blinds are 100, 200.", "No longer sold: Rebuy."

# The last of a level counted in hands, and a level that the director ends.
20:55 expect heard "Level 4. Blinds are 200, 400."
hand over 1
expect heard nothing
hand over 1
hand over 2
hand over 2
expect heard "Level 5. Blinds are 300, 600."
21:10 end level
expect heard "Level 6. Blinds are 400, 800."

# Who is out is shown, not said. Undone, redone or corrected it would be no news either.
payouts places 3
21:12 bust Anna by Boris
expect heard nothing
undo
expect heard nothing
redo
expect heard nothing
correct 32 bust Anna by Cyril
expect heard nothing
# Who changes seats has to hear it.
21:13 move Dana to 1 4
expect heard "New seats. Please look at the board."
undo
expect heard nothing
21:14 hand for hand
expect heard "Hand for hand. Please play one hand, then wait."
21:15 bust Filip by Eva
expect heard nothing
21:16 round over
21:17 final table
expect heard "The final table."
21:20 bust Dana by Eva
expect heard "Congratulations, everybody is in the money."
# A mistake: the room has heard it, and hears it again when it is so.
21:21 reinstate Dana
expect heard nothing
21:22 bust Dana by Boris
expect heard "Congratulations, everybody is in the money."
21:30 bust Boris then Eva by Cyril
expect heard "Cyril wins the tournament. Congratulations!"
