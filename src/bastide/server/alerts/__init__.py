"""How people hear of their tables while no page is open: who is called, by which push service, and when."""
