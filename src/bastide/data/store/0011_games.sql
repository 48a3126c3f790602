-- What a device made of a table that it has sat at: hidden from its lists, out of them for good (`gone`), and a name of
-- its own for it ('': the table's). Nobody else is shown any of it. Only tables of which there is something to say have
-- a row.
CREATE TABLE mine (
    device   TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    name     TEXT NOT NULL DEFAULT '',
    hidden   INTEGER NOT NULL DEFAULT 0,
    gone     INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (device, table_id)
) WITHOUT ROWID;

CREATE INDEX mine_by_table ON mine (table_id);
