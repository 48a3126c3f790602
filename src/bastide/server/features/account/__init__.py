"""Accounts over HTTP, and the personal data of a device: export, move and erase."""
