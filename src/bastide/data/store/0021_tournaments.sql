-- Tournaments: what was agreed on (`plan`, JSON), how far it has come, and by when its round is to be played (on the
-- clock of service; 0: no hurry). From `secret` follow the draws of rounds whose boards all play the same tiles.
CREATE TABLE tournaments (
    id         TEXT PRIMARY KEY,
    host       TEXT NOT NULL,
    name       TEXT NOT NULL,
    plan       TEXT NOT NULL,
    phase      TEXT NOT NULL,
    made_ms    INTEGER NOT NULL,
    changed_ms INTEGER NOT NULL,
    due_ms     INTEGER NOT NULL DEFAULT 0,
    secret     BLOB NOT NULL
);

CREATE INDEX tournaments_by_phase ON tournaments (phase, changed_ms);
CREATE INDEX tournaments_by_host ON tournaments (host);

-- Who takes part. `seed` is the number by which duels name them, from the start on; before it -1.
CREATE TABLE entrants (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    device        TEXT NOT NULL,
    name          TEXT NOT NULL,
    seed          INTEGER NOT NULL,
    withdrawn     INTEGER NOT NULL DEFAULT 0,
    joined_ms     INTEGER NOT NULL,
    PRIMARY KEY (tournament_id, device)
);

CREATE INDEX entrants_by_device ON entrants (device);

-- Who plays whom; `two` -1: nobody. `said`: the result was given by word.
CREATE TABLE duels (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    round         INTEGER NOT NULL,
    board         INTEGER NOT NULL,
    one           INTEGER NOT NULL,
    two           INTEGER NOT NULL,
    result        TEXT NOT NULL,
    said          INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (tournament_id, round, board)
);

-- The games of each duel by their tables. The name of a table is kept before the table is made.
CREATE TABLE duel_games (
    tournament_id TEXT NOT NULL,
    round         INTEGER NOT NULL,
    board         INTEGER NOT NULL,
    n             INTEGER NOT NULL,
    table_id      TEXT NOT NULL UNIQUE,
    result        TEXT NOT NULL,
    points_one    INTEGER NOT NULL DEFAULT 0,
    points_two    INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (tournament_id, round, board, n)
);
