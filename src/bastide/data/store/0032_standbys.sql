-- Who is ready to step into a tournament that has begun, or has no place left.
CREATE TABLE standbys (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    device        TEXT NOT NULL,
    name          TEXT NOT NULL,
    joined_ms     INTEGER NOT NULL,
    PRIMARY KEY (tournament_id, device)
);

CREATE INDEX standbys_by_device ON standbys (device);
