"""A hand watched again, step by step, on the felt of a dealt table."""
