"""People at one table: what they ask each other, say, and do about those who are away."""
