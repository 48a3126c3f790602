"""How people hear of their tables while no page is open."""
