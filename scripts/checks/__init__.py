"""The project's own checks. Each module has `check(root)`, which returns a sentence for each problem."""
