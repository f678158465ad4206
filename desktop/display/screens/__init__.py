"""The screens of this computer, and where on them a board is or may be."""
