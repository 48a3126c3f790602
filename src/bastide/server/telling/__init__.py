"""What the pages at a table are told: made once for all who see the same, and sent without anybody waiting."""
