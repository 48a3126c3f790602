-- The event log of each table is the truth; `sitting` and the columns of `tables` after `secret`
-- are made from it in the same transaction, to find tables without reading their logs.
CREATE TABLE tables (
    id         TEXT PRIMARY KEY,
    secret     BLOB NOT NULL,
    phase      TEXT NOT NULL,
    created_ms INTEGER NOT NULL,
    changed_ms INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX tables_by_phase ON tables (phase, changed_ms);

CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id),
    n        INTEGER NOT NULL,
    schema   INTEGER NOT NULL,
    at_ms    INTEGER NOT NULL,
    body     BLOB NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;

CREATE TABLE commands (
    table_id TEXT NOT NULL REFERENCES tables (id),
    cid      TEXT NOT NULL,
    device   TEXT NOT NULL,
    n        INTEGER NOT NULL,
    PRIMARY KEY (table_id, cid)
) WITHOUT ROWID;

CREATE TABLE sitting (
    device   TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (device, table_id)
) WITHOUT ROWID;
