-- How tables age. `served_ms` is the moment of the last event on the clock of service, which goes on only while somebody
-- serves this folder: a clock that jumps, or a server that was away, makes no table old. Tables from before this column
-- are as old as the clock says, but at most sixty days.
-- `bot_due`: a bot decides now, so after a start only these tables need to be loaded; tables from before are taken to
-- wait for one where one sits, loading them tells. `alone`: nobody but its host has sat there, and hardly anything has
-- happened. `period`: days that the game may lie untouched, 0 being this server's.
ALTER TABLE tables ADD COLUMN served_ms INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN bot_due INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN alone INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN period INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN archived INTEGER NOT NULL DEFAULT 0;

UPDATE tables SET
    bot_due = bots AND phase = 'playing',
    alone = phase = 'lobby' AND (SELECT count(*) FROM events WHERE table_id = id) = 1,
    served_ms = min(0, max(changed_ms - strftime('%s', 'now') * 1000, -60 * 86400000));

CREATE INDEX tables_by_age ON tables (phase, served_ms);
CREATE INDEX tables_not_archived ON tables (served_ms) WHERE phase IN ('over', 'abandoned') AND NOT archived;

-- The clock of service: how long this folder has been served, and what the clock on the wall said then.
CREATE TABLE service (
    served_ms INTEGER NOT NULL,
    wall_ms   INTEGER NOT NULL
);

-- The events of an old table, packed (storage/archive.py). What happens there afterwards stands in `events` again.
CREATE TABLE archive (
    table_id TEXT PRIMARY KEY,
    body     BLOB NOT NULL
);

-- Who opened which table when, on the clock of service: quotas count here, so that they outlive a restart. `address` is
-- a keyed hash of the network that asked, and is forgotten after a day.
CREATE TABLE openings (
    table_id  TEXT NOT NULL,
    served_ms INTEGER NOT NULL,
    device    TEXT NOT NULL,
    address   TEXT NOT NULL
);

CREATE INDEX openings_by_table ON openings (table_id);
CREATE INDEX openings_by_device ON openings (device, served_ms);
CREATE INDEX openings_by_address ON openings (address, served_ms) WHERE address != '';

-- The key of those hashes, made by this server for itself.
CREATE TABLE salts (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
);
