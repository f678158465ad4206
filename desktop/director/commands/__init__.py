"""What the director can do, as values: by menu, by key, by a few letters of its name."""
