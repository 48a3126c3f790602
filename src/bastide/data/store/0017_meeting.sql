-- What somebody wants who waits to be paired: the terms of the table as JSON, and for how many players. `beat_ms` is when
-- his page was heard of last, on the clock of the wall: a page that is gone takes its seek with it. `table_id` is the
-- table that was found for him, until its game begins.
CREATE TABLE seeks (
    device   TEXT PRIMARY KEY,
    id       TEXT NOT NULL UNIQUE,
    name     TEXT NOT NULL,
    terms    TEXT NOT NULL,
    seats    INTEGER NOT NULL,
    language TEXT NOT NULL,
    address  TEXT NOT NULL,
    since_ms INTEGER NOT NULL,
    beat_ms  INTEGER NOT NULL,
    table_id TEXT NOT NULL DEFAULT ''
);

CREATE INDEX seeks_by_table ON seeks (table_id);

-- Tables that strangers are shown, while they can sit down there or look on. `seen_ms` is when somebody was there last
-- and `watchers` how many look on, as far as that was noted (it is now and then); made from the logs otherwise.
CREATE TABLE public_tables (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    made_ms  INTEGER NOT NULL,
    seen_ms  INTEGER NOT NULL,
    watchers INTEGER NOT NULL DEFAULT 0
);

-- Whom a device does not want to be paired with, under the name he had.
CREATE TABLE blocks (
    device  TEXT NOT NULL,
    other   TEXT NOT NULL,
    name    TEXT NOT NULL,
    made_ms INTEGER NOT NULL,
    PRIMARY KEY (device, other)
);

CREATE INDEX blocks_by_other ON blocks (other);
