"""A table with a hand on it, painted."""
