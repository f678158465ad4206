"""The place “Board” of the desk: what the room sees, and everything that the director can make it see."""
