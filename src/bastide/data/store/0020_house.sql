-- A house of several processes: which of them has a table, since how many owners (every append names the number, so that
-- one who was thought dead stores nothing more), and which processes there are. One process alone leaves all that empty.
ALTER TABLE tables ADD COLUMN owner TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN epoch INTEGER NOT NULL DEFAULT 0;

CREATE TABLE processes (
    name    TEXT PRIMARY KEY,
    address TEXT NOT NULL,
    beat_ms INTEGER NOT NULL
) WITHOUT ROWID;

-- As before, but a truth is compared as the number that it is.
DROP INDEX tables_not_archived;
CREATE INDEX tables_not_archived ON tables (served_ms) WHERE phase IN ('over', 'abandoned') AND archived = 0;
