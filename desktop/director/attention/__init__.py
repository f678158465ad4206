"""What needs the director, most urgent first."""
