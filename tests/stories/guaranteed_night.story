# 200.00 are guaranteed. Late entries make what the house adds smaller; a prize is locked, another is a bottle.
evening "Guaranteed night" structure club-20 stack 5000 seats 9 buy-in 20.00 EUR kept until 3
18:30 guarantee 200.00                                                        # 2
expect pool 200.00
expect overlay 200.00
# While nobody has entered, a prize may be set by hand whatever the pool is.
prize 1 with "Challenge cup"                                                  # 3
expect thing 1 "Challenge cup"
expect refused prize_is_nothing: prize 1 with " "
expect refused place_out_of_range: prize 0 fixed 10.00
19:00 enter Anna, Boris, Cyril, Dana, Eva, Filip                              # 4
expect pool 200.00
expect overlay 80.00
expect contributed 0.00
expect drawer 200.00
expect sheet balances
# Six entries pay two places by the table of the default, BARGE.
expect payouts BARGE
expect prizes 140.00 60.00
expect bubble 4
expect next prize 60.00
# Another table, and none of that name.
expect refused no_such_payout_table: payouts "Las Vegas"
expect refused payouts_unchanged: payouts "BARGE"
payouts "Kiabet" rounded down to 10.00                                        # 5
expect prizes 100.00 70.00 30.00
undo                                                                          # 6
expect prizes 140.00 60.00
# More places than the table says, then none at all, then as the table says.
payouts places 3                                                              # 7
expect prizes 100.00 60.00 40.00
payouts places none                                                           # 8
expect prizes nothing
expect thing 1 nothing
expect bubble nothing
undo                                                                          # 9
expect thing 1 "Challenge cup"
# The third gets a bottle instead of money, the second a fixed sum; the first has the rest.
prize 3 fixed 0 "Bottle of rum"                                               # 10
prize 2 fixed 70.00                                                           # 11
expect prizes 130.00 70.00
expect thing 3 "Bottle of rum"
expect refused prizes_beyond_pool: prize 2 fixed 200.01
expect refused amount_negative: prize 2 fixed -5.00
expect refused prize_not_set: prize 4 free
19:05 draw                                                                    # 12
19:30 start                                                                   # 13
# Two late entries: the house adds less, the pool and all that is locked stay.
19:40 enter Gita, Hana                                                        # 14
expect overlay 40.00
expect pool 200.00
expect prizes 130.00 70.00
undo                                                                          # 15
expect overlay 80.00
redo                                                                          # 16
house adds 15.00 because "birthday"                                           # 17
expect overlay 25.00
expect contributed 15.00
expect sheet balances
# Three more: more came together than is guaranteed.
19:50 enter Ivan, Jana, Karel                                                 # 18
expect overlay 0.00
expect pool 235.00
expect prizes 165.00 70.00
expect sheet balances
# The locked prize is freed again: the table's shares divide what there is.
prize 2 free                                                                  # 19
expect prizes 150.00 85.00
payouts rounding nearest unit 1.00                                            # 20
expect prizes 147.00 88.00
payouts rounding largest remainder                                            # 21
expect prizes 145.00 90.00
undo                                                                          # 22
undo                                                                          # 23
undo                                                                          # 24
expect prizes 165.00 70.00
# Unregistered players take their money out again; the guarantee is there for the rest of them.
20:00 unregister Karel 5000                                                   # 25
unregister Jana 5000                                                          # 26
expect overlay 5.00
expect short 0.00
guarantee none                                                                # 27
expect pool 195.00
prize 1 fixed 125.00 "Challenge cup"                                          # 28
unregister Ivan 5000                                                          # 29
expect pool 175.00
# Fewer are there than when the prizes were set: they are paid from the first place down.
expect prizes 125.00 50.00
expect short 20.00
expect sheet balances
undo 27                                                                       # 30
expect short 0.00
expect prizes 130.00 70.00
21:00 seat everybody                                                          # 31
bust Hana by Anna                                                             # 32
bust Gita by Anna                                                             # 33
bust Filip by Boris                                                           # 34
bust Eva by Boris                                                             # 35
expect bubble 1
expect next prize 0.00
bust Dana by Anna                                                             # 36
expect bubble 0
bust Cyril by Anna                                                            # 37
expect thing Cyril "Bottle of rum"
expect prize Cyril 0.00
expect next prize 70.00
bust Boris by Anna                                                            # 38
expect winner Anna
expect prize Anna 130.00
expect thing Anna "Challenge cup"
expect prize Boris 70.00
expect bubble nothing
expect overlay 25.00
paid prize Anna                                                               # 39
paid prize Boris                                                              # 40
# What is left in the drawer is what Ivan, Jana and Karel get back; the house has put in all that was missing.
expect drawer 60.00
refund Ivan                                                                   # 41
refund Jana                                                                   # 42
refund Karel                                                                  # 43
expect drawer 0.00
expect sheet balances
