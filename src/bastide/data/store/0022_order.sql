-- Order in the house (server/order). A report with what was said at the table, as JSON: it names the devices of both until
-- they are erased, and is done once a moderator has decided about it.
CREATE TABLE reports (
    id       TEXT PRIMARY KEY,
    at_ms    INTEGER NOT NULL,
    reporter TEXT NOT NULL,
    reported TEXT NOT NULL,
    table_id TEXT NOT NULL,
    reason   TEXT NOT NULL,
    words    TEXT NOT NULL,
    attached TEXT NOT NULL,
    done_ms  INTEGER NOT NULL DEFAULT 0
);

CREATE INDEX reports_by_state ON reports (done_ms, at_ms);
CREATE INDEX reports_by_reported ON reports (reported, at_ms);
CREATE INDEX reports_by_reporter ON reports (reporter, at_ms);

-- What a device may not do until a moment (0: for good): 'mute' and 'bar'.
CREATE TABLE restraints (
    device   TEXT NOT NULL,
    what     TEXT NOT NULL,
    until_ms INTEGER NOT NULL,
    PRIMARY KEY (device, what)
);

-- What moderators did. Rows are only added; each has the hash of the chain up to itself, so that a changed one is found.
CREATE TABLE order_log (
    n         INTEGER PRIMARY KEY,
    at_ms     INTEGER NOT NULL,
    moderator TEXT NOT NULL,
    act       TEXT NOT NULL,
    report    TEXT NOT NULL,
    until_ms  INTEGER NOT NULL,
    note      TEXT NOT NULL,
    chain     TEXT NOT NULL
);
