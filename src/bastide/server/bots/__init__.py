"""Thinking beside the loop: bots and aids in processes of their own."""
