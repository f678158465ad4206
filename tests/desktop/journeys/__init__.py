"""Whole evenings as the director goes through them: what is seen, clicked and typed, and what the file then says."""
