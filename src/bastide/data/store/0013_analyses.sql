-- The analysis of a finished game, packed, one for each depth. It can always be made anew.
CREATE TABLE analyses (
    table_id TEXT NOT NULL REFERENCES tables (id),
    depth    INTEGER NOT NULL,
    engine   TEXT NOT NULL,
    body     BLOB NOT NULL,
    PRIMARY KEY (table_id, depth)
) WITHOUT ROWID;
