"""The room: the director's window, the board on the second screen, the tables that play."""
