"""Messages between server and page, stored events, and the terms of a table."""
