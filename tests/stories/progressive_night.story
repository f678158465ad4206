# Progressive bounties: of each head half is cash, half goes onto the head of whoever took it; the champion has his own.
evening "Progressive" structure club-20 stack 5000 seats 9 buy-in 30.00 EUR kept keeps-knockouts bounties progressive 50%
18:50 price "Buy-in" buy-in 30.00 bounty 10.00 chips 5000 until 2                     # 2
price "Rebuy" rebuy 15.00 bounty 5.01 chips 5000 until 2                              # 3
19:00 enter Anna, Boris, Cyril, Dana, Emil, Filip                                     # 4
expect bounties 60.00
expect head Anna 10.00
expect unclaimed 0.00
19:10 draw                                                                            # 5
19:20 start                                                                           # 6

# Five in cash for Boris, and his head becomes fifteen.
19:30 bust Filip by Boris                                                             # 7
expect bounty Boris 5.00
expect head Boris 15.00
# It was a mistake: both are as they were.
19:31 undo                                                                            # 8
expect bounty Boris 0.00
expect head Boris 10.00
expect head Filip 10.00
19:32 bust Filip by Boris                                                             # 9
# He buys back in: Boris keeps what he has, and the rebuy brings a new head, of 5.01.
19:34 rebuy Filip                                                                     # 10
expect bounty Boris 5.00
expect head Boris 15.00
expect head Filip 5.01
expect bounties 65.01
# Two took it: 2.51 and 2.50 for those named first and second, then halves; the odd cent is cash.
19:45 bust Filip by Anna, Cyril                                                       # 11
expect bounty Anna 1.26
expect head Anna 11.25
expect bounty Cyril 1.25
expect head Cyril 11.25
expect sheet balances

# Cyril takes Boris with all that is on his head ...
20:05 bust Boris by Cyril                                                             # 12
expect bounty Cyril 8.75
expect head Cyril 18.75
# ... and Dana takes Cyril.
20:15 bust Cyril by Dana                                                              # 13
expect bounty Dana 9.38
expect head Dana 19.37
expect sheet balances
# It was not Cyril who had taken Boris but Emil: all that followed from it is put right.
20:16 correct 12 bust Boris by Emil                                                   # 14
expect out Boris by Emil
expect bounty Cyril 1.25
expect bounty Emil 7.50
expect head Emil 17.50
expect bounty Dana 5.63
expect head Dana 15.62
expect sheet balances

# Emil and Anna are out in one hand, by Dana: both heads, in whichever order.
20:40 bust Emil then Anna by Dana                                                     # 15
expect winner Dana
# 8.75 of Emil's 17.50 and 5.63 of Anna's 11.25, and at the end what is on her own head.
expect bounty Dana 50.00
expect head Dana 0.00
expect unclaimed 0.00
expect bounties 65.01
expect sheet balances
# Nobody would have Dana's own head by another setting; this evening says it is hers.
expect refused own_head_to_prizes: bounties progressive 50% own head prizes
20:41 bounties progressive 50% own head nobody                                        # 16
expect bounty Dana 20.01
expect unclaimed 29.99
expect sheet balances
undo                                                                                  # 17
expect unclaimed 0.00
20:45 paid bounty Dana                                                                # 18
expect due Anna 1.26
expect sheet balances
