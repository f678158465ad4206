"""What the room sees: the board on the second screen."""
