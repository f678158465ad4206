"""The card game: one table, one hand at a time. Knows nothing of evenings, files or screens."""
