"""The shelf: one SQLite file holds a club and its evenings, as the log of what its directors did."""
