"""The chimes: short sounds of our own making; `recipe` says how they were made."""
