"""Who is out, in which order, and who is back in."""
