"""Deals among those who are left, and what chips are worth in prizes."""
