"""What the pages are put together from: the head, the facts, chips, the band of hand for hand, shot clocks."""
