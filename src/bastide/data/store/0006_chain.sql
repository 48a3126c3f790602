-- Each event carries the hash of the chain up to itself (storage/chain.py). Events from before this column have none but
-- for the last one of each table, which upgrades.py seals, so that no large database is written anew.
ALTER TABLE events ADD COLUMN chain BLOB;

-- How many events a table has: a log that lost its end is found.
ALTER TABLE tables ADD COLUMN head INTEGER NOT NULL DEFAULT 0;

UPDATE tables SET head = (SELECT coalesce(max(n), 0) FROM events WHERE table_id = id);

-- How far the whole database has come: events ever stored, and a hash over them. What the file beside the database
-- remembers of this row tells after a crash whether anything is missing.
CREATE TABLE head (
    one      INTEGER PRIMARY KEY CHECK (one = 1),
    database TEXT NOT NULL,
    events   INTEGER NOT NULL,
    hash     BLOB NOT NULL
);
