"""Finished games judged turn by turn, in processes of their own."""
