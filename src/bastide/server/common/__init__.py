"""What every room uses: refusals, answers over HTTP, what is read of a request, and what is counted."""
