-- Rated games. The log of results is `rated_games` in the order of `n` with its rows in `rated_seats`; all else follows
-- from it (server/rating). It names nobody: a person is a number, `rated_people` says which device has it ('' once it
-- is erased). A row of `rated_seats` without a place belongs to a game that has begun.
CREATE TABLE rated_counts (
    one    INTEGER PRIMARY KEY CHECK (one = 1),
    games  INTEGER NOT NULL,
    people INTEGER NOT NULL
);

CREATE TABLE rated_people (
    person INTEGER PRIMARY KEY,
    device TEXT NOT NULL
);

CREATE UNIQUE INDEX rated_people_by_device ON rated_people (device) WHERE device != '';

CREATE TABLE rated_games (
    n         INTEGER PRIMARY KEY,
    table_id  TEXT NOT NULL UNIQUE,
    family    TEXT NOT NULL,
    speed     TEXT NOT NULL,
    kind      TEXT NOT NULL,
    first     INTEGER NOT NULL,
    advantage DOUBLE PRECISION NOT NULL,
    at_ms     INTEGER NOT NULL
);

-- `points` is the JSON of the points by kind of feature, '' where the game did not come to its end. The grade before the
-- game is that of its moment, with a deviation that has grown since the game before it.
CREATE TABLE rated_seats (
    table_id   TEXT NOT NULL,
    seat       INTEGER NOT NULL,
    person     INTEGER NOT NULL,
    place      INTEGER,
    points     TEXT NOT NULL DEFAULT '',
    before     DOUBLE PRECISION,
    before_deviation DOUBLE PRECISION,
    rating     DOUBLE PRECISION,
    deviation  DOUBLE PRECISION,
    volatility DOUBLE PRECISION,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX rated_seats_by_person ON rated_seats (person);

-- What every number is now. From `sure_until_ms` on it is provisional again if nothing is played.
CREATE TABLE ratings (
    person        INTEGER NOT NULL,
    family        TEXT NOT NULL,
    speed         TEXT NOT NULL,
    kind          TEXT NOT NULL,
    rating        DOUBLE PRECISION NOT NULL,
    deviation     DOUBLE PRECISION NOT NULL,
    volatility    DOUBLE PRECISION NOT NULL,
    games         INTEGER NOT NULL,
    wins          INTEGER NOT NULL,
    draws         INTEGER NOT NULL,
    at_ms         INTEGER NOT NULL,
    sure_until_ms INTEGER NOT NULL,
    PRIMARY KEY (person, family, speed, kind)
);

CREATE INDEX ratings_by_rating ON ratings (family, speed, kind, rating);

-- Points by kind of feature over all rated games that came to their end; `games` counts those games.
CREATE TABLE rated_points (
    person INTEGER NOT NULL,
    kind   TEXT NOT NULL,
    points INTEGER NOT NULL,
    games  INTEGER NOT NULL,
    PRIMARY KEY (person, kind)
);
