-- How long the house has been open: `served_ms` without the time that it was away. Clocks of players go by it.
ALTER TABLE service ADD COLUMN open_ms INTEGER NOT NULL DEFAULT 0;

-- Where the time of a seat runs: since when its decision is open, and when it is over (at the latest; 0: to be looked
-- at), on that clock. What was used before stands in the log.
CREATE TABLE clocks (
    table_id TEXT NOT NULL PRIMARY KEY REFERENCES tables (id),
    seat     INTEGER NOT NULL,
    device   TEXT NOT NULL,
    since_ms INTEGER NOT NULL,
    due_ms   INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX clocks_by_due ON clocks (due_ms);
CREATE INDEX clocks_by_device ON clocks (device);

-- When somebody was or is on vacation, on the same clock: clocks of days stand meanwhile.
CREATE TABLE vacations (
    device   TEXT NOT NULL,
    since_ms INTEGER NOT NULL,
    until_ms INTEGER NOT NULL,
    PRIMARY KEY (device, since_ms)
) WITHOUT ROWID;
