"""The pages of the board: each lays out one view on one frame."""
