"""What stands under a felt: what may be done, how much, what is meant, and by whom."""
