-- Tile sets that people share by a link, named by what is in them, and the devices that shared each. When it was last
-- asked for, by the clock of service: one that nobody wants for long goes.
CREATE TABLE tilesets (
    id TEXT PRIMARY KEY,
    body BLOB NOT NULL,
    shared_ms INTEGER NOT NULL,
    served_ms INTEGER NOT NULL
) WITHOUT ROWID;

CREATE TABLE tileset_sharers (
    tileset_id TEXT NOT NULL REFERENCES tilesets (id),
    device     TEXT NOT NULL,
    at_ms      INTEGER NOT NULL,
    PRIMARY KEY (tileset_id, device)
) WITHOUT ROWID;
CREATE INDEX tileset_sharers_by_device ON tileset_sharers (device);
