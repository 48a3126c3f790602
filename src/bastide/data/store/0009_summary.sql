-- What lists of tables show of each, as JSON made from its log with every append (server/summary.py), so that no list
-- loads a table. '' where it is not known: tables from before this column, and those whose people were erased or moved;
-- whoever lists them loads them once and notes it.
ALTER TABLE tables ADD COLUMN summary TEXT NOT NULL DEFAULT '';

-- The tables that are played with a set of tiles of somebody's own, by the name of the set (art/own.py): a picture of one
-- that is no longer in memory is drawn from the log of such a table. Tables from before are noted when they are loaded.
CREATE TABLE own_sets (
    name     TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (name, table_id)
) WITHOUT ROWID;

CREATE INDEX own_sets_by_table ON own_sets (table_id);
