"""What the pool is divided into: the plan, the published tables, the division with nothing lost."""
