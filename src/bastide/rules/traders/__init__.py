"""Traders & Builders (TRA-01 to TRA-73)."""
