"""The gallery: every page and state of the client, and all art, on one HTML sheet. Tests use its states and tables."""
