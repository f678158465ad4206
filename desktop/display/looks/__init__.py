"""How a board looks: its style, the colours, the pictures of the club, the file that can be shared."""
