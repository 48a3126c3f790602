-- At which tables a device ever sat, or which it made: what must be told and forgotten with it. Made from the logs.
CREATE TABLE known (
    device   TEXT NOT NULL,
    table_id TEXT NOT NULL,
    PRIMARY KEY (device, table_id)
) WITHOUT ROWID;

CREATE INDEX known_by_table ON known (table_id);

INSERT OR IGNORE INTO known SELECT device, table_id FROM sitting;
INSERT OR IGNORE INTO known SELECT device, table_id FROM lessons WHERE table_id != '';
INSERT OR IGNORE INTO known
    SELECT json_extract(line, '$.host'), table_id
    FROM (SELECT table_id, CAST(body AS TEXT) AS line FROM events WHERE n = 1)
    WHERE CASE WHEN json_valid(line) THEN json_extract(line, '$.host') IS NOT NULL END;
INSERT OR IGNORE INTO known
    SELECT json_extract(seat.value, '$.device'), table_id
    FROM (SELECT table_id, CAST(body AS TEXT) AS line FROM events WHERE n = 1),
        json_each(CASE WHEN json_valid(line) THEN line ELSE '{}' END, '$.seats') AS seat
    WHERE json_extract(seat.value, '$.device') IS NOT NULL;
INSERT OR IGNORE INTO known
    SELECT json_extract(line, '$.device'), table_id
    FROM (SELECT table_id, CAST(body AS TEXT) AS line FROM events)
    WHERE line LIKE '{"e":"sat"%' AND CASE WHEN json_valid(line) THEN json_extract(line, '$.device') IS NOT NULL END;

-- Devices and networks that the operator keeps away, until a moment (0: for good).
CREATE TABLE bans (
    who      TEXT PRIMARY KEY,
    made_ms  INTEGER NOT NULL,
    until_ms INTEGER NOT NULL,
    note     TEXT NOT NULL
) WITHOUT ROWID;

-- The code by which another browser takes over a device's seats, hashed; it works once.
CREATE TABLE codes (
    hash     TEXT PRIMARY KEY,
    device   TEXT NOT NULL UNIQUE,
    until_ms INTEGER NOT NULL
) WITHOUT ROWID;
