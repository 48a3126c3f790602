"""How the pages at a table hear of it: made once for all who see the same, and sent without anybody waiting."""
