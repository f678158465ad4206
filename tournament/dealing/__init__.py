"""Tables that the program deals while time is real: when a hand begins, ends or is void, and what it brings with it."""
