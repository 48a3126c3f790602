"""Work that takes processes of its own: done here, or by any machine of the house."""
