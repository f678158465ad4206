"""The place "Hands" of the desk: every hand of the evening in a list, found again, watched again, taken elsewhere."""
