"""A house of several processes: who has which table, passing on what is for another one, and the bus between them."""
