"""Nonsense made from the schemas of everything that the server reads: messages of a line, requests over HTTP."""
