# Twenty robots, six seats a table: hands are dealt, tables kept even, broken, held for the final table, and one wins.
evening "Robots" structure club-turbo stack 1500 seats 6 buy-in 10 EUR seed 2
enter R01, R02, R03, R04, R05, R06, R07, R08, R09, R10, R11, R12, R13, R14, R15, R16, R17, R18, R19, R20
expect entries 20
expect chips 30000
# 42, 26, 18 and 14 percent of 200: 84, 52, 36 and 28, down to multiples of five.
expect pool 200.00
expect prizes 90.00 50.00 35.00 25.00
draw
expect tables 4
start
expect refused simulated_time: pause
expect refused simulated_time: next level
play 3 hands
expect hands 3
undo
expect hands 2
redo
expect hands 3
undo
# The same hand is dealt again.
play 1 hand
expect hands 3
play until 12 left
expect chips 30000
play to the end
expect over
expect left 1
expect tables 1
expect chips 30000
expect draw verified
