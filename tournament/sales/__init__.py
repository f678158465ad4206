"""What is sold and paid: prices, purchases, payments, the cash sheet."""
