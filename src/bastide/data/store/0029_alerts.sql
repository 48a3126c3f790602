-- Browsers that hear while no page is open (RFC 8030): where their messages go, and the keys that close them. `session`
-- is that of the account that was signed in there, '' for a guest: with it goes the browser.
CREATE TABLE pushes (
    id       TEXT PRIMARY KEY,
    device   TEXT NOT NULL,
    session  TEXT NOT NULL,
    endpoint TEXT NOT NULL,
    p256dh   TEXT NOT NULL,
    auth     TEXT NOT NULL,
    language TEXT NOT NULL,
    made_ms  INTEGER NOT NULL
);

CREATE INDEX pushes_by_device ON pushes (device);
CREATE INDEX pushes_by_session ON pushes (session) WHERE session != '';

-- What somebody who is away is to hear of a table, and from when on; and (`sent_ms`) what he has heard since he was last
-- there. `missing` are those of his browsers that could not be reached yet.
CREATE TABLE alerts (
    device   TEXT NOT NULL,
    table_id TEXT NOT NULL,
    kind     TEXT NOT NULL,
    who      TEXT NOT NULL,
    due_ms   INTEGER NOT NULL,
    sent_ms  INTEGER NOT NULL,
    tries    INTEGER NOT NULL,
    missing  TEXT NOT NULL,
    PRIMARY KEY (device, table_id, kind)
);

CREATE INDEX alerts_due ON alerts (due_ms) WHERE sent_ms = 0;
CREATE INDEX alerts_by_table ON alerts (table_id);
