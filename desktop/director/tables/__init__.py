"""The page of the tables: ovals with their seats, the draw, who is out, moves by hand."""
