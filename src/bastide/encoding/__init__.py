"""Positions and actions as numbers for machine learning. The encoding of a ruleset depends only on its modules.

`Codec` numbers the actions. docs/bots/environments.md describes the numbers.
"""
