# Real cards, every hand written down: one is corrected later, the hands after it are played again, and it is undone.
evening "Recorded" structure club-20 stack 10000 seats 8 buy-in 20.00 EUR kept
19:00 enter Anna, Boris, Cyril, Dana
19:10 open table
19:10 seat Anna 1 1
19:10 seat Boris 1 2
19:10 seat Cyril 1 3
19:10 seat Dana 1 4
19:11 expect refused not_a_recorded_table: record 1 "f f f"
19:12 way 1 recorded
19:29 expect refused not_started: record 1 button 1 "f f f"
19:30 start
# It is said where the first button is. What the rules forbid is refused with the key and the rule.
19:33 expect refused button_nowhere: record 1 button 6 "f f f"
19:33 expect refused hand_line_wrong: record 1 button 1 "r30 f f f"
19:33 expect refused hand_unfinished: record 1 button 1 "r300 f f"
19:33 expect refused hand_unfinished: record 1 button 1 "a f f c / / /"
# Cards nobody saw: only the winner is asked for. Boris is in for 3000, and Dana has it.
19:33 record 1 button 1 "r300 f c f / x r800 c / x r1900 c / x x w4"
19:33 expect stack Boris 7000
19:33 expect stack Dana 13050
19:33 expect button 1 1
# Boris goes all-in with what he has left and is out; Dana folds the next hand, dealt to three.
19:36 record 1 "f a f c / 2c7d9h / Js / Ah 2:KsKd 4:AcQd"
19:36 expect stack Dana 20075
19:36 expect out Boris
19:38 record 1 "f f"
19:38 expect stack Dana 20050
# Two cards of one seat cannot be on the board as well.
19:39 expect refused hand_line_wrong: record 1 "r300 c f / Ah7d2c 4:AhKd"
# It was Boris who won the first hand. His all-in is then one of all he has, and Dana calls for less: nobody is out.
19:40 correct hand 10 "r300 f c f / x r800 c / x r1900 c / x x w2"
19:40 expect stack Boris 6050
19:40 expect stack Dana 14000
# One undo takes it all back, one redo brings it.
19:41 undo
19:41 expect out Boris
19:41 expect stack Dana 20050
19:42 redo
19:42 expect stack Boris 6050
19:42 crash
19:42 undo
19:43 expect stack Dana 20050
# Where a later hand cannot have been played so it is said which, and it may be void in the same act.
19:44 record 1 "r5000 c f / x r10000 f"
19:45 expect refused later_hand_stuck: correct hand 10 "r300 f c f / x r800 c / x r1900 c / x x w2"
19:45 expect stack Dana 25100
19:46 correct hand 10 voiding 25 "r300 f c f / x r800 c / x r1900 c / x x w2"
19:46 expect stack Boris 6050
19:46 expect stack Dana 14000
19:46 undo
19:46 expect stack Dana 25100
19:47 redo
# The hands that were played again go with the correction.
19:47 expect refused goes_with_another: undo 35
# A misdeal is void: the button stays where it was.
19:50 expect button 1 3
19:50 record 1 "f (two cards flew) v"
19:50 expect button 1 3
19:52 record 1 "f f f"
19:52 expect button 1 4
