"""Who sits where by chance: the published draw, late seats, broken tables, redraws, and their verification."""
