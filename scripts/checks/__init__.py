"""The project's own checks: each module has `check(root)`, which gives one sentence per problem."""
