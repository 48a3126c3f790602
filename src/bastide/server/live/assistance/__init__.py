"""Bots that play and help: bot turns, hints, forecasts, and where help is not fair."""
