"""The argument at the table: what the rules say tonight, and what chips mean that were put in."""
