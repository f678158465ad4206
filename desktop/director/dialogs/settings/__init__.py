"""The settings of this computer, one file for each page."""
