"""What the rules say when there is an argument at the table, under tonight's rules."""
