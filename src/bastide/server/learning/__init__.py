"""Lessons and campaigns: what they are, and where people are in them."""
