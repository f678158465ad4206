"""Who takes part: guests, entries, registration, who leaves."""
