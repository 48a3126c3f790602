"""Before the tables: who may ask, how much, and who he is."""
