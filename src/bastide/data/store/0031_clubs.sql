-- Of people: the number by which they were seeded (0: none), and the team of which they are (-1: none), once they have
-- `accepted` it.
ALTER TABLE entrants ADD COLUMN rating INTEGER NOT NULL DEFAULT 0;
ALTER TABLE entrants ADD COLUMN team INTEGER NOT NULL DEFAULT -1;
ALTER TABLE entrants ADD COLUMN accepted INTEGER NOT NULL DEFAULT 1;

-- Where more than two sit at a table: the entrants after the two, and the place of each, as numbers with commas. `team_match`:
-- the match of two teams to which a board belongs (-1: none).
ALTER TABLE duels ADD COLUMN others TEXT NOT NULL DEFAULT '';
ALTER TABLE duels ADD COLUMN places TEXT NOT NULL DEFAULT '';
ALTER TABLE duels ADD COLUMN team_match INTEGER NOT NULL DEFAULT -1;

-- The points and places of all at a table, in the order of its duel.
ALTER TABLE duel_games ADD COLUMN points TEXT NOT NULL DEFAULT '';
ALTER TABLE duel_games ADD COLUMN places TEXT NOT NULL DEFAULT '';

-- The tournament after which this one is the next season.
ALTER TABLE tournaments ADD COLUMN season_of TEXT NOT NULL DEFAULT '';

CREATE INDEX tournaments_by_season ON tournaments (season_of);

-- Teams by number; `line_up`: who sits at which board in the next round, devices with commas ("": in the order of coming).
-- `seed` as of entrants.
CREATE TABLE teams (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    n             INTEGER NOT NULL,
    name          TEXT NOT NULL,
    captain       TEXT NOT NULL,
    seed          INTEGER NOT NULL DEFAULT -1,
    line_up       TEXT NOT NULL DEFAULT '',
    joined_ms     INTEGER NOT NULL,
    PRIMARY KEY (tournament_id, n)
);

-- Which team plays against which; `two` -1: none.
CREATE TABLE team_matches (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    round         INTEGER NOT NULL,
    n             INTEGER NOT NULL,
    one           INTEGER NOT NULL,
    two           INTEGER NOT NULL,
    PRIMARY KEY (tournament_id, round, n)
);

-- What the host decided by hand, and why. Rows are only added.
CREATE TABLE tournament_notes (
    tournament_id TEXT NOT NULL REFERENCES tournaments (id),
    n             INTEGER NOT NULL,
    at_ms         INTEGER NOT NULL,
    what          TEXT NOT NULL,
    whom          INTEGER NOT NULL DEFAULT -1,
    board         INTEGER NOT NULL DEFAULT -1,
    reason        TEXT NOT NULL,
    PRIMARY KEY (tournament_id, n)
);
