"""The clock and what is pressed on it."""
