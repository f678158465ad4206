# Only for play: a currency without value in money, whole, and prizes rounded to what such chips are handed out in.
evening "Training" structure home-15 stack 3000 seats 6 buy-in 1000 PLAY kept
19:00 enter Anna, Boris, Cyril, Dana, Emil
expect pool 5000
expect prizes 3500 1500
expect refused amount_too_precise: price "Rebuy" rebuy 2.50 chips 3000 until 2
price "Rebuy" rebuy 1250 bounty 250 chips 3000 until 2
19:10 draw
19:15 start
19:20 bust Emil by Anna
19:21 rebuy Emil
expect pool 6000
expect prizes 4200 1800
expect rebuys 1
19:25 bust Emil by Anna
19:30 bust Dana by Boris
19:40 bust Cyril by Anna
19:50 bust Boris by Anna
expect winner Anna
expect prize Anna 4200
expect prize Boris 1800
# The last one out buys back in while rebuys are open: nobody has won yet.
19:51 expect refused no_longer_on_sale: rebuy Boris
rebuy Boris hand had begun
expect in Boris
expect running
expect left 2
expect pool 7000
expect stack Anna unknown
20:00 bust Boris by Anna
expect winner Anna
expect prizes 4900 2100
