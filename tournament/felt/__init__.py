"""What is seen at a table while a hand is played, by whose eyes: values for whoever paints or prints it."""
