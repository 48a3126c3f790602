-- The first try of each device at each puzzle, and the Elo numbers of both after it. Not made from logs: what a number
-- was then depends on all tries before it.
CREATE TABLE tries (
    device TEXT NOT NULL,
    puzzle TEXT NOT NULL,
    solved INTEGER NOT NULL,
    rating REAL NOT NULL,
    at_ms  INTEGER NOT NULL,
    PRIMARY KEY (device, puzzle)
) WITHOUT ROWID;

CREATE TABLE puzzles (
    puzzle TEXT PRIMARY KEY,
    rating REAL NOT NULL,
    tries  INTEGER NOT NULL
) WITHOUT ROWID;
