"""Custom tile sets, trial games with them, and the position editor."""
