"""What leaves the house, as values: `page` is a printout with its numbers as numbers, the rest makes such pages.

Every file of a report is made of the same page (`templates`), and so are the desk's lists and what it copies.
"""
