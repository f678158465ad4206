"""A pot of real cards, settled on the word of those at the table."""
