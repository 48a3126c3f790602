"""People at one table: consent, leaving, absence, talk."""
