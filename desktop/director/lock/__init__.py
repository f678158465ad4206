"""The locked desk: the clock is seen, and nothing can be touched."""
