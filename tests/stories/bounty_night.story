# Fixed bounties: ten and a cent on every head, five on every rebuy; shared heads, heads of nobody, the champion's own.
evening "Heads" structure club-20 stack 5000 seats 9 buy-in 30.00 EUR kept
18:50 price "Buy-in" buy-in 30.00 bounty 10.01 chips 5000 until 2                     # 2
price "Rebuy" rebuy 15.00 bounty 5.00 chips 5000 until 2                              # 3
19:00 enter Anna, Boris, Cyril, Dana, Emil, Filip                                     # 4
expect bounties 60.06
expect pool 119.94
expect unclaimed 0.00
expect drawer 180.00
19:10 draw                                                                            # 5
19:20 start                                                                           # 6

# Two took Filip's last chips: half each, the odd cent to the one named first.
19:30 bust Filip by Boris, Anna                                                       # 7
expect bounty Boris 5.01
expect bounty Anna 5.00
expect sheet balances
# It was a mistake: both are as they were, once.
19:31 undo                                                                            # 8
expect bounty Boris 0.00
expect bounty Anna 0.00
expect bounties 60.06
19:32 bust Filip by Cyril                                                             # 9
expect bounty Cyril 10.01
expect refused no_bounty: paid bounty Anna
paid bounty Cyril                                                                     # 10
expect due Cyril 0.00
expect drawer 169.99
expect sheet balances

# Filip buys back in. By the usual rule the credit goes with him, and with it what Cyril has been handed.
19:34 rebuy Filip                                                                     # 11
expect bounty Cyril 0.00
expect owing Cyril 10.01
expect bounties 65.06
expect sheet balances
# Cyril has him again, now with both heads, so five are still to be handed over.
19:45 bust Filip by Cyril                                                             # 12
expect bounty Cyril 15.01
expect owing Cyril 0.00
expect due Cyril 5.00
expect sheet balances
expect refused no_bounty: paid bounty Boris
paid bounty Cyril                                                                     # 13
expect refused bounty_paid_already: paid bounty Cyril
expect drawer 179.99
expect sheet balances

# Emil is out and nobody saw by whom; Dana goes home with her chips: nobody has these heads.
20:05 bust Emil                                                                       # 14
expect unclaimed 10.01
20:06 correct 14 bust Emil by Boris, Cyril, Anna                                      # 15
expect unclaimed 0.00
expect bounty Boris 3.34
expect bounty Anna 3.33
expect due Cyril 3.34
20:30 home Dana 4000                                                                  # 16
expect place Dana 4
expect unclaimed 10.01
expect sheet balances

# A knockout while one owes for a rebuy: what he wins stays here for it.
20:40 rebuy Boris owing because "the first hand after the break"                      # 17
expect owing Boris 15.00
paid bounty Boris                                                                     # 18
expect owing Boris 11.66
expect drawer 179.99
expect sheet balances

20:50 bust Boris by Anna                                                              # 19
expect bounty Anna 18.34
expect bounty Boris 3.34
21:00 bust Cyril by Anna                                                              # 20
# The champion's own head is hers.
expect winner Anna
expect bounty Anna 38.36
expect unclaimed 10.01
expect bounties 70.06
expect sheet balances
expect prizes 99.94 40.00
paid bounty Anna                                                                      # 21
paid prize Anna in cash                                                               # 22
expect due Anna 0.00
21:05 paid prize Cyril                                                                # 23
paid bounty Cyril                                                                     # 24
pay everybody                                                                         # 25
expect owing nobody
# What is left is the head that nobody took: the house gives it to the league.
expect drawer 10.01
adjust bounties -10.01 because "nobody took Dana's head"                              # 26
adjust league 10.01 because "nobody took Dana's head"                                 # 27
expect unclaimed 0.00
expect league 10.01
expect drawer 10.01
expect sheet balances
