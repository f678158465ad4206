"""A hand as it happens: its pace, what its people have of time, its lines and odds."""
