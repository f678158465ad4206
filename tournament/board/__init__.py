"""What the room sees, as values: the view at an instant, the pages beside it, the tables as they stand."""
