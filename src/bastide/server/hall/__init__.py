"""All tables together: who is there, who is away, who thinks, and how a command becomes news for everybody."""
