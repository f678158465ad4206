"""How long the things take that a director waits for: `make bench`."""
