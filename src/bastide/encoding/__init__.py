"""Positions and actions as numbers for programs that learn; what a ruleset gives follows from its modules alone.

`Codec` numbers the actions. docs/environments.md describes the numbers."""
