# A draw that anybody can check: announced before the list closes, mixed with the lottery's numbers, verified afterwards.
evening "Spring cup" structure club-20 stack 10000 seats 6 buy-in 20.00 EUR kept until 4
18:30 enter Anna, Boris, Cyril, Dana, Eva, Filip, Gita, Hugo, Ivan, Jana
18:40 expect announced nothing
18:50 announce draw
18:50 expect announced draw 1
18:51 expect refused announced_already: announce draw

# A couple and a father with his son are not drawn to one table.
18:52 keep apart Anna, Boris
18:53 keep apart Cyril, Dana, Eva
18:53 undo
18:53 expect not kept apart Cyril, Dana
18:54 keep apart Cyril, Dana
18:54 expect refused apart_already: keep apart Dana, Cyril
18:54 expect refused two_to_keep_apart: keep apart Anna
18:54 expect refused no_such_player: keep apart Anna, Zoe

# Whoever draws with another seed than the one announced is stopped.
18:55 expect refused seed_not_committed: draw 00000000000000000000000000000000000000000000000000000000000000ff
# The names have changed: a new announcement is made and seen in the history; taken back, the first one stands again.
18:56 announce draw 00000000000000000000000000000000000000000000000000000000000000ff
18:56 expect refused seed_not_committed: draw
18:57 undo

19:00 draw with "7, 12, 31, 33, 45, 46"
19:00 expect tables 2
19:00 expect at different tables Anna, Boris
19:00 expect at different tables Cyril, Dana
19:00 expect draw verified 1

# Taken back, the announcement stands; the same seed and the same numbers give the same seats again.
19:01 undo
19:01 expect announced draw 1
19:02 draw with "7, 12, 31, 33, 45, 46"
19:30 start
19:31 no longer apart Anna, Boris
19:31 expect not kept apart Anna, Boris
19:31 expect kept apart Cyril, Dana
19:31 expect refused not_kept_apart: no longer apart Anna, Boris
19:32 undo
19:32 expect kept apart Anna, Boris

# Late players: the table where nobody sits whom they are kept apart from comes first.
19:40 enter Karel
19:40 keep apart Karel, Anna
19:40 announce draw
19:41 seat Karel
19:41 expect at different tables Karel, Anna
19:42 expect draw verified 2
19:42 crash
19:42 expect draw verified 2
