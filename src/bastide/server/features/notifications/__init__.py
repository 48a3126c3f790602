"""Notifications by web push and mail for players who are away."""
