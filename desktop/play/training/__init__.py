"""The training table's window: play chips against robots, with hints on request and a review of each hand."""
