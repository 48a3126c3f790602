-- A house of several processes: work for processes of their own that any machine may take (server/jobs). `edition`: what
-- must be the same where it is done; `said`: the line that its process reads; `line`: the last one that it told; `file`:
-- what it made. Whoever has it says so until `until_ms`; it is wanted as long as somebody looks at it. One process alone
-- leaves all that empty.
CREATE TABLE jobs (
    id        TEXT PRIMARY KEY,
    kind      TEXT NOT NULL,
    edition   TEXT NOT NULL,
    said      BLOB NOT NULL,
    state     TEXT NOT NULL,
    line      BLOB NOT NULL,
    file      BLOB,
    taken_by  TEXT NOT NULL,
    until_ms  INTEGER NOT NULL,
    tries     INTEGER NOT NULL,
    made_ms   INTEGER NOT NULL,
    wanted_ms INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX jobs_by_age ON jobs (made_ms);

-- Processes that do nothing but such work (`bastide work`), and what each of them takes.
CREATE TABLE workers (
    name    TEXT NOT NULL,
    kind    TEXT NOT NULL,
    edition TEXT NOT NULL,
    beat_ms INTEGER NOT NULL,
    PRIMARY KEY (name, kind)
) WITHOUT ROWID;
