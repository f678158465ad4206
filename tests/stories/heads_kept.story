# By the house's choice whoever took a player out keeps the head when the player buys back in; what he buys is a new one.
evening "Heads kept" structure home-15 stack 3000 seats 6 buy-in 20.00 EUR kept keeps-knockouts
19:00 price "Buy-in" buy-in 20.00 bounty 5.00 until 2
price "Rebuy" rebuy 10.00 bounty 2.00 until 2
enter Anna, Boris, Cyril
draw
19:10 start
19:15 bust Boris by Anna
expect bounty Anna 5.00
expect place Boris 3 provisional
19:16 rebuy Boris
expect in Boris
expect bounty Anna 5.00
expect bounties 17.00
expect sheet balances
19:17 undo
expect out Boris by Anna
expect bounties 15.00
redo
19:30 bust Boris by Cyril
expect bounty Anna 5.00
expect bounty Cyril 2.00
expect place Boris 3
19:40 bust Cyril by Anna
# Five for Boris, five for Cyril, and the champion's own five.
expect winner Anna
expect bounty Anna 15.00
expect bounty Cyril 2.00
expect unclaimed 0.00
expect sheet balances
