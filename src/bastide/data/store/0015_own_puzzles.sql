-- Turns of analysed games that are puzzles for whoever sat there (puzzles/own.py), as the deepest analysis has it. `body`
-- says what the game's log does not; `solved` is empty until the seat's device has tried, and once 1 it stays so.
CREATE TABLE own_puzzles (
    table_id TEXT NOT NULL REFERENCES tables (id),
    puzzle   TEXT NOT NULL,
    seat     INTEGER NOT NULL,
    turn     INTEGER NOT NULL,
    depth    INTEGER NOT NULL,
    body     BLOB NOT NULL,
    solved   INTEGER,
    PRIMARY KEY (table_id, puzzle)
) WITHOUT ROWID;

CREATE INDEX own_puzzles_by_name ON own_puzzles (puzzle);
