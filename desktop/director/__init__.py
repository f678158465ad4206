"""What the director touches."""
